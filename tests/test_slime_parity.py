"""The semantics of slime's `calculate_log_probs_and_entropy`, written down here and held against.

There, the log-prob normalises over the recorded tokens and the sampled one, the entropy over the
whole vocabulary; rows may go in chunks; `with_entropy_grad=False` makes the entropy a metric. Its
CPU tests ask for 1e-8, absolute. In fp64 that holds here. In fp32 it can hold between two programs
that round alike, never against the exact result: the numbers from 2 to 4 lie 2.4e-7 apart. So fp32
is held to 1e-7 beside the rounding of the result itself (half of what lies between two numbers of
its size), and so within the 1e-7, 1e-4 and 1e-6 that slime publishes for log-prob, entropy and the
entropy's gradient on a GPU.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
import torch
import torch.distributed as dist
from torch import Tensor

from logpile.ops import KeepSet, logprob_entropy
from tests.budget import half_ulp
from tests.distributed import Ranks

LOGITS = torch.tensor(
    [
        [0.5, -1.0, 2.5, 3.0, 0.0, 1.5],
        [2.0, 2.0, -0.5, 1.0, -3.0, 0.25],
        [-2.0, 0.75, 1.25, -0.25, 4.0, 3.5],
        [1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
        [5.0, -4.0, 0.0, 0.5, 1.0, 0.125],
    ]
)
TOKENS = torch.tensor([2, 5, 0, 3, 1])
KEEP = torch.tensor(
    [
        [0, 0, 1, 1, 0, 1],
        [1, 1, 0, 0, 0, 0],  # without the sampled token
        [0, 0, 0, 0, 1, 1],  # without it, and it is unlikely
        [1, 1, 1, 1, 1, 1],
        [0, 0, 0, 0, 0, 0],  # nothing was recorded
    ]
).bool()
WEIGHTS = torch.tensor([0.5, -0.25, 1.5, 0.125, -1.0])  # of the log-probs, in the loss
ENTROPY_WEIGHTS = torch.tensor([-0.5, 1.25, 0.75, 0.25, 0.5])


class Outcome(NamedTuple):
    logprob: Tensor  # [T]
    entropy: Tensor | None  # [T]
    gradient: Tensor  # [T, V]


class Mode(NamedTuple):
    """How slime is called."""

    masked: bool
    chunk: int  # rows at a time; -1 for all
    entropy: bool
    entropy_grad: bool


MODES = [
    Mode(masked, chunk, entropy, entropy_grad)
    for masked in (False, True)
    for chunk in (-1, 1, 2, 8)
    for entropy, entropy_grad in ((True, True), (True, False), (False, False))
]


def reference(logits: Tensor, mode: Mode) -> Outcome:
    """Do what slime's function means, in float64 and by PyTorch's own derivatives."""
    z = logits.double().requires_grad_()
    allowed = KEEP.clone() if mode.masked else torch.ones_like(KEEP)
    allowed[torch.arange(len(TOKENS)), TOKENS] = True  # the sampled token always counts
    logprob = z.masked_fill(~allowed, -torch.inf).log_softmax(-1)
    logprob = logprob.gather(-1, TOKENS[:, None])[:, 0]
    loss, entropy = (logprob * WEIGHTS).sum(), None
    if mode.entropy:
        entropy = -torch.xlogy(z.softmax(-1), z.softmax(-1)).sum(-1)
        if mode.entropy_grad:
            loss = loss + (entropy * ENTROPY_WEIGHTS).sum()
    (gradient,) = torch.autograd.grad(loss, z)
    return Outcome(logprob.detach(), None if entropy is None else entropy.detach(), gradient)


def ours(
    logits: Tensor,
    mode: Mode,
    op: Callable[..., Any] = logprob_entropy,
    form: str = "mask",
    columns: slice = slice(None),
    **shard: Any,
) -> Outcome:
    """Do the same by the op, in chunks."""
    z = logits[:, columns].clone().requires_grad_()
    logprobs, entropies = [], []
    size = len(TOKENS) if mode.chunk < 0 else mode.chunk
    for start in range(0, len(TOKENS), size):
        rows = slice(start, start + size)
        keep: Any = KEEP[rows]
        if form == "ids":  # where an empty row would keep everything, the token stands alone
            keep = keep.clone()
            keep[torch.arange(len(keep)), TOKENS[rows]] = True
            ids = keep.nonzero()
            offsets = torch.cat([torch.zeros(1).long(), keep.sum(-1).cumsum(0)])
            keep = KeepSet(ids[:, 1], offsets)
        else:
            keep = keep[:, columns]
        out = op(
            z[rows],
            TOKENS[rows],
            with_entropy=mode.entropy,
            with_entropy_grad=mode.entropy_grad,
            keep=keep if mode.masked else None,
            **shard,
        )
        logprobs.append(out.logprob)
        entropies.append(out.entropy)
    logprob = torch.cat(logprobs)
    loss, entropy = (logprob * WEIGHTS).sum(), None
    if mode.entropy:
        entropy = torch.cat(entropies)
        assert entropy.requires_grad == mode.entropy_grad
        if mode.entropy_grad:
            loss = loss + (entropy * ENTROPY_WEIGHTS).sum()
    else:
        assert entropies == [None] * len(entropies)
    (gradient,) = torch.autograd.grad(loss, z)
    return Outcome(logprob.detach(), None if entropy is None else entropy.detach(), gradient)


def compare(got: Outcome, right: Outcome, columns: slice = slice(None)) -> None:
    assert (got.entropy is None) == (right.entropy is None)
    pairs = [(got.logprob, right.logprob), (got.gradient, right.gradient[:, columns])]
    if got.entropy is not None and right.entropy is not None:
        pairs.append((got.entropy, right.entropy))
    for result, exact in pairs:
        fp64 = result.dtype == torch.float64
        allowed = 1e-8 if fp64 else 1e-7 + half_ulp(exact, result.dtype)
        assert ((result.double() - exact).abs() <= allowed).all()


@pytest.mark.parametrize("form", ["mask", "ids"])
@pytest.mark.parametrize("dtype", [torch.float64, torch.float32], ids=str)
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_eager(mode: Mode, dtype: torch.dtype, form: str) -> None:
    logits = LOGITS.to(dtype)
    compare(ours(logits, mode, form=form), reference(logits, mode))


def test_compiled() -> None:
    torch._dynamo.reset()
    compiled = torch.compile(logprob_entropy, fullgraph=True)
    for dtype in (torch.float64, torch.float32):
        mode = Mode(masked=True, chunk=-1, entropy=True, entropy_grad=True)
        compare(ours(LOGITS.to(dtype), mode, compiled), reference(LOGITS.to(dtype), mode))


def test_no_rows() -> None:
    out = logprob_entropy(LOGITS[:0], TOKENS[:0], keep=KEEP[:0])
    assert out.entropy is not None
    assert out.logprob.shape == out.entropy.shape == (0,)


@pytest.fixture(scope="module")
def two() -> Iterator[Ranks]:
    with Ranks(2) as ranks:
        yield ranks


def in_parallel(rank: int) -> None:
    columns = slice(3 * rank, 3 * rank + 3)
    for dtype in (torch.float64, torch.float32):
        for mode in MODES:
            for form in ("mask", "ids"):
                logits = LOGITS.to(dtype)
                got = ours(logits, mode, form=form, columns=columns, group=dist.group.WORLD)
                compare(got, reference(logits, mode), columns)


def test_vocabulary_parallel(two: Ranks) -> None:
    two.run(in_parallel)
