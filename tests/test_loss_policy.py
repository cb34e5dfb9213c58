"""The composed loss against float64 loops: values, gradients, layouts, and what masks hide."""

import dataclasses
import math
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from logpile import loss
from logpile.loss import PolicyLoss, PolicyLossConfig
from tests import loss_oracle

PRESETS = {
    name: PolicyLossConfig.preset(name, **({"constant_norm": 7.0} if name == "dr_grpo" else {}))
    for name in loss.PRESETS
}
LOOPED = {name: c for name, c in PRESETS.items() if not name.endswith("_cov")}
MODES = (
    "token-mean",
    "token-sum",
    "seq-mean-token-mean",
    "seq-mean-token-sum",
    "seq-mean-constant-norm",
)


class Data:
    """Random log-probs of packed tokens, in fp64, with some tokens and one sequence masked."""

    def __init__(self, seed: int, tokens: int = 23, seqs: int = 5, spread: float = 0.6) -> None:
        generator = torch.Generator().manual_seed(seed)

        def normal(*shape: int) -> Tensor:
            return torch.randn(*shape, generator=generator, dtype=torch.float64)

        self.seqs = seqs
        self.ids = torch.randint(0, seqs, (tokens,), generator=generator)
        self.mask = (torch.rand(tokens, generator=generator) > 0.25) & (self.ids != 1)
        self.logprob = -0.2 - normal(tokens).abs()
        self.old = torch.minimum(self.logprob + spread * normal(tokens), torch.tensor(-1e-2))
        self.ref = self.logprob + spread * normal(tokens)
        self.rollout = self.old + 0.3 * normal(tokens)
        self.entropy = normal(tokens).abs()
        self.adv = normal(seqs).index_select(0, self.ids) + 0.1 * normal(tokens)

    def tokens(self) -> list[list[int]]:
        return loss_oracle.sequences(self.ids.tolist(), self.mask.tolist(), self.seqs)

    def arguments(self) -> dict[str, Any]:
        return {
            "advantages": self.adv,
            "mask": self.mask,
            "old_logprob": self.old,
            "ref_logprob": self.ref,
            "seq_ids": self.ids,
            "num_seqs": self.seqs,
        }


def eager(config: PolicyLossConfig, **stages: Any) -> PolicyLoss:
    return PolicyLoss(config, compile=False, **stages)


def run(config: PolicyLossConfig, data: Data, **changes: Any) -> tuple[Tensor, Tensor]:
    """Give the loss and its gradient by the log-probs."""
    logprob = data.logprob.clone().requires_grad_()
    entropy = data.entropy.clone().requires_grad_()
    out = eager(config).from_logprobs(logprob, entropy, **{**data.arguments(), **changes})
    (gradient,) = torch.autograd.grad(out.loss, logprob)
    return out.loss.detach(), gradient


def close(actual: Tensor, expected: Any, rtol: float = 1e-9, atol: float = 1e-10) -> None:
    expected = torch.as_tensor(np.asarray(expected), dtype=torch.float64)
    torch.testing.assert_close(actual.double(), expected, rtol=rtol, atol=atol)


