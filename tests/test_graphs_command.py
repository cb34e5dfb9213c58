"""`logpile graphs`: each form of the command, what it refuses, and when it fails a build."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
import torch
from click.testing import CliRunner, Result

from logpile.compile_graphs import Report, assertions, export_graphs, trace
from logpile.compile_graphs.breaks import in_words
from logpile.compile_graphs.command import command, conclude
from logpile.compile_graphs.compare import compare
from logpile.compile_graphs.report import Collective, Verdict
from tests import graph_functions as functions

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    functions.without_a_compiler(monkeypatch)
    monkeypatch.syspath_prepend(str(ROOT))


def graphs(*arguments: object) -> Result:
    return CliRunner().invoke(command, [str(argument) for argument in arguments])


def inputs() -> tuple[torch.Tensor, float]:
    return torch.ones(4, 3, requires_grad=True), 2.0


def many_inputs() -> list[object]:
    x = torch.ones(5, 3, requires_grad=True)
    return [inputs(), {"x": x, "factor": 2.0}, ((x, 3.0), {})]


def broken_inputs() -> torch.Tensor:
    return torch.ones(7, 3)


HERE = "tests.test_graphs_command"
SCALED = "tests.graph_functions:scaled"


def exiting_inputs() -> object:
    sys.exit(0)


# The forms


def test_a_preset(tmp_path: Path) -> None:
    out = tmp_path / "graphs"
    wanted = ("breaks=0", "full_size_buffers<=1", "saved_bytes_per_token<=24", "graphs == 1")
    claims = [part for claim in wanted for part in ("--assert", claim)]
    shape = ("--tokens", 8, "--vocab", 600, "--dtype", "fp32", "--entropy-coef", 0.02)
    result = graphs("--preset", "op", *shape, "--out", out, *claims)
    assert result.exit_code == 0, result.output
    assert str(out / "index.html") in result.output
    report = Report.from_json((out / "summary.json").read_text())
    assert report.title == "op [8, 600] fp32"
    assert report.inputs[0].shape == [8, 600]
    assert report.inputs[0].dtype == "float32"
    assert "0.02" in (out / "graph0_dynamo.py").read_text()


def test_a_function(tmp_path: Path) -> None:
    out = tmp_path / "graphs"
    result = graphs(SCALED, "--inputs", f"{HERE}:inputs", "--out", out)
    assert result.exit_code == 0, result.output
    report = Report.from_json((out / "summary.json").read_text())
    assert report.title == SCALED
    assert report.verdict.kernels_backward == 1


def test_a_function_called_in_turn(tmp_path: Path) -> None:
    out = tmp_path / "graphs"
    result = graphs(
        SCALED, "--inputs", f"{HERE}:many_inputs", "--out", out, "--assert", "recompiles<1"
    )
    assert result.exit_code == 1
    assert "recompiles<1 does not hold: recompiles is 2" in result.output
    assert "mark_dynamic(x, 0)" in result.output


def test_one_that_fails(tmp_path: Path) -> None:
    out = tmp_path / "graphs"
    name = "tests.graph_functions:cannot_compile"
    result = graphs(name, "--inputs", f"{HERE}:broken_inputs", "--out", out)
    assert result.exit_code == 1
    assert "return x @ x" in result.output
    assert "same reduction dim" in result.output
    assert (out / "index.html").is_file()


def test_one_that_breaks(tmp_path: Path) -> None:
    name = ("tests.graph_functions:breaks_twice", "--inputs", f"{HERE}:broken_inputs")
    result = graphs(*name, "--out", tmp_path / "graphs")
    assert result.exit_code == 1
    assert "breaks=0 does not hold: breaks is 2" in result.output
    assert "graph_functions.py:" in result.output
    result = graphs(*name, "--out", tmp_path / "graphs", "--force", "--assert", "breaks<=2")
    assert result.exit_code == 0, result.output


def test_one_that_is_never_compiled(tmp_path: Path) -> None:
    result = graphs("builtins:len", "--inputs", f"{HERE}:broken_inputs", "--out", tmp_path / "a")
    assert result.exit_code == 1
    assert "nothing was compiled" in result.output


JOB = """
import sys
import pytest, torch
sys.path.insert(0, sys.argv[1])
from tests import graph_functions as functions
functions.without_a_compiler(pytest.MonkeyPatch())
model = torch.compile(functions.model())
model(torch.randn(3, 8)).sum().backward()
scaled = torch.compile(functions.scaled)
scaled(torch.ones(4, 3), 2.0)
scaled(torch.ones(5, 3), 2.0)
torch.compile(functions.breaks_twice)(torch.ones(2))
try:
    torch.compile(functions.cannot_compile)(torch.ones(7, 3))
