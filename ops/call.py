"""What goes into the registered ops and comes out of them, field by field as in their schemas."""

from typing import NamedTuple

import torch
from torch import Tensor


class Forward(NamedTuple):
    """The arguments of `logpile::logprob_entropy`."""

    logits: Tensor  # [..., V]
    target: Tensor  # [...] int64
    temperature: Tensor  # [] or [...]
    softcap: Tensor | None  # []
    with_entropy: bool
    with_entropy_grad: bool
    ignore_index: int
    vocab_size: int
    inplace_backward: bool
    kernel: str
    source: str


class Backward(NamedTuple):
    """The arguments of `logpile::logprob_entropy_backward`."""

    grad_logprob: Tensor | None  # [...]; None where no gradient arrives
    grad_entropy: Tensor | None  # [...]
    grad_logsumexp: Tensor | None  # [...]
    logits: Tensor  # [..., V]
    target: Tensor  # [...]
    temperature: Tensor  # [] or [...]
    softcap: Tensor | None  # []
    max: Tensor  # [...]
    sumexp: Tensor  # [...]
    sumexp_y: Tensor | None  # [...]
    ignore_index: int
    vocab_size: int
    kernel: str
    source: str


class Statistics(NamedTuple):
    """What one pass over the live columns of each row leaves; see `logpile.ops.rows`."""

    max: Tensor  # [...] m; the dtype's lowest number where nothing is live
    sumexp: Tensor  # [...] s, at least 1; 0 where nothing is live
    sumexp_y: Tensor | None  # [...] t; None where nobody asked for the entropy


class Results(NamedTuple):
    """The results of `logpile::logprob_entropy`; size 0 where nobody asked for the entropy."""

    logprob: Tensor  # [...]
    entropy: Tensor  # [...] or [0]
    logsumexp: Tensor  # [...]
    max: Tensor  # [...]
    sumexp: Tensor  # [...]
    sumexp_y: Tensor  # [...] or [0]


def compute_dtype(dtype: torch.dtype) -> torch.dtype:
    """The dtype of the arithmetic and of the outputs, for logits of `dtype`."""
    return torch.float64 if dtype == torch.float64 else torch.float32
