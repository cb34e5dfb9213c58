"""Where the compiler left the function or gave up, and why, in words."""

import json
import linecache
import re

from logpile.compile_graphs import paths, redaction, torch_private
from logpile.compile_graphs.records import Compilation, Record, innermost
from logpile.compile_graphs.report import Break, Failure, Recompile, Source, Specialised

METRICS = ("compilation_metrics", "bwd_compilation_metrics")
PLACE = re.compile(r"Graph break in user code at (.+):(\d+)")
FRAME = re.compile(r'File "([^"]+)", line (\d+), in [^\n]*\n\s+([^\n]*)')
SIZE = re.compile(r"L\['?(\w+)'?\](\S*?)\.size\(\)\[(\d+)\]")
MARKED = re.compile(
    r"You marked (\S+) as dynamic but your code specialized it to be a constant \((\d+)\)"
)


def breaks(records: list[Record]) -> list[Break]:
    """List the distinct graph breaks; what a frame does again, compiled again, counts once."""
    hints: dict[tuple[str, Source | None], str] = {}
    frames: dict[tuple[str, Source | None], set[int | None]] = {}
    for record in records:
        if record.name == "dynamo_graph_break_reason":
            reason, hint = reason_and_hint(record.payload)
            key = (reason, place_of_break(record.payload))
            hints[key] = hint
            frame = record.compile_id[0] if record.compile_id is not None else None
            frames.setdefault(key, set()).add(frame)
    return [
        Break(reason, hints[reason, at], at, len(inside)) for (reason, at), inside in frames.items()
    ]


def place_of_break(text: str) -> Source | None:
    """Find the user's line."""
    match = PLACE.search(text)
    if match is None:
        return None
    file, line = match[1], int(match[2])
    code = [c for f, n, c in FRAME.findall(text) if f == file and int(n) == line]
    return Source(
        paths.short(file), line, (code[-1] if code else linecache.getline(file, line)).strip()
    )


def reason_and_hint(text: str) -> tuple[str, str]:
    """Split torch's text of a break, which ends in a traceback."""
    text = text.partition("\nUser code traceback:")[0].partition("\n  Developer debug context:")[0]
    body = text.partition("Graph Break Reason: ")[2] or text
    head, _, detail = body.partition("\n\n")
    hints = re.findall(r"^\s+Hint: (.*)$", detail, re.MULTILINE)
    said = [line.strip() for line in detail.splitlines() if line.strip() and "Hint: " not in line]
    reason = re.sub(r"\.? Explanation: ", ". ", " ".join(said)) or head  # a title has no stop
    return paths.short(reason), paths.short(
        " ".join(hint for hint in hints if "report an issue" not in hint)
    )


def recompiles(compilation: Compilation) -> list[Recompile]:
    """Say why a frame was compiled again; the latest of its compilations is the one that missed."""
    found = []
    for text in compilation.texts("recompile_reasons"):
        try:
            reasons = json.loads(text)
        except json.JSONDecodeError:
            reasons = [text]
        reason = str(reasons[0] if isinstance(reasons, list) and reasons else text)
        guard = re.sub(r"^\d+/\d+: ", "", reason).partition("  # ")[0].split("\n")[0].strip()
        place = FRAME.findall(reason)
        source = (
            Source(paths.short(place[-1][0]), int(place[-1][1]), place[-1][2]) if place else None
        )
        found.append(Recompile(paths.short(guard), in_words(guard), source))
    return found


WAS_IS = r"expected (?P<a>\S+), actual (?P<b>\S+)"
WORDS = [
    (
        r"tensor '(?P<x>.+?)' size mismatch at index (?P<i>\d+). " + WAS_IS,
        "Dimension {i} of {x} was {a} and is now {b}; mark_dynamic({x}, {i}) would leave it open.",
    ),
    (
        r"tensor '(?P<x>.+?)' stride mismatch at index (?P<i>\d+). " + WAS_IS,
        "Stride {i} of {x} was {a} and is now {b}. Pass it in one layout: {x}.contiguous().",
    ),
    (
        r"tensor '(?P<x>.+?)' dtype mismatch. " + WAS_IS,
        "The dtype of {x} was {a} and is now {b}. Each dtype is a graph of its own.",
    ),
    (
        r"tensor '(?P<x>.+?)' rank mismatch. " + WAS_IS,
        "{x} had {a} dimensions and has {b} now. Each number of dimensions is a graph of its own.",
    ),
    (
        r"tensor '(?P<x>.+?)' requires_grad mismatch. expected requires_grad=(?P<a>\d)",
        "Whether {x} requires a gradient has changed. Each way is a graph of its own.",
    ),
    (
        r"tensor '(?P<x>.+?)' (?P<what>dispatch key set|\w+ device( index)?) mismatch",
        "The {what} of {x} has changed: another device, subclass, mode or kind of tensor.",
    ),
    (
        r"(?P<a>\d+) <= (?P<x>.+?)\.size\(\)\[(?P<i>\d+)\]",
        "Dimension {i} of {x} was at least {a}; sizes 0 and 1 are graphs of their own.",
    ),
    (
        r"len\((?P<x>.+?)\) == (?P<a>\d+)",
        "{x} had {a} elements, and has another number now. Each length is a graph of its own.",
    ),
    (
        r"(?P<x>G\[.+?) == (?P<a>.+)",
        "The global {x} was {a} and has changed. Make it an argument, and a tensor if it varies.",
    ),
    (
        r"(?P<x>.+?) == (?P<a>-?\d[\d.e+-]*)$",
        "{x} was the number {a}, a constant of the graph, and has changed; a tensor may vary.",
    ),
    (
        r"(?P<x>.+?) == (?P<a>.+)",
        "{x} was {a} and has changed. A Python value is a constant of the graph.",
    ),
    (
        r"GLOBAL_STATE changed: (?P<x>.*)",
        "Global state has changed: {x}. Each is a graph of its own.",
    ),
    (
        r".*BACKEND_MATCH",
        "It was compiled again for another torch.compile call, with other options.",
    ),
    (r".*_dynamo_(?P<x>\w*)indices", "A tensor was marked otherwise ({x}dynamic dimensions)."),
]