@pytest.mark.parametrize("name", LOOPED)
@pytest.mark.parametrize("seed", range(3))
def test_presets_against_loops(name: str, seed: int) -> None:
    data = Data(seed)
    config = dataclasses.replace(LOOPED[name], entropy_coef=0.01)
    by_loop = {**dataclasses.asdict(config)}
    reward = config.kl_place == "reward"
    by_loop["kl_coef"] = 0.0 if reward else config.kl_coef
    value, slope = run(config, data)
    expected, gradient = loss_oracle.policy_loss(
        by_loop,
        data.logprob.numpy(),
        data.entropy.numpy(),
        data.adv.numpy(),
        data.tokens(),
        data.old.numpy(),
        data.ref.numpy(),
    )
    close(value, expected)
    close(slope, gradient, rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("level", ["token", "sequence", "sequence-token"])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("estimator", ["k1", "k2", "k3", "k3-clamped", "k1+", "k2+", "k3+"])
def test_levels_modes_and_estimators(level: str, mode: str, estimator: str) -> None:
    data = Data(7)
    config = PolicyLossConfig(
        ratio_level=level,
        dual_clip=1.5,
        aggregation=mode,
        constant_norm=5.0,
        kl_coef=0.3,
        kl_estimator=estimator,
        count_masked_seqs=False,
    )
    value, slope = run(config, data)
    expected, gradient = loss_oracle.policy_loss(
        dataclasses.asdict(config),
        data.logprob.numpy(),
        data.entropy.numpy(),
        data.adv.numpy(),
        data.tokens(),
        data.old.numpy(),
        data.ref.numpy(),
    )
    close(value, expected)
    close(slope, gradient, rtol=1e-6, atol=1e-8)


def test_on_policy_ratio_is_one_with_a_live_gradient() -> None:
    data = Data(1)
    for surrogate in ("ppo", "sapo", "gmpo", "dppo-tv"):
        config = PolicyLossConfig(surrogate=surrogate, aggregation="token-sum")
        logprob = data.logprob.clone().requires_grad_()
        arguments = data.arguments() | {"old_logprob": None}
        out = eager(config).from_logprobs(logprob, None, **arguments)
        out.loss.backward()
        assert bool((out.tokens.ratio[data.mask] == 1.0).all())
        if surrogate != "gmpo":  # whose gradient is the sequence's
            close(logprob.grad, torch.where(data.mask, -data.adv, 0.0))  # type: ignore[arg-type]


def test_on_policy_importance_comes_from_the_current_log_prob() -> None:
    data = Data(2)
    config = PolicyLossConfig(
        importance="token", importance_bounds=(None, None), aggregation="token-sum"
    )
    _, slope = run(config, data, old_logprob=None, rollout_logprob=data.rollout)
    rho = (data.logprob - data.rollout).exp()  # a number: its gradient would double the slope
    close(slope, torch.where(data.mask, -data.adv * rho, 0.0))


@pytest.mark.parametrize("level", ["none", "token", "sequence", "geometric"])
def test_importance_weight(level: str) -> None:
    data = Data(3)
    config = PolicyLossConfig(importance=level, importance_bounds=(0.8, 1.2), dual_clip=3.0)
    log_rho = (data.old - data.rollout).numpy()
    weight = np.ones_like(log_rho)
    for seq in data.tokens():
        total = math.fsum(log_rho[t] for t in seq)
        for t in seq:
            exponent = {
                "none": 0.0,
                "token": log_rho[t],
                "sequence": total,
                "geometric": total / len(seq),
            }[level]
            weight[t] = min(max(math.exp(exponent), 0.8), 1.2) if level != "none" else 1.0
    value, slope = run(config, data, rollout_logprob=data.rollout)
    expected, gradient = loss_oracle.policy_loss(
        dataclasses.asdict(config),
        data.logprob.numpy(),
        data.entropy.numpy(),
        data.adv.numpy(),
        data.tokens(),
        data.old.numpy(),
        None,
        weight,
    )
    close(value, expected)
    close(slope, gradient, rtol=1e-6, atol=1e-8)


def dropped_by(name: str, data: Data, config: PolicyLossConfig) -> set[int]:
    """List the unmasked tokens that a mask drops, by loops."""
    rho = (data.old - data.rollout).tolist()
    drift = (data.old - data.logprob).tolist()
    adv, entropy = data.adv.tolist(), data.entropy.tolist()
    unmasked = [t for seq in data.tokens() for t in seq]
    number = math.ceil(len(unmasked) * config.high_entropy_share)
    top = sorted(unmasked, key=lambda t: -entropy[t])[:number]
    out = set()
    for seq in data.tokens():
        if not seq:
            continue
        n = len(seq)
        total = math.fsum(rho[t] for t in seq)
        k = [{"k1": -rho[t], "k2": rho[t] ** 2 / 2, "k3": loss_oracle.k3(rho[t])}[
            config.rejection_estimator] for t in seq]  # fmt: skip
        judged = {"sum": sum(k), "mean": sum(k) / n, "max": max(k)}[config.rejection_reduction]
        far = math.fsum(drift[t] for t in seq) / n > config.opsm_delta
        for t in seq:
            out |= (
                {t}
                if {
                    "icepop": not 0.8 <= math.exp(rho[t]) <= 1.2,
                    "sequence-band": not 0.8 <= math.exp(total) <= 1.2,
                    "geometric-band": not 0.8 <= math.exp(total / n) <= 1.2,
                    "opsm": far and adv[t] < 0,
                    "rejection": judged > 0.03,
                    "high-entropy": t not in top,
                }[name]
                else set()
            )
    return out


MASKS = ["icepop", "sequence-band", "geometric-band", "opsm", "rejection", "high-entropy"]


REJECTIONS = [(e, r) for e in ("k1", "k2", "k3") for r in ("sum", "mean", "max")]
ONE_BY_ONE = [([name], "k1", "sum") for name in MASKS if name != "rejection"]
COMBINATIONS = [
    *ONE_BY_ONE,
    *((["rejection"], *kind) for kind in REJECTIONS),
    (MASKS[:4], "k1", "sum"),
]


@pytest.mark.parametrize(("names", "estimator", "reduction"), COMBINATIONS)
def test_masks(names: list[str], estimator: str, reduction: str) -> None:
    some = False
    for seed in range(4):
        data = Data(seed)
        config = PolicyLossConfig(
            masks=tuple(names),
            icepop_bounds=(0.8, 1.2),
            sequence_bounds=(0.8, 1.2),
            opsm_delta=0.05,
            rejection_bounds=(None, 0.03),
            rejection_estimator=estimator,
            rejection_reduction=reduction,
            high_entropy_share=0.4,
            aggregation="token-sum",
            surrogate="reinforce",
        )
        dropped: set[int] = set().union(*(dropped_by(name, data, config) for name in names))
        _, slope = run(config, data, rollout_logprob=data.rollout)
        kept = [t for seq in data.tokens() for t in seq if t not in dropped]
        expected = torch.zeros_like(data.adv)
        expected[kept] = -data.adv[kept]
        close(slope, expected)
        some = some or bool(dropped)
    assert some, "nothing was dropped: the case shows nothing"


def test_masks_leave_denominators_and_other_terms_unless_asked() -> None:
    data = Data(2)
    keep = torch.rand(23, generator=torch.Generator().manual_seed(5)) > 0.5
    n, kept = int(data.mask.sum()), int((data.mask & keep).sum())
    common: dict[str, Any] = {"surrogate": "reinforce", "kl_coef": 1.0, "kl_estimator": "k2"}
    policy = torch.where(data.mask & keep, -data.adv, 0.0)
    pull = torch.where(data.mask, data.logprob - data.ref, 0.0)
    _, slope = run(PolicyLossConfig(**common), data, keep_tokens=keep)
    close(slope, policy / n + pull / n)
    config = PolicyLossConfig(**common, masks_shrink_denominators=True)
    _, slope = run(config, data, keep_tokens=keep)
    close(slope, policy / kept + pull / n)
    config = PolicyLossConfig(**common, masks_cover_all_terms=True)
    _, slope = run(config, data, keep_tokens=keep)
    close(slope, policy / n + torch.where(keep, pull, 0.0) / n)
    config = PolicyLossConfig(**common, masks_cover_all_terms=True, masks_shrink_denominators=True)
    _, slope = run(config, data, keep_tokens=keep)
    close(slope, policy / kept + torch.where(keep, pull, 0.0) / kept)


def test_weights_ready_made_importance_and_other_aggregation() -> None:
    data = Data(4)
    weights = torch.rand(23, dtype=torch.float64)
    n = int(data.mask.sum())
    config = PolicyLossConfig(
        surrogate="reinforce", kl_coef=0.5, kl_estimator="k2", aux_aggregation="token-sum"
    )
    _, slope = run(config, data, weights=weights, is_weight=2.0 * weights)
    policy = torch.where(data.mask, -data.adv * 2.0 * weights.square(), 0.0)
    pull = torch.where(data.mask, weights * (data.logprob - data.ref), 0.0)
    close(slope, policy / n + 0.5 * pull)


def test_kl_in_advantages_is_distillation() -> None:
    data = Data(5)
    config = PolicyLossConfig(
        surrogate="reinforce",
        kl_coef=0.7,
        kl_estimator="k1",
        kl_place="advantage",
        aggregation="token-sum",
    )
    _, slope = run(config, data, old_logprob=None)
    adv = data.adv - 0.7 * (data.logprob - data.ref)
    close(slope, torch.where(data.mask, -adv, 0.0))
    _, slope = run(dataclasses.replace(config, kl_place="reward"), data)
    close(slope, torch.where(data.mask, -data.adv, 0.0))


@pytest.mark.parametrize("estimator", ["k3", "k3-clamped", "k3+", "k1"])
def test_ratio_weight_on_kl_is_live_and_the_clamp_comes_after(estimator: str) -> None:
    data = Data(6)
    config = PolicyLossConfig(
        surrogate="reinforce",
        kl_coef=1.0,
        kl_estimator=estimator,
        kl_ratio_weight=True,
        aggregation="token-sum",
    )
    ref = data.ref + 2.0  # far enough that the clamp binds somewhere
    _, slope = run(config, data, ref_logprob=ref)
    expected = torch.zeros_like(data.adv)
    clamped = 0
    for t in (t for seq in data.tokens() for t in seq):
        ell, other = float(data.logprob[t]), float(ref[t])
        ratio = math.exp(ell - float(data.old[t]))
        value = loss_oracle.kl(ell, other, estimator.removesuffix("-clamped"))
        here = ratio * value + ratio * loss_oracle.kl_slope(
            ell, other, estimator.removesuffix("-clamped")
        )
        if estimator == "k3-clamped" and ratio * value > 10.0:
            here, clamped = 0.0, clamped + 1
        expected[t] = here - float(data.adv[t])
    close(slope, expected)
    assert clamped or estimator != "k3-clamped"


@pytest.mark.parametrize("name", PRESETS)
def test_padded_equals_packed(name: str) -> None:
    config = dataclasses.replace(
        PRESETS[name],
        entropy_coef=0.01,
        importance="geometric",
        masks=("opsm", "rejection", "high-entropy"),
        opsm_delta=0.1,
        rejection_reduction="max",
        cov_share=0.2,
        cov_bounds=(0.0, 5.0),
    )
    data = Data(8, tokens=24, seqs=4)
    noise = torch.rand(24, dtype=torch.float64)
    place = torch.argsort(data.ids, stable=True)
    lengths = torch.bincount(data.ids, minlength=4)
    longest = int(lengths.max())
    column = torch.arange(24) - torch.repeat_interleave(lengths.cumsum(0) - lengths, lengths)
    row = data.ids[place]

    def padded(values: Tensor, fill: float) -> Tensor:
        result = torch.full((4, longest), fill, dtype=values.dtype)
        result[row, column] = values[place]
        return result

    arguments = data.arguments() | {"rollout_logprob": data.rollout, "noise": noise}
    leaves = [x.clone().requires_grad_() for x in (data.logprob, data.entropy)]
    packed = eager(config).from_logprobs(*leaves, **arguments)
    packed_slopes = torch.autograd.grad(packed.loss, leaves)
    nan = math.nan
    leaves = [padded(x, nan).requires_grad_() for x in (data.logprob, data.entropy)]
    arguments = {
        "advantages": padded(data.adv, nan),
        "mask": padded(data.mask.double(), 0.0),
        "old_logprob": padded(data.old, nan),
        "ref_logprob": padded(data.ref, nan),
        "rollout_logprob": padded(data.rollout, nan),
        "noise": padded(noise, nan),
    }
    out = eager(config).from_logprobs(*leaves, **arguments)
    close(out.loss.detach(), packed.loss.detach())
    for actual, expected in zip(torch.autograd.grad(out.loss, leaves), packed_slopes, strict=True):
        close(actual, padded(expected, 0.0))
    assert out.metrics.kinds == packed.metrics.kinds
    for key in out.metrics:
        torch.testing.assert_close(out.metrics[key], packed.metrics[key], equal_nan=True)


def test_cu_seqlens_and_a_leading_one_are_packed() -> None:
    config = PolicyLossConfig.preset("gspo", kl_coef=0.1)
    data = Data(9)
    data.ids = data.ids.sort().values
    value, slope = run(config, data)
    offsets = torch.nn.functional.pad(torch.bincount(data.ids, minlength=5).cumsum(0), (1, 0))
    again, other = run(config, data, seq_ids=None, num_seqs=None, cu_seqlens=offsets.int())
    close(again, value)
    close(other, slope)
    logprob = data.logprob[None].clone().requires_grad_()
    arguments = data.arguments() | {"old_logprob": data.old[None], "seq_ids": data.ids[None]}
    out = eager(config).from_logprobs(logprob, None, **arguments)
    close(out.loss.detach(), value)
    close(torch.autograd.grad(out.loss, logprob)[0], slope[None])
    assert out.tokens.ratio.shape == logprob.shape


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf, 1e30, -1e30, 200.0])
def test_nothing_comes_from_under_the_mask(name: str, bad: float) -> None:
    config = dataclasses.replace(
        PRESETS[name],
        entropy_coef=0.1,
        kl_coef=0.1,
        kl_ratio_weight=True,
        importance="sequence",
        masks=("icepop", "geometric-band", "opsm", "rejection", "high-entropy"),
        masks_shrink_denominators=True,
    )
    data = Data(10)
    noise = torch.rand(23, dtype=torch.float64)

    def outcome(junk: float) -> list[Tensor]:
        def spoil(x: Tensor) -> Tensor:
            return torch.where(data.mask, x, junk)

        logprob, entropy = (spoil(x).requires_grad_() for x in (data.logprob, data.entropy))
        out = eager(config).from_logprobs(
            logprob,
            entropy,
            advantages=spoil(data.adv),
            mask=data.mask,
            old_logprob=spoil(-data.old.abs()),
            ref_logprob=spoil(data.ref),
            rollout_logprob=spoil(data.rollout),
            seq_ids=torch.where(data.mask, data.ids, 10**6),
            num_seqs=data.seqs,
            weights=spoil(torch.ones_like(data.adv)),
            noise=spoil(noise),
        )
        slopes = torch.autograd.grad(out.loss, [logprob, entropy])
        assert all(bool((slope[~data.mask] == 0).all()) for slope in slopes)
        seen = [values for values in out.tokens if values is not None]
        return [out.loss.detach(), *slopes, out.metrics.parts, *seen]

    for actual, expected in zip(outcome(bad), outcome(0.0), strict=True):
        torch.testing.assert_close(actual, expected, rtol=0, atol=0, equal_nan=True)


