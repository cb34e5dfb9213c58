"""The policy loss on every kind of logits that the op takes: shards, DTensors, keep sets."""

import dataclasses
import functools
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
import torch.distributed as dist
from torch import Tensor
from torch._dynamo.utils import counters
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.tensor import DTensor, Replicate, Shard, distribute_tensor

from logpile.loss import PolicyLoss, PolicyLossConfig, PolicyLossOutput
from logpile.ops import KeepSet, logprob_entropy
from tests.distributed import Ranks

TOKENS, SEQS, VOCABULARY = 12, 3, 40
CONFIG = PolicyLossConfig(
    ratio_level="sequence-token",
    dual_clip=3.0,
    kl_coef=0.1,
    kl_ratio_weight=True,
    importance="geometric",
    masks=("icepop", "opsm", "high-entropy"),
    high_entropy_share=0.7,
    aggregation="seq-mean-token-mean",
)
# Compiling is what takes time here, and what compiles in CONFIG is tested on plain logits.
SMALL = PolicyLossConfig(kl_coef=0.1, aggregation="seq-mean-token-mean")
assert_close = functools.partial(torch.testing.assert_close, rtol=3e-6, atol=1e-6, equal_nan=True)


class Data:
    """Random packed tokens with their logits, and what their rollout left."""

    def __init__(self, tokens: int = TOKENS, seed: int = 0) -> None:
        generator = torch.Generator().manual_seed(seed)

        def normal() -> Tensor:
            return torch.randn(tokens, generator=generator)

        self.logits = 2.0 * torch.randn(tokens, VOCABULARY, generator=generator)
        self.target = torch.randint(VOCABULARY, (tokens,), generator=generator)
        # Close to the current policy, that ratios lie on both sides of the clips.
        self.logprob = logprob_entropy(self.logits, self.target).logprob
        old = self.logprob + 0.2 * normal()
        self.rollout: dict[str, Any] = {
            "advantages": normal(),
            "advantages_per": "token",
            "mask": torch.rand(tokens, generator=generator) > 0.2,
            "seq_ids": torch.arange(tokens) % SEQS,
            "num_seqs": SEQS,
            "old_logprob": old,
            "ref_logprob": self.logprob + 0.3 * normal(),
            "rollout_logprob": old + 0.2 * normal(),
        }


def gradient(out: PolicyLossOutput, *inputs: Tensor) -> tuple[Tensor, ...]:
    return torch.autograd.grad(out.loss, inputs)


def assert_same(actual: PolicyLossOutput, expected: PolicyLossOutput) -> None:
    assert_close(actual.loss, expected.loss)
    assert actual.metrics.kinds == expected.metrics.kinds
    assert_close(actual.metrics.parts, expected.metrics.parts)
    assert_close(actual.tokens, expected.tokens)


# Shards of the vocabulary

# Where the second rank's shard starts, the width of all, and the vocabulary before its padding.
SHARDS = {
    "equal": (20, 40, None),
    "uneven": (27, 40, None),
    "padded": (20, 40, 37),
    "uneven and padded": (13, 40, 37),
    "the last all padding": (37, 40, 37),
}


@pytest.fixture(scope="module")
def two() -> Iterator[Ranks]:
    with Ranks(2) as ranks:
        yield ranks


def collectives(function: Callable[[], Any]) -> list[str]:
    """List the collectives that process groups are asked for, also from inside of kernels."""
    with torch.profiler.profile() as profile:
        function()
    names = [event.name for event in profile.events() or ()]
    return [name.removeprefix("c10d::") for name in names if name.startswith("c10d::")]


def compiled_with(backend: str) -> None:
    """Let a rank's torch.compile use a backend, whatever it used before."""
    own = getattr(torch.compile, "func", torch.compile)
    torch.compile = functools.partial(own, backend=backend)


def sharded(rank: int, name: str, backend: str | None) -> list[list[list[str]]]:
    """Compare this rank's shard with the whole; give the collectives of forward and backward."""
    start, width, vocab_size = SHARDS[name]
    columns = slice(0, start) if rank == 0 else slice(start, width)
    place: dict[str, Any] = {"vocab_size": vocab_size}
    if name not in ("equal", "padded"):
        place = {"vocab_start": columns.start, "vocab_size": vocab_size or width}
    data = Data(seed=5)
    data.target %= vocab_size or width
    if backend:
        compiled_with(backend)
    found = []
    for coefficient in (0.05,) if backend == "inductor" else (0.0, 0.05):
        config = dataclasses.replace(SMALL if backend else CONFIG, entropy_coef=coefficient)
        whole = data.logits.clone().requires_grad_()
        eager = PolicyLoss(config, compile=False)
        expected = eager(whole, data.target, vocab_size=vocab_size, **data.rollout)
        (slope,) = gradient(expected, whole)

        part = data.logits[:, columns].clone().requires_grad_()
        module = PolicyLoss(config, group=dist.group.WORLD, compile=backend is not None)
        results: list[Any] = []

        def forward(
            part: Tensor = part, module: PolicyLoss = module, results: list[Any] = results
        ) -> None:
            results[:] = [module(part, data.target, **place, **data.rollout)]

        def backward(part: Tensor = part, results: list[Any] = results) -> None:
            results.append(gradient(results[0], part)[0])

        if backend:
            forward()  # what compiling asks for is not counted
            backward()
        found.append([collectives(forward), collectives(backward)])
        assert_same(results[0], expected)
        assert_close(results[1], slope[:, columns])

        nothing = data.rollout | {"mask": torch.zeros(TOKENS, dtype=torch.bool)}
        spoiled = torch.full_like(part, torch.nan).requires_grad_()
        out = module(spoiled, data.target, **place, **nothing)
        assert out.loss == 0.0
        assert bool((gradient(out, spoiled)[0] == 0.0).all())
    return found


