"""The loss from log-probs, in the order of its stages. This is what is compiled.

A stage takes tensors [T] or [B, S] that were selected by the mask before, so that nothing under the
mask takes part. What several stages need of a sequence is reduced once, in one all-reduce.
"""

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from logpile.loss import covariance, importance, kl, surrogates
from logpile.loss.aggregation import Denominators, aggregate_with_counts
from logpile.loss.config import PolicyLossConfig
from logpile.loss.layout import Layout
from logpile.loss.metrics import Recorder
from logpile.loss.ratio import (
    at_least_fp32,
    bounded_exp,
    detached_exp,
    leveled_ratio,
    token_log_ratio,
)


class Tokens(NamedTuple):
    """What a stage sees, [T] or [B, S]; masked and dropped tokens hold 0, and 1 in the ratio.

    A surrogate's log-prob, log-ratio and ratio carry gradients, an importance stage's ratio none.
    """

    logprob: Tensor
    old_logprob: Tensor  # the log-prob itself, detached, where none was given
    log_ratio: Tensor  # of the token
    ratio: Tensor  # at the level of the configuration
    advantages: Tensor
    entropy: Tensor | None
    layout: Layout


class Stages(NamedTuple):
    """Stages that a user puts in the place of the configuration's."""

    surrogate: Callable[[Tokens], Tensor] | None = None  # the loss of each token
    importance: Callable[[Tensor, Tokens], tuple[Tensor, Tensor]] | None = None  # weight, kept
    aggregate: Callable[[Tensor, Layout], Tensor] | None = None  # 0-d


class Batch(NamedTuple):
    """The data of one call, validated: tokens [T] or [B, S], coefficients 0-d."""

    layout: Layout
    logprob: Tensor
    entropy: Tensor | None
    advantages: Tensor
    entropy_coef: Tensor | None  # None: the entropy is a metric
    kl_coef: Tensor | None  # None: the KL is a metric
    loss_scale: Tensor
    kl_logprob: Tensor | None = None  # the log-prob for the reference KL, where it is another
    old_logprob: Tensor | None = None
    ref_logprob: Tensor | None = None
    rollout_logprob: Tensor | None = None
    weights: Tensor | None = None
    is_weight: Tensor | None = None
    keep_tokens: Tensor | None = None
    noise: Tensor | None = None
    denominators: Denominators = Denominators()


class TokenValues(NamedTuple):
    """Per-token numbers of one call, detached, in the shape of the tokens; 0 where masked."""

    logprob: Tensor
    entropy: Tensor | None  # None where none was given
    ratio: Tensor  # at the level of the configuration
    kl: Tensor | None  # None without a reference
    weight: Tensor  # importance weight times per-token weight; 0 where a mask dropped the token


class Result(NamedTuple):
    """What the compiled region gives back."""

    loss: Tensor  # 0-d
    metrics: Tensor  # [metrics, 2]
    kinds: dict[str, str]
    tokens: TokenValues


def compute(config: PolicyLossConfig, batch: Batch, stages: Stages) -> Result:
    """Compute loss, metrics and per-token values."""
    layout = batch.layout
    logprob = layout.select(at_least_fp32(batch.logprob))
    entropy = None if batch.entropy is None else layout.select(batch.entropy)
    old = None
    if batch.old_logprob is not None:
        old = layout.select(at_least_fp32(batch.old_logprob)).detach()
    log_ratio = token_log_ratio(logprob, old)
    compared = logprob.detach() if old is None else old
    log_rho = None
    if batch.rollout_logprob is not None:
        log_rho = (compared - layout.select(at_least_fp32(batch.rollout_logprob))).detach()
    divergence = reference_kl(config, batch, logprob, log_ratio)
    advantages = layout.select(batch.advantages.detach()).to(logprob.dtype)
    if config.kl_place == "advantage" and batch.kl_coef is not None and divergence is not None:
        point = compared if batch.kl_logprob is None else layout.select(batch.kl_logprob.detach())
        penalty = kl.kl_estimate(point, selected(batch.ref_logprob, layout), config.kl_estimator)
        advantages = kl.kl_in_advantages(advantages, penalty, batch.kl_coef)

    sums = sequence_sums(config, layout, log_ratio, log_rho, advantages)
    count = sums["count"].detach()
    mean = sums["log_ratio"] / count.clamp_min(1.0) if "log_ratio" in sums else None
    level = config.ratio_level
    ratio = leveled_ratio(logprob.detach(), log_ratio.detach(), mean, layout, level).detach()
    ratio = torch.where(layout.mask, ratio, 1.0)
    tokens = Tokens(logprob, compared, log_ratio, ratio, advantages, entropy, layout)

    raw, weight, kept = off_policy(config, batch, stages, tokens, log_rho, sums)
    kept = kept & layout.mask
    live = only(tokens, kept)
    ratio = leveled_ratio(live.logprob, live.log_ratio, mean, layout, level)
    live = live._replace(ratio=torch.where(kept, ratio, 1.0))
    values = surrogate_values(config, batch, stages, live, kept, sums)
    values = torch.where(kept, values, 0.0) * torch.where(kept, weight, 1.0)

    terms = reduced_terms(config, batch, stages, Terms(values, divergence, entropy, kept, count))
    record = Recorder(layout.mask)
    for name, term in terms.items():
        record.sum(name, term)
    record_tokens(record, config, tokens, divergence)
    record_off_policy(record, log_rho, raw, weight, kept)
    per_token = TokenValues(
        logprob.detach(),
        None if entropy is None else entropy.detach(),
        layout.select(tokens.ratio),
        None if divergence is None else divergence.detach(),
        torch.where(kept, weight if batch.weights is None else weight * batch.weights, 0.0),
    )
    return Result(terms["loss"] * batch.loss_scale, record.parts(), record.kinds, per_token)


