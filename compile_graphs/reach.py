"""What a function may change beside its arguments: all that can be reached from it."""

import contextlib
import functools
import inspect
import types
from collections import deque
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from logpile.compile_graphs import torch_private
from logpile.compile_graphs.safety import Inputs

REACHED = 10_000  # objects that are looked through


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
    """Find the tensors that a function may write to beside its arguments, gradients among them."""
    given = {id(leaf) for leaf in torch_private.leaves(inputs) if isinstance(leaf, Tensor)}
    held = [value for value in objects_of(fn, inputs) if isinstance(value, Tensor)]
    found = {id(x): x for x in held if id(x) not in given}
    found |= {id(x.grad): x.grad for x in found.values() if x.is_leaf and x.grad is not None}
    return [x for x in found.values() if not x.is_inference()]


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
