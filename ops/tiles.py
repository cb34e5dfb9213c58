"""The op as an eager kernel: tiles of rows go through a bounded scratch buffer, in place.

The same mathematics as `logpile.ops.program` (both rest on `logpile.ops.rows`), with no temporary
of the logits' size. A row gives the same bits whatever the other rows, their number and the
threads: a row is summed in short blocks, each by one thread (the sum of a wide row is split between
threads), and see `Scratch.exp2`.
"""

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import torch
from torch import Tensor

from logpile.ops import kept
from logpile.ops.call import Backward, Forward, Results, compute_dtype
from logpile.ops.rows import (
    DEAD,
    Gradient,
    Statistics,
    Summary,
    bits_per_unit,
    gather_target,
    gradient_of_rows,
    local_width,
    nothing_live,
    results,
    soften,
    soften_rows,
    soften_slope,
    target_gradient,
)
from logpile.ops.shards import joined, raise_at_once

BLOCK = 2048  # the most columns that are summed at once
NUMBERS_ON_CPU = 2**19  # in a tile: as many as stay in a cache
NUMBERS_ELSEWHERE = 2**26  # as many as keep a GPU busy
GRAIN = 2**15  # numbers that ATen gives to a thread at the least
VECTORS = 64  # numbers that ATen takes at a time at the most, or a multiple of them


