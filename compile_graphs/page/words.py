"""Numbers and names as a reader wants them."""

from logpile.compile_graphs.report import Report, Source, TensorFacts

UNITS = ("kB", "MB", "GB", "TB")
DTYPES = {
    "bfloat16": "bf16",
    "float16": "fp16",
    "float32": "fp32",
    "float64": "fp64",
    "int64": "i64",
    "int32": "i32",
    "int16": "i16",
    "int8": "i8",
    "uint8": "u8",
}
STAGES = {
    "dynamo": "Dynamo graph",
    "joint": "Joint graph",
    "forward": "Forward",
    "backward": "Backward",
    "post_grad_forward": "Forward after passes",
    "post_grad_backward": "Backward after passes",
    "inductor_forward": "Forward kernels",
    "inductor_backward": "Backward kernels",
    "export": "Exported program",
}


UNKNOWN = "unknown"


def size(number: float | None) -> str:
    """Write a number of bytes in decimal units with three digits: 155.6 MB is 155_582_464."""
    if number is None:
        return UNKNOWN
    if number < 1000:
        return f"{number:.0f} B"
    for unit in UNITS:
        number /= 1000
        if number < 999.5 or unit == UNITS[-1]:
            break
    return f"{number:.{2 if number < 9.995 else 1 if number < 99.95 else 0}f} {unit}"


def exactly(number: int | None) -> str:
    """Write a number of bytes to the byte."""
    return UNKNOWN if number is None else f"{number:,} bytes"


def count(number: int, noun: str, plural: str | None = None) -> str:
    """Write a number with its noun: no kernels, 1 kernel, 2 kernels."""
    if number == 1:
        return f"1 {noun}"
    return f"{f'{number:,}' if number else 'no'} {plural or noun + 's'}"


def number(value: float | None) -> str:
    """Write a number without needless digits."""
    if value is None:
        return UNKNOWN
    return f"{value:,.0f}" if value == round(value) else f"{value:,.1f}"


def times(ratio: float) -> str:
    """Write a ratio."""
    return f"{ratio:.1f}×" if ratio < 10 else f"{ratio:,.0f}×"


def seconds(value: float) -> str:
    """Write a time with three digits."""
    if value >= 1000:
        return f"{value:,.0f} s"
    for factor, unit in ((1.0, "s"), (1e3, "ms")):
        if value * factor >= 1:
            return f"{value * factor:.3g} {unit}"
    return f"{value * 1e6:.3g} µs"


def dtype(name: str) -> str:
    """Shorten a dtype's name as the field does."""
    bare = name.removeprefix("torch.")
    return DTYPES.get(bare, bare)


def shape(sizes: list[int | str]) -> str:
    """Write a shape."""
    return f"[{', '.join(map(str, sizes))}]"


def tensor(facts: TensorFacts) -> str:
    """Write a tensor's dtype and shape."""
    return f"{dtype(facts.dtype)} {shape(facts.shape)}"


def place(source: Source) -> str:
    """Write where a line stands: the last two parts of the path are enough to know it."""
    return f"{'/'.join(source.file.replace(chr(92), '/').split('/')[-2:])}:{source.line}"


def stage(name: str) -> str:
    """Write the name of a stage."""
    return STAGES.get(name, name.replace("_", " ").capitalize())


def largest_input(report: Report) -> TensorFacts | None:
    """Find the input whose size counts as full."""
    return max(report.inputs, key=lambda each: each.bytes, default=None)
