"""What a run shows: a live table on a terminal, elsewhere a line a step."""

from __future__ import annotations

from collections.abc import Iterable
from types import TracebackType

from rich.console import Console, Group
from rich.live import Live
from rich.spinner import Spinner
from rich.table import Table
from rich.text import Text

from logpile.examples.train.record import Record, Row
from logpile.examples.train.settings import Settings

COLUMNS = {
    "step": "{step:.0f}",
    "reward": "{reward:.3f}",
    "loss": "{loss:+.4f}",
    "entropy": "{entropy:.3f}",
    "clipped": "{clipped:.1%}",
    "KL": "{kl:.4f}",
    "tokens": "{tokens:.0f}",
    "per s": "{tokens_per_second:.0f}",
    "GB": "{peak_gb:.1f}",
    "graphs": "{graphs:d}",
    "s": "{seconds:.1f}",
}
SHOWN = 20  # steps


class Display:
    """Shows what is recorded, on the main process."""

    def __init__(self, settings: Settings, record: Record, is_main: bool) -> None:
        self.settings, self.record = settings, record
        self.console = Console(highlight=False, quiet=not is_main)
        self.live = Live(console=self.console) if self.console.is_terminal else None
        self.doing = Spinner("dots")

    def __enter__(self) -> Display:
        if self.live:
            self.live.start()
        else:
            self.line(COLUMNS)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.live:
            self.live.update(self.table(done=True))
            self.live.stop()
        if error is None:
            self.summary()

    def phase(self, step: int, name: str) -> None:
        """Show what is at work, on a terminal."""
        if self.live:
            self.doing.update(text=f"step {step} of {self.settings.steps}: {name}")
            self.live.update(self.table())

    def show(self, row: Row) -> None:
        """Show a new line of the record."""
        if self.live:
            self.live.update(self.table())
        elif row["kind"] == "step":
            self.line(cell.format(**row) for cell in COLUMNS.values())
        else:
            self.console.print(note(row), soft_wrap=True)

    def line(self, cells: Iterable[str]) -> None:
        """Print a line of cells."""
        self.console.print("".join(f"{cell:>9}" for cell in cells), soft_wrap=True)

    def summary(self) -> None:
        """Tell how it ended, and what was compiled."""
        steps = self.record.of("step")
        last = max([self.record.done, *(row["step"] for row in steps)])
        way_on = "--steps N goes on, and --fresh starts over"
        if last < self.settings.steps:
            way_on = "the same command, without --fresh, goes on"
        self.console.print(f"step {last} of {self.settings.steps} is saved: {way_on}")
        compiled = [f"{row['graphs']} in {place(row)}" for row in self.record.rows if row["graphs"]]
        tokens = [count for row in steps for count in row["mini_batch_tokens"]]
        if tokens:  # of a run that was over the metrics file may be gone
            self.console.print(
                f"graphs compiled: {', '.join(compiled) or 'none'}; "
                f"mini-batches had {min(tokens)} to {max(tokens)} tokens"
            )

    def table(self, done: bool = False) -> Group:
        """Draw the last steps, and what is at work."""
        table = Table(box=None, padding=(0, 1, 0, 0))
        for name in COLUMNS:
            table.add_column(name, justify="right", no_wrap=True)
        for row in self.record.of("step")[-SHOWN:]:
            table.add_row(*(cell.format(**row) for cell in COLUMNS.values()))
        notes = [Text(note(row)) for row in self.record.rows if row["kind"] != "step"]
        return Group(table, *notes, *([] if done else [self.doing]))


def place(row: Row) -> str:
    """Name the part of the run that a line is of."""
    kind, step = row["kind"], row["step"]
    return f"step {step}" if kind == "step" else f"what was measured after step {step} ({kind})"


def note(row: Row) -> str:
    """Say in words what is no step."""
    if row["kind"] == "held-out":
        return f"held-out reward after step {row['step']}: {row['reward']:.3f}"
    peaks = ", ".join(f"{name} {row[name]:.2f}" for name in ("logpile", "plain") if name in row)
    return f"peak from logits to loss and back, beside the logits and in units of them: {peaks}"
