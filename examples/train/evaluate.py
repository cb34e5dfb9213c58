"""What is measured beside the training: held-out questions, and the memory of the losses."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import torch

from logpile.examples.train import cost, task
from logpile.examples.train.record import Row

if TYPE_CHECKING:
    from logpile.examples.train.loop import Trainer

SAMPLES = 2  # answers to each held-out question


def held_out(trainer: Trainer) -> Row:
    """Answer the held-out questions, always with the same noise."""
    rollout = trainer.sample(task.HELD_OUT, SAMPLES, step=-1)
    answers = [trainer.text.decode(ids) for ids in rollout.answers[::SAMPLES]]
    return {
        "reward": trainer.world.mean(trainer.grade(rollout)),
        "answers": dict(zip(task.HELD_OUT, trainer.world.collect(answers), strict=True)),
    }


def peaks(trainer: Trainer) -> Row:
    """Measure the memory from the logits to the loss and back, by logpile and by plain PyTorch.

    On the last mini-batch, beside its logits and in units of them.
    """
    batch = trainer.batch
    with torch.no_grad():
        logits, _ = trainer.policy(batch.tokens, batch.rows)
    return {
        name: cost.peak_in_logits(partial(trainer.loss_of, loss, batch), logits)
        for name, loss in trainer.losses.items()
    }
