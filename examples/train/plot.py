"""A picture of runs from their metrics files: python -m logpile.examples.train.plot OUT RUN..."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import click
import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from logpile.examples.train.record import METRICS, Row, read

PANELS = {
    "reward": "reward, mean of a step's answers",
    "kl": "KL to the reference, nats a token",
    "entropy": "entropy, nats a token",
    "clipped": "share of tokens whose ratio is clipped",
}
STYLE = {"axes.spines.top": False, "axes.spines.right": False, "svg.fonttype": "none"}


def draw(file: Path, runs: Mapping[str, Sequence[Row]]) -> None:
    """Draw the runs, by name, into an SVG or PNG file. The first is drawn strongly."""
    with mpl.rc_context({**STYLE, "svg.hashsalt": "logpile"}):
        figure = Figure((9, 5), layout="constrained")
        for axes, (name, title) in zip(figure.subplots(2, 2).flat, PANELS.items(), strict=True):
            axes.set_title(title, fontsize=10, loc="left")
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
            for number, (run, rows) in enumerate(runs.items()):
                draw_run(axes, name, run, rows, color="0.65" if number else "C0")
            axes.set_ylim(bottom=0)
            if name == "reward":
                axes.legend(fontsize=8, frameon=False)
        figure.supxlabel("step", fontsize=10)
        figure.savefig(file, dpi=120, metadata={"Date": None} if file.suffix == ".svg" else None)


def draw_run(axes: Axes, name: str, run: str, rows: Sequence[Row], color: str) -> None:
    """Draw one number of one run."""
    steps = [row for row in rows if row["kind"] == "step"]
    x, y = [row["step"] for row in steps], [row[name] for row in steps]
    axes.plot(x, y, ".-", color=color, linewidth=1, label=run)
    held_out = [row for row in rows if row["kind"] == "held-out"]
    if name == "reward" and held_out:
        x, y = [row["step"] for row in held_out], [row["reward"] for row in held_out]
        axes.plot(x, y, "D", color=color, fillstyle="none", label=f"{run}: held-out questions")


@click.command
@click.argument("out", type=click.Path(path_type=Path))
@click.argument("metrics", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
def command(out: Path, metrics: Sequence[Path]) -> None:
    """Draw runs beside one another into OUT, from their METRICS files."""
    draw(out, {name_of(file): read(file) for file in metrics})


def name_of(file: Path) -> str:
    """Name a run by its file, or by its folder where the file has the name of all."""
    return file.parent.name if file.name == METRICS else file.stem


if __name__ == "__main__":
    command()
