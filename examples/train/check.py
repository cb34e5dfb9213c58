"""Is it the same on many processes? Losses and gradients beside those of plain PyTorch on one."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import NamedTuple

import torch
import torch.distributed as dist
from torch import Tensor
from torch.distributed.tensor import DTensor

from logpile.examples.train import task
from logpile.examples.train.loop import Trainer
from logpile.examples.train.parallel import World
from logpile.examples.train.sampling import Batch, Rollout
from logpile.examples.train.settings import Settings

TOLERANCE = 1e-4  # of a weight's gradient by its largest entry: fp32, summed in another order
MOVED = 0.1  # nats between the policy that is recorded and that of now: ratios are not 1


class Recording(NamedTuple):
    """A rollout of one process, to be replayed on many; N sequences."""

    rollout: Rollout
    rewards: list[float]
    old_logprobs: list[Tensor]  # one a token of the answers
    ref_logprobs: list[Tensor]


class Difference(NamedTuple):
    """How far a mini-batch is from what it should be."""

    loss: float  # of this run
    expected: float  # of plain PyTorch on one process
    gradient: float  # the largest difference, by the largest entry of the same weight's gradient
    name: str  # that weight


def check(settings: Settings, world: World) -> list[Difference]:
    """Compute the gradients of a recorded rollout here, and on the main process alone.

    Gives the differences of each mini-batch on the main process, and nothing elsewhere.
    """
    # It would tell that gradients are gathered over one mesh dimension after the other.
    logging.getLogger("torch.distributed.tensor").setLevel(logging.ERROR)
    recording, expected = None, []
    if world.is_main:
        alone = Trainer(replace(settings, dp=1, tp=1, loss="plain"), World(world.device))
        recording = record(alone)
        expected = [gradient(alone, batch) for batch in replay(alone, recording)]
    recording = world.told(recording)
    trainer = Trainer(settings, world)
    found = [gradient(trainer, batch) for batch in replay(trainer, recording)]
    return [difference(*pair) for pair in zip(found, expected, strict=False)]


def record(trainer: Trainer) -> Recording:
    """Sample once, and score as if the policy had moved since."""
    settings = trainer.settings
    questions = task.training_questions(1, settings.prompts)
    rollout = trainer.sample(questions, settings.samples, step=1)
    count = len(rollout.answers)
    rewards = [i % settings.samples / settings.samples for i in range(count)]  # of any answers
    old, ref = [torch.empty(0)] * count, [torch.empty(0)] * count
    generator = torch.Generator().manual_seed(settings.seed)
    for batch, chosen in trainer.batches(rollout, rewards):
        trainer.score(batch)
        lengths = [len(rollout.answers[i]) for i in chosen]
        for values, scores in ((old, batch.old_logprob), (ref, batch.ref_logprob)):
            drift = torch.empty(sum(lengths)).normal_(0, MOVED, generator=generator)
            for i, part in zip(chosen, (at_hand(scores).cpu() + drift).split(lengths), strict=True):
                values[i] = part
    return Recording(rollout, rewards, old, ref)


def replay(trainer: Trainer, recording: Recording) -> list[Batch]:
    """Make this process's share of the recorded mini-batches."""
    world = trainer.world
    shares = {name: world.share(values) for name, values in vars(recording.rollout).items()}
    rollout = Rollout(**shares)
    batches = []
    for batch, chosen in trainer.batches(rollout, world.share(recording.rewards)):
        old, ref = world.share(recording.old_logprobs), world.share(recording.ref_logprobs)
        batch.old_logprob = torch.cat([old[i] for i in chosen]).to(world.device)
        batch.ref_logprob = torch.cat([ref[i] for i in chosen]).to(world.device)
        batches.append(batch)
    return batches


def at_hand(scores: Tensor | None) -> Tensor:
    """Refuse a batch that was not scored."""
    if scores is None:
        raise ValueError("the batch was not scored")
    return scores


def gradient(trainer: Trainer, batch: Batch) -> dict[str, Tensor]:
    """Compute the loss of the whole mini-batch and its gradient, by name."""
    world = trainer.world
    loss, _ = trainer.backward(batch)
    share = loss.detach() / world.dp_size  # it was scaled up by it
    if world.dp_group is not None:
        dist.all_reduce(share, group=world.dp_group)
    found = {"loss": share.cpu()}
    for name, parameter in trainer.policy.named_parameters():
        value = parameter.grad
        if value is None:
            raise ValueError(f"{name} has no gradient")
        found[name] = (value.full_tensor() if isinstance(value, DTensor) else value).cpu()
    trainer.optimizer.zero_grad()
    return found


def difference(found: dict[str, Tensor], expected: dict[str, Tensor]) -> Difference:
    """Compare a mini-batch with what is expected."""
    names = [name for name in expected if name != "loss"]
    errors = torch.stack([relative(found[name], expected[name]) for name in names])
    worst = int(errors.argmax())  # a NaN, where there is one
    loss, right = float(found["loss"]), float(expected["loss"])
    return Difference(loss, right, float(errors[worst]), names[worst])


def relative(found: Tensor, expected: Tensor) -> Tensor:
    """Compute the largest difference by the largest entry, 0-d; of zeros, all must be zero."""
    if torch.equal(found, expected):
        return torch.tensor(0.0)
    return (found - expected).abs().max() / expected.abs().max()
