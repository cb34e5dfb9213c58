"""The training example in short, on a tiny random model: it runs, resumes, and counts its costs."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import mean
from typing import Any

import pytest
import torch
import torch.distributed as dist
from click.testing import CliRunner, Result

from logpile.bench.memory import saved_bytes
from logpile.demo import model as demo
from logpile.examples.train import task
from logpile.examples.train.__main__ import command, lost_a_rank
from logpile.examples.train.check import check, difference
from logpile.examples.train.cost import peak_in_logits
from logpile.examples.train.model import load
from logpile.examples.train.parallel import World
from logpile.examples.train.plain import PlainLoss, PlainOutput
from logpile.examples.train.record import Row, read
from logpile.examples.train.sampling import Sampler, generate, nucleus_draw
from logpile.examples.train.settings import Settings
from logpile.loss import Metrics, PolicyLossConfig
from logpile.ops import KeepSet

ROOT = Path(__file__).parents[1]
MODULE = ("-m", "logpile.examples.train", "--model", "tiny", "--lr", "2e-4")
TIMES = ("seconds", "seconds_sampling", "tokens_per_second", "peak_gb", "graphs")
CPU = torch.device("cpu")


def run(out: Path, *options: str) -> Result:
    """Run the command in this process."""
    arguments = [*MODULE[2:], "--out", str(out), *options]
    return CliRunner().invoke(command, arguments, catch_exceptions=False)


def rows_of(out: Path, kind: str) -> list[Row]:
    return [row for row in read(out / "metrics.jsonl") if row["kind"] == kind]


def learnt(out: Path) -> list[Row]:
    """The numbers of the steps but for times and graphs: those of another run must be the same."""
    return [
        {name: value for name, value in row.items() if name not in TIMES}
        for row in rows_of(out, "step")
    ]


@pytest.fixture
def eager() -> Iterator[None]:
    """Run what is compiled as it stands: what is tested is not in the compiler."""
    with torch.compiler.set_stance("force_eager"):
        yield


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Result]:
    """A run of four steps, compiled, with small nuclei."""
    out = tmp_path_factory.mktemp("train") / "run"
    return out, run(out, "--steps", "4", "--top-p", "0.3")


def test_nothing_is_compiled_after_the_first_step(compiled: tuple[Path, Result]) -> None:
    out, result = compiled
    assert result.exit_code == 0
    steps = rows_of(out, "step")
    assert [row["graphs"] for row in steps] == [3, 0, 0, 0]  # two to score, and the loss
    sizes = {count for row in steps for count in row["mini_batch_tokens"]}
    assert len(sizes) > 4
    assert "graphs compiled: 3 in step 1; mini-batches had" in result.stdout


def test_the_loss_needs_its_gradient_and_little_more(compiled: tuple[Path, Result]) -> None:
    out, result = compiled
    (peaks,) = rows_of(out, "memory")
    assert 1.0 <= peaks["logpile"] < 1.5
    assert 4.0 < peaks["plain"] < 5.0  # its entropy is a metric, and has no graph
    assert f"logpile {peaks['logpile']:.2f}, plain {peaks['plain']:.2f}" in result.stdout.replace(
        "\n", ""
    )


def test_the_plain_loss_keeps_the_entropy_only_for_a_bonus() -> None:
    torch.manual_seed(0)
    logits = torch.randn(8, 500, requires_grad=True)
    keep = KeepSet(torch.arange(500).repeat(8), torch.arange(0, 4001, 500))
    arguments: dict[str, Any] = {
        "target": torch.arange(8),
        "keep": keep,
        "advantages": torch.ones(1),
        "seq_ids": torch.zeros(8, dtype=torch.long),
        **dict.fromkeys(("old_logprob", "ref_logprob", "rollout_logprob"), torch.full((8,), -6.0)),
        "total_seqs": torch.tensor(1),
    }
    saved, entropies = [], []
    for coefficient in (0.0, 0.01):
        config = PolicyLossConfig.preset(
            "grpo", entropy_coef=coefficient, importance="token", importance_bounds=(None, 2.0)
        )
        count, out = saved_bytes(partial(PlainLoss(config), logits, **arguments), (logits,))
        saved.append(count / logits.nbytes)
        entropies.append(out.metrics.to_dict()["entropy"])
    assert saved[0] < 2.5 < 3.0 < saved[1]  # two log-softmaxes and a mask; for a bonus also exp
    assert entropies[0] == entropies[1]


def test_what_a_first_call_takes_is_not_measured() -> None:
    cache: list[torch.Tensor] = []

    def step(logits: torch.Tensor) -> PlainOutput:
        if not cache:
            cache.append(logits.detach().repeat(9, 1))
        return PlainOutput(logits.sum(), Metrics({}, torch.empty(0, 2)))

    assert peak_in_logits(step, torch.ones(50, 1000)) < 2.0
    assert cache


@pytest.mark.usefixtures("eager")
def test_a_graph_is_counted_whenever_it_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def compiling(_: Any) -> Row:
        with torch.compiler.set_stance("default"):
            torch.compile(torch.sin, backend="eager")(torch.ones(3))
        return {"logpile": 1.0}

    monkeypatch.setattr("logpile.examples.train.loop.peaks", compiling)
    result = run(tmp_path, "--steps", "2")
    assert [row["graphs"] for row in read(tmp_path / "metrics.jsonl")] == [0, 0, 1, 0, 0]
    told = "graphs compiled: 1 in what was measured after step 1 (memory); mini-batches"
    assert told in result.stdout


def test_ratios_are_real_and_the_sampler_agrees(compiled: tuple[Path, Result]) -> None:
    out, _ = compiled
    steps = rows_of(out, "step")
    assert all(row["ratio_max"] > 1.0 for row in steps)  # of the second mini-batch
    assert all(0.0 < row["rollout_diff"] < 1e-5 for row in steps)  # padding, cache and nuclei


def test_a_run_is_shown_and_drawn(compiled: tuple[Path, Result]) -> None:
    out, result = compiled
    assert [row["step"] for row in rows_of(out, "held-out")] == [0, 4]
    assert "held-out reward after step 4" in result.stdout
    assert "<svg" in (out / "run.svg").read_text("utf-8")
    assert (out / "run.png").read_bytes().startswith(b"\x89PNG")
    assert sorted(path.name for path in out.glob("step-*")) == ["step-3", "step-4"]


@pytest.mark.usefixtures("eager")
def test_a_run_that_was_cut_is_the_run_that_was_not(tmp_path: Path) -> None:
    run(tmp_path / "whole", "--steps", "4")
    run(tmp_path / "cut", "--steps", "2")
    (tmp_path / "cut" / "part-3").mkdir()  # as a crash leaves it
    with (tmp_path / "cut" / "metrics.jsonl").open("a") as stream:
        stream.write('{"kind": "step", "step": 3, "reward": 9}\n{"kind": "st')
    again = run(tmp_path / "cut", "--steps", "4")
    assert "step 4 of 4 is saved" in again.stdout
    assert learnt(tmp_path / "cut") == learnt(tmp_path / "whole")
    assert rows_of(tmp_path / "cut", "held-out")[-1] == rows_of(tmp_path / "whole", "held-out")[-1]
    assert "no step" not in again.stdout
    finished = run(tmp_path / "cut", "--steps", "4")
    assert "--fresh starts over" in finished.stdout
    assert learnt(tmp_path / "cut") == learnt(tmp_path / "whole")


@pytest.mark.usefixtures("eager")
def test_the_last_answers_are_given_though_a_crash_lost_them(tmp_path: Path) -> None:
    run(tmp_path, "--steps", "1", "--limit", "4")
    file = tmp_path / "metrics.jsonl"
    whole = file.read_text()
    file.write_text("".join(whole.splitlines(keepends=True)[:-1]))  # it was saved, and no more
    run(tmp_path, "--steps", "1", "--limit", "4")
    assert file.read_text() == whole
    run(tmp_path, "--steps", "1", "--limit", "4")
    assert file.read_text() == whole


@pytest.mark.usefixtures("eager")
def test_another_run_is_not_gone_on_with(tmp_path: Path) -> None:
    run(tmp_path, "--steps", "1")
    result = run(tmp_path, "--steps", "2", "--seed", "1")
    assert result.exit_code == 2
    assert "seed 0 (now 1)" in result.stderr
    assert run(tmp_path, "--steps", "1", "--seed", "1", "--fresh").exit_code == 0


@pytest.mark.usefixtures("eager")
def test_a_fresh_run_deletes_a_run_and_nothing_else(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("dear")
    (tmp_path / "step-1").mkdir()
    refused = run(tmp_path, "--steps", "1", "--fresh")
    assert refused.exit_code == 2
    assert "is not the folder of a run" in refused.stderr.replace("\n", " ")
    assert sorted(tmp_path.iterdir()) == [mine, tmp_path / "step-1"]
    (tmp_path / "step-1").rmdir()
    run(tmp_path, "--steps", "2")
    (tmp_path / "part-3").mkdir()
    assert run(tmp_path, "--steps", "1", "--fresh").exit_code == 0
    assert mine.read_text() == "dear"
    assert [path.name for path in tmp_path.glob("*-*")] == ["step-1"]
    assert len(rows_of(tmp_path, "step")) == 1


@pytest.mark.parametrize("place", ["file", "file/run"])
def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    result = run(tmp_path / place, "--steps", "1")
    assert result.exit_code == 2
    assert f"--out {tmp_path / place} can't be written: " in result.stderr.replace("\n", " ")


def test_settings_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{")
    result = run(tmp_path, "--steps", "1")
    assert result.exit_code == 2
    assert "settings.json is no JSON" in result.stderr
    assert "--fresh starts over" in result.stderr


@pytest.mark.parametrize("name", ["metrics.jsonl", "run.svg", "run.png", "step-7", "part-7"])
def test_what_is_of_no_run_is_not_written_over(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("dear")
    result = run(tmp_path, "--steps", "1")
    assert result.exit_code == 2
    assert f"holds {name}, but no run" in result.stderr
    assert [path.read_text() for path in tmp_path.iterdir()] == ["dear"]


@pytest.mark.usefixtures("eager")
def test_a_run_is_gone_on_with_without_its_metrics(tmp_path: Path) -> None:
    run(tmp_path, "--steps", "1", "--limit", "4")
    (tmp_path / "metrics.jsonl").unlink()
    result = run(tmp_path, "--steps", "1", "--limit", "4")
    assert result.exit_code == 0
    assert "step 1 of 1 is saved" in result.stdout


@pytest.mark.usefixtures("eager")
def test_without_a_gradient_nothing_moves(tmp_path: Path) -> None:
    run(tmp_path / "control", "--steps", "2", "--control")
    before, after = rows_of(tmp_path / "control", "held-out")
    assert before["answers"] == after["answers"]
    assert all(row["ratio_max"] == 1.0 for row in learnt(tmp_path / "control"))
    assert all(row["kl"] < 1e-6 for row in learnt(tmp_path / "control"))
    run(tmp_path / "run", "--steps", "2")
    before, after = rows_of(tmp_path / "run", "held-out")
    assert before["answers"] != after["answers"]


@pytest.mark.usefixtures("eager")
def test_the_plain_loss_trains_alike(tmp_path: Path) -> None:
    for loss in ("logpile", "plain"):
        run(tmp_path / loss, "--steps", "2", "--loss", loss, "--entropy-coef", "0.01")
    mine, plain = learnt(tmp_path / "logpile"), learnt(tmp_path / "plain")
    for name in ("reward", "loss", "entropy", "kl", "clipped", "ratio_max", "tokens"):
        for ours, theirs in zip(mine, plain, strict=True):
            assert ours[name] == pytest.approx(theirs[name], rel=1e-3, abs=1e-5), name


@pytest.mark.usefixtures("eager")
def test_gradients_are_those_of_plain_pytorch(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(model="tiny", entropy_coef=0.01)
    for found in check(settings, World(CPU)):
        assert found.loss == pytest.approx(found.expected, abs=1e-5)
        assert found.gradient < 1e-5
    right = PlainLoss.__call__

    def wrong(self: PlainLoss, logits: Any, target: Any, **options: Any) -> Any:
        options["advantages"] = options["advantages"] + 0.01
        return right(self, logits, target, **options)

    monkeypatch.setattr(PlainLoss, "__call__", wrong)
    result = CliRunner().invoke(command, ["--model", "tiny", "--check"])
    assert result.exit_code == 1
    assert "more than 1e-04" in result.stderr


@pytest.mark.parametrize("places", [("loss",), ("a",), ("b",), ("c",), ("loss", "a", "b", "c")])
def test_the_check_does_not_pass_what_is_no_number(
    places: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    right = {"loss": torch.tensor(0.5), **{name: torch.arange(3.0) for name in "abc"}}
    broken = {name: right[name] * torch.nan if name in places else right[name] for name in right}
    found = difference(broken, right)
    assert found.name in places or found.gradient == 0.0
    monkeypatch.setattr("logpile.examples.train.__main__.check", lambda *_: [found])
    result = CliRunner().invoke(command, ["--model", "tiny", "--check"])
    assert result.exit_code == 1
    assert "they differ by nan" in result.stderr


def test_a_gradient_of_zeros_is_agreed_with_by_zeros_alone() -> None:
    zeros = {"loss": torch.tensor(0.0), "weight": torch.zeros(3)}
    assert difference(zeros, zeros).gradient == 0.0
    assert difference(zeros | {"weight": torch.full((3,), 1e-9)}, zeros).gradient == torch.inf


def test_a_nucleus_is_the_fewest_tokens_with_that_mass() -> None:
    torch.manual_seed(0)
    logits, noise = torch.randn(50, 40) * 2, torch.rand(50)
    draw = nucleus_draw(logits, noise, Sampler(temperature=0.7, top_p=0.8, limit=1, end=0))
    p = (logits.double() / 0.7).softmax(-1)
    for row, (token, nucleus) in enumerate(zip(draw.token.tolist(), draw.nuclei, strict=True)):
        mass = p[row, nucleus].sum()
        assert mass >= 0.8 - 1e-6
        assert mass - p[row, nucleus].min() < 0.8
        assert p[row, nucleus].min() >= p[row].topk(len(nucleus)).values[-1]
        assert token in nucleus.tolist()
        assert float(draw.logprob[row]) == pytest.approx(float((p[row, token] / mass).log()), 1e-4)


def test_tokens_come_as_often_as_they_are_likely() -> None:
    logits = torch.tensor([2.0, 1.0, 0.0, -9.0]).expand(4000, 4)
    noise = (torch.arange(4000) + 0.5) / 4000
    draw = nucleus_draw(logits, noise, Sampler(temperature=1.0, top_p=0.95, limit=1, end=0))
    share = draw.token.bincount(minlength=4) / 4000
    torch.testing.assert_close(share[:3], logits[0, :3].softmax(-1), rtol=0, atol=1e-3)
    assert share[3] == 0


def test_the_noise_alone_decides_what_is_sampled() -> None:
    policy, text = load("tiny")
    prompts = [text.encode(question) for question in task.HELD_OUT[:3]]
    assert len({len(prompt) for prompt in prompts}) > 1  # so that some are padded
    sampler = Sampler(temperature=0.9, top_p=0.9, limit=6, end=text.end)
    noise = torch.rand(6, 6, generator=torch.Generator().manual_seed(0))
    together = generate(policy, prompts, noise, sampler)
    for i, prompt in enumerate(prompts):
        alone = generate(policy, [prompt], noise[2 * i : 2 * i + 2], sampler)
        assert alone.answers == together.answers[2 * i : 2 * i + 2]


def test_the_model_is_converted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if any(find_spec(name) is None for name in (*demo.READERS, demo.PACKAGE)):
        pytest.skip("the model is not installed: make train installs it")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    load("smollm2")
    assert "converting" in capsys.readouterr().err
    policy, text = load("smollm2")
    assert "converting" not in capsys.readouterr().err
    _, network = demo.load(demo.find_weights(), torch.float32)
    tokens = torch.tensor([text.encode(task.HELD_OUT[0])])
    with torch.no_grad():
        logits, _ = policy(tokens, torch.ones_like(tokens, dtype=torch.bool))
        torch.testing.assert_close(logits, network(tokens).logits[0], rtol=1e-4, atol=1e-4)
    assert policy.head.weight is not policy.body.embed_tokens.weight


@pytest.mark.parametrize(
    ("answer", "finished", "grade"),
    [
        ("The sun is a star.", True, 1.0),
        ("The sun is a star.", False, 0.0),
        ("A star.", True, 0.4),
        ("", True, 0.0),
        (" ".join("abcdefg"), True, 0.6),
        (" ".join("abcdefghijkl"), True, 0.0),
    ],
)
def test_an_answer_is_worth_its_number_of_words(answer: str, finished: bool, grade: float) -> None:
    assert task.reward(answer, finished) == pytest.approx(grade)


def test_no_held_out_question_is_trained_on() -> None:
    assert not set(task.HELD_OUT) & set(task.TRAINING)
    assert task.training_questions(12, 4) == list(task.TRAINING[:4])


def test_the_run_of_the_readme_learnt_and_its_control_did_not() -> None:
    pages = ROOT / "docs" / "train"
    readme = (ROOT / "README.md").read_text("utf-8")
    for name, moved in (("run", True), ("control", False)):
        rows = read(pages / f"{name}.jsonl")
        rewards = [row["reward"] for row in rows if row["kind"] == "step"]
        first, last = mean(rewards[:5]), mean(rewards[-5:])
        before, after = (row["reward"] for row in rows if row["kind"] == "held-out")
        assert (last - first >= 0.2) == moved
        assert (after - before >= 0.2) == moved
        for number in (first, last, before, after) if moved else (first, last):
            assert f"{number:.2f}" in readme
        graphs = [row["graphs"] for row in rows if row["kind"] == "step"]
        assert graphs == [3, *[0] * (len(graphs) - 1)]
        (peaks,) = (row for row in rows if row["kind"] == "memory")
        assert f"{peaks['logpile']:.2f}" in readme
        assert f"{peaks['plain']:.1f}" in readme


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"prompts": 3, "dp": 2}, "--prompts 3 does not divide into 2 data-parallel ranks"),
        ({"samples": 7}, "--samples 7 does not divide into 2 mini-batches"),
        ({"dp": 3, "prompts": 3}, "16 held-out questions do not divide"),
        ({"loss": "plain", "tp": 2}, "needs whole logits"),
        ({"temperature": 0.0}, "--temperature is a number above 0, and not 0.0"),
        ({"temperature": float("nan")}, "--temperature .* not nan"),
        ({"top_p": 0.0}, "--top-p is above 0 and at most 1, and not 0.0"),
        ({"top_p": 1.01}, "--top-p .* not 1.01"),
        ({"timeout": -3.0}, "--timeout is a number above 0, and not -3.0"),
        ({"lr": -1.0}, "--lr is at least 0, and not -1.0"),
        ({"kl_coef": float("nan")}, "--kl-coef is at least 0, and not nan"),
        ({"entropy_coef": float("inf")}, "--entropy-coef is at least 0, and not inf"),
        ({"seed": 2**32}, "--seed is from 0 to 4294967295, and not 4294967296"),
    ],
)
def test_settings_that_do_not_fit_are_refused(options: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        Settings(**options)


def launch(out: Path, *options: str, processes: int = 0) -> "subprocess.Popen[str]":
    """Start the command as a user does, without the compiler."""
    torchrun = ["-m", "torch.distributed.run", "--standalone", "--nproc-per-node", str(processes)]
    return subprocess.Popen(
        [sys.executable, *(torchrun if processes else []), *MODULE, "--out", str(out), *options],
        env=os.environ
        | {"PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1", "TORCHDYNAMO_DISABLE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def wait_for(condition: Callable[[], bool], process: "subprocess.Popen[str]") -> None:
    end = time.monotonic() + 120
    while not condition():
        assert process.poll() is None, process.communicate()[0]
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.02)


def test_ctrl_c_saves_and_leaves(tmp_path: Path) -> None:
    process = launch(tmp_path, "--steps", "1000000")
    wait_for((tmp_path / "step-2").exists, process)
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 0, output
    last = rows_of(tmp_path, "step")[-1]["step"]
    assert f"step {last} of 1000000 is saved: the same command, without --fresh, goes on" in output
    assert (tmp_path / f"step-{last}").exists()
    assert not list(tmp_path.glob("part-*"))


def test_a_killed_rank_ends_the_run_which_goes_on(tmp_path: Path, eager: None) -> None:
    out = tmp_path / "two"
    process = launch(out, "--steps", "1000000", "--tp", "2", processes=2)
    wait_for((out / "step-2").exists, process)
    os.kill(children(process.pid)[-1], signal.SIGKILL)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "exitcode  : -9" in output  # torchrun names the one that was killed
    last = max(int(path.name.removeprefix("step-")) for path in out.glob("step-*"))
    run(out, "--steps", str(last + 1))  # on one process
    run(tmp_path / "one", "--steps", str(last + 1))
    ours, theirs = learnt(out)[-1], learnt(tmp_path / "one")[-1]
    assert ours["step"] == theirs["step"] == last + 1
    assert ours["loss"] == pytest.approx(theirs["loss"], abs=1e-3)


@pytest.mark.parametrize(
    ("error", "lost"),
    [
        (dist.DistBackendError("NCCL communicator was aborted on rank 1"), True),
        (dist.DistNetworkError("failed to recv, got 0 bytes"), True),
        (RuntimeError("[gloo/transport/tcp/pair.cc:547] Connection closed by peer"), True),
        (RuntimeError("mat1 and mat2 shapes cannot be multiplied"), False),
    ],
)
def test_a_lost_rank_is_told_from_a_fault(error: RuntimeError, lost: bool) -> None:
    assert lost_a_rank(error) == lost


def children(pid: int) -> list[int]:
    """The processes that one has started, by number."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8")
    return sorted(map(int, listed.split()))


def test_four_processes_learn_what_one_learns(tmp_path: Path, eager: None) -> None:
    process = launch(tmp_path / "four", "--steps", "2", "--tp", "2", "--dp", "2", processes=4)
    output, _ = process.communicate(timeout=200)
    assert process.returncode == 0, output
    run(tmp_path / "one", "--steps", "2")
    for name in ("reward", "loss", "entropy", "kl", "tokens"):
        for ours, theirs in zip(learnt(tmp_path / "four"), learnt(tmp_path / "one"), strict=True):
            assert ours[name] == pytest.approx(theirs[name], rel=1e-3, abs=1e-4), name
