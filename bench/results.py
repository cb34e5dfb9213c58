"""What a run found, as rows and as a JSON file that is written while it runs."""

from __future__ import annotations

import dataclasses
import datetime
import json
import os
import platform
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch

from logpile.bench.clock import median, spread

OK, SKIPPED, WRONG, FAILED = "ok", "skipped", "wrong", "failed"
DIGITS = 5
FIT = "fit"  # the work of the row that tells the line through a sweep

# What `values` may hold.
MEASURES = {
    "copies": "the median, in copies of the logits into existing memory, of the same run",
    "clones": "the median, in fresh clones of the logits",
    "others": "the share of the machine that other processes took meanwhile",
    "bytes": "the least that must be moved to and from memory",
    "bandwidth": "the share of the copy's bandwidth reached, by those bytes",
    "peak": "at most allocated beside what is given, in units of the logits",
    "backward_peak": "the same, in backward alone, beside what forward left",
    "saved": "saved for backward beside what is given, in units of the logits",
    "saved_a_token": "the same, in bytes a token",
    "compile_seconds": "the first call, with a fresh cache, beyond the median",
    "logprob_error": "the largest distance of a log-prob from float64",
    "entropy_error": "the largest distance of an entropy from float64",
    "loss_error": "the distance of the loss from float64",
    "gradient_error": "the largest distance of a gradient, relative to the largest gradient",
    "over_kernel_us": "a tiny call beyond the bare kernel, in µs",
    "collectives": "collectives asked for in forward and backward",
    "sent_a_token": "bytes a token that a rank sends for them, by a ring",
    "most_tokens": "the most tokens whose forward and backward fit in the memory",
    "share": "the share of a training step from logits to loss and back",
    "graphs": "graphs compiled over the whole schedule",
    "size": "the size of the dimension that is swept",
    "slope": "of the line through a sweep, in seconds a unit",
    "intercept": "of that line, in seconds",
    "r2": "how well the line fits; 1 is a line",
    "slope_change": "how far the slope between two neighbours is from the line's, in parts of it",
}


@dataclass(frozen=True)
class Row:
    """What one way took on one question."""

    experiment: str  # the case's name, or what else was run
    work: str  # the pass, or the point of a sweep
    way: str
    status: str = OK
    reason: str = ""  # why it isn't ok
    seconds: tuple[float, ...] = ()  # each round
    values: dict[str, float] = field(default_factory=dict)  # see MEASURES

    @property
    def key(self) -> tuple[str, str, str]:
        """What the row is about."""
        return self.experiment, self.work, self.way

    @property
    def median(self) -> float:
        """The median of the rounds, in seconds."""
        return median(self.seconds)

    @property
    def spread(self) -> float:
        """The half-width of the middle half of the rounds, in parts of the median."""
        return spread(self.seconds)


@dataclass
class Results:
    """A run: where and when, what was asked, and the rows so far."""

    machine: dict[str, Any]
    settings: dict[str, Any]
    date: str
    commit: str
    summaries: dict[str, str] = field(default_factory=dict)  # what each experiment is
    rows: dict[tuple[str, str, str], Row] = field(default_factory=dict)
    interrupted: bool = False

    def put(self, row: Row) -> None:
        """Add a row, in place of one about the same."""
        self.rows[row.key] = row

    def of(self, experiment: str, work: str | None = None) -> list[Row]:
        """Select the rows of an experiment."""
        return [
            row
            for row in self.rows.values()
            if row.experiment == experiment and work in (None, row.work)
        ]

    def get(self, experiment: str, work: str, way: str) -> Row | None:
        """Find a row that is ok."""
        row = self.rows.get((experiment, work, way))
        return row if row is not None and row.status == OK else None

    def save(self, path: Path) -> None:
        """Write the file, whole or not at all."""
        head = {name: value for name, value in vars(self).items() if name != "rows"}
        rows = ",\n".join(as_json(dataclasses.asdict(row)) for row in self.rows.values())
        draft = path.with_suffix(".part")
        draft.write_text(f'{as_json(head)[:-1]}, "rows": [\n{rows}\n]}}\n', encoding="utf-8")
        draft.replace(path)

    @classmethod
    def load(cls, path: Path) -> Results:
        """Read a file.

        Raises:
            ValueError: if it is none that `save` wrote.
        """
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            rows = [Row(**{**row, "seconds": tuple(row["seconds"])}) for row in data.pop("rows")]
            return cls(**data, rows={row.key: row for row in rows})
        except (KeyError, TypeError, AttributeError, json.JSONDecodeError) as error:
            raise ValueError(f"{path} is no file of results: {error!r}") from error


def as_json(data: dict[str, Any]) -> str:
    """Write data in a line, and numbers as finely as they are known."""

    def rounded(value: Any) -> Any:
        if isinstance(value, float):
            return float(f"{value:.{DIGITS}g}")
        if isinstance(value, dict):
            return {name: rounded(each) for name, each in value.items()}
        return [rounded(each) for each in value] if isinstance(value, (list, tuple)) else value

    return json.dumps(rounded(data), ensure_ascii=False)


def new_results(settings: dict[str, Any]) -> Results:
    """Begin a run."""
    now = datetime.datetime.now(datetime.timezone.utc)
    return Results(
        describe(settings["device"]), settings, now.isoformat(timespec="minutes"), git_commit()
    )


def describe(device: str) -> dict[str, Any]:
    """Name the machine and the versions, by what decides the numbers."""
    cpu = cpu_name()
    vectors = torch.backends.cpu.get_cpu_capability().lower()
    machine: dict[str, Any] = {
        "kind": f"cpu-{platform.machine()}-{vectors}-{os.cpu_count()}-cores",
        "cpu": cpu,
        "cores": os.cpu_count(),
        "threads": torch.get_num_threads(),
        "memory_gb": round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9),
        "torch": torch.__version__,
        "python": platform.python_version(),
    }
    if device == "cuda":
        properties = torch.cuda.get_device_properties(0)
        machine |= {
            "kind": properties.name.lower().replace(" ", "-"),
            "gpu": properties.name,
            "gpu_memory_gb": round(properties.total_memory / 1e9),
            "cuda": torch.version.cuda,
        }
    return machine


def cpu_name() -> str:
    """Read the CPU's name, where the system tells."""
    table = Path("/proc/cpuinfo")
    lines = table.read_text("utf-8").splitlines() if table.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def git_commit() -> str:
    """Name the commit of the checkout, "+" where files differ from it; nothing elsewhere."""
    here = Path(__file__).resolve().parent
    command = ["git", "-C", str(here), "describe", "--always", "--dirty=+", "--abbrev=12"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
