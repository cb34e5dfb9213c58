"""A way to log-prob and entropy: a function, how it is run, and where it can run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

import torch
from torch import Tensor

from logpile.bench.cases import WANTS, Case
from logpile.ops import KeepSet

Keep: TypeAlias = Tensor | KeepSet | None
Scores: TypeAlias = tuple[Tensor, Tensor | None]  # log-prob [...], and entropy [...] if wanted

OURS = "logpile"


@dataclass(frozen=True)
class Way:
    """A function to the two numbers, how it is run, and what it can't do.

    Without `from_hidden` the function is `scores(logits [..., V], target [...], wants, keep)`; with
    it, the first argument is a hidden state [..., D] and the second the head [V, D].
    """

    name: str
    about: str
    scores: Callable[..., Scores]
    compiled: bool = False
    kernel: str = "tiles"  # of our op in eager mode
    inplace: bool = False  # the gradient may be written over the logits
    from_hidden: bool = False
    masks: bool = False  # knows ignored targets; else they are computed and thrown away
    row_mask: bool = False  # is told the live tokens of a case with masks, by this name
    keeps: bool = False  # knows keep sets
    wants: tuple[str, ...] = WANTS
    package: str = ""  # that must be installed
    cuda_only: bool = False
    fp32_unlike: str = ""  # why it can't be asked in fp32

    @property
    def ours(self) -> bool:
        """Whether it is our op."""
        return self.name.startswith(OURS)

    @property
    def compiles(self) -> bool:
        """Whether it takes Inductor."""
        return self.compiled or self.kernel == "inductor"

    def cannot(self, case: Case, device: torch.device) -> str | None:
        """Say why it can't run the case here, if it can't."""
        if self.package and not found(self.package):
            return f"{self.package} is not installed"
        if self.cuda_only and device.type != "cuda":
            return "needs CUDA"
        if case.wants not in self.wants:
            return {"metric": "has no entropy", "entropy": "has no entropy with a gradient"}.get(
                case.wants, "always computes the entropy"
            )
        if case.keep and not self.keeps:
            return "has no keep sets"
        if self.from_hidden and not case.hidden:
            return "starts from the hidden state"
        if case.dtype == "fp32" and self.fp32_unlike:
            return self.fp32_unlike
        return None


def found(place: str) -> bool:
    """Tell whether a module, or an attribute of one ("module:attribute"), is there to import."""
    module, _, attribute = place.partition(":")
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:  # an outer package is missing
        return False
    return spec is not None and (not attribute or hasattr(import_module(module), attribute))
