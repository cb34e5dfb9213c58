"""All that makes an experiment's loss what it is: frozen, validated, and printed whole."""

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from torch import Tensor

from logpile.loss import advantages
from logpile.loss.aggregation import AGGREGATIONS
from logpile.loss.errors import check_name
from logpile.loss.importance import (
    IMPORTANCE_WEIGHTS,
    REJECTION_ESTIMATORS,
    REJECTION_REDUCTIONS,
    TOKEN_MASKS,
    Bounds,
)
from logpile.loss.kl import KL_ESTIMATORS
from logpile.loss.presets import PRESETS
from logpile.loss.ratio import RATIO_LEVELS

SURROGATES = (
    "reinforce",
    "ppo",
    "cispo",
    "cispo-upper",
    "sapo",
    "gmpo",
    "dppo-tv",
    "dppo-kl",
    "gpg",
    "vespo",
    "clip-cov",
    "kl-cov",
)
KL_PLACES = ("loss", "reward", "advantage")
KL_LOGPROBS = ("full", "kept")
ADVANTAGES: dict[str, Callable[..., Any]] = {
    "grpo": advantages.group_advantages,
    "dr-grpo": advantages.group_advantages,
    "rloo": advantages.group_advantages,
    "gae": advantages.gae,
    "reinforce++": advantages.reinforce_plus_plus,
    "reinforce++-baseline": advantages.reinforce_plus_plus_baseline,
}


