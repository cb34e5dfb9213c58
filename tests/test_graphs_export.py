"""What an export says of functions of every kind, checked against counts made another way."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._dynamo.testing import CompileCounter
from torch._dynamo.utils import counters
from torch._inductor.async_compile import AsyncCompile
from torch._inductor.utils import fresh_cache, run_and_get_code

from logpile.bench.memory import saved_bytes, taken
from logpile.compile_graphs import (
    Report,
    assertions,
    export_graphs,
    inductor_code,
    presets,
    timing,
    torch_private,
)
from logpile.compile_graphs.presets import Example
from tests import graph_functions as functions
from tests.graph_functions import TARGET, T, V, logits, op_loss, plain_loss
from tests.test_fusion import Code

STABLE = (".py", ".dot", ".svg")  # what is the same of every export of a function


pytestmark = pytest.mark.usefixtures("no_compiler")


def export(fn: Callable[..., Any], *args: Any, folder: Path, **options: Any) -> Report:
    return export_graphs(fn, *args, out=folder / "graphs", **options)


# The op


@pytest.fixture(scope="module")
def op(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The export of a loss on the op, which several tests read."""
    out = tmp_path_factory.mktemp("op") / "graphs"
    with pytest.MonkeyPatch.context() as patch:
        functions.without_a_compiler(patch)
        torch._dynamo.reset()
        export_graphs(op_loss, logits(), TARGET, out=out)
    return out


def summary(folder: Path) -> Report:
    return Report.from_json((folder / "summary.json").read_text())


def test_the_op(op: Path) -> None:
    report = summary(op)
    verdict = report.verdict
    assert report.failure is None
    assert (verdict.graphs, verdict.breaks, verdict.recompiles, verdict.opaque_calls) == (
        1,
        0,
        0,
        0,
    )
    assert (verdict.kernels_forward, verdict.kernels_backward) == (1, 1)
    assert (verdict.full_size_kernels, verdict.full_size_buffers) == (2, 1)
    assert verdict.collectives == 0
    assert report.tokens == T
    assert report.full_size_bytes == 2 * T * V
    assert [(x.name, x.shape, x.dtype) for x in report.inputs] == [
        ("z", [T, V], "bfloat16"),
        ("target", [T], "int64"),
    ]
    # Three numbers of a row in fp32, beside the logits and the target, which the caller has.
    assert verdict.saved_bytes_per_token == 12
    assert [s.op for s in report.saved].count("input") == 2
    assert sum(s.share for s in report.saved) == pytest.approx(1.0)
    assert all(s.source is not None for s in report.saved if s.op != "input")
    assert verdict.peak_bytes is not None
    assert verdict.bytes_least is not None
    assert verdict.bytes_moved is not None
    # The gradient is what the peak adds to the logits, give or take some numbers a row, and one a
    # column.
    assert 2 * 2 * T * V <= verdict.peak_bytes < 2.2 * 2 * T * V + 4 * V
    # Logits twice in and the gradient out is the least that two passes can do; beside some numbers
    # a row, those of the columns go out and in again.
    most = 3.2 * 2 * T * V + 2 * 4 * V
    assert 3 * 2 * T * V <= verdict.bytes_least <= verdict.bytes_moved < most
    casts = [(c.from_dtype, c.to_dtype, c.in_memory) for c in report.casts]
    assert [cast for cast in casts if cast[0] != "bool"] == [
        ("bfloat16", "float32", False),
        ("bfloat16", "float32", False),
        ("float32", "bfloat16", True),
    ]
    assert not any(cast[2] for cast in casts if cast[0] == "bool")  # masks of whole blocks
    read = {(k.phase, a.tensor.name) for k in report.kernels for a in k.reads if a.full_size}
    written = [(k.phase, a.tensor.dtype) for k in report.kernels for a in k.writes if a.full_size]
    assert read == {("forward", "primals_1"), ("backward", "primals_1")}
    assert written == [("backward", "bfloat16")]
    assert {"exp2", "where"} <= {*report.kernels[1].fuses}
    assert "z" in {group.argument for group in report.guards}
    assert report.cache["fx_graph_cache"] == "miss, miss"
    assert report.verdict.compile_seconds is not None