# What is a sum over the sequence is over all unmasked tokens, dropped ones too.
TOKEN_BY_TOKEN = [
    name
    for name, config in PRESETS.items()
    if config.ratio_level == "token" and config.surrogate not in ("gmpo", "vespo")
]


@pytest.mark.parametrize("name", TOKEN_BY_TOKEN)
def test_nothing_comes_from_a_token_that_a_ready_made_mask_drops(name: str) -> None:
    config = dataclasses.replace(PRESETS[name], kl_coef=0.0)
    keep = torch.rand(23, generator=torch.Generator().manual_seed(1)) > 0.3

    def outcome(junk: float) -> list[Tensor]:
        def spoil(x: Tensor) -> Tensor:
            return torch.where(keep, x, junk)

        data = Data(16)
        data.logprob, data.old, data.adv = map(spoil, (data.logprob, data.old, data.adv))
        return list(run(config, data, keep_tokens=keep, is_weight=spoil(torch.ones(23))))

    for bad in (math.nan, math.inf, -math.inf):
        for actual, expected in zip(outcome(bad), outcome(0.0), strict=True):
            torch.testing.assert_close(actual, expected, rtol=0, atol=0)
            assert bool(torch.isfinite(actual).all())


@pytest.mark.parametrize("name", ["clip_cov", "kl_cov"])
def test_covariances_are_of_the_tokens_that_are_kept(name: str) -> None:
    config = dataclasses.replace(
        PRESETS[name], cov_share=0.3, cov_bounds=(0.0, 5.0), aggregation="token-sum"
    )
    data = Data(16)
    keep = torch.rand(23, generator=torch.Generator().manual_seed(1)) > 0.3
    noise = torch.rand(23, generator=torch.Generator().manual_seed(2))
    dropped = run(config, data, keep_tokens=keep, noise=noise)
    data.mask &= keep
    for actual, expected in zip(dropped, run(config, data, noise=noise), strict=True):
        torch.testing.assert_close(actual, expected, rtol=0, atol=0)


