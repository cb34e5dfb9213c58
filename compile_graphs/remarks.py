"""Remarks: what waits for a device, skips CUDA graphs or bypasses caches, and what is not known."""

import json
from collections.abc import Iterable

from logpile.compile_graphs import paths
from logpile.compile_graphs.graph_text import Graph, Node
from logpile.compile_graphs.records import Compilation, Record
from logpile.compile_graphs.report import Break, Remark, Source
from logpile.compile_graphs.stages import CompiledGraph
from logpile.compile_graphs.tensors import base_name

SYNCS = {
    "_local_scalar_dense": "reads a tensor's value on the host",
    "item": "reads a tensor's value on the host",
    "nonzero": "makes a tensor whose size depends on data",
    "masked_select": "makes a tensor whose size depends on data",
    "_unique2": "makes a tensor whose size depends on data",
    "unique_dim": "makes a tensor whose size depends on data",
    "equal": "compares tensors on the host",
    "is_nonzero": "reads a tensor's value on the host",
    "repeat_interleave": "makes a tensor whose size depends on data",
    "bincount": "makes a tensor whose size depends on data",
}


def syncs(graphs: Iterable[Graph], breaks: Iterable[Break]) -> list[Remark]:
    """List what makes the host wait for the device, in graphs and where graphs broke."""
    found: dict[tuple[str, Source | None], None] = {}
    for graph in graphs:
        for node in graph.nodes:
            said = SYNCS.get(base_name(node.op)) or by_mask(node, graph) or to_host(node, graph)
            if said:
                found[f"{node.op} {said}", node.source] = None
    for broken in breaks:
        words = broken.reason.lower()
        if any(word in words for word in ("item()", "data-dependent", "nonzero", "tolist")):
            found[f"graph break: {broken.reason}", broken.source] = None
    return [Remark("sync", reason, paths.short_source(source)) for reason, source in found]


def by_mask(node: Node, graph: Graph) -> str | None:
    """Tell an index by a mask, whose result has as many elements as the mask is true."""
    if base_name(node.op) != "index" or "Tensor" not in node.op:
        return None
    masks = [graph.by_name[name].facts for name in node.inputs[1:] if name in graph.by_name]
    if any(mask is not None and mask.dtype == "bool" for mask in masks):
        return "by a mask makes a tensor whose size depends on data"
    return None


def to_host(node: Node, graph: Graph) -> str | None:
    """Tell a copy from a device to the host."""
    taken = [graph.by_name[name] for name in node.inputs[:1] if name in graph.by_name]
    if node.device == "cpu" and any(each.device not in {"", "cpu", "meta"} for each in taken):
        return "copies a tensor to the host"
    return None


def unread(graph: CompiledGraph) -> list[Remark]:
    """Say which generated code is not there or not read, so that none is taken for no kernels."""
    found = []
    for phase in graph.phases:
        if phase not in graph.codes:
            why = "is not there: another backend, no call, or a log that was cut off"
            found.append(f"the {phase} code of graph {graph.number} {why}")
        elif (said := graph.codes[phase].unread) is not None:
            found.append(f"the {phase} code of graph {graph.number}: {said}")
    return [Remark("unread", paths.short(reason), None) for reason in found]


def unsized(graph: CompiledGraph) -> list[Remark]:
    """Say which sizes are not known, so that no tensor is taken for one without memory."""
    if not (sizes := graph.unsized):
        return []
    said = f"graph {graph.number} has tensors of unknown size: {', '.join(sizes)}"
    return [Remark("unread", said, None)]


def cudagraph_skips(compilation: Compilation) -> list[Remark]:
    """List why CUDA graphs were wanted and not used."""
    metrics = compilation.values("compilation_metrics", "bwd_compilation_metrics")
    reasons = {
        str(m["cudagraph_skip_reason"]): None for m in metrics if m.get("cudagraph_skip_reason")
    }
    return [Remark("cudagraph_skip", paths.short(reason), None) for reason in reasons]


def caches(records: Iterable[Record]) -> tuple[dict[str, str], list[Remark]]:
    """Say what the compile caches did, and why they were passed by."""
    states: dict[str, list[str]] = {}
    remarks: dict[str, None] = {}
    for record in records:
        cache, _, state = record.name.rpartition("_")
        if not cache.endswith("_cache") or state not in {"hit", "miss", "bypass"}:
            continue
        states.setdefault(cache, []).append(state)
        if state == "bypass":
            remarks[f"{cache}: {bypass_reason(record.payload)}"] = None
    shown = {cache: ", ".join(found) for cache, found in states.items()}
    return shown, [Remark("cache_bypass", reason, None) for reason in remarks]


def bypass_reason(payload: str) -> str:
    """Read why a cache was passed by."""
    try:
        said = json.loads(payload)
    except json.JSONDecodeError:
        return paths.short(payload.strip().split("\n")[0]) or "no reason given"
    names = ("cache_bypass_reason", "cache_bypass_exception_type", "cache_bypass_exception")
    words = [str(said[name]) for name in names if isinstance(said, dict) and said.get(name)]
    return paths.short(": ".join(words)) or "no reason given"
