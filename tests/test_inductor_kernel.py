"""The eager kernel that Inductor makes: as right as the other, in every setting of the caller's."""

import functools
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any, Literal

import pytest
import torch
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode

from logpile.ops import inductor, logprob_entropy, set_eager_kernel
from logpile.ops.call import Forward
from logpile.ops.schema import FORWARD
from tests.test_memory import nbytes, peak

V = 1100


@pytest.fixture(autouse=True)
def chosen() -> Iterator[None]:
    before = set_eager_kernel("inductor")
    yield
    set_eager_kernel(before)


@pytest.fixture
def traced_only(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Spare the C++ compiler where the number of graphs is at stake, not the code."""
    inductor.compiled.cache_clear()
    monkeypatch.setattr(torch, "compile", functools.partial(torch.compile, backend="aot_eager"))
    yield
    inductor.compiled.cache_clear()


def loss(logits: Tensor, target: Tensor, **options: Any) -> Tensor:
    logprob, entropy, logsumexp, _ = logprob_entropy(logits, target, **options)
    total = logprob.sum() + 0.01 * logsumexp.sum()
    return total if entropy is None else total + 0.1 * entropy.sum()


def tokens(count: int, dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor]:
    generator = torch.Generator().manual_seed(count)
    logits = torch.randn(count, V, generator=generator).to(dtype)
    return logits.requires_grad_(), torch.randint(V, (count,), generator=generator)


def both(logits: Tensor, target: Tensor, **options: Any) -> tuple[Tensor, Tensor]:
    result = loss(logits, target, **options)
    (gradient,) = torch.autograd.grad(result, logits)
    return result.detach(), gradient


def assert_right(logits: Tensor, target: Tensor, **options: Any) -> None:
    got = both(logits, target, **options)
    set_eager_kernel("tiles")
    expected = both(logits, target, **options)
    set_eager_kernel("inductor")
    torch.testing.assert_close(got, expected)


def kinds() -> int:
    return inductor.compiled.cache_info().currsize


class Kernels(TorchDispatchMode):
    """Records which kernel each call of the op names."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call] # torch's gap
        self.names: list[str] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is FORWARD:
            self.names.append(Forward(*args).kernel)
        return func(*args, **(kwargs or {}))


def test_the_switch() -> None:
    recorded = Kernels()
    with recorded:
        logprob_entropy(*tokens(3))
        assert set_eager_kernel("tiles") == "inductor"
        logprob_entropy(*tokens(3))
        set_eager_kernel("inductor")
    assert recorded.names == ["inductor", "tiles"]
    with pytest.raises(ValueError, match="choose one of tiles, inductor"):
        set_eager_kernel("triton")


def test_it_gives_what_compiled_code_gives() -> None:
    # To the bit: it is the same program, compiled by the same compiler.
    logits, target = tokens(7)
    compiled = torch.compile(logprob_entropy, fullgraph=True)(logits, target)
    for eager, other in zip(logprob_entropy(logits, target)[:3], compiled[:3], strict=True):
        assert eager is not None
        assert other is not None
        assert torch.equal(eager, other)


def test_many_one_and_no_tokens_are_a_kind_each() -> None:
    inductor.compiled.cache_clear()
    for count in (7, 8, 1, 0, 33):
        assert_right(*tokens(count))
    for temperature in (0.9, 0.8, 0.7):
        assert_right(*tokens(7), temperature=temperature)
    assert kinds() == 6  # each forward and backward


@pytest.mark.usefixtures("traced_only")
def test_all_sizes_of_two_dimensions() -> None:
    for rows, columns in product((1, 2, 3, 0), repeat=2):
        target = torch.zeros(rows, columns, dtype=torch.long)
        assert logprob_entropy(torch.randn(rows, columns, 30), target).logprob.shape == target.shape


@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16], ids=str)
def test_dtypes_and_options(dtype: torch.dtype) -> None:
    assert_right(
        *tokens(5, dtype), softcap=5.0, temperature=torch.linspace(0.5, 2.0, 5), vocab_size=V
    )


def test_in_place() -> None:
    for count in (7, 8, 1, 9):  # of which the second is compiled for any number of tokens
        leaf, target = tokens(count)
        expected = both(leaf, target)
        logits = leaf.clone()
        result, gradient = both(logits, target, inplace_backward=True)
        assert gradient.data_ptr() == logits.data_ptr()
        torch.testing.assert_close((result, gradient), expected)


