"""The public function: it checks its arguments once, and names what the registered op takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from torch import Tensor

from logpile.ops import dtensor, program
from logpile.ops.arguments import forward_call
from logpile.ops.call import Results
from logpile.ops.schema import FORWARD
from logpile.ops.transforms import needs_plain_program

if TYPE_CHECKING:
    from logpile.ops.groups import Group
    from logpile.ops.keep_set import KeepSet


class LogprobEntropy(NamedTuple):
    """What `logprob_entropy` returns, in nats, in fp32 (fp64 for fp64 logits)."""

    logprob: Tensor  # [...] log p(target); with a keep set, over the kept tokens
    entropy: Tensor | None  # [...] −Σ p·log p over the vocabulary; None under with_entropy=False
    logsumexp: Tensor  # [...] log Σ exp(logits/temperature) over the vocabulary
    full_logprob: Tensor | None = None  # [...] with a keep set, log p(target) over the vocabulary


def logprob_entropy(
    logits: Tensor,
    target: Tensor,
    *,
    temperature: float | Tensor = 1.0,
    softcap: float | None = None,
    with_entropy: bool = True,
    with_entropy_grad: bool = True,
    ignore_index: int = -100,
    vocab_size: int | None = None,
    inplace_backward: bool = False,
    group: Group | None = None,
    vocab_start: int | None = None,
    keep: Tensor | KeepSet | None = None,
) -> LogprobEntropy:
    """Compute each token's log-prob, entropy and logsumexp from its logits, in one pass.

    All are differentiable with respect to the logits. The arithmetic is fp32 (fp64 for fp64
    logits) whatever the logits' dtype, also under autocast; the gradient is rounded to it once, at
    the end. Forward allocates nothing of the logits' size, backward the gradient alone. Beside the
    logits themselves, 20 bytes a token are saved for backward (24 with a temperature a token, 8
    more with a keep set), 16 without an entropy gradient.

    Args:
        logits: [..., V], bf16, fp16, fp32 or fp64, with any strides; this rank's shard of the
            vocabulary where there is a group, of at most 2²⁴ columns. −inf bans a token: it adds
            nothing, and its gradient is exactly 0. A DTensor may be whole or sharded over tokens or
            over the vocabulary, and needs no group.
        target: [...], token ids of the whole vocabulary, of any integer dtype.
        temperature: divides the logits: a number, a 0-d tensor, or one a token [...]. Positive.
            A new number recompiles once, at the second, and never again. No gradient of its own.
        softcap: c caps the logits to c·tanh(logits/c) before the temperature. −inf stays −inf.
        with_entropy: False leaves the entropy out; it is None then.
        with_entropy_grad: False makes the entropy a metric: detached, with nothing saved and
            nothing computed for it in backward.
        ignore_index: rows with this target have outputs 0 and a gradient of exactly 0, whatever
            their logits hold.
        vocab_size: the true vocabulary, where the logits are padded beyond it. Columns at or past
            it reach no result, whatever they hold, and their gradient is exactly 0.
        inplace_backward: True lets backward write the gradient over the logits, which are then
            gone: what else saved them raises when it is differentiated later, as does a second
            backward. Compiled it changes nothing: Inductor reuses a dead buffer by itself.
        group: shards the vocabulary over a process group (or its name, or a one-dimensional
            DeviceMesh). None means that it is whole. All ranks call with the same tokens; one
            all-gather joins them, and every rank has the same results, to the bit. Backward has no
            collective: the upstream gradients must be the same on every rank, and each gets the
            gradient of its shard. What the head's input takes from it is a sum over the ranks,
            which whoever sharded the head reduces (`docs/sharding.md` has an example).
        vocab_start: where this shard starts in the vocabulary, with `vocab_size`. Without it the
            shards must be equally wide, in rank order.
        keep: the tokens that the log-prob normalises over, beside the target: a mask [..., V], or
            a `KeepSet` of ids. The entropy and the logsumexp stay over the whole vocabulary, and
            `full_logprob` is the log-prob over it. A row of a mask that keeps nothing keeps the
            target alone; a row of a KeepSet without ids keeps everything.

    Returns:
        `LogprobEntropy(logprob, entropy, logsumexp, full_logprob)`, each of the target's shape. A
        row without a live column has log-prob and entropy NaN, and logsumexp −inf.

    Raises:
        TypeError: for a dtype or a kind of argument that is not taken.
        ValueError: for shapes, devices or values that do not fit, for a temperature that requires
            a gradient, for logits that `inplace_backward` must not overwrite, and, on every rank,
            for shards that do not make up the vocabulary (on a device: NaN).
        IndexError: in eager mode on a CPU, for a target or a kept id out of range. Elsewhere,
            where asking would stop the device or the graph, the log-prob is NaN.
        NotImplementedError: for DTensors placed otherwise, for torch.func and second derivatives
            over shards, and for vmap over a KeepSet.
        RuntimeError: for a group without torch.distributed, for inference-mode logits that require
            a gradient, and from compiled code on a CPU for shards as above.

    The formulas, with their derivation, are in `logpile.ops.rows`.
    """
    options: dict[str, Any] = {
        "temperature": temperature,
        "softcap": softcap,
        "with_entropy": with_entropy,
        "with_entropy_grad": with_entropy_grad,
        "ignore_index": ignore_index,
        "vocab_size": vocab_size,
        "inplace_backward": inplace_backward,
        "group": group,
        "vocab_start": vocab_start,
        "keep": keep,
    }
    if dtensor.is_dtensor(logits):
        parts: Any = dtensor.on_local_parts(logprob_entropy, logits, target, options)
        return LogprobEntropy(*parts)
    call = forward_call(logits, target, **options)
    plain = needs_plain_program()
    if plain and call.group:
        raise NotImplementedError(
            "torch.func and forward-mode derivatives do not reach through a sharded vocabulary; "
            "gather the logits and call without a group, or use torch.autograd"
        )
    results = Results(*(program.plain(call) if plain else FORWARD(*call)))
    entropy = results.entropy if with_entropy_grad else results.entropy.detach()
    return LogprobEntropy(
        results.logprob,
        entropy if with_entropy else None,
        results.logsumexp,
        None if keep is None else results.full_logprob,
    )