def in_words(guard: str) -> str:
    """Say what a failed guard means, and the way out."""
    plain = re.sub(r"L\['(\w+)'\]", r"\1", guard)
    for pattern, words in WORDS:
        if match := re.match(pattern, plain):
            return words.format(**match.groupdict())
    return f"This no longer held: {paths.short(plain)}"


def specialised(compilation: Compilation, files: dict[int, str]) -> list[Specialised]:
    """List the dynamic dimensions that became constants, with the line that made them so."""
    found = []
    for value in compilation.values("symbolic_shape_specialization"):
        line = innermost(value.get("user_stack") or guard_stack(compilation, value), files)
        where = f" at {paths.short(line.file)}:{line.line}: {line.code}" if line else ""
        words = str(value.get("reason", "")).replace("_", " ")
        for source in value.get("sources", []):
            if match := SIZE.match(source):
                name = match[1] + match[2]
                size = int(value["value"])
                found.append(Specialised(name, int(match[3]), size, words + where))
    return found


def guard_stack(compilation: Compilation, value: dict[str, object]) -> list[dict[str, object]]:
    """Find the user's lines where a symbol was compared with a number."""
    for guard in compilation.values("guard_added_fast", "guard_added"):
        if re.match(rf"Eq\({value.get('symbol')}, ", str(guard.get("expr"))):
            return list(guard.get("user_stack") or [])
    return []


def marked_but_constant(message: str) -> list[Specialised]:
    """Read the error of a dimension that was marked as dynamic and became a constant."""
    found = []
    for source, value in MARKED.findall(message):
        if match := SIZE.match(source):
            found.append(
                Specialised(match[1] + match[2], int(match[3]), int(value), "marked as dynamic")
            )
    return found


def failure(records: list[Record], error: BaseException) -> Failure:
    """Say where a run stopped: at the user's line that torch names, else where it was raised."""
    text = redaction.message_of(error, records)
    place = FRAME.findall(str(error).partition("from user code:")[2])
    source = None
    if place:
        file, line, code = place[-1]
        source = Source(paths.short(file), int(line), code.strip())
    else:
        source = raised_at(error)
    head = text.partition("\n\nSet TORCHDYNAMO_VERBOSE")[0].partition(
        "\n  Developer debug context"
    )[0]
    return Failure(stage_of(records), type(error).__name__, paths.short(head.strip()), source)


def raised_at(error: BaseException) -> Source | None:
    """Find the innermost line of an error outside of torch."""
    found, trace = None, error.__traceback__
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        is_theirs = "/torch/" in file or "compile_graphs" in file
        if not is_theirs and not paths.short(file).startswith("CACHE/"):
            code = linecache.getline(file, trace.tb_lineno).strip()
            found = Source(paths.short(file), trace.tb_lineno, code)
        trace = trace.tb_next
    return found


def stage_of(records: list[Record]) -> str:
    """Tell how far the compiler came, by the last graph that it wrote."""
    last = {record.name: place for place, record in enumerate(records)}
    reached = [
        ("dynamo_cpp_guards_str", "run"),
        ("inductor_post_grad_graph", "inductor"),
        ("dynamo_output_graph", "joint"),
        ("dynamo_start", "dynamo"),
    ]
    start = last.get("dynamo_start", -1)
    for name, stage in reached:
        if last.get(name, -1) >= start and name in last:
            return stage
    return "run"


def failure_of_trace(records: list[Record]) -> Failure | None:
    """Find the first error that a traced compilation ended in; a skipped frame is none.

    Its words are without numbers unless the compiler's own, of a frame that was given no value.
    """
    suspects = redaction.suspected(records, own_frames=False)
    for place, record in enumerate(records):
        value = record.value
        if record.kind not in METRICS or "Skip" in (kind := str(value.get("fail_type") or "Skip")):
            continue
        source, file = None, value.get("fail_user_frame_filename")
        if file:
            line = int(value.get("fail_user_frame_lineno") or 0)
            source = Source(paths.short(file), line, linecache.getline(file, line).strip())
        reason = str(value.get("fail_reason") or "").partition("\n  Developer debug")[0]
        suspect = record.compile_id is not None and record.compile_id[0] in suspects
        if suspect or kind not in torch_private.compiler_errors():
            reason = redaction.without_numbers(reason)
        return Failure(stage_of(records[:place]), kind, paths.short(reason), source)
    return None
