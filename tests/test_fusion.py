"""The op dissolves into Inductor's kernels: the generated code calls nothing of ours.

It also holds no buffer of the logits' size but the gradient. Both are read off the code.
"""

import math
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
import torch
from torch import Tensor
from torch._inductor import config
from torch._inductor.utils import fresh_cache, run_and_get_code

from logpile.ops import LogprobEntropy, logprob_entropy

T, V, HIDDEN = 8, 3000, 32  # V is five blocks and a rest


class Buffer(NamedTuple):
    """A buffer that the generated code allocates."""

    shape: tuple[int, ...]
    dtype: str


class Code:
    """The function `call` of a generated module: the order of kernels and allocations."""

    def __init__(self, module: str) -> None:
        self.nests = re.split(r"for\(int64_t x0=", module)[1:]  # of loops, each with its kernel
        self.text = module[module.index("    def call(") :]
        self.kernels: list[str] = re.findall(
            r"^ +(?:\w+ = )?(cpp_fused_\w+|extern_kernels\.\w+|torch\.ops\.[\w.]+)\(",
            self.text,
            re.MULTILINE,
        )
        self.buffers = [
            Buffer(tuple(int(n) for n in re.findall(r"\d+", shape)), dtype)
            for shape, dtype in re.findall(
                r"empty_strided\w*\(\(([\d, ]*)\), \([\d, ]*\), torch\.(\w+)", self.text
            )
        ]

    @property
    def full_size(self) -> list[Buffer]:
        """The buffers as large as the logits, in elements."""
        return [buffer for buffer in self.buffers if math.prod(buffer.shape) >= T * V]


def codes(function: Callable[..., Tensor], *inputs: Tensor) -> tuple[Code, Code]:
    """Compile function, a loss, and return the code of forward and backward."""

    def forward_and_backward() -> None:
        torch.compile(function, fullgraph=True)(*inputs).backward()

    torch._dynamo.reset()
    with fresh_cache():  # a graph from the cache brings no code
        _, modules = run_and_get_code(forward_and_backward)
    forward, backward = modules
    return Code(forward), Code(backward)


def loss(out: LogprobEntropy) -> Tensor:
    assert out.entropy is not None
    return -out.logprob.mean() - 0.01 * out.entropy.mean() + 1e-4 * out.logsumexp.square().mean()


TARGET = torch.arange(T) * 7
TEMPERATURES = torch.linspace(0.5, 1.5, T)

REGIONS: dict[str, Callable[[Tensor], Tensor]] = {
    "nothing before, a sum after": lambda z: logprob_entropy(z, TARGET).logprob.sum(),
    "a cast and a scale before, a loss after": lambda z: loss(
        logprob_entropy(z.float() * 0.5, TARGET)
    ),
    "temperature and softcap": lambda z: loss(
        logprob_entropy(z, TARGET, temperature=0.7, softcap=30.0)
    ),
    "a temperature a token, padded vocabulary": lambda z: loss(
        logprob_entropy(z, TARGET, temperature=TEMPERATURES, vocab_size=V - 9)
    ),
}


@pytest.mark.parametrize(
    ("region", "dtype"),
    [
        ("nothing before, a sum after", torch.float32),
        ("a cast and a scale before, a loss after", torch.bfloat16),
        ("temperature and softcap", torch.bfloat16),
        ("temperature and softcap", torch.float32),
        ("a temperature a token, padded vocabulary", torch.bfloat16),
    ],
    ids=str,
)
def test_one_kernel_each_and_no_buffer_but_the_gradient(region: str, dtype: torch.dtype) -> None:
    logits = torch.randn(T, V).to(dtype).requires_grad_()
    forward, backward = codes(REGIONS[region], logits)
    for code in (forward, backward):
        assert "logpile" not in code.text
        assert len(code.kernels) == 1, code.kernels
        assert code.kernels[0].startswith("cpp_fused_")
    assert forward.full_size == []
    assert backward.full_size == [Buffer((T, V), str(dtype).removeprefix("torch."))]


@pytest.mark.parametrize("width", [V, 6 * 512], ids=["a rest", "whole blocks"])
def test_a_block_is_read_once_and_no_column_is_counted_in_a_row(width: int) -> None:
    # Inductor fuses the maximum of a block with its sums, or reads all logits twice; and it counts
    # columns by single numbers.
    logits = torch.randn(T, width).bfloat16().requires_grad_()
    forward, backward = codes(lambda z: loss(logprob_entropy(z, TARGET)), logits)
    reading = [nest for nest in forward.nests if "Vectorized<at::BFloat16>::loadu" in nest]
    assert ["exp2()" in nest for nest in reading] == [True, True]  # the blocks, and the last
    (writing,) = [nest for nest in backward.nests if "exp2()" in nest]
    assert "::arange(" not in writing
    assert any("::arange(" in nest for nest in backward.nests)