def test_layouts() -> None:
    torch.manual_seed(0)
    target = torch.randint(V, (6,))
    for logits in (torch.randn(V, 6).t(), torch.randn(1, V).expand(6, V)):
        assert_right(logits.requires_grad_(), target)


@pytest.mark.usefixtures("traced_only")
def test_more_kinds_than_dynamo_allows_graphs_of_one_function() -> None:
    # Sizes and numbers would vary within a graph; dtypes, and what is there or not, cannot.
    target = torch.randint(30, (3,))
    dtypes = torch.float32, torch.float64
    temperatures: tuple[Any, ...] = (1.0, torch.ones(3))
    for dtype, entropy, softcap, temperature in product(
        dtypes, (True, False), (None, 5.0), temperatures
    ):
        logits = torch.randn(3, 30, dtype=dtype)
        loss(logits, target, with_entropy=entropy, softcap=softcap, temperature=temperature)
    assert kinds() == 16 > torch._dynamo.config.recompile_limit


@pytest.mark.usefixtures("traced_only")
def test_each_kind_has_code_of_its_own() -> None:
    calls: list[Callable[[], object]] = [
        lambda: loss(*tokens(3)),
        lambda: loss(*tokens(3, torch.bfloat16)),
        lambda: loss(*tokens(3), with_entropy=False),
        lambda: loss(*tokens(3), softcap=5.0),
        lambda: loss(*tokens(3), temperature=torch.ones(3)),
        lambda: loss(*tokens(3), ignore_index=0),
        lambda: loss(torch.randn(2, 3, V), torch.randint(V, (2, 3))),
    ]
    for number, call in enumerate(calls, 1):
        call()
        call()
        assert kinds() == number
    loss(*tokens(4), temperature=0.5)  # the first kind once more
    assert kinds() == len(calls)


STANCES: list[Literal["force_eager", "fail_on_recompile", "eager_on_recompile"]] = [
    "force_eager",
    "fail_on_recompile",
    "eager_on_recompile",
]


@pytest.mark.usefixtures("traced_only")
@pytest.mark.parametrize("stance", STANCES)
def test_the_stance_of_the_caller_is_for_the_callers_code(stance: Any) -> None:
    with torch.compiler.set_stance(stance):
        assert_right(*tokens(4))  # compiles
        assert_right(*tokens(9))  # compiles again, for any number of tokens
    assert kinds() == 2


@pytest.mark.usefixtures("traced_only")
def test_within_compiled_code_of_the_caller() -> None:
    # The op is opened there, whatever the switch says; where the caller's graph breaks, it runs.
    logits, target = tokens(5)
    expected = both(logits, target)
    before = kinds()
    compiled = torch.compile(loss, fullgraph=True)(logits, target)
    torch.testing.assert_close(compiled.detach(), expected[0])
    assert kinds() == before
    broken = torch.compiler.disable(loss)
    outside = torch.compile(lambda *inputs: 2.0 * broken(*inputs), fullgraph=False)
    torch.testing.assert_close(outside(logits, target).detach(), 2.0 * expected[0])


def test_threads() -> None:
    calls = [tokens(count) for count in (5, 6, 7, 8)]
    expected = [both(*call) for call in calls]
    inductor.compiled.cache_clear()  # the threads compile, and the same kind at once
    with ThreadPoolExecutor(4) as pool:
        got = list(pool.map(lambda call: both(*call), calls * 2))
    torch.testing.assert_close(got, expected * 2)


def test_grad_modes_share_the_code() -> None:
    logits, target = tokens(7)
    trained = loss(logits, target)
    before = kinds()
    with torch.no_grad():
        assert torch.equal(loss(logits, target), trained)
    with torch.inference_mode():
        assert torch.equal(loss(logits.detach(), target), trained)
    assert torch.equal(loss(logits.detach(), target), trained)
    assert kinds() == before


def test_memory() -> None:
    # As of compiled code: no buffer of the logits' size but the gradient.
    leaf, target = tokens(600, torch.bfloat16)
    both(leaf, target)  # compiles
    both(leaf.clone(), target, inplace_backward=True)
    assert peak(lambda: loss(leaf, target)) < nbytes(leaf) / 5
    result = loss(leaf, target)
    assert nbytes(leaf) <= peak(result.backward) < 1.2 * nbytes(leaf)
    logits = leaf.clone()
    result = loss(logits, target, inplace_backward=True)
    assert peak(lambda: torch.autograd.grad(result, logits)) < nbytes(leaf) / 5
