"""Logits sharded over the vocabulary: as if they were whole, by one all-gather.

The ranks are processes; each compares its part with the op on whole logits and with the oracle.
"""

import copy
import functools
import itertools
import pickle
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch._dynamo.testing import CompileCounterWithBackend
from torch._inductor.utils import fresh_cache, run_and_get_code
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor
from torch.utils.checkpoint import checkpoint

from logpile.ops import KeepSet, logprob_entropy, shards
from logpile.ops.call import Forward
from logpile.ops.rows import Statistics, Summary
from tests import budget
from tests.distributed import Ranks, collectives, gathers, group_of
from tests.oracle import Options, oracle
from tests.test_registration import forward_call
from tests.ways import Got, eager_kernel

NAN, INF = torch.nan, torch.inf


@pytest.fixture(scope="module")
def four() -> Iterator[Ranks]:
    with Ranks(4) as ranks:
        yield ranks


@pytest.fixture(scope="module")
def two() -> Iterator[Ranks]:
    with Ranks(2) as ranks:
        yield ranks


# What is sharded, and how


class Shape(NamedTuple):
    """How a vocabulary lies over some ranks."""

    widths: tuple[int, ...]
    vocab_size: int
    told: bool  # whether the ranks say where their shards start
    banned: int | None = None  # a rank whose logits are all −inf

    def columns(self, rank: int) -> slice:
        start = sum(self.widths[:rank])
        return slice(start, start + self.widths[rank])

    def place(self, rank: int) -> dict[str, Any]:
        """The arguments that tell the op where the shard lies."""
        group = group_of(*range(len(self.widths)))
        if self.told:
            start = sum(self.widths[:rank])
            return {"group": group, "vocab_start": start, "vocab_size": self.vocab_size}
        if self.vocab_size == sum(self.widths):
            return {"group": group}
        return {"group": group, "vocab_size": self.vocab_size}


W = 600  # more than a block of the compiled program


def shapes(ranks: int) -> dict[str, Shape]:
    """Every shape that a vocabulary has on so many ranks."""
    equal, whole = (W,) * ranks, W * ranks
    uneven = tuple(range(W - 100, W - 100 + 77 * ranks, 77))
    found = {
        "equal": Shape(equal, whole, told=False),
        "equal and told": Shape(equal, whole, told=True),
        "padded": Shape(equal, whole - 37, told=False),
        "one column each": Shape((1,) * ranks, ranks, told=False),
    }
    if ranks == 1:
        return found
    found |= {
        "uneven": Shape(uneven, sum(uneven), told=True),
        "uneven and padded": Shape(uneven, sum(uneven) - 5, told=True),
        "the last all padding": Shape(equal, whole - W, told=True),
        "the last two padded": Shape((*equal, W), whole - 9, told=True)
        if ranks < 4
        else Shape(equal, whole - W - 9, told=True),
        "the last of no width": Shape((*equal[1:], 0), whole - W, told=True),
        "the first of no width": Shape((0, *equal[1:]), whole - W, told=True),
        "one of −inf alone": Shape(equal, whole, told=False, banned=ranks - 2),
    }
    return {name: shape for name, shape in found.items() if len(shape.widths) == ranks}


SHAPES = [(ranks, name) for ranks in (1, 2, 3, 4) for name in shapes(ranks)]


class Variant(NamedTuple):
    """What else a call has beside logits and target."""

    dtype: torch.dtype = torch.float32
    leading: tuple[int, ...] = (11,)
    keep: str | None = None
    softcap: float | None = None
    temperatures: bool = False  # one a token
    ignored: bool = False
    inplace: bool = False


VARIANTS = {
    "plain": Variant(),
    "mask": Variant(keep="mask"),
    "ids": Variant(keep="ids"),
    "fp64": Variant(torch.float64, keep="ids"),
    "bf16": Variant(torch.bfloat16),
    "bf16 with a mask": Variant(torch.bfloat16, keep="mask"),
    "bf16 with ids": Variant(torch.bfloat16, keep="ids"),
    "fp16, softcap, a temperature a token": Variant(
        torch.float16, softcap=20.0, temperatures=True, keep="mask"
    ),
    "softcap and ids": Variant(softcap=20.0, temperatures=True, keep="ids"),
    "two leading dimensions": Variant(leading=(2, 4), keep="mask", temperatures=True),
    "two leading dimensions and ids": Variant(leading=(2, 4), keep="ids", ignored=True),
    "no leading dimension": Variant(leading=(), keep="mask"),
    "one token": Variant(leading=(1,), keep="ids"),
    "no tokens": Variant(leading=(0,), keep="ids"),
    "no tokens in a batch": Variant(leading=(2, 0), keep="mask"),
    "ignored rows": Variant(ignored=True, keep="mask"),
    "all rows ignored": Variant(leading=(1,), ignored=True),
    "in place": Variant(inplace=True, keep="mask"),
}


