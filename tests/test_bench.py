"""The benchmark is honest: it finds a wrong way, keeps what it measured, and judges by the data."""

import dataclasses
import itertools
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from click.testing import CliRunner
from torch import Tensor

from logpile.bench import command, compare, peers, plan, readme, restated, suite, sweep
from logpile.bench.capacity import Capacity, most
from logpile.bench.cases import FULL, Case, fitted
from logpile.bench.clock import spread
from logpile.bench.compiles import SCHEDULES, count_graphs
from logpile.bench.experiment import Bench, Experiment, Settings
from logpile.bench.inputs import make_inputs
from logpile.bench.isolate import Announce, Message, run_isolated
from logpile.bench.matmul import multiplies_slowly
from logpile.bench.measure import CaseExperiment, Runner
from logpile.bench.memory import saved_bytes, taken
from logpile.bench.region import make_region
from logpile.bench.results import (
    FAILED,
    FIT,
    MEASURES,
    OK,
    SKIPPED,
    WRONG,
    Results,
    Row,
    describe,
)
from logpile.bench.sharded import count_collectives, on_ranks
from logpile.bench.targets import TARGETS, gates_hold, judge
from logpile.bench.training import Shape, TrainingStep
from logpile.bench.truth import make_truth
from logpile.bench.way import Way
from logpile.bench.ways import TILES, WAYS, plain
from logpile.cli import logpile

CPU = torch.device("cpu")
TINY = Case("tiny", 8, 100, "fp32")
QUICK = Settings(rounds=2, least_rounds=1)
PLAIN = Way("plain", "", plain)


def shifted(logits: Tensor, target: Tensor, *others: Any) -> tuple[Tensor, Tensor | None]:
    logprob, entropy = plain(logits, target, *others)
    return logprob + 0.25, entropy


def detached(logits: Tensor, target: Tensor, *others: Any) -> tuple[Tensor, Tensor | None]:
    logprob, entropy = plain(logits, target, *others)
    assert entropy is not None
    return logprob, entropy.detach()


def not_a_number(logits: Tensor, target: Tensor, *others: Any) -> tuple[Tensor, Tensor | None]:
    logprob, entropy = plain(logits, target, *others)
    assert entropy is not None
    return logprob, entropy * torch.nan


def one_row_off(logits: Tensor, target: Tensor, *others: Any) -> tuple[Tensor, Tensor | None]:
    return plain(logits, target.roll(1), *others)


def raising(logits: Tensor, *others: Any) -> tuple[Tensor, Tensor | None]:
    raise RuntimeError("no luck")


def lacking(logits: Tensor, *others: Any) -> tuple[Tensor, Tensor | None]:
    import_module("no_such_module")
    raise AssertionError


def ending(logits: Tensor, *others: Any) -> tuple[Tensor, Tensor | None]:
    os._exit(7)


def rows_of(case: Case, *ways: Way) -> dict[tuple[str, str], Row]:
    """Run a case in this process."""
    return rows_from(CaseExperiment(case), *ways)


def rows_from(experiment: Experiment, *ways: Way) -> dict[tuple[str, str], Row]:
    """Run an experiment in this process."""
    found: dict[tuple[str, str], Row] = {}

    def tell(row: Row) -> None:
        found[row.work, row.way] = row

    bench = Bench(QUICK, ways, tell, at=lambda way, what: None, announce=lambda summary: None)
    experiment.run(bench)
    return found


# A way that is not what it says


@pytest.mark.parametrize("function", [shifted, detached, not_a_number, one_row_off])
def test_a_wrong_way_is_told_and_not_timed(function: Any) -> None:
    rows = rows_of(TINY, Way("wrong", "", function), PLAIN)
    for work in TINY.passes:
        assert rows[work, "wrong"].status == WRONG
        assert rows[work, "wrong"].seconds == ()
        assert "gradient_error" in rows[work, "wrong"].values
        assert rows[work, "plain"].status == OK


