"""Runs a function for its graphs and leaves the caller's things as they were."""

import contextlib
import copy
import functools
import inspect
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


def tensors_of(fn: Callable[..., Any], inputs: Inputs) -> list[Tensor]:
    """Find the tensors that a function may write to beside its arguments.

    They are all that can be reached from it: through what it is bound to, closes over, takes as
    defaults and names of its globals, and through attributes, containers and functions there.
    """
    given = {id(leaf) for leaf in torch_private.leaves(inputs) if isinstance(leaf, Tensor)}
    queue = deque([torch_private.original_function(fn), *torch_private.leaves(inputs)])
    seen: dict[int, Any] = {}  # which keeps them, and so their ids
    found: dict[int, Tensor] = {}
    while queue and len(seen) < REACHED:
        value = queue.popleft()
        if id(value) in seen or isinstance(value, (type, str, bytes, int, float)):
            continue
        seen[id(value)] = value
        if isinstance(value, Tensor):
            found[id(value)] = value
        elif isinstance(value, nn.Module):  # its own come before any bound
            found |= {id(x): x for x in (*value.parameters(), *value.buffers())}
            queue += [*vars(value).values(), type(value).forward]
        else:
            queue += reached(value)
    return [x for name, x in found.items() if name not in given and not x.is_inference()]


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
def kept(tensors: Sequence[Tensor]) -> Iterator[None]:
    """Restore tensors and the random state, as the function may change both."""
    before = [(tensor, tensor.detach().clone(), tensor._version) for tensor in tensors]
    devices = [*range(torch.cuda.device_count())] if torch.cuda.is_available() else []
    try:
        with torch.random.fork_rng(devices):
            yield
    finally:
        with torch.no_grad():
            for tensor, value, version in before:
                if tensor._version != version:
                    tensor.copy_(value)


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
