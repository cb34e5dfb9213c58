"""Under torch.compile: no graph break, few graphs, and every mode that training code uses."""

import copy
import inspect
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch._dynamo.testing import CompileCounterWithBackend
from torch.utils.checkpoint import checkpoint

from logpile.ops import logprob_entropy

V, HIDDEN = 1100, 8

TEMPERATURES = [1.0, 0.95, 0.9, 0.85, 0.8, 2.0, 0.7, 0.6]
TOKEN_COUNTS = [7, 8, 9, 16, 1, 0, 33, 2]


def loss(logits: Tensor, target: Tensor, temperature: Any = 0.8, **options: Any) -> Tensor:
    logprob, entropy, logsumexp, _ = logprob_entropy(
        logits, target, temperature=temperature, **options
    )
    assert entropy is not None
    return logprob.sum() + 0.1 * entropy.sum() + 0.01 * logsumexp.sum()


class Head(nn.Module):
    """An LM head with the loss on it."""

    def __init__(self, **options: Any) -> None:
        super().__init__()
        self.weight = nn.Linear(HIDDEN, V)
        self.options = options

    def forward(self, hidden: Tensor, target: Tensor, temperature: Any = 0.8) -> Tensor:
        return loss(self.weight(hidden), target, temperature, **self.options)


def tokens(count: int, width: int = V) -> tuple[Tensor, Tensor]:
    return torch.randn(count, width, requires_grad=True), torch.randint(width, (count,))


def gradient(result: Tensor, x: Tensor, **options: Any) -> Tensor:
    (gradient,) = torch.autograd.grad(result, x, **options)
    return gradient


@pytest.fixture(autouse=True)
def fresh_dynamo() -> None:
    torch._dynamo.reset()
    torch.manual_seed(0)


# How many graphs


def graphs(function: Callable[..., Tensor], calls: Iterable[tuple[Any, ...]]) -> int:
    """Count the graphs over a series of calls, each of which must be right, backward included."""
    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(function, fullgraph=True, backend=counter)
    for x, *others in calls:
        x = x.detach().requires_grad_()
        got, expected = compiled(x, *others), function(x, *others)
        torch.testing.assert_close(got, expected, atol=1e-5, rtol=1e-5)
        torch.testing.assert_close(gradient(got, x), gradient(expected, x), atol=1e-6, rtol=1e-5)
    return counter.frame_count


def test_no_graph_break() -> None:
    explanation = torch._dynamo.explain(loss)(*tokens(4), 0.7, softcap=20.0)
    assert explanation.graph_break_count == 0
    assert explanation.graph_count == 1


def test_graphs_over_temperatures() -> None:
    assert graphs(loss, [(*tokens(8), temperature) for temperature in TEMPERATURES]) <= 2


def test_an_int_temperature_adds_one_graph() -> None:
    assert graphs(loss, [(*tokens(8), temperature) for temperature in (1.0, 0.9, 2, 0.8)]) <= 3


def test_graphs_over_temperatures_that_are_tensors() -> None:
    scalars = [(*tokens(8), torch.tensor(temperature)) for temperature in TEMPERATURES]
    assert graphs(loss, scalars) == 1
    torch._dynamo.reset()
    vectors = [(*tokens(count), torch.rand(count) + 0.5) for count in TOKEN_COUNTS]
    assert graphs(loss, vectors) <= 4


def test_graphs_over_token_counts() -> None:
    assert graphs(loss, map(tokens, TOKEN_COUNTS)) <= 4


def test_graphs_over_both_together() -> None:
    calls = zip(TOKEN_COUNTS, TEMPERATURES, strict=True)
    assert graphs(loss, [(*tokens(count), temperature) for count, temperature in calls]) <= 4


def test_graphs_over_every_pair() -> None:
    # One more than of both together, whatever the function: Dynamo takes the first temperature and
    # the first token count to be constant, and learns of each on its own that it is not.
    pairs = [(*tokens(n), temperature) for n in TOKEN_COUNTS for temperature in TEMPERATURES[:3]]
    assert graphs(loss, pairs) <= 5
    torch._dynamo.reset()
    plain = graphs(lambda z, target, temperature: (z / temperature).exp().sum(), pairs)
    assert plain >= 5


@pytest.mark.parametrize("options", [{}, {"inplace_backward": True, "softcap": 20.0}], ids=str)
def test_graphs_of_a_module(options: dict[str, Any]) -> None:
    calls = [
        (torch.randn(count, HIDDEN), torch.randint(V, (count,)), temperature)
        for count, temperature in zip(TOKEN_COUNTS, TEMPERATURES, strict=True)
    ]
    assert graphs(Head(**options), calls) <= 4


def test_graphs_over_softcaps() -> None:
    calls = [(*tokens(4), softcap) for softcap in (20.0, 25.0, 30.0, 35.0)]
    assert graphs(lambda z, target, cap: loss(z, target, softcap=cap), calls) <= 2


def test_graphs_over_leading_shapes() -> None:
    calls = [
        (torch.randn(*shape, V), torch.randint(V, shape)) for shape in ((2, 7), (2, 8), (3, 9))
    ]
    assert graphs(loss, calls) <= 3  # constant, and one as each dimension turns out to vary


