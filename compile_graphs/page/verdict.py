"""The verdict: what the numbers of a report say, in words and as tiles."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from logpile.compile_graphs.page import words
from logpile.compile_graphs.report import Cast, Report, Source, Verdict

Tone = Literal["good", "fair", "bad", "plain"]

FAILED = {
    "dynamo": "It does not compile: Dynamo can't trace it",
    "joint": "It does not compile: AOTAutograd can't differentiate it",
    "inductor": "It does not compile: Inductor can't generate its code",
    "run": "It compiles, and raises when it runs",
    "export": "It does not export",
}
SHOWN = 4  # findings of one kind
MOVED_FAIR = 3.0  # kernels that move more than this many times the least bytes are worth a look


@dataclass(frozen=True)
class Tile:
    """One number, whether it is good news, and the section that has the details."""

    label: str
    value: str
    note: str
    tone: Tone
    href: str


@dataclass(frozen=True)
class Finding:
    """One thing to look at."""

    tone: Tone
    text: str
    href: str
    source: Source | None = None


def headline(report: Report) -> str:
    """Say in one line what became of the function."""
    verdict = report.verdict
    if report.failure is not None:
        return FAILED.get(report.failure.stage, f"It fails in {report.failure.stage}")
    graphs = "One graph" if verdict.graphs == 1 else words.count(verdict.graphs, "graph")
    said = f"{graphs}, {words.count(verdict.breaks, 'break')}"
    if verdict.recompiles:
        said += f", {words.count(verdict.recompiles, 'recompile')}"
    return _capital(said)


def tone(report: Report) -> Tone:
    """Judge what the headline says; what else costs, the findings below it say."""
    split = report.verdict.breaks or report.verdict.recompiles
    return "bad" if report.failure is not None or split else "good"


def lead(report: Report) -> list[str]:
    """Tell the numbers in a few sentences."""
    verdict = report.verdict
    said = []
    if verdict.kernels_forward is None and report.failure is None:
        said.append("What its kernels do is not known: not all generated code was read.")
    elif verdict.kernels_forward or verdict.kernels_backward:
        forward = words.count(verdict.kernels_forward or 0, "kernel")
        back = f"{verdict.kernels_backward or 'none'} backward"
        said.append(f"{_capital(forward)} forward and {back}; {_touch(report)}.")
    if verdict.kernels_backward:
        each = verdict.saved_bytes_per_token
        token = "" if each is None else f", {words.number(each)} bytes a token"
        said.append(
            f"Beside the inputs, {words.size(verdict.saved_bytes)} are kept for backward{token}."
        )
    if verdict.compile_seconds is not None and report.failure is None:
        said.append(f"Compiled in {words.seconds(verdict.compile_seconds)}.")
    return said


def _touch(report: Report) -> str:
    """Say how many kernels touch a tensor of the largest input's size."""
    largest = words.largest_input(report)
    verdict = report.verdict
    kernels = (verdict.kernels_forward or 0) + (verdict.kernels_backward or 0)
    touching = verdict.full_size_kernels or 0
    known = largest is not None and largest.bytes == report.full_size_bytes
    name = f"a tensor as large as {largest.name}" if largest and known else "a full-size tensor"
    size = f"{name} ({words.size(report.full_size_bytes)})"
    if touching == 0:
        return f"none touches {size}"
    if touching == 1:
        return f"{'it' if kernels == 1 else 'one'} touches {size}"
    if touching == kernels:
        return f"{'both' if kernels == 2 else 'all'} touch {size}"
    return f"{touching} of them touch {size}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def extra_buffers(verdict: Verdict) -> int:
    """Count the full-size tensors that the job itself does not need: all but the gradients."""
    return (verdict.full_size_buffers or 0) - (verdict.full_size_gradients or 0)


def moved_ratio(verdict: Verdict) -> float | None:
    """Compare the bytes that kernels move with the least possible."""
    if verdict.bytes_moved is None or not verdict.bytes_least:
        return None
    return verdict.bytes_moved / verdict.bytes_least


