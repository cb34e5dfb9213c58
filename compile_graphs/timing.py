"""Measures the kernels of generated modules, by standing between a module and what it calls."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import torch

from logpile.compile_graphs import torch_private

ROUNDS = 5
Times = dict[str, list[tuple[str, float]]]  # by the module's file: kernels in order, seconds each


def measure(run: Callable[[], None]) -> Times:
    """Run some rounds, and give the shortest time of each call of each kernel."""
    modules = torch_private.generated_modules()
    rounds: list[dict[str, list[tuple[str, float]]]] = []
    run()  # warm
    for _ in range(ROUNDS):
        log: Times = defaultdict(list)
        with listened(modules, log):
            run()
        rounds.append(log)
    return {
        file: [
            (name, min(log[file][place][1] for log in rounds if place < len(log[file])))
            for place, (name, _) in enumerate(calls)
        ]
        for file, calls in rounds[-1].items()
    }


@contextmanager
def listened(modules: list[ModuleType], log: Times) -> Iterator[None]:
    """Put a stopwatch around each kernel of each module."""
    before: list[tuple[ModuleType, str, Any]] = []
    for module in modules:
        for name, kernel in [*vars(module).items()]:
            if is_kernel(name, kernel):
                before.append((module, name, kernel))
                setattr(module, name, Watched(kernel, name, log[str(module.__file__)]))
    try:
        yield
    finally:
        for module, name, kernel in before:
            setattr(module, name, kernel)


def is_kernel(name: str, value: Any) -> bool:
    """Tell what generated code calls to compute."""
    return name == "extern_kernels" or (
        name.startswith(("cpp_", "triton_")) and (callable(value) or hasattr(value, "run"))
    )


class Watched:
    """A kernel, or a library of kernels, with a stopwatch."""

    def __init__(self, inner: Any, name: str, log: list[tuple[str, float]]) -> None:
        self.inner, self.name, self.log = inner, name, log

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the kernel and keep the time."""
        wait()
        start = time.perf_counter()
        result = self.inner(*args, **kwargs)
        wait()
        self.log.append((self.name, time.perf_counter() - start))
        return result

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.inner, name)
        if not callable(value):
            return value
        return Watched(value, self.name if name == "run" else f"{self.name}.{name}", self.log)


def wait() -> None:
    """Let the device finish."""
    if torch.cuda.is_available():
        torch.cuda.synchronize()
