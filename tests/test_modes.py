"""Eager modes of torch around the op; tests/test_compile.py has those of compiled code."""

import copy
import io

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

from logpile.ops import logprob_entropy
from tests.oracle import Options
from tests.ways import outputs, random_upstream, run


@pytest.fixture
def logits() -> Tensor:
    return (torch.randn(5, 70, generator=torch.Generator().manual_seed(0)) * 3.0).bfloat16()


@pytest.fixture
def target() -> Tensor:
    return torch.tensor([0, 69, -100, 3, 3])


class Scorer(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.head = nn.Linear(16, 70)
        self.register_buffer("temperature", torch.tensor(0.8))
        self.temperature: Tensor

    def forward(self, hidden: Tensor, target: Tensor) -> Tensor:
        out = logprob_entropy(self.head(hidden), target, temperature=self.temperature)
        assert out.entropy is not None
        return (out.logprob - 0.1 * out.entropy + 1e-3 * out.logsumexp.square()).sum()


def test_no_grad(logits: Tensor, target: Tensor) -> None:
    with torch.no_grad():
        results = outputs(logits.requires_grad_(), target, Options())
    assert not any(result.requires_grad for result in results)


def test_inference_mode(logits: Tensor, target: Tensor) -> None:
    right = outputs(logits, target, Options())
    with torch.inference_mode():
        inside = outputs(logits, target, Options())
        made_inside = logits.clone(), target.clone()
    assert all(map(torch.equal, inside, right))
    assert all(map(torch.equal, outputs(*made_inside, Options()), right))


def test_inference_tensors_beside_logits_that_train(logits: Tensor, target: Tensor) -> None:
    temperature = torch.rand(5) + 0.5
    right = run(logits, target, Options(temperature=temperature))
    with torch.inference_mode():
        target, temperature = target.clone(), temperature.clone()
    got = run(logits, target, Options(temperature=temperature))
    assert all(map(torch.equal, got[:4], right[:4]))


def test_inference_logits_that_require_grad_raise(target: Tensor) -> None:
    with torch.inference_mode():
        logits = torch.zeros(5, 70, requires_grad=True)
    with pytest.raises(RuntimeError, match="Inference tensors cannot be saved for backward"):
        logprob_entropy(logits, target)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_autocast_changes_nothing(logits: Tensor, target: Tensor, dtype: torch.dtype) -> None:
    for z in (logits, logits.float()):
        right = run(z, target, Options(temperature=0.7, softcap=30.0))
        with torch.autocast("cpu", dtype):
            got = run(z, target, Options(temperature=0.7, softcap=30.0))
        assert all(map(torch.equal, got[:4], right[:4]))
        assert got.logprob.dtype == torch.float32


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_checkpoint(logits: Tensor, target: Tensor, use_reentrant: bool) -> None:
    right = run(logits, target)
    logits.requires_grad_()
    results = checkpoint(outputs, logits, target, Options(), use_reentrant=use_reentrant)
    torch.autograd.backward(results, random_upstream(target))
    assert all(map(torch.equal, results, right[:3]))
    assert logits.grad is not None
    assert torch.equal(logits.grad, right.gradient)


def test_retain_graph(logits: Tensor, target: Tensor) -> None:
    logits.requires_grad_()
    results = outputs(logits, target, Options())
    upstream = random_upstream(target)
    first = torch.autograd.grad(results, logits, upstream, retain_graph=True)
    second = torch.autograd.grad(results, logits, upstream)
    assert torch.equal(first[0], second[0])


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
def test_copies_of_a_module(way: str) -> None:
    module, hidden = Scorer(), torch.randn(5, 16)
    target = torch.tensor([0, 69, -100, 3, 3])
    module(hidden, target).backward()
    if way == "deepcopy":
        again = copy.deepcopy(module)
        again.zero_grad()
    else:
        file = io.BytesIO()
        torch.save(module, file)
        file.seek(0)
        again = torch.load(file, weights_only=False)
        again.zero_grad()
    again(hidden, target).backward()
    for a, b in zip(again.parameters(), module.parameters(), strict=True):
        torch.testing.assert_close(a.grad, b.grad, rtol=0.0, atol=0.0)


def test_outputs_can_be_copied(logits: Tensor, target: Tensor) -> None:
    out = logprob_entropy(logits, target)
    again = copy.deepcopy(out)
    assert type(again) is type(out)
    assert torch.equal(again.logprob, out.logprob)
