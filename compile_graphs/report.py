"""What an export holds: the facts of `summary.json`, which the page and the comparison read.

Everything is JSON's own kinds, so that `Report.from_json(report.to_json()) == report`. Shapes and
sizes are facts about tensors; no value of a tensor is ever one.
"""

import dataclasses
import json
import types
import typing
from dataclasses import dataclass, field
from typing import Any

SCHEMA = 1  # goes up when a field changes its meaning or goes


@dataclass(frozen=True)
class Source:
    """A line of the user's own code."""

    file: str
    line: int
    code: str


@dataclass(frozen=True)
class TensorFacts:
    """A tensor in a graph, by the name it has there."""

    name: str
    shape: list[int | str]  # a dynamic dimension is its symbol
    dtype: str
    bytes: int  # at the sizes of the example inputs


@dataclass(frozen=True)
class Stage:
    """One readable file: what one stage of the compiler made of one graph."""

    name: str  # dynamo, joint, forward, backward, post_grad_forward, inductor_forward, export, ...
    graph: int  # which of the function's graphs, from 0
    file: str  # relative to the folder of the export
    language: str  # python, cpp, text
    drawing: str | None = None  # the SVG of it; its DOT lies beside


@dataclass(frozen=True)
class SavedTensor:
    """A tensor that forward keeps for backward."""

    tensor: TensorFacts
    graph: int
    share: float  # of all saved bytes
    op: str  # what made it; "input" where the caller gave it, which costs no memory
    source: Source | None
    recomputable: bool  # backward could compute it from the inputs by pointwise work


@dataclass(frozen=True)
class Live:
    """The memory that is live after one step of a graph: a point of the timeline."""

    graph: int
    phase: str  # forward, backward
    step: int
    op: str
    bytes: int  # of all tensors that live
    full_size: list[str]  # names of those that live and are of full size


@dataclass(frozen=True)
class Access:
    """A buffer that a kernel reads or writes."""

    tensor: TensorFacts
    full_size: bool


@dataclass(frozen=True)
class Kernel:
    """A kernel of the generated code, in the order of the calls."""

    graph: int
    phase: str  # forward, backward
    order: int
    name: str
    kind: str  # cpp, triton, extern, collective, opaque
    fuses: list[str]  # the ops that it computes
    reads: list[Access]
    writes: list[Access]
    bytes_moved: int  # each read and each write, once
    seconds: float | None = None  # measured on request


@dataclass(frozen=True)
class Cast:
    """A tensor of full size that changes its dtype, in memory or inside a kernel."""

    graph: int
    phase: str
    from_dtype: str
    to_dtype: str
    shape: list[int | str]
    in_memory: bool  # False: fused away
    source: Source | None


@dataclass(frozen=True)
class Collective:
    """A call between ranks. Their order must be the same on every rank, or the job hangs."""

    graph: int
    phase: str
    order: int
    op: str
    group: str
    bytes: int


@dataclass(frozen=True)
class Break:
    """A place where the compiler left the function."""

    reason: str
    hint: str
    source: Source | None
    count: int


@dataclass(frozen=True)
class GuardGroup:
    """What the compiled code takes for granted about one argument."""

    argument: str
    guards: list[str]


@dataclass(frozen=True)
class Specialised:
    """A dimension that was to be dynamic and became a constant."""

    argument: str
    dimension: int
    value: int
    reason: str


@dataclass(frozen=True)
class Recompile:
    """A second compilation of the same code."""

    reason: str  # the guard that failed, as torch says it
    words: str  # the same for a reader, with the way out
    source: Source | None


@dataclass(frozen=True)
class Remark:
    """Something that costs at run time: a host sync, a skipped CUDA graph, a bypassed cache."""

    kind: str  # sync, cudagraph_skip, cache_bypass, export (it does not), unread (code)
    reason: str
    source: Source | None


@dataclass(frozen=True)
class Failure:
    """Why there is no compiled function, and where the compiler stopped."""

    stage: str  # dynamo, joint, inductor, run, export
    error: str  # the exception's type
    message: str
    source: Source | None


@dataclass(frozen=True)
class Verdict:
    """The numbers that stand first, and that `--assert` knows by these names.

    Of a frame that was compiled again, all but the first three and the time are of its first
    compilation. None stands for what is not known: no claim about it holds.
    """

    graphs: int
    breaks: int
    recompiles: int
    opaque_calls: int | None
    kernels_forward: int | None
    kernels_backward: int | None
    full_size_kernels: int | None  # those that read or write a tensor of full size
    full_size_buffers: int | None  # such tensors that the generated code allocates
    full_size_gradients: int | None  # those of them that backward returns
    full_size_casts: int | None
    saved_bytes: int | None  # beside the inputs
    saved_bytes_per_token: float | None
    peak_bytes: int | None
    bytes_moved: int | None
    bytes_least: int | None  # inputs read once, outputs and gradients written once
    collectives: int | None
    collective_bytes: int | None
    compile_seconds: float | None


@dataclass(frozen=True)
class Report:
    """All that one export found."""

    title: str
    origin: str  # export, trace
    verdict: Verdict
    tokens: int | None  # what "per token" divides by
    full_size_bytes: int  # of the largest input; what has half of its elements is of full size
    inputs: list[TensorFacts]
    stages: list[Stage]
    saved: list[SavedTensor] = field(default_factory=list)
    timeline: list[Live] = field(default_factory=list)
    kernels: list[Kernel] = field(default_factory=list)
    casts: list[Cast] = field(default_factory=list)
    collectives: list[Collective] = field(default_factory=list)
    breaks: list[Break] = field(default_factory=list)
    guards: list[GuardGroup] = field(default_factory=list)
    specialised: list[Specialised] = field(default_factory=list)
    recompiles: list[Recompile] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    failure: Failure | None = None
    versions: dict[str, str] = field(default_factory=dict)  # torch, python, triton, logpile, device
    config: dict[str, str] = field(default_factory=dict)  # dynamic, backward, mode, inductor's own
    cache: dict[str, str] = field(default_factory=dict)  # which compile cache hit, missed, bypassed
    rank: int | None = None
    schema: int = SCHEMA

    def to_json(self) -> str:
        """Write the report as JSON."""
        return json.dumps(dataclasses.asdict(self), indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Report":
        """Read a report.

        Raises:
            ValueError: it is of another schema, or none.
        """
        values = json.loads(text)
        if not isinstance(values, dict) or values.get("schema") != SCHEMA:
            seen = values.get("schema") if isinstance(values, dict) else type(values).__name__
            raise ValueError(f"this reads summaries of schema {SCHEMA}, and this one has {seen}")
        report: Report = made(cls, values)
        return report


def made(kind: Any, value: Any) -> Any:
    """Make a value of a type from JSON's own kinds."""
    arguments = [each for each in typing.get_args(kind) if each is not type(None)]
    if value is None or kind is Any:
        return value
    if typing.get_origin(kind) is list:
        return [made(arguments[0], each) for each in value]
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        hints = typing.get_type_hints(kind)
        return kind(**{name: made(hints[name], each) for name, each in value.items()})
    if typing.get_origin(kind) is types.UnionType and len(arguments) == 1:
        return made(arguments[0], value)
    return value
