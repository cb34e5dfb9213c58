"""The command line of the training run."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import torch
import torch.distributed as dist

from logpile.examples.train import parallel
from logpile.examples.train.check import TOLERANCE, check
from logpile.examples.train.checkpoint import check_settings, clear
from logpile.examples.train.loop import train
from logpile.examples.train.plot import draw
from logpile.examples.train.record import METRICS, read
from logpile.examples.train.sampling import CANDIDATES
from logpile.examples.train.settings import Settings

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def number(name: str, meaning: str, least: int = 0) -> Decorator:
    """Make an option of a setting that is a number, with its default."""
    default = getattr(Settings, name)
    kind: Any = click.IntRange(min=least) if isinstance(default, int) else float
    return click.option(f"--{name.replace('_', '-')}", type=kind, default=default, help=meaning)


@click.command(context_settings={"show_default": True})
@click.option(
    "--model",
    type=click.Choice(["smollm2", "tiny"]),
    default=Settings.model,
    help="SmolLM2-135M-Instruct, or a tiny random model to try the engine.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Settings.out,
    help="Folder of the metrics, the plot and the checkpoints. A run that is there goes on.",
)
@click.option("--fresh", is_flag=True, help="Delete the run in that folder, and start over.")
@number("steps", "Steps of the run.", 1)
@number("prompts", "Questions a step.", 1)
@number("samples", "Answers to each question.", 2)
@number("mini_batches", "Optimizer steps a step.", 1)
@number("limit", "Tokens an answer at most.", 1)
@number("temperature", "Of the sampler, and of the loss.")
@number("top_p", f"Mass of the nuclei that are sampled from, {CANDIDATES} tokens at most each.")
@number("lr", "Learning rate.")
@number("kl_coef", "Weight of the KL to the model before training.")
@number("entropy_coef", "Weight of an entropy bonus; 0 measures the entropy alone.")
@number("seed", "Of all that is random.")
@click.option(
    "--loss",
    type=click.Choice(["logpile", "plain"]),
    default=Settings.loss,
    help="The loss to train with: logpile's, or the same in plain PyTorch.",
)
@click.option("--control", is_flag=True, help="Zero the gradient: what moves then is chance.")
@number("tp", "Tensor-parallel ranks, which share the vocabulary.", 1)
@number("dp", "Data-parallel ranks, which share the questions.", 1)
@number("timeout", "Seconds that a rank waits for the others.")
@number("save_every", "Steps from checkpoint to checkpoint.", 1)
@click.option(
    "--check",
    "checking",
    is_flag=True,
    help="Do not train: compare losses and gradients with those of plain PyTorch on one process.",
)
def command(fresh: bool, checking: bool, **options: Any) -> None:
    """Teach a small language model to answer in exactly five words, by GRPO.

    On several processes:

        torchrun --nproc-per-node 4 -m logpile.examples.train --tp 2 --dp 2
    """
    try:
        settings = Settings(**options)
        world = parallel.start(settings.dp, settings.tp, settings.timeout)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    try:
        if checking:
            compare(settings, world)
        else:
            prepare(settings, world, fresh)
            train(settings, world)
            if world.is_main:
                rows = read(settings.out / METRICS)
                for kind in ("svg", "png"):
                    draw(settings.out / f"run.{kind}", {settings.out.name: rows})
    except RuntimeError as error:
        if world.mesh is None or not lost_a_rank(error):
            raise
        sys.exit(
            f"rank {dist.get_rank()} lost another rank, and gives up: {error}\n"
            "torchrun names the rank that failed first. The same command, without --fresh, goes on "
            f"from the last checkpoint in {settings.out}"
        )
    if world.mesh is not None:
        dist.destroy_process_group()


def lost_a_rank(error: RuntimeError) -> bool:
    """Tell whether another rank is gone: NCCL and the store have an error of their own for it."""
    return isinstance(error, dist.DistError) or "gloo" in str(error)  # gloo names itself alone


def prepare(settings: Settings, world: parallel.World, fresh: bool) -> None:
    """See to the folder of the run."""
    restarted = os.environ.get("TORCHELASTIC_RESTART_COUNT", "0") != "0"
    try:
        if fresh and not restarted:
            clear(settings.out, world)
        check_settings(settings.out, settings.fixed(), world)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def compare(settings: Settings, world: parallel.World) -> None:
    """Print how far losses and gradients are from those of plain PyTorch."""
    errors = [0.0]
    for number, found in enumerate(check(settings, world), 1):
        click.echo(
            f"mini-batch {number}: loss {found.loss:+.7f}, in plain PyTorch on one process "
            f"{found.expected:+.7f}; gradients agree to {found.gradient:.1e} of the largest entry "
            f"of the same weight's ({found.name} differs most)"
        )
        errors += [found.gradient, abs(found.loss - found.expected)]
    worst = float(torch.tensor(errors).max())  # a NaN, where there is one
    if not worst <= TOLERANCE:
        raise click.ClickException(f"they differ by {worst:.1e}, more than {TOLERANCE:.0e}")


if __name__ == "__main__":
    command()
