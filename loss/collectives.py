"""The collectives of the loss, by the name of their group: graphs and modules hold no group.

A group is a ProcessGroup, its name, a one-dimensional DeviceMesh, or None: nothing is reduced.
"""

from typing import Any, TypeAlias

import torch
from torch import Tensor
from torch.distributed import ProcessGroup
from torch.distributed.device_mesh import DeviceMesh

from logpile.ops.groups import name_of, place_in
from logpile.ops.shards import all_gather

Group: TypeAlias = "ProcessGroup | DeviceMesh | str | None"


def group_name(group: Group) -> str | None:
    """Name a group, or None."""
    return None if group is None else name_of(group)


class _Sum(torch.autograd.Function):
    """An all-reduce whose backward is one too: each rank's loss takes the sum of every rank."""

    @staticmethod
    def forward(x: Tensor, name: str) -> Tensor:
        return reduced(x, "sum", name)

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Tensor, str], output: Tensor) -> None:
        ctx.name = inputs[1]

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None]:
        return reduced(gradient.contiguous(), "sum", ctx.name), None


def sum_over(x: Tensor, name: str | None) -> Tensor:
    """Sum x over the ranks of the group; where x requires grad, the gradients are summed too."""
    if name is None:
        return x
    summed: Tensor = _Sum.apply(x.contiguous(), name)  # type: ignore[no-untyped-call] # torch's
    return summed


def reduced(x: Tensor, op: str, name: str | None) -> Tensor:
    """Reduce x over the ranks of the group by "sum" or "max", without a gradient."""
    if name is None:
        return x
    functional = torch.ops._c10d_functional
    result: Tensor = functional.wait_tensor(functional.all_reduce(x, op, name))
    return result


def gathered(x: Tensor, name: str | None) -> Tensor:
    """Stack x [...] of all ranks, [ranks, ...], without a gradient."""
    if name is None:
        return x[None]
    return all_gather(x.reshape(-1), place_in(name).size, name).view(-1, *x.shape)
