"""Each plain function by itself: values, gradients, precision near 0, and what it refuses."""

import math
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from logpile import loss
from logpile.loss.ratio import EXPONENT_BOUND
from tests import loss_oracle


def close(actual: Tensor, expected: Any, rtol: float = 1e-6, atol: float = 0.0) -> None:
    expected = torch.as_tensor(np.asarray(expected), dtype=torch.float64)
    torch.testing.assert_close(actual.detach().double(), expected, rtol=rtol, atol=atol)


def one_row(*shape: int) -> loss.Layout:
    return loss.Layout.padded(torch.ones(shape))


@given(st.floats(-60, 19, width=32), st.sampled_from([torch.float32, torch.float64]))
@settings(max_examples=400, deadline=None, derandomize=True)
def test_k3_keeps_its_digits(d: float, dtype: torch.dtype) -> None:
    logprob = torch.zeros((), dtype=dtype, requires_grad=True)
    value = loss.kl_estimate(logprob, torch.tensor(d, dtype=dtype), "k3")
    value.backward()
    assert float(value.detach()) >= 0.0
    rtol = 8 * torch.finfo(dtype).eps if dtype == torch.float32 else 1e-13
    tiny = 1e-300 if dtype == torch.float64 else 1e-44
    close(value, loss_oracle.k3(d), rtol=max(rtol, 1e-14), atol=tiny)
    assert logprob.grad is not None
    close(logprob.grad, -math.expm1(d), rtol=max(rtol, 1e-14), atol=tiny)


def test_k3_above_the_bound_is_constant() -> None:
    logprob = torch.tensor([-100.0, -math.inf, -21.0], requires_grad=True)
    value = loss.kl_estimate(logprob, torch.zeros(3), "k3")
    (slope,) = torch.autograd.grad(value.sum(), logprob)
    close(value, [math.expm1(EXPONENT_BOUND) - EXPONENT_BOUND] * 3)
    assert slope.tolist() == [0.0, 0.0, 0.0]


def test_second_derivative_of_k3() -> None:
    d = torch.linspace(-2.0, 2.0, 21, dtype=torch.float64, requires_grad=True)
    (first,) = torch.autograd.grad(
        loss.kl_estimate(-d, torch.zeros_like(d), "k3").sum(), d, create_graph=True
    )
    (second,) = torch.autograd.grad(first.sum(), d)
    close(second, np.exp(d.detach().numpy()), rtol=1e-12)


@pytest.mark.parametrize("estimator", ["k1+", "k2+", "k3+"])
def test_straight_through(estimator: str) -> None:
    logprob = torch.tensor([-1.0, -3.0, -50.0], requires_grad=True)
    ref = torch.tensor([-1.5, -0.1, -1.0])
    value = loss.kl_estimate(logprob, ref, estimator)
    (slope,) = torch.autograd.grad(value.sum(), logprob)
    torch.testing.assert_close(
        value.detach(), loss.kl_estimate(logprob, ref, estimator[:2]).detach(), rtol=0, atol=0
    )
    close(slope, (logprob - ref).detach())


def test_kl_as_reward_and_as_advantage() -> None:
    kl = torch.tensor([0.5, -1.0], requires_grad=True)
    for function in (loss.kl_in_rewards, loss.kl_in_advantages):
        changed = function(torch.tensor([1.0, 2.0]), kl, 0.1)
        close(changed, [0.95, 2.1])
        assert not changed.requires_grad


def test_ratio_beyond_the_bound_is_constant() -> None:
    layout = one_row(1, 3)
    logprob = torch.tensor([[-1.0, -300.0, -25.0]], requires_grad=True)
    ratio = loss.policy_ratio(logprob, torch.tensor([[-200.0, 0.0, -5.5]]), layout)
    (slope,) = torch.autograd.grad(ratio.sum(), logprob)
    top = math.exp(EXPONENT_BOUND)
    close(ratio, [[top, 1.0 / top, math.exp(-19.5)]])
    close(slope, [[0.0, 0.0, math.exp(-19.5)]])


