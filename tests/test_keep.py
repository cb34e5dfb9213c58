"""Keep sets: the log-prob over some tokens, the entropy over all, from one pass."""

import copy
import itertools
import json
import math
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend
from torch.autograd import gradcheck, gradgradcheck

from logpile.ops import KeepSet, logprob_entropy, tiles
from logpile.ops.call import Forward
from logpile.ops.schema import BACKWARD, FORWARD
from tests import budget
from tests.oracle import Expected, Options, oracle
from tests.test_cases import tensor
from tests.test_fusion import Buffer, codes
from tests.test_memory import A_ROW, TARGET, TILES, T, V, nbytes, peak
from tests.test_registration import UPSTREAM, backward_call, forward_call, requiring_grad
from tests.ways import EAGER_KERNELS, Got, eager_kernel, outputs_with_keep

INF, NAN = torch.inf, torch.nan
FORMS = ("mask", "ids")
Way = Callable[..., tuple[Tensor, ...]]


def ragged(keep: Tensor, seed: int = 0, vocab_size: int | None = None) -> KeepSet:
    """Make the ids of a mask, in any order, some of them twice."""
    generator = torch.Generator().manual_seed(seed)
    rows = []
    for row in keep.reshape(-1, keep.shape[-1]):
        ids = row.nonzero()[:, 0]
        ids = torch.cat([ids, ids[: len(ids) // 2]])
        rows.append(ids[torch.randperm(len(ids), generator=generator)])
    offsets = torch.tensor([0, *itertools.accumulate(map(len, rows))])
    return KeepSet(torch.cat([offsets[:0], *rows]), offsets, vocab_size)


def in_form(form: str, keep: Tensor) -> tuple[Any, Tensor]:
    """Give the keep set in a form, and the mask that it stands for."""
    if form == "mask":
        return keep, keep
    return ragged(keep), keep | ~keep.any(-1, keepdim=True)


def upstreams(target: Tensor) -> tuple[Tensor, ...]:
    noise = torch.randn(4, *target.shape, generator=torch.Generator().manual_seed(7))
    return noise[0], noise[1], noise[2] * 0.1, noise[3]


def run(
    logits: Tensor,
    target: Tensor,
    keep: Tensor | KeepSet,
    options: Options | None = None,
    upstream: tuple[Tensor, ...] | None = None,
    function: Way = outputs_with_keep,
) -> Got:
    """Run forward and backward; the strides of the logits are kept."""
    logits = logits.detach().requires_grad_()
    results = function(logits, target, options or Options(), keep)
    weights = [u.to(x.dtype) for u, x in zip(upstream or upstreams(target), results, strict=True)]
    (gradient,) = torch.autograd.grad(results, logits, weights)
    logprob, entropy, logsumexp, full_logprob = (x.detach() for x in results)
    return Got(logprob, entropy, logsumexp, gradient, full_logprob)


def expected_of(
    logits: Tensor, target: Tensor, keep: Tensor, options: Options | None = None
) -> Expected:
    return oracle(logits, target, options, upstreams(target), keep)


@pytest.fixture(params=[*EAGER_KERNELS, "compiled"])
def way(request: pytest.FixtureRequest) -> Iterator[Way]:
    """Run a call in each way."""
    if request.param == "compiled":
        yield torch.compile(outputs_with_keep, fullgraph=True)
    else:
        with eager_kernel(request.param):
            yield outputs_with_keep


@pytest.fixture(autouse=True)
def fresh() -> None:
    torch.manual_seed(0)
    torch._dynamo.reset()


# Values and gradients

EDGES = 12  # rows, of a kind each


def edges(dtype: torch.dtype, width: int) -> tuple[Tensor, Tensor, Tensor]:
    """Rows at every edge of a keep set, in rows of a block and a rest."""
    logits = (torch.randn(EDGES, width) * 3.0).clamp(-9.0, 9.0)
    keep = torch.rand(EDGES, width) < 0.2
    target = torch.randint(width, (EDGES,))
    rows = torch.arange(EDGES)
    keep[rows[:6], target[:6]] = False  # the target is absent
    keep[rows[6:], target[6:]] = True
    keep[0] = False  # nothing is kept, or nothing was recorded
    keep[1] = True
    keep[2] = rows[2] == torch.arange(width)  # one token beside the target
    logits[3, target[3]] = -90.0  # far below the kept tokens
    keep[4] = False
    keep[4, :3] = True
    logits[4, :3] = -80.0  # kept tokens far below the maximum: as are all but one
    logits[4, target[4]] = -85.0
    logits[5, keep[5]] = -INF  # the kept tokens are banned: the target alone is left
    logits[6, keep[6].nonzero()[::2, 0]] = -INF
    logits[6, target[6]] = 1.0
    target[7] = -100
    logits[7] = NAN
    logits[8, target[8]] = -INF  # a banned target among others
    keep[9] = False
    keep[9, target[9]] = True
    logits[9, target[9]] = -60.0  # alone, and unlikely
    logits[10] = -INF
    logits[11, ~keep[11]] = -INF  # nothing else is live
    return logits.to(dtype), target, keep


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("dtype", budget.DTYPES, ids=str)
def test_edges_in_eager(dtype: torch.dtype, form: str) -> None:
    for width in (40, 1100):
        logits, target, keep = edges(dtype, width)
        given, mask = in_form(form, keep)
        budget.check(run(logits, target, given), expected_of(logits, target, mask))


@pytest.mark.parametrize("form", FORMS)
def test_edges(way: Way, form: str) -> None:
    options = Options(temperature=torch.rand(EDGES) + 0.5, softcap=30.0, vocab_size=1090)
    logits, target, keep = edges(torch.bfloat16, 1100)
    target.clamp_max_(1089)
    logits[:, 1090:] = NAN
    keep[:, 1090:] = False
    given, mask = in_form(form, keep)
    got = run(logits, target, given, options, function=way)
    budget.check(got, expected_of(logits, target, mask, options), options)

    # Nothing of the log-prob's gradient is outside of the set: not a trace.
    one, zero = torch.ones(EDGES), torch.zeros(EDGES)
    gradient = run(logits, target, given, options, (one, zero, zero, zero), way).gradient
    live = mask | (torch.arange(1100) == target[:, None])
    assert (gradient[~live] == 0).all()
    live &= (target != -100)[:, None] & logits.isfinite()
    assert (gradient[live] != 0).float().mean() > 0.9

    # Scoring has the bits of training. (Of the other two, a C++ compiler that fuses products and
    # sums may round one differently, where the graph that saves more has other kernels.)
    with torch.no_grad():
        scored = way(logits, target, options, given)
    trained = (*got[:3], got.full_logprob)
    for place, (before, after) in enumerate(zip(scored, trained, strict=True)):
        assert after is not None
        near = 0.0 if place in (0, 3) else 1e-6
        torch.testing.assert_close(before, after, atol=near, rtol=0.0, equal_nan=True)


@pytest.mark.parametrize("form", FORMS)
def test_a_mask_may_keep_padding(form: str) -> None:
    logits, target, keep = edges(torch.float32, 40)
    keep[:, 30:] = True
    target.clamp_max_(29)
    options = Options(vocab_size=30)
    expected = expected_of(logits, target, keep, options)
    budget.check(run(logits, target, keep, options), expected)


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("form", FORMS)
def test_each_gradient_alone(form: str, place: int) -> None:
    logits, target, keep = edges(torch.float32, 1100)
    given, mask = in_form(form, keep)
    upstream = [torch.zeros(EDGES)] * 4
    upstream[place] = upstreams(target)[place]
    expected = oracle(logits, target, None, tuple(upstream), mask)
    for function in (outputs_with_keep, TRACED):
        z = logits.clone().requires_grad_()
        result = function(z, target, Options(), given)[place]
        (gradient,) = torch.autograd.grad(result, z, upstream[place])
        budget.check_gradient(gradient, expected)


TRACED = torch.compile(outputs_with_keep, fullgraph=True, backend="aot_eager")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("shape", [(), (1,), (0,), (2, 3), (2, 1, 3), (2, 0)])
def test_leading_shapes(shape: tuple[int, ...], form: str) -> None:
    logits, target = torch.randn(*shape, 50), torch.randint(50, shape)
    given, mask = in_form(form, torch.rand(*shape, 50) < 0.3)
    for function in (outputs_with_keep, TRACED):
        got = run(logits, target, given, function=function)
        assert got.full_logprob is not None
        assert got.logprob.shape == got.full_logprob.shape == shape
        assert got.gradient.shape == logits.shape
        budget.check(got, expected_of(logits, target, mask))


LAYOUTS: dict[str, Callable[[Tensor], Tensor]] = {
    "transposed": lambda x: x.transpose(0, -1).contiguous().transpose(0, -1),
    "permuted": lambda x: x.permute(2, 0, 1).contiguous().permute(1, 2, 0),
    "every other": lambda x: x.repeat_interleave(2, -1)[..., ::2],
    "rows apart": lambda x: x.repeat_interleave(2, 1)[:, ::2],
    "expanded": lambda x: x[:, :1].expand(x.shape),
}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_strides(layout: str, form: str) -> None:
    logits, keep = torch.randn(2, 3, 50), torch.rand(2, 3, 50) < 0.3
    logits, strided = LAYOUTS[layout](logits), LAYOUTS[layout](keep)
    target = torch.randint(50, (2, 3))
    for some, mask in ((strided, strided), in_form(form, keep)):
        expected = expected_of(logits, target, mask)
        for function in (outputs_with_keep, TRACED):
            got = run(logits, target, some, function=function)
            budget.check(got, expected)
            assert got.gradient.stride() == torch.empty_like(logits).stride()


def test_entropy_and_full_log_prob_are_those_without_a_keep_set() -> None:
    logits, target, keep = edges(torch.float32, 1100)
    plain = logprob_entropy(logits, target)
    for form in FORMS:
        given, _ = in_form(form, keep)
        out = logprob_entropy(logits, target, keep=given)
        pairs = [(out.entropy, plain.entropy), (out.logsumexp, plain.logsumexp)]
        for a, b in [*pairs, (out.full_logprob, plain.logprob)]:
            assert a is not None
            assert b is not None
            assert torch.equal(a.nan_to_num(7.0), b.nan_to_num(7.0))
    assert plain.full_logprob is None


def test_options_of_the_entropy() -> None:
    logits, target, keep = torch.randn(4, 30), torch.arange(4), torch.rand(4, 30) < 0.4
    for form in FORMS:
        given, _ = in_form(form, keep)
        full = run(logits, target, given)
        out = logprob_entropy(logits, target, keep=given, with_entropy=False)
        assert out.entropy is None
        assert torch.equal(out.logprob, full.logprob)
        z = logits.clone().requires_grad_()
        out = logprob_entropy(z, target, keep=given, with_entropy_grad=False)
        assert out.entropy is not None
        assert not out.entropy.requires_grad
        assert torch.equal(out.entropy, full.entropy)


@pytest.mark.parametrize("form", FORMS)
def test_in_place(form: str) -> None:
    logits, target, keep = edges(torch.bfloat16, 1100)
    given, mask = in_form(form, keep)
    leaf = logits.clone().requires_grad_()
    z = leaf.clone()
    out = logprob_entropy(z, target, keep=given, inplace_backward=True)
    results = (out.logprob, out.entropy, out.logsumexp, out.full_logprob)
    (gradient,) = torch.autograd.grad(results, z, upstreams(target))  # type: ignore[arg-type] # none is None
    assert gradient.data_ptr() == z.data_ptr()
    budget.check_gradient(gradient, expected_of(logits, target, mask))


def test_the_same_row_has_the_same_bits_in_any_batch() -> None:
    logits, keep = torch.randn(60, 3000).bfloat16(), torch.rand(60, 3000) < 0.1
    target = torch.randint(3000, (60,))
    upstream = upstreams(target)
    for form in FORMS:
        whole = run(logits, target, in_form(form, keep)[0], upstream=upstream)
        for rows in (slice(7, 8), slice(3, 20), slice(1, 59)):
            some = tuple(u[rows] for u in upstream)
            got = run(logits[rows], target[rows], in_form(form, keep[rows])[0], upstream=some)
            for a, b in zip(got, whole, strict=True):
                assert a is not None
                assert b is not None
                assert torch.equal(a, b[rows])


@pytest.mark.parametrize("case", ["keep-mask", "keep-mask-empty-row"])
def test_shared_cases(case: str, cases: dict[str, Any]) -> None:
    given = cases[case]
    logits, target = tensor(given["logits"]).float(), torch.tensor(given["target"])
    keep, expect = torch.tensor(given["keep_mask"]), given["expect"]
    one, zero = torch.ones(target.shape), torch.zeros(target.shape)
    for name, upstream in (
        ("grad_logprob", (one, zero, zero, zero)),
        ("grad_entropy", (zero, one, zero, zero)),
    ):
        for function in (TRACED, outputs_with_keep):
            got = run(logits, target, keep, Options(), upstream, function)
            right = tensor(expect[name])
            torch.testing.assert_close(got.gradient.double(), right, rtol=1e-5, atol=2e-7)
    pairs = {
        "logprob": got.logprob,
        "entropy": got.entropy,
        "logsumexp": got.logsumexp,
        "unmasked_logprob": got.full_logprob,
    }
    for name, result in pairs.items():
        assert result is not None
        torch.testing.assert_close(result.double(), tensor(expect[name]), rtol=1.2e-7, atol=4e-6)


@pytest.fixture(scope="module")
def cases() -> dict[str, Any]:
    found = json.loads((Path(__file__).parent / "cases/op.json").read_text())
    return {case["id"]: case for case in found}


def test_a_ragged_row_without_ids_keeps_everything(cases: dict[str, Any]) -> None:
    case = cases["keep-mask-empty-row"]
    logits, target = tensor(case["logits"]).float(), torch.tensor(case["target"])
    out = logprob_entropy(
        logits, target, keep=KeepSet(torch.tensor([]).long(), torch.zeros(2).int())
    )
    assert torch.equal(out.logprob, logprob_entropy(logits, target).logprob)


@st.composite
def calls(draw: st.DrawFn) -> tuple[Tensor, Tensor, Tensor, Options, str]:
    seed = draw(st.integers(0, 2**32 - 1))
    generator = torch.Generator().manual_seed(seed)
    shape = draw(st.lists(st.integers(0, 4), max_size=2))
    width = draw(st.one_of(st.integers(1, 30), st.sampled_from([511, 513, 1030, 2049])))
    dtype = draw(st.sampled_from(budget.DTYPES))
    logits = (torch.randn(*shape, width, generator=generator) * draw(st.floats(0.0, 4.0))).to(dtype)
    logits[torch.rand(logits.shape, generator=generator) < draw(st.sampled_from([0.0, 0.4]))] = -INF
    keep = torch.rand(logits.shape, generator=generator) < draw(st.sampled_from([0.0, 0.02, 0.5]))
    keep &= torch.rand(*shape, 1, generator=generator) < 0.8
    vocab_size = draw(st.none() | st.integers(1, width))
    keep[..., vocab_size:] = False
    target = torch.randint(vocab_size or width, shape, generator=generator)
    target[torch.rand(shape, generator=generator) < 0.1] = -100
    options = Options(
        temperature=draw(st.sampled_from([1.0, 0.6])),
        softcap=draw(st.none() | st.floats(2.0, 40.0)),
        vocab_size=vocab_size,
    )
    return logits, target, keep, options, draw(st.sampled_from(FORMS))


@given(calls())
@settings(max_examples=250, deadline=None)
def test_any_call(call: tuple[Tensor, Tensor, Tensor, Options, str]) -> None:
    logits, target, keep, options, form = call
    given, mask = in_form(form, keep)
    got = run(logits, target, given, options)
    budget.check(got, expected_of(logits, target, mask, options), options)


@given(
    st.integers(0, 9),
    st.sampled_from([2, 40, 513, 1030]),
    st.sampled_from([0.0, 0.01, 0.4]),
    st.sampled_from(FORMS),
    st.integers(0, 2**32 - 1),
)
@settings(max_examples=40, deadline=None)
def test_any_call_traced(rows: int, width: int, share: float, form: str, seed: int) -> None:
    generator = torch.Generator().manual_seed(seed)
    logits = torch.randn(rows, width, generator=generator) * 3.0
    keep = torch.rand(rows, width, generator=generator) < share
    target = torch.randint(width, (rows,), generator=generator)
    given, mask = in_form(form, keep)
    with torch._dynamo.config.patch(recompile_limit=64):  # for 0, 1, many rows, and each width
        got = run(logits, target, given, function=DYNAMIC)
    budget.check(got, expected_of(logits, target, mask))


DYNAMIC = torch.compile(outputs_with_keep, fullgraph=True, dynamic=True, backend="aot_eager")


# The set itself


WRONG: dict[str, tuple[dict[str, Any], type[Exception], str]] = {
    "ids of lists": ({"token_ids": [1]}, TypeError, "token_ids must be a tensor, got list"),
    "offsets of lists": ({"offsets": [0, 4]}, TypeError, "offsets must be a tensor, got list"),
    "float ids": (
        {"token_ids": torch.zeros(4)},
        TypeError,
        "token_ids must have an integer dtype, got torch.float32",
    ),
    "boolean ids": ({"token_ids": torch.ones(4).bool()}, TypeError, "got torch.bool"),
    "complex offsets": ({"offsets": torch.zeros(3, dtype=torch.complex64)}, TypeError, "complex64"),
    "ids of two dimensions": (
        {"token_ids": torch.zeros(2, 2).long()},
        ValueError,
        r"token_ids must have one dimension, got shape \[2, 2\]",
    ),
    "offsets of no dimension": (
        {"offsets": torch.tensor(0)},
        ValueError,
        r"offsets must have one dimension, got shape \[\]",
    ),
    "no offsets": (
        {"token_ids": torch.tensor([]).long(), "offsets": torch.tensor([]).long()},
        ValueError,
        "offsets must have one entry more than there are rows, got none",
    ),
    "offsets that start late": (
        {"offsets": torch.tensor([1, 4])},
        ValueError,
        "offsets must go from 0 to the number of token_ids, 4, got 1 to 4",
    ),
    "offsets that end early": ({"offsets": torch.tensor([0, 3])}, ValueError, "4, got 0 to 3"),
    "offsets that fall": (
        {"offsets": torch.tensor([0, 3, 2, 4])},
        ValueError,
        "offsets must never fall, got 3 and then 2 at row 1",
    ),
    "ids without values": (
        {"token_ids": torch.zeros(4, dtype=torch.long, device="meta")},
        ValueError,
        "token_ids must hold values, got a tensor on the meta device",
    ),
    "an id below 0": (
        {"token_ids": torch.tensor([3, 1, -1, 0])},
        ValueError,
        r"token_ids\[2\] is -1, outside of the vocabulary \[0, 9\)",
    ),
    "an id past the vocabulary": (
        {"token_ids": torch.tensor([3, 9, 1, 0])},
        ValueError,
        r"token_ids\[1\] is 9, outside of the vocabulary \[0, 9\)",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_set_that_is_wrong(name: str) -> None:
    changes, exception, words = WRONG[name]
    arguments = {"token_ids": torch.tensor([3, 1, 1, 0]), "offsets": torch.tensor([0, 3, 4])}
    with pytest.raises(exception, match=words):
        KeepSet(**{**arguments, "vocab_size": 9, **changes})


@pytest.mark.parametrize("dtype", [torch.int32, torch.uint8, torch.int64], ids=str)
def test_a_set(dtype: torch.dtype) -> None:
    keep = KeepSet(torch.tensor([7, 2, 7, 5], dtype=dtype), torch.tensor([0, 3, 3, 4], dtype=dtype))
    assert keep.num_rows == 3
    assert repr(keep) == "KeepSet(3 rows, 3 ids, cpu)"
    mask = keep.mask(9)
    assert mask.dtype == torch.bool
    assert mask.nonzero().tolist() == [[0, 2], [0, 7], *([1, i] for i in range(9)), [2, 5]]
    for twin in (copy.deepcopy(keep), pickle.loads(pickle.dumps(keep)), keep.to("cpu")):
        assert torch.equal(twin.mask(9), mask)
        assert twin.num_rows == 3
    moved = keep.to("meta")
    assert {x.device.type for x in (moved.ids, moved.rows, moved.offsets)} == {"meta"}
    assert KeepSet(torch.tensor([]).long(), torch.zeros(1).long()).num_rows == 0


ROWS, IDS = torch.randn(3, 9), KeepSet(torch.tensor([1, 8, 3]), torch.tensor([0, 2, 2, 3]))
WRONG_CALLS: dict[str, tuple[Any, type[Exception], str]] = {
    "a mask of floats": (torch.zeros(3, 9), TypeError, "dtype torch.bool, got torch.float32"),
    "a mask of another shape": (
        torch.zeros(3, 8).bool(),
        ValueError,
        r"the shape of the logits, \[3, 9\], got \[3, 8\]",
    ),
    "a list": ([[1], [2]], TypeError, "keep must be a bool tensor or a KeepSet, got list"),
    "a set of fewer rows": (
        KeepSet(torch.tensor([1]), torch.tensor([0, 1])),
        ValueError,
        "a row for each target, 3, got 1",
    ),
    "a mask elsewhere": (
        torch.zeros(3, 9).bool().to("meta"),
        ValueError,
        r"device of the logits, cpu, got meta; move it with keep.to\(logits.device\)",
    ),
    "a set elsewhere": (IDS.to("meta"), ValueError, "cpu, got meta"),
}


@pytest.mark.parametrize("name", WRONG_CALLS)
def test_a_set_that_does_not_fit_the_call(name: str) -> None:
    keep, exception, words = WRONG_CALLS[name]
    with pytest.raises(exception, match=words):
        logprob_entropy(ROWS, torch.arange(3), keep=keep)


def test_ids_past_the_vocabulary() -> None:
    # A set that was not told the vocabulary: an error in eager mode, NaN where none can be raised.
    target = torch.arange(3)
    for options in (Options(), Options(vocab_size=9)):
        keep = KeepSet(torch.tensor([1, 2, 9, 3]), torch.tensor([0, 2, 3, 4]))
        with pytest.raises(IndexError, match=r"keep holds token 9, .*\[0, 9\); .*vocab_size=9"):
            outputs_with_keep(ROWS, target, options, keep)
        got = run(ROWS, target, keep, options, function=TRACED)
        assert got.logprob.isnan().tolist() == [False, True, False]
        assert got.full_logprob is not None
        assert got.full_logprob.isfinite().all()
        assert got.entropy.isfinite().all()
        assert got.gradient[[0, 2]].isfinite().all()


# Compiled


def ragged_call(rows: int, count: int) -> tuple[Tensor, Tensor, KeepSet]:
    """A call of some rows with so many ids in all."""
    ids = torch.randint(1100, (count,))
    cuts = torch.sort(torch.randint(count + 1, (max(0, rows - 1),))).values
    offsets = torch.cat([torch.zeros(1).long(), cuts, torch.tensor([count])])[: rows + 1]
    return torch.randn(rows, 1100), torch.randint(1100, (rows,)), KeepSet(ids, offsets)


ROWS_AND_IDS = [(7, 30), (8, 31), (1, 5), (0, 0), (9, 0), (9, 1), (1, 0), (33, 900), (2, 2), (1, 1)]


@pytest.mark.parametrize(("backend", "calls"), [("aot_eager", 10), ("inductor", 4)])
def test_graphs_over_rows_and_ids(backend: str, calls: int) -> None:
    counter = CompileCounterWithBackend(backend)
    function = torch.compile(outputs_with_keep, fullgraph=True, backend=counter)
    for rows, count in ROWS_AND_IDS[:calls]:
        logits, target, keep = ragged_call(rows, count)
        budget.check(
            run(logits, target, keep, function=function),
            expected_of(logits, target, keep.mask(1100)),
        )
    assert counter.frame_count <= 4


def test_graphs_over_masks() -> None:
    counter = CompileCounterWithBackend("aot_eager")
    function = torch.compile(outputs_with_keep, fullgraph=True, backend=counter)
    for rows in (7, 8, 9, 16, 1, 0, 33, 2):
        logits, target = torch.randn(rows, 1100), torch.randint(1100, (rows,))
        keep = torch.rand(rows, 1100) < 0.1
        got = run(logits, target, keep, function=function)
        budget.check(got, expected_of(logits, target, keep))
    assert counter.frame_count <= 4


# Memory


@pytest.mark.parametrize("form", FORMS)
def test_generated_code_has_no_full_size_buffer(form: str) -> None:
    logits = torch.randn(8, 3000).bfloat16().requires_grad_()
    target = torch.arange(8) * 7
    given, _ = in_form(form, torch.rand(8, 3000) < 0.01)

    def loss(z: Tensor) -> Tensor:
        results = outputs_with_keep(z, target, Options(temperature=0.7, softcap=30.0), given)
        return torch.stack([x.sum() for x in results]).sum()

    forward, backward = codes(loss, logits)
    assert "logpile" not in forward.text + backward.text
    assert forward.full_size == []
    assert backward.full_size == [Buffer((8, 3000), "bfloat16")]
    # Beside the gradient, a number a column, and some numbers a row and block, or an id.
    most = 8 * 10 if form == "mask" else given.ids.numel()
    buffers = [*forward.buffers, *backward.buffers]
    third, second, _ = sorted(math.prod(b.shape) for b in buffers)[-3:]
    assert second == 3000
    assert third <= most


@pytest.fixture
def small_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles, "NUMBERS_ON_CPU", 2**15)


def weighted(logits: Tensor, keep: Any) -> Tensor:
    results = outputs_with_keep(logits, TARGET, Options(), keep)
    return torch.stack([x.sum() for x in results]).sum()


IDS_A_ROW = 5
AN_ID = 150  # bytes: some fifteen int64 or fp32 numbers of each id at once


def sets() -> dict[str, Any]:
    ids = torch.randint(V, (T * IDS_A_ROW,))
    return {
        "mask": torch.rand(T, V) < 0.01,
        "ids": KeepSet(ids, torch.arange(T + 1) * IDS_A_ROW),
    }


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float32], ids=str)
def test_allocated_in_eager(small_tiles: None, form: str, dtype: torch.dtype) -> None:
    logits, keep = torch.randn(T, V).to(dtype).requires_grad_(), sets()[form]
    extra = TILES + 2 * A_ROW * T + T * IDS_A_ROW * AN_ID
    assert peak(lambda: weighted(logits, keep)) < extra < nbytes(logits)
    result = weighted(logits, keep)
    assert nbytes(logits) < peak(result.backward) < nbytes(logits) + extra


@pytest.mark.parametrize("form", FORMS)
def test_saved_for_backward(form: str) -> None:
    logits, keep = torch.randn(T, V).bfloat16().requires_grad_(), sets()[form]
    saved: list[Tensor] = []

    def pack(x: Tensor) -> Tensor:
        saved.append(x)
        return x

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda x: x):
        result = outputs_with_keep(logits, TARGET, Options(), keep)
    del result
    theirs = {logits.untyped_storage().data_ptr()}
    given = [keep] if form == "mask" else [keep.ids, keep.rows, keep.offsets]
    theirs |= {x.untyped_storage().data_ptr() for x in given}
    ours = {x.untyped_storage().data_ptr(): x for x in saved}
    others = [x for place, x in ours.items() if place not in theirs and x.dim()]
    # The target 8 bytes; the maximum, the sum, the entropy's sum, and two of the kept tokens.
    assert sum(nbytes(x) for x in others) == 28 * T


# Transforms


def definition(z: Tensor, target: Tensor, keep: Tensor) -> Tensor:
    """All outputs, stacked, by PyTorch's own formulas."""
    chosen = torch.arange(z.shape[-1]) == target[..., None]
    logprobs = z.log_softmax(-1)
    kept = torch.where(keep | chosen, z, -INF).log_softmax(-1)
    entropy = -(logprobs.exp() * logprobs).sum(-1)
    pick = [torch.where(chosen, x, 0.0).sum(-1) for x in (kept, logprobs)]
    return torch.stack([pick[0], entropy, z.logsumexp(-1), pick[1]])


def stacked(z: Tensor, target: Tensor, keep: Any) -> Tensor:
    return torch.stack(outputs_with_keep(z, target, Options(), keep))


Z = torch.randn(3, 12, dtype=torch.float64, generator=torch.Generator().manual_seed(1))
MASK = torch.rand(3, 12, generator=torch.Generator().manual_seed(2)) < 0.4


def assert_same(got: Any, right: Any) -> None:
    torch.testing.assert_close(got, right, rtol=1e-11, atol=1e-12)


def test_vmap() -> None:
    target = torch.tensor([5, 0, 11])
    right = definition(Z, target, MASK).movedim(0, -1)
    assert_same(torch.vmap(stacked)(Z, target, MASK), right)
    batch = torch.stack([Z, Z.flip(-1)])
    got = torch.vmap(lambda z: stacked(z, target, MASK))(batch)
    assert_same(got, torch.stack([definition(z, target, MASK) for z in batch]))
    masks = torch.stack([MASK, ~MASK])
    got = torch.vmap(lambda keep: stacked(Z, target, keep))(masks)
    assert_same(got, torch.stack([definition(Z, target, keep) for keep in masks]))
    keep = ragged(MASK)
    with pytest.raises(NotImplementedError, match=r"keep sets as masks .*keep_set.mask\(V\)"):
        torch.vmap(lambda z: stacked(z, target, keep))(batch)


@pytest.mark.parametrize("form", FORMS)
def test_torch_func(form: str) -> None:
    target = torch.tensor([5, 0, 11])
    given, mask = in_form(form, MASK)
    for transform in (torch.func.jacrev, torch.func.jacfwd):
        got = transform(lambda z: stacked(z, target, given))(Z)
        assert_same(got, transform(lambda z: definition(z, target, mask))(Z))
    got = torch.func.grad(lambda z: stacked(z, target, given).square().sum())(Z)
    assert_same(got, torch.func.grad(lambda z: definition(z, target, mask).square().sum())(Z))


@pytest.mark.parametrize("form", FORMS)
def test_derivatives_of_both_orders(form: str) -> None:
    target = torch.tensor([5, -100, 11])
    given, _ = in_form(form, MASK)
    z = Z.clone().requires_grad_()
    function = lambda z: stacked(z, target, given)  # noqa: E731 # a name for two checks
    assert gradcheck(function, z)
    assert gradgradcheck(function, z)


# Registration


def call_with(form: str, **options: Any) -> Forward:
    given, _ = in_form(form, torch.rand(4, 40) < 0.3)
    call = forward_call(torch.randn(4, 40), **options)
    if form == "mask":
        return call._replace(keep_mask=given)
    return call._replace(keep_ids=given.ids, keep_rows=given.rows, keep_offsets=given.offsets)


@pytest.mark.parametrize("grad", [False, True], ids=["detached", "requires_grad"])
@pytest.mark.parametrize("form", FORMS)
def test_opcheck(form: str, grad: bool) -> None:
    call = call_with(form, softcap=torch.tensor(5.0))
    backward = backward_call(call)
    if grad:
        call = requiring_grad(call, "logits")
        backward = requiring_grad(backward, "logits", *UPSTREAM, "grad_full_logprob")
    torch.library.opcheck(FORWARD, call)
    torch.library.opcheck(BACKWARD, backward)


@pytest.mark.parametrize("form", FORMS)
def test_export(form: str) -> None:
    # A mask is an input like another. A set is not, and stays what it was when it was exported.
    logits, target = torch.randn(4, 40), torch.arange(4)
    given, _ = in_form(form, torch.rand(4, 40) < 0.3)

    class Module(torch.nn.Module):
        def forward(self, logits: Tensor, target: Tensor) -> tuple[Tensor, ...]:
            return outputs_with_keep(logits, target, Options(), given)

    exported = torch.export.export(Module(), (logits, target))
    expected = outputs_with_keep(logits, target, Options(), given)
    for some in (exported, exported.run_decompositions()):
        torch.testing.assert_close(some.module()(logits, target), expected, atol=4e-6, rtol=0.0)


def test_a_set_without_ids_gives_every_row_the_same_bits() -> None:
    row = torch.randn(64, 50, generator=torch.Generator().manual_seed(0)) * 3
    logits = row.repeat_interleave(2, 0).requires_grad_()
    nothing = torch.zeros(0, dtype=torch.long)
    for start in range(0, 128, 2):
        pair = logits[start : start + 2]
        keep = KeepSet(nothing, torch.zeros(3, dtype=torch.long))
        out = logprob_entropy(pair, torch.tensor([3, 3]), keep=keep)
        assert out.entropy is not None
        (gradient,) = torch.autograd.grad(out.logprob.sum() + 0.3 * out.entropy.sum(), logits)
        assert torch.equal(gradient[start], gradient[start + 1])


def test_no_rows_under_torch_func() -> None:
    nothing = torch.zeros(0, dtype=torch.long)
    keep = KeepSet(nothing, torch.zeros(1, dtype=torch.long))
    gradient = torch.func.grad(lambda z: logprob_entropy(z, nothing, keep=keep).logprob.sum())(
        torch.randn(0, 5)
    )
    assert gradient.shape == (0, 5)


@pytest.mark.parametrize("vocab_size", [9, 12])  # within the padding, and past the logits
def test_ids_past_the_vocabulary_under_torch_func(vocab_size: int) -> None:
    keep = KeepSet(torch.tensor([1, vocab_size, 3]), torch.tensor([0, 2, 3]))
    target = torch.tensor([1, 3])

    def logprob(z: Tensor) -> Tensor:
        return logprob_entropy(z, target, keep=keep, vocab_size=9).logprob

    value = torch.func.jvp(logprob, (torch.randn(2, 12),), (torch.ones(2, 12),))[0]
    assert value.isnan().tolist() == [True, False]
