"""The same row gives the same bits, whatever stands around it, and whether or not it is trained."""

from collections.abc import Iterator

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from tests.oracle import Options
from tests.ways import Got, outputs, random_upstream, run

PLAIN, CAPPED = Options(), Options(temperature=0.7, softcap=20.0)
WIDTHS = (3, 63, 1000, 2049, 5003, 40001)
both_options = pytest.mark.parametrize("options", [PLAIN, CAPPED], ids=["plain", "capped"])


@pytest.fixture(autouse=True)
def _threads() -> Iterator[None]:
    before = torch.get_num_threads()
    yield
    torch.set_num_threads(before)


def make(rows: int, width: int, dtype: torch.dtype) -> tuple[Tensor, Tensor, tuple[Tensor, ...]]:
    generator = torch.Generator().manual_seed(width)
    logits = (torch.randn(rows, width, generator=generator) * 4.0).to(dtype)
    target = torch.randint(width, (rows,), generator=generator)
    return logits, target, random_upstream(target)


def select(upstream: tuple[Tensor, ...], index: Tensor | slice) -> tuple[Tensor, ...]:
    return tuple(u[index] for u in upstream)


def assert_same_bits(got: Got, right: Got, index: Tensor | slice = slice(None)) -> None:
    for name, a, b in zip(Got._fields, got[:4], right[:4], strict=False):
        assert torch.equal(a, b[index]), name


@both_options
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32, torch.float64])
@pytest.mark.parametrize("width", WIDTHS)
def test_rows_apart(width: int, dtype: torch.dtype, options: Options) -> None:
    logits, target, upstream = make(37, width, dtype)
    together = run(logits, target, options, upstream)
    for size in (1, 2, 5, 16):
        for start in (0, 3, 37 - size):
            rows = slice(start, start + size)
            got = run(logits[rows].clone(), target[rows], options, select(upstream, rows))
            assert_same_bits(got, together, rows)


@both_options
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("threads", [1, 2, 3, 5])
def test_threads(threads: int, width: int, options: Options) -> None:
    arguments = make(33, width, torch.bfloat16)
    torch.set_num_threads(4)
    right = run(arguments[0], arguments[1], options, arguments[2])
    torch.set_num_threads(threads)
    assert_same_bits(run(arguments[0], arguments[1], options, arguments[2]), right)


@given(st.data())
@settings(max_examples=100, deadline=None)
def test_order_repeats_and_neighbours(data: st.DataObject) -> None:
    width = data.draw(st.sampled_from(WIDTHS[:-1]))
    options = data.draw(st.sampled_from([PLAIN, CAPPED]))
    logits, target, upstream = make(9, width, data.draw(st.sampled_from([torch.half, torch.float])))
    right = run(logits, target, options, upstream)
    index = torch.tensor(data.draw(st.lists(st.integers(0, 8), min_size=1, max_size=90)))
    got = run(logits[index], target[index], options, select(upstream, index))
    assert_same_bits(got, right, index)
    # Neighbours that are ignored, banned altogether, or broken.
    around = logits.repeat(3, 1)
    around[:9] = torch.nan
    around[18:] = -torch.inf
    ids = target.repeat(3).index_fill(0, torch.arange(9, 14), -100)
    got = run(around, ids, options, tuple(u.repeat(3) for u in upstream))
    rows = slice(14, 18)
    for a, b in zip(got[:4], right[:4], strict=True):
        assert torch.equal(a[rows], b[5:])


@both_options
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32])
@pytest.mark.parametrize("width", WIDTHS)
def test_strides(width: int, dtype: torch.dtype, options: Options) -> None:
    logits, target, upstream = make(8, width, dtype)
    right = run(logits, target, options, upstream)
    wider = torch.cat([logits, logits], -1)
    for laid_out in (
        logits.t().contiguous().t(),
        wider[:, :width],
        wider[:, width:],
        torch.stack([logits, logits], -1)[..., 1],
        logits.repeat_interleave(2, 0)[1::2],
    ):
        assert torch.equal(laid_out, logits)
        assert_same_bits(run(laid_out, target, options, upstream), right)
    cube = logits.view(2, 4, width).transpose(0, 1).contiguous().transpose(0, 1)
    in_two = tuple(u.view(2, 4) for u in upstream)
    got = run(cube, target.view(2, 4), options, in_two)
    for a, b in zip(got[:4], right[:4], strict=True):
        assert torch.equal(a.flatten(0, 1), b)


@both_options
@pytest.mark.parametrize("width", WIDTHS)
def test_scoring_and_training(width: int, options: Options) -> None:
    logits, target, _ = make(21, width, torch.bfloat16)
    trained = outputs(logits.clone().requires_grad_(), target, options)
    with torch.no_grad():
        scored = outputs(logits, target, options)
    with torch.inference_mode():
        inferred = outputs(logits, target, options)
    for a, b, c in zip(trained, scored, inferred, strict=True):
        assert torch.equal(a, b)
        assert torch.equal(a, c)


@pytest.mark.parametrize(("width", "options"), [(1000, PLAIN), (5003, CAPPED), (40001, PLAIN)])
def test_scoring_and_training_compiled(width: int, options: Options) -> None:
    torch.compiler.reset()
    compiled = torch.compile(outputs, fullgraph=True)
    logits, target, _ = make(21, width, torch.bfloat16)
    trained = compiled(logits.clone().requires_grad_(), target, options)
    with torch.no_grad():
        scored = compiled(logits, target, options)
    assert all(map(torch.equal, trained, scored))
