"""What a call costs beside its arithmetic: a tiny one, warm, forward and backward."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch

from logpile.bench.cases import Case
from logpile.bench.clock import median, timed
from logpile.bench.experiment import Bench
from logpile.bench.inputs import Inputs, make_inputs
from logpile.bench.measure import fresh_caches, without_collector
from logpile.bench.region import eager_kernel, make_region
from logpile.bench.results import Row
from logpile.bench.way import Way
from logpile.bench.ways import TILES
from logpile.ops import autograd, tiles
from logpile.ops.arguments import forward_call
from logpile.ops.call import Backward, Results

DISPATCH = "dispatch"
TINY = Case(DISPATCH, tokens=4, vocab=64, dtype="fp32", passes=("step",))
CALLS = 200  # in a round
BARE = "logpile, bare tiles"

OPTIONS: dict[str, Any] = {
    "temperature": 1.0,
    "softcap": None,
    "with_entropy": True,
    "with_entropy_grad": True,
    "ignore_index": -100,
    "vocab_size": None,
    "inplace_backward": False,
    "group": None,
    "vocab_start": None,
    "keep": None,
}


@dataclass(frozen=True)
class Dispatch:
    """Time tiny calls."""

    name: str = DISPATCH
    environment: dict[str, str] = field(default_factory=dict)

    def run(self, bench: Bench) -> None:
        """Time every way, and our kernel called directly."""
        bench.announce(f"a warm call on {TINY.tokens} × {TINY.vocab}, forward and backward")
        calls = warm_calls(bench)
        seconds: dict[str, list[float]] = {name: [] for name in calls}
        kernels = {way.name: way for way in bench.ways}
        with without_collector():
            for number in range(bench.settings.rounds):
                for name, call in calls.items():
                    bench.at(name, f"round {number + 1} of {bench.settings.rounds}")
                    with eager_kernel(kernels.get(name, TILES)):
                        elapsed, _ = timed(repeated(call), bench.device)
                    seconds[name].append(elapsed / CALLS)
        for name, spent in seconds.items():
            values = {}
            if name == TILES.name:
                values["over_kernel_us"] = (median(spent) - median(seconds[BARE])) * 1e6
            bench.tell(Row(self.name, "step", name, seconds=tuple(spent), values=values))


def warm_calls(bench: Bench) -> dict[str, Callable[[], Any]]:
    """Make the call of every way, and of the kernel alone, and let each happen once."""
    data = make_inputs(TINY, bench.device)
    calls = {BARE: bare(data)}
    for way in bench.ways:
        if way.inplace or not bench.can(DISPATCH, ["step"], way, TINY):
            continue
        with bench.attempt(DISPATCH, ["step"], way.name, "first call"):
            call = call_of(way, data)
            with fresh_caches(), eager_kernel(way):
                call()
            calls[way.name] = call
    return calls


def repeated(call: Callable[[], Any]) -> Callable[[], None]:
    """Make many calls of one."""

    def calls() -> None:
        for _ in range(CALLS):
            call()

    return calls


def call_of(way: Way, data: Inputs) -> Callable[[], Any]:
    """Make the call of a way."""
    region = make_region(way, TINY)
    leaves = (data.leaves[0].detach().requires_grad_(),)
    return lambda: torch.autograd.grad(region(leaves, data), leaves, data.upstream)


def bare(data: Inputs) -> Callable[[], Any]:
    """Make the call of our kernel without the op around it."""
    logits = data.leaves[0]
    forward = forward_call(logits, data.target, **OPTIONS)
    settings = {name: getattr(forward, name) for name in autograd.SETTINGS}
    rows = {
        name: getattr(forward, name)
        for name in forward._fields
        if name in Backward._fields and name not in settings
    }

    def call() -> None:
        results = Results(*tiles.forward(forward))
        backward = Backward(
            grad_logprob=data.upstream[0],
            grad_entropy=data.upstream[1],
            grad_logsumexp=None,
            grad_full_logprob=None,
            **rows,
            max=results.max,
            rest=results.rest,
            sumexp_y=results.sumexp_y,
            kept_max=None,
            kept_rest=None,
            **settings,
        )
        tiles.backward(backward, torch.empty_like(logits))

    return call
