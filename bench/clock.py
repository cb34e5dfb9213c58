"""Time on a device, from before the first kernel to after the last."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import torch


def synchronize(device: torch.device) -> None:
    """Wait until the device has done what it was asked."""
    if device.type == "cuda":
        torch.cuda.synchronize(device)


def timed(call: Callable[[], Any], device: torch.device) -> tuple[float, Any]:
    """Run call once; give its seconds and its result, which lives on."""
    synchronize(device)
    start = perf_counter()
    result = call()
    synchronize(device)
    return perf_counter() - start, result


def spread(seconds: Sequence[float]) -> float:
    """Compute the half-width of the middle half of the rounds, in parts of their median."""
    if len(seconds) < 2:
        return 0.0
    low, _, high = statistics.quantiles(seconds, n=4, method="inclusive")
    return (high - low) / 2 / statistics.median(seconds)


def median(seconds: Sequence[float]) -> float:
    """Take the median; NaN of nothing."""
    return statistics.median(seconds) if seconds else float("nan")
