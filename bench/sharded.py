"""A vocabulary over several processes: time, and the collectives and the bytes that they send."""

from __future__ import annotations

import json
import multiprocessing
import signal
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from math import prod
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import torch
import torch.distributed as dist
from torch import Tensor
from torch.profiler import ProfilerActivity, profile

from logpile.bench.cases import Case
from logpile.bench.clock import timed
from logpile.bench.experiment import Bench, in_a_line
from logpile.bench.inputs import make_inputs
from logpile.bench.measure import fresh_caches
from logpile.bench.results import WRONG, Row
from logpile.bench.truth import Truth, compare, make_truth
from logpile.ops import logprob_entropy

TIMEOUT = timedelta(seconds=300)
SENT: dict[str, Callable[[int], float]] = {  # by a rank of n, in sizes of what it hands over
    "gloo:all_gather": lambda n: n - 1,
    "gloo:all_reduce": lambda n: 2 * (n - 1) / n,
}
BYTES = {"float": 4, "double": 8, "long int": 8, "c10::BFloat16": 2, "c10::Half": 2}

T = TypeVar("T")

Scores = Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]


class Sum(torch.autograd.Function):
    """A sum over the ranks; the upstream gradients are the same on all, so backward has none."""

    @staticmethod
    def forward(ctx: Any, x: Tensor) -> Tensor:
        """Sum x [...] of every rank."""
        x = x.clone()
        dist.all_reduce(x)
        return x

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> Tensor:
        """Give each rank the gradient of its own."""
        return grads[0]


