"""What a way takes, and how far from the truth it is: forward and backward, entropy included."""

import statistics
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from time import perf_counter
from typing import NamedTuple

import torch
from torch import Tensor

from logpile.bench.memory import taken
from logpile.demo.ways import Way, exact

ROUNDS = 5
ROWS = 32  # compared at once: float64 takes several times the memory of the logits

Phase = Callable[[str], AbstractContextManager[None]]


class Errors(NamedTuple):
    """The largest distance from float64 on the same logits."""

    logprob: float
    entropy: float
    gradient: float


class Row(NamedTuple):
    """What was measured of one way."""

    name: str
    seconds: float  # the median of the rounds
    extra: float  # at most allocated beside the logits, in units of the logits
    errors: Errors


class Step(NamedTuple):
    """The results of a forward and a backward pass."""

    logprob: Tensor  # [T]
    entropy: Tensor  # [T]
    gradient: Tensor  # [T, V]


def measure(ways: Sequence[Way], logits: Tensor, target: Tensor, phase: Phase) -> list[Row]:
    """Measure each way on the same logits [T, V]."""
    for way in ways:
        with phase(f"{'compile' if way.compiled else 'warm up'} {way.name}"):
            step(way, logits, target)
    with phase(f"time {ROUNDS} rounds of forward and backward, the ways in turn"):
        rounds = [[seconds(way, logits, target) for way in ways] for _ in range(ROUNDS)]
    times = [statistics.median(column) for column in zip(*rounds, strict=True)]
    with phase("count memory"):
        peaks = [taken(partial(step, way, logits, target), logits.device).peak for way in ways]
    with phase("compare with float64"):
        errors = largest_errors([step(way, logits, target) for way in ways], logits, target)
    return [
        Row(way.name, time, peak / logits.nbytes, error)
        for way, time, peak, error in zip(ways, times, peaks, errors, strict=True)
    ]


def step(way: Way, logits: Tensor, target: Tensor) -> Step:
    """Run one way forward and backward."""
    leaf = logits.detach().requires_grad_()
    logprob, entropy = way.function(leaf, target)
    (logprob + entropy).sum().backward()
    assert leaf.grad is not None
    return Step(logprob.detach(), entropy.detach(), leaf.grad)


def seconds(way: Way, logits: Tensor, target: Tensor) -> float:
    """Time one step."""
    start = perf_counter()
    step(way, logits, target)
    return perf_counter() - start


def largest_errors(found: Sequence[Step], logits: Tensor, target: Tensor) -> list[Errors]:
    """Compare the results of every way with float64; NaN shows as NaN."""
    errors = torch.zeros(len(found), len(Errors._fields), dtype=torch.float64)
    for start in range(0, target.numel(), ROWS):
        rows = slice(start, start + ROWS)
        truth = exact(logits[rows], target[rows])
        for way, results in enumerate(found):
            for place, (mine, right) in enumerate(zip(results, truth, strict=True)):
                error = (mine[rows] - right).abs().max()
                errors[way, place] = errors[way, place].maximum(error)
    return [Errors(*row) for row in errors.tolist()]
