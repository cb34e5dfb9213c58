"""Reads the code that Inductor generates: what it allocates, frees and calls, in order.

The wrapper of a graph is a straight function, `call`. Its statements become steps here, with every
buffer followed through its names: reinterpreted, reused, returned.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from logpile.compile_graphs import kernel_source, torch_private
from logpile.compile_graphs.generated import Argument, Buffer, Call, Code, Step
from logpile.compile_graphs.graph_text import Graph
from logpile.compile_graphs.report import TensorFacts
from logpile.compile_graphs.sizes import Sizes, split
from logpile.compile_graphs.tensors import base_name

ALLOCATION = re.compile(r"^empty_strided\w*$")
ORIGINAL = re.compile(r"Original ATen: \[([^\]]*)\]")
VIEWS = {"reinterpret_tensor", "as_strided", "torch.as_strided"}
OPS = ("torch.ops.", "extern_kernels.", "aten.")
NO_KERNEL = re.compile(  # calls that compute no tensor
    r"args\.clear|assert_\w+|copy_if_misaligned|get_raw_stream|(start|end)_graph|print|max|min|int"
    r"|float|math\.\w+|torch\.(sym_\w+|_check\w*|Event|cuda\.\S+|xpu\.\S+|mps\.\S+)"
    r"|\w+\.(size|stride|item|dim|record|synchronize|wait|record_stream|numel|storage_offset)"
)
BRANCHES = (ast.If, ast.For, ast.While, ast.Try)


class UnreadableCodeError(ValueError):
    """Generated code of a form that is not known here."""


def read_code(text: str, sizes: Sizes | None = None, graph: Graph | None = None) -> Code:
    """Read a generated module; the graph that it came from knows the dtypes of ops' results.

    Of a module that can't be read, as one whose wrapper is C++, `Code.unread` says why.
    """
    try:
        return Reader(text, sizes or Sizes(), graph or Graph(())).read()
    except (SyntaxError, UnreadableCodeError) as error:
        return Code(phase_of(text), unread=f"{type(error).__name__}: {error}")


def phase_of(text: str) -> str:
    """Read which pass a generated module is for."""
    match = re.search(r"AOT ID: \['\d+_(\w+)'\]", text)
    return "backward" if match and match[1].startswith("backward") else "forward"


@dataclass(frozen=True)
class Result:
    """What an op gave, or a part of it, until an assertion says its shape."""

    function: str
    step: int | None  # of the code; None: the op gave a view, and no kernel ran
    viewed: str | None  # the buffer that it is a view of
    part: str = ""  # which of many results, as it is printed


class Reader:
    """Follows the statements of `call`."""

    def __init__(self, text: str, sizes: Sizes, graph: Graph) -> None:
        self.sizes = Sizes(sizes.hints)
        self.graph = graph
        self.lines = text.split("\n")
        self.module = ast.parse(text)
        self.functions = {
            node.name: node for node in ast.walk(self.module) if isinstance(node, ast.FunctionDef)
        }
        self.kernels = {
            node.targets[0].id: node.value
            for node in self.module.body
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Call)
        }
        self.code = Code(phase_of(text))
        self.code.inputs = self.example_inputs()
        self.names: dict[str, tuple[str, TensorFacts]] = {}  # to the buffer, and its shape here
        self.returned: list[tuple[str, TensorFacts]] = []
        self.pending: dict[str, Result] = {}  # whose shape comes in an assertion

    def example_inputs(self) -> dict[str, TensorFacts]:
        """Read the tensors that the module's own benchmark makes: the shapes of the inputs."""
        found = {}
        for name in ("get_args", "benchmark_compiled_module"):
            for node in ast.walk(self.functions.get(name, ast.Module([], []))):
                if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
                    continue
                target, value = node.targets[0].id, node.value
                if isinstance(value, ast.Constant) and isinstance(value.value, int):
                    self.sizes.hints[target] = value.value
                if isinstance(value, ast.Call) and called(value) == "rand_strided":
                    words = {word.arg: ast.unparse(word.value) for word in value.keywords}
                    if "dtype" not in words:
                        raise UnreadableCodeError(f"{ast.unparse(value)} has no dtype")
                    found[target] = self.facts(target, argument(value, 0), words["dtype"])
                elif isinstance(value, ast.Call) and called(value) in VIEWS:
                    piece = ast.unparse(argument(value, 0))
                    if piece not in found:
                        raise UnreadableCodeError(f"{piece} is no input")
                    found[target] = self.facts(target, argument(value, 1), found[piece].dtype)
                    self.code.shared[target] = found[piece]
        return {name: facts for name, facts in found.items() if not is_memory(name)}

    def facts(self, name: str, shape: ast.expr, dtype: str) -> TensorFacts:
        """Describe a tensor by the shape that is written."""
        if not isinstance(shape, (ast.Tuple, ast.List)):
            raise UnreadableCodeError(f"{ast.unparse(shape)} is no shape")
        dimensions = [self.sizes.dimension(ast.unparse(part)) for part in shape.elts]
        return self.sizes.facts(name, dimensions, dtype.removeprefix("torch."))

    def read(self) -> Code:
        """Follow the function from its first statement to its return."""
        self.follow(self.body("call"))
        self.code.outputs = [buffer for buffer, _ in self.returned]
        self.code.unsized = self.sizes.unknown(each.facts for each in self.code.buffers.values())
        return self.code

    def body(self, name: str) -> list[ast.stmt]:
        """Give the statements of a function."""
        if name not in self.functions:
            raise UnreadableCodeError(f"there is no function {name}")
        return self.functions[name].body

    def follow(self, body: list[ast.stmt]) -> None:
        """Follow some statements; blocks for a device or a stream are as if they were not there."""
        for statement in body:
            if isinstance(statement, ast.With):
                self.follow(statement.body)
            elif isinstance(statement, ast.Delete):
                for name in map(ast.unparse, statement.targets):
                    self.names.pop(name, None)
                    self.pending.pop(name, None)
            elif isinstance(statement, ast.Return) and statement.value is not None:
                self.returned = [*self.tensors(statement.value)]
            elif isinstance(statement, ast.Assign):
                self.assign(statement)
            elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
                self.run(statement.value)
            elif isinstance(statement, BRANCHES) and not is_check(statement):
                head = ast.unparse(statement).split("\n")[0]
                raise UnreadableCodeError(f"what runs depends on data: {head}")

    def assign(self, statement: ast.Assign) -> None:
        """Follow `names = value`."""
        target, value = statement.targets[0], statement.value
        names = (
            [ast.unparse(element) for element in target.elts]
            if isinstance(target, ast.Tuple)
            else [ast.unparse(target)]
        )
        if ast.unparse(value) == "args":
            for name in names:
                if name in self.code.inputs and name not in self.names:
                    self.take(name, self.code.inputs[name], is_input=True)
        elif isinstance(value, ast.Name) and value.id in self.names:
            self.names[names[0]] = self.names[value.id]
        elif isinstance(value, ast.Name) and value.id in self.sizes.hints:
            self.sizes.hints[names[0]] = self.sizes.hints[value.id]
        elif isinstance(value, ast.Name) and value.id in self.pending:
            self.pending[names[0]] = self.pending[value.id]
        elif isinstance(value, ast.Subscript) and ast.unparse(value.value) in self.pending:
            whole = self.pending[ast.unparse(value.value)]
            self.pending[names[0]] = replace(whole, part=ast.unparse(value.slice))
        elif isinstance(value, ast.Call):
            self.assign_call(names, value)

    def assign_call(self, names: list[str], value: ast.Call) -> None:
        """Follow `names = function(...)`."""
        function = called(value)
        if ALLOCATION.match(function):
            self.take(names[0], self.allocated(names[0], value))
        elif function in VIEWS:
            for buffer, facts in self.tensors(value):
                self.names[names[0]] = (buffer, facts)
        elif function.startswith("self.partitions"):
            self.follow_partition(function, names)
        elif function.startswith(OPS):
            given = [buffer for buffer, _ in self.tensors(value)]
            if given and torch_private.gives_view(function):
                result = Result(function, None, given[0])
            else:
                self.run(value)
                result = Result(function, len(self.code.steps) - 1, None)
            self.pending |= dict.fromkeys(names, result)
        else:
            self.must_be_known(function)

    def allocated(self, name: str, call: ast.Call) -> TensorFacts:
        """Describe what an allocation takes."""
        return self.facts(name, argument(call, 0), ast.unparse(argument(call, 2)))

    def follow_partition(self, function: str, names: list[str]) -> None:
        """Follow a part of the graph with a function of its own, where its other buffers end."""
        before = {*self.names}
        self.follow(self.body(re.sub(r"^self\.partitions\[(\d+)\]$", r"partition_\1", function)))
        self.names = {name: held for name, held in self.names.items() if name in before}
        self.names |= dict(zip(names, self.returned, strict=False))

    def take(self, name: str, facts: TensorFacts, *, is_input: bool = False) -> None:
        """Add a buffer."""
        self.code.buffers[name] = Buffer(name, facts, is_input)
        self.names[name] = (name, facts)

    def run(self, call: ast.Call) -> None:
        """Follow a call that is not assigned, or whose result is not known yet."""
        function = called(call)
        if function == "assert_size_stride":
            self.known_by_assertion(call)
            return
        if function.endswith("wait_tensor.default"):
            return
        kernel = function.removesuffix(".run")
        if kernel in self.kernels:
            self.step(self.own_kernel(kernel, call))
        elif function.startswith(OPS):
            self.step(self.outer_op(function, call))
        elif function.endswith(".copy_"):  # to another device
            self.step(self.copy(call))
        else:
            self.must_be_known(function)

    def must_be_known(self, function: str) -> None:
        """Refuse what may run kernels that are not seen here."""
        if NO_KERNEL.fullmatch(function) is None:
            raise UnreadableCodeError(f"{function} is called, and what it runs is not known")

    def copy(self, call: ast.Call) -> Call:
        """Read `to.copy_(source)`."""
        assert isinstance(call.func, ast.Attribute)
        arguments = self.arguments(argument(call, 0), reads=True)
        arguments += self.arguments(call.func.value, writes=True)
        return Call("copy_", "extern", arguments, self.original_ops("copy_", call))

    def known_by_assertion(self, call: ast.Call) -> None:
        """Learn the shape of an op's result from the assertion behind it."""
        name = ast.unparse(argument(call, 0))
        if name not in self.pending:
            return
        result = self.pending.pop(name)
        shape = argument(call, 1)
        facts = self.facts(name, shape, "torch.float32")
        facts = self.facts(name, shape, self.dtype_of(result, facts.shape))
        if result.step is None:
            self.names[name] = (str(result.viewed), facts)
            return
        self.take(name, facts)
        step = self.code.steps[result.step]
        step.call.arguments.append(Argument(name, facts, reads=False, writes=True))
        self.code.steps[result.step] = replace(step, live=step.live | {name})

    def dtype_of(self, result: Result, shape: list[int | str]) -> str:
        """Find the dtype of an op's result in the graph; collectives keep that of what they get.

        The same op may stand there for other dtypes: the node is that which takes tensors alike.
        """
        name = base_name(result.function.removeprefix("torch.ops.")).removesuffix("_")
        step = None if result.step is None else self.code.steps[result.step]
        taken = [a.facts for a in step.call.arguments if a.reads] if step is not None else []
        made = [node for node in self.graph.nodes if base_name(node.op) == name]
        same = [node for node in made if are_alike(self.graph.taken_by(node), taken)]
        for node in [*same, *made]:
            for each in self.graph.parts(node, result.part):
                if each.facts is not None and each.facts.shape == shape:
                    return each.facts.dtype
        if taken and kind_of(result.function) == "collective":
            return taken[0].dtype
        raise UnreadableCodeError(f"the dtype of what {result.function} gives is not known")

    def step(self, call: Call) -> None:
        """Add a call, with the buffers that have a name while it runs."""
        self.code.steps.append(Step(call, frozenset(buffer for buffer, _ in self.names.values())))

    def own_kernel(self, name: str, call: ast.Call) -> Call:
        """Read a generated kernel: its parameters' names say what it reads and writes."""
        definition = self.kernels[name]
        maker = called(definition)
        kind = "cpp" if "cpp" in maker else "triton"
        parameters = kernel_source.parameters(definition)
        changed = kernel_source.mutated(definition)
        arguments: list[Argument] = []
        for place, value in enumerate(call.args):
            parameter = parameters[place] if place < len(parameters) else ""
            writes = "out_ptr" in parameter or parameter in changed  # in_out_ptr too
            reads = not parameter.startswith("out_ptr")
            arguments += self.arguments(value, reads=reads, writes=writes)
        if kind not in maker or not any(each.writes for each in arguments):
            raise UnreadableCodeError(f"what {name} of {maker} writes is not known")
        return Call(name, kind, arguments, self.original_ops(name, call))

    def outer_op(self, function: str, call: ast.Call) -> Call:
        """Read a call of a library's kernel or of a registered op."""
        arguments: list[Argument] = []
        for value in call.args:
            arguments += self.arguments(value, reads=True)
        for word in call.keywords:
            is_out = word.arg == "out"
            arguments += self.arguments(word.value, reads=not is_out, writes=is_out)
        if arguments and re.search(r"\w_(\.|$)", function.removeprefix("torch.ops.")):
            arguments[0] = replace(arguments[0], writes=True)  # an op in place
        text = [value.value for value in call.args if isinstance(value, ast.Constant)]
        groups = [value for value in text if isinstance(value, str)]
        kind = kind_of(function)
        group = groups[-1] if kind == "collective" and groups else ""
        return Call(function, kind, arguments, self.original_ops(function, call), group)

    def arguments(
        self, value: ast.expr, *, reads: bool = False, writes: bool = False
    ) -> list[Argument]:
        """Give the tensors in an argument of a call."""
        return [Argument(buffer, facts, reads, writes) for buffer, facts in self.tensors(value)]

    def original_ops(self, name: str, call: ast.Call) -> list[str]:
        """Read the comment above the call, or above the kernel's definition."""
        places = [call.lineno]
        if name in self.kernels:
            places.append(self.kernels[name].lineno)
        for place in places:
            for line in self.lines[: place - 1][::-1]:
                if not line.strip().startswith("#"):
                    break
                if match := ORIGINAL.search(line):
                    return [op.strip() for op in split(match[1])]
        return []

    def tensors(self, value: ast.expr) -> Iterator[tuple[str, TensorFacts]]:
        """Give the buffers in an expression, each in the shape that it is seen in."""
        if isinstance(value, ast.Name):
            if value.id in self.pending:
                raise UnreadableCodeError(f"the shape of {value.id} is not said")
            if value.id in self.names:
                yield self.names[value.id]
        elif isinstance(value, ast.Call) and called(value) in VIEWS:
            for buffer, facts in self.tensors(argument(value, 0)):
                yield buffer, self.facts(facts.name, argument(value, 1), facts.dtype)
        else:
            for child in ast.iter_child_nodes(value):
                if isinstance(child, ast.expr):
                    yield from self.tensors(child)


