"""The data of a call: what was sampled, how it lies in memory, and what this call changes."""

from typing import TypeAlias, TypedDict

from torch import Tensor

Number: TypeAlias = float | Tensor  # a Python number, or a 0-d tensor

PER_TOKEN = (
    "mask",
    "old_logprob",
    "ref_logprob",
    "rollout_logprob",
    "weights",
    "is_weight",
    "keep_tokens",
    "noise",
)
COEFFICIENTS = ("entropy_coef", "kl_coef", "loss_scale")


class Required(TypedDict):
    """What every call gives."""

    advantages: Tensor
    mask: Tensor


class Rollout(Required, total=False):
    """The keyword arguments of a policy loss; None is as good as left out.

    Tokens are packed, [T] or [1, T], with `seq_ids` and `num_seqs` or with `cu_seqlens`, or padded,
    [B, S]. One value a token is in the shape of the tokens.

    Args:
        advantages: one a token, or one a sequence: [num_seqs], [B] or [B, 1].
        mask: one a token, which of them count, bool or 0/1. Under it anything may stand.
        advantages_per: "token" or "sequence", where the shape could be either.
        old_logprob: one a token, of the policy to compare with. None: on-policy, the ratio is 1.
        ref_logprob: one a token, of the reference policy, for the KL.
        rollout_logprob: one a token, of the engine that sampled, for importance weights and masks.
        seq_ids: [T] the sequence of each packed token, in any order.
        num_seqs: how many sequences there are.
        cu_seqlens: [num_seqs + 1] offsets, in place of seq_ids and num_seqs.
        weights: one a token, weighs every term; the denominators stay those of the mask.
        is_weight: one a token, a ready-made importance weight in place of a computed one.
        keep_tokens: one a token, a ready-made mask of the policy term, beside computed ones.
        noise: one a token, uniform in [0, 1), for clip-cov; drawn where None.
        total_tokens: N of the whole batch; see `logpile.loss.aggregation`.
        total_seqs: M of the whole batch.
        seq_tokens: [num_seqs] n_i of whole sequences.
        entropy_coef: in place of the configuration's. Another non-zero value never recompiles; a
            tensor counts as non-zero.
        kl_coef: likewise.
        loss_scale: likewise.
    """

    advantages_per: str | None
    old_logprob: Tensor | None
    ref_logprob: Tensor | None
    rollout_logprob: Tensor | None
    seq_ids: Tensor | None
    num_seqs: int | None
    cu_seqlens: Tensor | None
    weights: Tensor | None
    is_weight: Tensor | None
    keep_tokens: Tensor | None
    noise: Tensor | None
    total_tokens: Number | None
    total_seqs: Number | None
    seq_tokens: Tensor | None
    entropy_coef: Number | None
    kl_coef: Number | None
    loss_scale: Number | None


REQUIRED = tuple(Required.__annotations__)
NAMES = tuple(Rollout.__annotations__)
