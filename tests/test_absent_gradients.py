"""What no gradient arrives at costs nothing, and every combination of what does is right."""

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import pytest
import torch
from torch import Tensor, fx
from torch._dynamo.backends.common import aot_autograd
from torch._functorch._aot_autograd.utils import make_boxed_func
from torch.utils._python_dispatch import TorchDispatchMode

from logpile.ops import logprob_entropy, tiles
from logpile.ops.call import Backward
from logpile.ops.schema import BACKWARD
from tests.oracle import Options, oracle

T, V = 5, 1100
COMBINATIONS = [places for size in (1, 2, 3) for places in combinations(range(3), size)]
each_combination = pytest.mark.parametrize("places", COMBINATIONS, ids=str)

Outputs = tuple[Tensor, Tensor, Tensor]
Function = Callable[[Tensor, Tensor], Outputs]


def outputs(logits: Tensor, target: Tensor) -> Outputs:
    logprob, entropy, logsumexp, _ = logprob_entropy(logits, target, temperature=0.8)
    assert entropy is not None
    return logprob, entropy, logsumexp


@pytest.fixture
def inputs() -> tuple[Tensor, Tensor]:
    torch.manual_seed(0)
    target = torch.randint(V, (T,))
    target[1] = -100
    return (torch.randn(T, V) * 3).requires_grad_(), target


def upstream_of(places: Sequence[int]) -> Outputs:
    """Gradients of different sizes and signs, 0 where the tests let none arrive."""
    noise = torch.randn(3, T, generator=torch.Generator().manual_seed(7))
    return tuple(noise[i] if i in places else torch.zeros(T) for i in range(3))  # type: ignore[return-value] # three


def check(function: Function, inputs: tuple[Tensor, Tensor], places: Sequence[int]) -> None:
    """Compare the gradient of some of the outputs with the truth."""
    logits, target = inputs
    upstream = upstream_of(places)
    results = function(logits, target)
    (gradient,) = torch.autograd.grad(
        [results[i] for i in places], logits, [upstream[i] for i in places]
    )
    expected = oracle(logits, target, Options(temperature=0.8), upstream).gradient
    torch.testing.assert_close(gradient.double(), expected, atol=1e-6, rtol=1e-5)


@each_combination
def test_eager(places: tuple[int, ...], inputs: tuple[Tensor, Tensor]) -> None:
    check(outputs, inputs, places)


@pytest.fixture(scope="module")
def compiled() -> Function:
    return torch.compile(outputs, fullgraph=True)


@each_combination
def test_outputs_of_a_compiled_function(
    compiled: Function, places: tuple[int, ...], inputs: tuple[Tensor, Tensor]
) -> None:
    check(compiled, inputs, places)


class Graphs:
    """A compiler backend that keeps the graphs it is given and runs them as they are."""

    def __init__(self) -> None:
        self.forward: list[fx.GraphModule] = []
        self.backward: list[fx.GraphModule] = []
        self.backend = aot_autograd(
            fw_compiler=self.keep(self.forward), bw_compiler=self.keep(self.backward)
        )

    @staticmethod
    def keep(graphs: list[fx.GraphModule]) -> Callable[..., Any]:
        def compiler(graph: fx.GraphModule, inputs: Any) -> Any:
            graphs.append(graph)
            return make_boxed_func(graph.forward)

        return compiler


def graphs_of(
    places: Sequence[int], inputs: tuple[Tensor, Tensor], **options: Any
) -> tuple[fx.Graph, fx.Graph, Tensor]:
    """Compile a loss of some of the outputs: its forward and backward graph, and its gradient."""
    logits, target = inputs
    weights = upstream_of(places)

    def loss(logits: Tensor, target: Tensor) -> Tensor:
        results = logprob_entropy(logits, target, temperature=0.8, **options)
        total = torch.zeros(())
        for i in places:
            result = results[i]
            assert result is not None
            total = total + (weights[i] * result).sum()
        return total

    torch._dynamo.reset()  # every call compiles the same code object
    graphs = Graphs()
    result = torch.compile(loss, fullgraph=True, backend=graphs.backend)(logits, target)
    (gradient,) = torch.autograd.grad(result, logits)
    (forward,), (backward,) = graphs.forward, graphs.backward
    return forward.graph, backward.graph, gradient


@each_combination
def test_a_loss_inside_the_compiled_function(
    places: tuple[int, ...], inputs: tuple[Tensor, Tensor]
) -> None:
    *_, gradient = graphs_of(places, inputs)
    expected = oracle(*inputs, Options(temperature=0.8), upstream_of(places)).gradient
    torch.testing.assert_close(gradient.double(), expected, atol=1e-6, rtol=1e-5)


def work(graph: fx.Graph) -> list[str]:
    """The computations of a graph on something as large as the logits, in order."""
    return [
        str(node.target)
        for node in graph.nodes
        if node.op == "call_function"
        and isinstance(value := node.meta.get("val"), Tensor)
        and value.numel() >= T * V
    ]


