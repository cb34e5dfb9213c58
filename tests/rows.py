"""Rows of logits of every kind that the precision promise is about."""

from collections.abc import Callable

import torch
from torch import Tensor

Maker = Callable[[int, torch.Generator], Tensor]


def random(width: int, generator: torch.Generator) -> Tensor:
    return torch.randn(width, generator=generator) * 3.0


def peaked(width: int, generator: torch.Generator) -> Tensor:
    z = torch.randn(width, generator=generator) * 2.0
    z[width // 3] = 25.0
    return z


def flat(width: int, generator: torch.Generator) -> Tensor:
    return torch.full((width,), 3.25) + 2**-6 * torch.randn(width, generator=generator)


def constant(width: int, generator: torch.Generator) -> Tensor:
    return torch.full((width,), -7.5)


def zipf(width: int, generator: torch.Generator) -> Tensor:
    """Probabilities that fall as a language model's do, in the order of a vocabulary's ids."""
    rank = torch.randperm(width, generator=generator) + 1
    return 14.0 - 1.2 * rank.log() + 0.5 * torch.randn(width, generator=generator)


def half_banned(width: int, generator: torch.Generator) -> Tensor:
    z = random(width, generator)
    z[torch.rand(width, generator=generator) < 0.5] = -torch.inf
    z[width // 2] = 1.0
    return z


KINDS: dict[str, Maker] = {
    "random": random,
    "peaked": peaked,
    "flat": flat,
    "constant": constant,
    "zipf": zipf,
    "half_banned": half_banned,
}
OFFSETS = (0.0, 3e4, -3e4)  # as far as fp16 goes


def make(
    width: int, dtype: torch.dtype, offsets: tuple[float, ...] = OFFSETS
) -> tuple[Tensor, Tensor]:
    """Make rows [offsets × kinds, V] in the dtype, and a target each: the likeliest, or any."""
    generator = torch.Generator().manual_seed(width)
    kinds = torch.stack([kind(width, generator) for kind in KINDS.values()])
    z = torch.cat([kinds + offset for offset in offsets]).to(dtype)
    target = torch.randint(width, z.shape[:1], generator=generator)
    target[::2] = z.argmax(-1)[::2]
    banned = z.gather(-1, target[:, None])[:, 0] == -torch.inf
    return z, torch.where(banned, width // 2, target)


def over_a_tail(width: int) -> Tensor:
    """One token over an even tail, each of which is lost when it is added to the 1 alone."""
    z = torch.full((1, width), -16.75)
    z[0, width // 2] = 0.0
    return z
