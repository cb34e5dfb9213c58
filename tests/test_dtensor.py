"""DTensor logits: each rank works on its part, and the vocabulary is never gathered."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.distributed.device_mesh import DeviceMesh
from torch.distributed.tensor import (
    DTensor,
    Partial,
    Placement,
    Replicate,
    Shard,
    distribute_tensor,
)
from torch.distributed.tensor.parallel import loss_parallel
from torch.distributed.tensor.placement_types import _StridedShard

from logpile.ops import KeepSet, LogprobEntropy, logprob_entropy
from tests.distributed import Ranks, collectives, gathers, mesh_of

T, V = 6, 101  # not a multiple of the ranks


@pytest.fixture(scope="module")
def two() -> Iterator[Ranks]:
    with Ranks(2) as ranks:
        yield ranks


@pytest.fixture(scope="module")
def four() -> Iterator[Ranks]:
    with Ranks(4) as ranks:
        yield ranks


def whole() -> tuple[Tensor, Tensor]:
    """Logits and targets, the same on every rank."""
    generator = torch.Generator().manual_seed(3)
    target = torch.randint(V, (T,), generator=generator)
    target[:3] = torch.tensor([0, V - 1, -100])
    return torch.randn(T, V, generator=generator) * 3.0, target


def loss(out: LogprobEntropy, weights: Tensor) -> Tensor:
    """Make one number of all outputs."""
    outputs = [x for x in out if x is not None]
    return torch.stack([(x * weights).sum() for x in outputs]).sum()


def op_loss(logits: Tensor, target: Tensor, weights: Tensor, **options: Any) -> Tensor:
    return loss(logprob_entropy(logits, target, **options), weights)


def rows_of(placements: list[Placement]) -> list[Placement]:
    """How the rows lie, where the logits [T, V] lie so."""
    return [p if isinstance(p, Shard) and p.dim == 0 else Replicate() for p in placements]


def full(x: Any) -> Tensor:
    return x.full_tensor() if isinstance(x, DTensor) else x


def check(
    mesh: DeviceMesh, placements: list[Placement], function: Callable[..., Tensor], **options: Any
) -> list[str]:
    """Compare loss and gradient with those of whole logits; list the collectives."""
    z, target = whole()
    weights = torch.linspace(-1.0, 1.0, T)
    keep = options.pop("keep", None)
    given = {**options, "keep": keep} if keep is not None else options
    z.requires_grad_()
    right = op_loss(z, target, weights, **given)
    (slope,) = torch.autograd.grad(right, z)

    def spread(x: Tensor, how: list[Placement]) -> DTensor:
        return distribute_tensor(x, mesh, how)

    logits = spread(z.detach(), placements)
    logits.requires_grad_()
    rows = rows_of(placements)
    if isinstance(keep, Tensor):
        given["keep"] = spread(keep, placements)
    if isinstance(options.get("temperature"), Tensor):
        given["temperature"] = spread(options["temperature"], rows)
    inputs = (logits, spread(target, rows), spread(weights, rows))
    found: list[Tensor] = []
    names = collectives(lambda: found.append(function(*inputs, **given)))
    torch.testing.assert_close(full(found[0]), right, atol=1e-4, rtol=1e-5)
    (got,) = torch.autograd.grad(found[0], logits)
    assert isinstance(got, DTensor)
    assert [*got.placements] == [*logits.placements]
    torch.testing.assert_close(got.full_tensor(), slope, atol=1e-6, rtol=1e-5)
    return names


PLACED: dict[str, list[Placement]] = {
    "vocabulary": [Shard(1)],
    "whole": [Replicate()],
    "tokens": [Shard(0)],
}
OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "padded": {"vocab_size": V, "softcap": 20.0},
    "temperature": {"temperature": torch.linspace(0.5, 2.0, T)},
    "mask": {"keep": torch.rand(T, V, generator=torch.Generator().manual_seed(4)) < 0.2},
}


def placed(rank: int, name: str, compiled: bool) -> None:
    mesh = mesh_of(2)
    for option in ("plain", "mask") if compiled else OPTIONS:
        options = OPTIONS[option]
        torch._dynamo.reset()
        function: Callable[..., Tensor] = op_loss
        if compiled:
            function = torch.compile(op_loss, fullgraph=True, backend="aot_eager")
        check(mesh, PLACED[name], function, **options)


@pytest.mark.parametrize("compiled", [False, True], ids=["eager", "compiled"])
@pytest.mark.parametrize("name", PLACED)
def test_placements(two: Ranks, name: str, compiled: bool) -> None:
    two.run(placed, name, compiled, seconds=120)


def generated(rank: int) -> None:
    mesh = mesh_of(2)
    check(mesh, [Shard(1)], torch.compile(op_loss, fullgraph=True))


def test_generated_code(two: Ranks) -> None:
    two.run(generated, seconds=200)


def two_dimensions(rank: int) -> None:
    mesh = mesh_of(2, 2)
    placements: list[list[Placement]] = [
        [Shard(0), Shard(1)],
        [Shard(1), Shard(0)],
        [Replicate(), Shard(1)],
        [Shard(0), Replicate()],
    ]
    for some in placements:
        for options in OPTIONS.values():
            check(mesh, some, op_loss, **options)
    function = torch.compile(op_loss, fullgraph=True, backend="aot_eager")
    check(mesh, placements[0], function)
    with pytest.raises(NotImplementedError, match=r"one mesh dimension, got \(Shard"):
        logprob_entropy(distribute_tensor(whole()[0], mesh, [Shard(1), Shard(1)]), whole()[1])


def test_tokens_and_vocabulary_over_a_mesh_of_two_dimensions(four: Ranks) -> None:
    four.run(two_dimensions, seconds=120)


def uneven(rank: int) -> None:
    """A vocabulary that chunks leave ranks without, or with less of."""
    mesh = mesh_of(4)
    for width, vocab_size in ((9, None), (5, None), (3, None), (101, 97), (101, 20), (101, 51)):
        generator = torch.Generator().manual_seed(width)
        z = torch.randn(3, width, generator=generator).requires_grad_()
        target = torch.tensor([0, (vocab_size or width) - 1, 1])
        right = logprob_entropy(z, target, vocab_size=vocab_size)
        logits = distribute_tensor(z.detach(), mesh, [Shard(-1)]).requires_grad_()
        out = logprob_entropy(logits, target, vocab_size=vocab_size)
        for got, expected in zip(out[:3], right[:3], strict=True):
            torch.testing.assert_close(got, expected, atol=4e-6, rtol=1e-6)
        ones = torch.ones(3)
        (slope,) = torch.autograd.grad(loss(right, ones), z)
        (got,) = torch.autograd.grad(loss(out, ones), logits)
        assert isinstance(got, DTensor)
        torch.testing.assert_close(got.full_tensor(), slope, atol=1e-6, rtol=1e-5)


def test_uneven_vocabularies(four: Ranks) -> None:
    four.run(uneven)


def targets(rank: int) -> None:
    """Plain results for a plain target, DTensors for one that is."""
    mesh = mesh_of(2)
    z, target = whole()
    keep = KeepSet(torch.tensor([3, 90, 7]), torch.tensor([0, 2, 2, 2, 3, 3, 3]))
    right = logprob_entropy(z, target, keep=keep)
    logits = distribute_tensor(z, mesh, [Shard(1)])
    out = logprob_entropy(logits, target, keep=keep)
    for got, expected in zip(out, right, strict=True):
        assert expected is not None
        assert type(got) is Tensor
        torch.testing.assert_close(got, expected, atol=4e-6, rtol=1e-6)
    out = logprob_entropy(logits, distribute_tensor(target, mesh, [Replicate()]), keep=keep)
    for got, expected in zip(out, right, strict=True):
        assert expected is not None
        assert isinstance(got, DTensor)
        assert got.placements == (Replicate(),)
        torch.testing.assert_close(got.full_tensor(), expected, atol=4e-6, rtol=1e-6)
    # Of logits that are sharded over tokens, a plain target is the part of this rank.
    out = logprob_entropy(distribute_tensor(z, mesh, [Shard(0)]), target.chunk(2)[rank])
    plain = logprob_entropy(z, target)
    torch.testing.assert_close(out.logprob, plain.logprob.chunk(2)[rank])


def test_plain_and_distributed_targets(two: Ranks) -> None:
    two.run(targets)


def refused(rank: int) -> None:
    mesh = mesh_of(2)
    square = mesh_of(1, 2)
    z, target = whole()
    strided = _StridedShard(1, split_factor=2)
    for logits, name in (
        (DTensor.from_local(z, mesh, [Partial()]), r"P(artial)?\(sum\) on dimension 0"),
        (
            DTensor.from_local(z, square, [Replicate(), Partial("max")]),
            r"P(artial)?\(max\) on dimension 1",
        ),
        (DTensor.from_local(z, square, [strided, Replicate()]), r"_S(tridedShard)?\(.*1.* on dim"),
    ):
        with pytest.raises(NotImplementedError, match=f"{name}.*redistribute them first"):
            logprob_entropy(logits, target)
        with pytest.raises(torch._dynamo.exc.Unsupported, match=f"(?s){name}"):
            torch.compile(logprob_entropy, fullgraph=True, backend="eager")(logits, target)
    logits = distribute_tensor(z, mesh, [Shard(1)])
    with pytest.raises(ValueError, match="carry their own sharding; leave group and vocab_start"):
        logprob_entropy(logits, target, group=mesh)
    with pytest.raises(ValueError, match="leave group and vocab_start out"):
        logprob_entropy(logits, target, vocab_start=3)
    for wrong in (
        distribute_tensor(target, mesh, [Shard(0)]),
        distribute_tensor(target, square, [Replicate(), Replicate()]),
    ):
        with pytest.raises(ValueError, match=r"target must be placed as the logits are.*Replicate"):
            logprob_entropy(logits, wrong)
    keep = distribute_tensor(torch.ones(T, V).bool(), mesh, [Replicate()])
    with pytest.raises(ValueError, match=r"keep must be placed as the logits are.*Shard"):
        logprob_entropy(logits, target, keep=keep)


def test_what_is_refused(two: Ranks) -> None:
    two.run(refused)


def nothing_is_gathered(rank: int) -> list[int]:
    """Count the collectives of forward and backward, inside and outside of loss_parallel."""
    mesh = mesh_of(2)
    z, target = whole()
    found, bits = [], []
    for context in (nullcontext, loss_parallel):
        logits = distribute_tensor(z, mesh, [Shard(1)]).requires_grad_()
        results: list[Tensor] = []

        def forward(
            logits: Tensor = logits,
            results: list[Tensor] = results,
            context: Callable[[], AbstractContextManager[Any]] = context,
        ) -> None:
            with context():
                out = logprob_entropy(logits, target)
                results.append(loss(out, torch.ones(T)))

        def backward(
            results: list[Tensor] = results,
            logits: Tensor = logits,
            context: Callable[[], AbstractContextManager[Any]] = context,
        ) -> None:
            with context():
                results.extend(torch.autograd.grad(results[0], logits))

        names = collectives(forward)
        found += [len(names), gathers(names), len(collectives(backward))]
        bits.append((results[0], results[1].to_local()))  # type: ignore[attr-defined] # a DTensor
    assert all(map(torch.equal, *bits))
    return found


def test_nothing_is_gathered_in_or_out_of_loss_parallel(two: Ranks) -> None:
    assert two.run(nothing_is_gathered) == 2 * [[1, 1, 0, 1, 1, 0]]


def head(rank: int) -> None:
    """A head that DTensor shards: the gradient of its input is a sum over the ranks."""
    mesh = mesh_of(2)
    torch.manual_seed(0)
    hidden, weight, target = torch.randn(T, 8), torch.randn(V, 8), whole()[1]
    right = [x.clone().requires_grad_() for x in (hidden, weight)]
    ones = torch.ones(T)
    loss(logprob_entropy(right[0] @ right[1].T, target), ones).backward()
    for compiled in (False, True):
        x = distribute_tensor(hidden, mesh, [Replicate()]).requires_grad_()
        w = distribute_tensor(weight, mesh, [Shard(0)]).requires_grad_()

        def function(x: Tensor, w: Tensor) -> Tensor:
            return loss(logprob_entropy(x @ w.T, target), ones)

        if compiled:
            function = torch.compile(function, fullgraph=True, backend="aot_eager")
        function(x, w).backward()
        for got, expected in zip((x.grad, w.grad), right, strict=True):
            assert isinstance(got, DTensor)
            assert expected.grad is not None
            torch.testing.assert_close(got.full_tensor(), expected.grad, atol=1e-5, rtol=1e-5)


def test_a_head_of_dtensors(two: Ranks) -> None:
    two.run(head)
