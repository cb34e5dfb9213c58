"""Keeps a run apart: copies of the inputs, a code object of its own, a backward without `.grad`."""

import copy
import inspect
import types
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor, nn

from logpile.compile_graphs import torch_private
from logpile.ops.own_code import with_own_code

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