class Problem(NamedTuple):
    """A call on whole logits, the same on every rank."""

    logits: Tensor  # [..., sum of the widths]
    target: Tensor  # [...]
    options: Options
    keep: Tensor | None  # [..., sum of the widths] bool
    upstream: tuple[Tensor, ...]


def problem(shape: Shape, variant: Variant) -> Problem:
    """Make logits with NaN for padding, and targets at both ends of every shard."""
    generator = torch.Generator().manual_seed(5)
    leading, total = variant.leading, sum(shape.widths)

    def noise(*size: int) -> Tensor:
        return torch.randn(size, generator=generator)

    logits = (noise(*leading, total) * 3.0).to(variant.dtype)
    logits[noise(*leading, total) < -1.5] = -INF
    if shape.banned is not None:
        logits[..., shape.columns(shape.banned)] = -INF
    logits[..., shape.vocab_size :] = NAN
    ends = [
        min(place, shape.vocab_size - 1)
        for rank, width in enumerate(shape.widths)
        if width
        for place in (shape.columns(rank).start, shape.columns(rank).stop - 1)
    ]
    count = torch.Size(leading).numel()
    target = torch.randint(shape.vocab_size, (count,), generator=generator)
    target[: len(ends)] = torch.tensor(ends)[:count]
    if variant.ignored:
        target[::3] = -100
    keep = None
    if variant.keep:
        keep = noise(*leading, total) > 1.0
        keep[..., shape.vocab_size :] = False
        rows = keep.view(-1, total)
        rows[1::3] = False  # nothing kept, or nothing recorded
        rows[2::3, shape.columns(0)] = False  # nothing on the first rank
    return Problem(
        logits,
        target.view(leading),
        Options(
            temperature=0.5 + noise(*leading).abs() if variant.temperatures else 0.7,
            softcap=variant.softcap,
            vocab_size=shape.vocab_size,
        ),
        keep,
        tuple(noise(*leading) for _ in range(4 if variant.keep else 3)),
    )


def keep_set(keep: Tensor, vocab_size: int) -> KeepSet:
    """Make the ragged form of a mask, in no order and with duplicates."""
    rows = keep[..., :vocab_size].reshape(-1, vocab_size)
    ids = [row.nonzero()[:, 0] for row in rows]
    ids = [torch.cat([row, row[:2]]).flip(0) for row in ids]
    offsets = torch.tensor([0, *itertools.accumulate(map(len, ids))])
    return KeepSet(torch.cat([offsets[:0], *ids]), offsets)


def keep_mask(keep: Tensor) -> Tensor:
    """Make the mask that `keep_set` stands for: a row without ids keeps everything."""
    return keep | ~keep.any(-1, keepdim=True)


Function = Callable[..., tuple[Tensor, ...]]


def op(logits: Tensor, target: Tensor, **options: Any) -> tuple[Tensor, ...]:
    """All outputs that there are."""
    return tuple(x for x in logprob_entropy(logits, target, **options) if x is not None)


def check_shard(
    rank: int, shape: Shape, variant: Variant, function: Function = op, *, alone: bool = True
) -> Any:
    """Check the part of one rank, and give the outputs, which must be the same on all.

    The gradient is that of all outputs, and of each alone as well.
    """
    ranks = len(shape.widths)
    group_of(*range(ranks))
    if rank >= ranks:
        return None
    whole = problem(shape, variant)
    columns = shape.columns(rank)
    keep: Any = whole.keep
    if whole.keep is not None and variant.keep == "ids":
        keep = keep_set(whole.keep, shape.vocab_size)
        whole = whole._replace(keep=keep_mask(whole.keep))
    options = whole.options.keywords | shape.place(rank)
    if keep is not None:
        options["keep"] = keep if isinstance(keep, KeepSet) else keep[..., columns]
    logits = whole.logits[..., columns].clone().requires_grad_()
    # Not a leaf, so that the gradient may take its place.
    given = logits.clone() if variant.inplace else logits

    def run() -> tuple[Tensor, ...]:
        return function(given, whole.target, inplace_backward=variant.inplace, **options)

    results = run()
    with torch.no_grad():
        assert all(map(same_bits, run(), results))
    check_outputs(results, whole)
    dtype = results[0].dtype
    upstream = [u.to(dtype) for u in whole.upstream]
    (gradient,) = torch.autograd.grad(results, logits, upstream)
    check_gradient(gradient, whole, columns, whole.upstream)
    if alone and not variant.inplace:
        for place, one in enumerate(upstream):
            (gradient,) = torch.autograd.grad(run()[place], logits, one)
            some = [one if i == place else torch.zeros_like(one) for i in range(len(upstream))]
            check_gradient(gradient, whole, columns, tuple(some))
    return tuple(result.detach() for result in results)


