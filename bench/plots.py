"""The pictures of a run, as SVG and PNG: time and memory of each way, and the scaling curves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("agg")  # no window is opened, on a machine that may have none

from matplotlib import pyplot as plt

from logpile.bench.cases import HEADLINE
from logpile.bench.results import FIT, OK, Results, Row
from logpile.bench.way import OURS

# Legible on white and on black: the background is left out, and no colour is near either.
INK, OUR_COLOUR, THEIR_COLOUR = "#808890", "#2f8f5b", "#8a93a6"
LINES = ("#2f8f5b", "#3b7dd8", "#c98420", "#b5519c", "#d0574b", "#6f7dd1")
STYLE: Any = {
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "none",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "svg.hashsalt": "logpile",  # the same picture has the same bytes
    "svg.fonttype": "path",
}


def draw(results: Results, folder: Path) -> list[Path]:
    """Draw what the results have, and give the files."""
    files: list[Path] = []
    rows = [row for row in results.of(HEADLINE.name, "step") if row.status == OK]
    rows = [row for row in rows if "peak" in row.values]
    if rows:
        with figure(folder / "headline", files, 2, 0.32 * len(rows) + 1.3) as axes:
            summary = results.summaries.get(HEADLINE.name, "")
            axes[0].figure.suptitle(f"{summary}, forward + backward", fontsize=11)
            bars(axes[0], rows, "copies", "time, in copies of the logits")
            bars(axes[1], rows, "peak", "extra memory, × logits")
            axes[1].set_yticklabels([])
    swept = dict.fromkeys(row.experiment for row in results.rows.values() if row.work == FIT)
    if swept:
        with figure(folder / "scaling", files, len(swept), 3.6) as axes:
            for axis, sweep in zip(axes, swept, strict=True):
                curves(axis, results.of(sweep), sweep)
    return files


@contextmanager
def figure(path: Path, files: list[Path], columns: int, height: float) -> Iterator[list[Any]]:
    """Give the axes of a figure, and save it."""
    with mpl.rc_context(STYLE):
        fig, axes = plt.subplots(1, columns, figsize=(9, height), squeeze=False)
        try:
            yield list(axes[0])
            fig.tight_layout()
            for suffix, metadata in ((".svg", {"Date": None}), (".png", {})):
                files.append(path.with_suffix(suffix))
                fig.savefig(files[-1], dpi=160, metadata=metadata)
        finally:
            plt.close(fig)


def bars(axis: Any, rows: Sequence[Row], measure: str, label: str) -> None:
    """Draw a bar for each way, the slowest at the bottom, its number beside it."""
    rows = sorted(rows, key=lambda row: row.median, reverse=True)
    values = [row.values[measure] for row in rows]
    colours = [OUR_COLOUR if row.way.startswith(OURS) else THEIR_COLOUR for row in rows]
    drawn = axis.barh([row.way for row in rows], values, color=colours)
    axis.bar_label(drawn, [f" {value:.1f}" for value in values], color=INK, fontsize=9)
    axis.set_xlabel(label)
    axis.margins(x=0.12)


def curves(axis: Any, rows: Sequence[Row], title: str) -> None:
    """Draw the points of each way, and the line through them."""
    for colour, way in zip(LINES * 4, dict.fromkeys(row.way for row in rows), strict=False):
        points = [row for row in rows if row.way == way and row.seconds]
        fit = [row for row in rows if row.way == way and row.work == FIT and row.status == OK]
        sizes = [row.values["size"] for row in points]
        axis.plot(sizes, [row.median * 1e3 for row in points], "o", color=colour, markersize=4)
        if fit and sizes:
            ends = [min(sizes), max(sizes)]
            line = [fit[0].values["intercept"] + fit[0].values["slope"] * x for x in ends]
            label = f"{way}, R² {fit[0].values['r2']:.4f}"
            axis.plot(ends, [1e3 * y for y in line], color=colour, label=label)
    axis.set_title(title, fontsize=10)
    axis.set_xlabel(title.split()[-1])
    axis.locator_params(axis="x", nbins=5)  # sizes have many digits
    axis.set_ylabel("forward + backward, ms")
    axis.set_ylim(bottom=0)
    axis.legend(frameon=False, fontsize=8)
