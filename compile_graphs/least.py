"""The least bytes that a pass moves, whatever its kernels are."""

from collections import defaultdict

from logpile.compile_graphs import tensors
from logpile.compile_graphs.graph_text import Graph


def least_bytes(graph: Graph, forward: Graph, results: int) -> int:
    """Count what a pass can't do without: its inputs read once, its results written once.

    What forward keeps for backward is a choice, and not counted. A view is not read or written.
    """
    return read_once(graph, forward) + written_once(graph, results)


def read_once(graph: Graph, forward: Graph) -> int:
    """Count the inputs that something computes with, gradients and inputs of forward alone."""
    given, read = {node.name for node in forward.inputs}, tensors.read(graph)
    total = 0
    for node in graph.inputs:
        origin = forward.by_name.get(node.name)
        needed = node.name.startswith("tangents") or (
            origin is not None and tensors.root(origin, forward).name in given
        )
        total += node.facts.bytes if needed and node.facts and node.name in read else 0
    return total


def written_once(graph: Graph, results: int) -> int:
    """Count the memory of the results, and of the inputs that are written over."""
    written: dict[str, int] = defaultdict(int)
    for name in graph.outputs[:results]:
        result = graph.by_name.get(name)
        if result is not None and result.facts:
            root = tensors.root(result, graph)
            whole = 0 if root.op == "input" else (root.facts or result.facts).bytes
            written[root.name] = min(written[root.name] + result.facts.bytes, whole)
    for node in graph.nodes:
        if tensors.base_name(node.op) == "copy_" and node.facts:
            written[node.name] = node.facts.bytes
    return sum(written.values())