def check_outputs(results: tuple[Tensor, ...], whole: Problem) -> None:
    """Compare the outputs with the oracle, and with the op on whole logits."""
    logprob, entropy, logsumexp, *full = (result.detach() for result in results)
    got = Got(logprob, entropy, logsumexp, whole.logits, *full)
    budget.check_outputs(got, oracle(*whole[:3], keep=whole.keep))
    unsharded = op(*whole[:2], keep=whole.keep, **whole.options.keywords)
    for result, other in zip(results, unsharded, strict=True):
        torch.testing.assert_close(result, other, atol=4e-6, rtol=1e-6, equal_nan=True)


def check_gradient(
    gradient: Tensor, whole: Problem, columns: slice, upstream: tuple[Tensor, ...]
) -> None:
    """Compare the gradient of a shard with its part of the oracle's."""
    expected = oracle(*whole[:3], upstream, whole.keep)
    expected = expected._replace(
        gradient=expected.gradient[..., columns], dead=expected.dead[..., columns]
    )
    assert gradient.dtype == whole.logits.dtype
    budget.check_gradient(gradient, expected, budget.cap_rounding(whole.options, gradient.dtype))


def assert_same_bits(results: list[tuple[Tensor, ...] | None]) -> None:
    first, *others = [result for result in results if result is not None]
    for other in others:
        for a, b in zip(first, other, strict=True):
            assert same_bits(a, b)


def same_bits(a: Tensor, b: Tensor) -> bool:
    """Compare, with NaN equal to NaN."""
    return torch.equal(a.nan_to_num(1234.5, INF, -INF), b.nan_to_num(1234.5, INF, -INF))


@pytest.mark.parametrize(("ranks", "name"), SHAPES)
def test_shapes(four: Ranks, ranks: int, name: str) -> None:
    shape = shapes(ranks)[name]
    for variant in ("plain", "mask", "ids"):
        assert_same_bits(four.run(check_shard, shape, VARIANTS[variant]))


@pytest.mark.parametrize("name", VARIANTS)
def test_variants(four: Ranks, name: str) -> None:
    for ranks in (2, 3):
        shape = shapes(ranks)["uneven and padded"]
        assert_same_bits(four.run(check_shard, shape, VARIANTS[name]))


def by_inductor_in_eager(rank: int) -> Any:
    with eager_kernel("inductor"):
        return check_shard(rank, shapes(2)["uneven and padded"], VARIANTS["mask"], alone=False)


def test_the_compiled_kernel_of_eager_mode(two: Ranks) -> None:
    assert_same_bits(two.run(by_inductor_in_eager, seconds=200))


# Compiled


def traced(rank: int, shape: str, variant: str, alone: bool) -> Any:
    function = torch.compile(op, fullgraph=True, backend="aot_eager")
    return check_shard(rank, shapes(2)[shape], VARIANTS[variant], function, alone=alone)


@pytest.mark.parametrize("shape", shapes(2))
def test_shapes_compiled(two: Ranks, shape: str) -> None:
    for variant in ("mask", "ids"):
        assert_same_bits(two.run(traced, shape, variant, shape == "uneven", seconds=120))


@pytest.mark.parametrize("variant", VARIANTS)
def test_variants_compiled(two: Ranks, variant: str) -> None:
    assert_same_bits(two.run(traced, "uneven and padded", variant, False))


GENERATED = (
    ("equal", "bf16"),
    ("uneven and padded", "mask"),
    ("padded", "ids"),
    ("the last of no width", "softcap and ids"),
)


def generated(rank: int) -> Any:
    """Run several calls as one graph, since a graph for each would compile for a minute."""
    calls = [(shapes(2)[shape], VARIANTS[variant]) for shape, variant in GENERATED]
    wholes = [problem(*call) for call in calls]
    options: list[dict[str, Any]] = []
    logits: list[Tensor] = []
    for i, ((shape, variant), whole) in enumerate(zip(calls, wholes, strict=True)):
        options.append(whole.options.keywords | shape.place(rank))
        logits.append(whole.logits[..., shape.columns(rank)].clone().requires_grad_())
        if variant.keep == "mask":
            assert whole.keep is not None
            options[-1]["keep"] = whole.keep[..., shape.columns(rank)]
        elif whole.keep is not None:
            options[-1]["keep"] = keep_set(whole.keep, shape.vocab_size)
            wholes[i] = whole._replace(keep=keep_mask(whole.keep))

    @torch.compile(fullgraph=True)
    def run(logits: list[Tensor]) -> list[tuple[Tensor, ...]]:
        return [
            op(z, whole.target, **more)
            for z, whole, more in zip(logits, wholes, options, strict=True)
        ]

    results = run(logits)
    upstream = [u for whole in wholes for u in whole.upstream]
    outputs = [x for result in results for x in result]
    gradients = torch.autograd.grad(outputs, logits, upstream)
    for (shape, _), whole, result, gradient in zip(calls, wholes, results, gradients, strict=True):
        check_outputs(result, whole)
        check_gradient(gradient, whole, shape.columns(rank), whole.upstream)
    return tuple(x.detach() for x in outputs)


