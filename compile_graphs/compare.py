"""Two exports side by side: the numbers that changed, the collectives, and each stage's diff."""

import difflib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from itertools import combinations
from pathlib import Path

from logpile.compile_graphs.folder import SUMMARY
from logpile.compile_graphs.report import Collective, Report, SavedTensor, Stage


class ComparisonError(ValueError):
    """A folder that holds no export."""


@dataclass(frozen=True)
class Change:
    """A number of the verdict that differs."""

    name: str
    before: int | float | None
    after: int | float | None


@dataclass(frozen=True)
class Comparison:
    """What differs between two exports."""

    changes: list[Change]
    order: str | None  # how the order of the collectives differs
    ranks: bool  # the exports are of two ranks of one job, which a different order hangs
    diffs: dict[str, list[str]]  # by stage, the lines of a unified diff
    only: dict[str, str]  # stages that one side has, with the side
    settings: dict[str, tuple[str, str]] = field(default_factory=dict)  # versions, configuration
    saved: dict[str, tuple[int, int]] = field(default_factory=dict)  # how often on each side
    kernels: dict[str, tuple[int, int]] = field(default_factory=dict)


def load(folder: Path) -> Report:
    """Read the summary of an export.

    Raises:
        ComparisonError: there is none, or it is of another schema.
    """
    summary = folder / SUMMARY
    if not summary.is_file():
        inner = sorted(path.parent.name for path in folder.glob(f"*/{SUMMARY}"))
        more = f"; it holds exports in {', '.join(inner)}" if inner else ""
        raise ComparisonError(f"{folder} holds no {SUMMARY}, so it is no export{more}")
    try:
        return Report.from_json(summary.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ComparisonError(f"{summary}: {error}") from error


def compare(before: Path, after: Path) -> Comparison:
    """Compare two exports.

    Raises:
        ComparisonError: one of them is no export.
    """
    one, other = load(before), load(after)
    stages, others = by_name(one.stages), by_name(other.stages)
    diffs = {
        name: diff(before / stage.file, after / others[name].file)
        for name, stage in stages.items()
        if name in others
    }
    only = {name: str(before) for name in stages if name not in others}
    return Comparison(
        changes=changes(one, other),
        order=order(one, other),
        ranks=are_ranks(one, other),
        diffs={name: lines for name, lines in diffs.items() if lines},
        only=only | {name: str(after) for name in others if name not in stages},
        settings=settings(one, other),
        saved=counts(*([saved_as(each) for each in report.saved] for report in (one, other))),
        kernels=counts(
            *([f"{k.name} ({k.phase})" for k in report.kernels] for report in (one, other))
        ),
    )


def settings(one: Report, other: Report) -> dict[str, tuple[str, str]]:
    """List versions and settings that differ."""
    before, after = ({**report.versions, **report.config} for report in (one, other))
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    return {name: (before.get(name, "none"), after.get(name, "none")) for name in names}


def saved_as(saved: SavedTensor) -> str:
    """Describe a saved tensor by what does not change with its name."""
    shape = ", ".join(map(str, saved.tensor.shape))
    return f"{saved.op}: {saved.tensor.dtype} [{shape}]"


def counts(before: list[str], after: list[str]) -> dict[str, tuple[int, int]]:
    """Count what one side has more often than the other."""
    one, other = Counter(before), Counter(after)
    return {name: (one[name], other[name]) for name in one | other if one[name] != other[name]}


def by_name(stages: list[Stage]) -> dict[str, Stage]:
    """Sort stages by what both sides call them."""
    return {stage.file.rpartition(".")[0]: stage for stage in stages}


def changes(one: Report, other: Report) -> list[Change]:
    """List the numbers that differ."""
    pairs = [
        Change(each.name, getattr(one.verdict, each.name), getattr(other.verdict, each.name))
        for each in fields(one.verdict)
    ]
    return [pair for pair in pairs if pair.before != pair.after]


def difference(one: list[Collective], other: list[Collective]) -> str | None:
    """Say where two lists of collectives part."""
    for place, (mine, theirs) in enumerate(zip(one, other, strict=False)):
        if (mine.op, mine.group, mine.bytes) != (theirs.op, theirs.group, theirs.bytes):
            return f"collective {place} is {shown(mine)} here and {shown(theirs)} there"
    if len(one) != len(other):
        return f"there are {len(one)} collectives here and {len(other)} there"
    return None


def are_ranks(one: Report, other: Report) -> bool:
    """Tell two ranks of a job."""
    return one.rank is not None and other.rank is not None and one.rank != other.rank


def order(one: Report, other: Report) -> str | None:
    """Say where two exports part in the collectives that they ask for.

    Two ranks meet in the groups that both name; what each asks of a group that the other has no
    part in, as of tensor or data parallelism, need not be the same.
    """
    sides = one.collectives, other.collectives
    if are_ranks(one, other):
        shared = {each.group for each in sides[0]} & {each.group for each in sides[1]}
        mine, theirs = ([each for each in side if each.group in shared] for side in sides)
        return difference(mine, theirs)
    return difference(*sides)


def parted(reports: Sequence[Report]) -> Iterator[tuple[Report, Report, str]]:
    """Give each pair of ranks whose collectives are in another order, and where they part."""
    for one, other in combinations(reports, 2):
        if are_ranks(one, other) and (said := order(one, other)) is not None:
            yield one, other, said


def shown(collective: Collective) -> str:
    """Describe a collective."""
    return f"{collective.op} of group {collective.group!r} ({collective.bytes:,} bytes)"


def diff(before: Path, after: Path) -> list[str]:
    """Compare two files line by line, but for the comments that name source lines."""
    texts = [
        re.sub(r"^ *# File: .*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for path in (before, after)
    ]
    if texts[0] == texts[1]:
        return []
    one, other = (text.splitlines() for text in texts)
    return [*difflib.unified_diff(one, other, str(before), str(after), n=2, lineterm="")]
