"""What generated code does, as it was read: its buffers, and the calls in order."""

from dataclasses import dataclass, field

from logpile.compile_graphs.report import TensorFacts


@dataclass(frozen=True)
class Buffer:
    """A piece of memory, by the name that it got first."""

    name: str
    facts: TensorFacts
    is_input: bool


@dataclass(frozen=True)
class Argument:
    """A tensor that a kernel is called with: a buffer, seen in some shape."""

    buffer: str
    facts: TensorFacts
    reads: bool
    writes: bool


@dataclass
class Call:
    """A call of a kernel or an op."""

    name: str
    kind: str  # cpp, triton, extern, collective, opaque
    arguments: list[Argument]
    original: list[str]  # the ATen ops that a comment names
    group: str = ""  # of a collective


@dataclass(frozen=True)
class Step:
    """A call, and what is alive while it runs."""

    call: Call
    live: frozenset[str]  # buffers


@dataclass
class Code:
    """What the generated module of one graph does."""

    phase: str  # forward, backward
    inputs: dict[str, TensorFacts] = field(default_factory=dict)
    buffers: dict[str, Buffer] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    outputs: list[str] = field(default_factory=list)  # buffers, in order; inputs too
    shared: dict[str, TensorFacts] = field(default_factory=dict)  # inputs, to one piece of memory
    unread: str | None = None  # why nothing of this is known
    unsized: list[str] = field(default_factory=list)  # dimensions that are not known

    @property
    def allocated(self) -> list[Buffer]:
        """Give the buffers that the code itself takes."""
        return [buffer for buffer in self.buffers.values() if not buffer.is_input]