@given(
    st.sampled_from(sorted(PRESETS)),
    st.lists(
        st.tuples(
            st.floats(-300, 0, width=32),
            st.floats(-300, 0, width=32),
            st.floats(-300, 0, width=32),
            st.floats(-300, 0, width=32),
            st.floats(-5, 5, width=32),
            st.booleans(),
        ),
        min_size=1,
        max_size=9,
    ),
)
@settings(max_examples=300, deadline=None, derandomize=True)
def test_finite_whatever_the_log_probs(name: str, rows: list[tuple[float, ...]]) -> None:
    config = dataclasses.replace(
        PRESETS[name], entropy_coef=0.1, kl_coef=0.1, importance="sequence", kl_ratio_weight=True
    )
    logprob, old, ref, rollout, adv, mask = torch.tensor(rows, dtype=torch.float32).unbind(1)
    logprob.requires_grad_()
    entropy = torch.ones_like(logprob).requires_grad_()
    ids = torch.arange(len(rows)) // 3
    out = eager(config).from_logprobs(
        logprob,
        entropy,
        advantages=adv,
        advantages_per="token",
        mask=mask,
        old_logprob=old,
        ref_logprob=ref,
        rollout_logprob=rollout,
        seq_ids=ids,
        num_seqs=3,
    )
    out.loss.backward()
    assert bool(torch.isfinite(out.loss))
    assert logprob.grad is not None
    assert bool(torch.isfinite(logprob.grad).all())


