"""Runs a function for its graphs and leaves the caller's things as they were."""

import contextlib
import copy
import dis
import functools
import inspect
import random
import sys
import types
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor, nn

from logpile.compile_graphs import torch_private
from logpile.ops.own_code import with_own_code

REACHED = 10_000  # objects that are looked through for tensors

Inputs = tuple[tuple[Any, ...], dict[str, Any]]


def copied(inputs: Inputs) -> Inputs:
    """Copy the tensors among the arguments, with strides, shared memory and marks as they are."""
    memory: dict[int, Any] = {}
    seen: dict[int, Tensor] = {}

    def one(tensor: Tensor) -> Tensor:
        if id(tensor) not in seen:
            if isinstance(tensor, nn.Parameter) or type(tensor) is Tensor:
                twin = copy.deepcopy(tensor.detach(), memory).requires_grad_(tensor.requires_grad)
                twin = (
                    nn.Parameter(twin, tensor.requires_grad)
                    if isinstance(tensor, nn.Parameter)
                    else twin
                )
            else:  # a subclass knows how
                twin = tensor.detach().clone().requires_grad_(tensor.requires_grad)
            for name, value in torch_private.dynamic_marks(tensor).items():
                setattr(twin, name, copy.copy(value))
            seen[id(tensor)] = twin
        return seen[id(tensor)]

    args, kwargs = torch_private.mapped(one, inputs)
    return args, kwargs


