"""How far a result may be from the exact one, and why."""

import torch
from torch import Tensor

from tests.oracle import Expected, Options
from tests.ways import Got

DTYPES = (torch.bfloat16, torch.float16, torch.float32, torch.float64)
OUTPUT = 4e-6  # some 30 roundings of a sum near 1 in fp32: what is left of a block of columns
GRADIENT = 1e-6  # of the row's largest entry, of each output alone: some roundings of e^y
FP64 = 1e-11  # what a sum of 1e5 numbers leaves in the oracle


def check(got: Got, expected: Expected, options: Options | None = None) -> None:
    """Check the outputs and the gradient of a run."""
    check_outputs(got, expected)
    check_gradient(got.gradient, expected, cap_rounding(options or Options(), got.gradient.dtype))


def check_outputs(got: Got, expected: Expected) -> None:
    """Check the outputs: absolutely, but for the rounding of numbers too large for that."""
    fp64 = got.gradient.dtype == torch.float64
    dtype = torch.float64 if fp64 else torch.float32
    for name in ("logprob", "entropy", "logsumexp", "full_logprob"):
        if getattr(got, name) is None:
            continue
        result, right = getattr(got, name), getattr(expected, name)
        assert result.dtype == dtype
        torch.testing.assert_close(
            result.double(),
            right,
            rtol=2 * torch.finfo(dtype).eps,
            atol=FP64 if fp64 else OUTPUT,
            equal_nan=True,
        )


def check_gradient(gradient: Tensor, expected: Expected, slack: Tensor | float = 0.0) -> None:
    """Check the gradient: one rounding to its dtype, and a trace of the fp32 before it."""
    right = expected.gradient
    assert (gradient[expected.dead] == 0).all()
    fp32 = FP64 if gradient.dtype == torch.float64 else GRADIENT
    allowed = half_ulp(right, gradient.dtype) + (fp32 * expected.largest)[..., None]
    allowed = allowed + (slack * expected.terms)[..., None]
    error = (gradient.double() - right).abs()
    assert torch.equal(gradient.isnan(), right.isnan())
    assert not (error > allowed).any(), f"off by {(error / allowed).max():.3g} budgets"


def half_ulp(exact: Tensor, dtype: torch.dtype) -> Tensor:
    """Compute what rounding to the dtype may change, also among its subnormal numbers."""
    info = torch.finfo(dtype)
    exponent = torch.frexp(exact)[1] - 1
    return torch.ldexp(torch.ones_like(exact), exponent).clamp_min(info.tiny) * info.eps / 2


def cap_rounding(options: Options, dtype: torch.dtype) -> Tensor:
    """Compute what a softcap c adds: capped logits near c are rounded as numbers of that size."""
    eps = torch.finfo(torch.promote_types(dtype, torch.float32)).eps
    temperature = torch.as_tensor(options.temperature, dtype=torch.float64)
    return eps * (options.softcap or 0.0) / temperature
