r"""The ratio of the current policy to the one that is compared with, always from its logarithm.

    token             r_t = π(y_t)/π_old(y_t) = e^{d_t}          d_t = logprob_t − old_logprob_t
    sequence          s = e^{mean of d_t over the unmasked tokens of the sequence}
    sequence-token    s_t = sg[s]·π(y_t)/sg[π(y_t)]              value s, gradient s·∇logprob_t

The exponent is held within ±`EXPONENT_BOUND` = ±20: a ratio lies between 2.1e-9 and 4.9e8, and its
gradient beyond is exactly 0. So nothing overflows in fp32, not even in a branch that a clip drops.
"""

import torch
from torch import Tensor

from logpile.loss.errors import check_name
from logpile.loss.layout import Layout

EXPONENT_BOUND = 20.0
RATIO_LEVELS = ("token", "sequence", "sequence-token")


def bounded_exp(x: Tensor) -> Tensor:
    """Compute e^x with x held within ±20, and gradient 0 beyond. NaN stays NaN."""
    return x.clamp(-EXPONENT_BOUND, EXPONENT_BOUND).exp()


def token_log_ratio(logprob: Tensor, old_logprob: Tensor | None) -> Tensor:
    """Compute d_t = logprob − old_logprob, [...].

    Without an old log-prob the policy is the one that sampled: d_t is exactly 0, and its gradient
    is that of the log-prob.
    """
    old = logprob if old_logprob is None else old_logprob
    return logprob - old.detach()


def policy_ratio(
    logprob: Tensor,  # [T] or [B, S]
    old_logprob: Tensor | None,
    layout: Layout,
    level: str = "token",
) -> Tensor:
    """Compute the importance ratio of each token at `level`, [T] or [B, S].

    Masked tokens have ratio 1 at level token, and their sequence's at the others; no gradient
    reaches them.

    Sequence and sequence-token: GSPO (Zheng et al., 2025, arXiv:2507.18071), equations 7 and 14.

    Raises:
        ValueError: `level` is none of token, sequence and sequence-token.
    """
    check_name("ratio_level", level, RATIO_LEVELS)
    logprob = layout.select(logprob)
    old = None if old_logprob is None else layout.select(old_logprob)
    log_ratio = token_log_ratio(logprob, old)
    if level == "token":
        return bounded_exp(log_ratio)
    total, count = layout.sums([log_ratio, layout.count_of_tokens()])
    return leveled_ratio(logprob, log_ratio, total / count.clamp_min(1.0), layout, level)


def leveled_ratio(
    logprob: Tensor, log_ratio: Tensor, mean_log_ratio: Tensor | None, layout: Layout, level: str
) -> Tensor:
    """Make the ratio from the sequence mean, [N], that another step reduced already."""
    if mean_log_ratio is None or level == "token":
        return bounded_exp(log_ratio)
    ratio = layout.spread(bounded_exp(mean_log_ratio))
    if level == "sequence":
        return ratio
    return ratio.detach() * (1.0 + live_zero(logprob))


def live_zero(x: Tensor) -> Tensor:
    """Return 0 with the gradient of x; NaN where x is not finite."""
    return x - x.detach()


def straight_through(value: Tensor, gradient: Tensor) -> Tensor:
    """Return the value of the one with the gradient of the other."""
    return value.detach() + live_zero(gradient)


def detached_exp(x: Tensor) -> Tensor:
    """Compute e^x as a number that no gradient passes through, within the same bound."""
    return bounded_exp(x.detach())


def at_least_fp32(x: Tensor) -> Tensor:
    """Promote bf16 and fp16 to fp32: differences of log-probs need its digits."""
    return x.to(torch.promote_types(x.dtype, torch.float32))
