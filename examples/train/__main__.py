"""The command line of the training run."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import click
import torch.distributed as dist

from logpile.examples.train import parallel
from logpile.examples.train.check import check
from logpile.examples.train.checkpoint import check_settings
from logpile.examples.train.loop import train
from logpile.examples.train.settings import Settings


@click.command(context_settings={"show_default": True})
@click.option("--model", type=click.Choice(["smollm2", "tiny"]), default=Settings.model)
@click.option("--out", type=click.Path(path_type=Path), default=Settings.out)
@click.option("--steps", type=click.IntRange(min=1), default=Settings.steps)
@click.option("--prompts", type=click.IntRange(min=1), default=Settings.prompts)
@click.option("--samples", type=click.IntRange(min=2), default=Settings.samples)
@click.option("--mini-batches", type=click.IntRange(min=1), default=Settings.mini_batches)
@click.option("--limit", type=click.IntRange(min=1), default=Settings.limit)
@click.option("--temperature", type=float, default=Settings.temperature)
@click.option("--top-p", type=float, default=Settings.top_p)
@click.option("--lr", type=float, default=Settings.lr)
@click.option("--kl-coef", type=float, default=Settings.kl_coef)
@click.option("--entropy-coef", type=float, default=Settings.entropy_coef)
@click.option("--loss", type=click.Choice(["logpile", "plain"]), default=Settings.loss)
@click.option("--control", is_flag=True)
@click.option("--seed", type=int, default=Settings.seed)
@click.option("--dp", type=click.IntRange(min=1), default=1)
@click.option("--tp", type=click.IntRange(min=1), default=1)
@click.option("--timeout", type=float, default=Settings.timeout)
@click.option("--save-every", type=click.IntRange(min=1), default=Settings.save_every)
@click.option("--fresh", is_flag=True)
@click.option("--check", "checking", is_flag=True)
def command(fresh: bool, checking: bool, **options: Any) -> None:
    """Train."""
    settings = Settings(**options)
    world = parallel.start(settings.dp, settings.tp, settings.timeout)
    if checking:
        for d in check(settings, world):
            print(d)
        return
    if fresh and world.is_main:
        shutil.rmtree(settings.out, ignore_errors=True)
    world.barrier()
    check_settings(settings.out, settings.fixed(), world)
    train(settings, world)
    if world.mesh is not None:
        dist.destroy_process_group()


if __name__ == "__main__":
    command()
