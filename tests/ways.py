"""The ways to run the op, behind one function, so that a test can ask the same of each."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

import torch
from torch import Tensor

from logpile.ops import KeepSet, logprob_entropy, set_eager_kernel
from tests.oracle import Options

Function: TypeAlias = Callable[..., tuple[Tensor, Tensor, Tensor]]

EAGER_KERNELS = ("tiles", "inductor")


class Got(NamedTuple):
    """What a run gives: the outputs, and the gradient of their sum times upstream."""

    logprob: Tensor  # [...]
    entropy: Tensor  # [...]
    logsumexp: Tensor  # [...]
    gradient: Tensor  # [..., V]
    full_logprob: Tensor | None = None  # [...], with a keep set


def outputs(logits: Tensor, target: Tensor, options: Options) -> tuple[Tensor, Tensor, Tensor]:
    """Call the op."""
    logprob, entropy, logsumexp, _ = logprob_entropy(
        logits,
        target,
        temperature=options.temperature,
        softcap=options.softcap,
        ignore_index=options.ignore_index,
        vocab_size=options.vocab_size,
    )
    assert entropy is not None
    return logprob, entropy, logsumexp


def outputs_with_keep(
    logits: Tensor, target: Tensor, options: Options, keep: Tensor | KeepSet, **shard: Any
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Call the op with a keep set."""
    logprob, entropy, logsumexp, full_logprob = logprob_entropy(
        logits, target, keep=keep, **{**options.keywords, **shard}
    )
    assert entropy is not None
    assert full_logprob is not None
    return logprob, entropy, logsumexp, full_logprob


def gradient_of(
    results: tuple[Tensor, ...], logits: Tensor, upstream: tuple[Tensor, ...]
) -> Tensor:
    """Differentiate the sum of the results times upstream."""
    weights = [u.to(result.dtype) for u, result in zip(upstream, results, strict=True)]
    (gradient,) = torch.autograd.grad(results, logits, weights)
    return gradient


def run(
    logits: Tensor,
    target: Tensor,
    options: Options | None = None,
    upstream: tuple[Tensor, ...] | None = None,
    function: Function = outputs,
) -> Got:
    """Run forward and backward; the strides of the logits are kept."""
    logits = logits.detach().requires_grad_()
    results = function(logits, target, options or Options())
    gradient = gradient_of(results, logits, upstream or random_upstream(target))
    logprob, entropy, logsumexp = (result.detach() for result in results)
    return Got(logprob, entropy, logsumexp, gradient)


def random_upstream(target: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Make a gradient to arrive at each output, of either sign and of different sizes."""
    noise = torch.randn(3, *target.shape, generator=torch.Generator().manual_seed(7))
    return noise[0], noise[1], noise[2] * 0.1


@contextmanager
def eager_kernel(name: str) -> Iterator[None]:
    """Use an eager kernel for a while."""
    before = set_eager_kernel(name)
    try:
        yield
    finally:
        set_eager_kernel(before)