class Terms(NamedTuple):
    """The values of each token that the terms of the loss reduce, [T] or [B, S]."""

    policy: Tensor
    kl: Tensor | None
    entropy: Tensor | None
    kept: Tensor  # which tokens no mask dropped, bool
    lengths: Tensor  # [rows] the unmasked tokens of each sequence


def reduced_terms(
    config: PolicyLossConfig, batch: Batch, stages: Stages, values: Terms
) -> dict[str, Tensor]:
    """Reduce each term to a number, with its coefficient, and add them up; 0-d each."""
    layout, kept = batch.layout, values.kept
    all_tokens = own = (layout, values.lengths)
    if config.masks_shrink_denominators:
        shrunk = Layout(kept, layout.row, layout.rows, layout.cp_group)
        (fewer,) = shrunk.sums([shrunk.count_of_tokens()])
        own = (shrunk, fewer)
    aux = own if config.masks_cover_all_terms else all_tokens

    def reduce_term(x: Tensor, over: tuple[Layout, Tensor], mode: str) -> Tensor:
        if batch.weights is not None:
            x = x * layout.select(batch.weights.detach())
        if stages.aggregate is not None:
            return stages.aggregate(x, over[0])
        norm, masked = config.constant_norm, config.count_masked_seqs
        return aggregate_with_counts(x, over[0], mode, over[1], norm, masked, batch.denominators)

    def reduce_aux(x: Tensor) -> Tensor:
        if config.masks_cover_all_terms:
            x = torch.where(kept, x, 0.0)
        return reduce_term(x, aux, config.aux_aggregation or config.aggregation)

    policy = reduce_term(values.policy, own, config.aggregation)
    loss, nothing = policy, torch.zeros_like(policy.detach())
    kl_term = entropy_term = nothing
    if values.kl is not None and batch.kl_coef is not None and config.kl_place == "loss":
        kl_term = batch.kl_coef * reduce_aux(values.kl)
        loss = loss + kl_term
    if values.entropy is not None and batch.entropy_coef is not None:
        entropy_term = -batch.entropy_coef * reduce_aux(values.entropy)
        loss = loss + entropy_term
    return {
        "loss": loss,
        "policy_loss": policy,
        "kl_loss": kl_term,
        "entropy_loss": entropy_term,
    }


def selected(values: Tensor | None, layout: Layout) -> Tensor:
    """Select values that the door has found to be there."""
    if values is None:
        raise ValueError("a reference KL needs ref_logprob")
    return layout.select(values)


def reference_kl(
    config: PolicyLossConfig, batch: Batch, logprob: Tensor, log_ratio: Tensor
) -> Tensor | None:
    """Estimate the KL to the reference at each token; without a graph where it is a metric."""
    if batch.ref_logprob is None:
        return None
    layout = batch.layout
    if batch.kl_logprob is not None:
        logprob = layout.select(at_least_fp32(batch.kl_logprob))
    if batch.kl_coef is None or config.kl_place != "loss":
        logprob, log_ratio = logprob.detach(), log_ratio.detach()
    ratio = bounded_exp(log_ratio) if config.kl_ratio_weight else None
    ref = layout.select(batch.ref_logprob)
    return layout.select(kl.kl_estimate(logprob, ref, config.kl_estimator, ratio=ratio))