def test_the_numbers_are_those_of_torch(tmp_path: Path) -> None:
    # The plain loss, where each number is more than one, or none could be wrong.
    z = logits()
    report = export(plain_loss, z, TARGET, folder=tmp_path)
    counters.clear()
    compiled = torch.compile(plain_loss)

    def run() -> None:
        compiled(z, TARGET).backward()

    with fresh_cache():
        _, modules = run_and_get_code(run)
    codes = [Code(module) for module in modules]
    verdict = report.verdict
    assert verdict.full_size_buffers == sum(len(code.full_size) for code in codes)
    assert verdict.full_size_buffers is not None
    assert verdict.full_size_buffers > 1
    assert verdict.full_size_gradients == 1
    # With several threads the scatter of gather's backward is an op in place.
    in_place = [code.text.count("        aten.") for code in codes]
    called = [len(code.kernels) + more for code, more in zip(codes, in_place, strict=True)]
    assert [verdict.kernels_forward, verdict.kernels_backward] == called
    assert verdict.graphs == counters["stats"]["unique_graphs"]
    assert verdict.saved_bytes == saved_bytes(lambda: compiled(z, TARGET), (z, TARGET))[0]
    assert verdict.saved_bytes
    assert verdict.bytes_moved is not None
    assert verdict.bytes_least is not None
    assert verdict.bytes_moved > verdict.bytes_least


def test_every_stage_has_a_file(op: Path) -> None:
    report = summary(op)
    assert [stage.name for stage in report.stages] == [
        "dynamo",
        "joint",
        "forward",
        "backward",
        "post_grad_forward",
        "post_grad_backward",
        "inductor_forward",
        "inductor_backward",
        "export",
    ]
    for stage in report.stages:
        text = (op / stage.file).read_text()
        assert str(op) not in text
        assert ("torch.ops.logpile" in text) == (stage.name in ("dynamo", "export"))
        if stage.drawing is not None:
            assert (op / stage.drawing).read_text().lstrip().startswith("<")
    assert (op / "index.html").is_file()
    program = torch.export.load(op / "export.pt2")
    nodes = [node for node in program.graph.nodes if "logpile" in str(node.target)]
    assert len(nodes) == 1
    z = logits(torch.bfloat16)
    torch.testing.assert_close(program.module()(z, TARGET), op_loss(z, TARGET))


def test_the_same_twice(op: Path, tmp_path: Path) -> None:
    export(op_loss, logits(), TARGET, folder=tmp_path)
    texts = [
        {path.name: path.read_text() for path in folder.iterdir() if path.suffix in STABLE}
        for folder in (op, tmp_path / "graphs")
    ]
    assert texts[0] == texts[1]
    assert len(texts[0]) > 9


# The loss; that of GRPO is among the golden graphs


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("gspo", {}),
        ("cispo", {"kl_coef": 0.1, "entropy_coef": 0.01}),
    ],
)
def test_the_loss(tmp_path: Path, preset: str, options: dict[str, float]) -> None:
    example = presets.example(preset, 16, 1200, torch.bfloat16, **options)
    report = export_example(example, tmp_path)
    verdict = report.verdict
    assert report.failure is None
    assert (verdict.graphs, verdict.breaks, verdict.opaque_calls) == (1, 0, 0)
    assert verdict.full_size_buffers == 1
    assert verdict.full_size_kernels == 2
    z, target = example.args
    given = [z, target, *(x for x in example.kwargs.values() if isinstance(x, Tensor))]
    # The module makes tensors of its coefficients: inputs of the graph, that no caller has.
    coefficients = sum(
        s.tensor.bytes for s in report.saved if s.op == "input" and not s.tensor.shape
    )
    kept, _ = saved_bytes(lambda: example.fn(z, target, **example.kwargs), tuple(given))
    assert verdict.saved_bytes is not None
    assert verdict.saved_bytes + coefficients == kept
    assert any(isinstance(size, str) for x in report.inputs for size in x.shape)  # tokens may vary


