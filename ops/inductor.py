"""The op as an eager kernel that Inductor made: the program of the op, compiled on its own.

A row has the same bits whatever the other rows, but not whatever the strides.
"""

import functools
from collections.abc import Callable
from types import FunctionType
from typing import Any

import torch
from torch import Tensor

from logpile.ops import program
from logpile.ops.call import Backward, Forward, Results
from logpile.ops.own_code import with_own_code


def forward(call: Forward) -> Results:
    """Compute the outputs, and what the gradient needs beside the logits."""
    results: Results = run(_forward, call)
    return results


def backward(call: Backward, gradient: Tensor) -> None:
    """Write the gradient of the logits to `gradient`, which may be the logits themselves."""
    if gradient is call.logits:
        run(_backward_inplace, call)
    else:
        run(_backward, call, gradient)


def _forward(call: Forward) -> Results:
    return program.forward(call)


def _backward(call: Backward, gradient: Tensor) -> None:
    gradient.copy_(program.backward(call))


def _backward_inplace(call: Backward) -> None:
    # A function of its own, given the tensor once: AOTAutograd fails on an alias that is written.
    call.logits.copy_(program.backward(call))


def run(function: Callable[..., Any], call: Forward | Backward, *others: Tensor) -> Any:
    """Run the function compiled, whatever the caller has set for their own compiled code."""
    tensors: dict[str, Any] = {
        name: x for name, x in call._asdict().items() if isinstance(x, Tensor)
    }
    settings = tuple(x for x in call if not isinstance(x, Tensor))
    # Sizes of 0 and 1 and other strides are other graphs, and too many for one function.
    layouts = tuple(
        (name, x.dtype, x.device, *(min(n, 2) for n in x.shape), x.is_contiguous(), 0 in x.stride())
        for name, x in tensors.items()
    )
    kind = (*settings, *layouts, call.logits.shape[-1])
    detached = call._replace(**{name: x.detach() for name, x in tensors.items()})
    with torch.no_grad(), torch.compiler.set_stance("default"):
        return compiled(function, kind)(detached, *(x.detach() for x in others))


@functools.cache
def compiled(function: FunctionType, kind: tuple[Any, ...]) -> Callable[..., Any]:
    """Compile the function for one kind of call; token counts alone then vary."""
    return torch.compile(with_own_code(function), fullgraph=True)
