"""The most tokens whose forward and backward fit in the memory of a GPU, from the hidden state."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import torch

from logpile.bench.cases import Case
from logpile.bench.experiment import Bench
from logpile.bench.inputs import make_inputs
from logpile.bench.measure import Runner
from logpile.bench.region import make_region
from logpile.bench.results import SKIPPED, Row
from logpile.bench.way import Way

GB = 10**9
STEP = 256  # tokens; finer is not asked
MOST = 2**20


@dataclass(frozen=True)
class Capacity:
    """Search for the most tokens in so many gigabytes, on a GPU that has them."""

    gigabytes: int
    case: Case
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The memory."""
        return f"tokens in {self.gigabytes} GB"

    def run(self, bench: Bench) -> None:
        """Search for each way."""
        case = self.case
        bench.announce(f"{case.dtype} vocabulary {case.vocab}, hidden state {case.hidden}")
        lacking = self.lacking(bench.device)
        for way in bench.ways:
            if lacking is not None:
                bench.tell(Row(self.name, "step", way.name, SKIPPED, lacking))
            elif bench.can(self.name, ["step"], way, case):
                with bench.attempt(self.name, ["step"], way.name, "search"):
                    self.search(bench, way)

    def lacking(self, device: torch.device) -> str | None:
        """Say why the device can't tell; where it can, let it have no more than the memory."""
        if device.type != "cuda":
            return "needs CUDA"
        total = torch.cuda.get_device_properties(device).total_memory
        if total < self.gigabytes * GB:
            return f"the device has {total / GB:.0f} GB"
        torch.cuda.set_per_process_memory_fraction(self.gigabytes * GB / total, device)
        return None

    def search(self, bench: Bench, way: Way) -> None:
        """Find the most tokens of a way."""
        region = make_region(way, self.case)

        def fits(tokens: int) -> bool:
            bench.at(way.name, f"{tokens} tokens")
            case = replace(self.case, tokens=tokens)
            try:
                data = make_inputs(case, bench.device)
                runner = Runner(way, case, data, buffer=torch.empty(0, device=bench.device))
                runner.region = region
                runner.call("step", runner.leaves("step"))
                torch.cuda.synchronize(bench.device)
            except torch.OutOfMemoryError:
                return False
            return True

        def cleared(tokens: int) -> bool:
            fitted = fits(tokens)  # what it held is let go before the next is tried
            gc.collect()
            torch.cuda.empty_cache()
            return fitted

        values = {"most_tokens": float(most(cleared, STEP, MOST))}
        bench.tell(Row(self.name, "step", way.name, values=values))


def most(fits: Callable[[int], bool], step: int, limit: int) -> int:
    """Find the largest multiple of step, up to the limit, that fits; 0 if none does."""
    low, high = 0, step
    while high <= limit and fits(high):
        low, high = high, 2 * high
    high = min(high, limit + step)
    while high - low > step:
        middle = (low + high) // 2 // step * step
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
