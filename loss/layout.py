"""Which tokens count and which sequence each belongs to: padded [B, S] or packed [T].

A sum over the tokens of a sequence is a sum over a row when padded, and a scatter-add when packed.
Neither depends on the data for its size, and neither waits for the device. When the tokens of a
sequence lie on several context-parallel ranks, one all-reduce completes the sums.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from logpile.loss.collectives import Group, group_name, reduced, sum_over

SPARE = 2  # rows beyond num_seqs, so that a size is never 0 or 1, which would compile anew


@dataclass(frozen=True, eq=False)
class Layout:
    """The tokens that count and their sequences.

    Make one by `Layout.padded`, `Layout.packed` or `Layout.from_cu_seqlens`. Values of a sequence
    are [rows]: B when padded, num_seqs + 2 when packed (the spare rows hold nothing).
    """

    mask: Tensor  # [T] or [B, S] bool
    row: Tensor | None  # [T] int64, the sequence of each token; None when padded
    rows: int
    cp_group: str | None  # the name of the group over which a sequence's tokens are spread

    @staticmethod
    def padded(mask: Tensor, cp_group: Group = None) -> "Layout":
        """Lay out one sequence a row; `mask` [B, S] is bool or 0/1.

        Raises:
            ValueError: `mask` has another number of dimensions.
        """
        if mask.ndim != 2:
            raise ValueError(
                f"a padded layout has tokens [batch, length], and these are {list(mask.shape)}; "
                "packed tokens need seq_ids and num_seqs, or cu_seqlens"
            )
        return Layout(mask != 0, None, mask.shape[0], group_name(cp_group))

    @staticmethod
    def packed(mask: Tensor, seq_ids: Tensor, num_seqs: int, cp_group: Group = None) -> "Layout":
        """Lay out tokens [T] (or [1, T]) of the sequences `seq_ids` [T], in any order.

        Ids run from 0 to num_seqs − 1; an unmasked token with an id outside raises IndexError on
        a CPU and trips the device's assertion elsewhere. Under the mask any id will do.

        Raises:
            ValueError: `mask` is not packed, or `seq_ids` has another shape.
        """
        return Layout.of_rows(mask, seq_ids, num_seqs + SPARE, cp_group)

    @staticmethod
    def of_rows(mask: Tensor, seq_ids: Tensor, rows: int, cp_group: Group = None) -> "Layout":
        """Lay out packed tokens, with `rows` = num_seqs + 2 rows for their sequences."""
        check_packed(mask, seq_ids.numel(), "seq_ids")
        counted = (mask != 0).reshape(-1)
        ids = seq_ids.reshape(-1).to(torch.int64)
        valid = (ids >= 0) & (ids < rows - SPARE)
        row = torch.where(valid, ids, rows)  # out of range, for the scatter to refuse
        return Layout(counted, torch.where(counted, row, rows - 1), rows, group_name(cp_group))

    @staticmethod
    def from_cu_seqlens(mask: Tensor, cu_seqlens: Tensor, cp_group: Group = None) -> "Layout":
        """Lay out packed tokens whose sequence i is cu_seqlens[i]:cu_seqlens[i + 1].

        Tokens past the last offset belong to no sequence, and the mask must drop them.
        """
        seq_ids = ids_from_cu_seqlens(cu_seqlens, mask.numel())
        return Layout.packed(mask, seq_ids, cu_seqlens.shape[0] - 1, cp_group)

    @property
    def num_seqs(self) -> int:
        """How many sequences there are, with or without unmasked tokens."""
        return self.rows if self.row is None else self.rows - SPARE

    def select(self, values: Tensor) -> Tensor:
        """Give values [T] or [B, S], 0 where masked: value and gradient, whatever stands there."""
        return torch.where(self.mask, self.fit(values, "values"), 0.0)

    def fit(self, values: Tensor, name: str) -> Tensor:
        """Give values the shape of the mask; packed ones may be [1, T].

        Raises:
            ValueError: another shape, also one that would broadcast.
        """
        if values.shape == self.mask.shape:
            return values
        if self.row is not None and values.shape == (1, *self.mask.shape):
            return values[0]
        raise ValueError(
            f"{name} has shape {list(values.shape)}, and the tokens are {list(self.mask.shape)}; "
            "give one value a token"
        )

    def count_of_tokens(self) -> Tensor:
        """Give 1.0 at the tokens that count, fp32."""
        return self.mask.to(torch.float32)

    def sums(self, columns: Sequence[Tensor]) -> list[Tensor]:
        """Sum each column, [T] or [B, S], over the tokens of each sequence, [rows] each.

        With a context-parallel group the sums are over all its ranks, by one all-reduce of
        [rows, k]; its backward is another, for every rank's loss depends on every rank's tokens.
        """
        if not columns:
            return []
        stacked = torch.stack(torch.broadcast_tensors(*promoted(columns)), -1)  # [..., k]
        if self.row is None:
            sums = stacked.sum(1)
        else:
            zeros = stacked.new_zeros(self.rows, len(columns))
            sums = zeros.index_add(0, self.row, stacked)
        return list(sum_over(sums, self.cp_group).unbind(-1))

    def maxima(self, values: Tensor) -> Tensor:
        """Take the maximum of values over the unmasked tokens of each sequence, [rows].

        It is −inf where there are none, and carries no gradient. With a context-parallel group it
        is over all its ranks, by one all-reduce.
        """
        values = torch.where(self.mask, values.detach(), -torch.inf)
        if self.row is None:
            empty = values.new_full((self.rows, 1), -torch.inf)  # without tokens, amax has nothing
            local = (values if values.shape[1] else empty).amax(1)
        else:
            floor = values.new_full((self.rows,), -torch.inf)
            local = floor.scatter_reduce(0, self.row, values, "amax")
        return reduced(local, "max", self.cp_group)

    def spread(self, per_sequence: Tensor) -> Tensor:
        """Give each token its sequence's value, [T] or [B, S]."""
        if self.row is None:
            return per_sequence[:, None].expand_as(self.mask)
        return per_sequence[self.row]

    def widen(self, per_sequence: Tensor, fill: float) -> Tensor:
        """Make user values [num_seqs] as long as the rows."""
        if self.row is None:
            return per_sequence
        return torch.nn.functional.pad(per_sequence, (0, SPARE), value=fill)

    def is_sequence(self) -> Tensor:
        """Tell the rows that stand for a sequence, [rows] bool."""
        return torch.arange(self.rows, device=self.mask.device) < self.num_seqs


