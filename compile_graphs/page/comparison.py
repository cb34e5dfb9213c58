"""The page of two exports side by side."""

from dataclasses import dataclass
from pathlib import Path

from logpile.compile_graphs.compare import Change, Comparison
from logpile.compile_graphs.page import words
from logpile.compile_graphs.page.render import environment
from logpile.compile_graphs.page.verdict import Tone

DIFF_LINES = 4000  # of a stage; a longer diff is for a program of its own
MANY = 10  # times; what grows more is not told in percent
NEUTRAL = {"kernels_forward", "kernels_backward", "bytes_least", "collectives"}


@dataclass(frozen=True)
class Row:
    """A number on both sides, and whether the change is for the better."""

    label: str
    before: str
    after: str
    change: str
    tone: Tone


@dataclass(frozen=True)
class Diff:
    """What changed in a stage."""

    name: str
    added: int
    removed: int
    lines: list[tuple[str, str]]  # its kind, its text
    hidden: int


def write_comparison(comparison: Comparison, before: str, after: str, folder: Path) -> Path:
    """Write `comparison.html`.

    Args:
        comparison: what differs.
        before: a name for the one export.
        after: a name for the other.
        folder: where the page goes; it must be there.

    Returns:
        The page.
    """
    page = folder / "comparison.html"
    html = (
        environment()
        .get_template("comparison.html")
        .render(
            comparison=comparison,
            before=before,
            after=after,
            rows=[row(change) for change in comparison.changes],
            diffs=[diff(name, lines) for name, lines in comparison.diffs.items()],
        )
    )
    page.write_text(html, encoding="utf-8", errors="backslashreplace")
    return page


def row(change: Change) -> Row:
    """Write a change."""
    one, other = change.before, change.after
    difference = ""
    tone: Tone = "plain"
    if one is not None and other is not None:
        sign = "+" if other > one else "−"
        difference = sign + shown(change.name, abs(other - one))
        if one and other >= MANY * one:
            difference += f" ({words.times(other / one)})"
        elif one:
            difference += f" ({sign}{100 * abs(other - one) / one:.0f} %)"
        if change.name not in NEUTRAL:
            tone = "bad" if other > one else "good"
    label = change.name.replace("_", " ")
    return Row(label, shown(change.name, one), shown(change.name, other), difference, tone)


def shown(name: str, value: float | None) -> str:
    """Write a number of the verdict in its unit."""
    if value is not None and name == "compile_seconds":
        return words.seconds(value)
    if "bytes" in name and name != "saved_bytes_per_token":
        return words.size(value)
    return words.number(value)


def diff(name: str, lines: list[str]) -> Diff:
    """Sort the lines of a unified diff; the first two name the files."""
    kinds = {"+": "added", "-": "removed", "@": "place"}
    sorted_lines = [(kinds.get(line[:1], "same"), line) for line in lines[2:]]
    return Diff(
        name,
        sum(kind == "added" for kind, _ in sorted_lines),
        sum(kind == "removed" for kind, _ in sorted_lines),
        sorted_lines[:DIFF_LINES],
        max(0, len(sorted_lines) - DIFF_LINES),
    )
