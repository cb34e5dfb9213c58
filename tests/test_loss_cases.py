"""Every recorded right value, eager and compiled."""

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import torch
from torch import Tensor

from logpile import loss

RECORDED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "cases" / "loss.json").read_text()
)
KINDS = sorted({case["kind"] for case in RECORDED})


class Check(NamedTuple):
    """A computation of one case, its differentiable inputs, and what must come out."""

    compute: Callable[..., Tensor]
    inputs: list[Tensor]
    value: Any
    gradient: Any = None  # of the sum of what comes out, with respect to the first input
    rtol: float = 1e-5
    atol: float = 1e-12


def tensor(numbers: Any, dtype: torch.dtype = torch.float32) -> Tensor:
    return torch.tensor(json.loads(json.dumps(numbers).replace('"nan"', "NaN")), dtype=dtype)


def leaf(numbers: Any) -> Tensor:
    return tensor(numbers).requires_grad_()


def aggregation(case: dict[str, Any]) -> list[Check]:
    values, mask = leaf(case["values"]), tensor(case["mask"])
    options: dict[str, Any] = {"mode": case["mode"], "constant_norm": case.get("norm")}
    options["count_masked_seqs"] = case.get("count_masked_sequences", True)
    seq_tokens = case.get("sequence_denominators")
    given = loss.Denominators(seq_tokens=None if seq_tokens is None else tensor(seq_tokens))

    def compute(values: Tensor, mask: Tensor) -> Tensor:
        layout = loss.Layout.padded(mask)
        if "microbatches" not in case:
            return loss.aggregate(values, layout, denominators=given, **options)
        total = loss.Denominators(total_tokens=mask.sum())
        parts = [
            loss.aggregate(values[rows], loss.Layout.padded(mask[rows]), denominators=total)
            for rows in case["microbatches"]
        ]
        return torch.stack(parts).sum()

    gradient = [[0.0, 0.0]] if case["id"] == "aggregate-all-masked" else None
    return [Check(compute, [values, mask], case["expect"], gradient)]


def policy(case: dict[str, Any]) -> list[Check]:
    if "mode" in case:
        return [policy_loss(case)]
    logs = case.get("log_ratio") or [math.log(r) for r in case["ratio"]]
    adv = float(case["advantage"])
    if case.get("surrogate") == "cispo":
        base = case["logprob"]

        def compute(log_ratio: Tensor) -> Tensor:
            logprob = base + log_ratio - log_ratio.detach()
            low, high = case["clip"]
            return loss.cispo(log_ratio.exp(), logprob, torch.full_like(logprob, adv), low, high)
    elif case.get("surrogate") == "sapo":

        def compute(log_ratio: Tensor) -> Tensor:
            taus = case["tau_pos"], case["tau_neg"]
            return loss.sapo(log_ratio.exp(), torch.full_like(log_ratio, adv), *taus)
    else:

        def compute(log_ratio: Tensor) -> Tensor:
            low, high = case["clip"]
            advantages = torch.full_like(log_ratio, adv)
            return loss.ppo_clip(log_ratio.exp(), advantages, low, high, case.get("dual_clip"))

    return [Check(compute, [leaf(logs)], case["expect"], case.get("expect_grad"))]


def policy_loss(case: dict[str, Any]) -> Check:
    low, high = case["clip"]
    config = loss.PolicyLossConfig(clip_low=low, clip_high=high, aggregation=case["mode"])
    module = loss.PolicyLoss(config, compile=False)
    logprob = leaf([case["logprob"]])
    adv = case["advantage"]
    adv = [adv] if isinstance(adv, list) else [[adv] * logprob.shape[1]]
    old = None if case["old_logprob"] is None else tensor([case["old_logprob"]])
    mask = tensor([case["mask"]])

    def compute(logprob: Tensor, advantages: Tensor) -> Tensor:
        out = module.from_logprobs(logprob, None, advantages=advantages, mask=mask, old_logprob=old)
        return out.loss

    gradient = [case["expect_grad"]]
    return Check(compute, [logprob, tensor(adv)], case["expect_loss"], gradient)


def entropy(case: dict[str, Any]) -> list[Check]:
    config = loss.PolicyLossConfig(
        surrogate=case["variant"], entropy_coef=float(case["entropy_coef"])
    )
    module = loss.PolicyLoss(config, compile=False)

    def compute(logits: Tensor, target: Tensor) -> Tensor:
        ones = torch.ones(target.shape)
        result: Tensor = module(logits, target, advantages=ones * case["advantage"], mask=ones).loss
        return result

    inputs = [leaf([case["logits"]]), torch.tensor([case["target"]])]
    gradient = [case["expect_grad"]]  # written with seven decimals
    return [Check(compute, inputs, case["expect_loss"], gradient, atol=5e-8)]


def sequence_ratio(case: dict[str, Any]) -> list[Check]:
    def compute(log_ratio: Tensor, mask: Tensor) -> Tensor:
        layout = loss.Layout.padded(mask)
        ratio = loss.policy_ratio(log_ratio, torch.zeros_like(log_ratio), layout, "sequence")
        return ratio[:, 0]

    return [Check(compute, [leaf(case["log_ratio"]), tensor(case["mask"])], case["expect"])]