def export_example(example: Example, folder: Path) -> Report:
    return export(
        example.fn,
        *example.args,
        folder=folder,
        compile=not example.compiles_itself,
        **example.kwargs,
    )


def test_a_shifted_loss_is_of_full_size(tmp_path: Path) -> None:
    def shifted(z: Tensor, target: Tensor) -> Tensor:
        logprobs = z[:, :-1].float().log_softmax(-1)
        return -logprobs.gather(-1, target[:, 1:, None]).mean()

    z = torch.randn(2, 8, V, dtype=torch.bfloat16, requires_grad=True)
    verdict = export(shifted, z, torch.ones(2, 8, dtype=torch.int64), folder=tmp_path).verdict
    assert verdict.full_size_gradients == 1
    # Each tensor is 7/8 of the logits; the log-probs or what backward makes of them are such.
    assert verdict.full_size_buffers is not None
    assert verdict.full_size_buffers > 1
    assert verdict.full_size_casts


@pytest.mark.parametrize(("both", "gradients"), [(True, 2), (False, 0)])
def test_gradients_are_what_backward_returns(tmp_path: Path, both: bool, gradients: int) -> None:
    x, y = torch.randn(50, 40, requires_grad=both), torch.randn(50, 40, requires_grad=both)
    scale = torch.ones((), requires_grad=True)
    verdict = export(lambda x, y, s: (x * y * s).sum(), x, y, scale, folder=tmp_path).verdict
    assert verdict.kernels_backward
    assert verdict.full_size_gradients == gradients


# Code that is not there, or not read


def assert_kernels_unknown(report: Report) -> None:
    numbers = asdict(report.verdict)
    unknown = {name for name, number in numbers.items() if number is None}
    assert unknown >= {
        "opaque_calls",
        "kernels_forward",
        "kernels_backward",
        "full_size_kernels",
        "full_size_buffers",
        "full_size_gradients",
        "peak_bytes",
        "bytes_moved",
    }
    assert assertions.read_claim("full_size_buffers<=1").fails(report.verdict) is not None
    assert "unread" in [remark.kind for remark in report.remarks]


@pytest.mark.parametrize("backend", ["eager", "aot_eager"])
def test_another_backend(tmp_path: Path, backend: str) -> None:
    compiled = torch.compile(plain_loss, backend=backend)
    report = export(compiled, logits(), TARGET, folder=tmp_path, compile=False)
    assert report.failure is None
    assert report.verdict.graphs == 1
    assert_kernels_unknown(report)
    cut = backend == "aot_eager"
    assert (report.verdict.saved_bytes is not None) == cut
    assert (report.verdict.full_size_casts is not None) == cut
    assert (report.verdict.collectives is not None) == cut


def test_code_of_another_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def strange(*_: object) -> None:
        raise inductor_code.UnreadableCodeError("of another release")

    monkeypatch.setattr(inductor_code.Reader, "read", strange)
    report = export(functions.scaled, torch.ones(2, requires_grad=True), 2.0, folder=tmp_path)
    assert_kernels_unknown(report)
    assert report.verdict.collectives == 0  # which the graphs tell
    assert "of another release" in report.remarks[-1].reason


def test_a_pass_without_an_op_needs_no_code(tmp_path: Path) -> None:
    x, y = torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True)
    report = export(torch.add, x, y, folder=tmp_path)
    assert "inductor_backward" not in [stage.name for stage in report.stages]
    assert (report.verdict.kernels_forward, report.verdict.kernels_backward) == (1, 0)


