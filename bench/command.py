"""`logpile bench`: run a suite, or compare two runs."""

from __future__ import annotations

from pathlib import Path

import click
import torch

from logpile.bench import table
from logpile.bench.results import Results
from logpile.bench.suite import SETTINGS, SUITES, run_suite
from logpile.bench.targets import gates_hold, judge
from logpile.bench.ways import WAYS

INTERRUPTED = 130  # as a shell has it
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command
@click.option("--suite", type=click.Choice([*SUITES]), default="short", show_default=True)
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True)
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("bench-results"),
    show_default=True,
    help="The folder for the results.",
)
@click.option("--only", multiple=True, metavar="NAME", help="An experiment; may be given again.")
@click.pass_context
def command(
    context: click.Context, suite: str, device: str, out: Path, only: tuple[str, ...]
) -> None:
    """Measure the ways to log-prob and entropy, and hold them against the targets.

    Prints tables, and writes a JSON file. The exit status is 1 if a gate does not hold: a count of
    buffers, of saved bytes or of graphs.
    """
    if device == "cuda" and not torch.cuda.is_available():
        raise click.UsageError("--device cuda: this PyTorch finds no CUDA device here.")
    experiments = [each for each in SUITES[suite] if not only or each.name in only]
    if len(only) > len(experiments):
        names = ", ".join(each.name for each in SUITES[suite])
        raise click.UsageError(f"--only takes names of experiments of the suite: {names}.")
    settings = SETTINGS[suite].on(device)
    out.mkdir(parents=True, exist_ok=True)
    with table.progress(len(experiments)) as watch:
        results = run_suite(suite, experiments, settings, WAYS, out / "results.json", watch)
    finish(context, results, out)


def finish(context: click.Context, results: Results, out: Path) -> None:
    """Print what was found, and end with the status that it deserves."""
    verdicts = judge(results)
    table.show(results, verdicts)
    if results.interrupted:
        context.exit(INTERRUPTED)
    context.exit(0 if gates_hold(verdicts) else 1)
