"""Checkpoints by torch.distributed.checkpoint: whole or not there, and good for any dp × tp."""

from __future__ import annotations

import json
import re
import shutil
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from torch.distributed.checkpoint.filesystem import FileSystemWriter
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.checkpoint.state_dict_loader import load
from torch.distributed.checkpoint.state_dict_saver import save
from torch.optim import Optimizer

from logpile.examples.train.model import Policy
from logpile.examples.train.parallel import World
from logpile.examples.train.record import METRICS

SETTINGS = "settings.json"
CHECKPOINTS = ("step-*", "part-*")
FILES = (METRICS, "run.svg", "run.png")  # and the settings


class Checkpoints:
    """The checkpoints of a run, `step-N` each. The last two are kept.

    A run's random numbers are drawn by its seed and the step, so that weights, the optimizer's
    state and the number of steps are all that it goes on from.
    """

    def __init__(self, folder: Path, world: World) -> None:
        self.folder = folder
        self.world = world

    def steps(self) -> list[int]:
        """List what there is, the last one last."""
        found = (re.fullmatch(r"step-(\d+)", path.name) for path in self.folder.glob("step-*"))
        return sorted(int(match[1]) for match in found if match)

    def save(self, step: int, policy: Policy, optimizer: Optimizer) -> None:
        """Save under another name, and give it its own when all processes have written."""
        part, place = self.folder / f"part-{step}", self.folder / f"step-{step}"
        if self.world.is_main:
            shutil.rmtree(part, ignore_errors=True)
        self.world.barrier()
        with quiet():
            # A process that dies loses nothing by it, a machine that does perhaps the last one.
            writer = FileSystemWriter(part, sync_files=False)
            save(state_of(policy, optimizer), storage_writer=writer)
        if self.world.is_main:
            part.rename(place)
            for old in self.steps()[:-2]:
                shutil.rmtree(self.folder / f"step-{old}")
        self.world.barrier()

    def load(self, policy: Policy, optimizer: Optimizer) -> int:
        """Load the last one, if there is one, and give the steps that are done."""
        steps = self.steps()
        if not steps:
            return 0
        state = state_of(policy, optimizer)
        with quiet():
            load(state, checkpoint_id=self.folder / f"step-{steps[-1]}")
        model, optim = state["policy"], state["optimizer"]
        set_state_dict(policy, optimizer, model_state_dict=model, optim_state_dict=optim)
        return steps[-1]


def state_of(policy: Policy, optimizer: Optimizer) -> dict[str, Any]:
    """Give weights and the optimizer's state by the names of the weights."""
    model, optim = get_state_dict(policy, optimizer)
    return {"policy": model, "optimizer": optim}


@contextmanager
def quiet() -> Iterator[None]:
    """Silence torch where it tells that one process is one process."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "torch.distributed is (disabled|unavailable)")
        yield


def clear(folder: Path, world: World) -> None:
    """Delete a run, and nothing else that is in its folder.

    Raises:
        ValueError: something is there, and no run.
    """
    settings = folder / SETTINGS
    if folder.exists() and any(folder.iterdir()) and not settings.exists():
        raise ValueError(
            f"{folder} is not the folder of a run: it has no {SETTINGS}. --fresh deletes runs "
            "alone; give another --out"
        )
    world.barrier()
    if world.is_main and settings.exists():
        for pattern in CHECKPOINTS:
            for checkpoint in folder.glob(pattern):
                shutil.rmtree(checkpoint)
        for file in (*FILES, SETTINGS):  # by the last it is known as a run
            (folder / file).unlink(missing_ok=True)
    world.barrier()


def check_settings(folder: Path, settings: dict[str, Any], world: World) -> None:
    """Note the settings of a run in its folder, or compare them with what was noted.

    Raises:
        ValueError: a run with other settings is there, or something that a run would write over;
            or the folder can't be written.
    """
    file = folder / SETTINGS
    if file.exists():
        noted = read_settings(file)
        other = [name for name in settings if noted.get(name) != settings[name]]
        if other:
            told = ", ".join(f"{name} {noted.get(name)} (now {settings[name]})" for name in other)
            raise ValueError(
                f"{folder} holds a run with other settings: {told}. Give the same settings to go "
                "on with it, --fresh to start over, or another --out"
            )
    else:
        there = sorted(path.name for name in (*CHECKPOINTS, *FILES) for path in folder.glob(name))
        if there:
            raise ValueError(
                f"{folder} holds {', '.join(there)}, but no run: it has no {SETTINGS}. A run would "
                "write over them; give another --out"
            )
    world.barrier()
    refused = world.told(write_settings(file, settings) if world.is_main else None)
    if refused:
        raise ValueError(f"--out {folder} can't be written: {refused}")


def read_settings(file: Path) -> dict[str, Any]:
    """Read the settings of a run that is there."""
    try:
        noted: dict[str, Any] = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise ValueError(
            f"{file} is no JSON ({error}): --fresh starts over, or give another --out"
        ) from error
    return noted


def write_settings(file: Path, settings: dict[str, Any]) -> str | None:
    """Write the settings, whole or not at all; tell why they can't be."""
    part = file.with_suffix(".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(json.dumps(settings, indent=2), "utf-8")
        part.replace(file)
    except OSError as error:
        return str(error)
    return None
