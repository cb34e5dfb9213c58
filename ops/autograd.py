"""The autograd formulas of the op and of its gradient."""

from typing import Any

import torch
from torch import Tensor

from logpile.ops import program
from logpile.ops.call import Backward, Forward, Results
from logpile.ops.schema import BACKWARD, BACKWARD_INPLACE

UPSTREAM = Results._fields.index("max")  # results before it are differentiable
SETTINGS = Backward._fields[Backward._fields.index("ignore_index") :]


def keep_for_first_order(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
    """Keep the logits as given, and a few numbers a row."""
    call, results = Forward(*inputs), Results(*output)
    entropy_grad = call.with_entropy and call.with_entropy_grad
    kept = call.keep_mask is not None or call.keep_ids is not None
    constant = results[UPSTREAM:]
    ctx.mark_non_differentiable(*constant, *([] if entropy_grad else [results.entropy]))
    ctx.set_materialize_grads(False)  # a gradient that is absent costs nothing
    ctx.save_for_backward(
        *call[: Forward._fields.index("with_entropy")],
        results.max,
        results.rest,
        results.sumexp_y if entropy_grad else None,
        results.kept_max if kept else None,
        results.kept_rest if kept else None,
    )
    ctx.settings = tuple(getattr(call, name) for name in SETTINGS)
    ctx.inplace = call.inplace_backward


def first_order(ctx: Any, *grads: Tensor | None) -> tuple[Tensor | None, ...]:
    """Differentiate the outputs with respect to the logits."""
    upstream = grads[:UPSTREAM]
    others = (None,) * (len(Forward._fields) - 1)
    if all(grad is None for grad in upstream):
        return None, *others
    call = Backward._make([*upstream, *ctx.saved_tensors, *ctx.settings])
    if not ctx.inplace:
        return BACKWARD(*call), *others
    if torch.is_grad_enabled():
        raise RuntimeError(
            "logprob_entropy: inplace_backward=True writes the gradient over the logits, so it "
            "cannot be differentiated again (create_graph=True); pass inplace_backward=False"
        )
    BACKWARD_INPLACE(*call)
    return call.logits.detach(), *others


def keep_for_second_order(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    """Keep what determines the gradient; the statistics are functions of the logits."""
    call = Backward(*inputs)
    ctx.save_for_backward(*call[: Backward._fields.index("max")])
    ctx.settings = call[-len(SETTINGS) :]


def second_order(ctx: Any, grad: Tensor) -> tuple[Tensor | None, ...]:
    """Differentiate the gradient with respect to the upstream gradients and the logits.

    It goes from the logits through the plain program, so that it is right to every order.
    """
    saved = ctx.saved_tensors
    settings = dict(zip(SETTINGS, ctx.settings, strict=True))
    if settings["group"]:
        raise NotImplementedError(
            "logprob_entropy has no second derivative over a sharded vocabulary; gather the "
            "logits and call it without a group"
        )
    upstream, logits = saved[:UPSTREAM], saved[UPSTREAM]
    differentiable = torch.is_grad_enabled()
    with torch.enable_grad():
        arrived = {place: variable(g) for place, g in enumerate(upstream) if g is not None}
        z = variable(logits)
        inputs = dict(zip(Backward._fields[UPSTREAM:], saved[UPSTREAM:], strict=False))
        call = Forward(
            **inputs | {"logits": z} | settings,
            with_entropy=upstream[1] is not None,
            with_entropy_grad=True,
            group_size=1,
            equal_shards=True,
            inplace_backward=False,
        )
        results = program.plain(call)
        outputs = [results[place] for place in arrived]
        (gradient,) = torch.autograd.grad(outputs, z, [*arrived.values()], create_graph=True)
    *second, for_logits = torch.autograd.grad(
        gradient, [*arrived.values(), z], grad, create_graph=differentiable, allow_unused=True
    )
    placed = dict(zip(arrived, second, strict=True))
    others = (None,) * (len(Backward._fields) - UPSTREAM - 1)
    return *(placed.get(place) for place in range(UPSTREAM)), for_logits, *others


def variable(x: Tensor) -> Tensor:
    """Make x something to differentiate by, in the graph that x is in."""
    return x.view_as(x) if x.requires_grad else x.detach().requires_grad_()
