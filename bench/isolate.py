"""Each experiment in a process of its own: a way that ends it takes nothing from the others."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

import torch

from logpile.bench.experiment import Bench, Experiment, Settings
from logpile.bench.results import FAILED, Row
from logpile.bench.way import Way

PATIENCE = 900.0  # seconds without a word, after which a process is taken for hanging
FAREWELL = 10.0  # seconds for a process that is done, to let go of what it shares


@dataclass(frozen=True)
class At:
    """What a process is about to do."""

    way: str
    what: str


@dataclass(frozen=True)
class Announce:
    """What an experiment is, in a line."""

    summary: str


@dataclass(frozen=True)
class Done:
    """The end of a process, and its traceback if it failed."""

    error: str = ""


Message = Row | At | Announce


def run_isolated(
    experiment: Experiment, settings: Settings, ways: tuple[Way, ...]
) -> Iterator[Message]:
    """Run an experiment, again without the way that ended it, and give what it tells."""
    crashed: dict[str, str] = {}
    while True:
        last = At("", "start")
        for message in talk(experiment, settings, ways, crashed):
            if isinstance(message, Done):
                if message.error:
                    yield Row(experiment.name, "", "", FAILED, message.error)
                return
            if isinstance(message, At):
                last = message
            yield message
        how = f"the process ended in {last.what!r}"
        if last.way in crashed or last.way not in {way.name for way in ways}:
            yield Row(experiment.name, "", last.way, FAILED, how)
            return
        crashed[last.way] = how


def talk(
    experiment: Experiment,
    settings: Settings,
    ways: tuple[Way, ...],
    crashed: dict[str, str],
) -> Iterator[Message | Done]:
    """Start a process and give what it tells, until it is done or gone."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(
        target=serve, args=(theirs, experiment, settings, ways, crashed), daemon=False
    )
    with changed_environment(experiment.environment):
        process.start()
    theirs.close()
    try:
        while ours.poll(PATIENCE):
            try:
                message = ours.recv()
            except EOFError:
                return
            if isinstance(message, Done):
                process.join(FAREWELL)
                yield message
                return
            yield message
    finally:
        process.kill()
        process.join()


def serve(
    pipe: Connection,
    experiment: Experiment,
    settings: Settings,
    ways: tuple[Way, ...],
    crashed: dict[str, str],
) -> None:
    """Run an experiment in this process and tell through the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # ended at once, without a traceback
    bench = Bench(
        settings,
        ways,
        tell=pipe.send,
        at=lambda way, what: pipe.send(At(way, what)),
        announce=lambda summary: pipe.send(Announce(summary)),
        crashed=crashed,
    )
    torch.manual_seed(0)
    try:
        experiment.run(bench)
        pipe.send(Done())
    except Exception:
        pipe.send(Done(traceback.format_exc()))


@contextmanager
def changed_environment(variables: dict[str, str]) -> Iterator[None]:
    """Change the environment that a new process inherits."""
    before: dict[str, Any] = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