def test_a_wrong_loss_and_a_lost_mask_are_told() -> None:
    case = Case("loss", 8, 100, "fp32", loss=True, masked=0.5, passes=("step",))
    unmasked = Way("unmasked", "", plain_without_masks, masks=True)  # it says that it knows them
    rows = rows_of(case, Way("wrong", "", shifted), unmasked, PLAIN)
    assert rows["step", "wrong"].status == WRONG
    assert rows["step", "unmasked"].status == FAILED  # a gather at −100
    assert rows["step", "plain"].status == OK


def plain_without_masks(logits: Tensor, target: Tensor, *others: Any) -> Any:
    return plain(logits, target, *others)


CASES = [
    Case("log-prob", 16, 99, wants="logprob"),
    Case("metric", 16, 99, "fp32", wants="metric"),
    Case("entropy", 16, 99),
    Case("score", 16, 99, passes=("score",)),
    Case("head", 16, 99, hidden=8, wants="logprob", passes=("step",)),
    Case("head and loss", 16, 99, "fp32", hidden=8, loss=True, passes=("step",)),
    Case("masked", 16, 99, "fp32", sequences=2, masked=0.7, loss=True, passes=("step",)),
    Case("ragged", 24, 99, sequences=3, ragged=True, passes=("step",)),
    Case("keep mask", 16, 99, keep="mask"),
    Case("keep ids", 16, 99, "fp32", keep="ids"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_way_computes_the_same(case: Case) -> None:
    # A compiled way is one of these in torch.compile, which is not what is tested.
    eager = [way for way in WAYS if not way.compiled and way.kernel == "tiles"]
    rows = rows_of(case, *eager)
    told = {way for _, way in rows}
    assert {way.name for way in eager} <= told
    ok = {row.way for row in rows.values() if row.status == OK}
    assert {TILES.name, "plain, eager"} <= ok
    assert not [row for row in rows.values() if row.status not in (OK, SKIPPED)]
    assert all(row.reason for row in rows.values() if row.status == SKIPPED)


@pytest.mark.parametrize("name", ["TRL", "verl"])
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32])
def test_an_algorithm_that_works_in_the_logits_dtype_rounds_to_it(
    name: str, dtype: torch.dtype
) -> None:
    function, _ = restated.ALGORITHMS[name]
    logits, target = torch.randn(16, 99).to(dtype), torch.arange(16)
    logprob, entropy = function(logits, target, "entropy")
    assert entropy is not None
    assert logprob.dtype == entropy.dtype == dtype
    chosen = logits.log_softmax(-1)[torch.arange(16), target]
    torch.testing.assert_close(logprob, chosen, rtol=0, atol=1e-6)


def test_the_truth_is_what_the_definitions_say() -> None:
    case = Case("truth", 5, 7, "fp32")
    data = make_inputs(case, CPU)
    truth = make_truth(case, data, with_gradient=True)
    z = data.leaves[0].double().requires_grad_()
    p = z.softmax(-1)
    logprob = p[torch.arange(5), data.target].log()
    entropy = -torch.special.xlogy(p, p).sum(-1)
    torch.testing.assert_close(truth.outputs, (logprob, entropy))
    (gradient,) = torch.autograd.grad(
        (logprob * data.upstream[0]).sum() + (entropy * data.upstream[1]).sum(), z
    )
    torch.testing.assert_close(truth.gradients[0], gradient)


def test_data_is_as_the_case_says() -> None:
    masked = make_inputs(Case("", 40, 10, sequences=2, masked=0.7), CPU)
    assert masked.live.float().mean() == pytest.approx(0.3)
    assert (masked.target == -100).equal(~masked.live)
    ragged = make_inputs(Case("", 400, 10, sequences=8, ragged=True), CPU)
    lengths = ragged.live.sum(-1)
    assert lengths.max() == 50
    assert len(set(lengths.tolist())) > 3
    assert masked.leaves[0].std() > 1  # no zeros


