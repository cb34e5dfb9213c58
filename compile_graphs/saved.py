"""What forward keeps for backward, read off the two graphs."""

from dataclasses import replace

from logpile.compile_graphs import paths, tensors
from logpile.compile_graphs.graph_text import Graph
from logpile.compile_graphs.report import SavedTensor


def saved_tensors(forward: Graph, backward: Graph, graph: int) -> list[SavedTensor]:
    """List what backward takes beside the gradients; the shares are filled in by `with_shares`.

    A view of an input is the input, and costs no memory.
    """
    cheap = tensors.recomputable(forward)
    found = []
    for taken in backward.inputs:
        node = forward.by_name.get(taken.name)
        if taken.facts is None or node is None or taken.name.startswith("tangents"):
            continue
        root = tensors.root(node, forward)
        source = tensors.maker(root, forward)
        found.append(
            SavedTensor(
                tensor=taken.facts,
                graph=graph,
                share=0.0,
                op=source.op,
                source=paths.short_source(node.source or source.source),
                recomputable=node.name in cheap,
            )
        )
    return found


def saved_bytes(forward: Graph, backward: Graph) -> int:
    """Count the bytes of what is kept beside the inputs, each piece of memory once."""
    roots: dict[str, int] = {}
    for taken in backward.inputs:
        node = forward.by_name.get(taken.name)
        if taken.facts is None or node is None or taken.name.startswith("tangents"):
            continue
        root = tensors.root(node, forward)
        if root.op != "input":
            facts = root.facts or taken.facts
            roots[root.name] = max(roots.get(root.name, 0), facts.bytes)
    return sum(roots.values())


def with_shares(saved: list[SavedTensor]) -> list[SavedTensor]:
    """Fill in the share of each tensor in all that is kept, inputs apart."""
    total = sum(each.tensor.bytes for each in saved if each.op != "input")
    return [
        replace(each, share=each.tensor.bytes / total if total and each.op != "input" else 0.0)
        for each in saved
    ]
