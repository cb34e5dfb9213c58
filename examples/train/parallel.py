"""Several processes: a vocabulary-parallel head, FSDP2 over the rest, and how they meet.

The mesh is [dp, tp]. The body is the same on all ranks of a tensor-parallel group, which work on
the same sequences; the head's weight is sharded over the group, and so are the logits. Each
data-parallel rank has prompts of its own.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch.distributed.device_mesh import DeviceMesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.tensor import DTensor, Shard, distribute_tensor
from torch.nn import functional

from logpile.examples.column_parallel_head import SumGradient
from logpile.examples.train.model import Policy


@dataclass(frozen=True)
class World:
    """The processes of a run, and which of them this is."""

    device: torch.device
    mesh: DeviceMesh | None = None  # [dp, tp]; None: one process, without torch.distributed
    dp_rank: int = 0
    dp_size: int = 1
    dp_group: dist.ProcessGroup | None = None
    is_main: bool = True  # the process that writes and shows

    def share(self, items: Sequence[Any]) -> list[Any]:
        """Give this data-parallel rank's share of a list."""
        each = len(items) // self.dp_size
        return [*items[self.dp_rank * each : (self.dp_rank + 1) * each]]

    def mean(self, values: list[float]) -> float:
        """Take the mean over the values of all data-parallel ranks, each with as many."""
        total = torch.tensor(values, device=self.device).mean()
        if self.dp_group is not None:
            dist.all_reduce(total, group=self.dp_group)
        return float(total) / self.dp_size

    def collect(self, share: list[Any]) -> list[Any]:
        """Put the shares of all data-parallel ranks together: `share`, the other way."""
        if self.dp_group is None:
            return share
        shares: list[Any] = [None] * self.dp_size
        dist.all_gather_object(shares, share, group=self.dp_group)
        return [item for each in shares for item in each]

    def told(self, value: Any) -> Any:
        """Give every process the value of the main one."""
        box = [value]
        if self.mesh is not None:
            dist.broadcast_object_list(box)
        return box[0]

    def any(self, flag: bool) -> bool:
        """Tell whether any process says so."""
        if self.mesh is None:
            return flag
        flags = torch.tensor(int(flag), device=self.device)
        dist.all_reduce(flags, op=dist.ReduceOp.MAX)
        return bool(flags)

    def barrier(self) -> None:
        """Wait for all processes."""
        if self.mesh is not None:
            dist.barrier()


def start(dp: int, tp: int, seconds: float) -> World:
    """Meet the other processes that torchrun started; gloo on CPUs, NCCL on GPUs.

    Args:
        dp: data-parallel ranks.
        tp: tensor-parallel ranks.
        seconds: how long a rank waits for the others before it gives up.

    Raises:
        ValueError: dp × tp is not the number of processes.
    """
    processes = int(os.environ.get("WORLD_SIZE", "1"))
    if dp * tp != processes:
        raise ValueError(
            f"--dp {dp} × --tp {tp} takes {dp * tp} processes, and there are {processes}: start "
            f"torchrun --nproc-per-node {dp * tp} -m logpile.examples.train --dp {dp} --tp {tp}"
        )
    kind = "cuda" if torch.cuda.is_available() else "cpu"
    if "WORLD_SIZE" not in os.environ:
        return World(torch.device(kind))
    device = torch.device(kind, int(os.environ["LOCAL_RANK"]) if kind == "cuda" else 0)
    if kind == "cuda":
        torch.cuda.set_device(device)
    timeout = timedelta(seconds=seconds)
    dist.init_process_group("cpu:gloo,cuda:nccl" if kind == "cuda" else "gloo", timeout=timeout)
    return world_of(dp, tp, device, timeout)


def world_of(dp: int, tp: int, device: torch.device, timeout: timedelta) -> World:
    """Lay out the processes that have met as a mesh [dp, tp]."""
    ranks = torch.arange(dp * tp).view(dp, tp)
    rank = dist.get_rank()
    # Made by hand, for a mesh that makes its groups itself gives them half an hour.
    columns = [dist.new_group(column, timeout=timeout) for column in ranks.T.tolist()]
    rows = [dist.new_group(row, timeout=timeout) for row in ranks.tolist()]
    groups = [columns[rank % tp], rows[rank // tp]]
    mesh = DeviceMesh.from_group(groups, device.type, ranks, mesh_dim_names=("dp", "tp"))
    return World(device, mesh, rank // tp, dp, groups[0], is_main=rank == 0)


class ShardedHead(nn.Module):
    """The rows of a head's weight that belong to this rank.

    The weight is a DTensor, so that FSDP and checkpoints know it for a shard; the logits are plain.
    """

    def __init__(self, weight: Tensor, mesh: DeviceMesh) -> None:
        super().__init__()
        self.mesh = mesh
        self.group = mesh.get_group()
        self.weight = nn.Parameter(distribute_tensor(weight.detach(), mesh, [Shard(0)]))
        width = -(-weight.shape[0] // mesh.size())  # how a DTensor is cut
        start = min(weight.shape[0], mesh.get_local_rank() * width)
        self.shard = {"vocab_start": start, "vocab_size": weight.shape[0]}  # what the op is told

    def forward(self, hidden: Tensor) -> Tensor:
        """Turn hidden states [T, H] into this rank's columns of the logits, [T, V_local]."""
        hidden = SumGradient.apply(hidden, self.group)  # type: ignore[no-untyped-call] # torch's
        weight = self.weight
        if not isinstance(weight, DTensor):
            raise TypeError(f"the weight of a sharded head is a DTensor, and this is {weight!r}")
        return functional.linear(hidden, weight.to_local())

    def gather(self, logits: Tensor) -> Tensor:
        """Give the logits over the whole vocabulary, [T, V], to sample from."""
        shape = torch.Size([logits.shape[0], self.shard["vocab_size"]])
        whole = DTensor.from_local(
            logits, self.mesh, [Shard(-1)], run_check=False, shape=shape, stride=(shape[1], 1)
        )
        return whole.full_tensor()


def parallelize(policy: Policy, world: World, keep_gathered: bool) -> Policy:
    """Shard the head over tp, and all parameters over dp, in place.

    Args:
        policy: whole, and the same on all ranks.
        world: the ranks.
        keep_gathered: from a forward pass until the backward pass. Sampling calls the policy once
            a token, and gathers its parameters once; the reference would stay whole for good.
    """
    policy.to(world.device)
    if world.mesh is None:
        return policy
    policy.head = ShardedHead(policy.head.weight, world.mesh["tp"])
    for layer in policy.body.layers:
        fully_shard(layer, mesh=world.mesh["dp"], reshard_after_forward=not keep_gathered)
    fully_shard(policy, mesh=world.mesh["dp"], reshard_after_forward=not keep_gathered)
    return policy


@torch.no_grad()
def average_gradients(body: nn.Module, group: dist.ProcessGroup) -> None:
    """Give the replicas of a tensor-parallel group one gradient.

    It is theirs already, but for kernels that add in any order: their replicas would drift apart.
    """
    for parameter in body.parameters():
        grad = parameter.grad
        if grad is not None:
            local = grad.to_local() if isinstance(grad, DTensor) else grad
            local /= group.size()
            dist.all_reduce(local, group=group)
