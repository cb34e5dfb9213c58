"""Numbers of an export against what the function does when it runs, compiled and in eager mode."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._inductor.async_compile import AsyncCompile
from torch._inductor.utils import fresh_cache
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

from logpile.compile_graphs import Report, export_graphs
from tests import graph_functions
from tests.graph_functions import TARGET, T, V, logits, op_loss, plain_loss

Case = tuple[Callable[..., Any], tuple[Tensor, ...]]


pytestmark = pytest.mark.usefixtures("no_compiler")


def export(case: Case, folder: Path) -> Report:
    report = export_graphs(case[0], *case[1], out=folder / "graphs")
    assert report.failure is None
    return report


# Bytes: the tensors that kernels get when they run


def bytes_of(tensors: list[Tensor]) -> int:
    """Count each piece of memory once, at its largest."""
    sizes: dict[int, int] = {}
    for x in tensors:
        place = x.untyped_storage().data_ptr()
        sizes[place] = max(sizes.get(place, 0), x.nbytes)
    return sum(sizes.values())


class Watch(TorchDispatchMode):
    """Adds up what kernels get: a library's by dispatch, generated ones as they are called."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.calls: list[int] = []  # bytes
        self.largest: list[int] = []  # elements

    def add(self, reads: list[Tensor], writes: list[Tensor]) -> None:
        self.calls.append(bytes_of(reads) + bytes_of(writes))
        self.largest.append(max(x.numel() for x in reads + writes))

    @classmethod
    def ignore_compile_internals(cls) -> bool:
        return True  # else nothing compiled runs under a mode

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> object:
        kwargs = kwargs or {}
        given = [x for x in tree_leaves(args) if isinstance(x, Tensor)]
        if "out" in kwargs:  # mm.out, not what autograd does around the compiled passes
            self.add(given, [kwargs["out"]])
        elif func is torch.ops.aten.scatter_reduce_.two:
            self.add(given, [args[0]])
        return func(*args, **kwargs)

    def kernel(self, argtypes: list[str], source: str) -> Callable[..., None]:
        """Stand in for a compiled kernel: `const T*` is read, `T*` written, in_out both."""
        signature = re.search(r"void\s+\w+\s*\(([^)]*)\)", source)
        assert signature is not None
        names = [part.split()[-1] for part in signature[1].split(",")]
        both = ["in_out_ptr" in name for name in names]

        def call(*args: Any) -> None:
            given = [*zip(args, argtypes, both, strict=True)]
            reads = [x for x, kind, each in given if "*" in kind and ("const" in kind or each)]
            writes = [x for x, kind, _ in given if "*" in kind and "const" not in kind]
            self.add(reads, writes)

        return call


def product(x: Tensor, w: Tensor) -> Tensor:
    return (x @ w).relu().sum()


PRODUCT: Case = (
    product,
    (torch.ones(64, 8, requires_grad=True), torch.ones(8, 16, requires_grad=True)),
)