# Memory, against the allocator: kernels that do nothing have their buffers all the same


@pytest.mark.parametrize("name", ["op", "plain", "model"])
def test_memory_is_what_the_allocator_counts(tmp_path: Path, name: str) -> None:
    model = functions.model()
    cases: dict[str, tuple[Callable[..., Any], tuple[Tensor, ...]]] = {
        "op": (op_loss, (logits(), TARGET)),
        "plain": (plain_loss, (logits(), TARGET)),
        "model": (model, (torch.randn(4000, 8),)),
    }
    fn, args = cases[name]
    report = export(fn, *args, folder=tmp_path)
    given = sum(x.bytes for x in report.inputs)
    peaks = {
        phase: max(live.bytes for live in report.timeline if live.phase == phase) - given
        for phase in ("forward", "backward")
    }
    compiled = torch.compile(fn)
    compiled(*args).sum().backward()
    for x in (*args, *model.parameters()):
        x.grad = None
    cpu = torch.device("cpu")
    forward, _, result = taken(lambda: compiled(*args), cpu)
    slack = 64 * 24  # the allocator rounds each buffer up
    assert abs(forward - peaks["forward"]) < slack
    ones = torch.ones_like(result)
    backward = taken(lambda: torch.autograd.backward(result, ones), cpu).peak
    assert report.verdict.saved_bytes is not None
    held = report.verdict.saved_bytes + result.nbytes + ones.nbytes * (ones.ndim > 0)
    assert abs(backward - (peaks["backward"] - held)) < slack


def test_the_time_of_a_kernel_is_its_fastest(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("generated")
    module.__file__ = "/generated.py"
    module.cpp_fused_0 = lambda: None  # type: ignore[attr-defined]
    monkeypatch.setattr(torch_private, "generated_modules", lambda: [module])
    ends = iter([0.0, 9.0, 0.0, 3.0, 0.0, 7.0, 0.0, 8.0, 0.0, 6.0])  # a busy machine only adds
    monkeypatch.setattr(timing, "time", SimpleNamespace(perf_counter=lambda: next(ends)))
    times = timing.measure(lambda: module.cpp_fused_0())
    assert times == {"/generated.py": [("cpp_fused_0", 3.0)]}


def test_kernels_are_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the one test that compiles C++
    x = torch.ones(64, 1000, requires_grad=True)
    report = export(functions.scaled, x, 2.0, folder=tmp_path, time_kernels=True)
    assert report.failure is None
    assert len(report.kernels) == 2
    assert all(kernel.seconds is not None and kernel.seconds > 0 for kernel in report.kernels)
    assert x.grad is None


# Other functions


def test_breaks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    x = torch.ones(4, 5, requires_grad=True)
    report = export(functions.breaks_twice, x, folder=tmp_path)
    assert report.failure is None
    assert report.verdict.breaks == 2
    assert report.verdict.graphs == 3
    printing, reading = report.breaks
    assert printing.source is not None
    assert printing.source.code == 'print("not in a graph")'
    assert printing.source.file.endswith("graph_functions.py")
    assert "print" in printing.reason
    assert "reorderable_logging_functions" in printing.hint
    assert reading.source is not None
    assert ".item()" in reading.source.code
    assert "capture_scalar_outputs" in reading.hint
    (sync,) = (remark for remark in report.remarks if remark.kind == "sync")
    assert sync.source == reading.source
    assert {stage.graph for stage in report.stages} == {0, 1, 2}
    counters.clear()
    torch.compile(functions.breaks_twice, backend="eager")(x)
    assert report.verdict.breaks == sum(counters["graph_break"].values())
    assert report.verdict.graphs == counters["stats"]["unique_graphs"]


def test_a_place_is_left_once_however_often_it_is_compiled(tmp_path: Path) -> None:
    more: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
        ((torch.ones(n, 5, requires_grad=True),), {}) for n in (5, 6)
    ]
    x = torch.ones(4, 5, requires_grad=True)
    report = export(functions.breaks_twice, x, folder=tmp_path, more=more)
    assert report.verdict.recompiles > 0
    assert [each.count for each in report.breaks] == [1, 1]
    assert report.verdict.breaks == 2


