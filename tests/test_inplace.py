"""inplace_backward=True: the gradient lies where the logits were, and is never silently wrong."""

from typing import Any

import pytest
import torch
from torch import Tensor

from logpile.ops import logprob_entropy
from tests.ways import EAGER_KERNELS, eager_kernel

TARGET = torch.tensor([1, 39, -100, 7])


def make(dtype: torch.dtype = torch.bfloat16) -> Tensor:
    """Make what the logits are computed from."""
    hidden = torch.randn(4, 40, generator=torch.Generator().manual_seed(0)) * 3.0
    return hidden.to(dtype).requires_grad_()


def loss(logits: Tensor, **options: Any) -> Tensor:
    out = logprob_entropy(logits, TARGET, **options)
    total = out.logprob.sum() + 0.1 * out.logsumexp.sum()
    return total if out.entropy is None else total + 0.3 * out.entropy.sum()


def watch(logits: Tensor) -> list[Tensor]:
    """Collect the gradients that arrive at the logits."""
    arrived: list[Tensor] = []
    logits.register_hook(arrived.append)
    return arrived


@pytest.mark.parametrize(
    "options",
    [{}, {"softcap": 20.0, "temperature": 0.7, "vocab_size": 40}, {"with_entropy": False}],
    ids=["plain", "capped", "no entropy"],
)
@pytest.mark.parametrize("kernel", EAGER_KERNELS)
def test_right_and_in_the_storage_of_the_logits(options: dict[str, Any], kernel: str) -> None:
    with eager_kernel(kernel):
        check_right_and_in_the_storage_of_the_logits(options)


def check_right_and_in_the_storage_of_the_logits(options: dict[str, Any]) -> None:
    apart, over = make(), make()
    loss(apart * 2.0, **options).backward()
    logits = over * 2.0
    before, place = logits.detach().clone(), logits.data_ptr()
    arrived = watch(logits)
    result = loss(logits, inplace_backward=True, **options)
    assert torch.equal(logits, before)
    result.backward()
    assert [gradient.data_ptr() for gradient in arrived] == [place]
    assert torch.equal(logits, arrived[0])
    assert apart.grad is not None
    assert over.grad is not None
    assert torch.equal(over.grad, apart.grad)


def test_padding_and_strides() -> None:
    apart, over = make(torch.float32), make(torch.float32)
    target = TARGET.clamp(0, 29)
    for hidden, inplace in ((apart, False), (over, True)):
        logits = (hidden * 2.0)[:, 2:]  # a view of what is no leaf, with padded columns
        out = logprob_entropy(logits, target, vocab_size=30, inplace_backward=inplace)
        arrived = watch(logits)
        out.logprob.sum().backward()
        assert (arrived[0].data_ptr() == logits.data_ptr()) == inplace
    assert apart.grad is not None
    assert over.grad is not None
    assert torch.equal(over.grad, apart.grad)


def test_second_backward_raises() -> None:
    result = loss(make() * 2.0, inplace_backward=True)
    result.backward(retain_graph=True)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        result.backward()


def test_two_calls_on_the_same_logits_raise() -> None:
    logits = make() * 2.0
    both = loss(logits, inplace_backward=True) + loss(logits, inplace_backward=True)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        both.backward()


def test_consumer_that_saved_the_logits_before_raises() -> None:
    logits = make() * 2.0
    before = logits.square().sum()
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        (before + loss(logits, inplace_backward=True)).backward()


def test_consumer_made_after_is_right() -> None:
    apart, over = make(torch.float32), make(torch.float32)
    for hidden, inplace in ((apart, False), (over, True)):
        logits = hidden * 2.0
        result = loss(logits, inplace_backward=inplace)
        (result + logits.square().sum()).backward()
    assert apart.grad is not None
    assert over.grad is not None
    torch.testing.assert_close(over.grad, apart.grad)


@pytest.mark.parametrize("consume", [lambda z: z.sum(), lambda z: z.float().sum() / 3.0])
def test_consumer_that_saved_nothing_before_is_right(consume: Any) -> None:
    apart, over = make(torch.float32), make(torch.float32)
    for hidden, inplace in ((apart, False), (over, True)):
        logits = hidden * 2.0
        before = consume(logits)
        (before + loss(logits, inplace_backward=inplace)).backward()
    assert apart.grad is not None
    assert over.grad is not None
    torch.testing.assert_close(over.grad, apart.grad)


@pytest.mark.parametrize(
    ("make_logits", "words"),
    [
        (lambda z: z, r"would overwrite a leaf .*, got leaf logits \[4, 40\]"),
        (lambda z: torch.cat([z, z]).detach().requires_grad_()[:4], "leaf"),
        (lambda z: z.view(2, 2, 40)[:, :, :].flatten(0, 1), "leaf"),
        (lambda z: (z * 2.0)[:1].expand(4, 40), r"got shape \[4, 40\] with strides \[0, 1\]"),
        (
            lambda z: (z * 2.0).flatten()[:43].unfold(0, 40, 1),
            r"got shape \[4, 40\] with strides \[1, 1\]",
        ),
    ],
    ids=["leaf", "slice of a leaf", "view of a leaf", "expanded", "windows"],
)
def test_refused(make_logits: Any, words: str) -> None:
    with pytest.raises(ValueError, match=f"{words}.*; pass inplace_backward=False"):
        loss(make_logits(make()), inplace_backward=True)


def test_create_graph_is_refused() -> None:
    result = loss(make() * 2.0, inplace_backward=True)
    with pytest.raises(RuntimeError, match=r"\(create_graph=True\); pass inplace_backward=False"):
        result.backward(create_graph=True)


def test_nothing_is_overwritten_without_a_gradient() -> None:
    logits = make().detach()
    before, version = logits.clone(), logits._version
    with torch.no_grad():
        loss(make() * 2.0, inplace_backward=True)
    loss(logits, inplace_backward=True)
    assert torch.equal(logits, before)
    assert logits._version == version