def test_tokens_are_cut_to_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logpile.bench.cases.free_bytes", lambda device: 20 * 100 * 2 * 55)
    assert fitted(Case("", 1000, 100, sequences=10), CPU).tokens == 50
    assert fitted(Case("", 30, 100), CPU).tokens == 30


def test_a_head_is_of_fp32_where_its_dtype_is_multiplied_slowly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    took = {torch.bfloat16: 6.0, torch.float32: 1.0}
    monkeypatch.setattr("logpile.bench.matmul.seconds", lambda dtype, device: took[dtype])
    multiplies_slowly.cache_clear()
    try:
        assert fitted(Case("", 10, 100, hidden=8), CPU).dtype == "fp32"
        assert fitted(Case("", 10, 100), CPU).dtype == "bf16"
        multiplies_slowly.cache_clear()
        took[torch.bfloat16] = 4.0
        assert fitted(Case("", 10, 100, hidden=8), CPU).dtype == "bf16"
    finally:
        multiplies_slowly.cache_clear()


def test_the_gradient_of_a_head_is_no_larger_than_the_logits() -> None:
    # It is in the peak of every way, and would hide what a way takes beside it.
    heads = [case for case in FULL if case.hidden]
    assert len(heads) > 2
    assert all(case.hidden <= case.tokens for case in heads)


def test_other_vector_instructions_are_another_kind_of_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kinds = set()
    for vectors in ("AVX2", "AVX512"):
        monkeypatch.setattr(torch.backends.cpu, "get_cpu_capability", lambda v=vectors: v)
        kinds.add(describe("cpu")["kind"])
    assert len(kinds) == 2


def test_trl_is_told_what_is_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    (way,) = (way for way in WAYS if way.name == "TRL")
    seen: list[Tensor | None] = []

    def both(logits: Tensor, target: Tensor, row_mask: Tensor | None = None, **_: Any) -> Any:
        seen.append(row_mask)
        return plain(logits, target, "entropy")

    utils = SimpleNamespace(selective_log_softmax_and_entropy=both)
    monkeypatch.setattr(peers, "import_module", lambda name: utils)
    for case in (TINY, dataclasses.replace(TINY, sequences=2, masked=0.5)):
        data = make_inputs(case, CPU)
        make_region(way, case)(data.leaves, data)
    assert seen[0] is None
    assert seen[1] is data.live


def test_the_bytes_of_a_masked_case_are_those_of_its_live_tokens() -> None:
    case = dataclasses.replace(TINY, sequences=2, masked=0.75)
    rows = rows_of(case, PLAIN)
    assert rows["forward", "plain"].values["bytes"] == 0.25 * case.logits_bytes
    assert rows["step", "plain"].values["bytes"] == (2 * 0.25 + 1) * case.logits_bytes


# What goes wrong costs no more than itself


def test_an_exception_takes_nothing_from_the_others() -> None:
    rows = rows_of(TINY, Way("raising", "", raising), PLAIN)
    assert rows["step", "raising"].status == FAILED
    assert rows["step", "raising"].reason == "RuntimeError: no luck"
    assert rows["step", "plain"].seconds


def test_a_package_that_lacks_another_is_skipped() -> None:
    rows = rows_of(TINY, Way("lacking", "", lacking), Way("absent", "", plain, package="absent"))
    assert rows["step", "lacking"].status == rows["step", "absent"].status == SKIPPED
    assert rows["step", "lacking"].reason == "it needs no_such_module, which is not installed"
    assert rows["step", "absent"].reason == "absent is not installed"


def test_a_way_that_ends_the_process_takes_nothing_from_the_others() -> None:
    ways = (Way("first", "", plain), Way("ending", "", ending), PLAIN)
    found = {}
    for message in run_isolated(CaseExperiment(TINY), QUICK, ways):
        if isinstance(message, Row):
            found[message.work, message.way] = message
    assert found["step", "first"].status == OK
    assert found["step", "plain"].status == OK
    assert found["step", "ending"].status == FAILED
    assert "the process ended" in found["step", "ending"].reason


