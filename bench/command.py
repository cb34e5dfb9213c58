"""`logpile bench`: run a suite, or compare two runs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click
import torch

from logpile.bench import compare, plots, table
from logpile.bench.plan import SETTINGS, SUITES, experiments
from logpile.bench.results import Results
from logpile.bench.suite import run_suite
from logpile.bench.targets import gates_hold, judge
from logpile.bench.ways import WAYS

INTERRUPTED = 130  # the exit status, as a shell has it
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)


@click.command
@click.option("--suite", type=click.Choice([*SUITES]), default="short", show_default=True)
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True)
@click.option(
    "--out",
    type=FOLDER,
    default=Path("bench-results"),
    show_default=True,
    help="The folder for the JSON file and the pictures.",
)
@click.option("--only", multiple=True, metavar="NAME", help="An experiment; may be given again.")
@click.option(
    "--scale",
    type=click.FloatRange(min=0, min_open=True),
    default=1.0,
    help="Times as many tokens: a little, to try a suite.",
)
@click.option("--compare", "files", type=FILE, nargs=2, help="Two files: compare, run nothing.")
@click.pass_context
def command(
    context: click.Context,
    suite: str,
    device: str,
    out: Path,
    only: tuple[str, ...],
    scale: float,
    files: tuple[Path, Path] | None,
) -> None:
    """Measure the ways to log-prob and entropy, and hold them against the targets.

    Prints tables, and writes a JSON file and pictures. The exit status is 1 if a gate does not hold
    (a count of buffers, of saved bytes or of graphs) or wasn't measured, if the op is wrong or
    fails, or, with --compare, if something got worse or can't be compared.
    """
    if files is not None:
        before, after = (load(file) for file in files)
        context.exit(0 if compare.show(before, after) else 1)
    if device == "cuda" and not torch.cuda.is_available():
        raise click.UsageError("--device cuda: this PyTorch finds no CUDA device here.")
    available = experiments(suite, device)
    names = [each.name for each in available]
    for name in set(only) - set(names):
        raise click.UsageError(f"--only {name!r}: the suite {suite} has {', '.join(names)}.")
    asked = [each for each in available if not only or each.name in only]
    out.mkdir(parents=True, exist_ok=True)
    file = out / "results.json"
    settings = replace(SETTINGS[suite], device=device, scale=scale)
    with table.progress(len(asked)) as watch:
        results = run_suite(suite, asked, settings, WAYS, file, watch)
    verdicts = judge(results)
    table.show(results, verdicts)
    for path in (file, *plots.draw(results, out)):
        click.echo(path)
    if results.interrupted:
        context.exit(INTERRUPTED)
    context.exit(0 if gates_hold(results, verdicts) else 1)


def load(file: Path) -> Results:
    """Read a file of results, or say what it is instead."""
    try:
        return Results.load(file)
    except ValueError as error:
        raise click.BadParameter(str(error)) from error