except Exception:
    pass
"""


@pytest.fixture(scope="module")
def traced(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a job."""
    folder = tmp_path_factory.mktemp("job")
    environment = {
        **os.environ,
        "TORCH_TRACE": str(folder / "trace"),
        "TORCHINDUCTOR_CACHE_DIR": str(folder / "cache"),
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
    }
    script = [sys.executable, "-W", "ignore", "-c", JOB, str(ROOT)]
    subprocess.run(script, env=environment, check=True, capture_output=True, timeout=250)
    return folder / "trace"


def test_a_trace(traced: Path, tmp_path: Path) -> None:
    out = tmp_path / "graphs"
    result = graphs("--trace", traced, "--out", out, "--tokens", 3)
    assert result.exit_code == 1  # the job had a function that failed
    report = Report.from_json((out / "summary.json").read_text())
    assert report.origin == "trace"
    assert report.verdict.graphs == 1 + 2 + 3
    assert report.verdict.breaks == 2
    assert report.verdict.recompiles == 1
    assert report.failure is not None
    assert report.failure.error == "TorchRuntimeError"
    assert report.failure.source is not None
    assert report.failure.source.code == "return x @ x"
    assert report.versions["torch"] == torch.__version__
    assert report.rank is None
    assert (out / "graph0_inductor_backward.py").is_file()
    # The same model, exported here: what the trace tells of it is the same.
    own = export_graphs(functions.model(), torch.randn(3, 8), out=tmp_path / "own")
    assert [s.tensor for s in report.saved if s.graph == 0] == [s.tensor for s in own.saved]
    kernels = [kernel for kernel in report.kernels if kernel.graph == 0]
    assert [k.name for k in kernels] == [k.name for k in own.kernels]
    assert [k.bytes_moved for k in kernels] == [k.bytes_moved for k in own.kernels]
    for stage in ("forward", "backward", "inductor_forward", "inductor_backward"):
        texts = [(tmp_path / side / f"graph0_{stage}.py").read_text() for side in ("graphs", "own")]
        assert texts[0] == texts[1]


def test_a_trace_of_two_ranks(traced: Path, tmp_path: Path) -> None:
    (log,) = traced.glob("*.log")
    for rank in (0, 1):
        shutil.copy(log, tmp_path / f"dedicated_log_torch_trace_rank_{rank}_abc.log")
    out = tmp_path / "graphs"
    graphs("--trace", tmp_path, "--out", out)
    for rank in (0, 1):
        report = Report.from_json((out / f"rank{rank}" / "summary.json").read_text())
        assert report.rank == rank
    result = graphs("--compare", out, out)
    assert "it holds exports in rank0, rank1" in result.output


def test_two_logs_of_one_rank(traced: Path, tmp_path: Path) -> None:
    (log,) = traced.glob("*.log")
    for name in ("rank_0_abc", "rank_0_xyz", "rank_1_abc"):
        shutil.copy(log, tmp_path / f"dedicated_log_torch_trace_{name}.log")
    out = tmp_path / "graphs"
    for force in ([], ["--force"]):  # what is written may be replaced
        graphs("--trace", tmp_path, "--out", out, *force)
        assert sorted(path.name for path in out.iterdir()) == ["rank0", "rank0_1", "rank1"]
    logs = [
        Report.from_json((out / name / "summary.json").read_text()).config["log"][-7:]
        for name in ("rank0", "rank0_1")
    ]
    assert logs == ["abc.log", "xyz.log"]


def test_a_log_that_was_cut_off(traced: Path, tmp_path: Path) -> None:
    (log,) = traced.glob("*.log")
    text = log.read_text()
    cut = text[: text.index("aot_forward_graph_fw_metadata")]
    (tmp_path / log.name).write_text("not a record\n" + cut)
    (read,) = trace.read_logs(tmp_path)
    assert {"dynamo_output_graph", "aot_joint_graph"} <= {record.name for record in read.records}
    assert graphs("--trace", tmp_path, "--out", tmp_path / "graphs").exit_code == 0