@pytest.mark.parametrize("name", ["product", "op", "plain", "model"])
def test_bytes_moved_are_those_of_the_tensors_that_kernels_get(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cases: dict[str, Case] = {
        "product": PRODUCT,
        "op": (op_loss, (logits(), TARGET)),
        "plain": (plain_loss, (logits(), TARGET)),
        "model": (graph_functions.model(), (torch.randn(400, 8),)),
    }
    function, given = cases[name]
    report = export((function, given), tmp_path)
    watch = Watch()
    monkeypatch.setattr(AsyncCompile, "cpp_pybinding", lambda _, *given: watch.kernel(*given))
    torch._dynamo.reset()
    compiled = torch.compile(function)
    with fresh_cache():
        compiled(*given).sum().backward()
    watch.calls.clear()
    watch.largest.clear()
    with watch:
        compiled(*given).sum().backward()
    assert len(watch.calls) > 1
    assert [kernel.bytes_moved for kernel in report.kernels] == watch.calls
    assert report.verdict.bytes_moved == sum(watch.calls)
    full = max(x.numel() for x in (*given, *getattr(function, "parameters", list)()))
    assert report.verdict.full_size_kernels == sum(2 * n >= full for n in watch.largest)


def test_bytes_moved_by_hand(tmp_path: Path) -> None:
    report = export(PRODUCT, tmp_path)
    x, w, h, mask, number = 4 * 64 * 8, 4 * 8 * 16, 4 * 64 * 16, 64 * 16, 4
    forward = [x + w + h, h + number + mask]  # the product; relu, its mask for backward, and sum
    backward = [mask + number + h, x + h + w, h + w + x]
    assert [kernel.bytes_moved for kernel in report.kernels] == forward + backward
    assert report.verdict.bytes_least == (x + w + number) + (number + x + w + w + x)


def sums(x: Tensor) -> Tensor:
    return x.sum()  # its gradient is a number, seen as a tensor


def shows(x: Tensor) -> tuple[Tensor, Tensor]:
    return (x * 2).view(-1), x.view(-1)


def writes(x: Tensor) -> Tensor:
    return x.mul_(2).sum()


def leaves(x: Tensor, unused: Tensor) -> Tensor:
    return (x.exp() * unused.shape[0]).sum()


@pytest.mark.parametrize(
    ("function", "tensors", "numbers"),
    [(sums, 1, 1), (shows, 4, 0), (writes, 2, 1), (leaves, 3, 2)],
)
def test_the_least_is_what_must_be_read_and_written(
    function: Callable[..., Any], tensors: int, numbers: int, tmp_path: Path
) -> None:
    x = torch.ones(64, 8, requires_grad=function is not writes)
    given = (x, x.detach()) if function is leaves else (x,)
    verdict = export((function, given), tmp_path).verdict
    assert verdict.bytes_least == 4 * (64 * 8 * tensors + numbers)
    assert verdict.bytes_moved is not None
    assert verdict.bytes_moved >= verdict.bytes_least


# Casts


def by_cast(z: Tensor, _: Tensor) -> Tensor:
    return z.float().exp().sum()


def by_promotion(z: Tensor, w: Tensor) -> Tensor:
    return (z * w).sum()


def by_choice(z: Tensor, w: Tensor) -> Tensor:
    return torch.where(z > 0, z, w).sum()


def by_copy(z: Tensor, _: Tensor) -> Tensor:
    return torch.zeros(T, V).copy_(z).sum()


def by_cat(z: Tensor, w: Tensor) -> Tensor:
    return torch.cat([z, w[None]]).sum()


def by_division(z: Tensor, _: Tensor) -> Tensor:
    return ((z > 0).int() / 3).sum()


def by_halves(z: Tensor, _: Tensor) -> Tensor:
    first, second = z.chunk(2, 1)
    return first.float().exp().sum() + second.double().exp().sum().float()


def of_a_part(z: Tensor, _: Tensor) -> Tensor:
    return z[:, : V // 3].float().exp().sum()


def of_none(z: Tensor, w: Tensor) -> Tensor:
    return ((z + w.bfloat16()).exp() * 2.0).sum() + (z == 0).sum()


class Casts(TorchDispatchMode):
    """Lists how ops in eager mode change the dtype of tensors of at least half the logits' size."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.seen: list[tuple[str, str]] = []

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> object:
        result = func(*args, **(kwargs or {}))
        if isinstance(result, Tensor) and 2 * result.numel() >= T * V:
            given = [x for x in tree_leaves(args) if isinstance(x, Tensor)]
            changed = [x.dtype for x in given if 2 * x.numel() >= T * V]
            self.seen += [
                (str(dtype).removeprefix("torch."), str(result.dtype).removeprefix("torch."))
                for dtype in changed
                if dtype != result.dtype and (result.dtype != torch.bool and dtype != torch.bool)
            ]
        return result


@pytest.mark.parametrize(
    ("function", "backward"),
    [
        (by_cast, ["bfloat16 float32", "float32 bfloat16"]),  # exp again, and the gradient
        (by_promotion, ["bfloat16 float32", "float32 bfloat16"]),  # that of w, and that of z
        (by_choice, ["float32 bfloat16"]),
        (by_copy, ["float32 bfloat16"]),
        (by_cat, ["float32 bfloat16"]),
        (by_division, []),
        (
            by_halves,
            ["bfloat16 float32", "bfloat16 float64", "float32 bfloat16", "float64 bfloat16"],
        ),
        (of_a_part, []),
        (of_none, []),
    ],
)
def test_casts_are_those_of_eager_mode(
    function: Callable[..., Tensor], backward: list[str], tmp_path: Path
) -> None:
    z, w = logits(), torch.randn(V, requires_grad=True)
    report = export((function, (z, w)), tmp_path)
    with Casts() as eager, torch.no_grad():
        function(z, w)
    found = [(c.phase, c.from_dtype, c.to_dtype) for c in report.casts if c.from_dtype != "bool"]
    assert sorted(cast[1:] for cast in found if cast[0] == "forward") == sorted(eager.seen)
    assert sorted(f"{c[1]} {c[2]}" for c in found if c[0] == "backward") == backward
    assert report.verdict.full_size_casts == len(report.casts)