@pytest.mark.parametrize("adv", [2.0, -2.0])
def test_ppo_on_a_bound_has_the_gradient_of_the_inside(adv: float) -> None:
    ratio = torch.tensor([0.75, 1.0, 1.5, 3.0], requires_grad=True)
    value = loss.ppo_clip(ratio, torch.full((4,), adv), 0.25, 0.5, dual_clip=3.0)
    (slope,) = torch.autograd.grad(value.sum(), ratio)
    outside = [0.0, 0.0, 0.0, 1.0] if adv > 0 else [0.0] * 4
    close(slope, [-adv * (1.0 - o) for o in outside])


@given(
    st.floats(2.0**-9, 50, width=32),
    st.floats(-3, 3, width=32),
    st.floats(0, 0.875, width=32),
    st.floats(0, 2, width=32),
    st.floats(1.5, 9, width=32),
)
@settings(max_examples=300, deadline=None, derandomize=True)
def test_ppo_value(r: float, adv: float, low: float, high: float, dual: float) -> None:
    c = {"surrogate": "ppo", "clip_low": low, "clip_high": high, "dual_clip": dual}
    # A dual bound inside the clip is a different formula in no paper.
    c["dual_clip"] = dual = max(dual, 1.0 + high)
    value = loss.ppo_clip(
        torch.tensor(r, dtype=torch.float64),
        torch.tensor(adv, dtype=torch.float64),
        low,
        high,
        dual,
    )
    close(value, loss_oracle.surrogate(c, r, 0.0, adv, 0.0), rtol=1e-12)


def test_cispo_upper_is_bounded_above_alone() -> None:
    logprob = torch.tensor([-1.0, -2.0, -3.0], requires_grad=True)
    ratio = torch.tensor([0.01, 5.0, 7.0])
    value = loss.cispo_upper(ratio, logprob, torch.tensor([1.0, -1.0, 2.0]), 5.0)
    close(value, [0.01, -10.0, 30.0])
    close(torch.autograd.grad(value.sum(), logprob)[0], [-0.01, 5.0, -10.0])


def test_gmpo_and_vespo_as_functions() -> None:
    layout = loss.Layout.packed(torch.tensor([1, 1, 0, 1]), torch.tensor([0, 0, 0, 1]), 2)
    log_ratio = torch.tensor([0.9, -0.7, 99.0, 0.1], dtype=torch.float64, requires_grad=True)
    adv = torch.tensor([1.0, 1.0, 1.0, -2.0])
    value = loss.gmpo(log_ratio, adv, layout)
    close(value[[0, 1, 3]], [-math.exp((0.4 - 0.7) / 2)] * 2 + [2.0 * math.exp(0.1)], rtol=1e-12)
    logprob = torch.tensor([-1.0, -2.0, math.nan, -3.0], dtype=torch.float64)
    value = loss.vespo(logprob, log_ratio, adv, layout)
    first = math.exp(0.2) ** 2 * math.exp(3.0 * (1 - math.exp(0.2)))
    second = math.exp(0.1) ** 3 * math.exp(2.0 * (1 - math.exp(0.1)))
    close(value[[0, 1, 3]], [first, 2.0 * first, -6.0 * second], rtol=1e-12)


@pytest.mark.parametrize("divergence", ["tv", "kl"])
def test_dppo_mask(divergence: str) -> None:
    p = np.array([0.9, 0.5, 0.2, 0.31, 1.0, 1e-30, 0.0])
    q = np.array([0.6, 0.51, 0.6, 0.30, 0.5, 0.5, 0.5])
    for adv in (1.0, -1.0, 0.0):
        kept = loss.dppo_mask(
            torch.from_numpy(p).log(), torch.from_numpy(q).log(), torch.full((7,), adv), divergence
        )
        for i in range(7):
            a, b = max(p[i], 1e-300), q[i]
            d = abs(p[i] - b)
            if divergence == "kl":
                rest = max(1 - a, 1e-300)
                d = b * math.log(b / a) + (1 - b) * math.log((1 - b) / rest)
            out = d > 0.15 and ((adv > 0 and p[i] > b) or (adv < 0 and p[i] < b))
            assert bool(kept[i]) != out, (i, adv)


def covariances(logprob: Tensor, adv: Tensor, mask: Tensor) -> dict[int, float]:
    unmasked = mask.nonzero()[:, 0].tolist()
    mean_l = math.fsum(float(logprob[t]) for t in unmasked) / len(unmasked)
    mean_a = math.fsum(float(adv[t]) for t in unmasked) / len(unmasked)
    return {t: (float(logprob[t]) - mean_l) * (float(adv[t]) - mean_a) for t in unmasked}