@pytest.mark.parametrize("name", PRESETS)
def test_an_unmasked_nan_stays_visible(name: str) -> None:
    data = Data(11)
    t = int(data.mask.nonzero()[0])
    for field in ("logprob", "old", "adv"):
        if field == "old" and PRESETS[name].surrogate in ("reinforce", "gpg"):
            continue
        spoiled = Data(11)
        getattr(spoiled, field)[t] = math.nan
        value, _ = run(PRESETS[name], spoiled)
        assert bool(torch.isnan(value)), field


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("tokens", [0, 6])
def test_a_batch_without_unmasked_tokens(name: str, tokens: int) -> None:
    config = dataclasses.replace(
        PRESETS[name], entropy_coef=0.1, kl_coef=0.1, masks=("rejection", "high-entropy", "opsm")
    )
    logprob, entropy = (torch.full((tokens,), math.nan).requires_grad_() for _ in range(2))
    junk = torch.full((tokens,), math.inf)
    out = eager(config).from_logprobs(
        logprob,
        entropy,
        advantages=junk,
        advantages_per="token",
        mask=torch.zeros(tokens),
        old_logprob=junk,
        ref_logprob=junk,
        rollout_logprob=junk,
        seq_ids=torch.zeros(tokens, dtype=torch.int64),
        num_seqs=2,
    )
    assert out.loss.requires_grad
    assert float(out.loss.detach()) == 0.0
    for slope in torch.autograd.grad(out.loss, [logprob, entropy]):
        assert slope.shape == (tokens,)
        assert bool((slope == 0).all())


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", ["ppo", "gspo", "gmpo", "cispo"])
def test_any_split_into_micro_batches_gives_the_same_gradient(name: str, mode: str) -> None:
    config = dataclasses.replace(
        PRESETS[name],
        aggregation=mode,
        constant_norm=9.0,
        kl_coef=0.2,
        entropy_coef=0.1,
        count_masked_seqs=False,
    )
    data = Data(12, tokens=40, seqs=6)
    layout = loss.Layout.packed(data.mask, data.ids, data.seqs)
    tokens, seqs = loss.global_counts(layout, count_masked_seqs=False)
    assert (float(tokens), float(seqs)) == (float(data.mask.sum()), 5.0)
    value, slope = run(config, data)
    total, gradient = 0.0, torch.zeros_like(slope)
    for part in ([0, 3], [1], [2, 4, 5]):
        where = torch.isin(data.ids, torch.tensor(part)).nonzero()[:, 0]
        logprob = data.logprob[where].clone().requires_grad_()
        entropy = data.entropy[where].clone().requires_grad_()
        out = eager(config).from_logprobs(
            logprob,
            entropy,
            advantages=data.adv[where],
            mask=data.mask[where],
            old_logprob=data.old[where],
            ref_logprob=data.ref[where],
            seq_ids=torch.searchsorted(torch.tensor(part), data.ids[where]),
            num_seqs=len(part),
            total_tokens=tokens,
            total_seqs=seqs,
        )
        total += float(out.loss.detach())
        gradient[where] = torch.autograd.grad(out.loss, logprob)[0]
    close(torch.tensor(total), value, rtol=1e-6)
    close(gradient, slope)