def op(logits: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
    """Compute them by our op."""
    out = logprob_entropy(logits, target, group=dist.group.WORLD)
    assert out.entropy is not None
    return out.logprob, out.entropy


def all_reduces(logits: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
    """Compute them as frameworks do: a reduction for the maximum, and for each sum."""
    x = logits.float()  # [T, V/ranks]
    m = x.detach().amax(-1)
    dist.all_reduce(m, op=dist.ReduceOp.MAX)
    y = x - m[:, None]
    local = target - dist.get_rank() * x.shape[-1]
    here = (local >= 0) & (local < x.shape[-1])
    at_target = y.gather(-1, local.clamp(0, x.shape[-1] - 1)[:, None])[:, 0].where(here, 0.0)
    e = y.exp()
    log_s = summed(e.sum(-1)).log()
    logprob = summed(at_target) - log_s
    expected = summed((e * y).sum(-1)) / log_s.exp()
    return logprob, log_s - expected


def summed(x: Tensor) -> Tensor:
    """Sum over the ranks."""
    total: Tensor = Sum.apply(x)  # type: ignore[no-untyped-call] # torch's
    return total


WAYS: dict[str, tuple[Scores, bool]] = {
    "logpile, eager tiles": (op, False),
    "logpile, compiled": (op, True),
    "all-reduces, eager": (all_reduces, False),
}


class Found(NamedTuple):
    """What one rank measured of one way."""

    seconds: tuple[float, ...]
    collectives: dict[str, int]  # in forward and backward
    sent: float  # bytes
    errors: dict[str, float]
    same: bool


@dataclass(frozen=True)
class Sharded:
    """Run a case over several gloo processes on the loopback."""

    ranks: int
    case: Case
    environment: dict[str, str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The number of processes."""
        return f"sharded over {self.ranks} processes"

    def run(self, bench: Bench) -> None:
        """Start the processes and put together what they tell."""
        tokens = max(1, int(self.case.tokens * bench.settings.scale))
        case = Case(self.name, tokens, self.case.vocab, self.case.dtype)
        bench.announce(f"{case.summary}, gloo on the loopback, a thread each")
        for name in WAYS:
            with bench.attempt(self.name, ["step"], name, "forward and backward"):
                found = on_ranks(self.ranks, partial(measure, case, name, bench.settings.rounds))
                bench.tell(as_row(case, name, found))


def as_row(case: Case, name: str, found: list[Found]) -> Row:
    """Put together what the ranks found: the time of the first, who waits for the others."""
    first = found[0]
    values = {
        "collectives": float(sum(first.collectives.values())),
        "sent_a_token": first.sent / case.tokens,
        **first.errors,
    }
    if all(each.same for each in found):
        return Row(case.name, "step", name, seconds=first.seconds, values=values)
    return Row(case.name, "step", name, WRONG, "it computes something else", (), values)


def measure(case: Case, name: str, rounds: int) -> Found:
    """Check, count and time a way on this rank's shard."""
    rank, ranks = dist.get_rank(), dist.get_world_size()
    data = make_inputs(case, torch.device("cpu"))
    truth = make_truth(case, data, with_gradient=True)
    width = case.vocab // ranks
    columns = slice(rank * width, (rank + 1) * width)
    truth = Truth(truth.outputs, (truth.gradients[0][:, columns],), truth.rows)
    logits = data.leaves[0][:, columns].contiguous().requires_grad_()
    function, compile_it = WAYS[name]
    if compile_it:
        function = torch.compile(function, fullgraph=True)

    def step() -> tuple[tuple[Tensor, ...], tuple[Tensor, ...]]:
        outputs = function(logits, data.target)
        return outputs, torch.autograd.grad(outputs, logits, data.upstream)

    with fresh_caches():
        errors = compare(case, truth, *step())
    collectives, sent = count_collectives(step)
    seconds = []
    for _ in range(rounds):
        dist.barrier()
        seconds.append(timed(step, logits.device)[0])
    return Found(tuple(seconds), collectives, sent, errors.values, errors.same)


def count_collectives(call: Callable[[], Any]) -> tuple[dict[str, int], float]:
    """Count what gloo is asked for, also inside of ops, and the bytes that a rank sends for it.

    They are those of the ring algorithms, the least that any sends.

    Raises:
        KeyError: for a collective whose bytes aren't known.
    """
    with profile(activities=[ProfilerActivity.CPU], record_shapes=True) as profiler:
        call()
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace.json")
        profiler.export_chrome_trace(str(trace))
        events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    counts: dict[str, int] = {}
    sent = 0.0
    for event in events:
        if not event["name"].startswith("gloo:"):
            continue
        counts[event["name"]] = counts.get(event["name"], 0) + 1
        kinds, shapes = event["args"]["Input type"], event["args"]["Input Dims"]
        handed = sum(BYTES[kind] * prod(dims) for kind, dims in zip(kinds, shapes, strict=True))
        sent += handed * SENT[event["name"]](dist.get_world_size())
    return counts, sent


def on_ranks(ranks: int, function: Callable[[], T]) -> list[T]:
    """Run a function on each rank of a group of new processes.

    Raises:
        RuntimeError: what a rank raised, or that one ended.
    """
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        store = str(Path(folder, "store"))
        pipes, processes = [], []
        for rank in range(ranks):
            ours, theirs = context.Pipe(duplex=False)
            arguments = (rank, ranks, store, function, theirs)
            process = context.Process(target=serve, args=arguments, daemon=True)
            process.start()
            theirs.close()
            pipes.append(ours)
            processes.append(process)
        try:
            return [answer(pipe) for pipe in pipes]
        finally:
            for process in processes:
                process.kill()
                process.join()


def answer(pipe: Connection) -> Any:
    """Wait for the answer of a rank."""
    if not pipe.poll(TIMEOUT.total_seconds()):
        raise RuntimeError("a rank does not answer")
    try:
        error, found = pipe.recv()
    except EOFError as end:
        raise RuntimeError("a rank ended without an answer") from end
    if error is not None:
        raise RuntimeError(error)
    return found


def serve(rank: int, ranks: int, store: str, function: Callable[[], Any], pipe: Connection) -> None:
    """Join the group, run the function, and send what it gives or raises."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # ended at once, without a traceback
    torch.set_num_threads(1)
    dist.init_process_group(
        "gloo", init_method=f"file://{store}", rank=rank, world_size=ranks, timeout=TIMEOUT
    )
    try:
        pipe.send((None, function()))
    except Exception as error:
        pipe.send((in_a_line(error), None))
    finally:
        dist.destroy_process_group()
