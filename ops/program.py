"""The op as an aten program, written for Inductor to fuse with what stands around it.

`forward` and `backward` are what the compiler is given in place of the ops; `plain` is the same
forward with derivatives of every order. The mathematics is in `logpile.ops.rows`.
"""

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from logpile.ops import kept
from logpile.ops.call import Backward, Forward, Results, compute_dtype
from logpile.ops.rows import (
    DEAD,
    LOG2E,
    Gradient,
    Statistics,
    Summary,
    bits_per_unit,
    gather_target,
    gradient_of_others,
    gradient_of_rows,
    local_width,
    merge,
    nothing_live,
    rest,
    results,
    soften,
    soften_rows,
    soften_slope,
    target_gradient,
    valid_temperature,
)
from logpile.ops.shards import joined, raise_in_graph

BLOCK = 512  # columns summed together: short sums err less, and a GPU keeps a block in registers


class Numbers(NamedTuple):
    """What the gradient of a row takes beside its logits, [...] or [..., 1] each."""

    factor: Tensor  # log₂e/τ
    target: Tensor  # its column here
    at_target: Tensor | None  # ∂/∂x of the target; None: no gradient at a log-prob
    max: Tensor | None  # m, a and b of the half over all tokens; None: no gradient there
    constant: Tensor | None
    slope: Tensor | None
    kept_max: Tensor | None  # m̂ and k of the half over the tokens that a mask keeps
    kept_constant: Tensor | None


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
    results = forward(kept.with_mask(call), pick=select_target)
    keep = kept.ids_of(call)
    if keep is None or call.target.numel() == 0:
        return results
    beyond = kept.ids_beyond(call, keep).view_as(call.target)
    return results._replace(logprob=torch.where(beyond, torch.nan, results.logprob))


def backward(call: Backward) -> Tensor:
    """Compute the gradient of the logits [..., V], rounded once, at the end."""
    z = call.logits.to(compute_dtype(call.logits.dtype))
    row = gradient_of_rows(call, kept.kept_of(call))
    gradient = dense_gradient(call, z, stored(numbers(call, row))).to(call.logits.dtype)
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
    """Reduce z [..., V] to the statistics of its rows, block by block, and the last block apart.

    Inductor then reads a block once for its maximum and its sums. It would not where the blocks of
    all rows follow each other evenly, nor if the last was put behind the statistics of the others.
    """
    width = z.shape[-1]
    if width == 0:
        return nothing_live(z, with_entropy=with_entropy)
    before = (width - 1) // BLOCK * BLOCK
    last = part_statistics(z[..., before:], temperature, softcap, with_entropy=with_entropy)
    if before == 0:
        return last
    blocks = z[..., :before].unflatten(-1, (-1, BLOCK))  # [..., blocks, BLOCK]
    parts = part_statistics(blocks, temperature[..., None], softcap, with_entropy=with_entropy)
    return merge(both(merge(parts, temperature), last), temperature)


def part_statistics(
    z: Tensor, temperature: Tensor, softcap: Tensor | None, *, with_entropy: bool
) -> Statistics:
    """Reduce the last dimension of z as a whole."""
    # The cap keeps the order, so the maximum may come before it. Its derivative cancels out.
    m = soften_rows(z.amax(-1).detach(), softcap).clamp_min(torch.finfo(z.dtype).min)
    y = shifted(z, m, temperature, softcap)
    e = y.exp2()
    return Statistics(m, rest(e, y), (e * y).sum(-1) if with_entropy else None)


def both(first: Statistics, second: Statistics) -> Statistics:
    """Put two parts of each row side by side, [..., 2]."""
    t = None
    if first.sumexp_y is not None and second.sumexp_y is not None:
        t = torch.stack([first.sumexp_y, second.sumexp_y], -1)
    return Statistics(
        torch.stack([first.max, second.max], -1), torch.stack([first.rest, second.rest], -1), t
    )


def numbers(call: Backward, row: Gradient) -> Numbers:
    """Lay out what the gradient of a row takes.

    In an ignored row all but the target's column are 0, and its gradient with them. They are
    selected, not multiplied: what was computed there may be NaN.
    """
    live = call.target != call.ignore_index

    def laid(value: Tensor | None) -> Tensor | None:
        return None if value is None else torch.where(live, value, 0.0)

    kept_by_mask = None if call.keep_mask is None else row.kept
    return Numbers(
        torch.where(live, bits_per_unit(call), 0.0),
        call.target - call.vocab_start,
        laid(target_gradient(call, row)),
        laid(None if row.all is None else call.max),
        laid(None if row.all is None else row.all.constant),
        laid(None if row.all is None else row.all.slope),
        laid(None if kept_by_mask is None else call.kept_max),
        laid(None if kept_by_mask is None else kept_by_mask.constant),
    )


def stored(row: Numbers) -> Numbers:
    """Let Inductor store the numbers a row, which it does with what is stacked.

    Inlined, a long loss behind the op would be computed again for every logit, and an expression
    that is too long does not write the gradient over the logits.
    """
    dtype = row.factor.dtype
    stack = iter(torch.stack([v.to(dtype) for v in row if v is not None])[..., None])
    return Numbers._make(None if v is None else next(stack) for v in row)


def dense_gradient(call: Backward, z: Tensor, row: Numbers) -> Tensor:
    """Compute ∂/∂z [..., V], but for the kept logits that are given as ids."""
    column = columns(z)  # [V]
    x = soften(z, call.softcap)
    gradient = torch.zeros_like(z)
    if row.max is not None and row.constant is not None:
        y = bits(x, row.max, row.factor)
        gradient = gradient_of_others(row.constant, row.slope, y, torch.exp2)
    if row.kept_max is not None and row.kept_constant is not None and call.keep_mask is not None:
        y = bits(x, row.kept_max, row.factor)
        part = gradient_of_others(row.kept_constant, None, y, torch.exp2)
        gradient = gradient + torch.where(call.keep_mask, part, 0.0)
    if row.at_target is not None:
        # A result has the strides of its first operand: those of the logits, for the gradient's.
        at_target = (z != -torch.inf) & (column == row.target)
        gradient = torch.where(at_target, row.at_target, gradient)
    if call.softcap is not None:
        gradient = gradient * soften_slope(z, call.softcap)
    width = local_width(call)
    return gradient if width == z.shape[-1] else gradient.masked_fill(column >= width, 0.0)


def columns(z: Tensor) -> Tensor:
    """Number the columns of z [..., V], in its dtype.

    Inductor would count them again in every row, on a CPU by single numbers, which takes as long as
    the rest of the gradient. What is concatenated it stores, and a store is read by vectors.
    """
    column = torch.arange(z.shape[-1], dtype=z.dtype, device=z.device)
    return torch.cat([column[:1], column[1:]]) if z.device.type == "cpu" else column


def bits(x: Tensor, m: Tensor, factor: Tensor) -> Tensor:
    """Compute y, [..., V], which is not NaN even where x is."""
    y = (x - m) * factor
    return torch.where(y > DEAD, y, DEAD)


def shifted(z: Tensor, m: Tensor, temperature: Tensor, softcap: Tensor | None) -> Tensor:
    """Compute y, [..., V]."""
    y = (soften(z, softcap) - m[..., None]) * (LOG2E / temperature)[..., None]
    return y.clamp_min(DEAD)