@dataclasses.dataclass(frozen=True)
class Raising:
    """An experiment that raises."""

    name: str = "raising"
    environment: dict[str, str] = dataclasses.field(default_factory=lambda: {"BENCH_TEST": "1"})

    def run(self, bench: Bench) -> None:
        bench.tell(Row(self.name, "", "way", reason=os.environ["BENCH_TEST"]))
        raise LookupError("nothing here")


def test_an_experiment_that_raises_is_told() -> None:
    told, failed = run_isolated(Raising(), QUICK, ())
    assert isinstance(told, Row)
    assert told.reason == "1"
    assert "BENCH_TEST" not in os.environ
    assert isinstance(failed, Row)
    assert failed.status == FAILED
    assert "LookupError: nothing here" in failed.reason


def test_an_interrupt_keeps_what_was_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def told(*arguments: Any) -> Iterator[Message]:
        yield Announce("a case")
        yield Row("tiny", "step", "plain", seconds=(1.0, 2.0), values={"copies": 3.0})
        raise KeyboardInterrupt

    monkeypatch.setattr(suite, "run_isolated", told)
    file = tmp_path / "results.json"
    experiments: list[Experiment] = [CaseExperiment(TINY), Raising()]
    results = suite.run_suite("short", experiments, QUICK, WAYS, file, lambda *_: None)
    assert results.interrupted
    assert Results.load(file) == results
    assert results.summaries == {"tiny": "a case"}
    row = results.get("tiny", "step", "plain")
    assert row is not None
    assert row.median == 1.5


# What is counted


def test_memory_is_what_was_held_at_once() -> None:
    def call() -> Tensor:
        first = torch.zeros(1_000_000, dtype=torch.uint8)
        del first
        second = torch.zeros(3_000_000, dtype=torch.uint8)
        third = torch.zeros(500_000, dtype=torch.uint8)
        del second
        return third

    found = taken(call, CPU)
    assert 3_500_000 <= found.peak < 3_501_000
    assert 500_000 <= found.held < 501_000


def test_what_is_saved_is_counted_once_and_beside_what_is_given() -> None:
    x = torch.zeros(1000, requires_grad=True)
    saved, _ = saved_bytes(lambda: (x * x, x.exp().tanh()), (x,))
    assert saved == 8000  # the results of exp and tanh


def test_in_place_writes_over_the_logits_and_the_next_call_has_them_again() -> None:
    case = Case("", 600, 3000, "bf16", passes=("step",))
    (way,) = (way for way in WAYS if way.name == f"{TILES.name}, in place")
    data = make_inputs(case, CPU)
    runner = Runner(way, case, data, torch.empty_like(data.leaves[0]))
    runner.region = make_region(way, case)
    _, (first,) = runner.call("step", runner.leaves("step"))
    assert first.data_ptr() == runner.buffer.data_ptr()
    first = first.clone()
    _, (second,) = runner.call("step", runner.leaves("step"))
    assert torch.equal(first, second)


def test_graphs_are_counted() -> None:
    def scaled(x: Tensor, size: int) -> Tensor:
        return x * size

    calls = [(torch.zeros(3), n) for n in (5, 6, 7, 8)]
    assert count_graphs(scaled, calls) == 2
    assert count_graphs(scaled, calls[:1]) == 1


def test_a_line_is_told_from_a_curve() -> None:
    sizes = [1, 2, 4, 8]
    line = sweep.fit_line(sizes, [0.5 + 2.0 * n for n in sizes])
    assert line == pytest.approx({"slope": 2.0, "intercept": 0.5, "r2": 1.0, "slope_change": 0.0})
    curve = sweep.fit_line(sizes, [float(n * n) for n in sizes])
    assert curve["r2"] < 0.99
    assert curve["slope_change"] > 0.15


