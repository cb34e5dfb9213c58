"""What a run costs: memory, and the graphs that are compiled."""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable
from typing import Protocol

import torch
from torch import Tensor
from torch._dynamo.utils import counters

from logpile.bench.memory import taken


class HasLoss(Protocol):
    """What a loss gives back."""

    @property
    def loss(self) -> Tensor:
        """The loss, 0-d."""


def graphs_compiled() -> int:
    """Count the graphs that this process compiled so far."""
    return int(counters["stats"]["unique_graphs"])


class Graphs:
    """Counts the graphs that this process compiles, from one time it is asked to the next."""

    def __init__(self) -> None:
        self.before = graphs_compiled()

    def new(self) -> int:
        """Tell how many were compiled since."""
        before, self.before = self.before, graphs_compiled()
        return self.before - before


def peak_gigabytes(device: torch.device) -> float:
    """Tell the most memory that this process held: the GPU's, or else its own."""
    if device.type == "cuda":
        return torch.cuda.max_memory_allocated(device) / 1e9
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e9


def peak_in_logits(step: Callable[[Tensor], HasLoss], logits: Tensor) -> float:
    """Measure the peak of a loss, forward and backward, beside its logits and in units of them.

    The gradient of the logits is 1 of it. What a first call does once, compilation above all, is
    done before.
    """

    def call() -> None:
        step(logits.detach().requires_grad_()).loss.backward()

    call()
    return taken(call, logits.device).peak / logits.nbytes