def clipped_loss(out: LogprobEntropy) -> Tensor:
    """As long a loss as a trainer has behind the op."""
    assert out.entropy is not None
    log_ratio = (out.logprob - torch.linspace(-3.0, -1.0, T)).clamp(-20.0, 20.0)
    advantage, ratio = torch.linspace(-1.0, 1.0, T), log_ratio.exp()
    surrogate = torch.minimum(ratio * advantage, ratio.clamp(0.8, 1.28) * advantage)
    surrogate = torch.where(advantage < 0, surrogate.maximum(3.0 * advantage), surrogate)
    k3 = (-log_ratio).exp() - 1.0 + log_ratio
    weight = (out.logprob.detach() + 2.0).exp().clamp(max=2.0)
    per_token = -surrogate * weight + 0.01 * k3 * ratio - 0.01 * out.entropy
    return per_token.mean() + 1e-4 * out.logsumexp.square().mean()


@pytest.mark.parametrize(
    ("loss", "options"),
    [
        (loss, {}),
        (clipped_loss, {}),
        (loss, {"softcap": 30.0, "temperature": 0.7}),
        (loss, {"temperature": TEMPERATURES, "vocab_size": V - 9}),
    ],
    ids=["loss", "clipped loss", "softcap", "temperatures, padded vocabulary"],
)
def test_the_gradient_takes_the_buffer_of_the_head(
    loss: Callable[..., Tensor], options: dict[str, Any]
) -> None:
    # With the LM head in the region Inductor itself writes the gradient over the dead logits,
    # since the program uses what holds an exp once and stores what the loss makes of a row. An
    # expression that exceeds the limits is stored in parts: these are a GPU's, a CPU's are wider.
    hidden = torch.randn(T, HIDDEN).bfloat16().requires_grad_()
    weight = torch.randn(V, HIDDEN).bfloat16().requires_grad_()

    def region(hidden: Tensor, weight: Tensor) -> Tensor:
        return loss(logprob_entropy(hidden @ weight.T, TARGET, **options))

    with config.patch(realize_opcount_threshold=30, realize_acc_reads_threshold=8):
        forward, backward = codes(region, hidden, weight)
    assert "logpile" not in forward.text + backward.text
    assert forward.full_size == [Buffer((T, V), "bfloat16")]  # the logits
    assert backward.full_size == [Buffer((V, HIDDEN), "bfloat16")]  # the gradient of the weight
    # mm is the logits: the name under which forward saved them.
    assert re.search(r"(buf\d+) = mm; del mm  # reuse", backward.text)
    first, *others = backward.kernels
    assert first.startswith("cpp_fused_")
    assert others == ["extern_kernels.mm", "extern_kernels.mm"]
    # What is read of the logits was read before it was written over.
    expected = torch.autograd.grad(region(hidden, weight), (hidden, weight))
    for leaf, right in zip((hidden, weight), expected, strict=True):
        torch.testing.assert_close(
            leaf.grad, right, rtol=2e-2, atol=2e-2 * float(right.abs().max())
        )


def test_the_measures_find_what_is_not_fused() -> None:
    # The plain way in the same measure, and the op where it stays a call.
    def plain(z: Tensor) -> Tensor:
        logprobs = z.float().log_softmax(-1)
        entropy = -(logprobs.exp() * logprobs).sum(-1)
        return logprobs.gather(-1, TARGET[:, None]).mean() - 0.01 * entropy.mean()

    logits = torch.randn(T, V).bfloat16().requires_grad_()
    forward, backward = codes(plain, logits)
    assert len(forward.full_size) + len(backward.full_size) > 1

    with torch.library._scoped_library("logpile_test", "DEF") as library:
        library.define("closed(Tensor x) -> Tensor")
        library.impl("closed", torch.exp, "CompositeExplicitAutograd")
        op = torch.ops.logpile_test.closed.default
        torch.library.register_fake(op, torch.empty_like, lib=library)
        with fresh_cache(), torch.no_grad():
            _, (module,) = run_and_get_code(torch.compile(op, fullgraph=True), logits)
        assert Code(module).kernels == ["torch.ops.logpile_test.closed.default"]