@pytest.mark.parametrize("true", [0, 1, 7, 64])
def test_the_most_that_fits_is_found(true: int) -> None:
    tried = []

    def fits(tokens: int) -> bool:
        tried.append(tokens)
        return tokens <= true * 16 + 3

    assert most(fits, 16, limit=64 * 16) == true * 16
    assert len(tried) < 16


def test_a_sweep_and_a_training_step_are_rows() -> None:
    case = Case("", 8, 50, "fp32", passes=("step",))
    swept = sweep.Sweep("sweep", "tokens", (8, 16, 32), case, ("plain",))
    rows = rows_from(swept, PLAIN, Way("not asked for", "", plain))
    assert {work for work, _ in rows} == {"8", "16", "32", FIT}
    assert all(row.status == OK for row in rows.values())
    assert rows["32", "plain"].values["size"] == 32
    step = TrainingStep(("plain", TILES.name), Shape(vocab=40, width=8, layers=1, heads=2))
    rows = rows_from(step, PLAIN, TILES)
    assert {row.status for row in rows.values()} == {OK}, rows
    assert all(0 < row.values["share"] < 1 for row in rows.values())


def test_a_sweep_over_the_vocabulary_has_one_token_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("logpile.bench.cases.free_bytes", lambda device: 20 * 4 * 80 * 6)
    case = Case("", 8, dtype="fp32", passes=("step",))
    made = []

    def noted(case: Case, device: torch.device) -> Any:
        made.append(case.tokens)
        return make_inputs(case, device)

    monkeypatch.setattr(sweep, "make_inputs", noted)
    rows_from(sweep.Sweep("sweep", "vocab", (40, 80), case, ("plain",)), PLAIN)
    assert made == [6, 6]  # though there is memory for 8 of the smaller one


def test_where_there_is_no_gpu_the_capacity_is_skipped() -> None:
    rows = rows_from(Capacity(80, Case("", hidden=8, passes=("step",))), PLAIN)
    assert {row.reason for row in rows.values()} == {"needs CUDA"}


def reduce_and_gather() -> Any:
    def call() -> None:
        torch.distributed.all_reduce(torch.zeros(9))
        torch.distributed.all_reduce(torch.zeros(3, dtype=torch.bfloat16))
        gathered = [torch.zeros(5) for _ in range(3)]
        torch.distributed.all_gather(gathered, torch.zeros(5))

    return count_collectives(call)


def test_collectives_and_their_bytes_are_counted() -> None:
    # Of 3 ranks, each sends 4/3 of the 36 + 6 bytes that are reduced, and twice the 20 gathered.
    counts = {"gloo:all_reduce": 2, "gloo:all_gather": 1}
    assert on_ranks(3, reduce_and_gather) == 3 * [(counts, pytest.approx(56 + 40))]


def fail() -> Any:
    raise LookupError("not here")


def test_a_failing_rank_is_told() -> None:
    with pytest.raises(RuntimeError, match="LookupError: not here"):
        on_ranks(1, fail)


# What is made of it


def results(*rows: Row, device: str = "cpu") -> Results:
    settings = {"device": device, "experiments": [*dict.fromkeys(row.experiment for row in rows)]}
    made = Results({"kind": "test", "cpu": "", "threads": 1}, settings, "today", "")
    for row in rows:
        made.put(row)
    return made


@pytest.mark.parametrize("device", ["cpu", "cuda"])
def test_every_target_is_measured_by_the_suite(device: str) -> None:
    made = results(device=device)
    works = ("score", "forward", "step", FIT, *SCHEDULES)
    names = [experiment.name for experiment in plan.SUITES["short"]]
    made.settings["experiments"] = names
    for name, work, way in itertools.product(names, works, WAYS):
        values = dict.fromkeys(MEASURES, 2.0 if work == "step" else 1.0)
        made.put(Row(name, work, way.name, seconds=(1.0,), values=values))
    assert [v.target.name for v in judge(made) if v.value is None] == []
    assert len(judge(made)) < len(TARGETS)  # those of the other device are left out


def holds(*rows: Row) -> bool:
    made = results(*rows)
    return gates_hold(made, judge(made))


