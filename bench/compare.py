"""What got slower or larger between two runs, beyond the noise of both."""

from __future__ import annotations

import math
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from logpile.bench.measure import COPY
from logpile.bench.results import OK, Results, Row
from logpile.bench.table import duration, titled, wide_console

NOISE = 3.0  # times the spreads of both runs, from where on a change is one
LEAST = 0.05  # of the time: smaller changes are not told, however small the spreads
COUNTS = {  # what grows only if something changed, and by how much it may differ without
    "peak": 0.02,
    "saved_a_token": 0.5,
    "graphs": 0.0,
    "collectives": 0.0,
    "sent_a_token": 0.5,
}


@dataclass(frozen=True)
class Change:
    """A number that differs."""

    row: Row
    measure: str
    before: float
    after: float
    noise: float  # in parts of before

    @property
    def worse(self) -> bool:
        """Whether it grew."""
        return self.after > self.before


def unlike(before: Results, after: Results) -> list[str]:
    """Find the experiments of both runs that were not of the same case: size, dtype, and wants."""
    both = before.summaries.keys() & after.summaries.keys()
    return sorted(name for name in both if before.summaries[name] != after.summaries[name])


def changes(before: Results, after: Results) -> list[Change]:
    """Find what differs beyond the noise, of like cases; times in copies where a row has them.

    In copies, a machine that was slower as a whole changes nothing.
    """
    found, refused = [], unlike(before, after)
    for key, new in after.rows.items():
        old = before.rows.get(key)
        if old is None or old.status != OK or new.status != OK or new.experiment in refused:
            continue
        found += [
            Change(new, name, old.values[name], new.values[name], 0.0)
            for name, slack in COUNTS.items()
            if name in old.values and name in new.values
            if abs(new.values[name] - old.values[name]) > slack
        ]
        if new.seconds and old.seconds:
            noise = max(LEAST, NOISE * math.hypot(old.spread, new.spread))
            measure = "copies" if "copies" in old.values and "copies" in new.values else "seconds"
            was, now = (
                r.values.get("copies", r.median) if measure == "copies" else r.median
                for r in (old, new)
            )
            if abs(now / was - 1) > noise and new.way != COPY:
                found.append(Change(new, measure, was, now, noise))
    return found


def lost(before: Results, after: Results) -> list[Row]:
    """Find what was measured before and no longer is, though the run had that experiment."""
    experiments = {row.experiment for row in after.rows.values()} - {*unlike(before, after)}
    return [
        row
        for row in before.rows.values()
        if row.status == OK and row.experiment in experiments and after.get(*row.key) is None
    ]


def show(before: Results, after: Results, console: Console | None = None) -> bool:
    """Print the differences; tell whether all was compared, and nothing is worse or lost."""
    console = console or wide_console()
    for name in ("kind", "cpu", "torch", "threads"):
        if before.machine.get(name) != after.machine.get(name):
            console.print(
                f"another {name}: {before.machine.get(name)}, then {after.machine.get(name)}",
                style="yellow",
            )
    refused = unlike(before, after)
    for name in refused:
        cases = f"{before.summaries[name]}, then {after.summaries[name]}"
        console.print(f"not compared: {name}, of unlike cases: {cases}", style="bold red")
    found = changes(before, after)
    table = titled(f"beyond the noise: {before.commit or before.date} to {after.commit or '...'}")
    for head in ("", "experiment", "work", "way", "measure", "before", "after", "noise"):
        table.add_column(head)
    for change in sorted(found, key=lambda change: not change.worse):
        sign = Text("worse", "bold red") if change.worse else Text("better", "green")
        show_value = duration if change.measure == "seconds" else "{:.3g}".format
        numbers = (show_value(change.before), show_value(change.after), f"±{change.noise:.0%}")
        table.add_row(sign, *change.row.key, change.measure, *numbers)
    gone = lost(before, after)
    for row in gone:
        table.add_row(Text("lost", "bold red"), *row.key, "", "", "", "")
    console.print(table if found or gone else "nothing changed beyond the noise")
    return not (refused or gone) and not any(change.worse for change in found)