def test_graphs_over_widths() -> None:
    # Blocks of columns divide a row or leave a rest, or a row is less than one of them.
    widths = [3000, 4000, 5000, 2048, 4096, 700, 900]
    assert graphs(loss, [tokens(3, width) for width in widths]) <= 4


def test_marked_dimensions_never_recompile() -> None:
    counter = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(loss, fullgraph=True, backend=counter)
    for count in (7, 8, 16, 2):
        logits, target = tokens(count)
        torch._dynamo.mark_dynamic(logits, 0)
        torch._dynamo.mark_dynamic(target, 0)
        with torch._dynamo.config.patch(error_on_recompile=True):
            got = compiled(logits, target)
        torch.testing.assert_close(got, loss(logits, target), atol=1e-5, rtol=1e-5)
    assert counter.frame_count == 1


# Modes; by Inductor where it could matter, through one function


@pytest.fixture(scope="module")
def compiled() -> Callable[..., Tensor]:
    return torch.compile(loss, fullgraph=True)


def assert_right(function: Callable[..., Tensor], logits: Tensor, *others: Any) -> None:
    got, expected = function(logits, *others), loss(logits, *others)
    torch.testing.assert_close(got, expected, atol=1e-5, rtol=1e-5)
    torch.testing.assert_close(gradient(got, logits), gradient(expected, logits))


def test_token_counts_by_inductor(compiled: Callable[..., Tensor]) -> None:
    for count in (7, 8, 1, 0, 33):
        assert_right(compiled, *tokens(count))


def test_temperatures_by_inductor(compiled: Callable[..., Tensor]) -> None:
    for temperature in (1.0, 0.5, 0.25):
        assert_right(compiled, *tokens(7), temperature)


def test_retain_graph(compiled: Callable[..., Tensor]) -> None:
    # By default compiled code gives its buffers away in backward, and says so when it is asked for
    # another; so does any function's.
    logits, target = tokens(7)
    with torch._functorch.config.patch(donated_buffer=False):
        result = compiled(logits, target)
        first = gradient(result, logits, retain_graph=True)
        assert torch.equal(first, gradient(result, logits))


def test_checkpoint_around_compiled_code(compiled: Callable[..., Tensor]) -> None:
    assert_right(lambda *args: checkpoint(compiled, *args, use_reentrant=False), *tokens(7))


def test_checkpoint_inside_compiled_code() -> None:
    def function(logits: Tensor, target: Tensor) -> Any:
        return checkpoint(loss, logits * 1.0, target, use_reentrant=False)

    backend = "aot_eager_decomp_partition"  # whose partitioner does the recomputing
    assert_right(torch.compile(function, fullgraph=True, backend=backend), *tokens(7))


@pytest.mark.parametrize("reentrant", [False, True])
def test_checkpoint_in_eager(reentrant: bool) -> None:
    logits, target = tokens(7)
    checkpoint(loss, logits, target, use_reentrant=reentrant).backward()
    assert logits.grad is not None
    assert torch.equal(logits.grad, gradient(loss(logits, target), logits))


def test_no_grad(compiled: Callable[..., Tensor]) -> None:
    logits, target = tokens(7)
    with torch.no_grad():
        scored = compiled(logits, target)
    assert not scored.requires_grad
    # Scoring and training agree to the bit, so that an on-policy ratio is 1.
    assert torch.equal(scored, compiled(logits, target))


def test_autocast(compiled: Callable[..., Tensor]) -> None:
    logits, target = tokens(7)
    expected = compiled(logits, target)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert loss(logits, target).dtype == torch.float32
        assert torch.equal(loss(logits, target), loss(logits.detach(), target))
        got = compiled(logits, target)
    assert torch.equal(got, expected)
    assert torch.equal(gradient(got, logits), gradient(expected, logits))


def test_autocast_of_a_module() -> None:
    head, hidden = Head(), torch.randn(5, HIDDEN, requires_grad=True)
    target = torch.randint(V, (5,))
    with torch.autocast("cpu", dtype=torch.bfloat16):
        got = torch.compile(head, fullgraph=True, backend="aot_eager")(hidden, target)
        expected = head(hidden, target)
    torch.testing.assert_close(got, expected, atol=1e-4, rtol=1e-5)
    torch.testing.assert_close(gradient(got, hidden), gradient(expected, hidden))


def test_inference_mode_targets() -> None:
    # Eager mode saves a copy. Compiled code saves its inputs as they are, and PyTorch refuses
    # that in words that name the way out, for our op and for its own.
    with torch.inference_mode():
        target, temperature = torch.randint(V, (5,)), torch.rand(5) + 0.5
    logits = torch.randn(5, V, requires_grad=True)
    assert gradient(loss(logits, target, temperature), logits).isfinite().all()

    def plain(logits: Tensor, target: Tensor, temperature: Tensor) -> Tensor:
        return (logits / temperature[:, None]).log_softmax(-1).gather(-1, target[:, None]).sum()

    for function in (plain, loss):
        compiled = torch.compile(function, fullgraph=True, backend="aot_eager")
        with pytest.raises(RuntimeError, match="make a clone to get a normal tensor"):
            compiled(logits, target, temperature)
        got = compiled(logits, target.clone(), temperature.clone())
        assert gradient(got, logits).isfinite().all()


