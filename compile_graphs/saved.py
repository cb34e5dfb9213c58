"""What forward keeps for backward, read off the two graphs."""

from collections.abc import Container, Iterator
from dataclasses import replace

from logpile.compile_graphs import paths, tensors
from logpile.compile_graphs.graph_text import Graph, Node
from logpile.compile_graphs.report import SavedTensor, TensorFacts
from logpile.compile_graphs.sizes import Sizes


def kept(forward: Graph, backward: Graph) -> Iterator[tuple[TensorFacts, Node, Node]]:
    """Give what backward takes beside gradients, its node in forward, and whose memory it is."""
    for taken in backward.inputs:
        node = forward.by_name.get(taken.name)
        if taken.facts is not None and node is not None and not taken.name.startswith("tangents"):
            yield taken.facts, node, tensors.root(node, forward)


def saved_tensors(forward: Graph, backward: Graph, graph: int) -> list[SavedTensor]:
    """List what backward takes beside the gradients; the shares are filled in by `with_shares`.

    A view of an input is the input, and costs no memory.
    """
    cheap = tensors.recomputable(forward)
    found = []
    for facts, node, root in kept(forward, backward):
        maker = tensors.maker(root, forward)
        source = paths.short_source(node.source or maker.source)
        found.append(SavedTensor(facts, graph, 0.0, maker.op, source, node.name in cheap))
    return found


def saved_bytes(
    forward: Graph, backward: Graph, sizes: Sizes, lasting: Container[str]
) -> int | None:
    """Count the bytes of what is kept beside the inputs, each piece of memory once.

    None stands for what is not known: where an input is kept that nothing else may hold on to (it
    is not among the lasting ones), where a tensor is of unknown size, and where an inner graph
    gave it, which may be an input of that.
    """
    for facts, _, root in kept(forward, backward):
        foreign = root.op == "input" and root.name not in lasting
        inner = tensors.maker(root, forward).op == "higher_order.invoke_subgraph"
        if foreign or inner or sizes.unknown([root.facts or facts]):
            return None
    found = {
        root.name: (root.facts or facts).bytes
        for facts, _, root in kept(forward, backward)
        if root.op != "input"
    }
    return sum(found.values())


def with_shares(saved: list[SavedTensor]) -> list[SavedTensor]:
    """Fill in the share of each tensor in all that is kept, inputs apart."""
    total = sum(each.tensor.bytes for each in saved if each.op != "input")
    return [
        replace(each, share=each.tensor.bytes / total if total and each.op != "input" else 0.0)
        for each in saved
    ]
