"""The same loss in plain PyTorch, as training loops write it: what `--loss plain` runs."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from logpile.loss import Metrics, PolicyLossConfig
from logpile.ops import KeepSet


class PlainOutput(NamedTuple):
    """What `PolicyLossOutput` has and the loop reads."""

    loss: Tensor
    metrics: Metrics


class PlainLoss:
    """PPO's clip with truncated importance weights, a k3 penalty, and a mean of sequence means.

    Args:
        config: the numbers are read from here. The kinds of terms are the loop's.
    """

    def __init__(self, config: PolicyLossConfig) -> None:
        self.config = config

    def __call__(
        self,
        logits: Tensor,  # [T, V]
        target: Tensor,  # [T]
        *,
        keep: KeepSet,
        advantages: Tensor,  # [B]
        seq_ids: Tensor,  # [T]
        old_logprob: Tensor | None,
        ref_logprob: Tensor | None,
        rollout_logprob: Tensor,
        total_seqs: Tensor,
        loss_scale: float = 1.0,
        **_: Any,
    ) -> PlainOutput:
        """Compute the loss of `PolicyLoss` from the same arguments."""
        if old_logprob is None or ref_logprob is None:
            raise ValueError("the plain loss needs old_logprob and ref_logprob; score the batch")
        c = self.config
        scaled = logits.float() / c.temperature
        logprobs = scaled.log_softmax(-1)
        measured = logprobs if c.entropy_coef else logprobs.detach()  # as a metric it has no graph
        entropy = -(measured.exp() * measured).sum(-1)
        full = logprobs.gather(-1, target[:, None])[:, 0]
        nucleus = scaled.masked_fill(~keep.mask(logits.shape[-1]), -torch.inf)
        logprob = nucleus.log_softmax(-1).gather(-1, target[:, None])[:, 0]

        ratio = (logprob - old_logprob).exp()
        weight = (old_logprob - rollout_logprob).exp().clamp(max=c.importance_bounds[1])
        advantage = advantages[seq_ids]
        clipped = ratio.clamp(1.0 - c.clip_low, 1.0 + c.clip_high)
        policy = -weight * torch.minimum(ratio * advantage, clipped * advantage)
        kl = (ref_logprob - full).exp() - (ref_logprob - full) - 1.0
        values = policy + c.kl_coef * kl - c.entropy_coef * entropy
        loss = (values / seq_ids.bincount()[seq_ids]).sum() / total_seqs.to(values.dtype)

        means = {
            "entropy": entropy,
            "kl": kl,
            "ratio": ratio,
            "clipped/low": (advantage < 0) & (ratio < 1.0 - c.clip_low),
            "clipped/high": (advantage > 0) & (ratio > 1.0 + c.clip_high),
            "rollout/abs_diff": (old_logprob - rollout_logprob).abs(),
        }
        count = torch.ones_like(ratio).detach().double().sum()
        parts = torch.stack(
            [
                torch.stack([loss.detach().double(), torch.ones_like(count)]),
                torch.stack([count, count]),
                *(torch.stack([x.detach().double().sum(), count]) for x in means.values()),
                torch.stack([ratio.detach().double().amax(), count]),
            ]
        )
        kinds = {"loss": "sum", "tokens": "sum", **dict.fromkeys(means, "mean"), "ratio/max": "max"}
        return PlainOutput(loss * loss_scale, Metrics(kinds, parts))