def argument(call: ast.Call, place: int) -> ast.expr:
    """Give an argument of a call, which must be there."""
    if place >= len(call.args):
        raise UnreadableCodeError(f"{ast.unparse(call)} has no argument {place}")
    return call.args[place]


def is_check(statement: ast.stmt) -> bool:
    """Tell a condition that the code only checks: all that is in it is a raise."""
    return (
        isinstance(statement, ast.If)
        and not statement.orelse
        and all(isinstance(inner, ast.Raise) for inner in statement.body)
    )


def called(call: ast.expr) -> str:
    """Name the function of a call."""
    return ast.unparse(call.func) if isinstance(call, ast.Call) else ""


def are_alike(some: list[TensorFacts], others: list[TensorFacts]) -> bool:
    """Tell whether tensors have the same shapes and dtypes, in order."""
    return [(x.shape, x.dtype) for x in some] == [(x.shape, x.dtype) for x in others]


def is_memory(name: str) -> bool:
    """Tell the piece of memory that several inputs lie in, which is no input itself."""
    return name.startswith("_shared_storage")


def kind_of(function: str) -> str:
    """Tell a library's kernel, a collective, and an op that the compiler can't see into."""
    if "c10d" in function:
        return "collective"
    own = ("extern_kernels.", "torch.ops.aten.", "aten.", "torch.ops.prims.", "torch.ops.mkldnn")
    return "extern" if function.startswith(own) else "opaque"
