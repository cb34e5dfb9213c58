"""The data of a case: random, as peaked as a language model's logits, the same for every way."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from logpile.bench.cases import DTYPES, Case
from logpile.ops import KeepSet

IGNORED = -100  # the target of a masked token
SPREAD = 4.0  # the standard deviation of the logits
DRIFT = 0.6  # how far a log-prob is from the old one, if it is
NUCLEUS = 64  # tokens that a row keeps on average


@dataclass
class Inputs:
    """What a way may read. With `sequences`, tokens are [B, S], else [T]."""

    leaves: tuple[Tensor, ...]  # (logits [..., V],) or (hidden [..., D], head [V, D])
    target: Tensor  # [...], IGNORED under the mask
    live: Tensor  # [...] bool
    keep: Tensor | KeepSet | None
    advantage: Tensor  # [...]
    old_logprob: Tensor  # [...]
    upstream: tuple[Tensor, ...]  # the gradients that arrive at log-prob and entropy, [...]


def make_inputs(case: Case, device: torch.device) -> Inputs:
    """Draw the data of a case."""
    random = torch.Generator(device).manual_seed(0)
    shape: tuple[int, ...] = (case.tokens,)
    if case.sequences > 1:
        shape = (case.sequences, case.tokens // case.sequences)
    dtype = DTYPES[case.dtype]

    def normal(*size: int, scale: float = 1.0, dtype: torch.dtype = torch.float32) -> Tensor:
        return torch.empty(*size, dtype=dtype, device=device).normal_(0, scale, generator=random)

    leaves: tuple[Tensor, ...]
    if case.hidden:
        head = normal(case.vocab, case.hidden, scale=SPREAD * case.hidden**-0.5, dtype=dtype)
        leaves = (normal(*shape, case.hidden, dtype=dtype), head)
    else:
        leaves = (normal(*shape, case.vocab, scale=SPREAD, dtype=dtype),)
    target = torch.randint(case.vocab, shape, device=device, generator=random)
    live = live_tokens(case, shape, random)
    return Inputs(
        leaves,
        target.where(live, IGNORED),
        live,
        make_keep(case, target, random),
        advantage=normal(*shape),
        old_logprob=old_logprobs(leaves, target, random),
        upstream=(normal(*shape), normal(*shape)),
    )


def old_logprobs(leaves: tuple[Tensor, ...], target: Tensor, random: torch.Generator) -> Tensor:
    """Make the log-probs of the policy that drew the tokens: near, and clearly off on either side.

    Not near the border of a clip, where a rounding would decide which side is right.
    """
    rows, logprobs = leaves[0].flatten(0, -2), []
    for chunk, targets in zip(rows.split(32), target.flatten().split(32), strict=True):
        logits = chunk.float() @ leaves[1].float().T if len(leaves) > 1 else chunk.float()
        at_target = logits.gather(-1, targets[:, None])[:, 0]
        logprobs.append(at_target - logits.logsumexp(-1))
    drift = torch.randint(-1, 2, target.shape, device=target.device, generator=random)
    return torch.cat(logprobs).view(target.shape) - DRIFT * drift


def live_tokens(case: Case, shape: tuple[int, ...], random: torch.Generator) -> Tensor:
    """Mask the prompts in front, and the padding behind sequences of log-normal lengths."""
    place = torch.arange(shape[-1], device=random.device).expand(shape)
    live = place >= int(case.masked * shape[-1])
    if case.ragged:
        drawn = torch.empty(shape[0], device=random.device).log_normal_(generator=random)
        lengths = (drawn / drawn.max() * shape[-1]).ceil()  # [B]
        live = live & (place < lengths[:, None])
    return live


def make_keep(case: Case, target: Tensor, random: torch.Generator) -> Tensor | KeepSet | None:
    """Keep random tokens: of each row another number of them, its target not always among them."""
    if not case.keep:
        return None
    rows = target.numel()
    counts = torch.randint(1, 2 * NUCLEUS, (rows,), device=target.device, generator=random)
    offsets = torch.cat([counts.new_zeros(1), counts.cumsum(0)])
    ids = torch.randint(case.vocab, (int(offsets[-1]),), device=target.device, generator=random)
    kept = KeepSet(ids, offsets, vocab_size=case.vocab)
    return kept if case.keep == "ids" else kept.mask(case.vocab).view(*target.shape, case.vocab)
