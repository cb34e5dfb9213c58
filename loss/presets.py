"""The settings of the papers, by name. Of what a paper leaves open, a comment says the source."""

from typing import Any

PRESETS: dict[str, dict[str, Any]] = {
    # Williams, 1992: the plain gradient, a sequence at a time.
    "reinforce": {
        "surrogate": "reinforce",
        "advantage": "dr-grpo",
        "aggregation": "seq-mean-token-sum",
    },
    # Schulman et al., 2017.
    "ppo": {"surrogate": "ppo", "advantage": "gae", "aggregation": "token-mean"},
    # Shao et al., 2024 (DeepSeekMath): KL coefficient 0.04; the clip is PPO's.
    "grpo": {
        "surrogate": "ppo",
        "advantage": "grpo",
        "aggregation": "seq-mean-token-mean",
        "kl_coef": 0.04,
        "kl_estimator": "k3",
    },
    # Liu et al., 2025: no std, no length in the denominator; constant_norm must be given.
    "dr_grpo": {
        "surrogate": "ppo",
        "advantage": "dr-grpo",
        "aggregation": "seq-mean-constant-norm",
    },
    # Yu et al., 2025.
    "dapo": {
        "surrogate": "ppo",
        "advantage": "grpo",
        "clip_low": 0.2,
        "clip_high": 0.28,
        "aggregation": "token-mean",
    },
    # Zheng et al., 2025.
    "gspo": {
        "surrogate": "ppo",
        "ratio_level": "sequence",
        "advantage": "grpo",
        "clip_low": 3e-4,
        "clip_high": 4e-4,
        "aggregation": "seq-mean-token-mean",
    },
    "gspo_token": {
        "surrogate": "ppo",
        "ratio_level": "sequence-token",
        "advantage": "grpo",
        "clip_low": 3e-4,
        "clip_high": 4e-4,
        "aggregation": "seq-mean-token-mean",
    },
    # MiniMax-M1, 2025: no lower bound. The upper one is not published; 5 is from Khatri et al.
    "cispo": {
        "surrogate": "cispo",
        "advantage": "grpo",
        "clip_low": 1.0,
        "clip_high": 4.0,
        "aggregation": "token-mean",
    },
    # Gao et al., 2025.
    "sapo": {
        "surrogate": "sapo",
        "advantage": "grpo",
        "tau_pos": 1.0,
        "tau_neg": 1.05,
        "aggregation": "seq-mean-token-mean",
    },
    # Zhao et al., 2025: e^±0.4.
    "gmpo": {
        "surrogate": "gmpo",
        "advantage": "grpo",
        "clip_low": 0.4,
        "clip_high": 0.4,
        "aggregation": "seq-mean-token-mean",
    },
    # Qi et al., 2026: thresholds of the authors' recipe.
    "dppo_tv": {
        "surrogate": "dppo-tv",
        "advantage": "grpo",
        "clip_low": 0.15,
        "clip_high": 0.15,
        "ratio_max": 20.0,
        "aggregation": "token-mean",
    },
    "dppo_kl": {
        "surrogate": "dppo-kl",
        "advantage": "grpo",
        "clip_low": 0.05,
        "clip_high": 0.05,
        "ratio_max": 20.0,
        "aggregation": "token-mean",
    },
    # Chu et al., 2025. α of the batch goes into loss_scale, from gpg_alpha.
    "gpg": {"surrogate": "gpg", "advantage": "dr-grpo", "aggregation": "token-mean"},
    # VESPO, 2026.
    "vespo": {
        "surrogate": "vespo",
        "advantage": "grpo",
        "vespo_pos": (2.0, 3.0),
        "vespo_neg": (3.0, 2.0),
        "aggregation": "token-mean",
    },
    # Cui et al., 2025.
    "clip_cov": {
        "surrogate": "clip-cov",
        "advantage": "grpo",
        "cov_share": 0.0002,
        "cov_bounds": (1.0, 5.0),
        "aggregation": "token-mean",
    },
    "kl_cov": {
        "surrogate": "kl-cov",
        "advantage": "grpo",
        "cov_share": 0.0002,
        "cov_kl_coef": 1.0,
        "aggregation": "token-mean",
    },
    # Ahmadian et al., 2024: a sequence is one action.
    "rloo": {
        "surrogate": "reinforce",
        "advantage": "rloo",
        "aggregation": "seq-mean-token-sum",
    },
    # Hu et al., 2025: k1 in the rewards; the form with the group's baseline has k2 in the loss.
    "reinforce_pp": {
        "surrogate": "ppo",
        "advantage": "reinforce++",
        "kl_place": "reward",
        "kl_estimator": "k1",
        "aggregation": "token-mean",
    },
    "reinforce_pp_baseline": {
        "surrogate": "ppo",
        "advantage": "reinforce++-baseline",
        "kl_estimator": "k2",
        "aggregation": "token-mean",
    },
}
