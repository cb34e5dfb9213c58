"""The table of the ways that are compared."""

from __future__ import annotations

import torch
from torch import Tensor

from logpile.bench import peers, restated
from logpile.bench.way import Keep, Scores, Way
from logpile.ops import KeepSet, logprob_entropy


def op(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Compute them by our op."""
    return our_scores(logits, target, wants, keep, inplace=False)


def op_inplace(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Compute them by our op, the gradient over the logits."""
    return our_scores(logits, target, wants, keep, inplace=True)


def our_scores(logits: Tensor, target: Tensor, wants: str, keep: Keep, *, inplace: bool) -> Scores:
    """Call our op for what is wanted."""
    out = logprob_entropy(
        logits,
        target,
        with_entropy=wants != "logprob",
        with_entropy_grad=wants == "entropy",
        inplace_backward=inplace,
        keep=keep,
    )
    return out.logprob, out.entropy


def plain(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Compute them as training loops do: log_softmax in fp32, gather, and a sum."""
    logprobs = logits.log_softmax(-1, dtype=torch.float32)  # [..., V]
    if isinstance(keep, KeepSet):
        keep = keep.mask(logits.shape[-1]).view(logits.shape)
    chosen = logprobs
    if keep is not None:
        kept = keep.scatter(-1, target[..., None], True)
        chosen = logits.float().masked_fill(~kept, -torch.inf).log_softmax(-1)
    logprob = chosen.gather(-1, target[..., None])[..., 0]
    if wants == "logprob":
        return logprob, None
    if wants == "metric":
        logprobs = logprobs.detach()
    return logprob, -(logprobs.exp() * logprobs).sum(-1)


TILES = Way(
    "logpile, eager tiles",
    "the op by ATen on tiles of rows",
    op,
    masks=True,
    keeps=True,
)
INDUCTOR = Way(
    "logpile, eager inductor",
    "the op in eager mode by the kernel that Inductor makes of it",
    op,
    kernel="inductor",
    masks=True,
    keeps=True,
)
COMPILED = Way(
    "logpile, compiled",
    "the op inside torch.compile, with the head and the loss where the case has them",
    op,
    compiled=True,
    masks=True,
    keeps=True,
)
WAYS = (
    TILES,
    INDUCTOR,
    Way(
        "logpile, eager tiles, in place",
        "the op by tiles, the gradient written over the logits",
        op_inplace,
        inplace=True,
        masks=True,
        keeps=True,
    ),
    Way(
        "logpile, eager inductor, in place",
        "the op by Inductor's kernel, the gradient written over the logits",
        op_inplace,
        kernel="inductor",
        inplace=True,
        masks=True,
        keeps=True,
    ),
    COMPILED,
    Way(
        "logpile, compiled, in place",
        "the op inside torch.compile with inplace_backward=True",
        op_inplace,
        compiled=True,
        inplace=True,
        masks=True,
        keeps=True,
    ),
    Way("plain, eager", "log_softmax in fp32, gather, −Σ p·log p", plain, keeps=True),
    Way(
        "plain, compiled",
        "the same inside torch.compile",
        plain,
        compiled=True,
        keeps=True,
    ),
    *restated.WAYS,
    *peers.WAYS,
)


def named(name: str) -> Way:
    """Find a way by its name."""
    for way in WAYS:
        if way.name == name:
            return way
    raise ValueError(f"no way is named {name!r}; there are {', '.join(w.name for w in WAYS)}")