def test_generated_code(two: Ranks) -> None:
    assert_same_bits(two.run(generated, seconds=250))


# Groups


def interleaved(rank: int) -> Any:
    """Two groups at once, {0, 2} and {1, 3}, each with logits of its own."""
    group = (group_of(0, 2), group_of(1, 3))[rank % 2]
    whole = torch.randn(5, 40, generator=torch.Generator().manual_seed(rank % 2))
    target = torch.tensor([0, 19, 20, 39, 7])
    place = rank // 2
    logits = whole[:, place * 20 : place * 20 + 20].clone().requires_grad_()
    for function in (op, torch.compile(op, fullgraph=True, backend="aot_eager")):
        results = function(logits, target, group=group)
        whole.requires_grad_()
        expected = op(whole, target)
        for result, right in zip(results, expected, strict=True):
            torch.testing.assert_close(result, right, atol=4e-6, rtol=1e-6)
        (gradient,) = torch.autograd.grad([x.sum() for x in results], logits)
        (right,) = torch.autograd.grad([x.sum() for x in expected], whole)
        torch.testing.assert_close(gradient, right[:, place * 20 : place * 20 + 20])
    return tuple(x.detach() for x in results)


def test_interleaved_groups(four: Ranks) -> None:
    results = four.run(interleaved)
    assert_same_bits(results[::2])
    assert_same_bits(results[1::2])
    assert not torch.equal(results[0][0], results[1][0])


def every_kind_of_group(rank: int) -> Any:
    mesh = init_device_mesh("cpu", (2,), mesh_dim_names=("tp",))
    square = init_device_mesh("cpu", (1, 2), mesh_dim_names=("dp", "tp"))
    logits, target = torch.randn(3, 10), torch.tensor([1, 12, 19])
    found = []
    for group in (
        dist.group.WORLD,
        dist.group.WORLD.group_name,  # type: ignore[union-attr] # not None
        mesh,
        mesh["tp"],
        square["tp"],
        mesh.get_group(),
    ):
        for function in (op, torch.compile(op, fullgraph=True, backend="aot_eager")):
            found.append(function(logits, target, group=group))
            torch._dynamo.reset()
    for results in found:
        assert all(map(torch.equal, results, found[0]))
    with pytest.raises(ValueError, match=r"a mesh of one dimension, got 2: .*mesh\['tp'\]"):
        op(logits, target, group=square)
    with pytest.raises(TypeError, match=r"group must be a ProcessGroup, .*, got int"):
        op(logits, target, group=3)
    with pytest.raises(RuntimeError, match="no-such-group"):
        op(logits, target, group="no-such-group")


def test_every_kind_of_group(two: Ranks) -> None:
    two.run(every_kind_of_group)


def outside_of_a_group(rank: int) -> None:
    group: Any = dist.new_group([0])
    mesh = DeviceMesh("cpu", [0])
    name = [group.group_name if rank == 0 else None]
    dist.broadcast_object_list(name)
    logits, target = torch.randn(3, 10), torch.tensor([1, 2, 3])
    if rank == 0:
        for given in (group, mesh, *name):
            op(logits, target, group=given)
        return
    for given in (group, mesh):
        with pytest.raises(ValueError, match=r"this process is not in the group.*only its members"):
            op(logits, target, group=given)
    with pytest.raises(RuntimeError, match="Could not resolve the process group"):
        op(logits, target, group=name[0])


def test_a_rank_outside_of_the_group(two: Ranks) -> None:
    two.run(outside_of_a_group)


def test_without_process_groups() -> None:
    assert not dist.is_initialized()
    with pytest.raises(
        RuntimeError, match=r"group='tp' needs torch.distributed; call init_process"
    ):
        op(torch.randn(3, 10), torch.tensor([1, 2, 3]), group="tp")


# What is wrong


def by_backend(backend: str) -> Function:
    return torch.compile(op, fullgraph=True, backend=backend) if backend else op


