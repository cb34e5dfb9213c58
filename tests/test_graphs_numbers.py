"""Numbers that would be wrong without a sign of it: held against the run, or not told at all."""

import threading
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.nn import functional
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

from logpile.bench.memory import saved_bytes
from logpile.compile_graphs import Report, export_graphs
from logpile.compile_graphs.tensors import base_name

pytestmark = pytest.mark.usefixtures("no_compiler")


def x_of(rows: int = 16, columns: int = 32) -> Tensor:
    return torch.randn(rows, columns, requires_grad=True)


def export(fn: Callable[..., Any], *args: Any, out: Path, **options: Any) -> Report:
    report = export_graphs(fn, *args, out=out, **options)
    assert report.failure is None
    return report


def kept_by(fn: Callable[..., Any], *args: Tensor, dynamic: bool | None = None) -> int:
    """Count what a run keeps."""
    compiled = torch.compile(fn, dynamic=dynamic)
    compiled(*args)
    kept, _ = saved_bytes(lambda: compiled(*args), args)
    return kept


class Made(TorchDispatchMode):
    """Keeps how many bytes each op of a run makes; a view makes none."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # torch has no types there
        self.bytes: list[tuple[str, int]] = []

    def __torch_dispatch__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        result = func(*args, **(kwargs or {}))
        if all(each.alias_info is None for each in func._schema.returns):
            made = [x for x in pytree.tree_leaves(result) if isinstance(x, Tensor)]
            self.bytes.append((func.__name__.partition(".")[0], sum(x.nbytes for x in made)))
        return result


TWO = torch.randn(16, 32, dtype=torch.float64)


@pytest.mark.filterwarnings("ignore:Torchinductor does not support code generation for complex")
@pytest.mark.parametrize(
    ("fn", "args"),
    [
        (lambda x: x.sort(-1), (x_of().detach(),)),  # places are int64
        (lambda x, y: (x.topk(3), y.topk(3)), (x_of().detach(), TWO)),  # of two dtypes
        (lambda z: torch.view_as_real(z * z) + 1, (torch.randn(4, 4, dtype=torch.complex64),)),
    ],
    ids=["parts", "two dtypes", "view"],
)
def test_ops_make_what_they_make(
    fn: Callable[..., Any], args: tuple[Tensor, ...], tmp_path: Path
) -> None:
    report = export(fn, *args, out=tmp_path / "graphs", backward=False)
    with Made() as eager:
        fn(*args)
    outside = [kernel for kernel in report.kernels if kernel.kind == "extern"]
    found = [(base_name(k.name[10:]), sum(a.tensor.bytes for a in k.writes)) for k in outside]
    assert found == eager.bytes[: len(found)]
    assert found


def test_inputs_in_one_piece_of_memory(tmp_path: Path) -> None:
    x = x_of()
    report = export(lambda x, y: (x * y).sum(), x, x.detach(), out=tmp_path / "graphs")
    verdict = report.verdict
    assert [len(kernel.reads) for kernel in report.kernels] == [2, 2]
    assert verdict.full_size_kernels == 2
    assert verdict.peak_bytes == x.nbytes + x.nbytes + 8  # x, its gradient, the result, a one
    halves = export(lambda a, b: a * b, x[:8], x[8:], out=tmp_path / "halves")
    # The inputs, the result and its gradient, the gradients of the inputs.
    assert halves.verdict.peak_bytes == 3 * x.nbytes


@pytest.mark.parametrize(
    "fn",
    [
        lambda x: x[: int(x.shape[0] * 0.5)].exp().sum() * 1.0,
        lambda x: x[:, : int(x.shape[1] * 0.5)].exp().sum() * 1.0,
        lambda x: (x[: int(x.shape[0] ** 0.5)].exp(), x * 2),
        lambda x: functional.pad(x, (0, max(0, 40 - x.shape[1]))).exp().sum(),
    ],
)
def test_computed_sizes(fn: Callable[..., Any], tmp_path: Path) -> None:
    x = x_of()
    report = export(fn, x, out=tmp_path / "graphs", dynamic=True)
    assert report.verdict.saved_bytes == kept_by(fn, x, dynamic=True) > 0
    kept = [each.tensor.bytes for each in report.saved if each.op != "input"]
    read = [a.tensor.bytes for k in report.kernels if k.phase == "backward" for a in k.reads]
    assert {*kept} <= {*read}  # the generated code writes sizes otherwise


BYTES = {"full_size_buffers", "saved_bytes", "peak_bytes", "bytes_moved", "bytes_least"}


def unknown(report: Report) -> set[str]:
    return {name for name, number in asdict(report.verdict).items() if number is None}


def test_sizes_that_depend_on_data_are_not_taken_for_nothing(tmp_path: Path) -> None:
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        report = export(lambda x: x[x > 0].exp().sum(), x_of(), out=tmp_path / "graphs")
    assert unknown(report) >= BYTES
    assert report.verdict.kernels_forward
    said = [remark.reason for remark in report.remarks if remark.kind == "unread"]
    assert said == ["graph 0 has tensors of unknown size: u0"]


@pytest.mark.filterwarnings("ignore:invoke_subgraph")
def test_what_an_inner_graph_runs_is_not_passed_over(tmp_path: Path) -> None:
    weight = torch.randn(32, 32)

    @torch.compiler.nested_compile_region
    def region(x: Tensor) -> Tensor:
        return (x @ weight).sin()

    report = export(lambda x: region(region(x)).sum(), x_of(), out=tmp_path / "graphs")
    assert unknown(report) >= {"kernels_forward", "full_size_kernels", "saved_bytes"}


def test_results_whose_shape_is_not_said(tmp_path: Path) -> None:
    with torch._inductor.config.patch(size_asserts=False):
        report = export(lambda x: x.topk(3), x_of(), out=tmp_path / "graphs")
    assert unknown(report) >= {"peak_bytes", "bytes_moved"}


GLOBAL = torch.randn(32, requires_grad=True)


def leaves_early(x: Tensor) -> Tensor:
    y = x + 1
    torch._dynamo.graph_break()
    return y.sin().sum()


def leaves_late(x: Tensor) -> Tensor:
    y = x.exp()
    torch._dynamo.graph_break()
    return (y.sum() + GLOBAL.sin()).sum()


def test_memory_over_a_break(tmp_path: Path) -> None:
    x = x_of()
    assert kept_by(leaves_early, x) == x.nbytes  # which is an input of the graph that keeps it
    early = export(leaves_early, x, out=tmp_path / "early")
    assert unknown(early) == {"saved_bytes", "saved_bytes_per_token", "peak_bytes"}
    late = export(leaves_late, x, out=tmp_path / "late")
    assert late.verdict.saved_bytes == kept_by(leaves_late, x) - GLOBAL.nbytes == x.nbytes


@pytest.mark.parametrize("fn", [lambda number: number + 1, lambda number: [number]])
def test_of_no_graph_no_number_is_known(fn: Callable[..., Any], tmp_path: Path) -> None:
    report = export(fn, 3, out=tmp_path / "graphs")
    assert report.verdict.graphs == 0
    assert unknown(report) >= {*BYTES, "kernels_forward", "opaque_calls", "collectives"}


def test_a_view_costs_nothing(tmp_path: Path) -> None:
    x = x_of()
    verdict = export(lambda x: x.view(-1), x, out=tmp_path / "graphs").verdict
    assert (verdict.peak_bytes, verdict.bytes_moved, verdict.bytes_least) == (x.nbytes, 0, 0)
    cut = export(lambda x: (x * 2).split(16, 1), x, out=tmp_path / "cut", backward=False)
    assert cut.verdict.bytes_least == cut.verdict.bytes_moved == 2 * x.nbytes


def test_what_another_thread_compiles_is_not_counted(tmp_path: Path) -> None:
    @torch.compiler.disable  # type: ignore[untyped-decorator]  # torch has no types there
    def elsewhere(x: Tensor) -> Tensor:
        thread = threading.Thread(target=torch.compile(torch.cos), args=(torch.ones(5),))
        thread.start()
        thread.join()
        return x * 2

    report = export(lambda x: elsewhere(x).exp().sum(), x_of(), out=tmp_path / "graphs")
    assert report.verdict.graphs == 1
    assert [kernel.fuses for kernel in report.kernels if kernel.phase == "forward"] == [
        ["exp", "sum"]
    ]
