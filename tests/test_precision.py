"""Precision against float64, for every kind of row, width, dtype and way to run the op."""

import pytest
import torch
from torch import Tensor

from tests import budget, rows
from tests.oracle import Options, oracle
from tests.ways import EAGER_KERNELS, eager_kernel, outputs, random_upstream, run

PLAIN = Options()
CAPPED = Options(temperature=0.7, softcap=30.0)
both_options = pytest.mark.parametrize("options", [PLAIN, CAPPED], ids=["plain", "capped"])


def make(
    width: int, dtype: torch.dtype, options: Options
) -> tuple[Tensor, Tensor, Options, tuple[Tensor, ...]]:
    # A softcap takes a huge offset for saturation; nothing of the row would be left.
    offsets = (0.0,) if options.softcap else rows.OFFSETS
    logits, target = rows.make(width, dtype, offsets)
    return logits, target, options, random_upstream(target)


@both_options
@pytest.mark.parametrize("dtype", budget.DTYPES)
@pytest.mark.parametrize("width", [1, 2, 17, 1000, 2048, 2049, 50257])
def test_eager(width: int, dtype: torch.dtype, options: Options) -> None:
    arguments = make(width, dtype, options)
    budget.check(run(*arguments), oracle(*arguments), options)


@both_options
def test_eager_wide(options: Options) -> None:
    arguments = make(262144, torch.bfloat16, options)
    budget.check(run(*arguments), oracle(*arguments), options)


@pytest.mark.parametrize(
    ("width", "dtype", "options"),
    [
        (1, torch.float32, PLAIN),
        (1000, torch.bfloat16, PLAIN),
        (4099, torch.float32, PLAIN),
        (4099, torch.float64, PLAIN),
        (4099, torch.float16, CAPPED),
        (50257, torch.float32, CAPPED),
        (262144, torch.bfloat16, PLAIN),
    ],
)
def test_compiled(width: int, dtype: torch.dtype, options: Options) -> None:
    torch.compiler.reset()  # one graph a test, and no limit on their number
    arguments = make(width, dtype, options)
    got = run(*arguments, torch.compile(outputs, fullgraph=True))
    budget.check(got, oracle(*arguments), options)
    eager = run(*arguments)
    for compiled_output, eager_output in zip(got[:3], eager[:3], strict=True):
        torch.testing.assert_close(compiled_output, eager_output, rtol=2.4e-7, atol=budget.OUTPUT)


@pytest.mark.parametrize(
    ("width", "dtype", "options"),
    [(4099, torch.float32, PLAIN), (50257, torch.bfloat16, CAPPED)],
)
def test_inductor_kernel(width: int, dtype: torch.dtype, options: Options) -> None:
    with eager_kernel("inductor"):
        got = run(*make(width, dtype, options))
    budget.check(got, oracle(*make(width, dtype, options)), options)


@pytest.mark.parametrize("kernel", EAGER_KERNELS)
@pytest.mark.parametrize("width", [200, 3000])  # one block, and several
def test_a_token_of_nearly_all_the_probability(kernel: str, width: int) -> None:
    logits = torch.randn(4, width, generator=torch.Generator().manual_seed(0))
    target = torch.tensor([7, 7, 7, width - 1])
    gaps = torch.tensor([9.0, 17.25, 40.0, 60.0])  # 1 − p from 0.05 to 1e-23
    logits[torch.arange(4), target] = gaps
    ones = torch.ones(4)
    for upstream in torch.eye(3)[:, :, None] * ones:  # each output on its own
        with eager_kernel(kernel):
            got = run(logits, target, PLAIN, tuple(upstream))
        expected = oracle(logits, target, PLAIN, tuple(upstream))
        budget.check_gradient(got.gradient, expected)
        torch.testing.assert_close(got.logprob.double(), expected.logprob, rtol=1e-5, atol=1e-16)
        torch.testing.assert_close(got.entropy.double(), expected.entropy, rtol=1e-5, atol=1e-16)


def test_one_token_over_an_even_tail() -> None:
    # The hardest row to sum.
    torch.compiler.reset()
    logits, target = rows.over_a_tail(4099), torch.tensor([7])
    expected = oracle(logits, target, PLAIN, random_upstream(target))
    for function in (outputs, torch.compile(outputs, fullgraph=True)):
        got = run(logits, target, PLAIN, random_upstream(target), function)
        budget.check(got, expected)
