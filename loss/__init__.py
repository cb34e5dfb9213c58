"""Policy-gradient losses for language models, from logits or log-probs, composed and compiled."""

from logpile.loss.advantages import (
    discounted_returns,
    gae,
    gpg_alpha,
    group_advantages,
    reinforce_plus_plus,
    reinforce_plus_plus_baseline,
    whiten,
)
from logpile.loss.aggregation import Denominators, aggregate, global_counts
from logpile.loss.config import PolicyLossConfig
from logpile.loss.covariance import clip_cov, kl_cov
from logpile.loss.entropy import entropy_bonus
from logpile.loss.errors import EntropyGradError
from logpile.loss.importance import (
    high_entropy_mask,
    icepop_mask,
    importance_weight,
    opsm_mask,
    rejection_mask,
    sequence_band_mask,
    truncate,
)
from logpile.loss.kl import kl_estimate, kl_in_advantages, kl_in_rewards
from logpile.loss.layout import Layout
from logpile.loss.metrics import Metrics
from logpile.loss.policy import PolicyLoss, PolicyLossOutput
from logpile.loss.presets import PRESETS
from logpile.loss.ratio import policy_ratio
from logpile.loss.rollout import Rollout
from logpile.loss.step import Tokens, TokenValues
from logpile.loss.surrogates import (
    cispo,
    cispo_upper,
    dppo,
    dppo_mask,
    gmpo,
    gpg,
    ppo_clip,
    reinforce,
    sapo,
    vespo,
)
from logpile.loss.value import clipped_value_loss

__all__ = [
    "PRESETS",
    "Denominators",
    "EntropyGradError",
    "Layout",
    "Metrics",
    "PolicyLoss",
    "PolicyLossConfig",
    "PolicyLossOutput",
    "Rollout",
    "TokenValues",
    "Tokens",
    "aggregate",
    "cispo",
    "cispo_upper",
    "clip_cov",
    "clipped_value_loss",
    "discounted_returns",
    "dppo",
    "dppo_mask",
    "entropy_bonus",
    "gae",
    "global_counts",
    "gmpo",
    "gpg",
    "gpg_alpha",
    "group_advantages",
    "high_entropy_mask",
    "icepop_mask",
    "importance_weight",
    "kl_cov",
    "kl_estimate",
    "kl_in_advantages",
    "kl_in_rewards",
    "opsm_mask",
    "policy_ratio",
    "ppo_clip",
    "reinforce",
    "reinforce_plus_plus",
    "reinforce_plus_plus_baseline",
    "rejection_mask",
    "sapo",
    "sequence_band_mask",
    "truncate",
    "vespo",
    "whiten",
]
