r"""Estimates of the divergence from a reference policy, token by token, and where they are applied.

With d = ref_logprob − logprob of a token that the current policy sampled (Schulman, "Approximating
KL divergence", 2020), each is an estimate of KL(π ‖ π_ref) in nats:

    k1 = −d                 unbiased value; its own gradient has mean 0
    k2 = d²/2               biased value; the gradient, logprob − ref_logprob, is unbiased
    k3 = e^d − 1 − d        unbiased value, never negative; the gradient 1 − e^d is biased
    k3-clamped              k3, held within ±10, with gradient 0 beyond
    k1+ k2+ k3+             the value of k1, k2, k3 and the gradient of k2

Times the token ratio, which carries its gradient, the gradient is unbiased off-policy too, and
on-policy that of ratio·k3 is that of k2:  k3 + (1 − e^d) = −d  (DeepSeek-V3.2, 2025, section 3.1).

Near 0, k3 is the difference of numbers that agree in all their digits. It is summed as the series
d²/2 + d³/6 + … there, and so is its gradient. Above, d is held at 20, with gradient 0 beyond; far
below, e^d vanishes and k3 is linear, so that no bound is needed.
"""

import math

import torch
from torch import Tensor

from logpile.loss.errors import check_name
from logpile.loss.ratio import EXPONENT_BOUND, straight_through

KL_ESTIMATORS = ("k1", "k2", "k3", "k3-clamped", "k1+", "k2+", "k3+")
KL_CLAMP = 10.0
SERIES_BELOW = 0.5  # at and above, the subtraction loses less than three bits
SERIES_TERMS = 15  # in fp64 the first term left out is below the last digit


def kl_estimate(
    logprob: Tensor,  # [...]
    ref_logprob: Tensor,  # [...]
    estimator: str = "k3",
    *,
    ratio: Tensor | None = None,  # [...]
) -> Tensor:
    """Estimate KL(π ‖ π_ref) at each token, [...], in nats.

    Args:
        logprob: of the current policy; the gradient flows to it.
        ref_logprob: of the reference policy; detached.
        estimator: k1, k2, k3, k3-clamped, k1+, k2+ or k3+.
        ratio: a weight, π/π_old of the token, NOT detached, for an unbiased gradient. A clamp comes
            after it.

    Raises:
        ValueError: an unknown estimator.
    """
    check_name("kl_estimator", estimator, KL_ESTIMATORS)
    d = ref_logprob.detach() - logprob
    if estimator.endswith("+"):
        value = straight_through(plain_estimate(d, estimator[:-1]), d.square() / 2.0)
    else:
        value = plain_estimate(d, estimator.removesuffix("-clamped"))
    if ratio is not None:
        value = ratio * value
    if estimator == "k3-clamped":
        value = value.clamp(-KL_CLAMP, KL_CLAMP)
    return value


def plain_estimate(d: Tensor, estimator: str) -> Tensor:
    """Compute k1, k2 or k3 of d = ref_logprob − logprob."""
    if estimator == "k1":
        return -d
    if estimator == "k2":
        return d.square() / 2.0
    return k3(d)


def k3(d: Tensor) -> Tensor:
    """Compute e^d − 1 − d, never negative, accurate in value and gradient however small d is."""
    near = d.abs() < SERIES_BELOW
    # Each branch gets a harmless input where the other one is taken.
    small = torch.where(near, d, 0.0)
    large = torch.where(near, 0.0, d.clamp(max=EXPONENT_BOUND))
    series = torch.zeros_like(d)
    for n in range(SERIES_TERMS, 1, -1):
        series = series * small + 1.0 / math.factorial(n)
    return torch.where(near, series * small * small, torch.expm1(large) - large)


def kl_in_rewards(rewards: Tensor, kl: Tensor, coefficient: float | Tensor) -> Tensor:
    """Subtract coefficient·kl from the reward of each token, before returns are summed, [...].

    As in InstructGPT (Ouyang et al., 2022, equation 2). The KL is detached: a reward has no
    gradient.
    """
    return rewards - coefficient * kl.detach()


def kl_in_advantages(advantages: Tensor, kl: Tensor, coefficient: float | Tensor) -> Tensor:
    """Subtract coefficient·kl from finished advantages, [...].

    With k1 and a teacher as the reference, this is on-policy distillation (Thinking Machines Lab,
    "On-policy distillation", 2025). The KL is detached: an advantage has no gradient.
    """
    return advantages - coefficient * kl.detach()
