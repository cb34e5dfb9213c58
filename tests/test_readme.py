"""The README's example runs, and its links lead somewhere."""

import re
from pathlib import Path
from typing import Any

import pytest
import torch

ROOT = Path(__file__).parents[1]
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "docs/op.md",
    "docs/sharding.md",
    "docs/loss.md",
    "docs/bench.md",
    "docs/train.md",
]


def example(number: int) -> str:
    """Read a code block of the README."""
    text = (ROOT / "README.md").read_text("utf-8")
    found: list[str] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return found[number]


def test_loss_example() -> None:
    shape = (2, 3)
    names: dict[str, Any] = {
        "logits": torch.randn(*shape, 20, requires_grad=True),
        "target": torch.arange(6).view(shape),
        "advantages": torch.ones(shape),
        "mask": torch.ones(shape, dtype=torch.bool),
        "old_logprob": torch.full(shape, -3.0),
    }
    exec(example(1), names)
    assert names["out"].loss.isfinite()
    assert names["logits"].grad.abs().sum() > 0


def test_example() -> None:
    names: dict[str, Any] = {}
    exec(example(0), names)
    hidden, head = torch.randn(5, 8, requires_grad=True), torch.randn(100, 8, requires_grad=True)
    token, advantage = torch.randint(100, (5,)), torch.randn(5)
    loss = names["loss"](hidden, head, token, advantage)
    loss.backward()

    logprobs = (hidden @ head.T / 0.8).log_softmax(-1)
    entropy = -(logprobs.exp() * logprobs).sum(-1)
    right = -(advantage * logprobs[torch.arange(5), token] + 0.01 * entropy).mean()
    torch.testing.assert_close(loss, right)
    torch.testing.assert_close(hidden.grad, torch.autograd.grad(right, hidden)[0])


@pytest.mark.parametrize("page", PAGES)
def test_links(page: str) -> None:
    for link in re.findall(r"\]\(([^):#]+)\)", (ROOT / page).read_text("utf-8")):
        assert (ROOT / page).parent.joinpath(link).exists(), link