@pytest.mark.parametrize("seed", range(4))
def test_covariance_surrogates(seed: int) -> None:
    generator = torch.Generator().manual_seed(seed)
    logprob, log_ratio, adv, noise = torch.randn(4, 40, generator=generator).double().unbind()
    mask = torch.rand(40, generator=generator) > 0.3
    layout = loss.Layout.packed(mask, torch.zeros(40, dtype=torch.int64), 1)
    cov = covariances(logprob, adv, mask)
    number = max(1, math.floor(0.15 * len(cov)))
    noise = noise.sigmoid()
    ratio = log_ratio.exp()
    plain = loss.ppo_clip(ratio, adv)
    inside = [
        t
        for t in cov
        if 0.1 < cov[t] < 2.0 and not (ratio[t] > 1.2 if adv[t] >= 0 else ratio[t] < 0.8)
    ]
    taken = sorted(inside, key=lambda t: float(noise[t]))[:number]
    expected = plain.clone()
    expected[taken] = 0.0
    value = loss.clip_cov(ratio, logprob, adv, layout, noise, share=0.15, cov_low=0.1, cov_high=2.0)
    close(value[mask], expected[mask], rtol=1e-12)
    top = sorted(cov, key=lambda t: -cov[t])[:number]
    expected = -adv * ratio
    expected[top] += 0.5 * log_ratio[top].abs()
    value = loss.kl_cov(log_ratio, logprob, adv, layout, share=0.15, coefficient=0.5)
    close(value[mask], expected[mask], rtol=1e-12)


@pytest.mark.parametrize("clip", [None, 0.3])
@pytest.mark.parametrize("factor", [0.5, 1.0])
def test_value_loss(clip: float | None, factor: float) -> None:
    generator = torch.Generator().manual_seed(0)
    values, old, returns = torch.randn(3, 50, generator=generator).double().unbind()
    values.requires_grad_()

    def by_loop(x: Any) -> float:
        total = 0.0
        for v, o, r in zip(x, old.tolist(), returns.tolist(), strict=True):
            held = v if clip is None else min(max(v, o - clip), o + clip)
            total += factor * max((v - r) ** 2, (held - r) ** 2)
        return total

    value = loss.clipped_value_loss(values, old, returns, clip, factor)
    close(value.sum(), by_loop(values.tolist()), rtol=1e-12)
    (slope,) = torch.autograd.grad(value.sum(), values)
    close(slope, loss_oracle.gradient(by_loop, values.detach().numpy()), rtol=1e-6, atol=1e-8)


def gae_by_loop(
    rewards: list[float], values: list[float], mask: list[bool], gamma: float, lambd: float
) -> list[float]:
    result, following, advantage = [0.0] * len(rewards), 0.0, 0.0
    for t in reversed(range(len(rewards))):
        if mask[t]:
            delta = rewards[t] + gamma * following - values[t]
            advantage = delta + gamma * lambd * advantage
            following, result[t] = values[t], advantage
    return result


@pytest.mark.parametrize("length", [0, 1, 5, 127, 128, 129, 700])
@pytest.mark.parametrize(("gamma", "lambd"), [(1.0, 0.95), (0.9, 1.0), (0.99, 0.0), (1.0, 1.0)])
def test_gae_against_a_loop(length: int, gamma: float, lambd: float) -> None:
    generator = torch.Generator().manual_seed(length)
    rewards, values = torch.randn(2, 3, length, generator=generator).double().unbind()
    mask = torch.rand(3, length, generator=generator) > 0.3
    junk = torch.where(mask, 0.0, math.nan)
    advantages, returns = loss.gae(rewards + junk, values + junk, mask, gamma=gamma, lambd=lambd)
    for row in range(3):
        arguments = (rewards[row].tolist(), values[row].tolist(), mask[row].tolist())
        expected = gae_by_loop(*arguments, gamma, lambd)
        close(advantages[row], expected, rtol=1e-10, atol=1e-10)
    close(returns, torch.where(mask, advantages + values, 0.0), rtol=1e-10)
    zeros = torch.zeros_like(values)
    total = loss.discounted_returns(rewards, mask, gamma=gamma)
    close(total, loss.gae(rewards, zeros, mask, gamma=gamma, lambd=1.0)[0], rtol=1e-9, atol=1e-9)


