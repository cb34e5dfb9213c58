"""The op and its gradient as torch sees them: kernels, fakes, programs, autograd, vmap.

The rules for FunctionalTensorMode open the functional ops into `logpile.ops.program`: under
torch.compile, and where a graph of torch.export is decomposed. (A CompositeImplicitAutograd kernel
would open them as well, and silently drop the autograd formula.)

Two string arguments are there because a cache knows an op by its call alone. `source` names the
text that the rules and the autograd formulas run; without it a compile cache serves the program of
an older version. `kernel` names the eager kernel. The rules read no global and no environment.
"""

import hashlib
import inspect
import sys
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch._subclasses.functional_tensor import FunctionalTensorMode

from logpile.ops import autograd, batching, call, eager, kept, program, rows, shards
from logpile.ops.call import Backward, Forward, Results, compute_dtype
from logpile.ops.schema import BACKWARD, BACKWARD_INPLACE, FORWARD, LIBRARY

_TRACED = (autograd, batching, call, kept, program, rows, shards, sys.modules[__name__])
SOURCE = hashlib.sha256("".join(map(inspect.getsource, _TRACED)).encode()).hexdigest()[:16]


def register() -> None:
    """Register everything; runs once, when `logpile.ops` is imported."""
    for op, kernel, fake in (
        (FORWARD, forward_kernel, forward_fake),
        (BACKWARD, backward_kernel, backward_fake),
        (BACKWARD_INPLACE, backward_inplace_kernel, backward_inplace_fake),
    ):
        LIBRARY.impl(op, kernel, "CompositeExplicitAutograd")
        torch.library.register_fake(op, fake, lib=LIBRARY)
    opened_by(FORWARD, lambda *arguments: program.forward(Forward(*arguments)))
    opened_by(BACKWARD, lambda *arguments: program.backward(Backward(*arguments)))
    torch.library.register_autograd(
        FORWARD, autograd.first_order, setup_context=autograd.keep_for_first_order, lib=LIBRARY
    )
    torch.library.register_autograd(
        BACKWARD, autograd.second_order, setup_context=autograd.keep_for_second_order, lib=LIBRARY
    )
    torch.library.register_vmap(FORWARD, batching.forward, lib=LIBRARY)
    torch.library.register_vmap(BACKWARD, batching.backward, lib=LIBRARY)


def opened_by(op: torch._ops.OpOverload, function: Callable[..., Any]) -> None:
    """Let tracing for the compiler see the function in place of the op."""

    def rule(mode: Any, op: Any, types: Any, arguments: Any, keywords: Any) -> Any:
        with mode:
            return function(*arguments, **keywords)

    torch.library.register_torch_dispatch(op, FunctionalTensorMode, rule, lib=LIBRARY)


def forward_kernel(*arguments: Any) -> Results:
    """Run the eager kernel that the call names."""
    return eager.forward(Forward(*arguments))


def backward_kernel(*arguments: Any) -> Tensor:
    """Run the eager kernel that the call names."""
    call = Backward(*arguments)
    gradient = torch.empty_like(call.logits)
    eager.backward(call, gradient)
    return gradient


def backward_inplace_kernel(*arguments: Any) -> None:
    """Run the eager kernel that the call names, over the logits."""
    call = Backward(*arguments)
    eager.backward(call, call.logits)


def forward_fake(*arguments: Any) -> Results:
    """Tell the shapes, dtypes and strides of `forward_kernel`."""
    call = Forward(*arguments)

    def result(shape: Any) -> Tensor:
        return call.logits.new_empty(shape, dtype=compute_dtype(call.logits.dtype))

    row = call.target.shape
    entropy = row if call.with_entropy else 0
    kept = 0 if call.keep_mask is None and call.keep_ids is None else row
    return Results(*map(result, (row, entropy, row, kept, row, row, entropy, kept, kept)))


def backward_fake(*arguments: Any) -> Tensor:
    """Tell the shape, dtype and strides of `backward_kernel`."""
    return torch.empty_like(Backward(*arguments).logits)


def backward_inplace_fake(*arguments: Any) -> None:
    """Return nothing, as `backward_inplace_kernel` does."""
