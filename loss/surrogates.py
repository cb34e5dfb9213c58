r"""The policy-gradient surrogates of one token: a loss whose gradient is the update.

Names: A the advantage, r the ratio π/π_old, ℓ the log-prob, sg[·] a number without gradient.
Each function takes and gives tensors [T] or [B, S], and leaves the sum over tokens to
`logpile.loss.aggregation`. Advantages, old log-probs and weights are numbers: no gradient reaches
them. A value on a bound of a clip has the gradient of the inside.

Where a formula has a minimum, a maximum or a clip, the ratio is clipped by the sign of A before it
is multiplied: at a tie no gradient is split between branches, and none comes from the other branch.
"""

import torch
from torch import Tensor

from logpile.loss.errors import check_name
from logpile.loss.layout import Layout
from logpile.loss.ratio import EXPONENT_BOUND, bounded_exp, live_zero


def reinforce(logprob: Tensor, advantages: Tensor) -> Tensor:
    """Compute −A·ℓ  (REINFORCE; Williams, 1992, section 4)."""
    return -advantages.detach() * logprob


def ppo_clip(
    ratio: Tensor,
    advantages: Tensor,
    clip_low: float = 0.2,
    clip_high: float = 0.2,
    dual_clip: float | None = None,
) -> Tensor:
    """Compute −min(r·A, clip(r, 1 − clip_low, 1 + clip_high)·A).

    PPO (Schulman et al., 2017, arXiv:1707.06347, equation 7), with the two bounds apart as in DAPO
    (Yu et al., 2025, arXiv:2503.14476, equation 10). With `dual_clip` c, where A < 0 only, the loss
    is at most −c·A (Ye et al., 2020, arXiv:1912.09729, their dual-clip objective).
    """
    up = ratio.clamp(max=1.0 + clip_high)
    down = ratio.clamp(min=1.0 - clip_low)
    if dual_clip is not None:
        down = down.clamp(max=dual_clip)
    return -advantages.detach() * torch.where(advantages < 0, down, up)


def cispo(
    ratio: Tensor,
    logprob: Tensor,
    advantages: Tensor,
    clip_low: float = 1.0,
    clip_high: float = 4.0,
) -> Tensor:
    """Compute −sg[clip(r, 1 − clip_low, 1 + clip_high)]·A·ℓ.

    CISPO (MiniMax-M1, 2025, arXiv:2506.13585, equations 4 and 5). The bounds are distances from 1;
    clip_low = 1 leaves the ratio without a lower one, as the paper does.
    """
    weight = ratio.detach().clamp(1.0 - clip_low, 1.0 + clip_high)
    return -weight * advantages.detach() * logprob


def cispo_upper(
    ratio: Tensor, logprob: Tensor, advantages: Tensor, ratio_max: float = 5.0
) -> Tensor:
    """Compute −sg[min(r, ratio_max)]·A·ℓ, with an upper bound alone, on the ratio itself.

    CISPO as in "The Art of Scaling RL Compute" (Khatri et al., 2025, arXiv:2510.13786) and TRL.
    """
    return -ratio.detach().clamp(max=ratio_max) * advantages.detach() * logprob


def sapo(ratio: Tensor, advantages: Tensor, tau_pos: float = 1.0, tau_neg: float = 1.05) -> Tensor:
    """Compute −(4/τ)·σ(τ·(r − 1))·A, with τ = tau_pos where A > 0 and tau_neg elsewhere.

    SAPO (Gao et al., 2025, arXiv:2511.20347, their gate function): a soft gate whose slope is 1
    at r = 1.
    """
    tau = by_sign(advantages > 0, tau_pos, tau_neg, ratio)
    return -advantages.detach() * torch.sigmoid(tau * (ratio - 1.0)) * (4.0 / tau)


def gmpo(
    log_ratio: Tensor,  # [T] or [B, S]
    advantages: Tensor,
    layout: Layout,
    clip_low: float = 0.4,
    clip_high: float = 0.4,
) -> Tensor:
    """Compute −A·(geometric mean over the sequence of the clipped ratios), at each of its tokens.

    GMPO (Zhao et al., 2025, arXiv:2507.20673): log r is clipped, at most clip_high where A > 0 and
    at least −clip_low where A < 0, then averaged over the unmasked tokens of the sequence. The
    bounds are those of log r: 0.4 is the paper's (e^−0.4, e^0.4).
    """
    clipped = gmpo_clip(layout.select(log_ratio), advantages, clip_low, clip_high)
    total, count = layout.sums([clipped, layout.count_of_tokens()])
    mean = layout.spread(total / count.clamp_min(1.0))
    return -advantages.detach() * bounded_exp(mean)


def gmpo_clip(log_ratio: Tensor, advantages: Tensor, clip_low: float, clip_high: float) -> Tensor:
    """Clip log r on the side that the advantage's sign leads to."""
    up, down = log_ratio.clamp(max=clip_high), log_ratio.clamp(min=-clip_low)
    # Before the sum the exponent of one token is bounded, as everywhere.
    chosen = torch.where(advantages < 0, down, torch.where(advantages > 0, up, log_ratio))
    return chosen.clamp(-EXPONENT_BOUND, EXPONENT_BOUND)


