"""What the definition of a generated kernel says of its parameters."""

import ast
import re

from logpile.compile_graphs.sizes import split


def parameters(definition: ast.expr) -> list[str]:
    """Name the parameters of a kernel by its source, in order."""
    sources = [
        node.value
        for node in ast.walk(definition)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    for source in sources:
        if match := re.search(r"extern \"C\"[^({;]*void\s+\w+\s*\(([^)]*)\)", source):
            return [re.findall(r"\w+", part)[-1] for part in split(match[1])]
        if match := re.search(r"def\s+\w+\s*\(([^)]*)\)", source):
            return [part.partition(":")[0].strip() for part in split(match[1])]
    return []


def mutated(definition: ast.expr) -> list[str]:
    """Name the parameters that a kernel of the user's changes, which have names of their own."""
    match = re.search(r"'mutated_arg_names': \[([^\]]*)\]", ast.unparse(definition))
    return re.findall(r"\w+", match[1]) if match else []
