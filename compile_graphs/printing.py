"""What the command prints: verdicts, and what differs between two."""

import sys
from dataclasses import fields
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.syntax import Syntax
from rich.table import Table

from logpile.compile_graphs.compare import Comparison
from logpile.compile_graphs.report import Report


def show_verdict(report: Report) -> None:
    """Print the numbers of a verdict."""
    table = plain_table()
    for field in fields(report.verdict):
        table.add_row(field.name, number(getattr(report.verdict, field.name)))
    console = Console(highlight=False)
    console.print(escape(report.title), style="bold", soft_wrap=True)
    console.print(table)
    for broken in report.breaks:
        place = f" at {broken.source.file}:{broken.source.line}" if broken.source else ""
        console.print(escape(f"graph break{place}: {broken.reason}"), soft_wrap=True)
    for again in report.recompiles:
        console.print(escape(f"recompiled: {again.words}"), soft_wrap=True)
    if report.failure is not None:
        at = report.failure.source
        place = f" at {at.file}:{at.line}: {at.code}" if at else ""
        failed = report.failure
        shout(f"{failed.stage} failed{place}: {failed.error}: {failed.message}")


def show(found: Comparison, before: Path, after: Path) -> None:
    """Print a comparison."""
    console = Console(highlight=False)
    table = plain_table()
    table.add_column(str(before), justify="right")
    table.columns[1].header = str(before)
    table.columns[2].header = str(after)
    for change in found.changes:
        table.add_row(change.name, number(change.before), number(change.after))
    if found.changes:
        console.print(table)
    else:
        console.print("no number of the verdict differs")
    for name, values in found.settings.items():
        console.print(escape(f"{name}: {values[0]}, then {values[1]}"), soft_wrap=True)
    for what, counted in (("saved", found.saved), ("kernel", found.kernels)):
        for name, (one, other) in counted.items():
            console.print(escape(f"{what} {name}: {one}, then {other}"), soft_wrap=True)
    for name, folder in sorted(found.only.items()):
        console.print(escape(f"{name} is in {folder} alone"))
    for name, lines in found.diffs.items():
        added = sum(line.startswith("+") for line in lines[2:])
        taken = sum(line.startswith("-") for line in lines[2:])
        console.print(f"[bold]{escape(name)}[/bold]: {taken} lines less, {added} more")
        console.print(Syntax("\n".join(lines), "diff", background_color="default"), soft_wrap=True)


def plain_table() -> Table:
    """Make a table of names and numbers."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column("", justify="right")
    return table


def number(value: float | None) -> str:
    """Write a number as a reader does."""
    return "not known" if value is None else f"{value:,.2f}".rstrip("0").rstrip(".")


def shout(words: str) -> None:
    """Print what went wrong, apart from the results."""
    Console(file=sys.stderr, highlight=False).print(escape(words), style="bold red", soft_wrap=True)
