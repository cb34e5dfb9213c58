"""The errors that are the loss's own, and the words that several places share."""

from collections.abc import Iterable

import torch
from torch import Tensor


class EntropyGradError(RuntimeError):
    """An entropy bonus was asked for on an entropy that carries no gradient."""


def check_entropy_grad(entropy: Tensor) -> None:
    """Raise `EntropyGradError` where a bonus on `entropy` would train nothing, silently."""
    if torch.is_grad_enabled() and not entropy.requires_grad:
        raise EntropyGradError(
            "an entropy bonus needs an entropy with a gradient, and this entropy has none: compute "
            "it with with_entropy_grad=True, set the entropy coefficient to 0, or evaluate under "
            "torch.no_grad()"
        )


def check_name(what: str, value: str, valid: Iterable[str]) -> None:
    """Raise ValueError, listing the valid names, where `value` is none of them."""
    names = tuple(valid)
    if value not in names:
        raise ValueError(f"unknown {what} {value!r}; valid are {', '.join(map(repr, names))}")