def test_a_comparison(tmp_path: Path) -> None:
    x = torch.ones(4, 3, requires_grad=True)
    export_graphs(functions.scaled, x, 2.0, out=tmp_path / "a", title="a")
    export_graphs(functions.scaled, x, 2.0, out=tmp_path / "same", title="a")
    export_graphs(functions.scaled, x, 2.0, square=True, out=tmp_path / "b", title="b")
    same = compare(tmp_path / "a", tmp_path / "same")
    assert [change.name for change in same.changes] == ["compile_seconds"]
    assert not same.diffs
    assert not same.only
    found = compare(tmp_path / "a", tmp_path / "b")
    assert {change.name for change in found.changes} >= {"bytes_moved"}
    assert any("square" in line for line in found.diffs["graph0_dynamo"] if line.startswith("+"))
    assert found.kernels
    assert all(one != other for one, other in found.kernels.values())
    assert found.saved == {"input: float32 [4, 3]": (0, 1)}  # square() keeps x
    assert not same.settings
    assert not same.saved
    assert not same.kernels
    summary = (tmp_path / "same" / "summary.json").read_text()
    other = summary.replace(f'"torch": "{torch.__version__}"', '"torch": "2.99"')
    (tmp_path / "same" / "summary.json").write_text(other)
    versions = compare(tmp_path / "a", tmp_path / "same").settings
    assert versions == {"torch": (torch.__version__, "2.99")}
    page = tmp_path / "compared" / "comparison.html"
    for force in ([], ["--force"]):
        sides = (tmp_path / "a", tmp_path / "b")
        result = graphs("--compare", *sides, "--out", page.parent, *force)
        assert result.exit_code == 0, result.output
    assert str(page) in result.output
    assert page.is_file()
    assert "bytes_moved" in result.output
    assert "saved input: float32 [4, 3]: 0, then 1" in result.output
    assert 'id="kernels"' in page.read_text()
    assert "+        square" in result.output


@pytest.mark.parametrize("ranks", [(0, 1), (None, None)])
def test_another_order_of_collectives(tmp_path: Path, ranks: tuple[int | None, int | None]) -> None:
    report = export_graphs(functions.scaled, torch.ones(2), 2.0, out=tmp_path / "a")
    calls = [Collective(0, "forward", 0, op, "0", 64) for op in ("all_reduce", "all_gather")]
    for name, order, rank in (("a", calls, ranks[0]), ("b", calls[::-1], ranks[1])):
        (tmp_path / name).mkdir(exist_ok=True)
        other = replace(report, collectives=order, rank=rank, stages=[])
        (tmp_path / name / "summary.json").write_text(other.to_json())
    result = graphs("--compare", tmp_path / "a", tmp_path / "b")
    assert result.exit_code == (0 if ranks[0] is None else 1)
    assert "collective 0 is all_reduce of group '0' (64 bytes) here" in result.output
    assert ("hangs the job" in result.output) == (ranks[0] is not None)


def test_ranks_of_a_trace_that_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = export_graphs(functions.scaled, torch.ones(2), 2.0, out=tmp_path / "a")
    calls = [Collective(0, "forward", 0, op, "0", 64) for op in ("all_reduce", "all_gather")]
    ranks = [
        replace(report, collectives=order, rank=rank)
        for rank, order in enumerate((calls, calls, calls[:1]))
    ]
    assert conclude(ranks[:2], tmp_path, []) == 0
    assert conclude(ranks, tmp_path, []) == 1
    said = capsys.readouterr().err
    assert "ranks 0 and 2 ask for collectives in another order, which hangs the job" in said
    assert "there are 2 collectives here and 1 there" in said


def test_ranks_are_held_against_each_other_where_they_meet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = export_graphs(functions.scaled, torch.ones(2), 2.0, out=tmp_path / "a")

    def rank(number: int, *calls: tuple[str, str]) -> Report:
        named = [Collective(0, "forward", 0, op, group, 64) for op, group in calls]
        return replace(report, rank=number, collectives=named)

    # Tensor parallelism in pairs, data parallelism across them: each rank has two groups.
    sound = [
        rank(0, ("all_reduce", "tp0"), ("all_gather", "dp0")),
        rank(1, ("all_reduce", "tp0"), ("all_gather", "dp1")),
        rank(2, ("all_reduce", "tp1"), ("all_gather", "dp0")),
        rank(3, ("all_reduce", "tp1"), ("all_gather", "dp1")),
    ]
    assert conclude(sound, tmp_path, []) == 0
    parting = rank(3, ("all_gather", "tp1"), ("all_gather", "dp1"))
    assert conclude([*sound[:3], parting], tmp_path, []) == 1
    said = capsys.readouterr().err
    assert said.count("in another order") == 1
    assert "ranks 2 and 3 ask" in said