class Scratch:
    """Buffers of some rows each, every row cut into equal blocks of columns."""

    def __init__(self, z: Tensor, softcap: Tensor | None, buffers: int) -> None:
        width = z.shape[-1]
        self.softcap = softcap
        self.blocks = -(-width // BLOCK)
        self.block = _round_up(-(-width // self.blocks), VECTORS)
        padded = self.blocks * self.block
        numbers = NUMBERS_ON_CPU if z.device.type == "cpu" else NUMBERS_ELSEWHERE
        self.rows = max(1, min(z.shape[:-1].numel(), numbers // padded))
        size = self.rows * padded
        threads = min(torch.get_num_threads(), -(-size // GRAIN))
        whole = _round_up(size, VECTORS * threads)
        dtype = compute_dtype(z.dtype)
        self.whole = torch.zeros(buffers, whole, dtype=dtype, device=z.device)
        self.tiles = self.whole[:, :size].view(buffers, self.rows, padded)

    def load(self, z: Tensor, keep: Tensor | None = None) -> Tensor:
        """Fill the first buffer with x of the logits z [R, V], −inf where nothing is kept."""
        x = self.tiles[0, : z.shape[0]]  # [R, padded]
        x[:, z.shape[1] :] = -torch.inf
        head = x[:, : z.shape[1]].copy_(z)
        if self.softcap is not None:
            head.copy_(soften(head, self.softcap))
        if keep is not None:
            head.masked_fill_(~keep, -torch.inf)
        return x

    def exp2(self, rows: int, place: int) -> Tensor:
        """Fill the buffer at `place` with 2^y of the first, by bits that depend on y alone.

        ATen computes exp2 by vectors, but a thread's remainder by single numbers, to other bits.
        In the whole buffer no thread has a remainder, and no row starts within a vector.
        """
        torch.exp2(self.whole[0], out=self.whole[place])
        return self.tiles[place, :rows]  # [R, padded]

    def by_block(self, x: Tensor) -> Tensor:
        """View x [R, padded] as [R, blocks, block]."""
        return x.view(-1, self.blocks, self.block)

    def row_sums(self, x: Tensor) -> Tensor:
        """Sum x [R, padded] over its columns, block by block."""
        return self.by_block(x).sum(-1).sum(-1)

    def leave_out_one(self, e: Tensor, y: Tensor, top: Tensor) -> None:
        """Take 1 from e at one largest logit of each row, which is in block `top` [R].

        The blocks are asked first, since ATen finds the place of a maximum slowly.
        """
        row = torch.arange(e.shape[0], device=e.device)
        place = top * self.block + self.by_block(y)[row, top].argmax(-1)
        e[row, place] -= 1.0
        y[row, place] = 0.0  # as it is, but where nothing is live

    def statistics(self, x: Tensor, factor: Tensor, *, with_entropy: bool) -> Statistics:
        """Reduce what was loaded, x [R, padded], and lose it."""
        maxima = self.by_block(x).amax(-1)  # [R, blocks]
        m = maxima.amax(-1).clamp_min_(torch.finfo(x.dtype).min)  # [R]
        y = bits_(x, m[:, None], factor)
        e = self.exp2(x.shape[0], 1)
        self.leave_out_one(e, y, maxima.argmax(-1))
        return Statistics(m, self.row_sums(e), self.row_sums(e.mul_(y)) if with_entropy else None)


def forward(call: Forward) -> Results:
    """Compute the outputs, and what the gradient needs beside the logits."""
    z = call.logits[..., : local_width(call)]
    whole, masked = local_statistics(call, z)
    x_target = soften_rows(gather_target(z, call).to(whole.max.dtype), call.softcap)
    kept_part = kept.kept_statistics(call, z, whole, x_target, masked)
    return results(call, joined(call, Summary(whole, kept_part, x_target), raise_at_once))


def local_statistics(call: Forward, z: Tensor) -> tuple[Statistics, Statistics | None]:
    """Reduce z [..., W] tile by tile, and what a mask keeps of it as well."""
    like = torch.empty(*call.target.shape, 0, dtype=compute_dtype(z.dtype), device=z.device)
    whole = nothing_live(like, with_entropy=call.with_entropy)
    masked = None if call.keep_mask is None else nothing_live(like, with_entropy=False)
    if z.shape[-1] == 0:
        return whole, masked
    factor = per_row(bits_per_unit(call), call)
    ignored = per_row(call.target == call.ignore_index, call)
    scratch = Scratch(z, call.softcap, buffers=2)
    for rows, z_tile, keep_tile in row_tiles(scratch.rows, z, call.keep_mask):
        if all_true(ignored[rows]):
            continue
        x = scratch.load(z_tile)
        tile = scratch.statistics(x, factor[rows], with_entropy=call.with_entropy)
        put(whole, rows, tile)
        if masked is not None:
            x = scratch.load(z_tile, keep_tile[:, : z.shape[-1]])
            put(masked, rows, scratch.statistics(x, factor[rows], with_entropy=False))
    return whole, masked


def put(statistics: Statistics, rows: slice, tile: Statistics) -> None:
    """Write the statistics of a tile to its rows."""
    for whole, part in zip(statistics, tile, strict=True):
        if whole is not None and part is not None:
            whole.view(-1)[rows] = part


def backward(call: Backward, gradient: Tensor) -> None:
    """Write the gradient of the logits [..., V] to `gradient`, which may be the logits themselves.

    It is computed in the scratch buffer and rounded once, when it is written.
    """
    row = gradient_of_rows(call, kept.kept_of(call))
    at_ids = kept.ids_gradient(call, row)
    width = local_width(call)
    gradient[..., width:].zero_()
    if width:
        dense_gradient(call, row, call.logits[..., :width], gradient[..., :width])
    keep = kept.ids_of(call)
    # A set without ids is padded by one: its row must have the bits of the other rows.
    if at_ids is not None and keep is not None and not all_true(kept.keeps_everything(call, keep)):
        gradient.index_put_(*at_ids)


def dense_gradient(call: Backward, row: Gradient, z: Tensor, gradient: Tensor) -> None:
    """Write the gradient of z [..., W], but for the kept logits that are given as ids."""
    m, kept_max = per_row(call.max, call), per_row(call.kept_max, call)
    factor = per_row(bits_per_unit(call), call)
    a = per_row(None if row.all is None else row.all.constant, call)
    b = per_row(None if row.all is None else row.all.slope, call)
    k = per_row(None if row.kept is None else row.kept.constant, call)
    value = per_row(target_gradient(call, row), call)
    column = call.target - call.vocab_start
    here = per_row((column >= 0) & (column < z.shape[-1]), call)
    column = per_row(column.clamp(0, z.shape[-1] - 1), call)
    ignored = per_row(call.target == call.ignore_index, call)
    keep = None if k is None else call.keep_mask
    scratch = Scratch(z, call.softcap, buffers=2 if keep is None else 3)
    for rows, z_tile, gradient_tile, keep_tile in row_tiles(scratch.rows, z, gradient, keep):
        if all_true(ignored[rows]):
            gradient_tile.zero_()
            continue
        if a is None:
            e = scratch.tiles[1, : z_tile.shape[0]].zero_()
        else:
            y = bits_(scratch.load(z_tile), m[rows], factor[rows])
            e = scratch.exp2(z_tile.shape[0], 1)  # [R, padded]
            e.mul_(a[rows] if b is None else y.mul_(-b[rows]).add_(a[rows]))
        if keep_tile is not None:
            bits_(scratch.load(z_tile, keep_tile[:, : z.shape[-1]]), kept_max[rows], factor[rows])
            e.add_(scratch.exp2(z_tile.shape[0], 2).mul_(k[rows]))
        if value is not None:
            other = e.gather(1, column[rows])
            e.scatter_(1, column[rows], torch.where(here[rows], value[rows], other))
        e = e[:, : z.shape[-1]]  # [R, W]
        if call.softcap is not None:
            e.mul_(soften_slope(z_tile.to(e.dtype), call.softcap))
        if any_true(ignored[rows]):
            e.masked_fill_(ignored[rows], 0.0)
        gradient_tile.copy_(e)


def bits_(x: Tensor, m: Tensor, factor: Tensor) -> Tensor:
    """Make y of x, in place."""
    return x.sub_(m).mul_(factor).clamp_min_(DEAD)


def row_tiles(rows: int, *tensors: Tensor | None) -> Iterator[tuple[Any, ...]]:
    """Yield the numbers of up to `rows` rows, as a slice, and their views [R, V] of each tensor.

    The rows of [..., V] are numbered flat; nothing is copied, whatever the strides.
    """
    given = [tensor for tensor in tensors if tensor is not None]
    leading = given[0].shape[:-1]
    flat = all(flattens(tensor) for tensor in given)
    *outer, inner = (leading.numel(),) if flat else leading

    def lay(tensor: Tensor) -> Tensor:
        return tensor.reshape(inner, tensor.shape[-1]) if flat else tensor

    views = [None if tensor is None else lay(tensor) for tensor in tensors]
    for number, index in enumerate(product(*map(range, outer))):
        for start in range(0, inner, rows):
            stop = min(start + rows, inner)
            numbers = slice(number * inner + start, number * inner + stop)
            yield numbers, *(None if v is None else v[index][start:stop] for v in views)


def flattens(tensor: Tensor) -> bool:
    """Tell whether the leading dimensions of [..., V] are one in memory."""
    strides = zip(tensor.shape[:-1], tensor.stride()[:-1], strict=True)
    wide = [(size, stride) for size, stride in strides if size != 1]
    return all(outer[1] == inner[0] * inner[1] for outer, inner in pairwise(wide))


def per_row(value: Tensor | None, call: Forward | Backward) -> Any:
    """Lay out one value for all rows, or one a row, as [T, 1]; nothing stays nothing."""
    return None if value is None else value.expand(call.target.shape).reshape(-1, 1)


def all_true(mask: Tensor) -> bool:
    """Tell whether a tile can be skipped; elsewhere than on a CPU, asking would wait: never."""
    return mask.device.type == "cpu" and bool(mask.all())


def any_true(mask: Tensor) -> bool:
    """Tell whether some rows must be cleared; where asking would wait: always."""
    return mask.device.type != "cpu" or bool(mask.any())


def _round_up(number: int, multiple: int) -> int:
    return multiple * -(-number // multiple)
