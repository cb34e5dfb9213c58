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

from logpile.ops.call import Backward, Forward, Results, Statistics, compute_dtype
from logpile.ops.rows import (
    DEAD,
    LOG2E,
    coefficients,
    gather_target,
    results,
    soften,
    soften_slope,
    valid_temperature,
)

BLOCK = 2048  # the most columns that are summed at once
NUMBERS_ON_CPU = 2**20  # in a tile: as many as stay in a cache
NUMBERS_ELSEWHERE = 2**26  # as many as keep a GPU busy
GRAIN = 2**15  # numbers that ATen gives to a thread at the least
VECTORS = 64  # numbers that ATen takes at a time at the most, or a multiple of them


class Scratch:
    """Two buffers of some rows, each row cut into equal blocks of columns."""

    def __init__(self, z: Tensor) -> None:
        width = z.shape[-1]
        self.blocks = -(-width // BLOCK)
        self.block = _round_up(-(-width // self.blocks), VECTORS)
        padded = self.blocks * self.block
        numbers = NUMBERS_ON_CPU if z.device.type == "cpu" else NUMBERS_ELSEWHERE
        self.rows = max(1, min(z.shape[:-1].numel(), numbers // padded))
        size = self.rows * padded
        threads = min(torch.get_num_threads(), -(-size // GRAIN))
        whole = _round_up(size, VECTORS * threads)
        dtype = compute_dtype(z.dtype)
        self.whole = torch.zeros(2, whole, dtype=dtype, device=z.device)
        self.tiles = self.whole[:, :size].view(2, self.rows, padded)

    def load(self, z: Tensor, softcap: Tensor | None) -> tuple[Tensor, Tensor]:
        """Return x for the logits z [R, V], −inf past the last column, and the buffer of 2^y."""
        x, e = self.tiles[:, : z.shape[0]]  # [R, padded] each
        x[:, z.shape[1] :] = -torch.inf
        head = x[:, : z.shape[1]].copy_(z)
        if softcap is not None:
            head.copy_(soften(head, softcap))
        return x, e

    def exp2(self) -> None:
        """Fill the second buffer with 2^y of the first, whole, so that bits depend on y alone.

        ATen computes exp2 by vectors, but a thread's remainder by single numbers, to other bits.
        In the whole buffer no thread has a remainder, and no row starts within a vector.
        """
        torch.exp2(self.whole[0], out=self.whole[1])

    def row_sums(self, x: Tensor) -> Tensor:
        """Sum x [R, padded] over its columns, block by block."""
        return x.view(-1, self.blocks, self.block).sum(-1).sum(-1)


def forward(call: Forward) -> Results:
    """Compute the outputs, and what the gradient needs beside the logits."""
    z = call.logits[..., : call.vocab_size]
    m = torch.zeros(call.target.shape, dtype=compute_dtype(z.dtype), device=z.device)
    s, t = torch.ones_like(m), torch.zeros_like(m)
    flat_m, flat_s, flat_t = m.view(-1), s.view(-1), t.view(-1)
    factor = per_row(LOG2E / valid_temperature(call.temperature), call)
    ignored = per_row(call.target == call.ignore_index, call)
    scratch = Scratch(z)
    for rows, z_tile in row_tiles(scratch.rows, z):
        if all_true(ignored[rows]):
            continue
        x, e = scratch.load(z_tile, call.softcap)
        torch.amax(x, -1, out=flat_m[rows]).clamp_min_(torch.finfo(x.dtype).min)
        y = x.sub_(flat_m[rows, None]).mul_(factor[rows]).clamp_min_(DEAD)
        scratch.exp2()
        flat_s[rows] = scratch.row_sums(e)
        if call.with_entropy:
            flat_t[rows] = scratch.row_sums(e.mul_(y))
    x_target = soften(gather_target(z, call.target).to(m.dtype), call.softcap)
    return results(call, Statistics(m, s, t if call.with_entropy else None), x_target)


def backward(call: Backward, gradient: Tensor) -> None:
    """Write the gradient of the logits [..., V] to `gradient`, which may be the logits themselves.

    It is computed in the scratch buffer and rounded once, when it is written.
    """
    row = coefficients(call)
    m, a = per_row(call.max, call), per_row(row.constant, call)
    minus_b = None if row.slope is None else per_row(-row.slope, call)
    g = None
    if row.target is not None:
        banned = gather_target(call.logits, call.target) == -torch.inf
        g = per_row(torch.where(banned, 0.0, row.target), call)
    factor = per_row(LOG2E / valid_temperature(call.temperature), call)
    ignored = per_row(call.target == call.ignore_index, call)
    column = per_row(call.target.clamp(0, call.vocab_size - 1), call)
    z, gradient_of_z = call.logits[..., : call.vocab_size], gradient[..., : call.vocab_size]
    gradient[..., call.vocab_size :].zero_()
    scratch = Scratch(z)
    for rows, z_tile, gradient_tile in row_tiles(scratch.rows, z, gradient_of_z):
        if all_true(ignored[rows]):
            gradient_tile.zero_()
            continue
        x, e = scratch.load(z_tile, call.softcap)
        y = x.sub_(m[rows]).mul_(factor[rows]).clamp_min_(DEAD)
        scratch.exp2()
        e.mul_(a[rows] if minus_b is None else y.mul_(minus_b[rows]).add_(a[rows]))
        if g is not None:
            e.scatter_add_(1, column[rows], g[rows])
        e = e[:, : z.shape[-1]]
        if call.softcap is not None:
            e.mul_(soften_slope(z_tile.to(e.dtype), call.softcap))
        if any_true(ignored[rows]):
            e.masked_fill_(ignored[rows], 0.0)
        gradient_tile.copy_(e)


def row_tiles(rows: int, *tensors: Tensor) -> Iterator[tuple[Any, ...]]:
    """Yield the numbers of up to `rows` rows, as a slice, and their views [R, V] of each tensor.

    The rows of [..., V] are numbered flat; nothing is copied, whatever the strides.
    """
    leading = tensors[0].shape[:-1]
    if all(flattens(tensor) for tensor in tensors):
        tensors = tuple(t.reshape(leading.numel(), t.shape[-1]) for t in tensors)
        leading = tensors[0].shape[:-1]
    *outer, inner = leading
    for number, index in enumerate(product(*map(range, outer))):
        for start in range(0, inner, rows):
            stop = min(start + rows, inner)
            numbers = slice(number * inner + start, number * inner + stop)
            yield numbers, *(tensor[index][start:stop] for tensor in tensors)


def flattens(tensor: Tensor) -> bool:
    """Tell whether the leading dimensions of [..., V] are one in memory."""
    strides = zip(tensor.shape[:-1], tensor.stride()[:-1], strict=True)
    wide = [(size, stride) for size, stride in strides if size != 1]
    return all(outer[1] == inner[0] * inner[1] for outer, inner in pairwise(wide))


def per_row(value: Tensor, call: Forward | Backward) -> Tensor:
    """Lay out one value for all rows, or one a row, as [T, 1]."""
    return value.expand(call.target.shape).reshape(-1, 1)


def all_true(mask: Tensor) -> bool:
    """Tell whether a tile can be skipped; elsewhere than on a CPU, asking would wait: never."""
    return mask.device.type == "cpu" and bool(mask.all())


def any_true(mask: Tensor) -> bool:
    """Tell whether some rows must be cleared; where asking would wait: always."""
    return mask.device.type != "cpu" or bool(mask.any())


def _round_up(number: int, multiple: int) -> int:
    return multiple * -(-number // multiple)
