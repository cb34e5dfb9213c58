"""What an experiment is: it runs in a process of its own and tells what it finds as it goes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import torch

from logpile.bench.results import Row
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