def findings(report: Report) -> list[Finding]:
    """List what costs, the worst first."""
    found = [*_splits(report), *_memory(report), *_runtime(report)]
    return sorted(found, key=lambda finding: finding.tone)  # "bad" sorts before "fair"


def _splits(report: Report) -> Iterator[Finding]:
    for each in report.breaks[:SHOWN]:
        yield Finding("bad", f"The graph breaks: {each.reason}", "#breaks", each.source)
    if len(report.breaks) > SHOWN:
        more = words.count(len(report.breaks) - SHOWN, "more break")
        yield Finding("bad", f"And {more}.", "#breaks")
    if report.recompiles:
        first = report.recompiles[0]
        again = "" if len(report.recompiles) == 1 else f" {len(report.recompiles)} times"
        yield Finding("bad", f"Compiled again{again}: {first.words}", "#recompiles", first.source)
    for fixed in report.specialised[:SHOWN]:
        text = (
            f"Dimension {fixed.dimension} of {fixed.argument} was to be dynamic and is fixed at "
            f"{fixed.value}: {fixed.reason}"
        )
        yield Finding("fair", text, "#specialised")
    if report.verdict.opaque_calls:
        calls = words.count(report.verdict.opaque_calls, "opaque call")
        yield Finding("fair", f"Nothing fuses across {calls}.", "#kernels")


def _memory(report: Report) -> Iterator[Finding]:
    verdict = report.verdict
    if extra_buffers(verdict) > 0:
        allocated = words.count(verdict.full_size_buffers or 0, "full-size tensor")
        text = f"{allocated} allocated; {_needed(verdict.full_size_gradients or 0)}."
        yield Finding(buffers_tone(verdict), text, "#memory")
    if verdict.saved_bytes is not None and saves_much(report):
        text = (
            f"{words.size(verdict.saved_bytes)} are kept for backward beside the inputs: "
            f"{words.times(verdict.saved_bytes / report.full_size_bytes)} the largest input."
        )
        yield Finding("bad", text, "#saved")
    for cast in stored_casts(report)[:SHOWN]:
        text = (
            "A full-size tensor is cast in memory, "
            f"{words.dtype(cast.from_dtype)} → {words.dtype(cast.to_dtype)}."
        )
        yield Finding("fair", text, "#casts", cast.source)


def _needed(gradients: int) -> str:
    if gradients == 0:
        return "none is needed"
    one = gradients == 1
    return (
        "the gradient alone is needed" if one else f"the {gradients:,} gradients alone are needed"
    )


def _runtime(report: Report) -> Iterator[Finding]:
    ratio = moved_ratio(report.verdict)
    if ratio is not None and ratio > MOVED_FAIR:
        yield Finding("fair", f"Kernels move {words.times(ratio)} the least bytes.", "#kernels")
    costly = [remark for remark in report.remarks if remark.kind != "export"]
    for remark in costly[:SHOWN]:
        yield Finding("fair", f"{kind(remark.kind)}: {remark.reason}", "#remarks", remark.source)


def buffers_tone(verdict: Verdict) -> Tone:
    """Judge the number of full-size buffers: one too many may be an output of the function."""
    if verdict.full_size_buffers is None:
        return "plain"
    extra = extra_buffers(verdict)
    return "good" if extra <= 0 else "fair" if extra == 1 else "bad"


def stored_casts(report: Report) -> list[Cast]:
    """List the casts that cost a buffer: where none is too many, they only round the gradient."""
    if extra_buffers(report.verdict) <= 0:
        return []
    return [cast for cast in report.casts if cast.in_memory]


def saves_much(report: Report) -> bool:
    """Tell whether as much is saved as the largest input takes."""
    return 0 < report.full_size_bytes <= (report.verdict.saved_bytes or 0)


def kind(name: str) -> str:
    """Name the kind of a remark."""
    names = {
        "sync": "Host sync",
        "cudagraph_skip": "No CUDA graph",
        "cache_bypass": "Compile cache bypassed",
        "export": "Not exported",
        "unread": "Not known",
    }
    return names.get(name, name.replace("_", " ").capitalize())


