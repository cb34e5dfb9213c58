"""The suites: which experiments they have, and how long each measures."""

from __future__ import annotations

from logpile.bench.capacity import Capacity
from logpile.bench.cases import FULL, SHORT, Case
from logpile.bench.compiles import Compiles
from logpile.bench.dispatch import Dispatch
from logpile.bench.experiment import Experiment, Settings
from logpile.bench.measure import HUGE_PAGES_SWITCH, CaseExperiment
from logpile.bench.sharded import Sharded
from logpile.bench.sweep import TOKEN_SWEEP, VOCABULARY_SWEEP, Sweep
from logpile.bench.training import TrainingStep
from logpile.bench.ways import COMPILED, INDUCTOR, TILES

OURS = (TILES.name, COMPILED.name)
OTHERS = ("plain, compiled", "slime's algorithm, eager", "slime's algorithm, compiled")

SHARDED = Case("sharded", 128, 65_536)
WITH_HEAD = Case("capacity", hidden=2048, passes=("step",))
SWEPT = Case("sweep", 256, 32_768, passes=("step",))
TOKENS = (256, 512, 1024, 1536)
VOCABULARIES = (32_768, 65_536, 131_072, 196_608)


def cases(*asked: Case) -> tuple[Experiment, ...]:
    """Ask all ways; with huge pages, some."""
    some = (*OURS, INDUCTOR.name, *OTHERS)
    return tuple(CaseExperiment(case, some if case.huge_pages else ()) for case in asked)


def sweeps(ways: tuple[str, ...]) -> tuple[Experiment, ...]:
    """Sweep some ways over both dimensions."""
    return (
        Sweep(TOKEN_SWEEP, "tokens", TOKENS, SWEPT, ways),
        Sweep(VOCABULARY_SWEEP, "vocab", VOCABULARIES, SWEPT, ways),
    )


SUITES: dict[str, tuple[Experiment, ...]] = {
    "short": (
        *cases(*SHORT),
        Dispatch(),
        Compiles(),
        Sharded(2, SHARDED),
        *sweeps(OURS),
    ),
    "full": (
        *cases(*FULL),
        Dispatch(),
        Compiles(),
        Sharded(2, SHARDED),
        Sharded(4, SHARDED),
        *sweeps(OURS + OTHERS),
        TrainingStep((*OURS, "plain, eager", *OTHERS)),
        Capacity(80, WITH_HEAD),
        Capacity(141, WITH_HEAD),
    ),
}
SETTINGS = {
    "short": Settings(rounds=7, least_rounds=3, seconds=2.0),
    "full": Settings(rounds=9, least_rounds=3, seconds=3.0),
}


def experiments(suite: str, device: str) -> list[Experiment]:
    """List the experiments of a suite that a device has a use for."""
    return [
        each
        for each in SUITES[suite]
        if device == "cpu" or each.environment.get(HUGE_PAGES_SWITCH) != "1"
    ]
