"""An LM head whose weight is sharded over the vocabulary, on two processes or more.

    torchrun --nproc-per-node 2 examples/column_parallel_head.py

Each rank holds some rows of the weight [V, H], and all hidden states [T, H]. Nothing of the size
of the logits is gathered: the op joins a few numbers a token, and the head sums the gradient of
the hidden states [T, H]. At the end, every gradient is compared with that of one process.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.distributed as dist
from torch import Tensor, nn

from logpile.ops import LogprobEntropy, logprob_entropy

TOKENS, HIDDEN, VOCABULARY = 64, 32, 1003  # a vocabulary that two ranks cannot share evenly


class SumGradient(torch.autograd.Function):
    """Give the input as it is, and sum its gradient over the ranks.

    Each rank's logits depend on all of the hidden states, so each rank finds the part of their
    gradient that comes through its own columns. Their sum is the gradient.
    """

    @staticmethod
    def forward(ctx: Any, x: Tensor, group: dist.ProcessGroup) -> Tensor:
        """Take note of the group."""
        ctx.group = group
        return x.view_as(x)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None]:
        """Sum what the ranks found."""
        gradient = gradient.clone()
        dist.all_reduce(gradient, group=ctx.group)
        return gradient, None


class ColumnParallelHead(nn.Module):
    """The rows of an LM head's weight that belong to this rank."""

    def __init__(self, weight: Tensor, group: dist.ProcessGroup) -> None:
        super().__init__()
        rank, size = dist.get_rank(group), dist.get_world_size(group)
        self.group = group
        self.vocab_size = weight.shape[0]
        self.vocab_start = rank * self.vocab_size // size
        end = (rank + 1) * self.vocab_size // size
        self.weight = nn.Parameter(weight[self.vocab_start : end].clone())  # [V_local, H]

    def forward(self, hidden: Tensor, target: Tensor) -> LogprobEntropy:
        """Score the targets [T], which are ids of the whole vocabulary."""
        x: Tensor = SumGradient.apply(hidden, self.group)  # type: ignore[no-untyped-call] # torch's
        logits = x @ self.weight.T  # [T, V_local]
        return logprob_entropy(
            logits,
            target,
            group=self.group,
            vocab_start=self.vocab_start,
            vocab_size=self.vocab_size,
        )


def loss_of(out: LogprobEntropy, advantage: Tensor) -> Tensor:
    """Make a loss of what is the same on every rank, so that each has the same gradient of it."""
    assert out.entropy is not None
    return -(advantage * out.logprob + 0.01 * out.entropy).mean()


def main() -> None:
    """Take one step in parallel, and the same in one process."""
    dist.init_process_group("gloo")
    group = dist.group.WORLD
    assert group is not None
    rank = dist.get_rank()
    torch.manual_seed(0)  # the same on every rank
    hidden, weight = torch.randn(TOKENS, HIDDEN), torch.randn(VOCABULARY, HIDDEN) / 4
    target, advantage = torch.randint(VOCABULARY, (TOKENS,)), torch.randn(TOKENS)

    head, x = ColumnParallelHead(weight, group), hidden.clone().requires_grad_()
    loss = loss_of(head(x, target), advantage)
    loss.backward()

    whole_x, whole_weight = hidden.clone().requires_grad_(), weight.clone().requires_grad_()
    right = loss_of(logprob_entropy(whole_x @ whole_weight.T, target), advantage)
    right.backward()

    pairs = {"loss": (loss, right), "gradient of the hidden states": (x.grad, whole_x.grad)}
    if whole_weight.grad is not None:
        mine = slice(head.vocab_start, head.vocab_start + head.weight.shape[0])
        pairs["gradient of the weight"] = (head.weight.grad, whole_weight.grad[mine])
    for turn in range(dist.get_world_size()):  # one after the other, to be read
        if turn == rank:
            print(f"rank {rank}: weight {[*head.weight.shape]} of {[*weight.shape]}")
            for name, (got, expected) in pairs.items():
                assert got is not None
                assert expected is not None
                error = (got - expected).abs().max().item()
                torch.testing.assert_close(got, expected, rtol=1e-5, atol=1e-7)
                print(f"rank {rank}: {name} as in one process, to {error:.0e}", flush=True)
        dist.barrier()
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