@pytest.mark.parametrize(
    ("name", "backend"),
    [
        *((name, None) for name in SHARDS),
        ("uneven and padded", "aot_eager"),
        ("padded", "inductor"),
    ],
)
def test_shards_equal_the_whole_by_one_all_gather(
    two: Ranks, name: str, backend: str | None
) -> None:
    for found in two.run(sharded, name, backend, seconds=200):
        for forward, backward in found:  # whether there is an entropy bonus or not
            assert ["allgather" in call for call in forward] == [True]
            assert backward == []


def sharded_without_gradient(rank: int) -> None:
    data, part = Data(seed=6), slice(20 * rank, 20 * rank + 20)
    module = PolicyLoss(CONFIG, group=dist.group.WORLD, compile=False)
    with torch.no_grad():
        expected = PolicyLoss(CONFIG, compile=False)(data.logits, data.target, **data.rollout)
        assert_same(module(data.logits[:, part], data.target, **data.rollout), expected)


def test_shards_without_gradient(two: Ranks) -> None:
    two.run(sharded_without_gradient)


def dtensors(rank: int, backend: str | None, vocabulary: int) -> None:
    """Compare DTensor logits with plain ones; an odd vocabulary makes the last shard narrower."""
    mesh = init_device_mesh("cpu", (2,))
    data = Data(seed=7)
    data.target %= vocabulary
    if backend:
        compiled_with(backend)
    config = dataclasses.replace(SMALL if backend else CONFIG, entropy_coef=0.05)
    for placement in (Shard(-1),) if backend else (Shard(-1), Replicate()):
        whole = data.logits[:, :vocabulary].clone().requires_grad_()
        expected = PolicyLoss(config, compile=False)(whole, data.target, **data.rollout)
        logits = distribute_tensor(whole.detach(), mesh, [placement]).requires_grad_()
        module = PolicyLoss(config, compile=backend is not None)
        actual = module(logits, data.target, **data.rollout)
        assert not isinstance(actual.loss, DTensor)
        assert_same(actual, expected)
        (slope,) = gradient(actual, logits)
        assert isinstance(slope, DTensor)
        assert slope.placements == (placement if isinstance(placement, Replicate) else Shard(1),)
        assert_close(slope.full_tensor(), gradient(expected, whole)[0])


@pytest.mark.parametrize(("backend", "vocabulary"), [(None, 40), (None, 39), ("aot_eager", 39)])
def test_dtensor_logits(two: Ranks, backend: str | None, vocabulary: int) -> None:
    two.run(dtensors, backend, vocabulary, seconds=120)


# Keep sets


@pytest.fixture
def clean() -> Iterator[None]:
    torch._dynamo.reset()
    counters.clear()
    yield
    torch._dynamo.reset()


def keep_set(tokens: int, number: int, seed: int = 0) -> KeepSet:
    """Keep some ids in some rows; a row without one keeps everything."""
    generator = torch.Generator().manual_seed(seed)
    counts = torch.zeros(tokens, dtype=torch.int64)
    if tokens:
        rows = torch.randint(tokens, (number,), generator=generator)
        counts = torch.bincount(rows, minlength=tokens)
    ids = torch.randint(VOCABULARY, (int(counts.sum()),), generator=generator)
    return KeepSet(ids, torch.nn.functional.pad(counts.cumsum(0), (1, 0)))


def kept(kind: str, tokens: int = TOKENS, number: int = 60, seed: int = 0) -> Tensor | KeepSet:
    keep = keep_set(tokens, number, seed)
    return keep.mask(VOCABULARY) if kind == "mask" else keep