def sequence_sums(
    config: PolicyLossConfig,
    layout: Layout,
    log_ratio: Tensor,
    log_rho: Tensor | None,
    advantages: Tensor,
) -> dict[str, Tensor]:
    """Sum over sequences, [rows] each, all that the configuration needs: one all-reduce."""
    columns = {"count": layout.count_of_tokens()}
    if config.ratio_level != "token":
        columns["log_ratio"] = log_ratio
    if config.surrogate == "vespo" or "opsm" in config.masks:
        columns["drift"] = log_ratio.detach()
    if config.surrogate == "gmpo":
        columns["gmpo"] = surrogates.gmpo_clip(
            log_ratio, advantages, config.clip_low, config.clip_high
        )
    if log_rho is not None:
        bands = "sequence-band" in config.masks or "geometric-band" in config.masks
        if bands or config.importance in ("sequence", "geometric"):
            columns["log_rho"] = log_rho
        if "rejection" in config.masks and config.rejection_reduction != "max":
            columns["rejection"] = kl.plain_estimate(log_rho, config.rejection_estimator)
    return dict(zip(columns, layout.sums(list(columns.values())), strict=True))


def only(tokens: Tokens, kept: Tensor) -> Tokens:
    """Drop tokens before the arithmetic of the surrogate, in value and gradient."""
    return tokens._replace(
        logprob=torch.where(kept, tokens.logprob, 0.0),
        old_logprob=torch.where(kept, tokens.old_logprob, 0.0),
        log_ratio=torch.where(kept, tokens.log_ratio, 0.0),
        advantages=torch.where(kept, tokens.advantages, 0.0),
    )


def off_policy(
    config: PolicyLossConfig,
    batch: Batch,
    stages: Stages,
    tokens: Tokens,
    log_rho: Tensor | None,
    sums: dict[str, Tensor],
) -> tuple[Tensor, Tensor, Tensor]:
    """Compute the weight of each token before and after truncation, and which tokens are kept."""
    layout = batch.layout
    kept = layout.mask
    if batch.keep_tokens is not None:
        kept = kept & (layout.fit(batch.keep_tokens, "keep_tokens") != 0)
    one = torch.ones_like(tokens.logprob.detach())
    raw = weight = one
    if batch.is_weight is not None:
        raw = weight = torch.where(layout.mask, batch.is_weight.detach(), 1.0).to(one.dtype)
    if stages.importance is not None:
        weight, user_kept = stages.importance(
            torch.zeros_like(one) if log_rho is None else log_rho, tokens
        )
        weight = raw = torch.where(layout.mask, weight.detach(), 1.0)
        return raw, weight, kept & user_kept
    if log_rho is not None and config.importance != "none":
        total, count = sums.get("log_rho"), sums["count"]
        raw = importance.weight_from_sums(log_rho, total, count, layout, config.importance)
        weight = importance.truncate(raw, config.importance_bounds)
    for name in config.masks:
        kept = kept & mask_by_name(name, config, tokens, log_rho, sums)
    return raw, weight, kept


def mask_by_name(
    name: str,
    config: PolicyLossConfig,
    tokens: Tokens,
    log_rho: Tensor | None,
    sums: dict[str, Tensor],
) -> Tensor:
    """Compute one of the masks that drop tokens, bool; the door has seen to its inputs."""
    layout, count = tokens.layout, sums["count"]
    if name == "opsm":
        drift = -sums["drift"]
        return importance.opsm_from_sums(drift, count, tokens.advantages, layout, config.opsm_delta)
    if name == "high-entropy" and tokens.entropy is not None:
        return importance.high_entropy_mask(tokens.entropy, layout, config.high_entropy_share)
    if log_rho is None:
        return layout.mask
    if name == "icepop":
        return importance.icepop_mask(log_rho, config.icepop_bounds)
    if name == "rejection":
        bounds, reduction = config.rejection_bounds, config.rejection_reduction
        if reduction == "max":
            estimator = config.rejection_estimator
            return importance.rejection_mask(log_rho, layout, bounds, estimator, reduction)
        total = sums["rejection"]
        return importance.rejection_from_sums(total, count, layout, bounds, reduction)
    level = name.removesuffix("-band")
    weight = importance.weight_from_sums(log_rho, sums["log_rho"], count, layout, level)
    return importance.inside(weight, config.sequence_bounds)


