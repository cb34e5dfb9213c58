"""A case as an experiment: each way is checked, counted, and timed in turn with the others."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import torch
from torch import Tensor

from logpile.bench.cases import PASSES, Case, fitted
from logpile.bench.clock import median, others_at_work, timed
from logpile.bench.experiment import Bench, in_a_line
from logpile.bench.inputs import Inputs, make_inputs
from logpile.bench.memory import saved_bytes, taken
from logpile.bench.region import Region, eager_kernel, make_region
from logpile.bench.results import FAILED, WRONG, Row
from logpile.bench.truth import Errors, Truth, compare, make_truth
from logpile.bench.way import Way

HUGE_PAGES_SWITCH = "THP_MEM_ALLOC_ENABLE"  # of PyTorch's CPU allocator, read at its start
COPY, CLONE = "copy_", "clone"
READS, WRITES = {"score": 1, "forward": 1, "step": 2}, {"step": 1}  # of the logits' size


class Produced(torch.autograd.Function):
    """Give logits that are no leaf, as a model's are: only such may be overwritten."""

    @staticmethod
    def forward(ctx: Any, anchor: Tensor, storage: Tensor) -> Tensor:
        """Give a tensor in the memory of another; the anchor is what requires a gradient."""
        alias: Any = storage.new_empty(0)
        given: Tensor = alias.set_(storage)
        return given

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[None, None]:
        """Give nothing: the gradient of the logits is asked for, not of what is before them."""
        return None, None


@dataclass
class Runner:
    """A way on a case, ready to be called."""

    way: Way
    case: Case
    data: Inputs
    buffer: Tensor  # like the first leaf: what stands for the logits, and may be overwritten
    region: Region = field(init=False)
    values: dict[str, dict[str, float]] = field(init=False)  # what is known, by pass
    first: float = 0.0  # seconds of the first call

    def __post_init__(self) -> None:
        self.values = {work: {} for work in self.case.passes}

    def leaves(self, work: str) -> tuple[Tensor, ...]:
        """Lay the data out afresh; this is no part of what is timed."""
        given = self.data.leaves
        if len(given) > 1:
            return tuple(x.detach().requires_grad_(work != "score") for x in given)
        self.buffer.copy_(given[0])
        if work == "score":
            return (self.buffer,)
        anchor = torch.zeros((), device=self.buffer.device, requires_grad=True)
        logits: Tensor = Produced.apply(anchor, self.buffer)  # type: ignore[no-untyped-call] # torch's
        return (logits,)

    def forward(self, leaves: tuple[Tensor, ...], work: str) -> tuple[Tensor, ...]:
        """Run the way, with a graph for backward unless it scores."""
        with eager_kernel(self.way), torch.set_grad_enabled(work != "score"):
            return self.region(leaves, self.data)

    def backward(
        self, outputs: tuple[Tensor, ...], leaves: tuple[Tensor, ...]
    ) -> tuple[Tensor, ...]:
        """Differentiate what the way gave."""
        differentiable = [output for output in outputs if output.requires_grad]
        upstream = None
        if not self.case.loss:
            pairs = zip(differentiable, self.data.upstream, strict=False)
            upstream = [weight.to(output.dtype) for output, weight in pairs]
        return torch.autograd.grad(differentiable, leaves, upstream)

    def call(self, work: str, leaves: tuple[Tensor, ...]) -> tuple[tuple[Tensor, ...], ...]:
        """Run a pass: the outputs, and the gradients of a step."""
        outputs = self.forward(leaves, work)
        return outputs, self.backward(outputs, leaves) if work == "step" else ()


@dataclass(frozen=True)
class CaseExperiment:
    """A case, for some ways by name, or for all."""

    case: Case
    ways: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The case's name."""
        return self.case.name

    @property
    def environment(self) -> dict[str, str]:
        """Ask for huge pages, or for none whatever the user has set."""
        return {HUGE_PAGES_SWITCH: "1" if self.case.huge_pages else "0"}

    def run(self, bench: Bench) -> None:
        """Check every way, then time them in turn."""
        case = fitted(self.case, bench.device, bench.settings.scale)
        bench.announce(case.summary)
        bench.at("", "float64")
        data = make_inputs(case, bench.device)
        truth = make_truth(case, data, with_gradient="step" in case.passes)
        buffer = torch.empty_like(data.leaves[0])
        ways = [way for way in bench.ways if not self.ways or way.name in self.ways]
        start_compiler(ways, bench)
        runners = []
        for way in ways:
            runner = Runner(way, case, data, buffer)
            if ready(bench, runner, truth):
                runners.append(runner)
        del truth
        for work in case.passes:
            time_in_turn(bench, work, runners)


def ready(bench: Bench, runner: Runner, truth: Truth) -> bool:
    """Compile a way, check it, and count its memory; or tell why not."""
    way, case = runner.way, runner.case
    if not bench.can(case.name, case.passes, way, case):
        return False
    with bench.attempt(case.name, case.passes, way.name, "first call"):
        errors = first_call(runner, truth, bench.device)
        if errors.same:
            bench.at(way.name, "memory")
            for work, found in memory(runner, bench.device).items():
                runner.values[work] |= found
            return True
        reason = "it computes something else"
        for work, values in runner.values.items():
            bench.tell(Row(case.name, work, way.name, WRONG, reason, (), values))
    return False


