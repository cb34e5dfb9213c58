"""The stages of each graph: which record is which, and the file that it becomes."""

import re
from dataclasses import dataclass

from logpile.compile_graphs import paths
from logpile.compile_graphs.generated import Code
from logpile.compile_graphs.graph_text import Graph, read_graph
from logpile.compile_graphs.inductor_code import phase_of, read_code
from logpile.compile_graphs.records import Compilation, Record
from logpile.compile_graphs.sizes import Sizes

OURS = re.compile(r"# File: \S*compile_graphs/(safety|exported)\.py:.*")
RECORDS = {  # of the graphs before Inductor, by stage
    "dynamo": ["dynamo_output_graph"],
    "joint": ["aot_joint_graph"],
    "forward": ["aot_forward_graph", "aot_inference_graph"],
    "backward": ["aot_backward_graph"],
}


@dataclass
class CompiledGraph:
    """One graph of the function, through the compiler."""

    number: int
    compilation: Compilation
    sizes: Sizes
    texts: dict[str, str]  # by stage
    graphs: dict[str, Graph]
    codes: dict[str, Code]  # by phase
    code_files: dict[str, str]  # by phase, where Inductor wrote it

    @property
    def forward(self) -> Graph | None:
        """Give the forward graph that AOTAutograd made, or the one without gradients."""
        return self.graphs.get("forward")

    @property
    def phases(self) -> list[str]:
        """Name the passes that compute something; a pass without any op needs no code."""
        found = []
        for phase in ("forward", "backward"):
            graph = self.last(phase)
            nothing = phase == "backward" if graph is None else graph.computes_nothing
            if phase in self.codes or not nothing:
                found.append(phase)
        return found

    @property
    def is_read(self) -> bool:
        """Tell whether the generated code of each pass is there and was read."""
        return all(self.code(phase) is not None for phase in self.phases)

    @property
    def unsized(self) -> list[str]:
        """Give the dimensions that are not known: they depend on data, or are of another form."""
        cut = [self.graphs[stage] for stage in ("forward", "backward") if stage in self.graphs]
        found = self.sizes.unknown(node.facts for graph in cut for node in graph.nodes)
        return found or [size for code in self.codes.values() for size in code.unsized]

    def code(self, phase: str) -> Code | None:
        """Give the generated code of a phase, if it is there and was read."""
        code = self.codes.get(phase)
        return None if code is None or code.unread is not None else code

    def last(self, phase: str) -> Graph | None:
        """Give the graph of a phase nearest to the generated code."""
        return self.graphs.get(f"post_grad_{phase}") or self.graphs.get(phase)


def compiled_graph(number: int, compilation: Compilation) -> CompiledGraph | None:
    """Read all stages of a compilation; None where Dynamo made no graph of the frame."""
    parts = parts_of(compilation)
    if "dynamo" not in parts:
        return None
    sizes = Sizes(symbols(compilation))
    texts = {stage: "\n\n".join(found) for stage, found in parts.items()}
    graphs = {
        stage: read_graph(found[-1], sizes)
        for stage, found in parts.items()
        if stage == "dynamo" or (not stage.startswith("inductor") and len(found) == 1)
    }
    result = CompiledGraph(number, compilation, sizes, texts, graphs, {}, code_files(compilation))
    for phase in ("forward", "backward"):
        found = parts.get(f"inductor_{phase}", [])
        if len(found) > 1:
            result.codes[phase] = Code(phase, unread="it stands in several modules")
        elif found:
            result.codes[phase] = read_code(found[0], sizes, result.last(phase))
    return result


def parts_of(compilation: Compilation) -> dict[str, list[str]]:
    """Give the texts of each stage: several of a graph that was compiled in pieces, as for DDP."""
    parts = {
        stage: [*dict.fromkeys(map(without_our_lines, compilation.texts(*names)))]
        for stage, names in RECORDS.items()
    }
    for text in compilation.texts("inductor_post_grad_graph"):
        phase = "backward" if read_graph(text).is_backward else "forward"
        parts[f"post_grad_{phase}"] = [without_our_lines(text)]
    for record in code_records(compilation):
        found = parts.setdefault(f"inductor_{phase_of(record.payload)}", [])
        if record.payload not in found:
            found.append(record.payload)
    return {stage: found for stage, found in parts.items() if found}


def code_records(compilation: Compilation) -> list[Record]:
    """Give the records of generated code."""
    return [record for record in compilation.records if record.kind == "inductor_output_code"]


def code_files(compilation: Compilation) -> dict[str, str]:
    """Name the file of each phase's generated code."""
    return {
        phase_of(record.payload): str(record.value.get("filename"))
        for record in code_records(compilation)
    }


def without_our_lines(text: str) -> str:
    """Drop the lines of our own functions that call the user's."""
    return OURS.sub("# No stacktrace found for following nodes", text)


def symbols(compilation: Compilation) -> dict[str, int]:
    """Give the value that each symbol had for the example."""
    values = compilation.values("create_symbol")
    return {v["symbol"]: int(v["val"]) for v in values if re.fullmatch(r"\d+", str(v.get("val")))}


def readable(stage: str, graph: int, text: str) -> str:
    """Give a stage's text without what differs from run to run."""
    text = without_our_lines(paths.short(text).strip() + "\n")
    if stage.startswith("inductor"):
        return re.sub(r"(AOT ID: \[')\d+_", rf"\g<1>{graph}_", text)
    return re.sub(r"\n+ *# graph id: .*", "", text)


def file_name(stage: str, graph: int) -> str:
    """Name the file of a stage."""
    return f"graph{graph}_{stage}.py"
