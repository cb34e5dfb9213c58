"""The shared cases: inputs small enough to check by hand, with their right results."""

import json
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor

from tests.oracle import Options, oracle
from tests.ways import EAGER_KERNELS, eager_kernel, outputs

CASES = [
    case
    for case in json.loads((Path(__file__).parent / "cases/op.json").read_text())
    if "keep_mask" not in case
]
every_case = pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])


def tensor(numbers: list[Any]) -> Tensor:
    """Read nested lists of numbers, where JSON has to write inf and nan as strings."""

    def number(x: Any) -> Any:
        return [*map(number, x)] if isinstance(x, list) else float(x)

    return torch.tensor(number(numbers), dtype=torch.float64)


def arguments(case: dict[str, Any]) -> tuple[Tensor, Tensor, Options]:
    temperature = case.get("temperature", 1.0)
    if isinstance(temperature, list):
        temperature = torch.tensor(temperature)
    return (
        tensor(case["logits"]).to(getattr(torch, case["dtype"])).requires_grad_(),
        torch.tensor(case["target"]),
        Options(temperature=temperature, vocab_size=case.get("vocab_size")),
    )


def check_outputs(case: dict[str, Any], results: tuple[Tensor, ...]) -> None:
    for name, result in zip(("logprob", "entropy", "logsumexp"), results, strict=True):
        assert result.dtype == torch.float32
        right = tensor(case["expect"][name])
        torch.testing.assert_close(result.double(), right, rtol=1.2e-7, atol=4e-6, msg=name)


def check_gradient(case: dict[str, Any], name: str, gradient: Tensor) -> None:
    dtype = getattr(torch, case["dtype"])
    assert gradient.dtype == dtype
    right = tensor(case["expect"][name])
    atol = (1e-6 * right.abs().amax(-1, keepdim=True)).clamp_min(1e-8).expand(right.shape).clone()
    # At the target stands 1 − p: where p is near 1, fp32 is right to the last bit of 1.
    atol.scatter_(-1, torch.tensor(case["target"]).clamp_min(0)[:, None], 1e-6)
    within = (gradient.double() - right).abs() <= atol + torch.finfo(dtype).eps / 2 * right.abs()
    assert within.all(), (gradient, right)
    assert (gradient[right == 0] == 0).all() or not right.any()


def upstream_of(name: str, target: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    one, zero = torch.ones(target.shape), torch.zeros(target.shape)
    return (one, zero, zero) if name == "grad_logprob" else (zero, one, zero)


@every_case
@pytest.mark.parametrize("name", ["grad_logprob", "grad_entropy"])
def test_oracle(case: dict[str, Any], name: str) -> None:
    logits, target, options = arguments(case)
    expected = oracle(logits, target, options, upstream_of(name, target))
    for output in ("logprob", "entropy", "logsumexp"):
        right = tensor(case["expect"][output])
        torch.testing.assert_close(getattr(expected, output), right, rtol=1e-9, atol=1e-7)
    right = tensor(case["expect"][name])
    torch.testing.assert_close(expected.gradient, right, rtol=1e-6, atol=1e-8)


@every_case
@pytest.mark.parametrize("kernel", EAGER_KERNELS)
def test_eager(case: dict[str, Any], kernel: str) -> None:
    logits, target, options = arguments(case)
    with eager_kernel(kernel):
        with torch.no_grad():
            scored = outputs(logits, target, options)
        results = outputs(logits, target, options)
        check_outputs(case, results)
        for name in ("grad_logprob", "grad_entropy"):
            upstream = upstream_of(name, target)
            (gradient,) = torch.autograd.grad(results, logits, upstream, retain_graph=True)
            check_gradient(case, name, gradient)
    assert all(map(torch.equal, scored, results))


def test_compiled() -> None:
    # All cases in one graph, since a graph for each would compile for a minute.
    calls = [arguments(case) for case in CASES]

    @torch.compile(fullgraph=True)
    def run(tensors: list[tuple[Tensor, Tensor]]) -> list[tuple[Tensor, ...]]:
        return [
            outputs(logits, target, options)
            for (logits, target), (_, _, options) in zip(tensors, calls, strict=True)
        ]

    logits = [z for z, _, _ in calls]
    tensors = [(z, target) for z, target, _ in calls]
    with torch.no_grad():
        scored = run(tensors)
    results = run(tensors)
    for case, with_grad, without in zip(CASES, results, scored, strict=True):
        check_outputs(case, with_grad)
        assert all(map(torch.equal, with_grad, without))
    for name in ("grad_logprob", "grad_entropy"):
        upstream = [u for _, target, _ in calls for u in upstream_of(name, target)]
        flat = [output for result in results for output in result]
        gradients = torch.autograd.grad(flat, logits, upstream, retain_graph=True)
        for case, gradient in zip(CASES, gradients, strict=True):
            check_gradient(case, name, gradient)
