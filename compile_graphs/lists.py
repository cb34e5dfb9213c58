"""What each graph adds to the report: to its lists, and to the numbers of the verdict."""

import re
from collections.abc import Container

from logpile.compile_graphs import casts, kernels, saved
from logpile.compile_graphs.generated import Code
from logpile.compile_graphs.graph_text import Graph, Node
from logpile.compile_graphs.least import least_bytes
from logpile.compile_graphs.report import (
    Break,
    Cast,
    Collective,
    Kernel,
    Live,
    Recompile,
    SavedTensor,
    TensorFacts,
    Verdict,
)
from logpile.compile_graphs.stages import CompiledGraph
from logpile.compile_graphs.tensors import FullSize

LASTING = re.compile(r"^G_|_(parameters|buffers)_")  # in Dynamo's names of inputs


class Lists:
    """The lists that each graph adds to, and their totals.

    `inner` are the frames that the function itself calls, or goes on in behind a break.
    """

    def __init__(
        self, graphs: list[CompiledGraph], full: list[FullSize], inner: Container[int]
    ) -> None:
        self.full = full
        self.count = len(graphs)
        self.saved: list[SavedTensor] = []
        self.saved_bytes: int | None = 0
        self.timeline: list[Live] = []
        self.kernels: list[Kernel] = []
        self.casts: list[Cast] = []
        self.collectives: list[Collective] = []
        self.synced: list[Graph] = []
        self.buffers = 0
        self.gradients = 0
        self.least = 0
        self.counted = {graph.number for graph in first_of_frames(graphs)}
        counted = [graph for graph in graphs if graph.number in self.counted]
        self.inner = inner
        self.are_one = len(counted) == 1
        self.given = sum(n.facts.bytes for g in counted for n in first_inputs(g) if n.facts)
        self.are_cut = bool(counted) and all(graph.forward is not None for graph in counted)
        self.are_sized = not any(graph.unsized for graph in counted)
        self.are_read = self.are_cut and all(graph.is_read for graph in counted)
        for graph in graphs:
            self.add(graph)
        self.saved = saved.with_shares(self.saved)

    def add(self, graph: CompiledGraph) -> None:
        """Add what one graph has."""
        forward, backward = graph.graphs.get("forward"), graph.graphs.get("backward")
        is_counted = graph.number in self.counted
        if forward is not None and is_counted:
            self.least += least_bytes(forward, forward, results_of(forward, backward))
        if forward is not None and backward is not None:
            self.saved += saved.saved_tensors(forward, backward, graph.number)
            if is_counted:
                self.save(graph, forward, backward)
                self.least += least_bytes(backward, forward, len(backward.outputs))
        for phase in ("forward", "backward"):
            code, last = graph.code(phase), graph.last(phase)
            if code is not None:
                self.add_code(graph, code)
            if last is not None:
                full = self.full[graph.number]
                self.casts += casts.casts(last, graph.number, phase, full, self.kernels)
                self.synced.append(last)
                if code is None:
                    self.collectives += planned(last, graph.number, phase, len(self.collectives))

    def add_code(self, graph: CompiledGraph, code: Code) -> None:
        """Add what the generated code of one pass does."""
        full = self.full[graph.number]
        forward = graph.code("forward")
        shared = {} if forward is None else forward.shared
        held = held_by_caller(graph, code.phase)
        self.timeline += kernels.timeline(
            code, graph.number, full, held, shared, len(self.timeline)
        )
        self.kernels += kernels.kernels(code, graph.number, full, len(self.kernels))
        self.collectives += kernels.collectives(code, graph.number, len(self.collectives))
        if graph.number in self.counted:
            large = {buffer.name for buffer in code.allocated if full.covers(buffer.facts)}
            self.buffers += len(large)
            self.gradients += len(large & {*code.outputs}) if code.phase == "backward" else 0

    def save(self, graph: CompiledGraph, forward: Graph, backward: Graph) -> None:
        """Add what a graph keeps, if that is known."""
        is_inner = graph.compilation.compile_id[0] in self.inner
        lasting = held_by_modules(graph) if is_inner else {node.name for node in forward.inputs}
        found = saved.saved_bytes(forward, backward, graph.sizes, lasting)
        known = self.saved_bytes is not None and found is not None
        self.saved_bytes = (self.saved_bytes or 0) + (found or 0) if known else None

    def verdict(
        self,
        broken: list[Break],
        recompiled: list[Recompile],
        *,
        tokens: int | None,
        seconds: float | None,
    ) -> Verdict:
        """Give the numbers that stand first."""
        kept = [each for each in self.kernels if each.graph in self.counted]
        own = [kernel for kernel in kept if kernel.kind != "collective"]
        between = [each for each in self.collectives if each.graph in self.counted]
        live = [each.bytes for each in self.timeline if each.graph in self.counted]
        touching = sum(any(a.full_size for a in kernel.reads + kernel.writes) for kernel in own)
        changed = sum(each.graph in self.counted for each in self.casts)
        saved_bytes = self.saved_bytes if self.are_cut else None
        cut, read, sized = self.are_cut, self.are_read, self.are_sized

        def known(number: int, *conditions: bool) -> int | None:
            return number if all(conditions) else None

        return Verdict(
            graphs=self.count,
            breaks=sum(each.count for each in broken),
            recompiles=len(recompiled),
            opaque_calls=known(sum(kernel.kind == "opaque" for kernel in own), read),
            kernels_forward=known(sum(kernel.phase == "forward" for kernel in own), read),
            kernels_backward=known(sum(kernel.phase == "backward" for kernel in own), read),
            full_size_kernels=known(touching, read, sized),
            full_size_buffers=known(self.buffers, read, sized),
            full_size_gradients=known(self.gradients, read, sized),
            full_size_casts=known(changed, cut, sized),
            saved_bytes=saved_bytes,
            saved_bytes_per_token=(
                saved_bytes / tokens if tokens and saved_bytes is not None else None
            ),
            peak_bytes=known(max([self.given, *live]), read, sized, self.are_one),
            bytes_moved=known(sum(kernel.bytes_moved for kernel in own), read, sized),
            bytes_least=known(self.least, cut, sized),
            collectives=known(len(between), cut),
            collective_bytes=known(sum(each.bytes for each in between), cut, sized),
            compile_seconds=seconds,
        )


