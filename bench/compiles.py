"""How many graphs a schedule compiles: another one is seconds of waiting in the middle of a run."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from logpile.bench.cases import Case
from logpile.bench.experiment import Bench
from logpile.bench.results import Row
from logpile.ops import logprob_entropy

COMPILES = "compiles"
VOCAB = 100
SMALL = Case(COMPILES, vocab=VOCAB, dtype="fp32")
TEMPERATURES = "a temperature that decays over 12 steps"
TOKEN_COUNTS = "12 token counts, 0 and 1 among them"
DECAY = [(16, 1.0 - 0.04 * step) for step in range(12)]
COUNTS = [(tokens, 0.8) for tokens in (64, 17, 300, 1, 128, 0, 5, 2, 1000, 31, 640, 1)]
SCHEDULES = {TEMPERATURES: DECAY, TOKEN_COUNTS: COUNTS}


@dataclass(frozen=True)
class Compiles:
    """Count graphs over schedules."""

    name: str = COMPILES
    environment: dict[str, str] = field(default_factory=dict)

    def run(self, bench: Bench) -> None:
        """Count for every compiled way."""
        bench.announce("graphs compiled over a schedule of calls")
        logging.getLogger("torch._dynamo").setLevel(logging.ERROR)  # the table has it
        for way in bench.ways:
            if not way.compiled or way.from_hidden:
                continue
            for name, schedule in SCHEDULES.items():
                if not bench.can(self.name, [name], way, SMALL):
                    continue
                with bench.attempt(self.name, [name], way.name, "compile"):
                    scores = with_temperature(way.scores, ours=way.ours)
                    graphs = count_graphs(scores, inputs(schedule, bench.device))
                    bench.tell(Row(self.name, name, way.name, values={"graphs": graphs}))


def with_temperature(scores: Callable[..., Any], *, ours: bool) -> Callable[..., Any]:
    """Give a way a temperature: our op's own option, a division for the others."""
    if ours:
        return lambda logits, target, temperature: logprob_entropy(
            logits, target, temperature=temperature
        )[:2]
    return lambda logits, target, temperature: scores(logits / temperature, target, "entropy")


def inputs(
    schedule: Iterable[tuple[int, float]], device: torch.device
) -> Iterable[tuple[Tensor, Tensor, float]]:
    """Make the arguments of each call."""
    for tokens, temperature in schedule:
        logits = torch.randn(tokens, VOCAB, device=device, requires_grad=True)
        yield logits, torch.arange(tokens, device=device) % VOCAB, temperature


def count_graphs(function: Callable[..., Any], calls: Iterable[tuple[Any, ...]]) -> int:
    """Count the graphs that Dynamo hands to its compiler."""
    graphs = 0

    def compiler(module: torch.fx.GraphModule, _: list[Tensor]) -> Callable[..., Any]:
        nonlocal graphs
        graphs += 1
        return module.forward

    torch.compiler.reset()
    compiled = torch.compile(function, fullgraph=True, backend=compiler)
    for call in calls:
        compiled(*call)
    return graphs
