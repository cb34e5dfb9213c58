"""Reads the structured logs of a job that ran under TORCH_TRACE, one file a process.

A record is a line, `V1204 11:33:01.123456 4711 torch/_dynamo/x.py:12] {"dynamo_start": ...}`, and
the lines of its text behind it, a tab before each. What is neither is passed over: a log may be cut
off, and other loggers may write to it.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from logpile.compile_graphs.assemble import Run
from logpile.compile_graphs.breaks import failure_of_trace
from logpile.compile_graphs.records import Record, read_record

RECORD = re.compile(r"^[VIWEC]\d{4} \d\d:\d\d:\d\d\.\d+ \d+ [^\]]*\] (\{.*)$")
RANK = re.compile(r"rank_(\d+)")
LOGS = "dedicated_log_torch_trace*.log"


class TraceError(ValueError):
    """A folder without a trace."""


@dataclass(frozen=True)
class Log:
    """One process's log."""

    path: Path
    records: list[Record]
    rank: int | None


def read_logs(folder: Path) -> list[Log]:
    """Read every log of a folder, by rank.

    Raises:
        TraceError: there is no folder, no log in it, or no graph in any log.
    """
    if not folder.is_dir():
        raise TraceError(f"{folder} is not a folder; name the one that TORCH_TRACE was set to")
    files = sorted(folder.glob(LOGS)) or sorted(folder.glob("*.log"))
    if not files:
        raise TraceError(f"{folder} holds no {LOGS}; was the job run with TORCH_TRACE={folder}?")
    logs = [read_log(file) for file in files]
    full = [log for log in logs if any(r.kind == "dynamo_start" for r in log.records)]
    if not full:
        raise TraceError(f"nothing was compiled in {', '.join(file.name for file in files)}")
    return sorted(full, key=lambda log: (log.rank is None, log.rank or 0, log.path.name))


def read_log(path: Path) -> Log:
    """Read one log."""
    records: list[Record] = []
    metadata: dict[str, Any] | None = None
    lines: list[str] = []

    def close() -> None:
        if metadata is not None and (read := read_record(metadata, "\n".join(lines))) is not None:
            records.append(read)

    with path.open(encoding="utf-8", errors="replace") as file:
        for line in file:
            text = line.rstrip("\n")
            if match := RECORD.match(text):
                close()
                metadata, lines = parsed(match[1]), []
            elif text.startswith("\t"):
                lines.append(text[1:])
    close()
    named = RANK.search(path.name)
    seen = [record.rank for record in records if record.rank is not None]
    return Log(path, records, int(named[1]) if named else seen[0] if seen else None)


def parsed(text: str) -> dict[str, Any] | None:
    """Read the JSON of a record; None where it was cut off."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError:
        return None
    return value if isinstance(value, dict) else None


def run_of(log: Log, tokens: int | None) -> Run:
    """Give what a report is made of."""
    said: dict[str, Any] = {}
    for record in log.records:
        if record.kind == "compilation_metrics":
            said |= {name: value for name, value in record.value.items() if value}
    versions = {
        name: str(said[key]).split(" ")[0]
        for name, key in (
            ("torch", "pytorch_version"),
            ("python", "python_version"),
            ("triton", "triton_version"),
        )
        if said.get(key)
    }
    return Run(
        title=f"trace {log.path.parent.name}" + ("" if log.rank is None else f", rank {log.rank}"),
        origin="trace",
        records=log.records,
        tokens=tokens,
        failure=failure_of_trace(log.records),
        versions=versions,
        config={"log": log.path.name},
        rank=log.rank,
    )
