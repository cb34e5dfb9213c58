"""Makes a printed graph an FX graph again, which the drawing tools take."""

import operator
from collections.abc import Callable
from typing import Any

import torch
from torch import fx
from torch.fx.passes.shape_prop import TensorMetadata

from logpile.compile_graphs.graph_text import Graph, Node
from logpile.compile_graphs.report import TensorFacts


def as_module(graph: Graph) -> fx.GraphModule:
    """Make an FX graph with the same nodes, names and edges; it is for reading, not for running."""
    made = fx.Graph()
    nodes: dict[str, fx.Node] = {}
    for node in graph.nodes:
        taken = tuple(nodes[name] for name in node.inputs if name in nodes)
        new = made_node(made, node, taken)
        nodes[node.name] = new
        if node.facts is not None and (meta := metadata(node.facts)) is not None:
            new.meta["tensor_meta"] = meta
        if node.source is not None:
            new.meta["stack_trace"] = (
                f'File "{node.source.file}", line {node.source.line}, in ?\n    {node.source.code}'
            )
    return fx.GraphModule(torch.nn.Module(), made)


def made_node(made: fx.Graph, node: Node, taken: tuple[fx.Node, ...]) -> fx.Node:
    """Add one node."""
    if node.op == "input":
        return made.placeholder(node.name)
    if node.op == "output":
        return made.create_node("output", "output", (taken,))
    if node.op == "getitem" and taken and node.arguments and node.arguments[0].isdigit():
        function: Callable[..., Any] = operator.getitem
        return made.create_node(
            "call_function", function, (taken[0], int(node.arguments[0])), name=node.name
        )
    return made.create_node("call_function", named(node.op), taken, name=node.name)


def named(op: str) -> Callable[..., Any]:
    """Make a function that is called as the op is."""

    def function(*inputs: Any) -> Any:
        raise NotImplementedError(f"{op} stands in a graph that was read from a text")

    function.__name__ = function.__qualname__ = op
    function.__module__ = "graph"
    return function


def metadata(facts: TensorFacts) -> TensorMetadata | None:
    """Describe a tensor whose shape is known."""
    if not all(isinstance(size, int) for size in facts.shape):
        return None
    dtype = getattr(torch, facts.dtype, torch.float32)
    shape = torch.Size([size for size in facts.shape if isinstance(size, int)])
    return TensorMetadata(shape, dtype, False, (), None, False, {})
