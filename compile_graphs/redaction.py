"""Keeps values of tensors out of what is written, where a number was read from one.

A graph holds no value of a tensor. But a function that reads one, `scale = x.sum().item()`, breaks
there, and the rest of it is compiled for the number as for any Python number: as a constant of the
graph, and as a guard. The function itself is called with numbers that the user wrote.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace

from logpile.compile_graphs.records import Record

RESUMED = "torch_dynamo_resume_in"
NUMBER = r"-?\d[\d.]*(?:e[+-]?\d+)?"
FRACTION = r"\d+(?:\.\d+(?:e[+-]?\d+)?|e[+-]?\d+)"
GUARD = re.compile(rf"L\[[^\]\n]*\](?:\[[^\]\n]*\]|\.\w+)* == ({NUMBER})(?![\w.])")
SYMBOL = re.compile(rf"Sym\(({NUMBER})\)")  # a size, or a number, that became a constant
HINT = re.compile(r"^\s*\w+ = (-?\d+)$", re.MULTILINE)  # what generated code tries symbols with
SHAPE = re.compile(r"\[([\d, ]+)\]|_strided\w*\(\(([\d, ]*)\), \(([\d, ]*)\)")
INTEGER = re.compile(r"(?<![\w.])-?\d+(?![\w.])")
GRAPHS = {
    "dynamo_output_graph",
    "aot_joint_graph",
    "aot_forward_graph",
    "aot_inference_graph",
    "aot_backward_graph",
    "inductor_post_grad_graph",
}
COMPILER = ("torch._dynamo", "torch._inductor", "torch._functorch", "torch.fx", "torch._subclasses")


def without_values(records: list[Record], *, own_frames: bool) -> list[Record]:
    """Put VALUE in the place of each number that a frame was given and that may be a tensor's.

    Those are the frames behind a break, and with own_frames all but the first, which is the
    function of the export. Integers that are sizes of tensors there stay.
    """
    suspects = suspected(records, own_frames=own_frames)
    said: dict[int, list[Record]] = defaultdict(list)
    for record in records:
        if record.compile_id is not None and record.compile_id[0] in suspects:
            said[record.compile_id[0]].append(record)
    patterns = {frame: pattern for frame, own in said.items() if (pattern := numbers_in(own))}
    return [
        replace(record, payload=redacted(record.payload, patterns[record.compile_id[0]]))
        if record.compile_id is not None and record.compile_id[0] in patterns
        else record
        for record in records
    ]


def redacted(text: str, numbers: re.Pattern[str]) -> str:
    """Redact each line, but for the comments that show a line of the user's own."""
    return "\n".join(
        line if line.lstrip().startswith("# File: ") else numbers.sub("VALUE", line)
        for line in text.split("\n")
    )


def suspected(records: Iterable[Record], *, own_frames: bool) -> set[int]:
    """Find the frames whose numbers may be values of tensors."""
    found: set[int] = set()
    first: int | None = None
    for record in records:
        if record.kind != "dynamo_start" or record.compile_id is None:
            continue
        frame = record.compile_id[0]
        first = frame if first is None else first
        name = str((record.value.get("stack") or [{}])[-1].get("name"))
        if name.startswith(RESUMED) or (own_frames and frame != first):
            found.add(frame)
    return found


def numbers_in(records: list[Record]) -> re.Pattern[str] | None:
    """Make a pattern of the numbers that a frame was given, and of all that may come of them.

    The given ones stand in guards on arguments, or are hints of symbols. Every fraction and every
    integer of the graphs may be computed from them, but for sizes. A frame whose compilation did
    not come to its guards may have been given any.
    """
    texts = [record.payload for record in records]
    shapes = [part for text in texts for shape in SHAPE.findall(text) for part in shape]
    sizes = {size.strip() for shape in shapes for size in shape.split(",")}
    known = sizes | {"-1", "0", "1", ""}  # which every graph has, and which tell nothing
    given = {
        number for text in texts for pattern in (GUARD, SYMBOL) for number in pattern.findall(text)
    }
    for record in records:
        if record.name == "inductor_output_code":
            given |= {*HINT.findall(record.payload)}
    given |= {str(int(float(number))) for number in given}  # what int() makes of them
    if not given - known and any(record.name == "dynamo_cpp_guards_str" for record in records):
        return None
    made = {n for r in records if r.name in GRAPHS for n in integers(r.payload)}
    numbers = (given | made | {n.removeprefix("-") for n in made}) - known
    longest_first = sorted(map(re.escape, numbers), key=len, reverse=True)
    return re.compile(rf"(?<![\w.])(?:{'|'.join([*longest_first, FRACTION])})(?![\w.])")


def integers(graph: str) -> set[str]:
    """Find the integers in the code of a printed graph: not in its comments and annotations."""
    code = [
        re.sub(r'"[^"]*"', "", line.partition("  #")[0])
        for line in graph.split("\n")
        if not line.lstrip().startswith("#")
    ]
    return {number for line in code for number in INTEGER.findall(line)}


def message_of(error: BaseException, records: list[Record]) -> str:
    """Give an error's words, without numbers where these may be values of tensors.

    They may outside of the compiler, and inside where it was compiling a suspected frame.
    """
    starts = [record for record in records if record.kind == "dynamo_start"]
    frame = starts[-1].compile_id if starts else None
    inside = type(error).__module__.startswith(COMPILER)
    suspect = frame is not None and frame[0] in suspected(records, own_frames=True)
    return str(error) if inside and not suspect else without_numbers(str(error))


def without_numbers(text: str) -> str:
    """Put a sign in the place of every number."""
    return re.sub(rf"(?<![\w.]){NUMBER}", "#", text)