def test_gae_is_compiled_without_a_loop_over_time() -> None:
    function = torch.compile(loss.gae, fullgraph=True, dynamic=True, backend="aot_eager")
    torch._dynamo.utils.counters.clear()
    for length in (5, 130, 300, 1000):
        rewards, values = torch.randn(2, 4, length).double().unbind()
        mask = torch.rand(4, length) > 0.2
        actual = function(rewards, values, mask, gamma=0.99)
        expected = loss.gae(rewards, values, mask, gamma=0.99)
        torch.testing.assert_close(actual, expected)
    assert torch._dynamo.utils.counters["stats"]["unique_graphs"] == 1


def test_whitened_advantages_are_compiled() -> None:
    function = torch.compile(loss.reinforce_plus_plus, fullgraph=True, backend="aot_eager")
    rewards, mask = torch.randn(3, 20), torch.rand(3, 20) > 0.3
    torch.testing.assert_close(function(rewards, mask), loss.reinforce_plus_plus(rewards, mask))


@pytest.mark.parametrize("method", ["grpo", "dr-grpo", "rloo"])
@pytest.mark.parametrize("ddof", [0, 1])
def test_group_advantages(method: str, ddof: int) -> None:
    rewards = torch.tensor([1.0, 0.0, 3.0, 5.0, 2.0, 7.0, 7.0, 7.0], dtype=torch.float64)
    ids = torch.tensor([2, 0, 2, 0, 2, 1, 4, 4])
    actual = loss.group_advantages(rewards, method, group_ids=ids, num_groups=5, ddof=ddof)
    for i in range(8):
        group = [float(rewards[j]) for j in range(8) if ids[j] == ids[i]]
        mean, n = sum(group) / len(group), len(group)
        deviation = float(rewards[i]) - mean
        if method == "rloo" and n > 1:
            deviation *= n / (n - 1)
        if method == "grpo" and n > 1:
            squares = sum((r - mean) ** 2 for r in group)
            deviation /= math.sqrt(squares / (n - ddof)) + 1e-6
        close(actual[i], deviation, rtol=1e-12, atol=1e-15)
    square = rewards.reshape(2, 4)
    flat_ids = torch.arange(8) // 4
    flat = loss.group_advantages(rewards, method, group_ids=flat_ids, num_groups=2, ddof=ddof)
    close(loss.group_advantages(square, method, ddof=ddof), flat.reshape(2, 4), rtol=1e-12)


def test_equal_rewards_have_no_advantage_and_groups_of_one_neither() -> None:
    rewards = torch.full((3, 7), 0.1)
    for method in ("grpo", "dr-grpo", "rloo"):
        assert loss.group_advantages(rewards, method).abs().max() == 0.0
        assert loss.group_advantages(torch.rand(4, 1), method).abs().max() == 0.0


def test_close_rewards_keep_their_digits() -> None:
    base = 1000.0 + torch.arange(4) * 2.0**-12
    advantages = loss.group_advantages(base[None].float(), eps=0.0)
    x = np.arange(4)
    close(advantages[0], (x - x.mean()) / x.std(ddof=1), rtol=1e-6)


def test_gpg_alpha() -> None:
    advantages = torch.tensor([[0.0, 0.0], [1.0, -1.0], [0.0, 0.0], [2.0, -2.0]])
    assert float(loss.gpg_alpha(advantages)) == 2.0
    assert float(loss.gpg_alpha(torch.zeros(3, 2))) == 1.0
    close(loss.gpg(torch.tensor(-2.0), torch.tensor(3.0), 2.0), 12.0)