def test_recompiles(tmp_path: Path) -> None:
    x = torch.ones(4, 3)
    more = [
        ((torch.ones(5, 3), 2.0), {}),
        ((torch.ones(5, 3), 3.0), {}),
        ((torch.ones(5, 3), 4.0), {"square": True}),
    ]
    report = export(functions.scaled, x, 2.0, folder=tmp_path, more=more)
    assert report.verdict.recompiles == 3
    assert report.verdict.graphs == 4
    reasons = [recompile.reason for recompile in report.recompiles]
    assert reasons == [
        "tensor 'x' size mismatch at index 0. expected 4, actual 5",
        "factor == 2.0",
        "square == False",
    ]
    words = [recompile.words for recompile in report.recompiles]
    assert "mark_dynamic(x, 0)" in words[0]
    assert "factor was the number 2.0" in words[1]
    assert "square was False" in words[2]

    # Lists hold every compilation; the numbers are those of the first, which one run goes through.
    assert {kernel.graph for kernel in report.kernels} == {0, 1, 2, 3}
    first = export_graphs(functions.scaled, x, 2.0, out=tmp_path / "first").verdict
    compiled = {"graphs", "recompiles", "compile_seconds"}
    numbers = [
        {name: n for name, n in asdict(verdict).items() if name not in compiled}
        for verdict in (report.verdict, first)
    ]
    assert numbers[0] == numbers[1]
    assert first.bytes_moved

    counter = CompileCounter()
    again: Callable[..., Tensor] = torch.compile(functions.scaled, backend=counter)
    for args, kwargs in [((x, 2.0), {}), *more]:
        again(*args, **kwargs)
    assert report.verdict.graphs == counter.frame_count == report.verdict.recompiles + 1


def test_an_export_does_not_know_the_one_before(tmp_path: Path) -> None:
    torch.compile(functions.scaled)(torch.ones(3, 3), 2.0)
    for rows in (4, 5):  # a second size makes the dimension dynamic, were it remembered
        report = export_graphs(functions.scaled, torch.ones(rows, 3), 2.0, out=tmp_path / str(rows))
        assert report.inputs[0].shape == [rows, 3]
        assert report.verdict.recompiles == 0


def test_constants_of_dynamic_dimensions(tmp_path: Path) -> None:
    report = export(functions.only_for_seven, torch.ones(7, 3), folder=tmp_path, dynamic=True)
    (found,) = report.specialised
    assert (found.argument, found.dimension, found.value) == ("x", 0, 7)
    assert "x.shape[0] == 7" in found.reason
    marked = torch.ones(7, 3)
    torch._dynamo.mark_dynamic(marked, 0)
    report = export_graphs(functions.only_for_seven, marked, out=tmp_path / "marked")
    assert report.failure is not None
    assert report.failure.error == "ConstraintViolationError"
    assert [(s.argument, s.dimension, s.value) for s in report.specialised][-1] == ("x", 0, 7)


def test_what_cannot_compile(tmp_path: Path) -> None:
    report = export(functions.cannot_compile, torch.ones(7, 3), folder=tmp_path)
    failure = report.failure
    assert failure is not None
    assert (failure.stage, failure.error) == ("dynamo", "TorchRuntimeError")
    assert "same reduction dim" in failure.message
    assert failure.source is not None
    assert failure.source.code == "return x @ x"
    assert report.verdict.graphs == 0
    assert (tmp_path / "graphs" / "index.html").is_file()


