"""The README's table, made from the committed results: python -m logpile.bench.readme."""

from __future__ import annotations

from pathlib import Path

from logpile.bench.cases import HEADLINE
from logpile.bench.results import OK, Results, Row
from logpile.bench.table import QUIET
from logpile.bench.way import OURS

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results"
BEGIN, END = "<!-- bench: begin -->", "<!-- bench: end -->"
SKIPPED = ("copy_", "clone")
SHOWN = ("forward", "step")


def newest() -> Path:
    """Find the committed results: of a GPU where there are some, of the last date."""
    files = {path: Results.load(path) for path in RESULTS.glob("*/results.json")}
    if not files:
        raise FileNotFoundError(f"no results in {RESULTS}; run make bench, and keep what it made")
    return max(files, key=lambda path: ("gpu" in files[path].machine, files[path].date))


def section(path: Path) -> str:
    """Write the headline table of a file of results, in Markdown, and its picture."""
    results = Results.load(path)
    machine = results.machine
    rows = [row for row in results.of(HEADLINE.name, "step") if row.status == OK]
    rows = sorted((row for row in rows if row.way not in SKIPPED), key=lambda row: row.median)
    where = machine.get("gpu") or f"{machine['cpu']}, {machine['threads']} threads"
    picture = path.with_name("headline.svg").relative_to(ROOT)
    passes = [results.get(HEADLINE.name, work, row.way) for row in rows for work in SHOWN]
    others = max((row.values.get("others", 0.0) for row in passes if row), default=0.0)
    warning = [
        f"**Other processes took {others:.0%} of the machine: don't trust these times.**",
        "",
    ]
    lines = [
        f"{results.summaries[HEADLINE.name]}, on {where}, torch {machine['torch']},",
        f"{results.date[:10]}. Times are in copies of the logits into existing memory; extra",
        "memory is that of forward + backward, in sizes of the logits, of which the gradient is 1.",
        "",
        *(warning if others > QUIET else ()),
        "| way | forward | forward + backward | extra memory | entropy error |",
        "|---|---:|---:|---:|---:|",
        *(table_row(results, row) for row in rows),
        "",
        f"![time and memory of each way]({picture.as_posix()})",
    ]
    return "\n".join(lines)


def table_row(results: Results, step: Row) -> str:
    """Write the line of a way."""
    forward = results.get(HEADLINE.name, "forward", step.way)
    name = f"**{step.way}**" if step.way.startswith(OURS) else step.way
    cells = (
        name,
        "" if forward is None else f"{forward.values['copies']:.1f}",
        f"{step.values['copies']:.1f}",
        f"{step.values['peak']:.2f}",
        f"{step.values['entropy_error']:.0e}",
    )
    return f"| {' | '.join(cells)} |"


def renewed(text: str) -> str:
    """Put the section between its marks in the text of the README.

    Raises:
        ValueError: if the marks are missing.
    """
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"the README has no {BEGIN} and {END} to write between")
    return f"{before}{BEGIN}\n\n{section(newest())}\n\n{END}{after}"


def main() -> None:
    """Write the README anew."""
    readme = ROOT / "README.md"
    readme.write_text(renewed(readme.read_text("utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