def wrong_shards(rank: int, backend: str) -> None:
    group = dist.group.WORLD
    target = torch.tensor([1, 2, 3])
    uneven = torch.randn(3, (5, 7)[rank]).requires_grad_()
    even = torch.randn(3, 6).requires_grad_()
    # A name, the logits of this rank, the options, and what the message says.
    calls: list[tuple[Tensor, dict[str, Any], str]] = [
        (uneven, {}, "not equally wide"),
        (uneven, {"vocab_size": 12}, "not equally wide"),
        (torch.randn(3, 12), {"vocab_size": 12}, "gathered ones"),
        (torch.randn(3, 14), {"vocab_size": 12}, "gathered ones"),
        (even, {"vocab_start": 5 * rank, "vocab_size": 11}, "check vocab_start"),  # overlap
        (even, {"vocab_start": 7 * rank, "vocab_size": 13}, "check vocab_start"),  # gap
        (even, {"vocab_start": 6 * rank, "vocab_size": 13}, "check vocab_start"),  # too few
        (even, {"vocab_start": 0, "vocab_size": 12}, "check vocab_start"),  # twice the same
    ]
    function = by_backend(backend)
    for logits, options, words in calls:
        torch._dynamo.reset()

        def call(logits: Tensor = logits, options: Any = options, words: str = words) -> None:
            exception = RuntimeError if backend else ValueError
            with pytest.raises(exception, match=f"do not make up the vocabulary.*{words}"):
                function(logits, target, group=group, **options)

        # The all-gather that there is brings it to light, on every rank.
        found = collectives(call)
        assert gathers(found) == len(found) == 1


@pytest.mark.parametrize("backend", ["", "aot_eager"], ids=["eager", "traced"])
def test_shards_that_do_not_make_up_the_vocabulary(two: Ranks, backend: str) -> None:
    two.run(wrong_shards, backend)


def wrong_shards_by_inductor(rank: int) -> None:
    logits, target = torch.randn(3, (5, 7)[rank]), torch.tensor([1, 2, 3])
    function = by_backend("inductor")
    for _ in range(2):
        with pytest.raises(RuntimeError, match="do not make up the vocabulary"):
            function(logits, target, group=dist.group.WORLD)
    assert function(torch.randn(3, 6), target, group=dist.group.WORLD)[0].isfinite().all()


def test_unequal_shards_in_generated_code(two: Ranks) -> None:
    two.run(wrong_shards_by_inductor, seconds=150)


def targets_out_of_range(rank: int) -> None:
    logits = torch.randn(4, 10).requires_grad_()
    group = dist.group.WORLD
    for value in (-1, 20, 19):
        target = torch.tensor([3, value, 12, -100])
        size = 19  # one column of padding
        with pytest.raises(IndexError, match=rf"target\[1\] is {value},"):
            op(logits, target, group=group, vocab_size=size)
        results = by_backend("aot_eager")(logits, target, group=group, vocab_size=size)
        assert results[0].isnan().tolist() == [False, True, False, False]
        assert results[1].isfinite().all()
        with pytest.raises(IndexError, match="keep holds token 19, outside of the vocabulary"):
            op(logits, target.clamp_max(18).clamp_min(0), group=group, vocab_size=size, keep=IDS)
        torch._dynamo.reset()


IDS = KeepSet(torch.tensor([3, 19, 11]), torch.tensor([0, 1, 2, 3, 3]))


def test_targets_out_of_range(two: Ranks) -> None:
    two.run(targets_out_of_range)


def other_derivatives(rank: int) -> None:
    logits, target, group = torch.randn(3, 10), torch.tensor([1, 12, 19]), dist.group.WORLD

    def total(z: Tensor) -> Tensor:
        return op(z, target, group=group)[0].sum()

    for transform in (torch.func.grad, torch.func.jacrev, torch.func.hessian, torch.func.jacfwd):
        with pytest.raises(NotImplementedError, match=r"torch.func and forward-mode .* sharded"):
            transform(total)(logits)
    with torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(logits, logits)
        with pytest.raises(NotImplementedError, match="sharded vocabulary"):
            total(dual)
    z = logits.clone().requires_grad_()
    (gradient,) = torch.autograd.grad(total(z), z, create_graph=True)
    with pytest.raises(NotImplementedError, match="no second derivative over a sharded"):
        gradient.sum().backward()
    # vmap is one call of all rows.
    batch = torch.randn(2, 3, 10)
    batched = torch.vmap(lambda z: op(z, target, group=group))(batch)
    expected = op(batch, target.expand(2, 3), group=group)
    assert all(map(torch.equal, batched, expected))


