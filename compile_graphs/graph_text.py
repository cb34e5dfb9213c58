"""Reads a graph from the text that torch prints of it, the one form that a trace of a job keeps.

A graph is printed as Python, a node a line, below a comment with the user's line:

    mul: "f32[8, 40][40, 1]cpu" = torch.ops.aten.mul.Tensor(view, 2.0);  view = None

What is read here is what every finding is computed from, so that a live export and a trace give
the same report.
"""

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from logpile.compile_graphs.report import Source, TensorFacts
from logpile.compile_graphs.sizes import DTYPES, TENSOR, Sizes

NO_NODES = {"torch", "self", "device", "nan", "inf", "pytree", "fx_pytree"}
COMMENT = re.compile(r"^# File: (.+?):(\d+) in ([^,]*)(?:, code: (.*))?$")
PARAMETER = re.compile(r"(\w+): \"([^\"]*)\"")
TYPED = re.compile(r"^(\w+): \"([^\"]*)\"(?: = (.*))?$")


@dataclass(frozen=True)
class Node:
    """A line of a graph."""

    name: str
    op: str  # aten.mul.Tensor, operator.getitem, a method's name; "input", "output", "constant"
    inputs: tuple[str, ...] = ()  # the names of the nodes that it takes
    facts: TensorFacts | None = None  # None: not a tensor
    source: Source | None = None
    arguments: tuple[str, ...] = ()  # as they are printed
    device: str = ""  # as it is printed: cpu, cuda:0


@dataclass(frozen=True)
class Graph:
    """The nodes of a graph, in order."""

    nodes: tuple[Node, ...]
    by_name: Mapping[str, Node] = field(repr=False, compare=False, default_factory=dict)

    @property
    def inputs(self) -> list[Node]:
        """Give what the graph is called with."""
        return [node for node in self.nodes if node.op == "input"]

    @property
    def outputs(self) -> tuple[str, ...]:
        """Name what it returns."""
        return self.nodes[-1].inputs if self.nodes and self.nodes[-1].op == "output" else ()

    def taken_by(self, node: Node) -> list[TensorFacts]:
        """Give the tensors that a node takes."""
        taken = [self.by_name[name].facts for name in node.inputs if name in self.by_name]
        return [facts for facts in taken if facts is not None]

    def made_by(self, node: Node) -> list[TensorFacts]:
        """Give the results of a node, those of several from where each is picked."""
        made = [node.facts, *(part.facts for part in self.picked_from(node))]
        return [facts for facts in made if facts is not None]

    def parts(self, node: Node, place: str) -> list[Node]:
        """Give what is picked at a place of a node's results, or the node, which has one."""
        picked = self.picked_from(node)
        return [part for part in picked if part.arguments == (place,)] if picked else [node]

    def picked_from(self, node: Node) -> list[Node]:
        """Give each of a node's results that is picked from several."""
        return [part for part in self.nodes if part.op == "getitem" and node.name in part.inputs]

    @property
    def computes_nothing(self) -> bool:
        """Tell a graph that gives back what it was given; no code is generated for one."""
        return all(node.op in {"input", "output", "constant"} for node in self.nodes)

    @property
    def is_backward(self) -> bool:
        """Tell a backward graph by the gradients that it takes."""
        return any(node.name.startswith("tangents") for node in self.inputs)


def read_graph(text: str, sizes: Sizes | None = None) -> Graph:
    """Read a printed graph; what can't be read is left out, and inner graphs are one node."""
    sizes = sizes or Sizes()
    nodes: list[Node] = []
    source: Source | None = None
    inside = False
    lines = iter(text.split("\n"))
    for line in map(str.strip, lines):
        if line.startswith("def forward("):
            inside = True
        if line.startswith("# File: "):
            source = read_source(line)
        elif line.startswith("#"):
            source = None
        elif inside and line.startswith("return"):
            rest = [line, *(map(str.strip, lines))]  # a long one stands on many lines
            nodes.append(Node("output", "output", returned(rest), source=source))
            break
        elif inside:
            nodes.extend(read_line(line, source, sizes))
    return Graph(tuple(nodes), {node.name: node for node in nodes})


