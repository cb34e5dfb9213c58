"""Shards of a vocabulary: the one collective that joins their statistics.

Every rank makes the statistics of its shard; one all-gather brings those of all, packed with the
place of each shard, and every rank merges them in the same order, to the same bits. The gradient
of a shard takes nothing more, for the upstream gradients are the same on every rank.
"""

from collections.abc import Callable

import torch
from torch import Tensor

from logpile.ops.call import Forward
from logpile.ops.rows import Statistics, Summary, local_width, merge, valid_temperature

# Takes the call, whether the shards make up the vocabulary [], and where each starts and ends.
Verify = Callable[[Forward, Tensor, Tensor, Tensor], None]


def joined(call: Forward, local: Summary, verify: Verify) -> Summary:
    """Join the summaries of all shards into that of the vocabulary, by one all-gather."""
    if not call.group:
        return local
    x = local.x_target
    fields = [f for f in (*local.all, *(local.kept or ()), x) if f is not None]
    place = [call.vocab_start, local_width(call), call.logits.shape[-1]]
    header = [x.new_full((1,), number) for number in place]
    packed = torch.cat([*header, *(field.reshape(-1) for field in fields)])  # [3 + fields·T]
    gathered = all_gather(packed, call.group_size, call.group)  # [shards, 3 + fields·T]
    starts, ends = gathered[:, 0], gathered[:, 0] + gathered[:, 1]  # [shards]
    complete = covers(call, starts, ends, gathered[:, 2])
    verify(call, complete, starts, ends)

    parts = gathered[:, 3:].reshape(call.group_size, len(fields), *x.shape).movedim(0, -1)
    # In one piece: else ATen sums over the shards in an order that the number of rows decides.
    parts = torch.where(complete, parts, torch.nan).contiguous()  # [fields, ..., shards]
    temperature = valid_temperature(call.temperature)
    sumexp_y = None if local.all.sumexp_y is None else parts[2]
    kept = None
    if local.kept is not None:
        kept = merge(Statistics(parts[-3], parts[-2]), temperature)
    target = call.target[..., None]
    owner = (target >= starts) & (target < ends)  # [..., shards]
    return Summary(
        merge(Statistics(parts[0], parts[1], sumexp_y), temperature),
        kept,
        torch.where(owner, parts[-1], 0.0).sum(-1),
    )


def covers(call: Forward, starts: Tensor, ends: Tensor, widths: Tensor) -> Tensor:
    """Tell, as a tensor [], whether the shards make up the vocabulary, each token once."""
    overlap = (starts[:, None] < ends) & (starts < ends[:, None])  # [shards, shards]
    live = ends > starts
    once = ((ends - starts).sum() == call.vocab_size) & (overlap.sum() == live.sum())
    if not call.equal_shards:
        return once
    # As wide as the vocabulary, they were gathered: the other ranks would get no gradient.
    return once & (widths == widths[0]).all() & (widths[0] < call.vocab_size)


def raise_at_once(call: Forward, complete: Tensor, starts: Tensor, ends: Tensor) -> None:
    """Refuse shards that do not make up the vocabulary; on a device, that shows as NaN."""
    if complete.device.type == "cpu" and not complete:
        places = ", ".join(f"[{int(s)}, {int(e)})" for s, e in zip(starts, ends, strict=True))
        raise ValueError(f"{_message(call)}; the shards of the group are {places}")


def raise_in_graph(call: Forward, complete: Tensor, starts: Tensor, ends: Tensor) -> None:
    """Let a graph refuse the same when it runs."""
    if complete.device.type == "cpu":
        torch._assert_async(complete, _message(call))


def _message(call: Forward) -> str:
    width = call.logits.shape[-1]
    way_out = "check vocab_start and vocab_size on every rank"
    if call.equal_shards:
        way_out = (
            "shards that are not equally wide, in rank order, need vocab_start and vocab_size; "
            "logits as wide as the vocabulary are gathered ones, and take no group"
        )
    return (
        f"logprob_entropy: the shards of the group do not make up the vocabulary of "
        f"{call.vocab_size} tokens, each once. This one is {width} wide and starts at "
        f"{call.vocab_start}; {way_out}"
    )


def all_gather(x: Tensor, size: int, group: str) -> Tensor:
    """Gather x [N] of every rank as [size, N], by the functional collective that graphs hold.

    The one place that calls torch's private operators for it.
    """
    operators = torch.ops._c10d_functional
    gathered = operators.all_gather_into_tensor(x, size, group)
    whole: Tensor = operators.wait_tensor(gathered)
    return whole.view(size, -1)
