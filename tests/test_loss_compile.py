"""The compiled loss: equal to eager, few graphs, nothing saved for an entropy that is a metric."""

import copy
import dataclasses
import functools
import math
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from functorch.compile import make_boxed_func  # type: ignore[import-untyped]
from torch import Tensor
from torch._dynamo.backends.common import aot_autograd
from torch._dynamo.utils import counters
from torch._inductor.utils import fresh_cache, run_and_get_code
from torch.utils._python_dispatch import TorchDispatchMode

from logpile import loss
from logpile.loss import PolicyLoss, PolicyLossConfig
from logpile.ops import logprob_entropy

VOCABULARY = 40
PRESETS = {
    name: PolicyLossConfig.preset(name, **({"constant_norm": 7.0} if name == "dr_grpo" else {}))
    for name in loss.PRESETS
}
EVERYTHING = PolicyLossConfig(
    ratio_level="sequence-token",
    dual_clip=3.0,
    kl_coef=0.1,
    kl_ratio_weight=True,
    importance="geometric",
    masks=("icepop", "sequence-band", "geometric-band", "opsm", "rejection", "high-entropy"),
    sequence_bounds=(0.2, 5.0),
    rejection_bounds=(None, 0.5),
    high_entropy_share=0.7,
    aggregation="seq-mean-token-mean",
)


@pytest.fixture(autouse=True)
def clean() -> Iterator[None]:
    torch._dynamo.reset()
    counters.clear()
    yield
    torch._dynamo.reset()


@pytest.fixture
def traced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Trace, decompose and partition, but generate no code: all that graphs are counted by."""
    monkeypatch.setattr(torch, "compile", functools.partial(torch.compile, backend="aot_eager"))


@pytest.fixture
def dynamo_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Capture graphs and run them as they are."""
    monkeypatch.setattr(torch, "compile", functools.partial(torch.compile, backend="eager"))


def graphs() -> int:
    return int(counters["stats"]["unique_graphs"])


def call(
    module: PolicyLoss, tokens: int = 12, seqs: int = 3, seed: int = 0, **changes: Any
) -> tuple[loss.PolicyLossOutput, Tensor]:
    """Run on random packed logits; give the output and the logits' gradient."""
    generator = torch.Generator().manual_seed(seed)
    logits = 2.0 * torch.randn(tokens, VOCABULARY, generator=generator)
    logits.requires_grad_(torch.is_grad_enabled())
    logprob = -1.0 - torch.rand(tokens, generator=generator) * 4.0
    arguments: dict[str, Any] = {
        "advantages": torch.randn(tokens, generator=generator),
        "advantages_per": "token",
        "mask": torch.rand(tokens, generator=generator) > 0.2,
        "seq_ids": torch.arange(tokens) % max(seqs, 1),
        "num_seqs": seqs,
        "old_logprob": logprob,
        "ref_logprob": logprob + 0.3 * torch.randn(tokens, generator=generator),
        "rollout_logprob": logprob + 0.3 * torch.randn(tokens, generator=generator),
        "noise": torch.rand(tokens, generator=generator),
    }
    target = torch.randint(VOCABULARY, (tokens,), generator=generator)
    out = module(logits, target, **(arguments | changes))
    if not out.loss.requires_grad:
        return out, torch.zeros(0)
    return out, torch.autograd.grad(out.loss, logits)[0]


def assert_same(
    actual: tuple[loss.PolicyLossOutput, Tensor], expected: tuple[loss.PolicyLossOutput, Tensor]
) -> None:
    close = functools.partial(torch.testing.assert_close, rtol=1e-6, atol=1e-6, equal_nan=True)
    close(actual[0].loss, expected[0].loss)
    close(actual[1], expected[1])
    assert actual[0].metrics.kinds == expected[0].metrics.kinds
    close(actual[0].metrics.parts, expected[0].metrics.parts, rtol=3e-6)
    close(actual[0].tokens, expected[0].tokens, rtol=3e-6)


