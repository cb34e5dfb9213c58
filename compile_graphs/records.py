"""The records of torch's structured log: what the compiler says of itself, live or in a trace."""

import json
import logging
import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from logpile.compile_graphs import torch_private
from logpile.compile_graphs.report import Source

# What a record may hold beside the one key that says what it is.
COMMON = {
    "stack",
    "frame_id",
    "frame_compile_id",
    "attempt",
    "rank",
    "has_payload",
    "compiled_autograd_id",
}


@dataclass(frozen=True)
class Record:
    """One record: what it is about, where it belongs, and its text."""

    kind: str  # dynamo_output_graph, artifact, compilation_metrics, ...
    name: str  # of an artifact; else the kind
    compile_id: tuple[int, int] | None  # frame and compilation of it
    attempt: int
    value: Any
    payload: str
    rank: int | None = None


def read_record(metadata: dict[str, Any], payload: str | None) -> Record | None:
    """Read a record; None where it is none that is known."""
    kinds = [key for key in metadata if key not in COMMON]
    if not kinds:
        return None
    kind, frame = kinds[0], metadata.get("frame_id")
    value = metadata[kind]
    artifact = kind == "artifact" and isinstance(value, dict)
    return Record(
        kind,
        str(value.get("name")) if artifact else kind,
        None if frame is None else (frame, metadata.get("frame_compile_id") or 0),
        metadata.get("attempt") or 0,
        value,
        payload or "",
        metadata.get("rank"),
    )


class Collector(logging.Handler):
    """Keeps the records of what this thread compiles; autograd's own may compile its backward."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[Record] = []
        self.thread_here = threading.get_ident()
        self.foreign: set[tuple[int, int] | None] = set()  # compilations of other threads

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record as it would be read from a file."""
        metadata = json.loads(json.dumps(getattr(record, "metadata", {}), default=repr))
        read = read_record(metadata, getattr(record, "payload", None))
        if read is None:
            return
        if read.kind == "dynamo_start" and record.thread != self.thread_here:
            self.foreign.add(read.compile_id)
        if read.compile_id is None or read.compile_id not in self.foreign:
            self.records.append(read)


@contextmanager
def recorded() -> Iterator[list[Record]]:
    """Collect the records of what is compiled in the block; other listeners hear them too."""
    logger, collector = logging.getLogger(torch_private.TRACE), Collector()
    level = logger.level
    logger.addHandler(collector)
    logger.setLevel(logging.DEBUG)
    try:
        yield collector.records
    finally:
        logger.removeHandler(collector)
        logger.setLevel(level)


@dataclass
class Compilation:
    """All records of one compilation: a frame, for one set of guards."""

    compile_id: tuple[int, int]
    records: list[Record] = field(default_factory=list)

    def texts(self, *names: str) -> list[str]:
        """Give the texts of records by name, of the last attempt that has any."""
        found = [record for record in self.records if record.name in names]
        last = max((record.attempt for record in found), default=0)
        return [record.payload for record in found if record.attempt == last]

    def values(self, *kinds: str) -> list[dict[str, Any]]:
        """Give what records of a kind hold."""
        return [r.value for r in self.records if r.kind in kinds and isinstance(r.value, dict)]


def compilations(records: Iterable[Record]) -> list[Compilation]:
    """Sort records by compilation, in the order in which these began."""
    found: dict[tuple[int, int], Compilation] = {}
    for record in records:
        if record.compile_id is not None:
            found.setdefault(record.compile_id, Compilation(record.compile_id))
            found[record.compile_id].records.append(record)
    return list(found.values())


def interned(records: Iterable[Record]) -> dict[int, str]:
    """Give the file names that stacks refer to by number."""
    table: dict[int, str] = defaultdict(lambda: "?")
    for record in records:
        if record.kind == "str" and isinstance(record.value, (list, tuple)):
            name, number = record.value
            table[number] = name
    return table


def innermost(stack: list[dict[str, Any]], files: dict[int, str]) -> Source | None:
    """Give the innermost line of a stack."""
    if not stack:
        return None
    frame = stack[-1]
    name = frame.get("filename")
    return Source(
        files[name] if isinstance(name, int) else str(name),
        int(frame.get("line", 0)),
        str(frame.get("loc", "")).strip(),
    )