def own_code(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Give the function a code object of its own, which is what Dynamo keeps compilations by.

    A module or another callable gets a function that calls it.
    """
    fn = torch_private.original_function(fn)
    if inspect.isfunction(fn):
        return with_own_code(fn)

    def call(*args: Any, **kwargs: Any) -> Any:
        return fn(*args, **kwargs)

    return with_own_code(call)


def objects_of(fn: Callable[..., Any], inputs: Inputs) -> list[Any]:
    """Find what can be reached from a function.

    That is through what it is bound to, closes over, takes as defaults and names of its globals,
    and through attributes, containers and functions there.
    """
    queue = deque([torch_private.original_function(fn), *torch_private.leaves(inputs)])
    seen: dict[int, Any] = {}  # which keeps them, and so their ids
    while queue and len(seen) < REACHED:
        value = queue.popleft()
        if id(value) in seen or isinstance(value, (type, str, bytes, int, float)):
            continue
        seen[id(value)] = value
        if isinstance(value, nn.Module):  # its own come before any bound
            own = {id(x): x for x in (*value.parameters(), *value.buffers())}
            seen |= own
            queue += [*vars(value).values(), type(value).forward]
        elif isinstance(value, torch.optim.Optimizer):
            queue += [value.state, value.param_groups]
        elif not isinstance(value, Tensor):
            queue += reached(value)
    return [*seen.values()]


def tensors_of(fn: Callable[..., Any], inputs: Inputs) -> list[Tensor]:
    """Find the tensors that a function may write to beside its arguments."""
    given = {id(leaf) for leaf in torch_private.leaves(inputs) if isinstance(leaf, Tensor)}
    found = [value for value in objects_of(fn, inputs) if isinstance(value, Tensor)]
    return [x for x in found if id(x) not in given and not x.is_inference()]


def reached(value: Any) -> list[Any]:
    """Give what an object leads to, short of the insides of packages that it imports."""
    if isinstance(value, types.ModuleType) or str(getattr(value, "__module__", "")).startswith(
        "torch."
    ):
        return []
    if inspect.isfunction(value):
        return [*named(value), *(value.__defaults__ or ()), *(value.__kwdefaults__ or {}).values()]
    if inspect.ismethod(value):
        return [value.__self__, value.__func__]
    if isinstance(value, functools.partial):
        return [value.func, *value.args, *value.keywords.values()]
    if isinstance(value, dict):
        return [*value.values()]
    if isinstance(value, (list, tuple, set, frozenset, deque)):
        return [*value]
    call = vars(type(value)).get("__call__")
    held = getattr(value, "__dict__", None)
    inside = [*held.values()] if isinstance(held, dict) else []
    return [*inside, call] if inspect.isfunction(call) else inside


def named(fn: types.FunctionType) -> list[Any]:
    """Give what a function closes over, and the globals that it and its inner functions name."""
    found = []
    for cell in fn.__closure__ or ():
        with contextlib.suppress(ValueError):  # not filled yet
            found.append(cell.cell_contents)
    codes = [fn.__code__]
    for code in codes:
        codes += [each for each in code.co_consts if isinstance(each, types.CodeType)]
    names = {name for code in codes for name in code.co_names}
    held = [fn.__globals__[name] for name in names if name in fn.__globals__]
    for package in held:
        if isinstance(package, types.ModuleType):  # as in package.model(x)
            found += [vars(package)[name] for name in names if name in vars(package)]
    return found + held


@contextlib.contextmanager
def kept(fn: Callable[..., Any], inputs: Inputs) -> Iterator[None]:
    """Restore what the function may change: tensors, attributes, globals and random states."""
    with contextlib.ExitStack() as stack:
        stack.enter_context(torch_private.versions_kept(tensors_of(fn, inputs)))
        for tensor in tensors_of(fn, inputs):
            stack.enter_context(tensor_kept(tensor))
        for value in objects_of(fn, inputs):
            for names in namespaces(value):
                stack.enter_context(names_kept(*names))
            if isinstance(value, types.FunctionType):
                for cell in value.__closure__ or ():
                    stack.enter_context(cell_kept(cell))
            if isinstance(value, torch.Generator):
                stack.callback(value.set_state, value.get_state())
        stack.enter_context(randomness_kept())
        yield


@contextlib.contextmanager
def tensor_kept(tensor: Tensor) -> Iterator[None]:
    """Restore the values of a tensor and its gradient; its hooks see nothing of the block."""
    place, value = tensor.detach(), tensor.detach().clone()
    grad = tensor.grad if tensor.is_leaf else None
    grad_value = None if grad is None else grad.detach().clone()
    version = tensor._version
    with torch_private.without_hooks(tensor):
        try:
            yield
        finally:
            with torch.no_grad():
                if torch_private.is_moved(tensor, place):
                    tensor.data = place
                if tensor._version != version or not torch_private.is_same(place, value):
                    place.copy_(value)
                if tensor.is_leaf and tensor.grad is not grad:
                    tensor.grad = grad
                if grad is not None and grad_value is not None:
                    grad.copy_(grad_value)


Names = Sequence[str] | None


def namespaces(value: Any) -> list[tuple[dict[Any, Any], Names]]:
    """Give the dicts in which an object keeps its attributes, or a function finds its globals."""
    if isinstance(value, types.FunctionType):
        return [(value.__globals__, stored(value.__code__))]
    if isinstance(value, torch.optim.Optimizer):
        return [(value.state, None), *((state, None) for state in value.state.values())]
    held = getattr(value, "__dict__", None)
    if not isinstance(held, dict) or isinstance(value, (types.ModuleType, Tensor)):
        return []
    inner = ("_buffers", "_parameters") if isinstance(value, nn.Module) else ()
    return [(held, None), *((held[name], None) for name in inner)]


def stored(code: types.CodeType) -> list[str]:
    """Name the globals that a function assigns."""
    return [each.argval for each in dis.get_instructions(code) if each.opname == "STORE_GLOBAL"]


@contextlib.contextmanager
def names_kept(space: dict[Any, Any], names: Names) -> Iterator[None]:
    """Restore what stands under names, or under all."""
    before = dict(space) if names is None else {n: space[n] for n in names if n in space}
    try:
        yield
    finally:
        now = [*space] if names is None else [name for name in names if name in space]
        for name in now:
            if name not in before:
                del space[name]
        for name, value in before.items():
            if name not in space or space[name] is not value:
                space[name] = value


@contextlib.contextmanager
def cell_kept(cell: types.CellType) -> Iterator[None]:
    """Restore a variable that a function closes over."""
    try:
        before = cell.cell_contents
    except ValueError:  # not filled yet
        yield
        return
    try:
        yield
    finally:
        cell.cell_contents = before


@contextlib.contextmanager
def randomness_kept() -> Iterator[None]:
    """Restore the random states of torch, Python and, where it is in use, NumPy."""
    devices = [*range(torch.cuda.device_count())] if torch.cuda.is_available() else []
    numpy = sys.modules.get("numpy")
    python, own = random.getstate(), numpy.random.get_state() if numpy else None
    try:
        with torch.random.fork_rng(devices):
            yield
    finally:
        random.setstate(python)
        if numpy:
            numpy.random.set_state(own)


def backward(result: Any) -> None:
    """Run backward from all that has a gradient, and leave every `.grad` alone."""
    outputs = differentiable(result)
    wanted = leaves(outputs)
    if wanted:
        ones = [torch.ones_like(output) for output in outputs]
        torch.autograd.grad(outputs, wanted, ones, allow_unused=True)


def leaves(outputs: Sequence[Tensor]) -> list[Tensor]:
    """Find the tensors that gradients end in, whoever holds them."""
    found: dict[int, Tensor] = {}
    queue, seen = [output.grad_fn for output in outputs], set()
    while queue:
        node = queue.pop()
        if node is None or node in seen:
            continue
        seen.add(node)
        if isinstance(variable := getattr(node, "variable", None), Tensor):
            found[id(variable)] = variable
        queue += [following for following, _ in node.next_functions]
    return [*found.values()]


def differentiable(result: Any) -> list[Tensor]:
    """Find the tensors with a gradient in what a function returned, in attributes too."""
    found, queue, seen = [], [result], set()
    while queue:
        value = queue.pop(0)
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, Tensor):
            if value.requires_grad and (value.is_floating_point() or value.is_complex()):
                found.append(value)
        elif isinstance(value, dict):
            queue += value.values()
        elif isinstance(value, (list, tuple)):
            queue += value
        elif hasattr(value, "__dict__") and not isinstance(
            value, (type, types.ModuleType, nn.Module)
        ):
            queue += vars(value).values()
    return found
