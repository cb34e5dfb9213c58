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
    Gradient,
    Statistics,
    Summary,
    gather_target,
    gradient_of_rows,
    half_gradient,
    local_width,
    merge,
    nothing_live,
    rest,
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
    results = forward(kept.with_mask(call), pick=select_target)
    keep = kept.ids_of(call)
    if keep is None or call.target.numel() == 0:
        return results
    beyond = kept.ids_beyond(call, keep).view_as(call.target)
    return results._replace(logprob=torch.where(beyond, torch.nan, results.logprob))


def backward(call: Backward) -> Tensor:
    """Compute the gradient of the logits [..., V], rounded once, at the end."""
    z = call.logits.to(compute_dtype(call.logits.dtype))
    column = columns(z)  # [V]
    row = gradient_of_rows(call, kept.kept_of(call))
    gradient = row_gradient(call, z, column, row)
    # Selected, not multiplied: what stands in an ignored row or a padded column may be NaN.
    # The mask is made of the logits for their strides, which the selection takes from it, and for
    # their symbols: made of a size, it has another than theirs, and Inductor fuses less.
    anywhere = (z != -torch.inf) | True
    live = anywhere & (call.target != call.ignore_index)[..., None]
    width = local_width(call)
    if width != z.shape[-1]:
        live = live & (column < width)
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


def columns(z: Tensor) -> Tensor:
    """Number the columns of z [..., V].

    Inductor would count them again in every row, on a CPU by single numbers, which takes as long as
    the rest of the gradient. What is concatenated it stores, and a store is read by vectors.
    """
    column = torch.arange(z.shape[-1], dtype=torch.int32, device=z.device)
    return torch.cat([column[:1], column[1:]]) if z.device.type == "cpu" else column


def row_gradient(call: Backward, z: Tensor, column: Tensor, row: Gradient) -> Tensor:
    """Compute ∂/∂z [..., V]."""
    # Not by a gather: it keeps the gradient from being written over the logits, and is saved.
    target = (call.target - call.vocab_start).clamp(-1, z.shape[-1]).to(torch.int32)
    at_target = (z != -torch.inf) & (column == target[..., None])  # [..., V]
    gradient = torch.zeros_like(z)
    if row.all is not None:
        gradient = columns_gradient(call, z, call.max, row.all, at_target)
    if row.kept is not None and call.kept_max is not None:
        if call.keep_mask is None:
            number = kept.at_target(call, row.kept, call.kept_max)[..., None]
            gradient = gradient + torch.where(at_target, number, 0.0)
        else:
            part = columns_gradient(call, z, call.kept_max, row.kept, at_target)
            gradient = gradient + torch.where(call.keep_mask | at_target, part, 0.0)
    return gradient if call.softcap is None else gradient * soften_slope(z, call.softcap)


def columns_gradient(
    call: Backward, z: Tensor, m: Tensor, row: Coefficients, at_target: Tensor
) -> Tensor:
    """Compute one half of ∂/∂x [..., V]."""
    y = shifted(z, m, valid_temperature(call.temperature), call.softcap)
    return half_gradient(stored(row).laid(lambda v: v[..., None]), y, at_target, torch.exp2)


def stored(row: Coefficients) -> Coefficients:
    """Let Inductor store the numbers a row.

    Inlined, a long loss behind the op would be computed again for every logit, and an expression
    that is too long does not write the gradient over the logits.
    """
    numbers = iter(torch.stack([v for v in row if v is not None]))  # [...] each
    return Coefficients._make(None if v is None else next(numbers) for v in row)


def shifted(z: Tensor, m: Tensor, temperature: Tensor, softcap: Tensor | None) -> Tensor:
    """Compute y, [..., V]."""
    y = (soften(z, softcap) - m[..., None]) * (LOG2E / temperature)[..., None]
    return y.clamp_min(DEAD)
