"""The kept tokens of a rollout's nuclei (top-p, top-k), as ids."""

from __future__ import annotations

import torch
from torch import Tensor

from logpile.ops.kept import ROW


class KeepSet:
    """Which tokens each row keeps: row i keeps `token_ids[offsets[i]:offsets[i + 1]]`.

    It is checked, sorted and rid of duplicates when it is made. That waits for the device, so make
    it outside of a compiled region; passing it to one costs nothing.

    Args:
        token_ids: [N], an integer dtype. Ids of the whole vocabulary, also where the logits are a
            shard of it; in any order within a row, duplicates allowed.
        offsets: [T + 1], an integer dtype, from 0, never falling, to N. A row without ids keeps
            everything: no nucleus was recorded there.
        vocab_size: where it is given, an id at or past it is refused here. Else it is refused by
            the op in eager mode on a CPU, and elsewhere makes the log-prob of its row NaN.

    Raises:
        TypeError: for a dtype or a kind of argument that is not taken.
        ValueError: for malformed offsets, and for ids out of range, naming the first.
    """

    def __init__(self, token_ids: Tensor, offsets: Tensor, vocab_size: int | None = None) -> None:
        check_integers("token_ids", token_ids)
        check_integers("offsets", offsets)
        token_ids, offsets = token_ids.long(), offsets.long().to(token_ids.device)
        check_offsets(offsets, token_ids.numel())
        check_range(token_ids, ROW if vocab_size is None else vocab_size)
        counts = offsets.diff()  # [T]
        rows = torch.arange(counts.numel(), device=counts.device).repeat_interleave(counts)
        key = torch.unique(rows * ROW + token_ids)  # ascending
        counts = torch.bincount(key // ROW, minlength=counts.numel())
        self.offsets = torch.cat([counts.new_zeros(1), counts.cumsum(0)])  # [T + 1]
        # Two at least: a compiled graph is another for 0 and for 1, and this keeps it to one.
        padding = max(0, 2 - key.numel())
        last = key[-1:] if key.numel() else key.new_zeros(1)
        key = torch.cat([key, last.expand(padding)])
        self.rows = key // ROW  # [N]
        self.ids = key % ROW  # [N]

    @property
    def num_rows(self) -> int:
        """The number of rows, T."""
        return self.offsets.shape[0] - 1

    def to(self, device: torch.device | str) -> KeepSet:
        """Return the same set on another device."""
        moved = KeepSet.__new__(KeepSet)
        for name, value in vars(self).items():
            setattr(moved, name, value.to(device))
        return moved

    def mask(self, vocab_size: int) -> Tensor:
        """Return the same set as a mask [T, vocab_size], True where a token is kept."""
        everything = self.offsets[1:] == self.offsets[:-1]
        mask = everything[:, None].repeat(1, vocab_size)
        count = int(self.offsets[-1])
        mask[self.rows[:count], self.ids[:count]] = True
        return mask

    def __repr__(self) -> str:
        """Tell the size, not the ids."""
        return f"KeepSet({self.num_rows} rows, {int(self.offsets[-1])} ids, {self.ids.device})"


def check_integers(name: str, value: Tensor) -> None:
    """Refuse what is no vector of integers."""
    if not isinstance(value, Tensor):
        raise TypeError(f"KeepSet: {name} must be a tensor, got {type(value).__name__}")
    if value.dtype.is_floating_point or value.dtype.is_complex or value.dtype == torch.bool:
        raise TypeError(f"KeepSet: {name} must have an integer dtype, got {value.dtype}")
    if value.is_meta:
        raise ValueError(f"KeepSet: {name} must hold values, got a tensor on the meta device")
    if value.dim() != 1:
        raise ValueError(f"KeepSet: {name} must have one dimension, got shape {[*value.shape]}")


def check_offsets(offsets: Tensor, count: int) -> None:
    """Refuse offsets that do not cut `count` ids into rows."""
    if offsets.numel() == 0:
        raise ValueError("KeepSet: offsets must have one entry more than there are rows, got none")
    if offsets[0] != 0 or offsets[-1] != count:
        raise ValueError(
            f"KeepSet: offsets must go from 0 to the number of token_ids, {count}, "
            f"got {int(offsets[0])} to {int(offsets[-1])}"
        )
    falls = (offsets.diff() < 0).nonzero()
    if falls.numel():
        row = int(falls[0])
        raise ValueError(
            f"KeepSet: offsets must never fall, got {int(offsets[row])} and then "
            f"{int(offsets[row + 1])} at row {row}"
        )


def check_range(token_ids: Tensor, vocab_size: int) -> None:
    """Refuse ids outside of the vocabulary."""
    wrong = ((token_ids < 0) | (token_ids >= vocab_size)).nonzero()
    if wrong.numel():
        place = int(wrong[0])
        raise ValueError(
            f"KeepSet: token_ids[{place}] is {int(token_ids[place])}, "
            f"outside of the vocabulary [0, {vocab_size})"
        )