def check_keep(kind: str, config: PolicyLossConfig, *, compile_it: bool) -> None:
    """Compare the loss on logits with that on what the op makes of them."""
    data, keep = Data(seed=8), kept(kind)
    data.rollout["old_logprob"] = logprob_entropy(data.logits, data.target, keep=keep).logprob
    data.rollout["old_logprob"] = data.rollout["old_logprob"] + 0.1
    logits = data.logits.clone().requires_grad_()
    module = PolicyLoss(config, compile=compile_it)
    actual = module(logits, data.target, keep=keep, **data.rollout)

    by_hand = data.logits.clone().requires_grad_()
    op = logprob_entropy(by_hand, data.target, keep=keep)
    assert op.full_logprob is not None
    assert not torch.allclose(op.logprob, op.full_logprob, atol=0.1)
    expected = PolicyLoss(config, compile=False).from_logprobs(
        op.logprob,
        op.entropy,
        kl_logprob=op.full_logprob if config.kl_logprob == "full" else None,
        **data.rollout,
    )
    assert_same(actual, expected)
    assert_close(gradient(actual, logits), gradient(expected, by_hand))


KEEPS = {
    "full": dataclasses.replace(SMALL, entropy_coef=0.05),
    "kept": dataclasses.replace(SMALL, entropy_coef=0.05, kl_logprob="kept"),
    "in the advantages": dataclasses.replace(SMALL, kl_place="advantage"),
    "everything": dataclasses.replace(CONFIG, entropy_coef=0.05),
}


@pytest.mark.parametrize("kind", ["mask", "ids"])
@pytest.mark.parametrize("name", KEEPS)
def test_a_keep_set_equals_what_the_op_makes_of_it(kind: str, name: str) -> None:
    check_keep(kind, KEEPS[name], compile_it=False)


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize(
    ("kind", "name", "backend"),
    [
        ("mask", "in the advantages", "aot_eager"),
        ("ids", "kept", "aot_eager"),
        ("ids", "full", "inductor"),
    ],
)
def test_a_keep_set_compiled(
    monkeypatch: pytest.MonkeyPatch, kind: str, name: str, backend: str
) -> None:
    monkeypatch.setattr(torch, "compile", functools.partial(torch.compile, backend=backend))
    check_keep(kind, KEEPS[name], compile_it=True)
    assert counters["stats"]["unique_graphs"] == 1
    assert not counters["graph_break"]


def test_the_reference_kl_is_over_the_whole_vocabulary_by_default() -> None:
    data, keep = Data(seed=9), kept("ids")
    data.rollout["ref_logprob"] = data.logprob  # the reference is the policy itself
    for name in ("full", "kept"):
        module = PolicyLoss(KEEPS[name], compile=False)
        kl = module(data.logits, data.target, keep=keep, **data.rollout).tokens.kl
        assert kl is not None
        assert bool((kl.abs() < 1e-6).all()) == (name == "full")


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize("kind", ["mask", "ids"])
def test_one_graph_over_token_and_id_counts(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(torch, "compile", functools.partial(torch.compile, backend="aot_eager"))
    module = PolicyLoss(KEEPS["full"])

    def step(tokens: int, number: int) -> int:
        data, keep = Data(tokens, seed=tokens), kept(kind, tokens, number, seed=number)
        logits = data.logits.requires_grad_()
        gradient(module(logits, data.target, keep=keep, **data.rollout), logits)
        return int(counters["stats"]["unique_graphs"])

    many = [(12, 60), (9, 11), (33, 200), (16, 1), (7, 0), (5, 2), (64, 3)]
    assert {step(*sizes) for sizes in many} == {1}
    if kind == "mask":
        return  # its width never changes: all else is as without one
    # No token and one token take a graph each, as for the op, whatever the number of ids.
    few = [(1, 5), (1, 0), (1, 1), (0, 0), (2, 1), (20, 9)]
    assert [step(*sizes) for sizes in few] == [2, 2, 2, 3, 3, 3]


# Shapes and targets


@pytest.mark.parametrize("wide", ["logits", "mask"])
def test_packed_tokens_of_both_shapes_go_together(wide: str) -> None:
    data = Data()
    module = PolicyLoss(CONFIG, compile=False)
    expected = module(data.logits, data.target, **data.rollout)
    if wide == "logits":
        actual = module(data.logits[None], data.target[None], **data.rollout)
        assert actual.tokens.logprob.shape == (1, TOKENS)
    else:
        rollout = data.rollout | {"mask": data.rollout["mask"][None]}
        actual = module(data.logits, data.target, **rollout)
        assert actual.tokens.logprob.shape == (TOKENS,)
    assert torch.equal(actual.loss, expected.loss)


def test_a_target_to_ignore_that_the_mask_counts_is_refused() -> None:
    data = Data()
    masked = ~data.rollout["mask"]
    data.target[masked] = -100
    module = PolicyLoss(CONFIG, compile=False)
    assert bool(module(data.logits, data.target, **data.rollout).loss.isfinite())
    data.rollout["mask"] = torch.ones(TOKENS)
    with pytest.raises(IndexError, match="-100"):
        module(data.logits, data.target, **data.rollout)
