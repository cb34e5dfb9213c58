"""Keeps values of tensors out of what is written, where a number was read from one.

A graph holds no value of a tensor. But a function that reads one, `scale = x.sum().item()`, breaks
there, and the rest of it is compiled for the number as for any Python number: as a constant of the
graph, and as a guard. The function itself is called with numbers that the user wrote.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from logpile.compile_graphs.records import Record

RESUMED = "torch_dynamo_resume_in"
NUMBER = r"-?\d[\d.]*(?:e[+-]?\d+)?"
FRACTION = r"\d+(?:\.\d+(?:e[+-]?\d+)?|e[+-]?\d+)"
GUARD = re.compile(r"^(.*?) == (.*?)(?:  # .*)?$", re.MULTILINE)
SIZE = re.compile(r"\blen\(|\.(size|stride|storage_offset)\(\)")  # that a guard is about
TEXT = re.compile(r"'[^'\n]*\d[^'\n]*'|\"[^\"\n]*\d[^\"\n]*\"")
INPUT = re.compile(r"\b[LlGg]_\w+")  # Dynamo's names of inputs, which hold the keys of dicts
GIVEN = re.compile(rf"(?<![\w.]){NUMBER}(?=[jL]?(?![\w.]))")
SYMBOL = re.compile(rf"Sym\(({NUMBER})\)")  # a size, or a number, that became a constant
HINT = re.compile(r"^\s*\w+ = (-?\d+)$", re.MULTILINE)  # what generated code tries symbols with
SHAPE = re.compile(
    r"(?<![\w\]])\[([\d, ]+)\]|\b[a-z]+\d\w*\[([\d, ]+)\](?:\[([\d, ]*)\])?"
    r"|_strided\w*\(\(([\d, ]*)\), \(([\d, ]*)\)"
)
INTEGER = re.compile(r"(?<![\w.])-?\d+(?![\w.])")
GRAPHS = {
    "dynamo_output_graph",
    "aot_joint_graph",
    "aot_forward_graph",
    "aot_inference_graph",
    "aot_backward_graph",
    "inductor_post_grad_graph",
}
GUARDS = {"dynamo_cpp_guards_str", "recompile_reasons"}
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
    found = {frame: values for frame, own in said.items() if (values := values_in(own))}
    return [
        replace(record, payload=found[record.compile_id[0]].taken_out_of(record.payload))
        if record.compile_id is not None and record.compile_id[0] in found
        else record
        for record in records
    ]


@dataclass(frozen=True)
class Values:
    """What may be values of tensors in the texts of a frame."""

    numbers: re.Pattern[str]
    given: list[str]  # numbers and quoted texts that the frame was given, in order

    def taken_out_of(self, text: str) -> str:
        """Redact each line, but for the comments that show a line of the user's own."""
        return "\n".join(
            line if line.lstrip().startswith("# File: ") else self.out_of_line(line)
            for line in text.split("\n")
        )

    def out_of_line(self, line: str) -> str:
        """Redact a line: texts first, then names that are made of keys, then numbers."""
        for each in self.given:
            if each[0] in "'\"":
                line = line.replace(each, "'VALUE'")
        return self.numbers.sub("VALUE", INPUT.sub(self.out_of_name, line))

    def out_of_name(self, match: re.Match[str]) -> str:
        """Redact the name of an input, so that two of them stay two."""
        name = match[0]
        for place, each in sorted(enumerate(self.given), key=lambda one: -len(one[1])):
            key = re.sub(r"[^a-zA-Z0-9]", "_", each.strip("'\""))
            name = re.sub(rf"(?<=_){key}(?=_|$)", f"VALUE{place}", name)
        return name


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


def values_in(records: list[Record]) -> Values | None:
    """Find the numbers and texts that a frame was given, and the numbers that may come of them.

    The given ones stand in guards, but for those on sizes, or are hints of symbols. Every fraction
    and every integer of the graphs may be computed from them, but for sizes. A frame whose
    compilation did not come to its guards may have been given any.
    """
    texts = [record.payload for record in records]
    known = sizes_in(texts) | {"-1", "0", "1", ""}  # which every graph has, and which tell nothing
    held = guarded(records)
    quoted = {text for value in held for text in TEXT.findall(value)}
    given = {number for value in held for number in GIVEN.findall(TEXT.sub("", value))}
    given |= {number for text in texts for number in SYMBOL.findall(text)}
    for record in records:
        if record.name == "inductor_output_code":
            given |= {*HINT.findall(record.payload)}
    given |= {str(int(float(number))) for number in given}  # what int() makes of them
    compiled = any(record.name == "dynamo_cpp_guards_str" for record in records)
    if not given - known and not quoted and compiled:
        return None
    made = {n for r in records if r.name in GRAPHS for n in integers(r.payload)}
    numbers = (given | made | {n.removeprefix("-") for n in made}) - known
    longest_first = sorted(map(re.escape, numbers), key=len, reverse=True)
    words = "|".join([*longest_first, FRACTION])
    pattern = re.compile(rf"(?<![\w.])(?:{words})[jL]?(?![\w.])")
    return Values(pattern, in_order({*quoted, *(given - known)}, texts))


def sizes_in(texts: Iterable[str]) -> set[str]:
    """Find the sizes and strides of tensors."""
    shapes = [part for text in texts for shape in SHAPE.findall(text) for part in shape]
    return {size.strip() for shape in shapes for size in shape.split(",")}


def guarded(records: Iterable[Record]) -> list[str]:
    """Give what guards compare with, but for those on sizes."""
    return [
        value
        for record in records
        if record.name in GUARDS
        for subject, value in GUARD.findall(record.payload)
        if not SIZE.search(subject)
    ]


def in_order(values: set[str], texts: Iterable[str]) -> list[str]:
    """Order values by where they first stand, which says nothing of them."""
    whole = "\n".join(texts)
    return sorted(values, key=lambda value: (whole.find(value), value))


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
    """Put a sign in the place of every number, be it hexadecimal or a product as 3x4."""
    return re.sub(r"(?<![\w.])-?\d[\w.]*(?:(?<=[ep])[+-]\d+)?", "#", text)
