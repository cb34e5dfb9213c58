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
FRACTION = r"\d+\.\d+(?:e[+-]?\d+)?"
GUARD = re.compile(rf"L\['\w+'\] == ({NUMBER})(?![\w.])")
SHAPE = re.compile(r"\[([\d, ]+)\]")
COMPILER = ("torch._dynamo", "torch._inductor", "torch._functorch", "torch.fx", "torch._subclasses")


def without_values(records: list[Record], *, own_frames: bool) -> list[Record]:
    """Put VALUE in the place of each number that a frame was given and that may be a tensor's.

    Those are the frames behind a break, and with own_frames all but the first, which is the
    function of the export. Integers that are sizes of tensors there stay.
    """
    suspects = suspected(records, own_frames=own_frames)
    texts: dict[int, list[str]] = defaultdict(list)
    for record in records:
        if record.compile_id is not None and record.compile_id[0] in suspects:
            texts[record.compile_id[0]].append(record.payload)
    patterns = {frame: pattern for frame, said in texts.items() if (pattern := numbers_in(said))}
    return [
        replace(record, payload=patterns[record.compile_id[0]].sub("VALUE", record.payload))
        if record.compile_id is not None and record.compile_id[0] in patterns
        else record
        for record in records
    ]


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


def numbers_in(texts: list[str]) -> re.Pattern[str] | None:
    """Make a pattern of the numbers that guards on arguments name, but for sizes.

    Any fraction is one as well, since it may be computed from them.
    """
    sizes = {size for text in texts for shape in SHAPE.findall(text) for size in shape.split(", ")}
    numbers = {number for text in texts for number in GUARD.findall(text)}
    numbers |= {str(int(float(number))) for number in numbers}  # what int() makes of them
    numbers -= sizes | {"-1", "0", "1"}  # which every graph has, and which tell nothing
    if not numbers:
        return None
    longest_first = sorted(map(re.escape, numbers), key=len, reverse=True)
    return re.compile(rf"(?<![\w.])(?:{'|'.join([*longest_first, FRACTION])})(?![\w.])")


def message_of(error: BaseException) -> str:
    """Give an error's words; outside of the compiler, which sees no values, without numbers."""
    text = str(error)
    if type(error).__module__.startswith(COMPILER):
        return text
    return re.sub(rf"(?<![\w.]){NUMBER}", "#", text)