def kl(case: dict[str, Any]) -> list[Check]:
    def compute(logprob: Tensor, ref: Tensor) -> Tensor:
        return loss.kl_estimate(logprob, ref, case["estimator"])

    inputs = [leaf(case["logprob"]), tensor(case["ref_logprob"])]
    return [Check(compute, inputs, case["expect"], case["expect_grad"])]


def kl_unbiased(case: dict[str, Any]) -> list[Check]:
    def compute(logprob: Tensor, old: Tensor, ref: Tensor) -> Tensor:
        ratio = (logprob - old).exp()
        return loss.kl_estimate(logprob, ref, case["estimator"], ratio=ratio)

    inputs = [leaf(case["logprob"]), tensor(case["old_logprob"]), tensor(case["ref_logprob"])]
    return [Check(compute, inputs, case["expect"], case["expect_grad"])]


def importance(case: dict[str, Any]) -> list[Check]:
    def compute(log_rho: Tensor) -> Tensor:
        layout = loss.Layout.padded(torch.ones_like(log_rho))
        weight = loss.importance_weight(log_rho, layout, "token")
        if case["method"] == "icepop":
            return torch.where(loss.icepop_mask(log_rho, tuple(case["bounds"])), weight, 0.0)
        return loss.truncate(weight, tuple(case["bounds"]))

    return [Check(compute, [tensor([case["log_rho"]])], [case["expect"]])]


def mask(case: dict[str, Any]) -> list[Check]:
    def compute(logprob: Tensor, old: Tensor, adv: Tensor, mask: Tensor) -> Tensor:
        layout = loss.Layout.padded(mask)
        advantages = adv[:, None].expand_as(logprob)
        return loss.opsm_mask(logprob, old, advantages, layout, case["delta"])[:, 0].float()

    names = ("logprob", "old_logprob", "advantage", "mask")
    return [Check(compute, [tensor(case[name]) for name in names], case["expect"])]


def advantage(case: dict[str, Any]) -> list[Check]:
    if case["method"] == "gae":

        def returns(rewards: Tensor, values: Tensor) -> Tensor:
            both = loss.gae(rewards, values, gamma=case["gamma"], lambd=case["lambd"])
            return torch.stack(both)

        inputs = [tensor(case["rewards"]), tensor(case["values"])]
        return [Check(returns, inputs, [case["expect"], case["expect_returns"]])]

    def compute(rewards: Tensor) -> Tensor:
        options = {name: case[name] for name in ("ddof", "eps") if name in case}
        return loss.group_advantages(rewards, case["method"], **options)

    close = case["method"] == "grpo"  # rewards that fp32 hardly tells apart
    if not close:
        return [Check(compute, [tensor(case["rewards"])], case["expect"])]
    double = tensor(case["rewards"], torch.float64)
    return [
        Check(compute, [tensor(case["rewards"])], case["expect"], rtol=1e-2),
        Check(compute, [double], case["expect"], rtol=1e-9),
    ]


CHECKS: dict[str, Callable[[dict[str, Any]], list[Check]]] = {
    "aggregation": aggregation,
    "policy": policy,
    "entropy": entropy,
    "sequence-ratio": sequence_ratio,
    "kl": kl,
    "kl-unbiased": kl_unbiased,
    "importance": importance,
    "mask": mask,
    "advantage": advantage,
}


def assert_right(checks: list[tuple[str, Check]], results: list[Tensor]) -> None:
    def close(name: str, check: Check, actual: Tensor, expected: Any) -> None:
        torch.testing.assert_close(
            actual.detach().double(),
            torch.tensor(expected, dtype=torch.float64),
            rtol=check.rtol,
            atol=check.atol,
            msg=lambda text: f"{name}: {text}",
        )

    for (name, check), actual in zip(checks, results, strict=True):
        close(name, check, actual, check.value)
    graded = [(name, check) for name, check in checks if check.gradient is not None]
    if graded:
        # Each case has inputs of its own: the sum of all results has the gradients of each.
        total = torch.stack([r.sum() for r in results if r.requires_grad]).sum()
        gradients = torch.autograd.grad(total, [check.inputs[0] for _, check in graded])
        for (name, check), gradient in zip(graded, gradients, strict=True):
            close(f"gradient of {name}", check, gradient, check.gradient)


@pytest.mark.parametrize("case", RECORDED, ids=lambda case: case["id"])
def test_eager(case: dict[str, Any]) -> None:
    checks = [(case["id"], check) for check in CHECKS[case["kind"]](case)]
    assert_right(checks, [check.compute(*check.inputs) for _, check in checks])


@pytest.mark.parametrize("kinds", [["kl", "kl-unbiased"], ["policy"], ["entropy"], ["aggregation"],
                                   ["advantage", "importance", "mask", "sequence-ratio"]],
                         ids="+".join)  # fmt: skip
def test_compiled(kinds: list[str]) -> None:
    cases = [case for case in RECORDED if case["kind"] in kinds]
    checks = [(case["id"], check) for case in cases for check in CHECKS[case["kind"]](case)]

    @torch.compile(fullgraph=True)
    def all_at_once(inputs: list[list[Tensor]]) -> list[Tensor]:
        pairs = zip(checks, inputs, strict=True)
        return [check.compute(*tensors) for (_, check), tensors in pairs]

    assert_right(checks, all_at_once([check.inputs for _, check in checks]))


def test_every_kind_is_compiled_somewhere() -> None:
    assert set(KINDS) == set(CHECKS)