DPPO_DIVERGENCES = ("tv", "kl")


def dppo(
    logprob: Tensor,
    old_logprob: Tensor,
    advantages: Tensor,
    divergence: str = "tv",
    delta_low: float = 0.15,
    delta_high: float = 0.15,
    ratio_max: float = 20.0,
) -> Tensor:
    """Compute −M·min(r, ratio_max)·A with the mask M of `dppo_mask`.

    DPPO (Qi et al., 2026, arXiv:2602.04879), with its binary divergences. The
    gradient is −M·min(r, ratio_max)·A·∇ℓ: a truncated ratio still weighs, as in the authors' code.
    The paper's old policy is the one that sampled: give its log-prob as `old_logprob`.
    """
    weight = bounded_exp((logprob - old_logprob).detach()).clamp(max=ratio_max)
    ratio = weight * (1.0 + live_zero(logprob))
    keep = dppo_mask(logprob, old_logprob, advantages, divergence, delta_low, delta_high)
    return torch.where(keep, -advantages.detach() * ratio, 0.0)


def dppo_mask(
    logprob: Tensor,
    old_logprob: Tensor,
    advantages: Tensor,
    divergence: str = "tv",
    delta_low: float = 0.15,
    delta_high: float = 0.15,
) -> Tensor:
    """Tell which tokens DPPO keeps, bool: all but those that leave the trust region further.

    With p = π(y_t) and q = π_old(y_t), a token is dropped where A > 0, p > q and D > delta_high,
    or A < 0, p < q and D > delta_low. D is |p − q| for "tv", and for "kl" the divergence
    q·log(q/p) + (1 − q)·log((1 − q)/(1 − p)) of the two Bernoulli distributions.
    """
    check_name("divergence", divergence, DPPO_DIVERGENCES)
    logp, logq = logprob.detach(), old_logprob.detach()
    p, q = logp.exp(), logq.exp()
    if divergence == "tv":
        distance = (p - q).abs()
    else:
        tiny = torch.finfo(logp.dtype).tiny
        rest_p, rest_q = (-torch.expm1(x).clamp(max=-tiny) for x in (logp, logq))
        distance = q * (logq - logp) + rest_q * (rest_q.log() - rest_p.log())
    # Asked the other way round, a NaN would be dropped and not seen.
    leaves_up = (advantages > 0) & (p > q) & (distance > delta_high)
    leaves_down = (advantages < 0) & (p < q) & (distance > delta_low)
    return ~(leaves_up | leaves_down)


def gpg(logprob: Tensor, advantages: Tensor, alpha: float | Tensor = 1.0) -> Tensor:
    """Compute −α·A·ℓ  (GPG; Chu et al., 2025, arXiv:2504.02546, their loss).

    α is `gpg_alpha`: it makes up for the groups whose advantages are all 0.
    """
    return -alpha * advantages.detach() * logprob


def vespo(
    logprob: Tensor,  # [T] or [B, S]
    log_ratio: Tensor,
    advantages: Tensor,
    layout: Layout,
    k_pos: float = 2.0,
    lambda_pos: float = 3.0,
    k_neg: float = 3.0,
    lambda_neg: float = 2.0,
) -> Tensor:
    """Compute −sg[φ(W)]·A·ℓ, with W the product of the ratios of the sequence.

    VESPO (2026, arXiv:2602.10693): φ(W) = W^k·e^{λ(1 − W)}, k and λ by the advantage's sign (A = 0
    counts as positive), φ(1) = 1. log W is held within ±20 and the exponent of φ too. W is against
    the policy that sampled: give its log-prob as the old one.
    """
    (log_w,) = layout.sums([layout.select(log_ratio.detach())])
    weight = vespo_weight(layout.spread(log_w), advantages, k_pos, lambda_pos, k_neg, lambda_neg)
    return -weight * advantages.detach() * logprob


def vespo_weight(
    log_w: Tensor,
    advantages: Tensor,
    k_pos: float,
    lambda_pos: float,
    k_neg: float,
    lambda_neg: float,
) -> Tensor:
    """Compute φ(W) from log W, without a gradient."""
    log_w = log_w.detach().clamp(-EXPONENT_BOUND, EXPONENT_BOUND)
    k = by_sign(advantages < 0, k_neg, k_pos, log_w)
    rate = by_sign(advantages < 0, lambda_neg, lambda_pos, log_w)
    # 1 − W by expm1: at W near 1 the difference would keep few digits.
    exponent = k * log_w - rate * torch.expm1(log_w)
    return exponent.clamp(max=EXPONENT_BOUND).exp()  # far below, φ is rightly 0


def by_sign(condition: Tensor, yes: float, no: float, like: Tensor) -> Tensor:
    """Choose a constant at each token, in full precision: of two numbers torch.where makes fp32."""
    return torch.where(condition, like.new_full((), yes), like.new_full((), no))
