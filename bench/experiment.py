"""What an experiment is: it runs in a process of its own and tells what it finds as it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

import torch

from logpile.bench.cases import Case
from logpile.bench.results import FAILED, SKIPPED, Row
from logpile.bench.way import Way


@dataclass(frozen=True)
class Settings:
    """How long to measure, and with what."""

    device: str = "cpu"
    rounds: int = 15  # of a fast way
    least_rounds: int = 5  # of a slow one
    seconds: float = 5.0  # of one way on one pass; then it has had its rounds
    scale: float = 1.0  # times as many tokens, to try a suite with few


@dataclass
class Bench:
    """What an experiment is given: the ways, and where to tell."""

    settings: Settings
    ways: tuple[Way, ...]
    tell: Callable[[Row], None]  # a row, or a better one about the same
    at: Callable[[str, str], None]  # a way, and what it is about to do, which may end the process
    announce: Callable[[str], None]  # what the experiment is, in a line
    crashed: dict[str, str] = field(default_factory=dict)  # ways that ended the process, and how

    @property
    def device(self) -> torch.device:
        """The device to run on."""
        return torch.device("cuda", 0) if self.settings.device == "cuda" else torch.device("cpu")

    def can(self, experiment: str, works: Sequence[str], way: Way, case: Case) -> bool:
        """Tell whether a way can run a case here; if not, there are rows that say why."""
        reason = way.cannot(case, self.device)
        if reason is not None:
            self.tell_all(experiment, works, way.name, SKIPPED, reason)
        elif way.name in self.crashed:
            self.tell_all(experiment, works, way.name, FAILED, self.crashed[way.name])
        else:
            return True
        return False

    @contextmanager
    def attempt(self, experiment: str, works: Sequence[str], way: str, what: str) -> Iterator[None]:
        """Have a way do something that may fail, or end the process; then rows say how."""
        self.at(way, what)
        try:
            yield
        except ModuleNotFoundError as error:
            reason = f"it needs {error.name}, which is not installed"
            self.tell_all(experiment, works, way, SKIPPED, reason)
        except Exception as error:
            self.tell_all(experiment, works, way, FAILED, in_a_line(error))

    def tell_all(
        self, experiment: str, works: Sequence[str], way: str, status: str, reason: str
    ) -> None:
        """Tell the same of every pass."""
        for work in works:
            self.tell(Row(experiment, work, way, status, reason))


def in_a_line(error: Exception) -> str:
    """Name an exception by its kind and the first line of what it says."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0] if lines else ''}"


class Experiment(Protocol):
    """Something to find out, picklable."""

    @property
    def name(self) -> str:
        """Its name, unique in a run."""

    @property
    def environment(self) -> dict[str, str]:
        """Variables that its process needs."""

    def run(self, bench: Bench) -> None:
        """Find out."""
