"""The share of a training step that goes from logits to loss and back, way beside way."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn

from logpile.bench.cases import Case, quick
from logpile.bench.clock import median, timed
from logpile.bench.experiment import Bench
from logpile.bench.inputs import Inputs, make_inputs
from logpile.bench.measure import fresh_caches, start_compiler, without_collector
from logpile.bench.region import eager_kernel, make_region
from logpile.bench.results import Row
from logpile.bench.way import Way

LENGTH = 256  # tokens of a sequence
ON_A_GPU = 32  # times as many sequences


@dataclass(frozen=True)
class Shape:
    """The size of a decoder: that of the demo's small model."""

    vocab: int = 49_152
    width: int = 576
    layers: int = 30
    heads: int = 9


class Decoder(nn.Module):
    """A causal transformer with a tied head, random: its arithmetic is what counts here."""

    def __init__(self, shape: Shape, device: torch.device, dtype: torch.dtype) -> None:
        super().__init__()
        settings: dict[str, Any] = {"device": device, "dtype": dtype}
        self.embedding = nn.Embedding(shape.vocab, shape.width, **settings)
        layer = nn.TransformerEncoderLayer(
            shape.width,
            shape.heads,
            8 * shape.width // 3,
            dropout=0.0,
            norm_first=True,
            batch_first=True,
            **settings,
        )
        self.layers = nn.TransformerEncoder(layer, shape.layers, enable_nested_tensor=False)

    def forward(self, tokens: Tensor) -> Tensor:
        """Turn tokens [B, S] into logits [B, S, V]."""
        mask = nn.Transformer.generate_square_subsequent_mask(
            tokens.shape[1], device=tokens.device, dtype=self.embedding.weight.dtype
        )
        hidden = self.layers(self.embedding(tokens), mask=mask, is_causal=True)
        logits: Tensor = hidden @ self.embedding.weight.T
        return logits


@dataclass(frozen=True)
class TrainingStep:
    """Time a step of a small model, and in it what goes from the logits to the loss."""

    ways: tuple[str, ...]
    shape: Shape = Shape()
    name: str = "training step"
    environment: dict[str, str] = field(default_factory=dict)

    def run(self, bench: Bench) -> None:
        """Time each way's step."""
        sequences = ON_A_GPU if bench.device.type == "cuda" else 1
        case = Case("", sequences * LENGTH, self.shape.vocab, sequences=sequences, loss=True)
        case = quick(case, bench.device)
        bench.announce(
            f"{self.shape.layers} layers of width {self.shape.width}, AdamW; "
            f"{case.dtype} {case.tokens} × {case.vocab}"
        )
        ways = [way for way in bench.ways if way.name in self.ways]
        start_compiler(ways, bench)
        torch.manual_seed(0)
        model = Decoder(self.shape, bench.device, case.torch_dtype)
        data = make_inputs(case, bench.device)
        old = torch.full_like(data.old_logprob, -math.log(case.vocab))
        data = replace(data, leaves=(), old_logprob=old)
        for way in ways:
            if bench.can(self.name, ["step"], way, case):
                with bench.attempt(self.name, ["step"], way.name, "steps"):
                    bench.tell(self.row(bench, way, case, model, data))

    def row(self, bench: Bench, way: Way, case: Case, model: Decoder, data: Inputs) -> Row:
        """Time a step in three: to the logits, from there to their gradient, and what is left."""
        region = make_region(way, case)
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-6)
        tokens = data.target.view(-1, LENGTH)

        def before() -> Tensor:
            logits: Tensor = model(tokens).view(*data.target.shape, case.vocab)
            return logits

        def part(logits: Tensor) -> Tensor:
            gradient: Tensor = torch.autograd.grad(region((logits,), data), logits)[0]
            return gradient

        def after(logits: Tensor, gradient: Tensor) -> None:
            logits.backward(gradient)
            optimizer.step()
            optimizer.zero_grad()

        whole, parts = [], []
        with eager_kernel(way), without_collector(), fresh_caches():
            for number in range(-1, bench.settings.least_rounds):
                first, logits = timed(before, bench.device)
                second, gradient = timed(partial(part, logits), bench.device)
                third, _ = timed(partial(after, logits, gradient), bench.device)
                if number >= 0:
                    whole.append(first + second + third)
                    parts.append(second / whole[-1])
        values = {"share": median(parts)}
        return Row(self.name, "step", way.name, seconds=tuple(whole), values=values)