def tiles(report: Report) -> list[tuple[str, list[Tile]]]:
    """Lay out the numbers by subject; of a failure none is good news or bad."""
    groups = [
        ("Graph", _graph_tiles(report.verdict)),
        ("Kernels", _kernel_tiles(report.verdict)),
        ("Memory", _memory_tiles(report)),
        ("Ranks and time", _other_tiles(report)),
    ]
    if report.failure is None:
        return groups
    return [(name, [replace(tile, tone="plain") for tile in members]) for name, members in groups]


def _graph_tiles(verdict: Verdict) -> list[Tile]:
    return [
        Tile("graphs", words.number(verdict.graphs), "", best(verdict.graphs, 1), "#code"),
        Tile("breaks", words.number(verdict.breaks), "", best(verdict.breaks, 0), "#breaks"),
        Tile(
            "recompiles",
            words.number(verdict.recompiles),
            "",
            best(verdict.recompiles, 0),
            "#recompiles",
        ),
        Tile(
            "opaque calls",
            words.number(verdict.opaque_calls),
            "",
            _none_is_good(verdict.opaque_calls),
            "#kernels",
        ),
    ]


def _kernel_tiles(verdict: Verdict) -> list[Tile]:
    ratio = moved_ratio(verdict)
    return [
        Tile("forward kernels", words.number(verdict.kernels_forward), "", "plain", "#kernels"),
        Tile("backward kernels", words.number(verdict.kernels_backward), "", "plain", "#kernels"),
        Tile(
            "touch a full-size tensor",
            words.number(verdict.full_size_kernels),
            "",
            "plain",
            "#kernels",
        ),
        Tile(
            "bytes moved",
            words.size(verdict.bytes_moved),
            "" if ratio is None else f"{words.times(ratio)} the least",
            "plain" if ratio is None else "fair" if ratio > MOVED_FAIR else "good",
            "#kernels",
        ),
    ]


def _memory_tiles(report: Report) -> list[Tile]:
    verdict = report.verdict
    each = verdict.saved_bytes_per_token
    gradients = verdict.full_size_gradients or 0
    alone = gradients == verdict.full_size_buffers == 1
    stored = len(stored_casts(report))
    return [
        Tile(
            "saved for backward",
            words.size(verdict.saved_bytes),
            "" if each is None else f"{words.number(each)} B a token",
            "bad" if saves_much(report) else "good" if verdict.saved_bytes is not None else "plain",
            "#saved",
        ),
        Tile(
            "full-size buffers",
            words.number(verdict.full_size_buffers),
            "the gradient" if alone else words.count(gradients, "gradient") if gradients else "",
            buffers_tone(verdict),
            "#memory",
        ),
        Tile("peak", words.size(verdict.peak_bytes), "", "plain", "#memory"),
        Tile(
            "full-size casts",
            words.number(verdict.full_size_casts),
            f"{stored} in memory" if stored else "",
            "fair" if stored else "good" if verdict.full_size_casts is not None else "plain",
            "#casts",
        ),
    ]


def _other_tiles(report: Report) -> list[Tile]:
    verdict = report.verdict
    syncs = sum(remark.kind == "sync" for remark in report.remarks)
    took = verdict.compile_seconds
    between = words.size(verdict.collective_bytes)
    return [
        Tile("collectives", words.number(verdict.collectives), "", "plain", "#collectives"),
        Tile("between ranks", between, "", "plain", "#collectives"),
        Tile("host syncs", words.number(syncs), "", "fair" if syncs else "good", "#remarks"),
        Tile(
            "to compile",
            "unknown" if took is None else words.seconds(took),
            "",
            "plain",
            "#setting",
        ),
    ]


def _none_is_good(value: int | None) -> Tone:
    return "plain" if value is None else "fair" if value else "good"


def best(value: int, wanted: int) -> Tone:
    """Judge a number that has one good value."""
    return "good" if value == wanted else "bad"