# One preset for each path that the step can take.
PATHS = ["dapo", "gspo", "cispo", "sapo", "gmpo", "dppo_kl", "vespo", "clip_cov", "kl_cov"]


@pytest.mark.usefixtures("traced")
@pytest.mark.parametrize("name", PATHS)
def test_presets_traced_equal_eager(name: str) -> None:
    config = dataclasses.replace(PRESETS[name], kl_coef=0.1, cov_share=0.2, cov_bounds=(0.0, 5.0))
    assert_same(call(PolicyLoss(config)), call(PolicyLoss(config, compile=False)))
    assert graphs() == 1
    assert not counters["graph_break"]


def test_generated_code_equals_eager_and_is_fused() -> None:
    config = dataclasses.replace(EVERYTHING, entropy_coef=0.01)
    module, eager = PolicyLoss(config), PolicyLoss(config, compile=False)
    with fresh_cache():
        actual, code = run_and_get_code(call, module)
    assert_same(actual, call(eager))
    for tokens, seqs in ((9, 4), (33, 2), (16, 1)):
        assert_same(call(module, tokens, seqs, tokens), call(eager, tokens, seqs, tokens))
    assert graphs() == 1
    assert len(code) == 2  # forward and backward
    assert not any("torch.ops.logpile" in part for part in code)
    sizes = [re.findall(r"empty_strided_cpu\(\(([^)]*)\)", part) for part in code]
    wide = [[size for size in part if str(VOCABULARY) in size] for part in sizes]
    forward, (columns, gradient) = wide
    assert forward == []
    assert columns == f"{VOCABULARY}, "  # a number a column, for all rows
    assert gradient.endswith(f", {VOCABULARY}")


@pytest.mark.usefixtures("traced")
def test_one_graph_over_sizes_and_coefficients() -> None:
    module = PolicyLoss(dataclasses.replace(EVERYTHING, entropy_coef=0.1))
    sizes = [(12, 3), (9, 4), (33, 1), (16, 7), (64, 2)]
    for step, (tokens, seqs) in enumerate(sizes):
        call(
            module,
            tokens,
            seqs,
            entropy_coef=0.1 / (step + 1),
            kl_coef=0.2 / (step + 1),
            temperature=1.0 - 0.05 * step,
            loss_scale=1.0 + step,
            total_tokens=100 + step,
        )
    assert graphs() == 1
    with torch.no_grad():
        for tokens, seqs in sizes:
            call(module, tokens, seqs, total_tokens=3.0)
    assert graphs() == 2


@pytest.mark.usefixtures("traced")
def test_token_counts_of_0_and_1_compile_as_often_as_the_op() -> None:
    sizes = [12, 1, 0, 33, 2, 1, 0]

    @torch.compile(fullgraph=True)
    def op(logits: Tensor, target: Tensor) -> Tensor:
        return logprob_entropy(logits, target).logprob

    for tokens in sizes:
        logits = torch.randn(tokens, VOCABULARY, requires_grad=True)
        torch._dynamo.maybe_mark_dynamic(logits, 0)
        op(logits, torch.zeros(tokens, dtype=torch.int64))
    of_the_op = graphs()
    module = PolicyLoss(PRESETS["gspo"])
    for tokens in sizes:
        for seqs in (3, 1, 2):
            call(module, tokens, seqs)
    assert graphs() - of_the_op <= of_the_op


@pytest.mark.usefixtures("dynamo_alone")
def test_crossing_zero_compiles_one_more_graph_once() -> None:
    module = PolicyLoss(PolicyLossConfig())
    call(module)
    for value in (0.1, 0.0, 0.2, 0, 0.3, torch.tensor(0.0), torch.tensor(0.5), -0.1):
        call(module, entropy_coef=value)
    assert graphs() == 2
    for value in (0.1, 0.0, 0.2, torch.tensor(0.0)):
        call(module, kl_coef=value)
    assert graphs() == 3


