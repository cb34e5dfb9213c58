"""What goes into the registered ops and comes out of them, field by field as in their schemas."""

from typing import NamedTuple

import torch
from torch import Tensor


class Forward(NamedTuple):
    """The arguments of `logpile::logprob_entropy`."""

    logits: Tensor  # [..., V], this rank's shard of the vocabulary
    target: Tensor  # [...] int64, global
    temperature: Tensor  # [] or [...]
    softcap: Tensor | None  # []
    keep_mask: Tensor | None  # [..., V] bool
    keep_ids: Tensor | None  # [N] int64, global, the kept tokens row after row
    keep_rows: Tensor | None  # [N] int64, the row of each
    keep_offsets: Tensor | None  # [T + 1] int64, where each row starts
    with_entropy: bool
    with_entropy_grad: bool
    ignore_index: int
    vocab_start: int
    vocab_size: int
    group: str  # empty where the vocabulary is whole
    group_size: int
    equal_shards: bool  # whether the shards were taken to be equally wide, in rank order
    inplace_backward: bool
    kernel: str
    source: str


class Backward(NamedTuple):
    """The arguments of `logpile::logprob_entropy_backward`."""

    grad_logprob: Tensor | None  # [...]; None where no gradient arrives
    grad_entropy: Tensor | None  # [...]
    grad_logsumexp: Tensor | None  # [...]
    grad_full_logprob: Tensor | None  # [...]
    logits: Tensor  # [..., V]
    target: Tensor  # [...]
    temperature: Tensor  # [] or [...]
    softcap: Tensor | None  # []
    keep_mask: Tensor | None  # [..., V]
    keep_ids: Tensor | None  # [N]
    keep_rows: Tensor | None  # [N]
    keep_offsets: Tensor | None  # [T + 1]
    max: Tensor  # [...]
    rest: Tensor  # [...]
    sumexp_y: Tensor | None  # [...]
    kept_max: Tensor | None  # [...]
    kept_rest: Tensor | None  # [...]
    ignore_index: int
    vocab_start: int
    vocab_size: int
    group: str
    kernel: str
    source: str


class Results(NamedTuple):
    """The results of `logpile::logprob_entropy`; of size 0 what nobody asked for."""

    logprob: Tensor  # [...]
    entropy: Tensor  # [...]
    logsumexp: Tensor  # [...]
    full_logprob: Tensor  # [...]
    max: Tensor  # [...]
    rest: Tensor  # [...]
    sumexp_y: Tensor  # [...]
    kept_max: Tensor  # [...]
    kept_rest: Tensor  # [...]


def compute_dtype(dtype: torch.dtype) -> torch.dtype:
    """The dtype of the arithmetic and of the outputs, for logits of `dtype`."""
    return torch.float64 if dtype == torch.float64 else torch.float32