@dataclass(frozen=True)
class PolicyLossConfig:
    """The policy loss: policy term + kl_coef·KL − entropy_coef·entropy, times loss_scale.

    The defaults are PPO's token-level clip with a token mean and neither bonus nor penalty.
    `repr` prints every field and the formula version, for the record of a run.
    """

    FORMULA_VERSION: ClassVar[int] = 1  # raised when a default or a formula changes

    surrogate: str = "ppo"
    ratio_level: str = "token"  # token, sequence, sequence-token
    advantage: str = "grpo"  # the estimator that `advantages` calls; the loss takes any

    clip_low: float = 0.2  # ppo, cispo, clip-cov: below 1; gmpo: of log r; dppo: the divergence
    clip_high: float = 0.2  # the same above
    dual_clip: float | None = None  # ppo: the most that a ratio weighs where A < 0
    ratio_max: float = 5.0  # cispo-upper, dppo: the most that a ratio weighs
    tau_pos: float = 1.0  # sapo
    tau_neg: float = 1.05
    vespo_pos: tuple[float, float] = (2.0, 3.0)  # vespo: k and λ where A ≥ 0
    vespo_neg: tuple[float, float] = (3.0, 2.0)  # and where A < 0
    cov_share: float = 0.0002  # clip-cov, kl-cov: the share of tokens that is acted on
    cov_bounds: tuple[float, float] = (1.0, 5.0)  # clip-cov
    cov_kl_coef: float = 1.0  # kl-cov

    entropy_coef: float = 0.0
    kl_coef: float = 0.0
    kl_estimator: str = "k3"
    kl_place: str = "loss"  # loss, advantage (inside the loss), reward (before returns, outside)
    kl_ratio_weight: bool = False  # the token ratio times the estimate, for an unbiased gradient
    kl_logprob: str = "full"  # with a keep set: the log-prob over the whole vocabulary, or the kept
    temperature: float = 1.0
    loss_scale: float = 1.0  # for engines that average gradients over ranks

    importance: str = "none"  # none, token, sequence, geometric
    importance_bounds: Bounds = (None, 2.0)  # truncation of the weight; (None, None) for none
    masks: tuple[str, ...] = ()  # icepop, sequence-band, geometric-band, opsm, rejection, ...
    icepop_bounds: Bounds = (0.5, 5.0)
    sequence_bounds: Bounds = (0.5, 2.0)  # sequence-band, geometric-band
    opsm_delta: float = 1e-4
    rejection_estimator: str = "k3"
    rejection_reduction: str = "mean"
    rejection_bounds: Bounds = (None, 0.1)
    high_entropy_share: float = 0.2
    masks_cover_all_terms: bool = False  # False: the masks drop the policy term alone
    masks_shrink_denominators: bool = False  # False: the denominators stay those of `mask`

    aggregation: str = "token-mean"
    aux_aggregation: str | None = None  # of entropy and KL; None: the same
    constant_norm: float | None = None  # seq-mean-constant-norm
    count_masked_seqs: bool = True

    def __post_init__(self) -> None:
        check_name("surrogate", self.surrogate, SURROGATES)
        check_name("ratio_level", self.ratio_level, RATIO_LEVELS)
        check_name("advantage", self.advantage, ADVANTAGES)
        check_name("kl_estimator", self.kl_estimator, KL_ESTIMATORS)
        check_name("kl_place", self.kl_place, KL_PLACES)
        check_name("kl_logprob", self.kl_logprob, KL_LOGPROBS)
        check_name("importance", self.importance, IMPORTANCE_WEIGHTS)
        check_name("rejection_estimator", self.rejection_estimator, REJECTION_ESTIMATORS)
        check_name("rejection_reduction", self.rejection_reduction, REJECTION_REDUCTIONS)
        check_name("aggregation", self.aggregation, AGGREGATIONS)
        if self.aux_aggregation is not None:
            check_name("aux_aggregation", self.aux_aggregation, AGGREGATIONS)
        object.__setattr__(self, "masks", tuple(self.masks))
        for name in self.masks:
            check_name("mask", name, TOKEN_MASKS)
        self._check_numbers()
        self._check_combinations()

    def _check_numbers(self) -> None:
        for name in ("ratio_max", "tau_pos", "tau_neg", "temperature", "dual_clip"):
            self._check(name, "a positive number", lambda x: 0.0 < x < float("inf"))
        for name in ("clip_low", "clip_high", "cov_kl_coef", "kl_coef", "opsm_delta"):
            self._check(name, "a number of at least 0", lambda x: 0.0 <= x < float("inf"))
        for name in ("cov_share", "high_entropy_share"):
            self._check(name, "a share, above 0 and at most 1", lambda x: 0.0 < x <= 1.0)
        for name in ("entropy_coef", "loss_scale"):
            self._check(name, "a finite number", lambda x: abs(x) < float("inf"))
        self._check("constant_norm", "a positive number", lambda x: 0.0 < x < float("inf"))
        for name in ("importance", "icepop", "sequence", "rejection"):
            low, high = bounds = getattr(self, f"{name}_bounds")
            if low is not None and high is not None and not low <= high:
                raise ValueError(f"{name}_bounds is (low, high) with low ≤ high, and is {bounds}")

    def _check(self, name: str, what: str, valid: Callable[[float], bool]) -> None:
        value = getattr(self, name)
        if value is None:
            return
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not valid(value):
            raise ValueError(f"{name} must be {what}, and is {value!r}")

    def _check_combinations(self) -> None:
        modes = (self.aggregation, self.aux_aggregation)
        if "seq-mean-constant-norm" in modes and self.constant_norm is None:
            raise ValueError(
                "seq-mean-constant-norm divides by constant_norm, and none is given; give the "
                "longest length that a response may have"
            )
        if self.ratio_level != "token" and self.surrogate not in LEVELED:
            raise ValueError(
                f"surrogate {self.surrogate!r} has no ratio of level {self.ratio_level!r}; use "
                f"ratio_level='token', or one of {', '.join(LEVELED)}"
            )
        if self.dual_clip is not None and self.dual_clip <= 1.0:
            raise ValueError(f"dual_clip bounds a ratio from above 1, and is {self.dual_clip}")

    def __repr__(self) -> str:
        lines = [f"    {f.name}={getattr(self, f.name)!r}," for f in dataclasses.fields(self)]
        version = f"  # formula version {self.FORMULA_VERSION}"
        return "\n".join([f"PolicyLossConfig({version}", *lines, ")"])

    def to_dict(self) -> dict[str, Any]:
        """Give every field and the formula version, for a run's record."""
        return {"formula_version": self.FORMULA_VERSION, **dataclasses.asdict(self)}

    @staticmethod
    def preset(name: str, **changes: Any) -> "PolicyLossConfig":
        """Make the configuration of a paper by name, with changes.

        Raises:
            ValueError: an unknown name, listing the known ones.
        """
        check_name("preset", name, PRESETS)
        return PolicyLossConfig(**{**PRESETS[name], **changes})

    def advantages(self, *args: Any, **kwargs: Any) -> Tensor | tuple[Tensor, Tensor]:
        """Call the estimator named by `advantage`, as `logpile.loss` documents it."""
        if self.advantage in advantages.GROUP_METHODS:
            kwargs["method"] = self.advantage
        estimate: Tensor | tuple[Tensor, Tensor] = ADVANTAGES[self.advantage](*args, **kwargs)
        return estimate


LEVELED = ("ppo", "cispo", "cispo-upper", "sapo")
