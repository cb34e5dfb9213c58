"""The kernels of a graph and the memory that is live while they run, read off generated code."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from logpile.compile_graphs import torch_private
from logpile.compile_graphs.generated import Argument, Call, Code
from logpile.compile_graphs.report import Access, Collective, Kernel, Live, TensorFacts
from logpile.compile_graphs.stages import CompiledGraph
from logpile.compile_graphs.tensors import FullSize
from logpile.compile_graphs.timing import Times


def kernels(code: Code, graph: int, full: FullSize, first: int) -> list[Kernel]:
    """List the kernels in the order of their calls; collectives are among them."""
    found = []
    for order, step in enumerate(code.steps, first):
        reads = accesses([a for a in step.call.arguments if a.reads], full)
        writes = accesses([a for a in step.call.arguments if a.writes], full)
        found.append(
            Kernel(
                graph=graph,
                phase=code.phase,
                order=order,
                name=step.call.name,
                kind=step.call.kind,
                fuses=fused(step.call),
                reads=reads,
                writes=writes,
                bytes_moved=sum(access.tensor.bytes for access in reads + writes),
            )
        )
    return found


def accesses(arguments: list[Argument], full: FullSize) -> list[Access]:
    """Give what is read or written, each buffer once, at its largest."""
    largest: dict[str, TensorFacts] = {}
    for argument in arguments:
        facts = TensorFacts(
            argument.buffer, argument.facts.shape, argument.facts.dtype, argument.facts.bytes
        )
        if argument.buffer not in largest or largest[argument.buffer].bytes < facts.bytes:
            largest[argument.buffer] = facts
    return [Access(facts, full.covers(facts)) for facts in largest.values()]


def fused(call: Call) -> list[str]:
    """Name the ops that a kernel computes: by its comment, else by its own name."""
    if call.original:
        return [op.removeprefix("aten.") for op in call.original]
    if call.kind not in {"cpp", "triton"}:
        return [call.name.removeprefix("torch.ops.")]
    name = re.sub(r"^(cpp|triton_[a-z]+)_fused_|_\d+$", "", call.name)
    known, found, words = torch_private.op_names(), [], name.split("_")
    while words:  # a name such as exp_log_softmax_sum: the longest that is an op comes first
        for size in range(len(words), 0, -1):
            op = "_".join(words[:size])
            if op in known or size == 1:
                found.append(op)
                words = words[size:]
                break
    return [op for op in found if op]


def collectives(code: Code, graph: int, first: int) -> list[Collective]:
    """List the calls between ranks."""
    calls = [step.call for step in code.steps if step.call.kind == "collective"]
    return [
        Collective(
            graph=graph,
            phase=code.phase,
            order=order,
            op=call.name.removeprefix("torch.ops._c10d_functional.").removesuffix(".default"),
            group=call.group,
            bytes=larger_side(
                [argument.facts for argument in call.arguments if argument.reads],
                [argument.facts for argument in call.arguments if argument.writes],
            ),
        )
        for order, call in enumerate(calls, first)
    ]


def larger_side(reads: Iterable[TensorFacts], writes: Iterable[TensorFacts]) -> int:
    """Count the bytes of a collective: of all that goes in, or comes out, if that is more."""
    return max(sum(facts.bytes for facts in side) for side in (reads, writes))


def timeline(
    code: Code,
    graph: int,
    full: FullSize,
    held: dict[str, TensorFacts],
    shared: Mapping[str, TensorFacts],
    first: int,
) -> list[Live]:
    """Give what is live while each kernel runs.

    `held` is what the caller keeps all along, and `shared` are the inputs that lie in one piece.
    """
    found = []
    for order, step in enumerate(code.steps, first):
        live = {name: code.buffers[name].facts for name in sorted(step.live)}
        facts = {**held, **live}
        found.append(
            Live(
                graph=graph,
                phase=code.phase,
                step=order,
                op=step.call.name,
                bytes=memory(facts, shared),
                full_size=[name for name, each in facts.items() if full.covers(each)],
            )
        )
    return found


def memory(live: Mapping[str, TensorFacts], shared: Mapping[str, TensorFacts]) -> int:
    """Count the bytes of tensors; of those in one piece of memory, no more than that has."""
    pieces: dict[str, int] = defaultdict(int)
    for name, facts in live.items():
        piece = shared.get(name, replace(facts, name=name))
        pieces[piece.name] = min(pieces[piece.name] + facts.bytes, piece.bytes)
    return sum(pieces.values())


def timed(kernels: list[Kernel], graphs: list[CompiledGraph], times: Times) -> list[Kernel]:
    """Fill in what was measured; an op that no stopwatch stood around has no time."""
    left = {
        (graph.number, phase): [*times.get(file, [])]
        for graph in graphs
        for phase, file in graph.code_files.items()
    }
    found = []
    for kernel in kernels:
        calls = left.get((kernel.graph, kernel.phase), [])
        place = next((i for i, (name, _) in enumerate(calls) if name == kernel.name), None)
        found.append(kernel if place is None else replace(kernel, seconds=calls.pop(place)[1]))
    return found