def first_call(runner: Runner, truth: Truth, device: torch.device) -> Errors:
    """Run the largest pass with a fresh cache, and compare its results with the truth."""
    work = max(runner.case.passes, key=PASSES.index)
    runner.region = make_region(runner.way, runner.case)
    with fresh_caches():
        leaves = runner.leaves(work)
        runner.first, (outputs, gradients) = timed(lambda: runner.call(work, leaves), device)
    errors = compare(runner.case, truth, outputs, gradients)
    for values in runner.values.values():
        values |= errors.values
    return errors


def memory(runner: Runner, device: torch.device) -> dict[str, dict[str, float]]:
    """Count what each pass takes, and what forward leaves for backward."""
    passes, unit = runner.case.passes, runner.case.logits_bytes
    found: dict[str, dict[str, float]] = {work: {} for work in passes}
    if "score" in passes:
        leaves = runner.leaves("score")
        found["score"]["peak"] = taken(lambda: runner.forward(leaves, "score"), device).peak / unit
    if passes == ("score",):
        return found
    leaves = runner.leaves("step")
    saved, _ = saved_bytes(lambda: runner.forward(leaves, "step"), leaves)
    leaves = runner.leaves("step")
    forward = taken(lambda: runner.forward(leaves, "step"), device)
    returned = sum(output.nbytes for output in forward.result)
    saved = max(saved, forward.held - returned)
    kept = {"saved": saved / unit, "saved_a_token": saved / runner.case.tokens}
    if "forward" in passes:
        found["forward"] = {"peak": forward.peak / unit, **kept}
    if "step" in passes:
        backward = taken(lambda: runner.backward(forward.result, leaves), device)
        peak = max(forward.peak, forward.held + backward.peak)
        beyond = {"peak": peak / unit, "backward_peak": backward.peak / unit}
        found["step"] = {**beyond, **kept}
    return found


def time_in_turn(bench: Bench, work: str, runners: list[Runner]) -> None:
    """Time rounds in which the ways alternate, each round from another one on.

    A slow way leaves when its time is up. What is known is told after each round.
    """
    if not runners:
        return
    case, buffer, settings = runners[0].case, runners[0].buffer, bench.settings
    logits = logits_of(runners[0].data)
    place = buffer if buffer.shape == logits.shape else torch.empty_like(logits)
    contenders: dict[str, Runner | None] = {COPY: None, CLONE: None}
    contenders |= {runner.way.name: runner for runner in runners}
    seconds: dict[str, list[float]] = {name: [] for name in contenders}

    def once(name: str) -> None:
        runner = contenders[name]
        leaves = () if runner is None else runner.leaves(work)
        if runner is None or case.hidden:  # the others have just copied their logits
            place.copy_(logits)
        call: Callable[[], Any]
        if runner is not None:
            call = partial(runner.call, work, leaves)
        else:
            call = (lambda: place.copy_(logits)) if name == COPY else logits.clone
        taken_time, _ = timed(call, bench.device)
        seconds[name].append(taken_time)

    with without_collector(), others_at_work() as others:
        for number in range(-1, settings.rounds):  # before the first, one that doesn't count
            names = list(contenders)
            for name in names[number % len(names) :] + names[: number % len(names)]:
                spent = seconds[name]
                if len(spent) >= settings.least_rounds and sum(spent) > settings.seconds:
                    continue
                bench.at(name, f"{work}, round {number + 1} of {settings.rounds}")
                try:
                    once(name)
                except Exception as error:
                    runner = contenders.pop(name)
                    if runner is None:
                        raise
                    runners.remove(runner)
                    bench.tell(Row(case.name, work, name, FAILED, in_a_line(error)))
            if number < 0:
                for spent in seconds.values():
                    spent.clear()
                continue
            for name, runner in contenders.items():
                found = row(case, work, name, runner, seconds)
                found.values["others"] = others()
                bench.tell(found)


def row(
    case: Case, work: str, name: str, runner: Runner | None, seconds: dict[str, list[float]]
) -> Row:
    """Put together what is known of a way."""
    middle, copy = median(seconds[name]), median(seconds[COPY])
    values = {} if runner is None else dict(runner.values[work])
    values |= {"copies": middle / copy, "clones": middle / median(seconds[CLONE])}
    if runner is not None and not case.hidden:
        live = float(runner.data.live.float().mean())  # what is masked need not be read
        least = (live * READS[work] + WRITES.get(work, 0)) * case.logits_bytes
        values |= {"bytes": least, "bandwidth": least / middle / (2 * case.logits_bytes / copy)}
    if runner is not None and work == max(case.passes, key=PASSES.index):
        values["compile_seconds"] = max(0.0, runner.first - middle)
    return Row(case.name, work, name, seconds=tuple(seconds[name]), values=values)


def logits_of(data: Inputs) -> Tensor:
    """Give the logits, [..., V], as the unit of a copy."""
    if len(data.leaves) == 1:
        return data.leaves[0]
    with torch.no_grad():
        return data.leaves[0] @ data.leaves[1].T


@contextmanager
def without_collector() -> Iterator[None]:
    """Keep the garbage collector out of what is timed."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def start_compiler(ways: Iterable[Way], bench: Bench) -> None:
    """Compile something, lest the first way that does pay for the compiler's own start."""
    if not any(way.compiles for way in ways):
        return
    bench.at("", "start the compiler")
    x = torch.ones(8, device=bench.device, requires_grad=True)
    with fresh_caches():
        torch.compile(lambda x: x.exp().sum(), fullgraph=True)(x).backward()


@contextmanager
def fresh_caches() -> Iterator[None]:
    """Compile from nothing. The one place that asks Inductor's private helper for it."""
    from torch._inductor.utils import fresh_cache

    with fresh_cache():
        yield
