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
    place = [x.new_full((1,), call.vocab_start), x.new_full((1,), local_width(call))]
    packed = torch.cat([*place, *(field.reshape(-1) for field in fields)])  # [2 + fields·T]
    gathered = all_gather(packed, call.group_size, call.group)  # [shards, 2 + fields·T]
    starts, ends = gathered[:, 0], gathered[:, 0] + gathered[:, 1]  # [shards]
    complete = covers(starts, ends, call.vocab_size)
    verify(call, complete, starts, ends)

    parts = gathered[:, 2:].reshape(-1, len(fields), *x.shape).movedim(0, -1)
    parts = torch.where(complete, parts, torch.nan)  # [fields, ..., shards]
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


def covers(starts: Tensor, ends: Tensor, vocab_size: int) -> Tensor:
    """Tell, as a tensor [], whether the shards make up the vocabulary, each token once."""
    overlap = (starts[:, None] < ends) & (starts < ends[:, None])  # [shards, shards]
    width = ends - starts
    return (width.sum() == vocab_size) & (overlap.sum() == (width > 0).sum())


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
    return (
        f"logprob_entropy: the shards of the group do not make up a vocabulary of "
        f"{call.vocab_size} tokens, each once; this one starts at {call.vocab_start} and holds "
        f"{local_width(call)}. Unless all shards are equally wide and in rank order, pass "
        "vocab_start and vocab_size"
    )


def all_gather(x: Tensor, size: int, group: str) -> Tensor:
    """Gather x [N] of every rank as [size, N], by the functional collective that graphs hold.

    The one place that calls torch's private operators for it.
    """
    operators = torch.ops._c10d_functional
    gathered = operators.all_gather_into_tensor(x, size, group)
    return operators.wait_tensor(gathered).view(size, -1)
