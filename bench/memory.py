"""Memory, as torch's own allocators count it."""

from __future__ import annotations

import gc
import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.autograd.graph import saved_tensors_hooks
from torch.profiler import ProfilerActivity, profile

os.environ.setdefault("KINETO_LOG_LEVEL", "6")  # the profiler would report its start and stop


class Taken(NamedTuple):
    """What a call took beside what was there before, in bytes."""

    peak: int  # the most at once
    held: int  # when it returned
    result: Any  # what it returned, which holds some of that


def taken(call: Callable[[], Any], device: torch.device) -> Taken:
    """Run call and follow the allocator of its device."""
    gc.collect()
    return _on_cuda(call, device) if device.type == "cuda" else _on_cpu(call)


def _on_cuda(call: Callable[[], Any], device: torch.device) -> Taken:
    torch.cuda.synchronize(device)
    torch.cuda.reset_peak_memory_stats(device)
    before = torch.cuda.memory_allocated(device)
    result = call()
    torch.cuda.synchronize(device)
    peak = torch.cuda.max_memory_allocated(device) - before
    return Taken(peak, torch.cuda.memory_allocated(device) - before, result)


def _on_cpu(call: Callable[[], Any]) -> Taken:
    """Read the profiler's record of each allocation: eager, compiled and autograd alike."""
    with profile(activities=[ProfilerActivity.CPU], profile_memory=True) as profiler:
        result = call()
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace.json")
        profiler.export_chrome_trace(str(trace))
        events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    allocations = sorted(
        (event for event in events if event["name"] == "[memory]"),
        key=lambda event: event["args"]["Ev Idx"],
    )
    allocated = peak = 0
    for event in allocations:
        allocated += event["args"]["Bytes"]  # negative where memory is given back
        peak = max(peak, allocated)
    return Taken(peak, allocated, result)


def saved_bytes(call: Callable[[], Any], given: tuple[Tensor, ...]) -> tuple[int, Any]:
    """Count what autograd saves in call beside the tensors that were given, and run it."""
    storages: dict[int, int] = {}

    def pack(x: Tensor) -> Tensor:
        storages[x.untyped_storage().data_ptr()] = x.untyped_storage().nbytes()
        return x

    with saved_tensors_hooks(pack, lambda x: x):
        result = call()
    for x in given:
        storages.pop(x.untyped_storage().data_ptr(), None)
    return sum(storages.values()), result
