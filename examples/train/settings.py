"""All that a run is started with."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any

from logpile.examples.train.task import HELD_OUT

# What may be other when a run goes on: where it runs, and for how long.
FREE = ("steps", "out", "dp", "tp", "timeout", "save_every")

SEEDS = 2**32  # how many there are: with the step, each makes a seed of torch's, of 64 bits


@dataclass(frozen=True)
class Settings:
    """The settings of a run; the command line has an option for each."""

    model: str = "smollm2"
    out: Path = Path("runs/train")
    steps: int = 20
    prompts: int = 4  # a step
    samples: int = 8  # a prompt
    mini_batches: int = 2  # updates a step
    limit: int = 14  # tokens an answer
    temperature: float = 0.9
    top_p: float = 0.95
    lr: float = 1e-5
    kl_coef: float = 0.04
    entropy_coef: float = 0.0  # 0: the entropy is a metric
    loss: str = "logpile"
    control: bool = False  # zero the gradient: what moves then is chance
    seed: int = 0
    dp: int = 1
    tp: int = 1
    timeout: float = 300.0  # seconds that a rank waits for the others
    save_every: int = 1

    def __post_init__(self) -> None:
        for option, value in {"temperature": self.temperature, "timeout": self.timeout}.items():
            if not 0.0 < value < inf:
                raise ValueError(f"--{option} is a number above 0, and not {value}")
        factors = {"lr": self.lr, "kl-coef": self.kl_coef, "entropy-coef": self.entropy_coef}
        for option, value in factors.items():
            if not 0.0 <= value < inf:
                raise ValueError(f"--{option} is at least 0, and not {value}")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"--seed is from 0 to {SEEDS - 1}, and not {self.seed}")
        if not 0.0 < self.top_p <= 1.0:
            raise ValueError(f"--top-p is above 0 and at most 1, and not {self.top_p}")
        if len(HELD_OUT) % self.dp:
            raise ValueError(
                f"the {len(HELD_OUT)} held-out questions do not divide into --dp {self.dp} ranks"
            )
        for name, parts in (("prompts", self.dp), ("samples", self.mini_batches)):
            if getattr(self, name) % parts:
                what = "data-parallel ranks" if name == "prompts" else "mini-batches"
                raise ValueError(
                    f"--{name} {getattr(self, name)} does not divide into {parts} {what}; "
                    f"give a multiple of {parts}"
                )
        if self.loss == "plain" and self.tp > 1:
            raise ValueError("--loss plain needs whole logits: leave out --tp, or --loss plain")

    def fixed(self) -> dict[str, Any]:
        """Give what must stay the same when a run goes on."""
        return {name: value for name, value in vars(self).items() if name not in FREE}