def test_other_derivatives_are_refused_by_name(two: Ranks) -> None:
    two.run(other_derivatives)


# How much goes over the wire


def count(rank: int) -> Any:
    """Count the numbers that are sent, and the collectives, in eager mode."""
    sent: list[int] = []
    found = []
    gather = shards.all_gather

    def spy(x: Tensor, size: int, group: str) -> Tensor:
        sent.append(x.numel() * x.itemsize)
        return gather(x, size, group)

    shards.all_gather = spy
    rows = 10
    logits, target = torch.randn(rows, 50), torch.arange(rows)
    mask = torch.rand(rows, 50) < 0.3
    ids = KeepSet(torch.tensor([1, 60]), torch.tensor([0] + rows * [2]))
    for options in (
        {},
        {"with_entropy": False},
        {"with_entropy_grad": False},
        {"keep": mask},
        {"keep": ids},
        {"temperature": torch.rand(rows) + 0.5},
    ):
        z = logits.clone().requires_grad_()
        results: list[tuple[Tensor, ...]] = []

        def forward(z: Tensor = z, options: Any = options, results: Any = results) -> None:
            results.append(op(z, target, group=dist.group.WORLD, **options))

        def backward(z: Tensor = z, results: Any = results) -> None:
            torch.autograd.grad([x.sum() for x in results[0] if x.requires_grad], z)

        found += [collectives(forward), collectives(backward)]
    shards.all_gather = gather
    return found, sent


def test_one_all_gather_forward_and_nothing_backward(two: Ranks) -> None:
    for found, sent in two.run(count):
        assert [len(names) for names in found] == [1, 0] * 6
        assert [gathers(names) for names in found] == [1, 0] * 6
        # The header of three; the maximum, the sum, the entropy's sum and the target's logit.
        assert sent == [4 * (3 + fields * 10) for fields in (4, 3, 4, 6, 6, 4)]


def in_generated_code(rank: int) -> Any:
    mask = torch.rand(4, 700) < 0.5

    def loss(z: Tensor, target: Tensor) -> Tensor:
        results = op(z, target, group=dist.group.WORLD, keep=mask)
        return torch.stack([x.sum() for x in results]).sum()

    def run() -> None:
        z = torch.randn(4, 700).requires_grad_()
        torch.compile(loss, fullgraph=True)(z, torch.arange(4)).backward()

    with fresh_cache():
        _, (forward, backward) = run_and_get_code(run)
    calls = [
        re.findall(
            r"^ +(?:\w+ = )?torch\.ops\._c10d_functional\.(\w+)",
            code[code.index("    def call(") :],
            re.MULTILINE,
        )
        for code in (forward, backward)
    ]
    assert "logpile" not in forward[forward.index("    def call(") :]
    full = [
        re.findall(r"empty_strided_cpu\(\(4, 700\)", code[code.index("    def call(") :])
        for code in (forward, backward)
    ]
    return calls, [len(found) for found in full]


def test_generated_code_holds_one_all_gather(two: Ranks) -> None:
    for (forward, backward), full in two.run(in_generated_code, seconds=200):
        assert forward == ["all_gather_into_tensor", "wait_tensor"]
        assert backward == []
        assert full == [0, 1]  # beside the gradient, no buffer of the shard's size


def graph_of(rank: int) -> None:
    graphs: list[torch.fx.GraphModule] = []

    def backend(graph: torch.fx.GraphModule, inputs: Any) -> Any:
        graphs.append(graph)
        return graph.forward

    torch.compile(op, fullgraph=True, backend=backend)(
        torch.randn(3, 10), torch.tensor([1, 12, 19]), group=dist.group.WORLD
    )
    (graph,) = graphs
    (node,) = [n for n in graph.graph.nodes if "logpile" in str(n.target)]
    kinds = {type(x) for x in (*node.args, *node.kwargs.values())}
    assert kinds <= {torch.fx.Node, int, str, bool, type(None)}
    assert not [n for n in graph.graph.nodes if n.op == "get_attr"]


def test_a_graph_holds_names_and_numbers(two: Ranks) -> None:
    two.run(graph_of)


# In training


class Head(nn.Module):
    """A shard of an LM head, its logits in, its loss out."""

    def __init__(self, group: str, width: int = 50, **options: Any) -> None:
        super().__init__()
        self.group, self.options = group, options
        self.weight = nn.Parameter(torch.randn(width, 16))

    def forward(self, hidden: Tensor, target: Tensor) -> Tensor:
        out = logprob_entropy(hidden @ self.weight.T, target, group=self.group, **self.options)
        total = out.logprob.sum() + 0.1 * out.logsumexp.sum()
        return total if out.entropy is None else total + 0.3 * out.entropy.sum()


