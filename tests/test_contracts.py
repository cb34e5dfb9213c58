"""What the op promises at the edges: banned tokens, NaN, ignored rows, padding, odd targets."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
import torch
from torch import Tensor

from logpile.ops import logprob_entropy
from tests import budget
from tests.oracle import Options, oracle
from tests.ways import EAGER_KERNELS, Got, eager_kernel, outputs, random_upstream, run

INF, NAN = torch.inf, torch.nan
Run = Callable[..., Got]


@pytest.fixture(params=[*EAGER_KERNELS, "compiled"])
def way(request: pytest.FixtureRequest) -> Iterator[Run]:
    """Run a call in each way."""
    if request.param == "compiled":
        yield partial(run, function=compiled)
    else:
        with eager_kernel(request.param):
            yield run


@torch.compile(fullgraph=True)
def compiled(logits: Tensor, target: Tensor, options: Options) -> tuple[Tensor, Tensor, Tensor]:
    return outputs(logits, target, options)


@pytest.fixture
def logits() -> Tensor:
    return torch.randn(6, 8, generator=torch.Generator().manual_seed(0)) * 3.0


@pytest.fixture
def target() -> Tensor:
    return torch.tensor([1, 3, 0, 7, 2, 5])


def check(got: Got, logits: Tensor, target: Tensor, options: Options | None = None) -> None:
    options = options or Options()
    budget.check(got, oracle(logits, target, options, random_upstream(target)), options)


def test_rows_at_the_edge(way: Run, logits: Tensor, target: Tensor) -> None:
    logits[0, 2:5] = -INF  # banned tokens
    logits[1] = -INF
    logits[1, 3] = 2.0  # one live token, the target
    logits[2, 0] = -INF  # the target is banned
    target[3] = -100  # an ignored row, whatever it holds
    logits[3] = torch.tensor([NAN, INF, -INF, 1.0, 0.0, -0.0, 3e38, -3e38])
    logits[4, 6] = NAN  # a row that is broken stays visibly so, alone
    got = way(logits, target)
    expected = oracle(logits, target, Options(), random_upstream(target))
    budget.check(got, expected)
    assert (got.gradient[logits == -INF] == 0).all()
    assert got.logprob[1:4].tolist() == [0.0, -INF, 0.0]
    assert got.entropy[1] == got.entropy[3] == got.logsumexp[3] == 0.0
    assert (got.gradient[3] == 0).all()
    assert all(output.isnan().nonzero().tolist() == [[4]] for output in got[:3])
    assert got.gradient[4].isnan().all()


def test_no_live_column(way: Run, logits: Tensor, target: Tensor) -> None:
    logits[2] = -INF
    upstream = [u.index_fill(0, torch.tensor(2), 0.0) for u in random_upstream(target)]
    got = way(logits, target, Options(), tuple(upstream))
    budget.check(got, oracle(logits, target, Options(), tuple(upstream)))
    assert got.logprob[2].isnan()
    assert got.entropy[2].isnan()
    assert got.logsumexp[2] == -INF
    assert (got.gradient[2] == 0).all()


@pytest.mark.parametrize("dtype", budget.DTYPES)
@pytest.mark.parametrize("softcap", [None, 5.0])
def test_all_edges_in_every_dtype(dtype: torch.dtype, softcap: float | None) -> None:
    lowest, largest = torch.finfo(dtype).min, torch.finfo(dtype).max
    logits = torch.tensor(
        [
            [-INF, -INF, -INF],
            [-INF, 0.0, -INF],
            [largest, largest, -INF],
            [lowest, lowest, lowest],
            [largest, lowest, -INF],
            [lowest, -INF, lowest],
        ],
        dtype=dtype,
    )
    target = torch.tensor([0, 1, 1, 0, 0, 2])
    check(run(logits, target, Options(softcap=softcap)), logits, target, Options(softcap=softcap))


@pytest.mark.parametrize("padding", [0.0, 1e4, INF, -INF, NAN])
def test_padded_columns_are_never_read(logits: Tensor, target: Tensor, padding: float) -> None:
    target = target.clamp_max(4)
    narrow = run(logits[:, :5], target)
    logits[:, 5:] = padding
    padded = run(logits, target, Options(vocab_size=5))
    assert all(map(torch.equal, padded[:3], narrow[:3]))
    assert torch.equal(padded.gradient[:, :5], narrow.gradient)
    assert (padded.gradient[:, 5:] == 0).all()


def test_padded_columns_compiled(logits: Tensor, target: Tensor) -> None:
    logits[:, 5:] = torch.tensor([NAN, INF, -INF])
    options, target = Options(vocab_size=5), target.clamp_max(4)
    check(run(logits, target, options, function=compiled), logits, target, options)


@pytest.mark.parametrize("kernel", EAGER_KERNELS)
def test_target_out_of_range(kernel: str, logits: Tensor, target: Tensor) -> None:
    target[4] = 8
    message = r"target\[4\] is 8, outside of the vocabulary \[0, 8\) and not ignore_index \(-100\)"
    with eager_kernel(kernel), pytest.raises(IndexError, match=message):
        logprob_entropy(logits, target)


def test_target_out_of_range_names_the_first_position(logits: Tensor, target: Tensor) -> None:
    logits, target = logits.view(2, 3, 8), target.view(2, 3)
    target[0, 2], target[1, 1] = -1, 9
    with pytest.raises(IndexError, match=r"target\[0, 2\] is -1, outside"):
        logprob_entropy(logits, target)
    with pytest.raises(IndexError, match=r"target is -1, outside"):
        logprob_entropy(logits[0, 2], target[0, 2])


def test_target_in_the_padding_is_out_of_range(logits: Tensor, target: Tensor) -> None:
    with pytest.raises(IndexError, match=r"target\[3\] is 7, outside of the vocabulary \[0, 6\)"):
        logprob_entropy(logits, target, vocab_size=6)


def test_target_out_of_range_compiled(logits: Tensor, target: Tensor) -> None:
    right = run(logits, target, function=compiled)
    target[1], target[4] = 8, -1
    got = run(logits, target, function=compiled)
    assert got.logprob.isnan().nonzero().tolist() == [[1], [4]]
    for row in (0, 2, 3, 5):
        assert all(torch.equal(a[row], b[row]) for a, b in zip(got[:4], right[:4], strict=True))


def test_ignore_index_inside_the_vocabulary(logits: Tensor, target: Tensor) -> None:
    options = Options(ignore_index=3)
    got = run(logits, target, options)
    check(got, logits, target, options)
    assert got.logprob[1] == got.logsumexp[1] == 0.0
    with pytest.raises(IndexError, match=r"target\[0\] is -100, .* not ignore_index \(3\)"):
        logprob_entropy(logits, torch.full_like(target, -100), ignore_index=3)


@pytest.mark.parametrize(
    "dtype",
    [torch.int8, torch.uint8, torch.int16, torch.uint16, torch.int32, torch.uint32, torch.uint64],
)
def test_target_dtypes(dtype: torch.dtype, logits: Tensor, target: Tensor) -> None:
    right = run(logits, target)
    assert all(map(torch.equal, run(logits, target.to(dtype))[:4], right[:4]))


def test_high_unsigned_targets() -> None:
    logits = torch.randn(2, 50000, generator=torch.Generator().manual_seed(0))
    target = torch.tensor([40000, 49999])
    assert all(map(torch.equal, run(logits, target.to(torch.uint16))[:4], run(logits, target)[:4]))


@pytest.mark.parametrize("value", [0.0, -1.0, NAN, INF, 1e-45])
def test_bad_temperature_of_a_token(value: float, logits: Tensor, target: Tensor) -> None:
    temperature = torch.ones(6)
    right = run(logits, target, Options(temperature=temperature))
    temperature[2] = value
    got = run(logits, target, Options(temperature=temperature))
    assert all(output.isnan().nonzero().tolist() == [[2]] for output in got[:3])
    assert got.gradient[2].isnan().all()
    others = torch.tensor([0, 1, 3, 4, 5])
    assert all(torch.equal(a[others], b[others]) for a, b in zip(got[:4], right[:4], strict=True))


def test_bad_temperature_for_all_tokens(way: Run, logits: Tensor, target: Tensor) -> None:
    target[5] = -100
    got = way(logits, target, Options(temperature=torch.tensor(0.0)))
    assert all(output[:5].isnan().all() and output[5] == 0.0 for output in got[:3])
    assert got.gradient[:5].isnan().all()
    assert (got.gradient[5] == 0).all()


def test_temperature_forms_agree(logits: Tensor, target: Tensor) -> None:
    right = run(logits, target, Options(temperature=0.7))
    for temperature in (torch.tensor(0.7), torch.full((6,), 0.7), torch.tensor(0.7).double()):
        got = run(logits, target, Options(temperature=temperature))
        assert all(map(torch.equal, got[:4], right[:4]))


@pytest.mark.parametrize("shape", [(0,), (3, 0), (0, 4, 2)])
def test_no_tokens(way: Run, shape: tuple[int, ...]) -> None:
    # run fails where an output is not attached to the graph.
    got = way(torch.zeros(*shape, 8), torch.zeros(shape, dtype=torch.int64))
    assert all(output.shape == shape for output in got[:3])
    assert got.gradient.shape == (*shape, 8)


def test_one_token_without_dimensions(way: Run, logits: Tensor, target: Tensor) -> None:
    got = way(logits[0], target[0])
    assert got.logprob.shape == ()
    check(got, logits[0], target[0])


def test_inputs_stay_as_they_are(way: Run, logits: Tensor, target: Tensor) -> None:
    target[1] = -100
    temperature = torch.rand(6) + 0.5
    upstream = random_upstream(target)
    inputs = (logits, target, temperature, *upstream)
    before = [(x.clone(), x._version) for x in inputs]
    way(logits, target, Options(temperature=temperature, vocab_size=8), upstream)
    for x, (copy, version) in zip(inputs, before, strict=True):
        assert torch.equal(x, copy)
        assert x._version == version


def test_options_of_the_entropy(logits: Tensor, target: Tensor) -> None:
    logits.requires_grad_()
    full = logprob_entropy(logits, target)
    without = logprob_entropy(logits, target, with_entropy=False)
    metric = logprob_entropy(logits, target, with_entropy_grad=False)
    assert full.entropy is not None
    assert without.entropy is None
    assert metric.entropy is not None
    assert full.entropy.requires_grad
    assert not metric.entropy.requires_grad
    assert torch.equal(metric.entropy, full.entropy)
    for out in (full, without, metric):
        assert torch.equal(out.logprob, full.logprob)
        assert torch.equal(out.logsumexp, full.logsumexp)
        (gradient,) = torch.autograd.grad(out.logprob.sum(), logits)
        ones, zeros = torch.ones(6), torch.zeros(6)
        check_logprob = oracle(logits, target, Options(), (ones, zeros, zeros))
        budget.check_gradient(gradient, check_logprob)
