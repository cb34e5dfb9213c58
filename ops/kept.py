"""Kept tokens, given as a mask or as ids: their statistics, and their part of the gradient.

Ids are never made a mask: all that is done with them costs O(ids). They stand row after row, in
order and without duplicates. Behind the last, it may be repeated; a set without any is padded by id
0 of row 0, which keeps everything (see `KeepSet`).
"""

from typing import NamedTuple

import torch
from torch import Tensor

from logpile.ops.call import Backward, Forward, compute_dtype
from logpile.ops.rows import (
    DEAD,
    Coefficients,
    Gradient,
    Kept,
    Statistics,
    bits_per_unit,
    exp_of_bits,
    gather_target,
    half_gradient,
    local_width,
    merge,
    rest,
    soften,
    soften_rows,
    soften_slope,
    valid_temperature,
)

ROW = 2**32  # more than any vocabulary: row·ROW + id grows from id to id


class Ids(NamedTuple):
    """The keep set of a call that gives it as ids."""

    ids: Tensor  # [N] global
    rows: Tensor  # [N]
    offsets: Tensor  # [T + 1]


def ids_of(call: Forward | Backward) -> Ids | None:
    """Take the ids out of a call, if it has them."""
    if call.keep_ids is None or call.keep_rows is None or call.keep_offsets is None:
        return None
    return Ids(call.keep_ids, call.keep_rows, call.keep_offsets)


def kept_statistics(
    call: Forward, z: Tensor, whole: Statistics, x_target: Tensor, masked: Statistics | None
) -> Statistics | None:
    """Compute the statistics of the kept live tokens of z [..., W], the target among them.

    Args:
        call: the call.
        z: the live logits of this shard.
        whole: the statistics of all of them.
        x_target: x of the target, [...], where it is in this shard.
        masked: the statistics of the tokens that `keep_mask` keeps, where there is a mask.
    """
    temperature = valid_temperature(call.temperature)
    keep = ids_of(call)
    kept = masked if keep is None else ids_statistics(call, keep, z, whole)
    if kept is None:
        return None
    column = call.target - call.vocab_start
    add = missing_target(call, keep) & (column >= 0) & (column < z.shape[-1])
    # A part of one token: its own maximum, and no rest.
    lowest = torch.finfo(x_target.dtype).min
    m = torch.stack([kept.max, torch.where(add, x_target, lowest)], -1)  # [..., 2]
    r = torch.stack([kept.rest, add.to(x_target.dtype) - 1.0], -1)
    return merge(Statistics(m, r), temperature)


def ids_statistics(call: Forward, keep: Ids, z: Tensor, whole: Statistics) -> Statistics:
    """Compute the statistics of the kept tokens; a row without ids keeps everything."""
    if call.target.numel() == 0 or z.shape[-1] == 0:
        return Statistics(whole.max, whole.rest)
    column = keep.ids - call.vocab_start
    here = (column >= 0) & (column < z.shape[-1])
    z_kept = read(z, keep.rows, column.clamp(0, z.shape[-1] - 1))  # [N]
    x = soften_rows(z_kept.to(whole.max.dtype), call.softcap)
    lowest = torch.finfo(x.dtype).min
    m = reduce_rows(torch.where(here, x, lowest), keep, "max", lowest)  # [T]
    y = bits(call, x, m, keep.rows).double()  # as all that is a number a row
    y = torch.where(here, y, DEAD)
    r = rest(exp_of_bits(y), y, add=lambda v: reduce_rows(v, keep, "sum", 0.0)).to(x.dtype)
    r = torch.where(ids_beyond(call, keep), torch.nan, r)
    everything = keeps_everything(call, keep)
    return Statistics(
        torch.where(everything, whole.max, m.view_as(whole.max)),
        torch.where(everything, whole.rest, r.view_as(whole.max)),
    )


def ids_beyond(call: Forward, keep: Ids) -> Tensor:
    """Tell which rows, [T], have an id past the vocabulary.

    It is an error in eager mode on a CPU; where none can be raised, it is NaN.
    """
    return reduce_rows((keep.ids >= call.vocab_size).float(), keep, "max", 0.0) > 0.0


def with_mask(call: Forward) -> Forward:
    """Give the ids as a mask [..., V] instead, for the plain program."""
    keep = ids_of(call)
    if keep is None:
        return call
    if call.target.numel() == 0:
        nothing = torch.zeros_like(call.logits, dtype=torch.bool)
        return call._replace(keep_mask=nothing, keep_ids=None, keep_rows=None, keep_offsets=None)
    mask = keeps_everything(call, keep)[..., None].expand(call.logits.shape)
    ids = keep.ids.clamp_max(call.logits.shape[-1] - 1)  # see `ids_beyond`
    index = (*unravel(keep.rows, call.target.shape), ids)
    mask = mask.index_put(index, torch.ones_like(keep.ids, dtype=torch.bool))
    return call._replace(keep_mask=mask, keep_ids=None, keep_rows=None, keep_offsets=None)