COUNTED = [  # what every gate over the graphs asks for
    Row("compiles", schedule, "logpile, compiled", values={"graphs": 2.0}) for schedule in SCHEDULES
]


def test_a_gate_that_does_not_hold_is_told_by_the_status() -> None:
    slow = Row("dispatch", "step", TILES.name, values={"over_kernel_us": 999.0})
    assert holds(*COUNTED, slow)  # a time is no gate
    many = dataclasses.replace(COUNTED[0], values={"graphs": 9.0})
    assert not holds(COUNTED[1], many, slow)
    made = results(COUNTED[1], many, slow)
    assert [v.value for v in judge(made) if v.reached is False] == [9.0, 999.0]


@pytest.mark.parametrize("status", [WRONG, FAILED])
def test_a_gate_does_not_hold_where_our_op_or_an_experiment_failed(status: str) -> None:
    assert holds(*COUNTED, Row("other", "step", "TRL", status))
    assert not holds(*COUNTED, Row("other", "step", TILES.name, status))
    assert not holds(*COUNTED, Row("other", "", "", status))


def test_a_gate_that_was_asked_for_and_not_measured_does_not_hold() -> None:
    assert not holds(COUNTED[0])
    skipped = dataclasses.replace(COUNTED[1], status=SKIPPED, values={})
    assert not holds(COUNTED[0], skipped)


def test_targets_are_those_of_what_was_asked_for() -> None:
    assert {v.target.experiment for v in judge(results(*COUNTED))} == {"compiles"}


def timed_row(way: str, *seconds: float, **values: float) -> Row:
    return Row("headline", "step", way, seconds=seconds, values=values)


def test_compare_tells_what_is_beyond_the_noise() -> None:
    before = results(
        timed_row("noisy", 1.0, 1.2, 0.8, 1.1, 0.9),
        timed_row("steady", 1.0, 1.01, 0.99),
        timed_row("larger", 1.0, 1.0, 1.0, peak=1.0),
        timed_row("faster", 1.0, 1.0, 1.0),
        timed_row("gone", 1.0, 1.0),
    )
    after = results(
        timed_row("noisy", 1.2, 1.4, 1.0, 1.3, 1.1),
        timed_row("steady", 1.2, 1.21, 1.19),
        timed_row("larger", 1.0, 1.0, 1.0, peak=2.0),
        timed_row("faster", 0.5, 0.5, 0.5),
        timed_row("new", 1.0, 1.0),
    )
    found = {(c.row.way, c.measure, c.worse) for c in compare.changes(before, after)}
    assert found == {
        ("steady", "seconds", True),
        ("larger", "peak", True),
        ("faster", "seconds", False),
    }
    assert [row.way for row in compare.lost(before, after)] == ["gone"]


def test_a_slower_machine_is_no_change() -> None:
    before = results(timed_row("way", 1.0, 1.0, copies=4.0))
    after = results(timed_row("way", 2.0, 2.0, copies=4.0))
    assert compare.changes(before, after) == []


def test_unlike_cases_are_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    before, after = results(timed_row("way", 1.0), timed_row("gone", 1.0)), results()
    after.put(timed_row("way", 9.0))
    before.summaries["headline"], after.summaries["headline"] = "bf16 512 × 9", "bf16 64 × 9"
    assert compare.changes(before, after) == []
    assert compare.lost(before, after) == []
    assert not compare.show(before, after)
    told = " ".join(capsys.readouterr().out.split())
    assert "not compared: headline, of unlike cases: bf16 512 × 9, then bf16 64 × 9" in told


