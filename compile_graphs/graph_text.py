"""Reads a graph from the text that torch prints of it, the one form that a trace of a job keeps.

A graph is printed as Python, a node a line, below a comment with the user's line:

    mul: "f32[8, 40][40, 1]cpu" = torch.ops.aten.mul.Tensor(view, 2.0);  view = None

What is read here is what every
finding is computed from, so that a live export and a trace give the same report.
"""

import ast
import math
import operator
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from logpile.compile_graphs.report import Source, TensorFacts

DTYPES = {  # torch's abbreviations: the dtype and the bytes of an element
    "f64": ("float64", 8),
    "f32": ("float32", 4),
    "f16": ("float16", 2),
    "bf16": ("bfloat16", 2),
    "f8e4m3fn": ("float8_e4m3fn", 1),
    "f8e5m2": ("float8_e5m2", 1),
    "f8e4m3fnuz": ("float8_e4m3fnuz", 1),
    "f8e5m2fnuz": ("float8_e5m2fnuz", 1),
    "f8e8m0fnu": ("float8_e8m0fnu", 1),
    "f4e2m1fnx2": ("float4_e2m1fn_x2", 1),
    "c32": ("complex32", 4),
    "c64": ("complex64", 8),
    "c128": ("complex128", 16),
    "i64": ("int64", 8),
    "i32": ("int32", 4),
    "i16": ("int16", 2),
    "i8": ("int8", 1),
    "u64": ("uint64", 8),
    "u32": ("uint32", 4),
    "u16": ("uint16", 2),
    "u8": ("uint8", 1),
    "b8": ("bool", 1),
}
ITEMSIZE = dict(DTYPES.values())

NO_NODES = {"torch", "self", "device", "nan", "inf", "pytree", "fx_pytree"}

TENSOR = re.compile(r"^(\w+)\[([^\]]*)\]")
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

    def taken_by(self, node: Node) -> list[tuple[list[int | str], str]]:
        """Give shape and dtype of each tensor that a node takes."""
        taken = [self.by_name[name].facts for name in node.inputs if name in self.by_name]
        return [(facts.shape, facts.dtype) for facts in taken if facts is not None]

    def parts(self, node: Node, place: str) -> list[Node]:
        """Give what is picked at a place of a node's results, or the node, which has one."""
        picked = [n for n in self.nodes if n.op == "getitem" and node.name in n.inputs]
        return [n for n in picked if n.arguments == (place,)] if picked else [node]

    @property
    def computes_nothing(self) -> bool:
        """Tell a graph that gives back what it was given; no code is generated for one."""
        return all(node.op in {"input", "output", "constant"} for node in self.nodes)

    @property
    def is_backward(self) -> bool:
        """Tell a backward graph by the gradients that it takes."""
        return any(node.name.startswith("tangents") for node in self.inputs)


class Sizes:
    """The values that the symbols of dynamic dimensions had for the example inputs."""

    def __init__(self, hints: Mapping[str, int] | None = None) -> None:
        self.hints = dict(hints or {})

    def dimension(self, text: str) -> int | str:
        """Read one dimension, a number or an expression of symbols."""
        text = text.strip()
        return int(text) if re.fullmatch(r"-?\d+", text) else text

    def value(self, dimension: int | str) -> int:
        """Evaluate a dimension at the example's sizes; 0 where it is not known."""
        return self.known(dimension) or 0

    def known(self, dimension: int | str) -> int | None:
        """Evaluate a dimension; None where it depends on data, or is of a form not known here."""
        if isinstance(dimension, int):
            return dimension
        try:
            return max(0, int(arithmetic(ast.parse(dimension, mode="eval").body, self.hints)))
        except (ArithmeticError, KeyError, SyntaxError):
            return None

    def unknown(self, facts: Iterable[TensorFacts | None]) -> list[str]:
        """Give the dimensions of tensors that are not known, each once."""
        shapes = [each.shape for each in facts if each is not None]
        sizes = [size for shape in shapes for size in shape if self.known(size) is None]
        return list(dict.fromkeys(map(str, sizes)))

    def numel(self, shape: Iterable[int | str]) -> int:
        """Count the elements of a tensor."""
        count = 1
        for dimension in shape:
            count *= self.value(dimension)
        return count

    def facts(self, name: str, shape: Iterable[int | str], dtype: str) -> TensorFacts:
        """Describe a tensor."""
        shape = list(shape)
        return TensorFacts(name, shape, dtype, self.numel(shape) * ITEMSIZE.get(dtype, 4))

    def read(self, name: str, annotation: str) -> TensorFacts | None:
        """Read what is printed behind a node's name; None where it is not a tensor."""
        match = TENSOR.match(annotation)
        if match is None or match[1] not in DTYPES:
            return None
        shape = [self.dimension(part) for part in split(match[2])]
        return self.facts(name, shape, DTYPES[match[1]][0])


FUNCTIONS: dict[str, Callable[..., float]] = {  # as graphs print them, and as generated code does
    "Max": max,
    "Min": min,
    "max": max,
    "min": min,
    "float": float,
    "int": int,
    "ToFloat": float,
    "torch.sym_float": float,
    "TruncToInt": math.trunc,
    "math.trunc": math.trunc,
    "FloorToInt": math.floor,
    "math.floor": math.floor,
    "CeilToInt": math.ceil,
    "math.ceil": math.ceil,
    "OpaqueUnaryFn_sqrt": math.sqrt,
    "math.sqrt": math.sqrt,
    "IntTrueDiv": operator.truediv,
    "FloatTrueDiv": operator.truediv,
    "FloatPow": operator.pow,
    "PowByNatural": operator.pow,
    "Identity": lambda a: a,
    "ModularIndexing": lambda a, b, c: a // b % c,
    "FloorDiv": operator.floordiv,
    "CleanDiv": operator.floordiv,
    "CeilDiv": lambda a, b: -(-a // b),
    "Mod": operator.mod,
    "PythonMod": operator.mod,
}
OPERATORS: dict[type, Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}


def arithmetic(node: ast.expr, values: Mapping[str, int]) -> float:
    """Compute an expression of symbols; KeyError where one, or a function, is not known."""
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
        return node.value
    if isinstance(node, ast.Name):
        return values[node.id]
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        return OPERATORS[type(node.op)](
            arithmetic(node.left, values), arithmetic(node.right, values)
        )
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -arithmetic(node.operand, values)
    if isinstance(node, ast.Call):
        return FUNCTIONS[ast.unparse(node.func)](*(arithmetic(a, values) for a in node.args))
    raise KeyError(ast.unparse(node))


def split(text: str) -> list[str]:
    """Split at commas that stand in no bracket."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += letter in "([{"
        depth -= letter in ")]}"
        if letter == "," and depth == 0:
            parts.append(text[start:place])
            start = place + 1
    return [part for part in [*parts, text[start:]] if part.strip()]


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
