"""The geometry of the pictures, in percent, so that they fit any width."""

from collections.abc import Sequence
from dataclasses import dataclass

from logpile.compile_graphs.page import words
from logpile.compile_graphs.report import Live, Report

COLUMNS = 600  # a longer timeline shows the highest of neighbouring steps
LANES = 16  # full-size tensors that are shown one by one


@dataclass(frozen=True)
class Column:
    """One step of the timeline, or the highest of several."""

    left: float
    width: float
    height: float
    said: str
    peak: bool


@dataclass(frozen=True)
class Part:
    """The steps of one graph in one phase."""

    label: str
    left: float
    width: float


@dataclass(frozen=True)
class Lane:
    """When a full-size tensor lives."""

    name: str
    spans: list[tuple[float, float]]  # left, width


@dataclass(frozen=True)
class Timeline:
    """Live memory over the steps."""

    columns: list[Column]
    parts: list[Part]
    lanes: list[Lane]
    hidden: int  # lanes that are not shown
    peak: Live
    peak_at: float  # the middle of its column
    full: float | None  # how high the size of the largest input stands


def timeline(report: Report) -> Timeline | None:
    """Lay out the timeline, if there is one."""
    steps = report.timeline
    if not steps:
        return None
    peak = max(steps, key=lambda step: step.bytes)
    top = max(peak.bytes, 1)
    columns = list(_columns(steps, peak, top))
    lanes = list(_lanes(steps))
    at = next(column for column in columns if column.peak)
    return Timeline(
        columns,
        list(_parts(steps)),
        lanes[:LANES],
        max(0, len(lanes) - LANES),
        peak,
        at.left + at.width / 2,
        100 * report.full_size_bytes / top if report.full_size_bytes <= top else None,
    )


def _columns(steps: Sequence[Live], peak: Live, top: int) -> list[Column]:
    each = max(1, -(-len(steps) // COLUMNS))
    columns = []
    for start in range(0, len(steps), each):
        group = steps[start : start + each]
        high = max(group, key=lambda step: step.bytes)
        said = f"{high.phase}, step {high.step}: {high.op}\n{words.size(high.bytes)} live"
        if high.full_size:
            said += f"\nfull size: {', '.join(high.full_size)}"
        columns.append(
            Column(
                100 * start / len(steps),
                100 * len(group) / len(steps),
                100 * high.bytes / top,
                said,
                any(step is peak for step in group),
            )
        )
    return columns


def _parts(steps: Sequence[Live]) -> list[Part]:
    parts: list[Part] = []
    many = len({step.graph for step in steps}) > 1
    start = 0
    for end in range(1, len(steps) + 1):
        here = steps[start]
        if end < len(steps) and (steps[end].graph, steps[end].phase) == (here.graph, here.phase):
            continue
        label = f"{here.phase} {here.graph}" if many else here.phase
        parts.append(Part(label, 100 * start / len(steps), 100 * (end - start) / len(steps)))
        start = end
    return parts


def _lanes(steps: Sequence[Live]) -> list[Lane]:
    spans: dict[tuple[int, str], list[list[int]]] = {}
    for index, step in enumerate(steps):
        for name in step.full_size:
            mine = spans.setdefault((step.graph, name), [])
            if mine and mine[-1][1] == index:
                mine[-1][1] = index + 1
            else:
                mine.append([index, index + 1])
    many = len({graph for graph, _ in spans}) > 1
    width = 100 / len(steps)
    return [
        Lane(
            f"{graph}: {name}" if many else name,
            [(start * width, (end - start) * width) for start, end in each],
        )
        for (graph, name), each in spans.items()
    ]


@dataclass(frozen=True)
class Slice:
    """A saved tensor's part of the bar."""

    index: int
    name: str
    left: float
    width: float
    said: str


def saved_bar(report: Report) -> list[Slice]:
    """Lay out what is saved beside the inputs, the largest first."""
    kept = [(i, each) for i, each in enumerate(report.saved) if each.op != "input"]
    total = sum(each.tensor.bytes for _, each in kept)
    kept.sort(key=lambda pair: -pair[1].tensor.bytes)
    slices, left = [], 0.0
    for index, each in kept:
        width = 100 * each.tensor.bytes / total if total else 0.0
        said = f"{each.tensor.name}: {words.tensor(each.tensor)}, {words.size(each.tensor.bytes)}"
        slices.append(Slice(index, each.tensor.name, left, width, said))
        left += width
    return slices
