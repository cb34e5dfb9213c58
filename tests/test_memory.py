"""Memory, by counting what is allocated and what is saved for backward.

The unit is the logits' own size: forward takes none of it, backward one, the gradient, and
in-place backward none.
"""

from collections.abc import Callable
from itertools import accumulate
from typing import Any

import pytest
import torch
from torch import Tensor
from torch.autograd.graph import saved_tensors_hooks
from torch.profiler import ProfilerActivity, profile

from logpile.ops import logprob_entropy, tiles

T, V = 800, 3000

# What may be taken beside tensors of the logits' size: some tiles, whatever the number of rows, and
# some numbers a row. The tests make tiles small, so that logits of many tiles are quick to make.
TILE = 2**15  # numbers
TILES = 8 * 4 * TILE  # a softcap takes the most: six temporaries beside the two scratch buffers
A_ROW = 250


@pytest.fixture(autouse=True)
def small_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles, "NUMBERS_ON_CPU", TILE)


def peak(function: Callable[[], Any]) -> int:
    """Count the bytes that function has allocated at once, beyond what was there before."""
    with profile(activities=[ProfilerActivity.CPU], profile_memory=True, acc_events=True) as run:
        result = function()
    del result  # lives until here, as a caller's would
    assert run.profiler is not None
    assert run.profiler.kineto_results is not None
    events = [event for event in run.profiler.kineto_results.events() if event.name() == "[memory]"]
    events.sort(key=lambda event: event.start_ns())
    assert events
    taken: int = max(accumulate(event.nbytes() for event in events))
    return taken


def nbytes(x: Tensor) -> int:
    return x.numel() * x.itemsize


def random_logits(dtype: torch.dtype = torch.bfloat16, rows: int = T) -> Tensor:
    return torch.randn(rows, V).to(dtype).requires_grad_()


def loss(logits: Tensor, target: Tensor, **options: Any) -> Tensor:
    logprob, entropy, logsumexp, _ = logprob_entropy(logits, target, **options)
    assert entropy is not None
    return logprob.sum() + 0.1 * entropy.sum() + 0.01 * logsumexp.sum()


TARGET = torch.arange(T) % V


def test_the_measure_counts() -> None:
    x = torch.zeros(2**20)
    assert peak(lambda: x + x) == pytest.approx(2**22, abs=2**12)
    assert peak(lambda: (x + x).exp().sum()) == pytest.approx(2**23, abs=2**12)


EAGER = pytest.mark.parametrize(
    ("dtype", "options"),
    [
        (torch.bfloat16, {}),
        (torch.float32, {}),
        (torch.bfloat16, {"softcap": 20.0, "temperature": torch.linspace(0.5, 2.0, T)}),
        (torch.bfloat16, {"vocab_size": V - 100}),  # T is less
    ],
    ids=["bfloat16", "float32", "softcap", "padded"],
)


@EAGER
def test_eager_forward_takes_a_bounded_scratch(dtype: torch.dtype, options: Any) -> None:
    logits = random_logits(dtype)
    taken = peak(lambda: loss(logits, TARGET, **options))
    assert taken < TILES + A_ROW * T < nbytes(logits) / 3
    with torch.no_grad():
        assert peak(lambda: loss(logits, TARGET, **options)) <= taken


@EAGER
def test_eager_backward_takes_one_gradient(dtype: torch.dtype, options: Any) -> None:
    logits = random_logits(dtype)
    result = loss(logits, TARGET, **options)
    taken = peak(result.backward)
    assert logits.grad is not None
    assert logits.grad.dtype == dtype
    assert nbytes(logits) < taken < nbytes(logits) + TILES + A_ROW * T


@EAGER
def test_backward_in_place_takes_none(dtype: torch.dtype, options: Any) -> None:
    logits = random_logits(dtype).detach().requires_grad_().clone()  # not a leaf
    result = loss(logits, TARGET, inplace_backward=True, **options)
    gradients: list[Tensor] = []
    taken = peak(lambda: gradients.extend(torch.autograd.grad(result, logits)))
    assert gradients[0].data_ptr() == logits.data_ptr()
    assert taken < TILES + A_ROW * T