# What it refuses


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "give one of FUNCTION, --preset, --trace, --compare; there is none"),
        (["--preset", "op", "--trace", "x"], "there is --preset and --trace"),
        (["--preset", "op"], "--out is missing"),
        (["--preset", "nothing", "--out", "x"], "'nothing' is not one of 'op'"),
        (["--preset", "op", "--kl-coef", "1", "--out", "x"], "kl_coef is an option of the losses"),
        ([SCALED, "--out", "x"], "--inputs is missing"),
        ([SCALED, "--inputs", f"{HERE}:inputs", "--vocab", "9", "--out", "x"], "--vocab is for"),
        (["nowhere:f", "--inputs", "x:y", "--out", "x"], "there is no module nowhere"),
        ([f"{HERE}:g", "--inputs", "x:y", "--out", "x"], f"{HERE} has no g; it has"),
        (["scaled", "--inputs", "x:y", "--out", "x"], "not of the form module:function"),
        ([f"{HERE}:HERE", "--inputs", "x:y", "--out", "x"], "is a str, and can't be called"),
        (["--trace", "/nowhere", "--out", "x"], "/nowhere is not a folder"),
        (["--trace", "tests", "--out", "x"], "tests holds no dedicated_log_torch_trace"),
        (["--compare", "tests", "tests"], "tests holds no summary.json"),
        (["--preset", "op", "--out", "tests"], "tests is not empty"),
        (["--preset", "op", "--out", "README.md"], "README.md is a file"),
        (["--preset", "op", "--out", "x", "--assert", "brakes=0"], "'brakes' is no number of the"),
        (["--preset", "op", "--out", "x", "--assert", "breaks"], "'breaks' is no claim"),
        (["--preset", "op", "--out", "x", "--assert", "breaks<no"], "'no' in 'breaks<no' is no"),
    ],
)
def test_refusals(arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = graphs(*arguments)
    assert result.exit_code not in (0, None)
    assert said in " ".join(result.output.split())
    assert not (ROOT / "x").exists()


def test_unknown_numbers_list_the_known() -> None:
    with pytest.raises(ValueError, match="graphs, breaks, recompiles, opaque_calls"):
        assertions.read_claim("brakes=0")
    assert set(assertions.NAMES) == {field.name for field in fields(Verdict)}


@pytest.fixture(scope="module")
def verdict() -> Verdict:
    numbers: Any = dict.fromkeys(assertions.NAMES, 3)
    return Verdict(**{**numbers, "saved_bytes_per_token": None})


@pytest.mark.parametrize(
    "claim", ["breaks=3", "breaks==3", "breaks<=3", "breaks>=3", "breaks<4", "breaks>2"]
)
def test_claims_that_hold(verdict: Verdict, claim: str) -> None:
    assert assertions.read_claim(claim).fails(verdict) is None


@pytest.mark.parametrize(
    "claim", ["breaks=4", "breaks==2", "breaks<=2", "breaks>=4", "breaks<3", "breaks>3"]
)
def test_claims_that_fail(verdict: Verdict, claim: str) -> None:
    said = assertions.read_claim(claim).fails(verdict)
    assert said is not None
    assert "breaks is 3" in said


def test_a_number_that_is_not_known_fails(verdict: Verdict) -> None:
    said = assertions.read_claim("saved_bytes_per_token<=24").fails(verdict)
    assert said is not None
    assert "give the number of tokens" in said


# Words


@pytest.mark.parametrize(
    ("guard", "words"),
    [
        ("tensor 'x' dtype mismatch. expected Float, actual Half", "x was Float and is now Half"),
        ("tensor 'x' rank mismatch. expected 2, actual 3", "x had 2 dimensions and has 3 now"),
        ("tensor 'x' requires_grad mismatch. expected requires_grad=1", "requires a gradient"),
        ("tensor 'x' stride mismatch at index 0. expected 1, actual 4", "x.contiguous()"),
        ("2 <= L['x'].size()[0]", "Dimension 0 of x was at least 2"),
        ("len(L['xs']) == 3", "xs had 3 elements"),
        ("L['k'] == 2.5", "k was the number 2.5"),
        ("L['mode'] == 'fast'", "mode was 'fast' and has changed"),
        ("G['LIMIT'] == 3", "Make it an argument"),
        ("GLOBAL_STATE changed: grad_mode", "grad_mode"),
        ("something else", "This no longer held: something else"),
    ],
)
def test_reasons_in_words(guard: str, words: str) -> None:
    assert words in in_words(guard)


def test_a_summary_is_for_other_programs(tmp_path: Path) -> None:
    export_graphs(functions.scaled, torch.ones(2), 2.0, out=tmp_path / "a")
    assert json.loads((tmp_path / "a" / "summary.json").read_text())["verdict"]["graphs"] == 1


def test_an_exit_of_the_users_code_is_no_success(tmp_path: Path) -> None:
    result = graphs(SCALED, "--inputs", f"{HERE}:exiting_inputs", "--out", tmp_path / "graphs")
    assert result.exit_code == 1
    assert f"{HERE}:exiting_inputs exits by itself, with 0" in result.output


def test_tokens_are_at_least_one(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="tokens is -5; give 1 or more"):
        export_graphs(functions.scaled, torch.ones(3), 2.0, out=tmp_path / "graphs", tokens=-5)