def kept_of(call: Backward) -> Kept | None:
    """Gather what the coefficients of the gradient take of the keep set."""
    if call.kept_max is None or call.kept_rest is None:
        return None
    keep = ids_of(call)
    return Kept(
        call.kept_rest,
        None if keep is None else keeps_everything(call, keep),
    )


def missing_target(call: Forward | Backward, keep: Ids | None) -> Tensor:
    """Tell in which rows, [...], the keep set as it was given lacks the target."""
    if call.keep_mask is not None:
        return ~gather_target(call.keep_mask, call)
    if keep is None or call.target.numel() == 0:
        return torch.zeros_like(call.target, dtype=torch.bool)
    is_target = keep.ids == call.target.reshape(-1)[keep.rows]  # [N]
    found = reduce_rows(is_target.float(), keep, "max", 0.0) > 0.0  # [T]
    return ~found.view_as(call.target) & ~keeps_everything(call, keep)


def ids_gradient(call: Backward, row: Gradient) -> tuple[tuple[Tensor, ...], Tensor] | None:
    """Compute the gradient at the kept logits of this shard, whole: an index, and values [N].

    They replace what stands there; added to it, they would be rounded twice. An id of another
    shard stands for the nearest of this one, or, in a row that has none, for column 0.
    """
    keep, width = ids_of(call), local_width(call)
    if (
        keep is None
        or row.kept is None
        or call.kept_max is None
        or call.target.numel() == 0
        or width == 0
    ):
        return None
    rows = keep.rows
    first, end = (bound[rows] for bound in local_bounds(call, keep, width))  # [N] each
    # What pads a set without any id is in row 0, which keeps everything.
    kept = (end > first) & ~keeps_everything(call, keep).reshape(-1)[rows]
    place = torch.arange(rows.shape[0], device=rows.device)
    place = torch.where(kept, torch.minimum(torch.maximum(place, first), end - 1), 0)
    column = torch.where(kept, keep.ids[place] - call.vocab_start, 0)
    z = read(call.logits, rows, column).to(compute_dtype(call.logits.dtype))
    x = soften(z, call.softcap)

    def flat(value: Tensor) -> Tensor:
        return value.reshape(-1)[rows]

    at_target = (column == flat(call.target) - call.vocab_start) & (z != -torch.inf)

    def half(half_row: Coefficients, m: Tensor) -> Tensor:
        y = bits(call, x, m.reshape(-1), rows)
        return half_gradient(half_row.laid(flat), y, at_target)

    # The target counts as kept, and may be the column that stands for no id.
    value = torch.where(kept | at_target, half(row.kept, call.kept_max), 0.0)
    if row.all is not None:
        value = half(row.all, call.max) + value
    if call.softcap is not None:
        value = value * soften_slope(z, call.softcap)
    value = torch.where(flat(call.target) != call.ignore_index, value, 0.0)
    return (*unravel(rows, call.logits.shape[:-1]), column), value.to(call.logits.dtype)


def local_bounds(call: Backward, keep: Ids, width: int) -> tuple[Tensor, Tensor]:
    """Find where the ids of each row that are in this shard start and end, [T] each."""
    key = keep.rows * ROW + keep.ids  # [N] ascending
    start = torch.arange(keep.offsets.shape[0] - 1, device=key.device) * ROW + call.vocab_start
    return torch.searchsorted(key, start), torch.searchsorted(key, start + width)


def keeps_everything(call: Forward | Backward, keep: Ids) -> Tensor:
    """Tell which rows, [...], have no ids: nothing was recorded there."""
    return (keep.offsets[1:] == keep.offsets[:-1]).view_as(call.target)


def bits(call: Forward | Backward, x: Tensor, m: Tensor, rows: Tensor) -> Tensor:
    """Compute y, [N], of x [N] against the maxima m [T]."""
    factor = bits_per_unit(call).expand(call.target.shape).reshape(-1)
    return ((x - m[rows]) * factor[rows]).clamp_min(DEAD)


def reduce_rows(values: Tensor, keep: Ids, how: str, initial: float) -> Tensor:
    """Reduce values [N] to one a row, [T]; `initial` where a row has none."""
    return torch.segment_reduce(values, how, offsets=keep.offsets, initial=initial, unsafe=True)


def read(z: Tensor, rows: Tensor, column: Tensor) -> Tensor:
    """Read single logits of z [..., V], [N], whatever its strides."""
    index = (*unravel(rows, z.shape[:-1]), column)
    return z[index]


def unravel(rows: Tensor, shape: torch.Size) -> list[Tensor]:
    """Turn flat row numbers into an index for each leading dimension."""
    index: list[Tensor] = []
    for size in reversed(shape):
        index.insert(0, rows % size)
        rows = rows // size
    return index