def hidden_states(rows: int) -> tuple[Tensor, Tensor]:
    """The same on all ranks."""
    generator = torch.Generator().manual_seed(rows)
    hidden = torch.randn(rows, 16, generator=generator)
    return hidden.requires_grad_(), torch.randint(100, (rows,), generator=generator)


def copies_of_a_module(rank: int) -> None:
    group = dist.group.WORLD
    assert group is not None
    head = Head(group.group_name)
    hidden, target = hidden_states(5)
    expected = head(hidden, target)
    for twin in (copy.deepcopy(head), pickle.loads(pickle.dumps(head))):
        assert torch.equal(twin(hidden, target), expected)
        compiled = torch.compile(twin, fullgraph=True, backend="aot_eager")
        torch.testing.assert_close(compiled(hidden, target), expected)
        again = copy.deepcopy(compiled)
        torch.testing.assert_close(again(hidden, target), expected)


def test_a_module_with_a_group_copies_and_pickles(two: Ranks) -> None:
    two.run(copies_of_a_module)


COUNTS = [7, 8, 9, 16, 1, 0, 33, 2, 0, 5]


def changing_token_counts(rank: int, backend: str, counts: list[int]) -> int:
    group = dist.group.WORLD
    assert group is not None
    counter = CompileCounterWithBackend(backend)
    head = Head(group.group_name)
    compiled = torch.compile(head, fullgraph=True, backend=counter)
    for rows in counts:
        hidden, target = hidden_states(rows)
        got, expected = compiled(hidden, target), head(hidden, target)
        torch.testing.assert_close(got, expected, atol=1e-4, rtol=1e-5)
        slopes = (torch.autograd.grad(x, [hidden, head.weight]) for x in (got, expected))
        torch.testing.assert_close(*slopes, atol=1e-5, rtol=1e-5)
    return counter.frame_count


def test_token_counts_change_from_step_to_step(two: Ranks) -> None:
    first, second = two.run(changing_token_counts, "aot_eager", COUNTS)
    assert first == second <= 4


def test_token_counts_change_in_generated_code(two: Ranks) -> None:
    assert max(two.run(changing_token_counts, "inductor", [7, 8, 0, 1], seconds=250)) <= 4


def checkpointed(rank: int) -> Any:
    group = dist.group.WORLD
    assert group is not None
    head = Head(group.group_name)
    hidden, target = hidden_states(6)
    expected = torch.autograd.grad(head(hidden, target), [hidden, head.weight])
    counts = []

    def inside(hidden: Tensor, target: Tensor) -> Any:
        return checkpoint(head, hidden * 1.0, target, use_reentrant=False)

    compiled = torch.compile(head, fullgraph=True, backend="aot_eager")
    ways: list[Callable[..., Any]] = [
        functools.partial(checkpoint, head, use_reentrant=False),
        functools.partial(checkpoint, head, use_reentrant=True),
        functools.partial(checkpoint, compiled, use_reentrant=False),
        torch.compile(inside, fullgraph=True, backend="aot_eager_decomp_partition"),
    ]
    for way in ways:
        for _ in range(2):  # the second time, nothing is compiled
            head.zero_grad()
            hidden.grad = None

            def run(way: Callable[..., Any] = way) -> None:
                way(hidden, target).backward()

            found = collectives(run)
            grads = hidden.grad, head.weight.grad
            torch.testing.assert_close(grads, expected, atol=1e-5, rtol=1e-5)
        counts.append(gathers(found))
        assert len(found) == counts[-1]
    return counts


def test_activation_checkpointing_repeats_the_all_gather(two: Ranks) -> None:
    # Traced with its own partitioner, the graph keeps the merged statistics or gathers again.
    for *eager, inside in two.run(checkpointed):
        assert eager == [2, 2, 2]
        assert inside in (1, 2)


def entropy_as_a_metric(rank: int) -> None:
    group = dist.group.WORLD
    assert group is not None
    hidden, target = hidden_states(6)
    right = Head(group.group_name)
    every: list[dict[str, Any]] = [{"with_entropy_grad": False}, {"with_entropy": False}, {}]
    for options in every:
        torch.manual_seed(0)
        head = Head(group.group_name, **options)
        right.load_state_dict(head.state_dict())
        logits = hidden @ head.weight.T
        out = logprob_entropy(logits, target, group=group)
        assert out.entropy is not None
        scale = 0.0 if options else 0.3
        loss = out.logprob.sum() + 0.1 * out.logsumexp.sum() + scale * out.entropy.sum()
        (expected,) = torch.autograd.grad(loss, head.weight)
        for function in (head, torch.compile(head, fullgraph=True, backend="aot_eager")):
            (got,) = torch.autograd.grad(function(hidden, target), head.weight)
            torch.testing.assert_close(got, expected, atol=1e-6, rtol=1e-5)