def test_whitening_and_reinforce_plus_plus() -> None:
    generator = torch.Generator().manual_seed(0)
    values = 100.0 + torch.randn(4, 9, generator=generator).double()
    mask = torch.rand(4, 9, generator=generator) > 0.4
    x = values[mask].numpy()
    expected = torch.zeros_like(values)
    expected[mask] = torch.from_numpy((x - x.mean()) / np.sqrt(x.var(ddof=1) + 1e-8))
    close(loss.whiten(values, mask), expected, rtol=1e-9, atol=1e-12)
    close(
        loss.whiten(values, mask, shift_mean=False),
        torch.where(mask, expected + x.mean(), 0.0),
        rtol=1e-9,
    )
    returns = loss.discounted_returns(values, mask, gamma=0.9)
    close(loss.reinforce_plus_plus(values, mask, gamma=0.9), loss.whiten(returns, mask), rtol=1e-9)
    rewards = torch.randn(2, 2, generator=generator).double()
    centred = (rewards - rewards.mean(1, keepdim=True)).reshape(4, 1).expand(4, 9)
    close(loss.reinforce_plus_plus_baseline(rewards, mask), loss.whiten(centred, mask), rtol=1e-9)
    assert loss.whiten(values, torch.zeros_like(mask)).abs().max() == 0.0


def test_entropy_bonus_needs_a_gradient() -> None:
    entropy = torch.ones(3)
    assert loss.entropy_bonus(entropy, 0).tolist() == [0.0, 0.0, 0.0]
    with pytest.raises(loss.EntropyGradError, match="with_entropy_grad=True"):
        loss.entropy_bonus(entropy, 0.1)
    with pytest.raises(loss.EntropyGradError, match=r"torch\.no_grad"):
        loss.entropy_bonus(entropy, torch.tensor(0.0))
    with torch.no_grad():
        close(loss.entropy_bonus(entropy, 0.5), [-0.5] * 3)
    close(loss.entropy_bonus(entropy.requires_grad_(), 0.5), [-0.5] * 3)


@pytest.mark.parametrize(
    ("call", "valid"),
    [
        (lambda x, y: loss.kl_estimate(x, x, "k9"), "'k3-clamped'"),
        (lambda x, y: loss.policy_ratio(x, x, y, "word"), "'sequence-token'"),
        (lambda x, y: loss.aggregate(x, y, "mean"), "'seq-mean-constant-norm'"),
        (lambda x, y: loss.importance_weight(x, y, "word"), "'geometric'"),
        (lambda x, y: loss.rejection_mask(x, y, (None, 1.0), "k9"), "'k2'"),
        (lambda x, y: loss.rejection_mask(x, y, (None, 1.0), "k1", "median"), "'max'"),
        (lambda x, y: loss.dppo_mask(x, x, x, "js"), "'tv'"),
        (lambda x, y: loss.group_advantages(x, "ppo"), "'rloo'"),
    ],
)
def test_unknown_names_list_the_valid_ones(call: Any, valid: str) -> None:
    with pytest.raises(ValueError, match=valid):
        call(torch.zeros(1, 2), one_row(1, 2))


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: loss.Layout.padded(torch.ones(3)), "cu_seqlens"),
        (lambda: loss.Layout.packed(torch.ones(2, 3), torch.zeros(6), 1), r"\[2, 3\]"),
        (lambda: loss.Layout.packed(torch.ones(3), torch.zeros(4), 1), "4 entries for 3"),
        (lambda: loss.Layout.from_cu_seqlens(torch.ones(3), torch.ones(2)), "integer offsets"),
        (lambda: loss.aggregate(torch.ones(3), one_row(3, 3)), r"\[3\].*\[3, 3\]"),
        (lambda: loss.aggregate(torch.ones(1, 2), one_row(1, 2), "seq-mean-constant-norm"), "long"),
        (lambda: loss.gae(torch.ones(3), torch.ones(3)), r"\[3\]"),
        (lambda: loss.whiten(torch.ones(3), torch.ones(2)), "one shape"),
        (lambda: loss.group_advantages(torch.ones(3), group_ids=torch.ones(3)), "num_groups"),
        (lambda: loss.Metrics.merge([]), "at least one"),
    ],
)
def test_what_does_not_fit_is_named(call: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        call()


def test_a_sequence_that_is_not_there_is_an_error() -> None:
    for ids in ([0, 2], [-1, 0]):
        layout = loss.Layout.packed(torch.ones(2), torch.tensor(ids), 2)
        with pytest.raises((IndexError, RuntimeError), match="out of"):
            loss.aggregate(torch.ones(2), layout, "seq-mean-token-mean")
