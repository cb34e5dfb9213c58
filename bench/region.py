"""A way on a case as one function, from the leaves to what the case wants: what is compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import torch
from torch import Tensor

from logpile.bench.cases import Case
from logpile.bench.inputs import Inputs
from logpile.bench.way import Scores, Way
from logpile.ops import set_eager_kernel
from logpile.ops.own_code import with_own_code

Region: TypeAlias = Callable[[tuple[Tensor, ...], Inputs], tuple[Tensor, ...]]

CLIP = 0.2
ENTROPY_COEF = 0.01


def make_region(way: Way, case: Case) -> Region:
    """Compose head, way and loss; the result is (loss,), or log-prob and entropy where wanted."""

    def scores(leaves: tuple[Tensor, ...], target: Tensor, data: Inputs) -> Scores:
        if way.from_hidden:
            return way.scores(*leaves, target, case.wants)
        logits = leaves[0] @ leaves[1].T if case.hidden else leaves[0]
        if case.has_masks and way.row_mask:
            return way.scores(logits, target, case.wants, data.keep, row_mask=data.live)
        return way.scores(logits, target, case.wants, data.keep)

    def region(leaves: tuple[Tensor, ...], data: Inputs) -> tuple[Tensor, ...]:
        target = data.target
        if case.has_masks and not way.masks:
            target = target.clamp_min(0)
        logprob, entropy = scores(leaves, target, data)
        if case.has_masks and not way.masks:
            logprob = logprob.where(data.live, 0.0)
            entropy = None if entropy is None else entropy.where(data.live, 0.0)
        if case.loss:
            return (policy_loss(logprob, entropy, data),)
        return (logprob,) if entropy is None else (logprob, entropy)

    # Dynamo counts the graphs of all ways together if they share a code object.
    return torch.compile(with_own_code(region), fullgraph=True) if way.compiled else region


def policy_loss(logprob: Tensor, entropy: Tensor | None, data: Inputs) -> Tensor:
    """Compute PPO's clipped loss with an entropy bonus, the mean over the live tokens."""
    return policy_terms(logprob, entropy, data).sum() / data.live.sum()


def policy_terms(logprob: Tensor, entropy: Tensor | None, data: Inputs) -> Tensor:
    """Compute what each token adds to the loss, [...]; 0 where it is masked."""
    ratio = (logprob - data.old_logprob).exp()
    clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
    value = -torch.minimum(ratio * data.advantage, clipped * data.advantage)
    if entropy is not None:
        value = value - ENTROPY_COEF * entropy
    return value.where(data.live, 0.0)


@contextmanager
def eager_kernel(way: Way) -> Iterator[None]:
    """Choose the way's kernel for our op in eager mode."""
    before = set_eager_kernel(way.kernel)
    try:
        yield
    finally:
        set_eager_kernel(before)
