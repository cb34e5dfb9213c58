"""The numbers of a run: one JSON object a line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from logpile.examples.train.parallel import World

Row = dict[str, Any]
METRICS = "metrics.jsonl"  # in the folder of the run


class Record:
    """The metrics file. Lines of steps that a checkpoint does not hold are taken out again."""

    def __init__(self, file: Path, done: int, world: World) -> None:
        self.file = file
        self.done = done  # steps
        self.is_main = world.is_main
        self.rows: list[Row] = []
        if self.is_main:
            rows = read(file) if done else []
            self.rows = [row for row in rows if row["step"] <= done]
            part = file.with_suffix(".part")
            part.write_text("".join(json.dumps(row) + "\n" for row in self.rows), "utf-8")
            part.replace(file)  # whole at once: what was measured is nowhere else
        self.rows = world.told(self.rows)

    def add(self, kind: str, step: int, **values: Any) -> Row:
        """Append a line."""
        row = {"kind": kind, "step": step, **values}
        self.rows.append(row)
        if self.is_main:
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps(row) + "\n")
        return row

    def of(self, kind: str) -> list[Row]:
        """List the lines of a kind."""
        return [row for row in self.rows if row["kind"] == kind]


def read(file: Path) -> list[Row]:
    """Read what is there; a line that was cut off by a crash is left out."""
    if not file.exists():
        return []
    whole = file.read_text("utf-8").rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines()]