def check_packed(mask: Tensor, tokens: int, name: str) -> None:
    """Refuse tokens that are neither [T] nor [1, T], or not as many as `name` says."""
    if mask.ndim not in (1, 2) or (mask.ndim == 2 and mask.shape[0] != 1):
        raise ValueError(
            f"packed tokens are [T] or [1, T], and these are {list(mask.shape)}; leave {name} out "
            "for padded tokens [B, S]"
        )
    if mask.numel() != tokens:
        raise ValueError(f"{name} has {tokens} entries for {mask.numel()} tokens; give one a token")


def ids_from_cu_seqlens(cu_seqlens: Tensor, tokens: int) -> Tensor:
    """Number the sequence of each of `tokens` packed tokens, from offsets [num_seqs + 1]."""
    if cu_seqlens.ndim != 1 or cu_seqlens.shape[0] == 0 or cu_seqlens.is_floating_point():
        raise ValueError(
            "cu_seqlens is the integer offsets [num_seqs + 1] of the packed sequences, and this is "
            f"{cu_seqlens.dtype} {list(cu_seqlens.shape)}"
        )
    position = torch.arange(tokens, device=cu_seqlens.device, dtype=cu_seqlens.dtype)
    return torch.searchsorted(cu_seqlens[1:].contiguous(), position, right=True)


def promoted(columns: Sequence[Tensor]) -> list[Tensor]:
    """Bring all columns to one dtype, fp32 at least."""
    dtype = torch.float32
    for column in columns:
        dtype = torch.promote_types(dtype, column.dtype)
    return [column.to(dtype) for column in columns]