def saved(forward: fx.Graph, backward: fx.Graph) -> int:
    """How many tensors go from one graph to the other."""
    names = {node.name for node in forward.nodes}
    return sum(node.op == "placeholder" and node.name in names for node in backward.nodes)


def test_a_graph_without_entropy_gradient_is_that_without_entropy(
    inputs: tuple[Tensor, Tensor],
) -> None:
    with_gradient = graphs_of((0, 2), inputs)
    metric = graphs_of((0, 2), inputs, with_entropy_grad=False)
    without = graphs_of((0, 2), inputs, with_entropy=False)
    assert work(metric[1]) == work(without[1])
    # A gradient that does not arrive is as good as one that cannot, where the loss is in the graph.
    assert work(metric[1]) == work(with_gradient[1])
    assert saved(*metric[:2]) == saved(*without[:2]) == saved(*with_gradient[:2])
    # And what the entropy's gradient does take shows in the same measure.
    entropy = graphs_of((0, 1, 2), inputs)
    assert len(work(entropy[1])) > len(work(metric[1]))


def test_entropy_that_leaves_the_graph_costs_nothing_as_a_metric(
    inputs: tuple[Tensor, Tensor],
) -> None:
    # AOTAutograd asks for the gradient of everything differentiable that leaves the graph, so that
    # here with_entropy_grad=False alone removes the work.
    def graphs(**options: Any) -> tuple[fx.Graph, fx.Graph]:
        graphs = Graphs()

        def function(logits: Tensor, target: Tensor) -> tuple[Tensor | None, ...]:
            return tuple(logprob_entropy(logits, target, temperature=0.8, **options)[:3])

        results = torch.compile(function, fullgraph=True, backend=graphs.backend)(*inputs)
        assert results[0] is not None
        results[0].sum().backward()
        (forward,), (backward,) = graphs.forward, graphs.backward
        return forward.graph, backward.graph

    metric = graphs(with_entropy_grad=False)
    without = graphs(with_entropy=False)
    assert work(metric[1]) == work(without[1])
    assert saved(*metric) == saved(*without)
    assert len(work(graphs()[1])) > len(work(metric[1]))


class Calls(TorchDispatchMode):
    """Records the calls that reach the kernels."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call] # torch's gap
        self.calls: list[tuple[Any, Any]] = []

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.calls.append((func, args))
        return func(*args, **(kwargs or {}))


def backward_calls(result: Tensor) -> list[tuple[Any, Any]]:
    recorded = Calls()
    with recorded:
        result.backward()
    return recorded.calls


@each_combination
def test_an_absent_gradient_reaches_the_kernel_as_none(
    places: tuple[int, ...], inputs: tuple[Tensor, Tensor]
) -> None:
    results = outputs(*inputs)
    calls = backward_calls(torch.stack([results[i].sum() for i in places]).sum())
    (call,) = (Backward(*args) for func, args in calls if func is BACKWARD)
    arrived = [call[i] is not None for i in range(3)]
    assert arrived == [i in places for i in range(3)]


def test_entropy_as_a_metric_does_no_work_in_eager(inputs: tuple[Tensor, Tensor]) -> None:
    def call(**options: Any) -> Backward:
        calls = backward_calls(logprob_entropy(*inputs, **options).logprob.sum())
        return next(Backward(*args) for func, args in calls if func is BACKWARD)

    def kernels(call: Backward) -> list[str]:
        with torch.no_grad(), Calls() as recorded:
            tiles.backward(call, torch.empty_like(call.logits))
        return [str(func) for func, _ in recorded.calls]

    metric, without, full = call(with_entropy_grad=False), call(with_entropy=False), call()
    assert metric.sumexp_y is None
    assert full.sumexp_y is not None
    assert kernels(metric) == kernels(without)
    with_entropy = full._replace(grad_entropy=full.grad_logprob)
    assert len(kernels(with_entropy)) > len(kernels(metric))


def test_entropy_as_a_metric_is_detached(inputs: tuple[Tensor, Tensor]) -> None:
    result = logprob_entropy(*inputs, with_entropy_grad=False)
    assert result.entropy is not None
    assert not result.entropy.requires_grad
    compiled = torch.compile(
        lambda *inputs: logprob_entropy(*inputs, with_entropy_grad=False),
        fullgraph=True,
        backend="aot_eager",
    )(*inputs)
    assert compiled.entropy is not None
    assert not compiled.entropy.requires_grad
    torch.testing.assert_close(compiled.entropy, result.entropy)


def test_no_gradient_at_all(inputs: tuple[Tensor, Tensor]) -> None:
    # A formula is called with no gradient when a function behind it returns none.
    class ReturnsNone(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x.clone()

        @staticmethod
        def backward(ctx: Any, *grads: Tensor) -> Any:
            return None

    logits, target = inputs
    result: Tensor = ReturnsNone.apply(logprob_entropy(logits, target).logprob)  # type: ignore[no-untyped-call]
    calls = backward_calls(result.sum())
    assert logits.grad is None
    assert not [func for func, _ in calls if func is BACKWARD]
