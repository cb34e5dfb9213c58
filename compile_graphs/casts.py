"""Where tensors of full size change their dtype."""

from collections.abc import Iterator

from logpile.compile_graphs import paths, torch_private
from logpile.compile_graphs.graph_text import Graph, Node
from logpile.compile_graphs.report import Cast, Kernel, TensorFacts
from logpile.compile_graphs.tensors import FullSize, base_name, root

OUTSIDE = {"mm", "addmm", "bmm", "baddbmm", "convolution"}  # no generated kernel computes them
CASTS = {"convert_element_type", "_to_copy", "to", "copy", "copy_"}


def casts(
    graph: Graph, number: int, phase: str, full: FullSize, kernels: list[Kernel]
) -> list[Cast]:
    """List where full-size tensors change dtype, by a cast or because an op promotes them.

    A cast is in memory where a kernel writes a full-size tensor of its dtype and the cast is a
    result of the graph or is taken by something that doesn't fuse; else it is part of a kernel.
    """
    written = {
        access.tensor.dtype
        for kernel in kernels
        if kernel.graph == number and kernel.phase == phase
        for access in kernel.writes
        if access.full_size
    }
    leaving, found = leave_kernels(graph), []
    for node in graph.nodes:
        for before, after in changed(node, graph):
            if full.covers(before):
                in_memory = after.dtype in written and node.name in leaving
                source = paths.short_source(node.source)
                found.append(
                    Cast(number, phase, before.dtype, after.dtype, after.shape, in_memory, source)
                )
    return found


def changed(node: Node, graph: Graph) -> Iterator[tuple[TensorFacts, TensorFacts]]:
    """Give the tensors whose dtype an op changes, each with what it becomes a part of."""
    after, is_cast = node.facts, base_name(node.op) in CASTS
    if after is None or not (is_cast or promotes(node.op)):
        return
    for name in node.inputs:
        before = graph.by_name[name].facts if name in graph.by_name else None
        if before is None or before.dtype == after.dtype:
            continue
        if is_cast or is_promotion(before.dtype, after.dtype):
            yield before, after


def promotes(op: str) -> bool:
    """Tell whether an op brings operands of several dtypes to one."""
    return base_name(op) == "cat" or torch_private.is_pointwise(op)


def is_promotion(before: str, after: str) -> bool:
    """Tell a wider number from an answer, such as that of a comparison, and from a mask."""
    return ("float" in after and "float" in before) or (
        "int" in before and ("float" in after or "int" in after)
    )


def leave_kernels(graph: Graph) -> set[str]:
    """Name the nodes that are results, or taken by an op that no generated kernel computes."""
    return {
        root(graph.by_name[name], graph).name
        for user in graph.nodes
        if user.op == "output" or base_name(user.op) in OUTSIDE
        for name in user.inputs
        if name in graph.by_name
    }
