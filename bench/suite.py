"""The suites: which experiments, and how they run one after another into a file of results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from time import monotonic

import torch

from logpile.bench.capacity import Capacity
from logpile.bench.cases import FULL, SHORT, Case
from logpile.bench.compiles import Compiles
from logpile.bench.dispatch import Dispatch
from logpile.bench.experiment import Experiment, Settings
from logpile.bench.isolate import Announce, Message, run_isolated
from logpile.bench.measure import CaseExperiment
from logpile.bench.results import Results, Row, new_results
from logpile.bench.sharded import Sharded
from logpile.bench.sweep import TOKEN_SWEEP, VOCABULARY_SWEEP, Sweep
from logpile.bench.training import TrainingStep
from logpile.bench.way import Way
from logpile.bench.ways import COMPILED, TILES

SAVE_EVERY = 20.0  # seconds; not more often, for it takes a core from what is measured

_SWEPT = Case("sweep", 256, 32_768, passes=("step",))
_SHARDED = Case("sharded", 128, 65_536)
_HEAD = Case("capacity", hidden=2048, passes=("step",))
_TOKENS, _VOCABULARIES = (256, 512, 1024, 1536, 2048), (32_768, 65_536, 131_072, 196_608, 262_144)
_OURS = (TILES.name, COMPILED.name)
_OTHERS = ("plain, compiled", "slime's algorithm, eager", "slime's algorithm, compiled")


def sweeps(ways: tuple[str, ...]) -> tuple[Experiment, ...]:
    """Sweep some ways over both dimensions."""
    return (
        Sweep(TOKEN_SWEEP, "tokens", _TOKENS, _SWEPT, ways),
        Sweep(VOCABULARY_SWEEP, "vocab", _VOCABULARIES, _SWEPT, ways),
    )


SUITES: dict[str, tuple[Experiment, ...]] = {
    "short": (
        *map(CaseExperiment, SHORT),
        Dispatch(),
        Compiles(),
        Sharded(2, _SHARDED),
        *sweeps(_OURS),
    ),
    "full": (
        *map(CaseExperiment, FULL),
        Dispatch(),
        Compiles(),
        Sharded(2, _SHARDED),
        Sharded(4, _SHARDED),
        TrainingStep((*_OURS, "plain, eager", "plain, compiled", "slime's algorithm, eager")),
        *(Capacity(gigabytes, _HEAD) for gigabytes in (80, 141)),
        *sweeps(_OURS + _OTHERS),
    ),
}
SETTINGS = {
    "short": Settings(rounds=9, least_rounds=3, seconds=3.0),
    "full": Settings(rounds=21, least_rounds=7, seconds=10.0),
}


def run_suite(
    suite: str,
    experiments: Sequence[Experiment],
    settings: Settings,
    ways: tuple[Way, ...],
    path: Path,
    watch: Callable[[Experiment, Message], None],
) -> Results:
    """Run experiments one after another; what is known is in the file, also after Ctrl-C."""
    results = new_results(torch.device(settings.device), {"suite": suite, **asdict(settings)})
    saved = monotonic()
    try:
        for experiment in experiments:
            for message in run_isolated(experiment, settings, ways):
                if isinstance(message, Row):
                    results.put(message)
                elif isinstance(message, Announce):
                    results.summaries[experiment.name] = message.summary
                watch(experiment, message)
                if monotonic() - saved > SAVE_EVERY:
                    results.save(path)
                    saved = monotonic()
            results.save(path)
    except KeyboardInterrupt:
        results.interrupted = True
        results.save(path)
    return results