def test_what_the_backend_cannot_compile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks_down(*_: Any) -> None:
        raise RuntimeError("no compiler here")

    monkeypatch.setattr(AsyncCompile, "cpp_pybinding", breaks_down)
    report = export(functions.scaled, torch.ones(2), 2.0, folder=tmp_path)
    assert report.failure is not None
    assert report.failure.stage == "inductor"
    assert "no compiler here" in report.failure.message
    assert [stage.name for stage in report.stages if stage.graph == 0][:2] == ["dynamo", "forward"]


def test_what_raises_when_it_runs(tmp_path: Path) -> None:
    def raises(x: Tensor) -> Tensor:
        torch._dynamo.graph_break()
        raise KeyError("of mine")

    report = export(raises, torch.ones(2), folder=tmp_path)
    assert report.failure is not None
    assert report.failure.error == "KeyError"
    assert report.verdict.breaks == 2  # the one called for, and where it would have raised


def test_a_model(tmp_path: Path) -> None:
    model = functions.model()
    x = torch.randn(3, 8)
    report = export(model, x, folder=tmp_path)
    assert report.failure is None
    assert report.title == "Sequential"
    assert {i.name: i.shape for i in report.inputs} == {
        "input": [3, 8],
        "fn.0.weight": [16, 8],
        "fn.0.bias": [16],
        "fn.2.weight": [4, 16],
        "fn.2.bias": [4],
    }
    # The activation alone is kept; its own memory becomes the gradient's.
    (kept,) = (saved for saved in report.saved if saved.op != "input")
    assert kept.tensor.shape == [3, 16]
    assert kept.op == "aten.relu.default"
    assert not kept.recomputable
    compiled = torch.compile(model)
    saved, _ = saved_bytes(lambda: compiled(x), (x, *model.parameters()))
    assert report.verdict.saved_bytes == saved == 3 * 16 * 4
    assert [k.name for k in report.kernels if k.kind == "extern"].count("extern_kernels.addmm") == 2
    assert "input" in [group.argument for group in report.guards]


def test_forward_alone(tmp_path: Path) -> None:
    report = export(op_loss, logits(), TARGET, folder=tmp_path, backward=False)
    assert report.verdict.kernels_backward == 0
    assert report.verdict.full_size_buffers == 0
    assert report.saved == []
    assert "joint" not in [stage.name for stage in report.stages]


def test_sizes_that_depend_on_data(tmp_path: Path) -> None:
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        report = export(functions.picks, torch.randn(7, 3), folder=tmp_path)
    assert report.failure is None
    assert [remark.kind for remark in report.remarks].count("sync") == 1
    assert report.config["dynamo.capture_dynamic_output_shape_ops"] == "True"


def test_an_opaque_call(tmp_path: Path) -> None:
    with torch.library._scoped_library("logpile_test", "DEF") as library:
        library.define("closed(Tensor x) -> Tensor")
        library.impl("closed", torch.exp, "CompositeExplicitAutograd")
        op = torch.ops.logpile_test.closed.default
        torch.library.register_fake(op, torch.empty_like, lib=library)
        x = torch.randn(T, V, dtype=torch.bfloat16)
        report = export(lambda x: op(x * 2) + 1, x, folder=tmp_path, backward=False)
    assert report.verdict.opaque_calls == 1
    (call,) = (kernel for kernel in report.kernels if kernel.kind == "opaque")
    assert call.name == "torch.ops.logpile_test.closed.default"
    assert [access.tensor.dtype for access in call.reads + call.writes] == ["bfloat16"] * 2
    assert call.bytes_moved == 2 * 2 * T * V


def test_the_summary_is_plain_json(tmp_path: Path) -> None:
    export(functions.scaled, torch.ones(2), 2.0, folder=tmp_path)
    values = json.loads((tmp_path / "graphs" / "summary.json").read_text())
    assert values["schema"] == 1
    with pytest.raises(ValueError, match="schema 1, and this one has 7"):
        Report.from_json(json.dumps(values | {"schema": 7}))
