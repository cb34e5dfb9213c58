"""Puts the findings together: from the records of a compilation to the report."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from logpile.compile_graphs import breaks, guards, kernels, redaction, remarks
from logpile.compile_graphs.lists import Lists, first_inputs, first_of_frames
from logpile.compile_graphs.records import Record, compilations, interned
from logpile.compile_graphs.report import Failure, GuardGroup, Report, TensorFacts
from logpile.compile_graphs.stages import CompiledGraph, compiled_graph
from logpile.compile_graphs.tensors import FullSize
from logpile.compile_graphs.timing import Times


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
    own_frames = run.origin == "export"
    records = redaction.without_values(run.records, own_frames=own_frames)
    found = compilations(records)
    files = {**interned(records), **run.files}
    graphs: list[CompiledGraph] = []
    for compilation in found:
        if (graph := compiled_graph(len(graphs), compilation)) is not None:
            graphs.append(graph)
    full = full_sizes(graphs)
    lists = Lists(graphs, full, redaction.suspected(records, own_frames=own_frames))
    broken = breaks.breaks(records)
    cache, bypasses = remarks.caches(records)
    recompiled = [each for compilation in found for each in breaks.recompiles(compilation)]
    constant = [each for c in found for each in breaks.specialised(c, files)]
    if run.failure is not None:
        constant += breaks.marked_but_constant(run.failure.message)
    report = Report(
        title=run.title,
        origin=run.origin,
        verdict=lists.verdict(
            broken, recompiled, tokens=run.tokens, seconds=compile_seconds(records)
        ),
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


def merged_guards(graphs: list[CompiledGraph], names: Mapping[str, str]) -> list[GuardGroup]:
    """Join the guards of all graphs by argument."""
    found: dict[str, dict[str, None]] = {}
    for graph in graphs:
        for group in guards.guards(graph.compilation, names):
            found.setdefault(group.argument, {}).update(dict.fromkeys(group.guards))
    return [GuardGroup(name, [*found[name]]) for name in sorted(found, key=guards.order)]


def compile_seconds(records: list[Record]) -> float | None:
    """Sum the time of all compilations."""
    spent = [
        record.value.get("duration_us")
        for record in records
        if record.kind in {"compilation_metrics", "bwd_compilation_metrics"}
    ]
    known = [each for each in spent if each is not None]
    return sum(known) / 1e6 if known else None
