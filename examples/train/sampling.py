"""Sampling from nuclei, with the log-probs and the nuclei kept for the loss."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from logpile.examples.train.model import Policy
from logpile.ops import KeepSet

CANDIDATES = 1024  # a nucleus is cut at so many tokens: finding them is cheaper than sorting all


class Sampler(NamedTuple):
    """How to sample."""

    temperature: float
    top_p: float
    limit: int  # tokens at most
    end: int  # the token that ends an answer


class Draw(NamedTuple):
    """One token for each sequence."""

    token: Tensor  # [N]
    logprob: Tensor  # [N] over the nucleus, on the CPU
    nuclei: list[Tensor]  # N vectors of ids, on the CPU


@dataclass
class Rollout:
    """Answers as they were sampled, G to each prompt, one prompt after the other."""

    prompts: list[list[int]]  # N, with repeats
    answers: list[list[int]]  # N
    logprobs: list[list[float]]  # one a token of the answers
    nuclei: list[list[Tensor]]  # one vector of ids a token of the answers
    finished: list[bool]  # whether the last token ends the answer


@dataclass
class Batch:
    """Some sequences for the loss: T tokens of answers, packed, beside the sequences [B, S]."""

    tokens: Tensor  # [B, S] prompts and answers, padded on the right
    rows: Tensor  # [B, S] bool, the tokens whose successor is of an answer; T of them
    target: Tensor  # [T]
    seq_ids: Tensor  # [T]
    rollout_logprob: Tensor  # [T]
    keep: KeepSet  # T rows
    advantages: Tensor  # [B]
    old_logprob: Tensor | None = None  # [T]
    ref_logprob: Tensor | None = None  # [T]

    @property
    def num_seqs(self) -> int:
        """How many sequences there are, B."""
        return self.tokens.shape[0]

    @property
    def mask(self) -> Tensor:
        """All tokens of answers count, [T]."""
        return torch.ones_like(self.target, dtype=torch.bool)


@torch.no_grad()
def generate(
    policy: Policy, prompts: Sequence[list[int]], noise: Tensor, sampler: Sampler
) -> Rollout:
    """Sample answers to P prompts, as many to each as the noise [N, limit] has rows for it.

    The noise is uniform in [0, 1), and all that is random: the same numbers draw the same tokens.
    """
    samples, device = noise.shape[0] // len(prompts), noise.device
    width = max(map(len, prompts))
    padded = [[sampler.end] * (width - len(prompt)) + prompt for prompt in prompts]
    holds = [[0] * (width - len(prompt)) + [1] * len(prompt) for prompt in prompts]
    tokens, mask = torch.tensor(padded, device=device), torch.tensor(holds, device=device)  # [P, S]

    last = torch.arange(width, device=device).expand_as(tokens) == width - 1
    logits, cache = policy(tokens, last, mask)  # the samples of a prompt share the work on it
    logits = logits.repeat_interleave(samples, 0)  # [N, V]
    cache.batch_repeat_interleave(samples)
    mask = mask.repeat_interleave(samples, 0)

    count = noise.shape[0]
    repeated = [prompt for prompt in prompts for _ in range(samples)]
    rollout = Rollout(
        repeated,
        answers=[[] for _ in repeated],
        logprobs=[[] for _ in repeated],
        nuclei=[[] for _ in repeated],
        finished=[False for _ in repeated],
    )
    for place in range(sampler.limit):
        draw = nucleus_draw(policy.head.gather(logits), noise[:, place], sampler)
        record(rollout, draw, sampler.end)
        if all(rollout.finished) or place + 1 == sampler.limit:
            break
        mask = torch.nn.functional.pad(mask, (0, 1), value=1)
        everyone = torch.ones(count, 1, dtype=torch.bool, device=device)
        logits, cache = policy(draw.token[:, None], everyone, mask, cache)
    return rollout


def nucleus_draw(logits: Tensor, noise: Tensor, sampler: Sampler) -> Draw:
    """Draw a token for each row of logits [N, V], by noise [N]."""
    # On the CPU, where all ranks of a tensor-parallel group round, and break ties, alike.
    p = (logits.float().cpu() / sampler.temperature).softmax(-1)
    p, ids = p.topk(min(CANDIDATES, p.shape[-1]))  # [N, K] falling
    before = p.cumsum(-1) - p
    kept = before < sampler.top_p  # the fewest tokens that weigh top_p together, or more
    p = torch.where(kept, p, 0.0)
    total = p.sum(-1, keepdim=True)
    place = (p.cumsum(-1) <= noise.cpu()[:, None] * total).sum(-1, keepdim=True)
    place = place.minimum(kept.sum(-1, keepdim=True) - 1)  # rounding may end beyond the last
    logprob = (p.gather(-1, place) / total).log()
    nuclei = [row[keep] for row, keep in zip(ids, kept, strict=True)]
    return Draw(ids.gather(-1, place)[:, 0].to(logits.device), logprob[:, 0], nuclei)


def record(rollout: Rollout, draw: Draw, end: int) -> None:
    """Append the tokens to the answers that go on."""
    values = zip(draw.token.tolist(), draw.logprob.tolist(), draw.nuclei, strict=True)
    for i, (token, logprob, nucleus) in enumerate(values):
        if not rollout.finished[i]:
            rollout.answers[i].append(token)
            rollout.logprobs[i].append(logprob)
            rollout.nuclei[i].append(nucleus)
            rollout.finished[i] = token == end


def make_batch(rollout: Rollout, chosen: Sequence[int], advantages: Tensor, pad: int) -> Batch:
    """Pack some of the sequences for the loss; advantages [N] are of all of them."""
    device = advantages.device
    texts = [rollout.prompts[i] + rollout.answers[i] for i in chosen]
    width = max(map(len, texts))
    tokens = torch.tensor([text + [pad] * (width - len(text)) for text in texts], device=device)
    rows = torch.zeros_like(tokens, dtype=torch.bool)
    for row, text, i in zip(rows, texts, chosen, strict=True):
        row[len(rollout.prompts[i]) - 1 : len(text) - 1] = True
    nuclei = [nucleus for i in chosen for nucleus in rollout.nuclei[i]]
    sizes = torch.tensor([0, *map(len, nuclei)])
    return Batch(
        tokens,
        rows,
        target=tokens.roll(-1, 1)[rows],
        seq_ids=rows.nonzero()[:, 0],
        rollout_logprob=torch.tensor(
            [value for i in chosen for value in rollout.logprobs[i]], device=device
        ),
        keep=KeepSet(torch.cat(nuclei), sizes.cumsum(0)).to(device),
        advantages=advantages[list(chosen)],
    )