def surrogate_values(
    config: PolicyLossConfig,
    batch: Batch,
    stages: Stages,
    tokens: Tokens,
    kept: Tensor,
    sums: dict[str, Tensor],
) -> Tensor:
    """Compute the policy loss of each token."""
    c = config
    logprob, old, log_ratio, ratio, adv, _, layout = tokens
    if stages.surrogate is not None:
        return stages.surrogate(tokens)
    if c.surrogate == "reinforce":
        return surrogates.reinforce(logprob, adv)
    if c.surrogate == "ppo":
        return surrogates.ppo_clip(ratio, adv, c.clip_low, c.clip_high, c.dual_clip)
    if c.surrogate == "cispo":
        return surrogates.cispo(ratio, logprob, adv, c.clip_low, c.clip_high)
    if c.surrogate == "cispo-upper":
        return surrogates.cispo_upper(ratio, logprob, adv, c.ratio_max)
    if c.surrogate == "sapo":
        return surrogates.sapo(ratio, adv, c.tau_pos, c.tau_neg)
    if c.surrogate == "gmpo":
        mean = layout.spread(sums["gmpo"] / sums["count"].clamp_min(1.0))
        return -adv * bounded_exp(mean)
    if c.surrogate in ("dppo-tv", "dppo-kl"):
        divergence = c.surrogate.removeprefix("dppo-")
        return surrogates.dppo(logprob, old, adv, divergence, c.clip_low, c.clip_high, c.ratio_max)
    if c.surrogate == "gpg":
        return surrogates.gpg(logprob, adv)
    if c.surrogate == "vespo":
        log_w = layout.spread(sums["drift"])
        return -surrogates.vespo_weight(log_w, adv, *c.vespo_pos, *c.vespo_neg) * adv * logprob
    # A covariance is of the tokens that are trained on: the others hold 0, which is no log-prob.
    layout = Layout(kept, layout.row, layout.rows, layout.cp_group)
    if c.surrogate == "kl-cov":
        return covariance.kl_cov(log_ratio, logprob, adv, layout, c.cov_share, c.cov_kl_coef)
    noise = torch.zeros_like(adv) if batch.noise is None else layout.fit(batch.noise, "noise")
    return covariance.clip_cov(
        ratio, logprob, adv, layout, noise, c.clip_low, c.clip_high, c.cov_share, *c.cov_bounds
    )


def clipped(config: PolicyLossConfig, tokens: Tokens) -> tuple[Tensor, Tensor, Tensor]:
    """Tell which tokens the surrogate clips below, above and by the dual clip, bool."""
    c = config
    ratio, adv = tokens.ratio.detach(), tokens.advantages
    never = torch.zeros_like(ratio, dtype=torch.bool)
    low, high, dual = never, never, never
    if c.surrogate in ("ppo", "clip-cov"):
        low = (adv < 0) & (ratio < 1.0 - c.clip_low)
        high = (adv > 0) & (ratio > 1.0 + c.clip_high)
        if c.dual_clip is not None:
            dual = (adv < 0) & (ratio > c.dual_clip)
    elif c.surrogate == "cispo":
        low, high = ratio < 1.0 - c.clip_low, ratio > 1.0 + c.clip_high
    elif c.surrogate == "cispo-upper":
        high = ratio > c.ratio_max
    elif c.surrogate == "gmpo":
        low = (adv < 0) & (tokens.log_ratio < -c.clip_low)
        high = (adv > 0) & (tokens.log_ratio > c.clip_high)
    elif c.surrogate in ("dppo-tv", "dppo-kl"):
        divergence = c.surrogate.removeprefix("dppo-")
        dropped = ~surrogates.dppo_mask(
            tokens.logprob, tokens.old_logprob, adv, divergence, c.clip_low, c.clip_high
        )
        low, high = dropped & (adv < 0), dropped & (adv > 0)
    return low, high, dual


def record_tokens(
    record: Recorder, config: PolicyLossConfig, tokens: Tokens, divergence: Tensor | None
) -> None:
    """Record what the tokens of the current policy say."""
    record.add("tokens", "sum", record.count, record.count)
    record.mean("logprob", tokens.logprob)
    record.mean("entropy", tokens.entropy)
    record.mean("kl", divergence)
    record.mean("advantage", tokens.advantages)
    record.mean("ratio", tokens.ratio)
    record.extremes("ratio", tokens.ratio)
    log_ratio = tokens.log_ratio.detach()
    record.mean("old_kl/k1", -log_ratio)
    record.mean("old_kl/k3", kl.k3(log_ratio))
    low, high, dual = clipped(config, tokens)
    record.share("clipped/low", low)
    record.share("clipped/high", high)
    record.share("clipped/dual", dual)


def record_off_policy(
    record: Recorder, log_rho: Tensor | None, raw: Tensor, weight: Tensor, kept: Tensor
) -> None:
    """Record how far the sampler is from the policy, and what was done about it."""
    rho = None if log_rho is None else detached_exp(log_rho)
    record.mean("rollout/ratio", rho)
    record.extremes("rollout/ratio", rho)
    record.mean("rollout/kl_k1", None if log_rho is None else -log_rho)
    record.mean("rollout/kl_k3", None if log_rho is None else kl.k3(log_rho))
    record.mean("rollout/abs_diff", None if log_rho is None else log_rho.abs())
    record.mean("weight/raw", raw)
    record.extremes("weight/raw", raw)
    record.mean("weight/used", weight)
    record.extremes("weight/used", weight)
    record.share("weight/truncated", raw != weight)
    record.share("kept", kept)
