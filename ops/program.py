"""The op as an aten program, written for Inductor to fuse with what stands around it.

`forward` and `backward` are what the compiler is given in place of the ops; `plain` is the same
forward with derivatives of every order. The mathematics is in `logpile.ops.rows`.
"""

from collections.abc import Callable

import torch
from torch import Tensor

from logpile.ops import kept
from logpile.ops.call import Backward, Forward, Results, compute_dtype
from logpile.ops.rows import (
    DEAD,
    LOG2E,
    Coefficients,
    Statistics,
    Summary,
    coefficients,
    gather_target,
    local_width,
    merge,
    nothing_live,
    results,
    soften,
    soften_rows,
    soften_slope,
    valid_temperature,
)
from logpile.ops.shards import joined, raise_in_graph

BLOCK = 512  # columns summed together: short sums err less, and a GPU keeps a block in registers


def forward(call: Forward, pick: Callable[[Tensor, Forward], Tensor] = gather_target) -> Results:
    """Compute the outputs, and what the gradient needs beside the logits."""
    z = call.logits[..., : local_width(call)].to(compute_dtype(call.logits.dtype))  # [..., W]
    temperature = valid_temperature(call.temperature)
    whole = row_statistics(z, temperature, call.softcap, with_entropy=call.with_entropy)
    masked = None
    if call.keep_mask is not None:
        only = torch.where(call.keep_mask[..., : z.shape[-1]], z, -torch.inf)
        masked = row_statistics(only, temperature, call.softcap, with_entropy=False)
    x_target = soften_rows(pick(z, call), call.softcap)  # [...]
    kept_part = kept.kept_statistics(call, z, whole, x_target, masked)
    return results(call, joined(call, Summary(whole, kept_part, x_target), raise_in_graph))


def plain(call: Forward) -> Results:
    """Compute the same by ops that torch.func can transform; exempt from every memory contract."""
    return forward(kept.with_mask(call), pick=select_target)


def backward(call: Backward) -> Tensor:
    """Compute the gradient of the logits [..., V], rounded once, at the end."""
    z = call.logits.to(compute_dtype(call.logits.dtype))
    row = coefficients(call, kept.kept_of(call))
    if call.keep_ids is not None:  # a mask gets its target in row_gradient, without a gather
        row = kept.with_missing_target(call, row)
    gradient = row_gradient(call, z, row)
    # Selected, not multiplied: what stands in an ignored row or a padded column may be NaN.
    # The mask has the strides of the logits, since the selection takes its strides from it.
    live = torch.ones_like(z, dtype=torch.bool) & (call.target != call.ignore_index)[..., None]
    width = local_width(call)
    if width != z.shape[-1]:
        live = live & (torch.arange(z.shape[-1], device=z.device) < width)
    gradient = torch.where(live, gradient, 0.0).to(call.logits.dtype)
    at_ids = kept.ids_gradient(call, row)
    return gradient if at_ids is None else gradient.index_put(*at_ids)


def select_target(z: Tensor, call: Forward) -> Tensor:
    """Read z[target] by a sum: compiled, the derivative of a gather can lose its order.

    A banned target is −inf without a derivative, as in the op.
    """
    at_target = torch.arange(z.shape[-1], device=z.device) == call.target[..., None]  # [..., V]
    banned = z == -torch.inf
    value = torch.where(at_target & ~banned, z, 0.0).sum(-1)
    return torch.where((at_target & banned).any(-1), -torch.inf, value)


def row_statistics(
    z: Tensor, temperature: Tensor, softcap: Tensor | None, *, with_entropy: bool
) -> Statistics:
    """Reduce z [..., V] to the statistics of its rows, block by block."""
    width = z.shape[-1]
    if width == 0:
        return nothing_live(z, with_entropy=with_entropy)
    blocks, rest = width // BLOCK, width % BLOCK
    if blocks == 0:
        return part_statistics(z, temperature, softcap, with_entropy=with_entropy)
    per_part = temperature[..., None]
    main = z[..., : blocks * BLOCK].unflatten(-1, (blocks, BLOCK))  # [..., blocks, BLOCK]
    parts = part_statistics(main, per_part, softcap, with_entropy=with_entropy)
    if rest:
        last = z[..., None, blocks * BLOCK :]  # [..., 1, rest]
        parts = with_last(
            parts, part_statistics(last, per_part, softcap, with_entropy=with_entropy)
        )
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


def with_last(parts: Statistics, last: Statistics) -> Statistics:
    """Put the last part of each row behind the others."""
    t = None
    if parts.sumexp_y is not None and last.sumexp_y is not None:
        t = torch.cat([parts.sumexp_y, last.sumexp_y], -1)
    return Statistics(
        torch.cat([parts.max, last.max], -1), torch.cat([parts.sumexp, last.sumexp], -1), t
    )


def row_gradient(call: Backward, z: Tensor, row: Coefficients) -> Tensor:
    """Compute ∂/∂z [..., V]. What holds an exp2 is used once, for Inductor stores what is not."""
    temperature = valid_temperature(call.temperature)
    column = torch.arange(z.shape[-1], device=z.device) + call.vocab_start
    at_target = column == call.target[..., None]  # [..., V]
    gradient = torch.zeros_like(z)
    if row.constant is not None:
        y = shifted(z, call.max, temperature, call.softcap)
        line = row.constant[..., None]
        if row.slope is not None:
            line = line - row.slope[..., None] * y
        gradient = y.exp2() * line
    if row.kept is not None and call.keep_mask is not None and call.kept_max is not None:
        y = shifted(z, call.kept_max, temperature, call.softcap)
        kept_part = y.exp2() * row.kept[..., None]
        gradient = gradient + torch.where(call.keep_mask | at_target, kept_part, 0.0)
    if row.target is not None:
        # Not by a gather: it keeps the gradient from being written over the logits, and is saved.
        live = at_target & (z != -torch.inf)
        gradient = gradient + torch.where(live, row.target[..., None], 0.0)
    return gradient if call.softcap is None else gradient * soften_slope(z, call.softcap)


def shifted(z: Tensor, m: Tensor, temperature: Tensor, softcap: Tensor | None) -> Tensor:
    """Compute y, [..., V]."""
    y = (soften(z, softcap) - m[..., None]) * (LOG2E / temperature)[..., None]
    return y.clamp_min(DEAD)
