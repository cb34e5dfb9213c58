"""The ways to compute log-prob and entropy that the demo compares, and the truth."""

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from logpile.bench.cases import DTYPES
from logpile.ops import logprob_entropy


class Way(NamedTuple):
    """A function of logits [T, V] and target [T] to log-prob [T] and entropy [T]."""

    name: str
    function: Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]
    compiled: bool = False


def plain(logits: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
    """Compute them as training loops do, in fp32."""
    logprobs = logits.log_softmax(-1, dtype=torch.float32)  # [T, V]
    logprob = logprobs.gather(-1, target[:, None])[:, 0]
    return logprob, -(logprobs.exp() * logprobs).sum(-1)


def op(logits: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
    """Compute them by the op."""
    out = logprob_entropy(logits, target)
    assert out.entropy is not None
    return out.logprob, out.entropy


def all_ways() -> list[Way]:
    """Make the list, with compiled functions of its own."""
    return [
        Way("plain", plain),
        Way("plain, compiled", torch.compile(plain, fullgraph=True), compiled=True),
        Way("logpile", op),
        Way("logpile, compiled", torch.compile(op, fullgraph=True), compiled=True),
    ]


def exact(logits: Tensor, target: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Compute log-prob, entropy, and the gradient of both their sums, by formula in float64."""
    logprobs = logits.double().log_softmax(-1)  # [T, V]
    p = logprobs.exp()
    entropy = -torch.special.xlogy(p, p).sum(-1)
    gradient = -p * (1.0 + logprobs + entropy[:, None])
    gradient[torch.arange(target.numel()), target] += 1.0
    return logprobs.gather(-1, target[:, None])[:, 0], entropy, gradient


def random_logits(tokens: int, vocab: int, dtype: str) -> tuple[Tensor, Tensor]:
    """Make logits [T, V] as peaked as a language model's, and a target [T]."""
    generator = torch.Generator().manual_seed(0)
    logits = torch.empty(tokens, vocab, dtype=DTYPES[dtype]).normal_(0, 4, generator=generator)
    return logits, torch.randint(vocab, (tokens,), generator=generator)
