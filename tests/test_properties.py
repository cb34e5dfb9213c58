"""Whatever the shape, the strides, the dtype, the options and the banned tokens: as the oracle."""

import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from tests import budget
from tests.oracle import Options, oracle
from tests.ways import outputs, random_upstream, run

LAYOUTS = ("contiguous", "transposed", "sliced", "every other", "expanded", "rows apart")
TARGET_DTYPES = (torch.int64, torch.int32, torch.int16, torch.uint16, torch.uint8)
widths = st.one_of(st.integers(1, 40), st.sampled_from([511, 513, 1030, 2049, 3001]))
seeds = st.integers(0, 2**32 - 1)


def lay_out(logits: Tensor, layout: str) -> Tensor:
    """Give the same numbers other strides."""
    if layout == "transposed":
        return logits.transpose(0, -1).contiguous().transpose(0, -1)
    if layout == "sliced":
        return torch.cat([logits, logits[..., :1] * torch.nan], -1)[..., :-1]
    if layout == "every other":
        return torch.stack([logits, logits * torch.nan], -1)[..., 0]
    if layout == "expanded":
        return logits.new_empty(logits.shape).copy_(logits)[:1].expand(logits.shape)
    if layout == "rows apart" and logits.dim() > 1:
        return logits.repeat_interleave(2, 0)[::2]
    return logits


@st.composite
def temperatures(draw: st.DrawFn, shape: list[int], seed: int) -> float | Tensor:
    form = draw(st.sampled_from(["one", "number", "0-d", "per token"]))
    if form == "one":
        return 1.0
    number = draw(st.floats(0.25, 4.0))
    if form == "number":
        return number
    if form == "0-d":
        return torch.tensor(number)
    return 0.25 + 3.0 * torch.rand(shape, generator=torch.Generator().manual_seed(seed))


@st.composite
def calls(draw: st.DrawFn) -> tuple[Tensor, Tensor, Options]:
    seed = draw(seeds)
    generator = torch.Generator().manual_seed(seed)
    shape, width = draw(st.lists(st.integers(0, 4), max_size=3)), draw(widths)
    dtype = draw(st.sampled_from(budget.DTYPES))
    logits = (torch.randn(*shape, width, generator=generator) * draw(st.floats(0.0, 4.0))).to(dtype)
    banned = draw(st.sampled_from([0.0, 0.0, 0.3, 0.9, 1.0]))
    logits[torch.rand(logits.shape, generator=generator) < banned] = -torch.inf
    logits = lay_out(logits, draw(st.sampled_from(LAYOUTS)))
    vocab_size = draw(st.none() | st.integers(1, width))
    options = Options(
        temperature=draw(temperatures(shape, seed)),
        softcap=draw(st.none() | st.floats(1.0, 50.0)),
        ignore_index=draw(st.sampled_from([-100, 0])),
        vocab_size=vocab_size,
    )
    target_dtype = draw(st.sampled_from(TARGET_DTYPES))
    highest = min(vocab_size or width, 256 if target_dtype == torch.uint8 else width)
    target = torch.randint(highest, shape, generator=generator)
    if target_dtype.is_signed:
        ignored = torch.rand(shape, generator=generator) < 0.2
        target[ignored] = options.ignore_index
    return logits, target.to(target_dtype), options


@given(calls())
@settings(max_examples=400, deadline=None)
def test_eager(call: tuple[Tensor, Tensor, Options]) -> None:
    logits, target, options = call
    upstream = random_upstream(target)
    got = run(logits, target, options, upstream)
    assert all(output.shape == target.shape for output in got[:3])
    assert (got.gradient.shape, got.gradient.dtype) == (logits.shape, logits.dtype)
    budget.check(got, oracle(logits, target, options, upstream), options)


compiled = torch.compile(outputs, fullgraph=True, dynamic=True)


@given(st.integers(2, 9), st.sampled_from([2, 3, 40, 511, 513, 1030, 2049]), seeds)
@settings(max_examples=60, deadline=None)
def test_compiled(rows: int, width: int, seed: int) -> None:
    # One function for all examples, so that each stands for a graph made from another's shape.
    generator = torch.Generator().manual_seed(seed)
    logits = torch.randn(rows, width, generator=generator) * 3.0
    logits[torch.rand(logits.shape, generator=generator) < 0.2] = -torch.inf
    target = torch.randint(width, (rows,), generator=generator)
    target[0] = -100
    temperature = 0.25 + 3.0 * torch.rand(rows, generator=generator)
    options = Options(temperature=temperature)
    upstream = random_upstream(target)
    got = run(logits, target, options, upstream, compiled)
    budget.check(got, oracle(logits, target, options, upstream), options)


def test_the_oracle_is_the_derivative_of_log_softmax() -> None:
    generator = torch.Generator().manual_seed(0)
    logits = torch.randn(5, 33, dtype=torch.float64, generator=generator).requires_grad_()
    target = torch.randint(33, (5,), generator=generator)
    temperature = torch.tensor([0.5, 1.0, 2.0, 0.7, 1.3], dtype=torch.float64)
    options = Options(temperature=temperature, softcap=2.0)
    upstream = random_upstream(target)
    logprobs = (2.0 * (logits / 2.0).tanh() / temperature[:, None]).log_softmax(-1)
    logprob = logprobs.gather(-1, target[:, None])[:, 0]
    entropy = torch.distributions.Categorical(logits=logprobs).entropy()
    logsumexp = (2.0 * (logits / 2.0).tanh() / temperature[:, None]).logsumexp(-1)
    outputs = (logprob, entropy, logsumexp)
    total = sum((u.double() * output).sum() for u, output in zip(upstream, outputs, strict=True))
    assert isinstance(total, Tensor)
    (gradient,) = torch.autograd.grad(total, logits)
    expected = oracle(logits, target, options, upstream)
    for output, right in zip(outputs, expected[:3], strict=True):
        torch.testing.assert_close(output.detach(), right, rtol=1e-12, atol=1e-12)
    torch.testing.assert_close(gradient, expected.gradient, rtol=1e-12, atol=1e-12)
