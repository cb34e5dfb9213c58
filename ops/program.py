"""The op as an aten program, written for Inductor to fuse with what stands around it.

`forward` and `backward` are what the compiler is given in place of the ops; `plain` is the same
forward with derivatives of every order. The mathematics is in `logpile.ops.rows`.
"""

from collections.abc import Callable

import torch
from torch import Tensor

from logpile.ops.call import Backward, Forward, Results, Statistics, compute_dtype
from logpile.ops.rows import (
    DEAD,
    LOG2E,
    Coefficients,
    coefficients,
    gather_target,
    merge,
    results,
    soften,
    soften_rows,
    soften_slope,
    valid_temperature,
)

BLOCK = 512  # columns summed together: short sums err less, and a GPU keeps a block in registers


def forward(call: Forward, pick: Callable[[Tensor, Tensor], Tensor] = gather_target) -> Results:
    """Compute the outputs, and what the gradient needs beside the logits."""
    z = call.logits[..., : call.vocab_size].to(compute_dtype(call.logits.dtype))  # [..., V]
    temperature = valid_temperature(call.temperature)
    statistics = row_statistics(z, temperature, call.softcap, with_entropy=call.with_entropy)
    return results(call, statistics, soften_rows(pick(z, call.target), call.softcap))


def plain(call: Forward) -> Results:
    """Compute the same by ops that torch.func can transform; exempt from every memory contract."""
    return forward(call, pick=select_target)


def backward(call: Backward) -> Tensor:
    """Compute the gradient of the logits [..., V], rounded once, at the end."""
    z = call.logits.to(compute_dtype(call.logits.dtype))
    gradient = row_gradient(call, z, coefficients(call))
    # Selected, not multiplied: what stands in an ignored row or a padded column may be NaN.
    # The mask has the strides of the logits, since the selection takes its strides from it.
    dead = torch.zeros_like(z, dtype=torch.bool) | (call.target == call.ignore_index)[..., None]
    if call.vocab_size != z.shape[-1]:
        dead = dead | (torch.arange(z.shape[-1], device=z.device) >= call.vocab_size)
    return torch.where(dead, 0.0, gradient).to(call.logits.dtype)


def select_target(z: Tensor, target: Tensor) -> Tensor:
    """Read z[target] by a sum: compiled, the derivative of a gather loses its order (2.13)."""
    column = torch.arange(z.shape[-1], device=z.device)
    return torch.where(column == target[..., None], z, 0.0).sum(-1)


def row_statistics(
    z: Tensor, temperature: Tensor, softcap: Tensor | None, *, with_entropy: bool
) -> Statistics:
    """Reduce z [..., V] to the statistics of its rows, block by block."""
    width = z.shape[-1]
    blocks, rest = width // BLOCK, width % BLOCK
    if blocks == 0:
        return part_statistics(z, temperature, softcap, with_entropy=with_entropy)
    per_part = temperature[..., None]
    main = z[..., : blocks * BLOCK].unflatten(-1, (blocks, BLOCK))  # [..., blocks, BLOCK]
    parts = part_statistics(main, per_part, softcap, with_entropy=with_entropy)
    if rest:
        last = z[..., None, blocks * BLOCK :]  # [..., 1, rest]
        parts = joined(parts, part_statistics(last, per_part, softcap, with_entropy=with_entropy))
    return merge(parts, temperature)


def part_statistics(
    z: Tensor, temperature: Tensor, softcap: Tensor | None, *, with_entropy: bool
) -> Statistics:
    """Reduce the last dimension of z as a whole."""
    # The cap keeps the order, so the maximum may come before it. Its derivative cancels out.
    m = soften_rows(z.amax(-1).detach(), softcap).clamp_min(torch.finfo(z.dtype).min)
    y = shifted(z, m, temperature, softcap)
    e = y.exp2()
    return Statistics(m, e.sum(-1), (e * y).sum(-1) if with_entropy else None)


def joined(parts: Statistics, last: Statistics) -> Statistics:
    """Put the last part of each row behind the others."""
    t = None
    if parts.sumexp_y is not None and last.sumexp_y is not None:
        t = torch.cat([parts.sumexp_y, last.sumexp_y], -1)
    return Statistics(
        torch.cat([parts.max, last.max], -1), torch.cat([parts.sumexp, last.sumexp], -1), t
    )


def row_gradient(call: Backward, z: Tensor, row: Coefficients) -> Tensor:
    """Compute ∂/∂z [..., V]. What holds an exp is used once, since Inductor stores what is not."""
    y = shifted(z, call.max, valid_temperature(call.temperature), call.softcap)
    line = row.constant[..., None]
    if row.slope is not None:
        line = line - row.slope[..., None] * y
    gradient = y.exp2() * line
    if row.target is not None:
        column = torch.arange(z.shape[-1], device=z.device)
        # Not by a gather: it keeps the gradient from being written over the logits, and is saved.
        at_target = (column == call.target[..., None]) & (z != -torch.inf)
        gradient = gradient + torch.where(at_target, row.target[..., None], 0.0)
    return gradient if call.softcap is None else gradient * soften_slope(z, call.softcap)


def shifted(z: Tensor, m: Tensor, temperature: Tensor, softcap: Tensor | None) -> Tensor:
    """Compute y, [..., V]."""
    y = (soften(z, softcap) - m[..., None]) * (LOG2E / temperature)[..., None]
    return y.clamp_min(DEAD)
