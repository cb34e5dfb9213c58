"""What is full size, what is a view, and what backward could compute again."""

from dataclasses import dataclass

from logpile.compile_graphs import torch_private
from logpile.compile_graphs.graph_text import Graph, Node
from logpile.compile_graphs.report import TensorFacts
from logpile.compile_graphs.sizes import Sizes

VIEWS = {
    "alias",
    "as_strided",
    "detach",
    "diagonal",
    "expand",
    "permute",
    "reshape",
    "select",
    "slice",
    "split",
    "split_with_sizes",
    "squeeze",
    "t",
    "transpose",
    "unbind",
    "unsqueeze",
    "view",
    "_unsafe_view",
    "getattr",
}
MADE = {"full", "iota", "scalar_tensor", "arange", "zeros", "ones", "empty", "constant"}


@dataclass(frozen=True)
class FullSize:
    """The elements of the largest input; half of them make a tensor count as full.

    So `logits[:, :-1]` is one, and the halves of what is split.
    """

    elements: int
    sizes: Sizes

    def covers(self, facts: TensorFacts | None) -> bool:
        """Tell whether a tensor is about as large, whatever its dtype."""
        return facts is not None and 0 < self.elements <= 2 * self.sizes.numel(facts.shape)


def base_name(op: str) -> str:
    """Give an op's name without namespace and overload."""
    parts = op.split(".")
    return parts[1] if len(parts) == 3 and parts[0] != "torch" else parts[-1]


def is_view(node: Node, graph: Graph) -> bool:
    """Tell whether a node is its input, seen otherwise."""
    if node.op == "getitem":
        parent = graph.by_name.get(node.inputs[0]) if node.inputs else None
        return parent is not None and base_name(parent.op) in VIEWS
    return base_name(node.op) in VIEWS and bool(node.inputs)


def root(node: Node, graph: Graph) -> Node:
    """Follow views to the tensor that holds the memory."""
    while is_view(node, graph) and node.inputs[0] in graph.by_name:
        node = graph.by_name[node.inputs[0]]
    return node


def read(graph: Graph) -> set[str]:
    """Name the tensors that some op reads, be it through a view."""
    return {
        root(graph.by_name[name], graph).name
        for node in graph.nodes
        if node.op != "output" and not is_view(node, graph)
        for name in node.inputs
        if name in graph.by_name
    }


def maker(node: Node, graph: Graph) -> Node:
    """Give the op behind a node: of one result of many, the op that made them all."""
    while node.op == "getitem" and node.inputs and node.inputs[0] in graph.by_name:
        node = graph.by_name[node.inputs[0]]
    return node


def recomputable(graph: Graph) -> set[str]:
    """Name the nodes that pointwise work makes from the inputs."""
    found: set[str] = set()
    for node in graph.nodes:
        cheap = node.op == "input" or base_name(node.op) in MADE or is_view(node, graph)
        if (cheap or torch_private.is_pointwise(node.op)) and {*node.inputs} <= found:
            found.add(node.name)
    return found
