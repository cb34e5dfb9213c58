"""The page on the loss: its code runs, and gives what the framework's own formula gives."""

import dataclasses
import re
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest
import torch

from logpile.loss import PRESETS, Metrics, PolicyLoss, PolicyLossConfig

PAGE = (Path(__file__).parent.parent / "docs" / "loss.md").read_text()
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Run the page's code eagerly, on a small batch."""
    monkeypatch.setattr(torch, "compile", lambda step, **_: step)
    torch.manual_seed(0)
    data: dict[str, Any] = {
        "torch": torch,
        "logits": torch.randn(6, 11, requires_grad=True),
        "target": torch.randint(11, (6,)),
        "advantages": torch.randn(2),
        "mask": torch.tensor([1, 1, 0, 1, 1, 1]),
        "seq_ids": torch.tensor([0, 0, 0, 1, 1, 1]),
        "num_seqs": 2,
        "old_logprob": -torch.rand(6) - 1.0,
        "rollout_logprob": -torch.rand(6) - 1.0,
        "dp_group": None,
        "dp_size": 1,
    }
    for block in BLOCKS:
        exec(block, data)
    return data


def clipped(ratio: torch.Tensor, advantages: torch.Tensor) -> torch.Tensor:
    return torch.maximum(-ratio * advantages, -ratio.clamp(0.8, 1.28) * advantages)


def test_the_slime_call(names: dict[str, Any]) -> None:
    args = Namespace(
        advantage_estimator="grpo",
        eps_clip=0.2,
        eps_clip_high=0.28,
        eps_clip_c=None,
        entropy_coef=0.01,
        use_kl_loss=True,
        kl_loss_coef=0.1,
        kl_loss_type="k2",
        use_unbiased_kl=False,
        use_tis=True,
        tis_clip_low=0.5,
        tis_clip=2.0,
        use_opsm=False,
        opsm_delta=1e-4,
        rollout_temperature=0.7,
        calculate_per_token_loss=False,
    )
    batch: dict[str, Any] = {"response_lengths": [2, 4]}
    for name in ("advantages", "log_probs", "ref_log_probs", "rollout_log_probs"):
        batch[name] = [-torch.rand(n) - 1.0 for n in batch["response_lengths"]]
    batch["loss_masks"] = [torch.tensor([1, 1]), torch.tensor([1, 0, 1, 1])]
    loss_fn = names["make_policy_loss"](args)
    logits, target = names["logits"], names["target"]
    loss, metrics = names["policy_loss_function"](loss_fn, batch, logits, target, 9, 8)
    flat = {name: torch.cat(values) for name, values in batch.items() if name[0] != "r"}
    flat |= {name: torch.cat(batch[name]) for name in ("ref_log_probs", "rollout_log_probs")}
    logp = (logits / 0.7).log_softmax(-1)
    logprob = logp.gather(1, target[:, None])[:, 0]
    terms = clipped((logprob - flat["log_probs"]).exp(), flat["advantages"])
    terms = terms * (flat["log_probs"] - flat["rollout_log_probs"]).exp().clamp(0.5, 2.0)
    terms = terms + 0.1 * (logprob - flat["ref_log_probs"]).square() / 2
    terms = terms + 0.01 * (logp.exp() * logp).sum(-1)
    expected = terms[:2].mean() + terms[[2, 4, 5]].mean()
    torch.testing.assert_close(loss, expected / 8)
    slopes = (torch.autograd.grad(x, logits)[0] for x in (loss, expected / 8))
    torch.testing.assert_close(*slopes)
    assert isinstance(metrics, Metrics)


def test_the_verl_call(names: dict[str, Any]) -> None:
    actor = Namespace(
        clip_ratio_low=0.2,
        clip_ratio_high=0.28,
        clip_ratio_c=3.0,
        entropy_coeff=0.0,
        use_kl_loss=True,
        kl_loss_coef=0.1,
        loss_agg_mode="token-mean",
    )
    logits = torch.randn(2, 3, 11, requires_grad=True)
    data: dict[str, Any] = {"responses": torch.randint(11, (2, 3)), "temperature": 0.7}
    for name in ("advantages", "old_log_probs", "ref_log_prob"):
        data[name] = -torch.rand(2, 3) - 1.0
    data["rollout_is_weights"] = torch.rand(2, 3)
    data["response_mask"] = torch.tensor([[1, 1, 0], [1, 1, 1]])
    data |= {"batch_num_tokens": 10, "global_batch_size": 4, "dp_size": 2}
    loss, _ = names["ppo_loss"](names["make_actor_loss"](actor), logits, data)
    logprob = (logits / 0.7).log_softmax(-1).gather(2, data["responses"][..., None])[..., 0]
    terms = clipped((logprob - data["old_log_probs"]).exp(), data["advantages"])
    terms = torch.minimum(terms, -3.0 * data["advantages"]) * data["rollout_is_weights"]
    d = data["ref_log_prob"] - logprob
    terms = terms + 0.1 * (d.exp() - 1 - d).clamp(-10, 10)
    torch.testing.assert_close(loss, (terms * data["response_mask"]).sum() / 10 * 2)


def test_options_on_the_page_exist() -> None:
    here = [line.split("|")[2] for line in PAGE.splitlines() if line.startswith("| ")]
    options = set(re.findall(r"`(\w+)=", " ".join(here)))
    fields = {field.name for field in dataclasses.fields(PolicyLossConfig)}
    assert options <= fields | {"total_seqs"}, options - fields
    quoted = set(re.findall(r'preset\("(\w+)"', PAGE))
    assert quoted <= set(PRESETS)
    assert PolicyLoss.__name__ in PAGE
