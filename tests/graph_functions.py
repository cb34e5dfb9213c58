"""Functions whose graphs the tests export, and a compiler that stops short of C++."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch._inductor.async_compile import AsyncCompile

from logpile.ops import logprob_entropy

T, V = 8, 3000  # V is five blocks and a rest
TARGET = torch.arange(T) * 7


def without_a_compiler(patch: pytest.MonkeyPatch) -> None:
    """Generate C++ but compile none of it: kernels do nothing, so results hold anything."""
    patch.setattr(AsyncCompile, "cpp_pybinding", lambda *_: lambda *_: None)


def logits(dtype: torch.dtype = torch.bfloat16) -> Tensor:
    return torch.randn(T, V).to(dtype).requires_grad_()


def op_loss(z: Tensor, target: Tensor) -> Tensor:
    out = logprob_entropy(z, target)
    assert out.entropy is not None
    return -out.logprob.mean() - 0.01 * out.entropy.mean()


def plain_loss(z: Tensor, target: Tensor) -> Tensor:
    """The loss as training loops have it: nothing of full size is spared."""
    logprobs = z.float().log_softmax(-1)
    entropy = -(logprobs.exp() * logprobs).sum(-1)
    return -logprobs.gather(-1, target[:, None]).mean() - 0.01 * entropy.mean()


def breaks_twice(x: Tensor) -> Tensor:
    y = x.exp()
    print("not in a graph")
    if y.sum().item() > 1e30:
        y = y + 1
    return (y * x).sum()


def scaled(x: Tensor, factor: float, *, square: bool = False) -> Tensor:
    return (x * factor).square().sum() if square else (x * factor).sum()


def only_for_seven(x: Tensor) -> Tensor:
    return x + 1 if x.shape[0] == 7 else x.sum()


def cannot_compile(x: Tensor) -> Tensor:
    return x @ x


def model() -> nn.Sequential:
    return nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))


def picks(x: Tensor) -> Tensor:
    return x[x > 0].sum()


Function = Callable[..., Any]
