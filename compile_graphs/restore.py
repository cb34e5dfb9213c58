"""Leaves what a function may change as it was: tensors, attributes, globals and random states."""

import contextlib
import dis
import random
import sys
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from torch import Tensor, nn

from logpile.compile_graphs import torch_private
from logpile.compile_graphs.reach import objects_of, tensors_of
from logpile.compile_graphs.safety import Inputs

Names = Sequence[str] | None  # None: all


@contextlib.contextmanager
def kept(fn: Callable[..., Any], inputs: Inputs) -> Iterator[None]:
    """Restore what the function may change: tensors, attributes, globals and random states."""
    tensors = tensors_of(fn, inputs)
    with contextlib.ExitStack() as stack:
        stack.enter_context(torch_private.versions_kept(tensors))  # left last: the others write
        for tensor in tensors:
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
    """Restore a tensor's values and its `.grad`; its hooks see nothing of the block."""
    place, value = tensor.detach(), tensor.detach().clone()
    grad = tensor.grad if tensor.is_leaf else None
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

    def held() -> dict[Any, Any]:
        return {name: space[name] for name in (space if names is None else names) if name in space}

    before = held()
    try:
        yield
    finally:
        for name in held():
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
