"""What became of each line of the user's code: the links between the facts and the stages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from logpile.compile_graphs.page import words
from logpile.compile_graphs.page.listing import Code, Mention, Mentions, same_file
from logpile.compile_graphs.report import Kernel, Report, SavedTensor, Source

# A graph's node where it is made, or an input in the signature; a kernel of the code.
MADE = re.compile(r"\b(\w+)(?:: \"| = )")
CALLED = re.compile(r"(?<![\w.])([A-Za-z_][\w.]*)")

ROWS = 400  # lines without a fact are left out past this


@dataclass(frozen=True)
class Fact:
    """Something that the report says about a line, and where it says it."""

    text: str
    href: str


@dataclass
class Row:
    """A line of the user's code."""

    index: int
    source: Source
    mentions: list[Mention]
    facts: list[Fact] = field(default_factory=list)

    @property
    def anchor(self) -> str:
        """Name it for links."""
        return f"line-{self.index}"


def facts(report: Report) -> Iterator[tuple[Source | None, Fact]]:
    """Pair every fact that has a line with it."""
    for i, saved in enumerate(report.saved):
        text = f"saved: {saved.tensor.name}, {words.size(saved.tensor.bytes)}"
        yield saved.source, Fact(text, f"#saved-{i}")
    for i, cast in enumerate(report.casts):
        change = f"{words.dtype(cast.from_dtype)} → {words.dtype(cast.to_dtype)}"
        how = "in memory" if cast.in_memory else "fused"
        yield cast.source, Fact(f"cast {change}, {how}", f"#cast-{i}")
    for i, each in enumerate(report.breaks):
        yield each.source, Fact("graph break", f"#break-{i}")
    for i, again in enumerate(report.recompiles):
        yield again.source, Fact("recompile", f"#recompile-{i}")
    for i, remark in enumerate(report.remarks):
        yield remark.source, Fact(remark.kind.replace("_", " "), f"#remark-{i}")
    if report.failure is not None:
        yield report.failure.source, Fact("the compiler stops here", "#failure")


def table(report: Report, mentions: Mentions) -> list[Row]:
    """List the lines that a fact or a stage names, those with facts first."""
    rows = [Row(0, source, mentions.of(source)) for source in mentions.sources()]
    by_line: dict[int, list[Row]] = {}
    for row in rows:
        by_line.setdefault(row.source.line, []).append(row)
    for source, fact in facts(report):
        if source is None:
            continue
        near = by_line.setdefault(source.line, [])
        mine = next((row for row in near if is_same(source, row.source)), None)
        if mine is None:
            mine = Row(0, source, [])
            rows.append(mine)
            near.append(mine)
        mine.facts.append(fact)
    rows.sort(key=lambda row: (not row.facts, row.source.file, row.source.line))
    rows = [row for index, row in enumerate(rows) if row.facts or index < ROWS]
    for index, row in enumerate(rows):
        row.index = index
    return rows


def is_same(one: Source, other: Source) -> bool:
    """Tell whether two sources are one line."""
    return one.line == other.line and same_file(one.file, other.file)


class Links:
    """Where each fact stands in the stages, and which row each line has."""

    def __init__(self, report: Report, codes: list[Code]) -> None:
        mentions = Mentions(codes)
        self.codes = codes
        self.rows = table(report, mentions)
        self._rows: dict[int, list[Row]] = {}
        for row in self.rows:
            self._rows.setdefault(row.source.line, []).append(row)
        self._saved: dict[int, dict[str, Mention]] = {}
        self._kernels: dict[tuple[int, str], dict[str, Mention]] = {}
        saved = {each.tensor.name for each in report.saved}
        kernels = {each.name for each in report.kernels}
        for code in codes:
            stage = code.stage
            if stage.name == "forward":
                self._saved[stage.graph] = code.first(MADE, saved)
            elif stage.name.startswith("inductor_"):
                phase = stage.name.removeprefix("inductor_")
                self._kernels[stage.graph, phase] = code.first(CALLED, kernels)

    def row(self, source: Source) -> Row:
        """Find the row of a line."""
        return next(row for row in self._rows[source.line] if is_same(source, row.source))

    def saved(self, saved: SavedTensor) -> Mention | None:
        """Find where forward makes a saved tensor."""
        return self._saved.get(saved.graph, {}).get(saved.tensor.name)

    def kernel(self, kernel: Kernel) -> Mention | None:
        """Find where a kernel is defined, or first called when it isn't ours to define."""
        return self._kernels.get((kernel.graph, kernel.phase), {}).get(kernel.name)

    def in_stages(self, row: Row) -> list[tuple[Code, Mention, int]]:
        """Give the first mention of a line in each stage, and how many there are."""
        found: dict[int, list[Mention]] = {}
        for mention in row.mentions:
            found.setdefault(mention.stage, []).append(mention)
        return [(self.codes[stage], each[0], len(each)) for stage, each in found.items()]

    def mark(self, report: Report) -> None:
        """Mark the lines of the stages that a fact points to, so that they point back."""
        for row in self.rows:
            said = "; ".join([words.place(row.source), *(fact.text for fact in row.facts)])
            for mention in row.mentions:
                self._mark(mention, row.anchor, said)
        for i, saved in enumerate(report.saved):
            self._mark(self.saved(saved), f"saved-{i}", f"saved: {saved.tensor.name}")
        for i, kernel in enumerate(report.kernels):
            self._mark(self.kernel(kernel), f"kernel-{i}", f"kernel {kernel.order}")

    def _mark(self, mention: Mention | None, anchor: str, said: str) -> None:
        if mention is not None:
            self.codes[mention.stage].marks.setdefault(mention.line, (anchor, said))