def test_the_gradient_of_the_entropy_on_or_off(two: Ranks) -> None:
    two.run(entropy_as_a_metric)


class Reduced(torch.autograd.Function):
    """The head's input: replicated, so that its gradient is the sum over the ranks."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, group: Any) -> Tensor:
        ctx.group = group
        return x.view_as(x)

    @staticmethod
    def backward(ctx: Any, slope: Tensor) -> Any:
        slope = slope.clone()
        dist.all_reduce(slope, group=ctx.group)
        return slope, None


def sharded_model(rank: int) -> Any:
    """Train a body that FSDP2 shards over dp with a head sharded over tp; compare with one process.

    Four ranks, two by two: the body and the head are sharded over dp by `fully_shard`, the
    vocabulary over tp by hand.
    """
    mesh = init_device_mesh("cpu", (2, 2), mesh_dim_names=("dp", "tp"))
    dp, tp = mesh.get_local_rank("dp"), mesh.get_local_rank("tp")
    torch.manual_seed(0)
    body = nn.Sequential(nn.Linear(16, 16), nn.Tanh(), nn.Linear(16, 16))
    weight, data = torch.randn(100, 16), torch.randn(2, 6, 16)
    targets = torch.randint(100, (2, 6))

    def loss(logits: Tensor, target: Tensor, group: Any) -> Tensor:
        out = logprob_entropy(logits, target, group=group)
        assert out.entropy is not None
        return (out.logprob + 0.1 * out.entropy).mean()

    whole = copy.deepcopy(body)
    whole_weight = weight.clone().requires_grad_()
    losses = [loss(whole(x) @ whole_weight.T, t, None) for x, t in zip(data, targets, strict=True)]
    torch.stack(losses).mean().backward()

    head = nn.Linear(16, 50, bias=False)
    head.weight.data.copy_(weight[50 * tp : 50 * tp + 50])
    for module in (body, head):
        fully_shard(module, mesh=mesh["dp"])
    group = mesh.get_group("tp")
    worst = 0.0
    for function in (loss, torch.compile(loss, fullgraph=True, backend="aot_eager")):
        body.zero_grad()
        head.zero_grad()
        hidden: Tensor = Reduced.apply(body(data[dp]), group)  # type: ignore[no-untyped-call]
        function(head(hidden), targets[dp], group.group_name).backward()
        pairs = zip(
            (*body.parameters(), head.weight), (*whole.parameters(), whole_weight), strict=True
        )
        for got, right in pairs:
            assert isinstance(got.grad, DTensor)
            assert right.grad is not None
            expected = right.grad
            if got is head.weight:
                expected = expected[50 * tp : 50 * tp + 50]
            torch.testing.assert_close(got.grad.full_tensor(), expected, atol=1e-6, rtol=1e-5)
            worst = max(worst, float((got.grad.full_tensor() - expected).abs().max()))
    return worst


def test_a_model_under_fsdp(four: Ranks) -> None:
    assert max(four.run(sharded_model)) < 1e-6


# The merge, without processes


@pytest.mark.parametrize("size", [2, 5, 8, 16, 33])
def test_a_row_has_the_same_bits_beside_others(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    torch.manual_seed(size)
    rows = 400
    # In fp64: fp32 parts are merged in it, so that another order of a sum seldom shows.
    parts = torch.randn(size, 4, rows, dtype=torch.float64) * 3.0
    parts[:, 1] = parts[:, 1].abs() + 1.0

    def merged(where: slice) -> Summary:
        mine = parts[:, :, where]
        header = mine.new_tensor([[10.0 * rank, 10.0, 10.0] for rank in range(size)])
        gathered = torch.cat([header, mine.reshape(size, -1)], 1)
        monkeypatch.setattr(shards, "all_gather", lambda *_: gathered)
        call: Forward = forward_call(torch.zeros(mine.shape[2], 10))
        call = call._replace(group="some", group_size=size, vocab_size=10 * size)
        m, s, t, x = mine[0]
        return shards.joined(call, Summary(Statistics(m, s, t), None, x), shards.raise_at_once)

    whole = merged(slice(None))
    for where in (slice(3, 4), slice(0, 2), slice(5, 12), slice(1, 9), slice(7, 24), slice(1, 399)):
        some = merged(where)
        for a, b in zip((*some.all, some.x_target), (*whole.all, whole.x_target), strict=True):
            assert a is not None
            assert b is not None
            assert torch.equal(a, b[where])