def test_compare_on_the_command_line(tmp_path: Path) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for file, seconds in zip(files, (1.0, 2.0), strict=True):
        results(timed_row("way", seconds, seconds)).save(file)
    worse, same = (
        CliRunner().invoke(logpile, ["bench", "--compare", *map(str, pair)])
        for pair in (files, files[:1] * 2)
    )
    assert worse.exit_code == 1, worse.output
    assert "worse" in worse.output
    assert same.exit_code == 0
    assert "nothing changed beyond the noise" in same.output
    files[0].write_text("{}")
    broken = CliRunner().invoke(logpile, ["bench", "--compare", *map(str, files)])
    assert broken.exit_code == 2
    assert "is no file of results" in broken.output


def test_the_command_runs_a_suite_and_writes_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    experiment = CaseExperiment(dataclasses.replace(TINY, name="headline"))
    monkeypatch.setitem(plan.SUITES, "short", (experiment,))
    monkeypatch.setitem(plan.SETTINGS, "short", QUICK)
    ways = (TILES, PLAIN, Way("wrong", "", shifted))
    monkeypatch.setattr(command, "WAYS", ways)
    result = CliRunner().invoke(logpile, ["bench", "--out", str(tmp_path)])
    assert result.exit_code == 1, result.output  # at this size, a tile is larger than the logits
    assert "headline" in result.stderr
    for words in (
        "logpile, eager tiles",
        "wrong: wrong: it computes something else",
        "not measured",
    ):
        assert words in result.stdout
    made = Results.load(tmp_path / "results.json")
    assert {row.way for row in made.of("headline", "step") if row.status == OK} == {
        "copy_",
        "clone",
        TILES.name,
        "plain",
    }
    assert made.settings["suite"] == "short"
    assert made.machine["torch"] == torch.__version__
    for name in ("headline.svg", "headline.png"):
        assert (tmp_path / name).stat().st_size > 1000


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--only", "nothing"], "--only 'nothing': the suite short has headline"),
        (["--suite", "huge"], "'huge' is not one of 'short', 'full'"),
        (["--device", "cuda"], "finds no CUDA device"),
    ],
)
def test_wrong_options(monkeypatch: pytest.MonkeyPatch, arguments: list[str], message: str) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    result = CliRunner().invoke(logpile, ["bench", *arguments])
    assert result.exit_code == 2
    assert message in " ".join(result.output.split())


def test_the_readme_is_in_step_with_the_results() -> None:
    text = (readme.ROOT / "README.md").read_text("utf-8")
    assert readme.renewed(text) == text, "run python -m logpile.bench.readme"


def test_the_readmes_table_is_of_the_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readme, "ROOT", tmp_path)
    values = {"copies": 7.25, "peak": 1.0, "entropy_error": 2e-6, "others": 0.4}
    forward = Row("headline", "forward", "slow", seconds=(1.0,), values={**values, "others": 0.6})
    made = results(timed_row("slow", 2.0, **values), timed_row(TILES.name, 1.0, **values), forward)
    made.machine["torch"] = "2.0"
    made.summaries["headline"] = "a case"
    made.save(tmp_path / "results.json")
    lines = readme.section(tmp_path / "results.json").splitlines()
    assert "**Other processes took 60% of the machine: don't trust these times.**" in lines
    rows = [line for line in lines if line.startswith("|")][2:]
    assert rows == [
        f"| **{TILES.name}** |  | 7.2 | 1.00 | 2e-06 |",
        "| slow | 7.2 | 7.2 | 1.00 | 2e-06 |",
    ]


def test_spread_is_half_of_the_middle_half() -> None:
    assert spread([1.0, 2.0, 3.0, 4.0, 5.0]) == pytest.approx(1 / 3)
    assert spread([1.0]) == 0.0


def test_pytest_collects_the_benchmarks_and_make_test_does_not(
    pytestconfig: pytest.Config,
) -> None:
    assert pytestconfig.getini("testpaths") == ["tests"]
    options = [sys.executable, "-m", "pytest", "--collect-only", "-q", "bench"]
    # What this pytest says of itself is not for that one: as a worker's, it would warn, and fail.
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    ran = subprocess.run(options, cwd=readme.ROOT, env=own, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert f"bench/test_speed.py::test_speed[headline-{TILES.name}]" in ran.stdout
