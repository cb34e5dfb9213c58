r"""From a value a token to one number: the means that papers differ in.

With x_t the value of an unmasked token, n_i the number of those in sequence i, N = Σ n_i and M the
number of sequences:

    token-mean               Σ_t x_t / N                       DAPO, equation 8
    token-sum                Σ_t x_t
    seq-mean-token-mean      (1/M) Σ_i (1/n_i) Σ_{t∈i} x_t      GRPO, equation 3
    seq-mean-token-sum       (1/M) Σ_i Σ_{t∈i} x_t
    seq-mean-constant-norm   (1/M) Σ_i (1/c) Σ_{t∈i} x_t        Dr. GRPO; c a constant, as the
                                                             longest length allowed

N, M and n_i are what is at hand, unless given: N and M of the whole batch make the sum of the
results of its parts, micro-batches or ranks, exactly the result of the whole, gradients too.
"""

from dataclasses import dataclass

import torch
from torch import Tensor

from logpile.loss.collectives import Group, group_name, reduced
from logpile.loss.errors import check_name
from logpile.loss.layout import Layout

AGGREGATIONS = (
    "token-mean",
    "token-sum",
    "seq-mean-token-mean",
    "seq-mean-token-sum",
    "seq-mean-constant-norm",
)


@dataclass(frozen=True, eq=False)
class Denominators:
    """The N, M and n_i to divide by; each is counted at hand where it is None."""

    total_tokens: float | Tensor | None = None  # 0-d; N
    total_seqs: float | Tensor | None = None  # 0-d; M
    seq_tokens: Tensor | None = None  # [num_seqs]; n_i


def aggregate(
    values: Tensor,  # [T] or [B, S]
    layout: Layout,
    mode: str = "token-mean",
    *,
    constant_norm: float | None = None,
    count_masked_seqs: bool = True,
    denominators: Denominators | None = None,
) -> Tensor:
    """Reduce the values of the unmasked tokens to one number, 0-d and attached.

    Args:
        values: any value a token; what stands under the mask reaches neither result nor gradient.
        layout: the mask and the sequences.
        mode: token-mean, token-sum, seq-mean-token-mean, seq-mean-token-sum or
            seq-mean-constant-norm.
        constant_norm: c, for seq-mean-constant-norm.
        count_masked_seqs: whether a sequence without unmasked tokens counts in M.
        denominators: N, M and n_i of the whole batch. With a context-parallel group those at hand
            are over all its ranks, and the sum over ranks is the result.

    An empty batch gives 0, with gradient exactly 0.

    Raises:
        ValueError: an unknown mode, or seq-mean-constant-norm without its constant.
    """
    check_name("aggregation", mode, AGGREGATIONS)
    counts = None
    if needs_counts(mode, count_masked_seqs, denominators or Denominators()):
        (counts,) = layout.sums([layout.count_of_tokens()])
    return aggregate_with_counts(
        values, layout, mode, counts, constant_norm, count_masked_seqs, denominators
    )


def needs_counts(mode: str, count_masked_seqs: bool, given: Denominators) -> bool:
    """Tell whether the unmasked tokens of each sequence must be counted."""
    if mode == "token-mean":
        return given.total_tokens is None
    counted = mode.startswith("seq") and given.total_seqs is None and not count_masked_seqs
    return counted or (mode == "seq-mean-token-mean" and given.seq_tokens is None)


def aggregate_with_counts(
    values: Tensor,
    layout: Layout,
    mode: str,
    counts: Tensor | None,  # [rows]
    constant_norm: float | None = None,
    count_masked_seqs: bool = True,
    denominators: Denominators | None = None,
) -> Tensor:
    """Aggregate with the unmasked tokens of each sequence counted already."""
    given = denominators or Denominators()
    values = layout.select(values)
    if mode == "token-sum":
        return values.sum()
    if mode == "token-mean":
        at_hand = layout.mask.sum() if counts is None else counts.sum()
        total = at_hand if given.total_tokens is None else given.total_tokens
        return values.sum() / nonzero(total, values)
    if mode == "seq-mean-token-mean":
        lengths = counts
        if given.seq_tokens is not None:
            lengths = layout.widen(given.seq_tokens, 1.0)
        if lengths is not None:
            values = values / layout.spread(nonzero(lengths, values))
    elif mode == "seq-mean-constant-norm":
        if constant_norm is None:
            raise ValueError(
                "seq-mean-constant-norm divides by constant_norm, and none is given; give the "
                "longest length that a response may have"
            )
        values = values / constant_norm
    if given.total_seqs is not None:
        return values.sum() / nonzero(given.total_seqs, values)
    seqs = layout.is_sequence()
    if not count_masked_seqs and counts is not None:
        seqs = seqs & (counts > 0)
    return values.sum() / nonzero(seqs.sum(), values)


def nonzero(denominator: float | Tensor, like: Tensor) -> Tensor:
    """Make a denominator a tensor, 1 where it is 0: what it divides is 0 then.

    A number becomes a tensor by a sum, the one way that a graph does not take it for a constant.
    """
    number = (torch.zeros((), dtype=like.dtype, device=like.device) + denominator).to(like.dtype)
    return torch.where(number == 0, 1.0, number).detach()


def global_counts(
    layout: Layout, group: Group = None, *, count_masked_seqs: bool = True
) -> tuple[Tensor, Tensor]:
    """Count the unmasked tokens and the sequences of all ranks of a data-parallel group.

    Gives two 0-d fp64 tensors for `total_tokens` and `total_seqs`, by one all-reduce over `group`.
    Sum over micro-batches before, by calling it on each without a group, or concatenating them. A
    layout with a context-parallel group takes one all-reduce over that first, and `group` is then
    the data-parallel group without it.
    """
    (counts,) = layout.sums([layout.count_of_tokens()])
    seqs = layout.is_sequence()
    if not count_masked_seqs:
        seqs = seqs & (counts > 0)
    both = torch.stack([counts.sum().double(), seqs.sum().double()]).detach()
    tokens, sequences = reduced(both, "sum", group_name(group)).unbind()
    return tokens, sequences