@pytest.mark.usefixtures("dynamo_alone")
def test_many_configurations_do_not_share_a_limit() -> None:
    with torch._dynamo.config.patch(recompile_limit=1):
        for step in range(3):
            call(PolicyLoss(PolicyLossConfig(clip_high=0.2 + 0.01 * step)))
    assert graphs() == 3


@pytest.mark.usefixtures("traced")
def test_inside_a_region_of_the_callers() -> None:
    module = PolicyLoss(dataclasses.replace(EVERYTHING, entropy_coef=0.1), compile=False)
    weight = torch.randn(VOCABULARY, 8, requires_grad=True)

    def train(hidden: Tensor, weight: Tensor, adv: Tensor, coefficient: float) -> Tensor:
        logprob = -torch.ones(hidden.shape[:2])
        out = module(
            hidden @ weight.T,
            torch.zeros(hidden.shape[:2], dtype=torch.int64),
            advantages=adv,
            mask=torch.ones(hidden.shape[:2]),
            old_logprob=logprob,
            ref_logprob=logprob,
            rollout_logprob=logprob,
            entropy_coef=coefficient,
        )
        result: Tensor = out.loss + out.metrics["entropy"]
        return result

    region = torch.compile(train, fullgraph=True)
    for step in range(5):
        generator = torch.Generator().manual_seed(step)
        hidden = torch.randn(3, 4, 8, generator=generator)
        arguments = (hidden, weight, torch.randn(3, generator=generator), 0.1 / (step + 1))
        actual, expected = region(*arguments), train(*arguments)
        torch.testing.assert_close(actual, expected)
        slopes = (torch.autograd.grad(value, weight)[0] for value in (actual, expected))
        torch.testing.assert_close(*slopes)
    assert graphs() <= 2


class Saved:
    """Counts what autograd keeps, by shape and dtype, each storage once."""

    def __init__(self) -> None:
        self.tensors: dict[int, Tensor] = {}

    def count(self, compute: Callable[[], Any]) -> Counter[tuple[int, torch.dtype]]:
        def pack(x: Tensor) -> Tensor:
            self.tensors[x.untyped_storage().data_ptr()] = x
            return x

        with torch.autograd.graph.saved_tensors_hooks(pack, lambda x: x):
            self.result = compute()
        return Counter((x.numel(), x.dtype) for x in self.tensors.values())


TOKENS = 64


def train_step(entropy_coef: float | None, *, compile_it: bool) -> Callable[[], Any]:
    """Make a step with the coefficient, or for None one that never asks for an entropy."""
    config = PolicyLossConfig(clip_high=0.28, entropy_coef=entropy_coef or 0.0)
    module = PolicyLoss(config, compile=compile_it)
    inner = PolicyLoss(config, compile=False)
    logits = torch.randn(1, TOKENS, VOCABULARY, requires_grad=True)
    target = torch.zeros(1, TOKENS, dtype=torch.int64)
    data: dict[str, Any] = {
        "advantages": torch.randn(1, TOKENS),
        "mask": torch.ones(1, TOKENS, dtype=torch.bool),
        "old_logprob": -torch.ones(1, TOKENS),
    }

    def without(logits: Tensor, target: Tensor) -> Tensor:
        masked = torch.where(data["mask"], target, -100)
        temperature = torch.ones(())
        out = logprob_entropy(logits, masked, temperature=temperature, with_entropy=False)
        return inner.from_logprobs(out.logprob, None, **data).loss

    def with_metric(logits: Tensor, target: Tensor) -> Tensor:
        result: Tensor = module(logits, target, **data).loss
        return result

    if entropy_coef is not None:
        return lambda: with_metric(logits, target)
    if compile_it:
        region = torch.compile(without, fullgraph=True)
        return lambda: region(logits, target)
    return lambda: without(logits, target)


