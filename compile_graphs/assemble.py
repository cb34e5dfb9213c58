"""Puts the findings together: from the records of a compilation to the report."""

import re
from collections import defaultdict
from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace

from logpile.compile_graphs import breaks, guards, kernels, redaction, remarks, saved, tensors
from logpile.compile_graphs.graph_text import Graph, Node
from logpile.compile_graphs.records import Record, compilations, interned
from logpile.compile_graphs.report import (
    Break,
    Cast,
    Collective,
    Failure,
    GuardGroup,
    Kernel,
    Live,
    Recompile,
    Report,
    SavedTensor,
    TensorFacts,
    Verdict,
)
from logpile.compile_graphs.stages import CompiledGraph, compiled_graph
from logpile.compile_graphs.tensors import FullSize
from logpile.compile_graphs.timing import Times

LASTING = re.compile(r"^G_|_(parameters|buffers)_")  # in Dynamo's names of inputs


@dataclass(frozen=True)
class Run:
    """What is known of a run beside its records."""

    title: str
    origin: str  # export, trace
    records: list[Record]
    files: dict[int, str] = field(default_factory=dict)  # that stacks name by number
    argument_names: Mapping[str, str] = field(default_factory=dict)
    tokens: int | None = None
    failure: Failure | None = None
    versions: dict[str, str] = field(default_factory=dict)
    config: dict[str, str] = field(default_factory=dict)
    rank: int | None = None
    times: Times = field(default_factory=dict)


