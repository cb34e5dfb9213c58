"""What a run prints: how far it is, then a table for each question, and the targets."""

from __future__ import annotations

import math
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from logpile.bench.experiment import Experiment
from logpile.bench.isolate import Announce, At, Message
from logpile.bench.results import OK, Results, Row
from logpile.bench.targets import Verdict
from logpile.bench.way import OURS

QUIET = 0.1  # the share of the machine that a system takes for itself at the most
WIDTH = 160  # of a table in a file
REFRESH = 1.0  # seconds; a busier display would take a core from what is measured

# The columns of a table: a head, and how a row fills it. A column that nothing fills is left out.
Column = tuple[str, Callable[[Row], str]]


def number(name: str, style: str, factor: float = 1.0) -> Callable[[Row], str]:
    """Show a value in a format."""

    def cell(row: Row) -> str:
        value = row.values.get(name)
        return "" if value is None else format(value * factor, style)

    return cell


COLUMNS: tuple[Column, ...] = (
    ("time", lambda row: duration(row.median) if row.seconds else ""),
    ("±", lambda row: f"{row.spread:.0%}" if row.seconds else ""),
    ("copies", number("copies", ".1f")),
    ("clones", number("clones", ".1f")),
    ("bandwidth", number("bandwidth", ".0%")),
    ("peak\n× logits", number("peak", ".2f")),
    ("saved\n× logits", number("saved", ".2f")),
    ("saved\nB/token", number("saved_a_token", ",.0f")),
    ("compile\ns", number("compile_seconds", ".1f")),
    ("log-prob\nerror", number("logprob_error", ".0e")),
    ("entropy\nerror", number("entropy_error", ".0e")),
    ("loss\nerror", number("loss_error", ".0e")),
    ("gradient\nerror", number("gradient_error", ".0e")),
    ("over the\nkernel, µs", number("over_kernel_us", ".1f")),
    ("graphs", number("graphs", ".0f")),
    ("collectives", number("collectives", ".0f")),
    ("bytes sent\na token", number("sent_a_token", ",.0f")),
    ("slope\nns", number("slope", ".3g", 1e9)),
    ("R²", number("r2", ".4f")),
    ("change\nof slope", number("slope_change", ".0%")),
    ("most\ntokens", number("most_tokens", ",.0f")),
    ("share of\nthe step", number("share", ".0%")),
)


DISPENSABLE = (  # where the console is narrow; the file has everything
    "clones",
    "saved\n× logits",
    "bandwidth",
    "loss\nerror",
    "log-prob\nerror",
    "compile\ns",
    "saved\nB/token",
    "±",
    "gradient\nerror",
    "entropy\nerror",
)


@contextmanager
def progress(count: int) -> Iterator[Callable[[Experiment, Message], None]]:
    """Show what is at work, on stderr, apart from the results; give what to call with messages."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    console = Console(file=sys.stderr)
    shown, done = 0.0, list[str]()
    with Progress(*columns, console=console, auto_refresh=False, transient=True) as bar:
        task = bar.add_task("start", total=count)

        def watch(experiment: Experiment, message: Message) -> None:
            nonlocal shown
            if isinstance(message, Announce):
                done.append(experiment.name)
                bar.console.print(f"{experiment.name}: {message.summary}", style="dim")
            if isinstance(message, At) and monotonic() - shown > REFRESH:
                shown = monotonic()
                text = " · ".join(part for part in (message.way, message.what) if part)
                bar.update(task, description=text, completed=len(done) - 1, refresh=True)

        yield watch


def show(results: Results, verdicts: Sequence[Verdict], console: Console | None = None) -> None:
    """Print every table of a run."""
    console = console or wide_console()
    machine = results.machine
    console.print(
        Text(
            f"\n{machine.get('gpu', machine['cpu'])}, {machine['threads']} threads, "
            f"torch {machine['torch']}, {results.date}, commit {results.commit or 'unknown'}",
            style="dim",
        )
    )
    for experiment in dict.fromkeys(row.experiment for row in results.rows.values()):
        works = (row.work for row in results.of(experiment) if "size" not in row.values)
        for work in dict.fromkeys(works):  # the points of a sweep are for its plot
            title = " · ".join(
                part for part in (experiment, results.summaries.get(experiment), work) if part
            )
            show_rows(console, title, results.of(experiment, work))
    show_verdicts(console, verdicts)
    if results.interrupted:
        console.print("interrupted: these are the results until then", style="bold yellow")


def show_rows(console: Console, title: str, rows: Sequence[Row]) -> None:
    """Print the rows that are ok as a table, by time, and the others below with their reason."""
    fine = sorted((row for row in rows if row.status == OK), key=lambda row: rank(row.median))
    columns = [(head, cell) for head, cell in COLUMNS if any(cell(row) for row in fine)]
    for name in ("", *DISPENSABLE):  # as many columns as the console has place for
        columns = [(head, cell) for head, cell in columns if head != name]
        table = filled(title, fine, columns)
        unbound = console.options.update(max_width=10 * WIDTH)
        if console.measure(table, options=unbound).maximum <= console.width:
            break
    console.print()
    console.print(table if fine else Text(title, style="bold"))
    others = max((row.values.get("others", 0.0) for row in fine), default=0.0)
    if others > QUIET:
        text = f"  other processes took {others:.0%} of the machine: don't trust these times"
        console.print(Text(text, style="bold yellow"))
    reasons = defaultdict(list)
    for row in rows:
        if row.status != OK:
            reasons[row.status, row.reason].append(row.way)
    for (status, reason), ways in reasons.items():
        style = "dim" if status == "skipped" else "bold red"
        console.print(Text(f"  {status}: {', '.join(ways)}: {reason}", style=style))


def filled(title: str, rows: Sequence[Row], columns: Sequence[Column]) -> Table:
    """Make the table of some rows."""
    table = titled(title)
    table.add_column("way", vertical="bottom", no_wrap=True)
    for head, _ in columns:
        table.add_column(head, justify="right", vertical="bottom", no_wrap=True)
    for row in rows:
        name = Text(row.way, style="bold" if row.way.startswith(OURS) else "")
        table.add_row(name, *(cell(row) for _, cell in columns))
    return table


def show_verdicts(console: Console, verdicts: Sequence[Verdict]) -> None:
    """Print the targets, the value seen beside each."""
    table = titled("targets")
    for head in ("", "what", "seen", "bound", "", ""):
        table.add_column(head, justify="right" if head in ("seen", "bound") else "left")
    for target, value, reached in ((v.target, v.value, v.reached) for v in verdicts):
        sign, style = {True: ("✓", "green"), False: ("✗", "bold red"), None: ("-", "dim")}[reached]
        table.add_row(
            Text(sign, style=style),
            target.name,
            "not measured" if value is None else f"{value:.3g}",
            target.bound,
            target.unit,
            "gate" if target.gate else "",
        )
    console.print()
    console.print(table)


def wide_console() -> Console:
    """Make a console as wide as the tables, where the terminal's width isn't known."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=WIDTH)


def titled(title: str) -> Table:
    """Make an empty table."""
    return Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)


def duration(seconds: float) -> str:
    """Write a time with its unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.0f} ns"


def rank(seconds: float) -> float:
    """Sort what has no time first."""
    return -1.0 if math.isnan(seconds) else seconds
