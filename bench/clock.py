"""Time on a device, from before the first kernel to after the last."""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import torch


def timed(call: Callable[[], Any], device: torch.device) -> tuple[float, Any]:
    """Run call once; give its seconds and its result, which lives on.

    A GPU is not waited for before: while it does what it was asked before (a copy of the logits,
    for every way and baseline), the host asks for what is timed, as in a training loop, so that the
    GPU's time is told and not the host's.
    """
    if device.type != "cuda":
        start = perf_counter()
        result = call()
        return perf_counter() - start, result
    first, last = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    first.record()
    result = call()
    last.record()
    last.synchronize()
    return first.elapsed_time(last) / 1e3, result


@contextmanager
def others_at_work() -> Iterator[Callable[[], float]]:
    """Give what tells the share of the machine that other processes have taken until now.

    The system's own count, of Linux; NaN elsewhere. A few percent are the system itself.
    """
    start = busy_seconds(), process_time(), perf_counter()

    def share() -> float:
        busy, mine, passed = (
            now - then
            for now, then in zip(
                (busy_seconds(), process_time(), perf_counter()), start, strict=True
            )
        )
        return max(0.0, busy - mine) / (passed * (os.cpu_count() or 1))

    yield share


def busy_seconds() -> float:
    """Read the seconds of all cores that were not idle, or taken by the host."""
    table = Path("/proc/stat")
    if not table.exists():
        return float("nan")
    ticks = [int(field) for field in table.read_text("ascii").split("\n", 1)[0].split()[1:9]]
    idle = sum(ticks[3:5])  # idle, and waiting for a disk
    return (sum(ticks) - idle) / os.sysconf("SC_CLK_TCK")


def spread(seconds: Sequence[float]) -> float:
    """Compute the half-width of the middle half of the rounds, in parts of their median."""
    if len(seconds) < 2:
        return 0.0
    low, _, high = statistics.quantiles(seconds, n=4, method="inclusive")
    return (high - low) / 2 / statistics.median(seconds)


def median(seconds: Sequence[float]) -> float:
    """Take the median; NaN of nothing."""
    return statistics.median(seconds) if seconds else float("nan")
