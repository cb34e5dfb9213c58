"""What training frameworks compute, restated: their algorithms in our words, not their code.

Each is as generous as it can be: no copy that the algorithm doesn't need.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from logpile.bench.way import Keep, Scores, Way

SEQUENCES = 8  # what flat tokens are cut into, for an algorithm that goes by sequences
CHUNK = 128  # rows at a time, for an entropy that goes by chunks


class SlimeScores(torch.autograd.Function):
    """One fp32 copy turned into the softmax in place and saved, the entropy by a product-sum."""

    @staticmethod
    def forward(ctx: Any, logits: Tensor, target: Tensor, wants: str) -> tuple[Tensor, Tensor]:
        """Compute log-prob and entropy [...] from logits [..., V]."""
        x = logits.to(torch.float32, copy=True)
        m = x.amax(-1, keepdim=True)
        x.sub_(m)
        at_target = x.gather(-1, target[..., None])[..., 0]
        p = x.exp_()
        s = p.sum(-1, keepdim=True)
        p.div_(s)
        log_s = s.log()[..., 0]
        expected = (p * logits).sum(-1) if wants != "logprob" else torch.zeros_like(log_s)
        entropy = m[..., 0] + log_s - expected
        if wants != "entropy":
            ctx.mark_non_differentiable(entropy)
        ctx.save_for_backward(p, target, expected, *([logits] if wants == "entropy" else []))
        ctx.dtype = logits.dtype
        return at_target - log_s, entropy

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor, None, None]:
        """Compute the gradient of the logits, in fp32 until the end."""
        p, target, expected, *saved = ctx.saved_tensors
        g = grads[0][..., None]
        if saved:
            gradient = (saved[0] - expected[..., None]).mul_(-grads[1][..., None]).sub_(g).mul_(p)
        else:
            gradient = p * -g
        gradient.scatter_add_(-1, target[..., None], g)
        return gradient.to(ctx.dtype), None, None


def slime(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Compute them by slime's algorithm."""
    outputs: tuple[Tensor, Tensor] = SlimeScores.apply(logits, target, wants)  # type: ignore[no-untyped-call] # torch's
    logprob, entropy = outputs
    return logprob, None if wants == "logprob" else entropy


def trl(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Compute them by TRL's algorithm: in the logits' own dtype, sequence by sequence.

    The entropy is by a log-softmax of each chunk of rows.
    """
    logprob = by_sequence(logits, target)
    if wants == "logprob":
        return logprob, None
    if wants == "metric":
        logits = logits.detach()
    entropies = []
    for rows in logits.flatten(0, -2).split(CHUNK):
        logprobs = rows.log_softmax(-1)
        entropies.append(-(logprobs.exp() * logprobs).sum(-1))
    return logprob, torch.cat(entropies).view(target.shape)


def verl(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Compute them by verl's algorithm: in the logits' own dtype, logsumexp − Σ p·x of all rows."""
    logprob = by_sequence(logits, target)
    if wants == "logprob":
        return logprob, None
    if wants == "metric":
        logits = logits.detach()
    return logprob, logits.logsumexp(-1) - (logits.softmax(-1) * logits).sum(-1)


def by_sequence(logits: Tensor, target: Tensor) -> Tensor:
    """Compute log-probs by a log-softmax of each sequence, in fp32 by a logsumexp of each."""
    at_target = target[..., None]
    sequences = logits if logits.dim() == 3 else logits.chunk(SEQUENCES)
    if logits.dtype == torch.float32:
        logsumexp = [rows.logsumexp(-1) for rows in sequences]
        joined = torch.stack(logsumexp) if logits.dim() == 3 else torch.cat(logsumexp)
        return logits.gather(-1, at_target)[..., 0] - joined
    indices = at_target if logits.dim() == 3 else at_target.chunk(SEQUENCES)
    parts = [
        rows.log_softmax(-1).gather(-1, index)[..., 0]
        for rows, index in zip(sequences, indices, strict=True)
    ]
    return torch.stack(parts) if logits.dim() == 3 else torch.cat(parts)


ALGORITHMS = {
    "slime": (slime, "softmax in place of one fp32 copy, saved; entropy by a product-sum"),
    "TRL": (trl, "log-softmax by sequence and by chunk, in the logits' own dtype"),
    "verl": (verl, "log-softmax by sequence, and logsumexp − Σ p·x, in the logits' own dtype"),
}


WAYS = tuple(
    Way(f"{name}'s algorithm, {mode}", about, function, compiled=mode == "compiled")
    for name, (function, about) in ALGORITHMS.items()
    for mode in ("eager", "compiled")
)
