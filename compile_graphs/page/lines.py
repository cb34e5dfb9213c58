"""What became of each line of the user's code: the links between the facts and the stages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from logpile.compile_graphs.page import words
from logpile.compile_graphs.page.listing import Code, Mention, Mentions, same_file
from logpile.compile_graphs.report import Kernel, Report, SavedTensor, Source

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
    """List the lines that a fact or a stage names, in the order of files and lines."""
    told = [(source, fact) for source, fact in facts(report) if source is not None]
    known = mentions.sources()
    known += [source for source, _ in told if not any(is_same(source, other) for other in known)]
    rows = [Row(0, source, mentions.of(source)) for source in dict.fromkeys(known)]
    by_line: dict[int, list[Row]] = {}
    for row in rows:
        by_line.setdefault(row.source.line, []).append(row)
    for source, fact in told:
        row = next(row for row in by_line[source.line] if is_same(source, row.source))
        row.facts.append(fact)
    rows.sort(key=lambda row: (row.source.file, row.source.line))
    room = ROWS - sum(bool(row.facts) for row in rows)
    kept = []
    for row in rows:
        room -= not row.facts
        if row.facts or room >= 0:
            kept.append(row)
    for index, row in enumerate(kept):
        row.index = index
    return kept


def is_same(one: Source, other: Source) -> bool:
    """Tell whether two sources are one line."""
    return one.line == other.line and same_file(one.file, other.file)


def saved_line(codes: list[Code], saved: SavedTensor) -> Mention | None:
    """Find where forward makes a saved tensor."""
    name = re.escape(saved.tensor.name)
    return _first(codes, saved.graph, "forward", rf"\b{name}(: \"[^\"]*\")? = |\b{name}: \"")


def kernel_line(codes: list[Code], kernel: Kernel) -> Mention | None:
    """Find where a kernel is defined, or called when it isn't ours to define."""
    name = re.escape(kernel.name)
    return _first(codes, kernel.graph, f"inductor_{kernel.phase}", rf"\b{name}\b")


def _first(codes: list[Code], graph: int, stage: str, pattern: str) -> Mention | None:
    for code in codes:
        if (code.stage.graph, code.stage.name) == (graph, stage):
            line = code.find(pattern)
            if line is not None:
                return Mention(code.index, line)
    return None


def mark(report: Report, codes: list[Code], rows: list[Row], mentions: Mentions) -> None:
    """Mark the lines of the stages that a fact points to, so that they point back."""
    for row in rows:
        said = "; ".join([words.place(row.source), *(fact.text for fact in row.facts)])
        for mention in row.mentions:
            codes[mention.stage].marks[mention.line] = (row.anchor, said)
    for i, saved in enumerate(report.saved):
        _mark(codes, saved_line(codes, saved), f"saved-{i}", f"saved: {saved.tensor.name}")
    for i, kernel in enumerate(report.kernels):
        _mark(codes, kernel_line(codes, kernel), f"kernel-{i}", f"kernel {kernel.order}")


def _mark(codes: list[Code], mention: Mention | None, anchor: str, said: str) -> None:
    if mention is not None:
        codes[mention.stage].marks.setdefault(mention.line, (anchor, said))


class Links:
    """The links of the facts, for the template."""

    def __init__(
        self, report: Report, codes: list[Code], rows: list[Row], mentions: Mentions
    ) -> None:
        self.codes = codes
        self.mentions = mentions
        self._rows: dict[int, list[Row]] = {}
        for row in rows:
            self._rows.setdefault(row.source.line, []).append(row)

    def row(self, source: Source) -> Row:
        """Find the row of a line."""
        return next(row for row in self._rows[source.line] if is_same(source, row.source))

    def saved(self, saved: SavedTensor) -> Mention | None:
        """Link a saved tensor."""
        return saved_line(self.codes, saved)

    def kernel(self, kernel: Kernel) -> Mention | None:
        """Link a kernel."""
        return kernel_line(self.codes, kernel)

    def first_mentions(self, row: Row) -> list[tuple[Code, Mention, int]]:
        """Give the first mention of a line in each stage, and how many there are."""
        found: dict[int, list[Mention]] = {}
        for mention in row.mentions:
            found.setdefault(mention.stage, []).append(mention)
        return [(self.codes[stage], each[0], len(each)) for stage, each in found.items()]
