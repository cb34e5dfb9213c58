"""How experiments run one after another into a file of results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from time import monotonic

from logpile.bench.experiment import Experiment, Settings
from logpile.bench.isolate import Announce, Message, run_isolated
from logpile.bench.results import Results, Row, new_results
from logpile.bench.way import Way

SAVE_EVERY = 20.0  # seconds; not more often, for it takes a core from what is measured


def run_suite(
    suite: str,
    experiments: Sequence[Experiment],
    settings: Settings,
    ways: tuple[Way, ...],
    path: Path,
    watch: Callable[[Experiment, Message], None],
) -> Results:
    """Run experiments one after another; what is known is in the file, also after Ctrl-C."""
    asked = [experiment.name for experiment in experiments]
    results = new_results({"suite": suite, "experiments": asked, **asdict(settings)})
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
