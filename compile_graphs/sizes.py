"""How large a tensor is, by its dtype and its dimensions, which may be expressions of symbols."""

import ast
import math
import operator
import re
from collections.abc import Callable, Iterable, Mapping

from logpile.compile_graphs.report import TensorFacts

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

TENSOR = re.compile(r"^(\w+)\[([^\]]*)\]")

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
        except (ArithmeticError, KeyError, SyntaxError, TypeError, ValueError):
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