def test_a_metric_entropy_saves_nothing_eager() -> None:
    metric = Saved().count(train_step(0.0, compile_it=False))
    assert metric == Saved().count(train_step(None, compile_it=False))
    bonus = Saved().count(train_step(0.1, compile_it=False))
    assert bonus.total() > metric.total()
    wide = [shape for shape, _ in bonus if shape >= TOKENS * VOCABULARY]
    assert wide == [TOKENS * VOCABULARY]  # the logits themselves


def test_a_metric_kl_saves_nothing() -> None:
    module = PolicyLoss(PolicyLossConfig(kl_ratio_weight=True), compile=False)
    logprob = -torch.ones(1, TOKENS).requires_grad_()
    ones = torch.ones(1, TOKENS)
    data: dict[str, Any] = {"advantages": ones, "mask": ones.bool()}

    def step(ref: Tensor | None) -> Callable[[], Any]:
        return lambda: module.from_logprobs(logprob, None, ref_logprob=ref, **data)

    assert Saved().count(step(torch.zeros(1, TOKENS))) == Saved().count(step(None))


def test_a_metric_entropy_saves_and_computes_nothing_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    backward: list[Counter[str]] = []

    def record(graph: torch.fx.GraphModule, _: Any) -> Any:
        backward.append(Counter(str(n.target) for n in graph.graph.nodes if n.op != "output"))
        return make_boxed_func(graph.forward)

    def keep(graph: torch.fx.GraphModule, _: Any) -> Any:
        return make_boxed_func(graph.forward)

    backend = aot_autograd(fw_compiler=keep, bw_compiler=record)
    monkeypatch.setattr(torch, "compile", functools.partial(torch.compile, backend=backend))
    saved, operations = [], []
    for coefficient in (0.0, None, 0.1):
        step, counter = train_step(coefficient, compile_it=True), Saved()
        saved.append(sum(n * d.itemsize for n, d in counter.count(step).elements()))
        counter.result.backward()
        functions = {k: v for k, v in backward[-1].items() if k.startswith("aten.")}
        operations.append(functions)
    assert saved[0] == saved[1] < saved[2]
    assert operations[0] == operations[1] != operations[2]


class Seen(TorchDispatchMode):
    """Lists the operators that are called."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call] # torch's
        self.names: set[str] = set()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.names.add(func.overloadpacket._qualified_op_name)
        return func(*args, **(kwargs or {}))


@pytest.mark.parametrize("name", PRESETS)
def test_no_size_depends_on_data_and_nothing_waits(name: str) -> None:
    config = dataclasses.replace(
        PRESETS[name], masks=EVERYTHING.masks, importance="geometric", kl_coef=0.1
    )
    logprob = (-torch.rand(10) - 0.1).requires_grad_()
    rows = torch.randn(4, 10)
    with Seen() as seen:
        out = PolicyLoss(config, compile=False).from_logprobs(
            logprob,
            torch.ones(10),
            advantages=rows[0],
            advantages_per="token",
            mask=rows[1] > 0,
            old_logprob=rows[2],
            ref_logprob=rows[3],
            rollout_logprob=rows[2] + 0.1,
            cu_seqlens=torch.tensor([0, 3, 7, 10]),
        )
        out.loss.backward()
    waits = {"aten::_local_scalar_dense", "aten::nonzero", "aten::masked_select", "aten::item"}
    assert not seen.names & waits
    assert "aten::index_add" in seen.names


def test_modules_copy_and_pickle() -> None:
    module = PolicyLoss(EVERYTHING, group=None, cp_group="7", compile=False)
    module._graphs = {None: math.sqrt}  # type: ignore[dict-item] # any code would do
    for other in (copy.deepcopy(module), pickle.loads(pickle.dumps(module))):
        assert other.config == module.config
        assert other.cp_group == "7"
        assert other._graphs == {}
    module = PolicyLoss(EVERYTHING, compile=False)
    expected = call(module)
    assert_same(call(pickle.loads(pickle.dumps(module))), expected)
    metrics = pickle.loads(pickle.dumps(expected[0].metrics))
    assert str(metrics) == str(expected[0].metrics)
