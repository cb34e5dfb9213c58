"""Sweeps over tokens and over vocabulary: whether the cost is linear, and its slope constant."""

from __future__ import annotations

import statistics
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import torch

from logpile.bench.cases import Case, fitted
from logpile.bench.clock import median, timed
from logpile.bench.experiment import Bench
from logpile.bench.inputs import make_inputs
from logpile.bench.measure import (
    Runner,
    fresh_caches,
    memory,
    start_compiler,
    without_collector,
)
from logpile.bench.region import make_region
from logpile.bench.results import FIT, Row
from logpile.bench.way import Way

# glibc takes buffers of this size from the system each time. By itself it learns to keep those up
# to 32 MB, whose pages need no first touch then: the smaller sizes would have another slope.
NEW_MEMORY = {"MALLOC_MMAP_THRESHOLD_": str(2**20)}

TOKEN_SWEEP, VOCABULARY_SWEEP = "sweep over tokens", "sweep over vocabulary"


@dataclass(frozen=True)
class Sweep:
    """Time forward and backward at several sizes of one dimension."""

    name: str
    dimension: str  # the field of a case
    sizes: tuple[int, ...]
    case: Case
    ways: tuple[str, ...]
    environment: dict[str, str] = field(default_factory=NEW_MEMORY.copy)

    def run(self, bench: Bench) -> None:
        """Time the sizes in turn, way by way, and fit a line."""
        ways = [way for way in bench.ways if way.name in self.ways]
        start_compiler(ways, bench)
        sized: list[dict[str, Any]] = [{self.dimension: size} for size in self.sizes]
        cases = [
            fitted(replace(self.case, **size), bench.device, bench.settings.scale) for size in sized
        ]
        if self.dimension != "tokens":  # memory for the largest is memory for all
            tokens = min(case.tokens for case in cases)
            cases = [replace(case, tokens=tokens) for case in cases]
        first, last = (getattr(case, self.dimension) for case in (cases[0], cases[-1]))
        bench.announce(f"{cases[0].summary}, {self.dimension} {first} to {last}")
        for way in ways:
            if bench.can(self.name, [FIT], way, self.case):
                with bench.attempt(self.name, [FIT], way.name, "first calls"):
                    self.sweep(bench, [self.runner(bench, way, case) for case in cases])

    def runner(self, bench: Bench, way: Way, case: Case) -> Runner:
        """Make a way ready for one size."""
        bench.at(way.name, f"{self.dimension} {getattr(case, self.dimension)}")
        data = make_inputs(case, bench.device)
        runner = Runner(way, case, data, torch.empty_like(data.leaves[0]))
        runner.region = make_region(way, case)
        with fresh_caches():
            runner.call("step", runner.leaves("step"))
        runner.values |= memory(runner, bench.device)
        return runner

    def sweep(self, bench: Bench, runners: list[Runner]) -> None:
        """Time the sizes in turn."""
        way = runners[0].way
        sizes = [getattr(runner.case, self.dimension) for runner in runners]
        seconds: list[list[float]] = [[] for _ in runners]
        with without_collector():
            for number in range(-1, bench.settings.rounds):
                bench.at(way.name, f"round {number + 1} of {bench.settings.rounds}")
                for runner, spent in zip(runners, seconds, strict=True):
                    leaves = runner.leaves("step")
                    elapsed, _ = timed(partial(runner.call, "step", leaves), bench.device)
                    if number >= 0:
                        spent.append(elapsed)
        for size, runner, spent in zip(sizes, runners, seconds, strict=True):
            values = {"size": size, **runner.values["step"]}
            bench.tell(Row(self.name, str(size), way.name, seconds=tuple(spent), values=values))
        fit = fit_line(sizes, [median(spent) for spent in seconds])
        bench.tell(Row(self.name, FIT, way.name, values=fit))


def fit_line(sizes: list[int], seconds: list[float]) -> dict[str, float]:
    """Fit a line; tell how well it fits, and how far a piece of it is from its slope."""
    slope, intercept = statistics.linear_regression(sizes, seconds)
    pieces = [
        (seconds[i + 1] - seconds[i]) / (sizes[i + 1] - sizes[i]) for i in range(len(sizes) - 1)
    ]
    return {
        "slope": slope,
        "intercept": intercept,
        "r2": statistics.correlation(sizes, seconds) ** 2,
        "slope_change": max(abs(piece / slope - 1) for piece in pieces),
    }