def test_sequence_denominators_and_loss_scale() -> None:
    data = Data(13)
    config = PolicyLossConfig(surrogate="reinforce", aggregation="seq-mean-token-mean")
    lengths = torch.tensor([3.0, 0.0, 8.0, 2.0, 5.0])
    _, slope = run(config, data, seq_tokens=lengths, total_seqs=10, loss_scale=4.0)
    each = -data.adv / lengths[data.ids].double() / 10.0 * 4.0
    close(slope, torch.where(data.mask, each, 0.0))


def test_user_stages_replace_ours() -> None:
    data = Data(14)

    def surrogate(tokens: loss.Tokens) -> Tensor:
        return -tokens.advantages * tokens.ratio.square()

    def importance(log_rho: Tensor, tokens: loss.Tokens) -> tuple[Tensor, Tensor]:
        return log_rho.exp().clamp(max=1.0), log_rho > -0.2

    def aggregate(values: Tensor, layout: loss.Layout) -> Tensor:
        return layout.select(values).sum() * 3.0

    module = eager(
        PolicyLossConfig(), surrogate=surrogate, importance=importance, aggregate=aggregate
    )
    logprob = data.logprob.clone().requires_grad_()
    out = module.from_logprobs(logprob, None, **data.arguments(), rollout_logprob=data.rollout)
    (slope,) = torch.autograd.grad(out.loss, logprob)
    ratio, rho = (data.logprob - data.old).exp(), data.old - data.rollout
    expected = -6.0 * data.adv * ratio.square() * rho.exp().clamp(max=1.0)
    close(slope, torch.where(data.mask & (rho > -0.2), expected, 0.0))


def test_inputs_are_never_modified() -> None:
    data = Data(15)
    before = {k: v.clone() for k, v in vars(data).items() if isinstance(v, Tensor)}
    for config in PRESETS.values():
        run(config, data, rollout_logprob=data.rollout)
    for name, value in before.items():
        assert torch.equal(value, getattr(data, name)), name
        assert getattr(data, name)._version == 0 or name in ("mask",), name