def test_inference_mode_logits(compiled: Callable[..., Tensor]) -> None:
    with torch.inference_mode():
        logits, target = torch.randn(7, V), torch.randint(V, (7,))
        inside = compiled(logits, target)
    torch.testing.assert_close(inside, loss(logits, target), atol=1e-5, rtol=1e-5)
    torch.testing.assert_close(compiled(logits, target), inside, atol=1e-5, rtol=1e-5)


@pytest.mark.parametrize("backend", ["eager", "aot_eager"])
@pytest.mark.parametrize("inplace", [False, True])
def test_other_backends(backend: str, inplace: bool) -> None:
    def function(logits: Tensor, target: Tensor) -> Tensor:
        return loss(logits * 1.0, target, inplace_backward=inplace)

    assert_right(torch.compile(function, fullgraph=True, backend=backend), *tokens(7))


def test_a_copy_of_a_compiled_module() -> None:
    head: nn.Module = torch.compile(Head(), fullgraph=True, backend="aot_eager")  # type: ignore[assignment] # torch says a callable
    hidden, target = torch.randn(5, HIDDEN), torch.randint(V, (5,))
    before = head(hidden, target)
    twin = copy.deepcopy(head)
    assert torch.equal(twin(hidden, target), before)
    twin(hidden, target).backward()
    assert all(parameter.grad is None for parameter in head.parameters())
    assert all(parameter.grad is not None for parameter in twin.parameters())


@pytest.mark.parametrize("layout", ["transposed", "permuted", "sliced", "expanded"])
def test_layouts(layout: str) -> None:
    logits = {
        "transposed": torch.randn(V, 6).t(),
        "permuted": torch.randn(2, V, 3).permute(2, 0, 1),
        "sliced": torch.randn(12, 2 * V)[::2, 5 : 5 + V],
        "expanded": torch.randn(1, V).expand(6, V),
    }[layout].requires_grad_()
    target = torch.randint(V, logits.shape[:-1])
    function = torch.compile(loss, fullgraph=True, backend="aot_eager")
    assert_right(function, logits, target)
    got, expected = function(logits, target), loss(logits, target)
    assert gradient(got, logits).stride() == gradient(expected, logits).stride()


# Ahead of time


class Outputs(nn.Module):
    def forward(self, logits: Tensor, target: Tensor) -> tuple[Tensor | None, ...]:
        return tuple(logprob_entropy(logits, target, temperature=0.7, softcap=20.0)[:3])


def exported() -> torch.export.ExportedProgram:
    rows = torch.export.Dim("rows")
    logits, target = torch.randn(5, V), torch.randint(V, (5,))
    shapes = {"logits": {0: rows}, "target": {0: rows}}
    return torch.export.export(Outputs(), (logits, target), dynamic_shapes=shapes)


def our_nodes(program: torch.export.ExportedProgram) -> list[torch.fx.Node]:
    return [node for node in program.graph.nodes if "logpile" in str(node.target)]


def assert_same_outputs(function: Callable[..., Any], count: int) -> None:
    logits, target = torch.randn(count, V), torch.randint(V, (count,))
    torch.testing.assert_close(
        tuple(function(logits, target)), Outputs()(logits, target), atol=4e-6, rtol=0.0
    )


def test_export_gives_one_node_that_decompositions_open() -> None:
    program = exported()
    (node,) = our_nodes(program)
    assert str(node.target) == "logpile.logprob_entropy.default"
    assert_same_outputs(program.module(), 3)
    opened = program.run_decompositions()
    assert our_nodes(opened) == []
    assert_same_outputs(opened.module(), 3)


def load_and_compare(package: str, data: str) -> None:
    """Run in a process of its own, from this text."""
    import sys

    import torch

    assert not any(name.split(".")[0] == "logpile" for name in sys.modules)
    function = torch._inductor.aoti_load_package(package)
    logits, target, expected = torch.load(data)
    for got, right in zip(function(logits, target), expected, strict=True):
        torch.testing.assert_close(got, right, atol=4e-6, rtol=0.0)
    assert not any(name.split(".")[0] == "logpile" for name in sys.modules)
    print("agrees")


def test_a_package_runs_without_this_library(tmp_path: Path) -> None:
    package, data = str(tmp_path / "outputs.pt2"), str(tmp_path / "data.pt")
    torch._inductor.aoti_compile_and_package(exported(), package_path=package)
    logits, target = torch.randn(4, V), torch.randint(V, (4,))
    torch.save((logits, target, Outputs()(logits, target)), data)
    script = f"{inspect.getsource(load_and_compare)}\nload_and_compare({package!r}, {data!r})"
    process = subprocess.run(
        [sys.executable, "-c", script], check=True, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout == "agrees\n"
