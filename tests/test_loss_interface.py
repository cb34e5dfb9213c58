"""The doors: configurations, what calls refuse, layouts told apart, metrics that merge."""

import dataclasses
import math
from typing import Any

import pytest
import torch
from torch import Tensor

from logpile import loss
from logpile.loss import EntropyGradError, Metrics, PolicyLoss, PolicyLossConfig

T, N = 6, 3


def arguments(**changes: Any) -> dict[str, Any]:
    given: dict[str, Any] = {
        "advantages": torch.ones(T),
        "mask": torch.ones(T, dtype=torch.bool),
        "seq_ids": torch.arange(T) % N,
        "num_seqs": N,
    }
    return {name: value for name, value in (given | changes).items() if value is not None}


def run(config: PolicyLossConfig | None = None, **changes: Any) -> loss.PolicyLossOutput:
    module = PolicyLoss(config or PolicyLossConfig(), compile=False)
    logprob = changes.pop("logprob", -torch.ones(T))
    return module.from_logprobs(logprob, changes.pop("entropy", None), **arguments(**changes))


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("surrogate", "pppo", "'clip-cov'"),
        ("ratio_level", "word", "'sequence-token'"),
        ("advantage", "ppo", r"'reinforce\+\+-baseline'"),
        ("kl_estimator", "k4", "'k3-clamped'"),
        ("kl_place", "here", "'reward'"),
        ("kl_logprob", "some", "'kept'"),
        ("importance", "word", "'geometric'"),
        ("masks", ("icepop", "pop"), "'high-entropy'"),
        ("rejection_estimator", "k4", "'k2'"),
        ("rejection_reduction", "median", "'max'"),
        ("aggregation", "mean", "'seq-mean-token-mean'"),
        ("aux_aggregation", "mean", "'seq-mean-token-mean'"),
        ("aggregation", "seq-mean-constant-norm", "constant_norm"),
        ("clip_low", -0.1, "at least 0"),
        ("clip_high", math.nan, "nan"),
        ("dual_clip", 0.5, "above 1"),
        ("temperature", 0.0, "positive"),
        ("entropy_coef", math.inf, "finite"),
        ("kl_coef", True, "True"),
        ("high_entropy_share", 1.5, "share"),
        ("importance_bounds", (2.0, 1.0), "low ≤ high"),
    ],
)
def test_configurations_refuse(field: str, value: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        dataclasses.replace(PolicyLossConfig(), **{field: value})


def test_levels_that_a_surrogate_does_not_have() -> None:
    with pytest.raises(ValueError, match="'gmpo' has no ratio of level 'sequence'"):
        PolicyLossConfig(surrogate="gmpo", ratio_level="sequence")


def test_presets_take_changes_and_list_their_names() -> None:
    config = PolicyLossConfig.preset("dapo", entropy_coef=0.001)
    assert (config.clip_low, config.clip_high, config.entropy_coef) == (0.2, 0.28, 0.001)
    with pytest.raises(ValueError, match="'dr_grpo'"):
        PolicyLossConfig.preset("drgrpo")
    with pytest.raises(ValueError, match="constant_norm"):
        PolicyLossConfig.preset("dr_grpo")


def test_a_configuration_prints_itself_whole() -> None:
    config = PolicyLossConfig.preset("gspo")
    text = repr(config)
    assert "formula version 1" in text
    assert all(f"{field.name}=" in text for field in dataclasses.fields(config))
    assert eval(text) == config
    assert config.to_dict()["formula_version"] == 1
    assert hash(config) == hash(PolicyLossConfig.preset("gspo"))
    with pytest.raises(dataclasses.FrozenInstanceError):
        config.clip_low = 0.5  # type: ignore[misc] # which is the point


def test_defaults_are_those_of_the_formula_version() -> None:
    # A change here is a changed experiment: raise FORMULA_VERSION with it.
    assert PolicyLossConfig.FORMULA_VERSION == 1
    config = PolicyLossConfig()
    assert (config.clip_low, config.clip_high, config.aggregation) == (0.2, 0.2, "token-mean")
    assert (config.kl_estimator, config.importance_bounds) == ("k3", (None, 2.0))
    assert config.count_masked_seqs


def test_a_configuration_estimates_its_advantages() -> None:
    rewards = torch.tensor([[1.0, 0.0, 2.0]])
    for name, method in (("grpo", "grpo"), ("dr_grpo", "dr-grpo"), ("rloo", "rloo")):
        config = PolicyLossConfig.preset(name, constant_norm=1.0)
        expected = loss.group_advantages(rewards, method)
        assert torch.equal(config.advantages(rewards), expected)  # type: ignore[arg-type]
    both = PolicyLossConfig.preset("ppo").advantages(rewards, rewards)
    assert isinstance(both, tuple)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"mask": torch.ones(T - 1)}, r"mask.*\[5\].*\[6\]"),
        ({"mask": torch.full((T,), 0.5)}, "weights="),
        ({"old_logprob": torch.ones(1)}, r"old_logprob.*\[1\]"),
        ({"weights": torch.ones(T, 1)}, r"weights.*\[6, 1\]"),
        ({"advantages": torch.ones(1)}, r"\[1\].*\[3\]"),
        ({"advantages": torch.ones(T, T)}, r"\[6, 6\]"),
        ({"advantages": torch.ones(N), "advantages_per": "token"}, "'token'"),
        ({"advantages": torch.ones(T), "advantages_per": "word"}, "'sequence'"),
        ({"seq_ids": None, "num_seqs": None}, "cu_seqlens"),
        ({"seq_ids": None}, "num_seqs needs seq_ids"),
        ({"num_seqs": None}, "seq_ids needs num_seqs"),
        ({"num_seqs": -1}, "at least 0"),
        ({"seq_ids": torch.arange(T).float()}, "integers"),
        ({"cu_seqlens": torch.tensor([0, T])}, "one of them"),
        ({"entropy": torch.ones(1)}, r"entropy has shape \[1\]"),
        ({"kl_coef": 0.1}, "ref_logprob is missing"),
        ({"loss_scale": math.nan}, "loss_scale"),
    ],
)
def test_calls_refuse(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        run(**changes)


def test_calls_refuse_arguments_that_are_not_known_or_missing() -> None:
    with pytest.raises(TypeError, match=r"'old_log_prob'.*old_logprob"):
        run(old_log_prob=torch.ones(T))
    with pytest.raises(TypeError, match="needs mask="):
        run(mask=None)


def test_calls_refuse_what_the_configuration_misses() -> None:
    with pytest.raises(ValueError, match="needs rollout_logprob"):
        run(PolicyLossConfig(importance="token", masks=("icepop",)))
    with pytest.raises(ValueError, match="is_weight"):
        run(PolicyLossConfig(importance="token"), is_weight=torch.ones(T))
    with pytest.raises(ValueError, match="needs the entropy"):
        run(PolicyLossConfig(masks=("high-entropy",)))
    with pytest.raises(TypeError, match="preset"):
        PolicyLoss("grpo")  # type: ignore[arg-type] # which is the point
    with pytest.raises(TypeError, match="ProcessGroup"):
        PolicyLoss(PolicyLossConfig(), cp_group=3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"\[6, 9\].*\[5\]"):
        PolicyLoss(PolicyLossConfig(), compile=False)(
            torch.ones(T, 9), torch.ones(T - 1, dtype=torch.int64), **arguments()
        )


def test_advantages_are_told_apart() -> None:
    one_each: dict[str, Any] = {
        "seq_ids": torch.arange(T),
        "num_seqs": T,
        "advantages": torch.arange(T) * 1.0,
    }
    with pytest.raises(ValueError, match="advantages_per"):
        run(**one_each)
    shuffled = one_each | {"seq_ids": torch.arange(T).flip(0)}
    config = PolicyLossConfig(surrogate="reinforce", aggregation="token-sum")
    logprob = -torch.ones(T).requires_grad_()
    for per, expected in (("token", torch.arange(T)), ("sequence", torch.arange(T).flip(0))):
        out = run(config, logprob=logprob, advantages_per=per, **shuffled)
        (slope,) = torch.autograd.grad(out.loss, logprob)
        assert torch.equal(slope, -expected.float())
    for shape in ((N,), (N, 1)):
        out = run(config, logprob=logprob, advantages=torch.arange(N).float().reshape(shape))
        assert torch.equal(
            torch.autograd.grad(out.loss, logprob)[0], -(torch.arange(T) % N).float()
        )


def test_one_token_of_one_sequence_is_not_ambiguous() -> None:
    one: dict[str, Any] = {
        "mask": torch.ones(1),
        "seq_ids": torch.zeros(1, dtype=torch.int64),
        "num_seqs": 1,
    }
    run(logprob=-torch.ones(1), advantages=torch.ones(1), **one)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_the_loss_has_the_dtype_of_the_log_prob(dtype: torch.dtype) -> None:
    config = PolicyLossConfig(entropy_coef=0.1, aggregation="seq-mean-token-mean")
    for number in (0.1, torch.tensor(0.1), torch.tensor(0.1, dtype=torch.float64)):
        out = run(
            config,
            logprob=-torch.ones(T, dtype=dtype),
            entropy=torch.ones(T, dtype=dtype, requires_grad=True),
            advantages=torch.zeros(T, dtype=torch.float64),
            total_seqs=number,
            loss_scale=number,
            seq_tokens=torch.ones(N, dtype=torch.float64),
        )
        assert out.loss.dtype == dtype
        assert out.loss.item() == pytest.approx(-0.6, rel=1e-6)


def test_padded_advantages() -> None:
    module = PolicyLoss(PolicyLossConfig(surrogate="reinforce"), compile=False)
    square = -torch.ones(3, 3)

    def value(advantages: Tensor, logprob: Tensor = square) -> float:
        out = module.from_logprobs(
            logprob, None, advantages=advantages, mask=torch.ones_like(logprob)
        )
        return float(out.loss)

    per_sequence = torch.tensor([1.0, 2.0, 3.0])  # of a square batch: never one a column
    assert value(per_sequence) == value(per_sequence[:, None]) == pytest.approx(2.0)
    assert value(per_sequence[:, None].expand(3, 3)) == pytest.approx(2.0)
    assert value(torch.ones(3, 1), square[:, :1]) == pytest.approx(1.0)
    for shape in ((1, 3), (4,), (1,), (3, 3, 1)):
        with pytest.raises(ValueError, match="advantages have shape"):
            value(torch.ones(shape))


def test_a_bonus_without_a_gradient_is_an_error() -> None:
    config = PolicyLossConfig(entropy_coef=0.1)
    logprob = -torch.ones(T).requires_grad_()
    for entropy in (None, torch.ones(T)):
        with pytest.raises(EntropyGradError):
            run(config, logprob=logprob, entropy=entropy)
    with pytest.raises(EntropyGradError):
        run(logprob=logprob, entropy=torch.ones(T), entropy_coef=torch.tensor(0.0))
    run(config, logprob=logprob, entropy=torch.ones(T), entropy_coef=0)
    with torch.no_grad():
        run(config, logprob=logprob, entropy=torch.ones(T))
    out = run(config, logprob=logprob, entropy=torch.ones(T, requires_grad=True))
    assert out.loss.requires_grad


def test_a_bonus_from_logits_has_its_gradient() -> None:
    logits = torch.randn(T, 9, requires_grad=True)
    slopes = []
    for coefficient in (0.0, 0.5):
        module = PolicyLoss(PolicyLossConfig(entropy_coef=coefficient), compile=False)
        target = torch.zeros(T, dtype=torch.int64)
        out = module(logits, target, **arguments(advantages=torch.zeros(T)))
        slopes.append(torch.autograd.grad(out.loss, logits)[0])
    assert slopes[0].abs().max() == 0
    p = logits.detach().softmax(-1)
    entropy = -(p * p.log()).sum(-1, keepdim=True)
    torch.testing.assert_close(slopes[1], 0.5 * p * (p.log() + entropy) / T)


def test_rows_under_the_mask_are_ignored_rows_of_the_op() -> None:
    logits = torch.randn(T, 9)
    logits[1] = math.nan
    logits.requires_grad_()
    target = torch.full((T,), 10**6)
    target[0] = 2
    mask = torch.tensor([1, 0, 0, 0, 0, 0])
    module = PolicyLoss(PolicyLossConfig.preset("gspo", entropy_coef=0.1), compile=False)
    out = module(logits, target, **arguments(mask=mask))
    (slope,) = torch.autograd.grad(out.loss, logits)
    assert bool(torch.isfinite(out.loss))
    assert slope[0].abs().max() > 0
    assert slope[1:].abs().max() == 0


def test_metrics_have_fixed_keys_and_no_graph() -> None:
    logprob = -torch.ones(T).requires_grad_()
    few = run(logprob=logprob)
    many = run(
        logprob=logprob,
        entropy=torch.ones(T),
        ref_logprob=-torch.ones(T),
        rollout_logprob=-torch.ones(T),
        old_logprob=-torch.ones(T),
        weights=torch.ones(T),
    )
    assert list(few.metrics) == list(many.metrics)
    assert few.metrics.kinds == many.metrics.kinds
    assert not any(value.requires_grad for value in many.metrics.values())
    assert not any(x is not None and x.requires_grad for x in many.tokens)
    assert math.isnan(few.metrics["entropy"])
    assert float(many.metrics["entropy"]) == 1.0
    with pytest.raises(KeyError, match="policy_loss"):
        few.metrics["pg_loss"]


def test_metrics_of_parts_merge_into_those_of_the_whole() -> None:
    generator = torch.Generator().manual_seed(0)
    rows = torch.randn(5, 30, generator=generator).double()
    config = PolicyLossConfig(importance="token", masks=("icepop",), dual_clip=2.0)
    mask = rows[4] > -0.5

    def part(where: slice) -> Metrics:
        count = mask[where].numel()
        return (
            PolicyLoss(config, compile=False)
            .from_logprobs(
                rows[0, where],
                rows[1, where],
                advantages=rows[2, where],
                advantages_per="token",
                mask=mask[where],
                old_logprob=rows[3, where],
                rollout_logprob=rows[1, where],
                seq_ids=torch.zeros(count, dtype=torch.int64),
                num_seqs=1,
                total_tokens=mask.sum(),
            )
            .metrics
        )

    whole = part(slice(None))
    merged = Metrics.merge([part(slice(0, 7)), part(slice(7, 7)), part(slice(7, 30))])
    for name in whole:
        torch.testing.assert_close(
            merged[name], whole[name], rtol=1e-12, atol=1e-12, equal_nan=True
        )
    assert torch.equal(whole.reduce(None).parts, whole.parts)
    with pytest.raises(ValueError, match="do not merge"):
        Metrics.merge([whole, Metrics({"loss": "mean"}, torch.ones(1, 2))])


def test_metrics_say_what_happened() -> None:
    ratio = torch.tensor([0.5, 0.9, 1.0, 1.3, 2.0, 5.0])
    advantages = torch.tensor([-1.0, 1.0, 1.0, 1.0, 1.0, -1.0])
    rho = torch.tensor([0.25, 1.0, 1.0, 1.0, 4.0, 8.0])
    config = PolicyLossConfig(
        dual_clip=3.0, importance="token", importance_bounds=(None, 2.0), masks=("icepop",)
    )
    out = run(
        config,
        logprob=-1.0 + ratio.log(),
        old_logprob=-torch.ones(T),
        rollout_logprob=-1.0 - rho.log(),
        advantages=advantages,
        advantages_per="token",
    )
    expected = {
        "tokens": 6.0,
        "ratio": float(ratio.mean()),
        "ratio/max": 5.0,
        "clipped/low": 1 / 6,
        "clipped/high": 2 / 6,
        "clipped/dual": 1 / 6,
        "old_kl/k1": float(-ratio.log().mean()),
        "old_kl/k3": float((ratio - 1 - ratio.log()).mean()),
        "weight/raw": float(rho.mean()),
        "weight/raw/max": 8.0,
        "weight/used": float(rho.clamp(max=2.0).mean()),
        "weight/used/max": 2.0,
        "weight/truncated": 2 / 6,
        "rollout/ratio/min": 0.25,
        "kept": 4 / 6,
    }
    for name, value in expected.items():
        assert float(out.metrics[name]) == pytest.approx(value, rel=1e-5), name
    assert out.tokens.weight.tolist() == pytest.approx([0.0, 1.0, 1.0, 1.0, 2.0, 0.0])