def assemble(run: Run) -> tuple[Report, list[CompiledGraph]]:
    """Make the report, whose stages are still to be written, and give the graphs for that."""
    records = redaction.without_values(run.records, own_frames=run.origin == "export")
    found = compilations(records)
    files = {**interned(records), **run.files}
    graphs: list[CompiledGraph] = []
    for compilation in found:
        if (graph := compiled_graph(len(graphs), compilation)) is not None:
            graphs.append(graph)
    full = full_sizes(graphs)
    lists = Lists(graphs, full, redaction.suspected(records, own_frames=run.origin == "export"))
    broken = breaks.breaks(records)
    cache, bypasses = remarks.caches(records)
    recompiled = [each for compilation in found for each in breaks.recompiles(compilation)]
    constant = [each for c in found for each in breaks.specialised(c, files)]
    if run.failure is not None:
        constant += breaks.marked_but_constant(run.failure.message)
    report = Report(
        title=run.title,
        origin=run.origin,
        verdict=lists.verdict(run, broken, recompiled),
        tokens=run.tokens,
        full_size_bytes=largest_bytes(graphs),
        inputs=inputs(graphs, run.argument_names),
        stages=[],
        saved=lists.saved,
        timeline=lists.timeline,
        kernels=kernels.timed(lists.kernels, graphs, run.times),
        casts=lists.casts,
        collectives=lists.collectives,
        breaks=broken,
        guards=merged_guards(graphs, run.argument_names),
        specialised=list(dict.fromkeys(constant)),
        recompiles=recompiled,
        remarks=[
            *remarks.syncs(lists.synced, broken),
            *(each for compilation in found for each in remarks.cudagraph_skips(compilation)),
            *bypasses,
            *(each for graph in graphs for each in remarks.unread(graph)),
            *(each for graph in graphs for each in remarks.unsized(graph)),
        ],
        failure=run.failure,
        versions=run.versions,
        config=run.config,
        cache=cache,
        rank=run.rank,
    )
    return report, graphs


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
        full = self.full[graph.number]
        forward, backward = graph.graphs.get("forward"), graph.graphs.get("backward")
        if forward is not None and backward is not None:
            self.saved += saved.saved_tensors(forward, backward, graph.number)
            if graph.number in self.counted:
                self.save(graph, forward, backward)
        held: dict[str, TensorFacts] = {}
        shared: dict[str, TensorFacts] = {}
        for phase in ("forward", "backward"):
            code = graph.codes.get(phase)
            if code is not None and code.unread is None:
                if phase == "forward":
                    held, shared = dict(code.inputs), code.shared
                elif "forward" in graph.codes and graph.codes["forward"].unread is None:
                    held |= kept_results(graph)
                self.timeline += kernels.timeline(
                    code, graph.number, full, held, shared, len(self.timeline)
                )
                self.kernels += kernels.kernels(code, graph.number, full, len(self.kernels))
                self.collectives += kernels.collectives(code, graph.number, len(self.collectives))
                if graph.number in self.counted:
                    large = {b.name for b in code.allocated if full.covers(b.facts)}
                    self.buffers += len(large)
                    self.gradients += len(large & {*code.outputs}) if phase == "backward" else 0
            if (last := graph.last(phase)) is not None:
                self.casts += remarks.casts(last, graph.number, phase, full, self.kernels)
                self.synced.append(last)
                if code is None or code.unread is not None:
                    self.collectives += planned(last, graph.number, phase, len(self.collectives))
        if forward is not None and graph.number in self.counted:
            self.least += least_bytes(forward, forward, results_of(forward, backward))
        if forward is not None and backward is not None and graph.number in self.counted:
            self.least += least_bytes(backward, forward, len(backward.outputs))

    def save(self, graph: CompiledGraph, forward: Graph, backward: Graph) -> None:
        """Add what a graph keeps, if that is known."""
        is_inner = graph.compilation.compile_id[0] in self.inner
        lasting = held_by_modules(graph) if is_inner else {node.name for node in forward.inputs}
        found = saved.saved_bytes(forward, backward, graph.sizes, lasting)
        known = self.saved_bytes is not None and found is not None
        self.saved_bytes = (self.saved_bytes or 0) + (found or 0) if known else None

    def verdict(self, run: Run, broken: list[Break], recompiled: list[Recompile]) -> Verdict:
        """Give the numbers that stand first."""
        kept = [each for each in self.kernels if each.graph in self.counted]
        own = [kernel for kernel in kept if kernel.kind != "collective"]
        between = [each for each in self.collectives if each.graph in self.counted]
        live = [each.bytes for each in self.timeline if each.graph in self.counted]
        touching = sum(any(a.full_size for a in kernel.reads + kernel.writes) for kernel in own)

        def read(number: int) -> int | None:
            return number if self.are_read else None

        def cut(number: int) -> int | None:
            return number if self.are_cut else None

        def sized(number: int | None) -> int | None:
            return number if self.are_sized else None

        saved_bytes = self.saved_bytes if self.are_cut else None
        return Verdict(
            graphs=self.count,
            breaks=sum(each.count for each in broken),
            recompiles=len(recompiled),
            opaque_calls=read(sum(kernel.kind == "opaque" for kernel in own)),
            kernels_forward=read(sum(kernel.phase == "forward" for kernel in own)),
            kernels_backward=read(sum(kernel.phase == "backward" for kernel in own)),
            full_size_kernels=sized(read(touching)),
            full_size_buffers=sized(read(self.buffers)),
            full_size_gradients=sized(read(self.gradients)),
            full_size_casts=sized(cut(sum(each.graph in self.counted for each in self.casts))),
            saved_bytes=saved_bytes,
            saved_bytes_per_token=(
                saved_bytes / run.tokens if run.tokens and saved_bytes is not None else None
            ),
            peak_bytes=sized(read(max([self.given, *live]))) if self.are_one else None,
            bytes_moved=sized(read(sum(kernel.bytes_moved for kernel in own))),
            bytes_least=sized(cut(self.least)),
            collectives=cut(len(between)),
            collective_bytes=sized(cut(sum(each.bytes for each in between))),
            compile_seconds=compile_seconds(run.records),
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


def full_sizes(graphs: list[CompiledGraph]) -> list[FullSize]:
    """Give the elements of the largest input, for each graph.

    Where the function broke, that is an input of any of its graphs; where a frame was compiled
    again, for other sizes, it is each graph's own.
    """
    own = [
        max((g.sizes.numel(n.facts.shape) for n in first_inputs(g) if n.facts), default=0)
        for g in graphs
    ]
    frames = [graph.compilation.compile_id[0] for graph in graphs]
    return [
        FullSize(max([own[i], *(own[j] for j, f in enumerate(frames) if f != frame)]), g.sizes)
        for i, (g, frame) in enumerate(zip(graphs, frames, strict=True))
    ]


def first_inputs(graph: CompiledGraph) -> list[Node]:
    """Give the inputs of a graph, as local tensors where they are distributed."""
    return (graph.forward or graph.graphs["dynamo"]).inputs


def largest_bytes(graphs: list[CompiledGraph]) -> int:
    """Give the bytes of the largest input."""
    firsts = first_of_frames(graphs)
    facts = [node.facts for graph in firsts for node in first_inputs(graph) if node.facts]
    return max((each.bytes for each in facts), default=0)


def inputs(graphs: list[CompiledGraph], names: Mapping[str, str]) -> list[TensorFacts]:
    """Describe the tensors that the first graph is called with, by the user's names."""
    if not graphs:
        return []
    found = []
    for node in graphs[0].graphs["dynamo"].inputs:
        if node.facts is not None:
            name = re.sub(r"^[LG]_(.+?)_$", r"\1", node.name)
            if match := re.match(r"(args|kwargs)_(\w+?)_?$", name):
                name = names.get(f"{match[1]}[{match[2]}]", name)
            name = re.sub(r"_(?:modules|parameters|buffers)_", ".", name)  # net.mlp.0.weight
            found.append(replace(node.facts, name=name))
    return found


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


def results_of(forward: Graph, backward: Graph | None) -> int:
    """Count the outputs of forward that the caller gets; those for backward stand behind them."""
    taken = backward.inputs if backward is not None else []
    return len(forward.outputs) - sum(not node.name.startswith("tangents") for node in taken)


def compile_seconds(records: list[Record]) -> float | None:
    """Sum the time of all compilations."""
    spent = [
        record.value.get("duration_us")
        for record in records
        if record.kind in {"compilation_metrics", "bwd_compilation_metrics"}
    ]
    known = [each for each in spent if each is not None]
    return sum(known) / 1e6 if known else None


def merged_guards(graphs: list[CompiledGraph], names: Mapping[str, str]) -> list[GuardGroup]:
    """Join the guards of all graphs by argument."""
    found: dict[str, dict[str, None]] = {}
    for graph in graphs:
        for group in guards.guards(graph.compilation, names):
            found.setdefault(group.argument, {}).update(dict.fromkeys(group.guards))
    return [GuardGroup(name, [*found[name]]) for name in sorted(found, key=guards.order)]
