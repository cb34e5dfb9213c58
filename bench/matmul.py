"""Whether a processor multiplies matrices of a dtype: some have no instructions for bf16."""

from __future__ import annotations

from functools import cache

import torch

from logpile.bench.clock import timed

SIZES = (16, 1024, 64)  # of the gradient of logits, by a head: the slowest of its products
SLOW = 5.0  # times as long as in fp32


@cache
def multiplies_slowly(dtype: torch.dtype, device: torch.device) -> bool:
    """Tell whether PyTorch goes number by number, which takes up to a hundred times as long."""
    return seconds(dtype, device) > SLOW * seconds(torch.float32, device)


def seconds(dtype: torch.dtype, device: torch.device) -> float:
    """Time a small product: the best of some, since another process may be at work."""
    tokens, vocab, width = SIZES
    gradient = torch.ones(tokens, vocab, dtype=dtype, device=device)
    head = torch.ones(vocab, width, dtype=dtype, device=device)
    return min(timed(lambda: gradient @ head, device)[0] for _ in range(50))
