r"""Surrogates that act on the few tokens whose log-prob and advantage move together most.

Cui et al., "The Entropy Mechanism of Reinforcement Learning for Reasoning Language Models", 2025,
arXiv:2505.22617. Over the N unmasked tokens at hand (this rank's, of this call),

    cov_t = (ℓ_t − mean ℓ)·(A_t − mean A)          their covariance, token by token

No size depends on the data: a choice of k tokens is a threshold, the k-th of the sorted values.
"""

import torch
from torch import Tensor

from logpile.loss.layout import Layout
from logpile.loss.ratio import bounded_exp
from logpile.loss.surrogates import ppo_clip


def token_covariance(logprob: Tensor, advantages: Tensor, layout: Layout) -> Tensor:
    """Compute cov_t, [T] or [B, S], without a gradient; 0 where masked."""
    count = layout.mask.sum().clamp_min(1)
    ell, adv = layout.select(logprob.detach()), layout.select(advantages.detach())
    return layout.select((ell - ell.sum() / count) * (adv - adv.sum() / count))


def clip_cov(
    ratio: Tensor,  # [T] or [B, S]
    logprob: Tensor,
    advantages: Tensor,
    layout: Layout,
    noise: Tensor,  # [T] or [B, S], uniform in [0, 1)
    clip_low: float = 0.2,
    clip_high: float = 0.2,
    share: float = 0.0002,
    cov_low: float = 1.0,
    cov_high: float = 5.0,
) -> Tensor:
    """Compute the PPO loss, and 0 at max(1, ⌊share·N⌋ random tokens with cov_low < cov < cov_high.

    Clip-Cov (section 4.2 of the paper). The tokens of least `noise` are taken, among those that the
    clip leaves a gradient: the same noise takes the same tokens.
    """
    loss = ppo_clip(ratio, advantages, clip_low, clip_high)
    cov = token_covariance(logprob, advantages, layout)
    r, adv = ratio.detach(), advantages.detach()
    clipped = torch.where(adv < 0, r < 1.0 - clip_low, r > 1.0 + clip_high)
    candidate = layout.mask & ~clipped & (cov > cov_low) & (cov < cov_high)
    key = torch.where(candidate, noise, torch.inf)
    taken = candidate & (key <= kth_smallest(key, number_of(share, layout)))
    return torch.where(taken, 0.0, loss)


def kl_cov(
    log_ratio: Tensor,  # [T] or [B, S]
    logprob: Tensor,
    advantages: Tensor,
    layout: Layout,
    share: float = 0.0002,
    coefficient: float = 1.0,
) -> Tensor:
    """Compute −r·A, plus coefficient·|log r| at the max(1, ⌊share·N⌋) tokens of highest cov.

    KL-Cov (section 4.2 of the paper). Tokens that tie with the last one taken are taken too.
    """
    loss = -advantages.detach() * bounded_exp(log_ratio)
    cov = torch.where(layout.mask, token_covariance(logprob, advantages, layout), -torch.inf)
    taken = layout.mask & (-cov <= kth_smallest(-cov, number_of(share, layout)))
    penalty = torch.where(taken, log_ratio, 0.0).abs()
    return loss + coefficient * penalty


def number_of(share: float, layout: Layout) -> Tensor:
    """Count max(1, ⌊share·N⌋) of the N unmasked tokens, 0-d int64."""
    return (layout.mask.sum() * share).floor().to(torch.int64).clamp_min(1)


def kth_smallest(values: Tensor, k: Tensor) -> Tensor:
    """Read the k-th smallest of all values, 0-d; +inf where there are none."""
    flat = values.reshape(-1)
    ordered = torch.cat([flat, flat.new_full((1,), torch.inf)]).sort().values
    return ordered.gather(0, (k - 1).clamp(max=flat.shape[0]).reshape(1))[0]