def test_strided_logits_are_not_copied() -> None:
    for logits in (random_logits(rows=2 * T).detach()[::2], torch.randn(V, T).bfloat16().t()):
        logits.requires_grad_()
        assert peak(lambda x=logits: loss(x, TARGET)) < TILES + A_ROW * T  # type: ignore[misc] # mypy infers no lambda with a default
        result = loss(logits, TARGET)
        assert peak(result.backward) < nbytes(logits) + TILES + A_ROW * T
    expanded = random_logits(rows=1).detach().expand(T, V)
    assert peak(lambda: loss(expanded, TARGET)) < TILES + A_ROW * T


def test_the_tiles_of_users_are_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    logits = torch.zeros(2048, 32000, dtype=torch.bfloat16)  # one tile is 4 MiB in fp32
    assert peak(lambda: loss(logits, torch.zeros(2048).long())) < 3 * 2**22 < nbytes(logits) / 10


@pytest.fixture(scope="module")
def compiled() -> Callable[..., Tensor]:
    return torch.compile(loss, fullgraph=True)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
def test_compiled(compiled: Callable[..., Tensor], dtype: torch.dtype) -> None:
    logits = random_logits(dtype)
    compiled(logits, TARGET).backward()  # compiles
    assert peak(lambda: compiled(logits, TARGET)) < A_ROW * T
    logits.grad = None
    result = compiled(logits, TARGET)
    taken = peak(result.backward)
    assert nbytes(logits) <= taken < nbytes(logits) + A_ROW * T


def test_compiled_in_place_is_a_no_op() -> None:
    logits = random_logits()
    leaf = logits.detach().clone()
    in_place = torch.compile(lambda *inputs: loss(*inputs, inplace_backward=True), fullgraph=True)
    in_place(logits, TARGET).backward()
    assert torch.equal(logits, leaf)  # a leaf, which eager mode refuses to overwrite
    expected = random_logits()
    expected.data.copy_(leaf)
    loss(expected, TARGET).backward()
    assert logits.grad is not None
    torch.testing.assert_close(logits.grad, expected.grad)


# Saved for backward


def saved_for_backward(function: Callable[[], Any], logits: Tensor) -> tuple[list[Tensor], float]:
    """Give the tensors that function saves, and their bytes a token beside the logits."""
    saved: list[Tensor] = []

    def pack(x: Tensor) -> Tensor:
        saved.append(x)
        return x

    with saved_tensors_hooks(pack, lambda x: x):
        result = function()
    del result
    storage = logits.untyped_storage().data_ptr()
    others = {x.untyped_storage().data_ptr(): x for x in saved}
    assert others.pop(storage).shape == logits.shape  # the logits as they are: no copy, no softmax
    assert logits.shape not in [x.shape for x in others.values()]
    return saved, sum(nbytes(x) for x in others.values() if x.dim()) / T


OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {},
    "temperature": {"temperature": 0.7, "softcap": 20.0},
    "temperature a token": {"temperature": torch.linspace(0.5, 2.0, T)},
    "metric": {"with_entropy_grad": False},
    "no entropy": {"with_entropy": False},
}


@pytest.mark.parametrize(
    ("options", "expected"),
    [  # the target 8; max, sumexp and, for the entropy's gradient, sumexp_y 4 each
        ("plain", 20),
        ("temperature", 20),
        ("temperature a token", 24),
        ("metric", 16),
        ("no entropy", 16),
    ],
)
def test_saved_in_eager(options: str, expected: int) -> None:
    logits = random_logits()
    _, saved = saved_for_backward(
        lambda: logprob_entropy(logits, TARGET, **OPTIONS[options]), logits
    )
    assert saved == expected


# Inductor's partitioner chooses what it saves: a mask, of a byte a token, more than in eager mode.
@pytest.mark.parametrize(
    ("options", "most"), [("plain", 21), ("temperature a token", 25), ("metric", 17)]
)
def test_saved_when_compiled(options: str, most: int) -> None:
    torch._dynamo.reset()
    logits = random_logits()
    function = torch.compile(
        lambda logits: tuple(logprob_entropy(logits, TARGET, **OPTIONS[options])[:3]),
        fullgraph=True,
    )
    _, saved = saved_for_backward(lambda: function(logits), logits)
    assert saved <= most


def test_nothing_is_saved_without_a_gradient() -> None:
    logits = random_logits()
    saved: list[Tensor] = []
    with saved_tensors_hooks(saved.append, lambda x: x), torch.no_grad():
        logprob_entropy(logits, TARGET)
    with saved_tensors_hooks(saved.append, lambda x: x):
        logprob_entropy(logits.detach(), TARGET)
    assert saved == []