def read_source(comment: str) -> Source | None:
    """Read the comment with a user's line."""
    match = COMMENT.match(comment)
    return Source(match[1], int(match[2]), (match[4] or "").strip()) if match else None


def read_line(line: str, source: Source | None, sizes: Sizes) -> list[Node]:
    """Read one line, which makes one node, or several inputs where it is a signature."""
    if line.startswith("def forward(") or (match := re.match(r"^\w+: \"[^\"]*\",?(\s+#|$)", line)):
        return [
            Node(name, "input", facts=sizes.read(name, annotation), device=device_of(annotation))
            for name, annotation in PARAMETER.findall(line.partition("  #")[0])
        ]
    match = TYPED.match(line)
    annotation, code = (match[2], f"{match[1]} = {match[3]}") if match and match[3] else ("", line)
    try:
        statement = ast.parse(code).body[0]
    except (SyntaxError, IndexError):
        return []
    if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
        return []
    name, value = statement.targets[0].id, statement.value
    if isinstance(value, ast.Constant) and value.value is None:
        return []
    op, arguments = operation(value)
    facts, device = sizes.read(name, annotation), device_of(annotation)
    return [Node(name, op, names_in(value), facts, source, arguments, device)]


def device_of(annotation: str) -> str:
    """Read the device behind a tensor's shape and strides; a size, `Sym(s0)`, is on none."""
    match = TENSOR.match(annotation)
    return annotation.rpartition("]")[2] if match and match[1] in DTYPES else ""


def returned(lines: list[str]) -> tuple[str, ...]:
    """Name what a return gives; lines start with it and go on behind it."""
    for end in range(1, len(lines) + 1):
        code = " ".join(line.partition("  #")[0] for line in lines[:end])
        try:
            statement = ast.parse(f"def f():\n {code}").body[0]
        except SyntaxError:
            continue
        return names_in(statement) if isinstance(statement, ast.FunctionDef) else ()
    return ()


BINARY = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.Div: "div",
    ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
    ast.Pow: "pow",
    ast.MatMult: "matmul",
    ast.BitAnd: "and_",
    ast.BitOr: "or_",
    ast.BitXor: "xor",
}


def operation(value: ast.expr) -> tuple[str, tuple[str, ...]]:
    """Name the op of an expression, and give its arguments as they are printed."""
    if isinstance(value, ast.Call):
        name = ast.unparse(value.func)
        arguments = [ast.unparse(argument) for argument in value.args]
        arguments += [f"{word.arg}={ast.unparse(word.value)}" for word in value.keywords]
        is_method = isinstance(value.func, ast.Attribute) and isinstance(value.func.value, ast.Name)
        if is_method and not name.startswith(("torch.", "operator.", "math.")):
            name = name.rpartition(".")[2]
        return name.removeprefix("torch.ops."), tuple(arguments)
    if isinstance(value, ast.BinOp):
        return BINARY.get(type(value.op), "operator"), ()
    if isinstance(value, ast.UnaryOp):
        return "neg" if isinstance(value.op, ast.USub) else "invert", ()
    if isinstance(value, ast.Subscript):
        return "getitem", (ast.unparse(value.slice),)
    if isinstance(value, ast.Name):
        return "alias", ()
    if isinstance(value, ast.Attribute):
        return "constant" if ast.unparse(value).startswith("self.") else "getattr", ()
    return type(value).__name__.lower(), ()


def names_in(value: ast.AST) -> tuple[str, ...]:
    """Name the nodes that an expression takes, each once, in order."""
    found = (node.id for node in ast.walk(value) if isinstance(node, ast.Name))
    return tuple(dict.fromkeys(n for n in found if n not in NO_NODES))
