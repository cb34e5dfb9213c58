"""What the demo prints: what is at work while it works, then tables."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter

import torch
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text
from torch import Tensor

from logpile.demo.measure import ROUNDS, Row
from logpile.demo.model import Page

SHOWN = 6  # tokens at either end
BEFORE, AFTER = 24, 16  # characters of context


@contextmanager
def phase(name: str) -> Iterator[None]:
    """Show what is at work, then how long it took; on stderr, apart from the results."""
    console = Console(file=sys.stderr, highlight=False)
    start = perf_counter()
    with console.status(name):
        yield
    console.print(f"{perf_counter() - start:7.1f} s  {name}", style="dim")


def show_rows(source: str, logits: Tensor, rows: Sequence[Row]) -> None:
    """Print what each way takes, and say what was measured."""
    dtype = str(logits.dtype).removeprefix("torch.")
    table = titled(f"{dtype} logits {[*logits.shape]} {source}")
    table.add_column("forward + backward", vertical="bottom")
    for head in ("time", "extra memory", "log-prob error", "entropy error", "gradient error"):
        table.add_column(head.replace(" ", "\n"), justify="right", vertical="bottom")
    for row in rows:
        table.add_row(
            Text(row.name, style="bold" if row.name.startswith("logpile") else ""),
            f"{row.seconds * 1e3:,.0f} ms",
            f"{row.extra:.2f} ×",
            *(f"{error:.1e}" for error in row.errors),
        )
    show(
        table,
        time=f"median of {ROUNDS} rounds, the ways in turn, {torch.get_num_threads()} threads; the "
        "gradient is that of log-prob and entropy",
        memory="the most that torch's allocator held at once beside the logits, in units of the "
        f"logits ({logits.nbytes / 1e6:,.0f} MB); 1 is the gradient",
        error=f"the largest distance from float64 on the same logits; rounding to {dtype} is part "
        "of the gradient's",
    )


def show_tokens(page: Page) -> None:
    """Print the tokens that the model was most and least certain of, in their context."""
    table = titled("What the model was most certain of, and least, before it saw the token")
    table.add_column(justify="right", no_wrap=True, style="dim")
    table.add_column("token", no_wrap=True, style="bold")
    table.add_column(no_wrap=True, style="dim")
    table.add_column("log-prob", justify="right")
    table.add_column("entropy", justify="right")
    order = page.entropy.argsort(stable=True).tolist()
    for places in (order[:SHOWN], order[: -SHOWN - 1 : -1]):
        for place in places:
            table.add_row(
                *map(Text, in_context(page.text, *page.spans[place])),
                f"{float(page.logprob[place]):.3f}",
                f"{float(page.entropy[place]):.3f}",
            )
        table.add_section()
    mean = page.logprob.mean()
    show(
        table,
        unit="nats",
        page=f"mean log-prob {float(mean):.2f}, a perplexity of {float((-mean).exp()):.1f}",
    )


def titled(title: str) -> Table:
    """Make an empty table."""
    return Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)


def show(table: Table, **notes: str) -> None:
    """Print a table, with what its words mean below it."""
    console = Console(highlight=False)
    legend = Table.grid(padding=(0, 1))
    for name, note in notes.items():
        legend.add_row(Text(f" {name}", style="dim"), Text(note, style="dim"))
    console.print()
    console.print(table)
    console.print(legend, width=min(console.width, 90))


def in_context(text: str, start: int, stop: int) -> tuple[str, str, str]:
    """Cut out a token with the whole words around it; the space before it is no part of it."""
    start += len(text[start:stop]) - len(text[start:stop].lstrip(" "))
    before, after = text[max(0, start - BEFORE) : start], text[stop : stop + AFTER]
    if start > BEFORE:
        before = before[before.find(" ") + 1 :]
    if stop + AFTER < len(text):
        after = after[: after.rfind(" ") + 1]
    before, token, after = (part.replace("\n", "⏎") for part in (before, text[start:stop], after))
    return before, token, after