def held_by_modules(graph: CompiledGraph) -> set[str]:
    """Name the inputs of the forward graph that are parameters, buffers and globals."""
    own = [node for node in graph.graphs["dynamo"].inputs if node.facts is not None]
    cut = [node for node in first_inputs(graph) if node.facts is not None]
    if [node.facts.shape for node in own if node.facts] != [x.facts.shape for x in cut if x.facts]:
        return set()  # AOTAutograd took several for one, or one apart
    pairs = zip(own, cut, strict=True)
    return {there.name for here, there in pairs if LASTING.search(here.name)}


def first_of_frames(graphs: list[CompiledGraph]) -> list[CompiledGraph]:
    """Give the first compilation of each frame: one run of the function goes through no other."""
    found: dict[int, CompiledGraph] = {}
    for graph in graphs:
        found.setdefault(graph.compilation.compile_id[0], graph)
    return list(found.values())


def first_inputs(graph: CompiledGraph) -> list[Node]:
    """Give the inputs of a graph, as local tensors where they are distributed."""
    return (graph.forward or graph.graphs["dynamo"]).inputs


def held_by_caller(graph: CompiledGraph, phase: str) -> dict[str, TensorFacts]:
    """Give what the caller holds while a pass runs: the inputs of forward, and then its results."""
    code = graph.code("forward")
    if code is None:
        return {}
    return {**code.inputs, **(kept_results(graph) if phase == "backward" else {})}


def kept_results(graph: CompiledGraph) -> dict[str, TensorFacts]:
    """Give what forward returned to the caller, who holds it while backward runs."""
    code, forward, backward = graph.codes["forward"], graph.forward, graph.graphs.get("backward")
    if forward is None or backward is None:
        return {}
    results = code.outputs[: results_of(forward, backward)]
    saved_buffers = {*code.outputs[len(results) :]}
    return {
        f"result {name}": code.buffers[name].facts
        for name in results
        if name not in saved_buffers and not code.buffers[name].is_input
    }


def planned(graph: Graph, number: int, phase: str, first: int) -> list[Collective]:
    """List the collectives of a graph for which there is no code."""
    nodes = [n for n in graph.nodes if "c10d_functional" in n.op and "wait_tensor" not in n.op]
    return [
        Collective(
            number,
            phase,
            order,
            node.op.partition(".")[2].removesuffix(".default"),
            node.arguments[-1].strip("'\"") if node.arguments else "",
            kernels.larger_side(graph.taken_by(node), graph.made_by(node)),
        )
        for order, node in enumerate(nodes, first)
    ]


def results_of(forward: Graph, backward: Graph | None) -> int:
    """Count the outputs of forward that the caller gets; those for backward stand behind them."""
    taken = backward.inputs if backward is not None else []
    return len(forward.outputs) - sum(not node.name.startswith("tangents") for node in taken)
