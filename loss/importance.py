r"""Weights and masks for tokens that another policy sampled than the one that is compared with.

An inference engine samples from μ and the trainer computes π_old: the same weights, other kernels,
or older weights. With log ρ_t = old_logprob − rollout_logprob of each unmasked token, a weight
corrects the expectation, and a mask drops the tokens that no weight should trust. They are chosen
apart and combined. Both are numbers: no gradient reaches them.

Exponents are held within ±20, so that the product of a long sequence does not overflow.
"""

import torch
from torch import Tensor

from logpile.loss.covariance import kth_smallest
from logpile.loss.errors import check_name
from logpile.loss.kl import plain_estimate
from logpile.loss.layout import Layout
from logpile.loss.ratio import detached_exp

IMPORTANCE_WEIGHTS = ("none", "token", "sequence", "geometric")
TOKEN_MASKS = ("icepop", "sequence-band", "geometric-band", "opsm", "rejection", "high-entropy")
REJECTION_ESTIMATORS = ("k1", "k2", "k3")
REJECTION_REDUCTIONS = ("sum", "mean", "max")

Bounds = tuple[float | None, float | None]  # low and high, inclusive; None leaves a side open


def importance_weight(log_rho: Tensor, layout: Layout, level: str = "token") -> Tensor:
    """Compute the weight ρ of each token before any truncation, [T] or [B, S]; 1 where masked.

    token        e^{log ρ_t}
    sequence     e^{Σ log ρ}, the product over the unmasked tokens of the sequence
    geometric    e^{mean log ρ}, their geometric mean
    none         1

    Raises:
        ValueError: an unknown level.
    """
    check_name("importance", level, IMPORTANCE_WEIGHTS)
    log_rho = layout.select(log_rho.detach())
    if level in ("sequence", "geometric"):
        total, count = layout.sums([log_rho, layout.count_of_tokens()])
        return weight_from_sums(log_rho, total, count, layout, level)
    return weight_from_sums(log_rho, None, None, layout, level)


def weight_from_sums(
    log_rho: Tensor, total: Tensor | None, count: Tensor | None, layout: Layout, level: str
) -> Tensor:
    """Compute the weight with the sums over sequences, [rows], at hand."""
    if level == "none":
        return torch.ones_like(log_rho)
    if level == "token" or total is None or count is None:
        return detached_exp(log_rho)
    if level == "geometric":
        total = total / count.clamp_min(1.0)
    return torch.where(layout.mask, layout.spread(detached_exp(total)), 1.0)


def truncate(weight: Tensor, bounds: Bounds) -> Tensor:
    """Hold weights within bounds (truncated importance sampling; Ionides, 2008; Yao et al., 2025).

    Yao et al., "Your efficient RL framework secretly brings you off-policy RL training", truncate
    at the top alone: bounds (None, C).
    """
    low, high = bounds
    return weight if low is None and high is None else weight.clamp(low, high)


def inside(value: Tensor, bounds: Bounds) -> Tensor:
    """Tell where value lies within the bounds, inclusive; a NaN is inside, to be seen."""
    low, high = bounds
    outside = torch.zeros_like(value, dtype=torch.bool)
    if low is not None:
        outside = outside | (value < low)
    if high is not None:
        outside = outside | (value > high)
    return ~outside


def icepop_mask(log_rho: Tensor, bounds: Bounds = (0.5, 5.0)) -> Tensor:
    """Keep the tokens whose own ρ lies within the bounds, inclusive, bool.

    IcePop (Ling team, "Every step evolves", 2025, arXiv:2510.18855): with the weight at
    level token, ρ inside the band and 0 outside. Bounds (α, β) = (0.5, 5) are the paper's.
    """
    return inside(detached_exp(log_rho), bounds)


def sequence_band_mask(
    log_rho: Tensor, layout: Layout, bounds: Bounds, level: str = "sequence"
) -> Tensor:
    """Keep the sequences whose weight at level sequence or geometric lies within the bounds."""
    return inside(importance_weight(log_rho, layout, level), bounds)


def opsm_mask(
    logprob: Tensor,
    old_logprob: Tensor,
    advantages: Tensor,
    layout: Layout,
    delta: float = 1e-4,
) -> Tensor:
    """Drop tokens with A < 0 of sequences where the mean of old − current exceeds delta, bool.

    Off-policy sequence masking (DeepSeek-V3.2, 2025, arXiv:2512.02556, section 3.1).
    """
    drift = layout.select(old_logprob) - layout.select(logprob)
    total, count = layout.sums([drift.detach(), layout.count_of_tokens()])
    return opsm_from_sums(total, count, advantages, layout, delta)


def opsm_from_sums(
    total: Tensor, count: Tensor, advantages: Tensor, layout: Layout, delta: float
) -> Tensor:
    """Decide OPSM with the sums of old − current over sequences, [rows], at hand."""
    far = layout.spread(total.detach() / count.clamp_min(1.0) > delta)
    return ~(far & (advantages < 0))


def rejection_mask(
    log_rho: Tensor,
    layout: Layout,
    bounds: Bounds,
    estimator: str = "k3",
    reduction: str = "mean",
) -> Tensor:
    """Keep the sequences whose divergence from the sampler lies within the bounds, bool.

    The divergence is k1 = −log ρ, k2 = (log ρ)²/2 or k3 = ρ − 1 − log ρ of a token, in nats, an
    estimate of KL(μ ‖ π_old), and its sum, mean or maximum over the sequence's unmasked tokens.

    The maximum takes an all-reduce of its own when sequences are spread over ranks.

    Raises:
        ValueError: an unknown estimator or reduction.
    """
    check_name("rejection_estimator", estimator, REJECTION_ESTIMATORS)
    check_name("rejection_reduction", reduction, REJECTION_REDUCTIONS)
    value = plain_estimate(layout.select(log_rho.detach()), estimator)
    if reduction == "max":
        return layout.spread(inside(layout.maxima(value), bounds)) | ~layout.mask
    total, count = layout.sums([value, layout.count_of_tokens()])
    return rejection_from_sums(total, count, layout, bounds, reduction)


def rejection_from_sums(
    total: Tensor, count: Tensor, layout: Layout, bounds: Bounds, reduction: str
) -> Tensor:
    """Decide with the sums over sequences, [rows], at hand."""
    value = total / count.clamp_min(1.0) if reduction == "mean" else total
    return layout.spread(inside(value, bounds)) | ~layout.mask


def high_entropy_mask(entropy: Tensor, layout: Layout, share: float = 0.2) -> Tensor:
    """Keep the ⌈share·N⌉ tokens of highest entropy of the N unmasked ones at hand, bool.

    Wang et al., "Beyond the 80/20 rule", 2025, arXiv:2506.01939. Tokens that tie with the last
    one kept are kept too. At hand is what this rank holds in this call.
    """
    entropy = entropy.detach()
    key = torch.where(layout.mask, -entropy, torch.inf)
    number = (layout.mask.sum() * share).ceil().to(torch.int64).clamp_min(1)
    return ~(key > kth_smallest(key, number)) | ~layout.mask
