"""GRPO in one page: sample, score, update. Plain PyTorch, and logpile for the loss.

A step samples G answers to each of P prompts, grades them, and takes one optimizer step for each of
two mini-batches. The second is off-policy: its ratios are not 1.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import torch
from torch import Tensor

from logpile.examples.train import cost, task
from logpile.examples.train.checkpoint import Checkpoints
from logpile.examples.train.display import Display
from logpile.examples.train.evaluate import held_out, peaks
from logpile.examples.train.interrupt import Interrupt
from logpile.examples.train.model import Policy, frozen_copy, load
from logpile.examples.train.parallel import World, average_gradients, parallelize
from logpile.examples.train.plain import PlainLoss, PlainOutput
from logpile.examples.train.record import METRICS, Record, Row
from logpile.examples.train.sampling import Batch, Rollout, Sampler, generate, make_batch
from logpile.examples.train.settings import Settings
from logpile.loss import (
    Layout,
    Metrics,
    PolicyLoss,
    PolicyLossConfig,
    PolicyLossOutput,
    global_counts,
    group_advantages,
)
from logpile.ops import KeepSet, LogprobEntropy, logprob_entropy


class Trainer:
    """A policy and all that trains it."""

    def __init__(self, settings: Settings, world: World) -> None:
        self.settings, self.world = settings, world
        policy, self.text = load(settings.model)
        self.reference = parallelize(frozen_copy(policy), world, keep_gathered=False)
        self.policy = parallelize(policy, world, keep_gathered=True)
        self.shard = self.policy.head.shard  # where this rank's columns of the logits lie
        self.group = group = self.policy.head.group  # of the shards; None: the logits are whole
        groups = [{"params": [*part.parameters()]} for part in (policy.body, policy.head)]
        self.optimizer = torch.optim.AdamW(groups, lr=settings.lr, weight_decay=0.0)
        self.config = PolicyLossConfig.preset(
            "grpo",
            temperature=settings.temperature,
            entropy_coef=settings.entropy_coef,
            kl_coef=settings.kl_coef,
            importance="token",  # the sampler's numbers are not quite the trainer's
            importance_bounds=(None, 2.0),
        )
        self.losses: dict[str, PolicyLoss | PlainLoss] = {
            "logpile": PolicyLoss(self.config, group=group)
        }
        if settings.tp == 1:  # the plain loss knows of no shards
            self.losses["plain"] = PlainLoss(self.config)
        self.loss = self.losses[settings.loss]
        self.logprobs = torch.compile(
            partial(logprob_entropy, group=group and group.group_name, with_entropy=False),
            fullgraph=True,
            dynamic=True,
        )

    def step(self, step: int, phase: Callable[[int, str], None]) -> Row:
        """Take one step, and give its numbers; tell the phases it is in."""
        start = time.perf_counter()
        phase(step, "sample")
        rollout = self.sample(
            task.training_questions(step, self.settings.prompts), self.settings.samples, step
        )
        sampled = time.perf_counter()
        phase(step, "score")
        rewards = self.grade(rollout)
        batches = [batch for batch, _ in self.batches(rollout, rewards)]
        for batch in batches:
            self.score(batch)
        phase(step, "update")
        self.batch = batches[-1]
        metrics = Metrics.merge([self.update(batch) for batch in batches])
        if self.world.dp_group is not None:
            metrics = metrics.reduce(self.world.dp_group)
        counts = self.world.collect([[batch.target.numel() for batch in batches]])
        seconds = time.perf_counter() - start
        values = metrics.to_dict()
        return {
            "reward": self.world.mean(rewards),
            "loss": values["loss"] / len(batches),
            "entropy": values["entropy"],
            "clipped": values["clipped/low"] + values["clipped/high"],
            "kl": values["kl"],
            "ratio_max": values["ratio/max"],
            "rollout_diff": values["rollout/abs_diff"],
            "tokens": values["tokens"],
            "mini_batch_tokens": [sum(of_ranks) for of_ranks in zip(*counts, strict=True)],
            "tokens_per_second": values["tokens"] / seconds,
            "seconds": seconds,
            "seconds_sampling": sampled - start,
            "peak_gb": cost.peak_gigabytes(self.world.device),
        }

    def sample(self, questions: Sequence[str], samples: int, step: int) -> Rollout:
        """Sample answers to this rank's share of the questions.

        The noise is drawn for all ranks by seed and step: what is sampled does not depend on how
        many ranks there are, nor on whether the run was interrupted.
        """
        prompts = [self.text.encode(f"{task.INSTRUCTION} {question}") for question in questions]
        generator = torch.Generator().manual_seed(self.settings.seed * 1_000_003 + step)
        shape = (len(prompts), samples, self.settings.limit)
        noise = torch.rand(shape, generator=generator, dtype=torch.float64).float()
        first, *_ = mine = self.world.share([*range(len(prompts))])
        sampler = Sampler(
            self.settings.temperature, self.settings.top_p, self.settings.limit, self.text.end
        )
        noise = noise[first : first + len(mine)].flatten(0, 1).to(self.world.device)
        return generate(self.policy, [prompts[i] for i in mine], noise, sampler)

    def grade(self, rollout: Rollout) -> list[float]:
        """Compute the reward of each answer, N."""
        answers = zip(rollout.answers, rollout.finished, strict=True)
        return [task.reward(self.text.decode(ids), finished) for ids, finished in answers]

    def batches(
        self, rollout: Rollout, rewards: list[float]
    ) -> Iterator[tuple[Batch, Sequence[int]]]:
        """Split a rollout into mini-batches, each with as many samples of every prompt.

        Tells which sequences are in each.
        """
        parts, samples = self.settings.mini_batches, self.settings.samples
        grouped = torch.tensor(rewards, device=self.world.device).view(-1, samples)  # [P, G]
        advantages = group_advantages(grouped, self.config.advantage).flatten()
        number = torch.arange(len(rewards)).view(-1, parts, samples // parts)
        for part in range(parts):
            chosen = number[:, part].flatten().tolist()
            yield make_batch(rollout, chosen, advantages, self.text.end), chosen

    @torch.no_grad()
    def score(self, batch: Batch) -> None:
        """Note the log-probs of the policy before its update, and those of the reference."""
        batch.old_logprob = self.logprob(self.policy, batch, batch.keep)
        batch.ref_logprob = self.logprob(self.reference, batch, None)

    def logprob(self, policy: Policy, batch: Batch, keep: KeepSet | None) -> Tensor:
        """Compute the log-prob of each token, over its nucleus or the whole vocabulary, [T]."""
        logits, _ = policy(batch.tokens, batch.rows)
        options = {"temperature": self.settings.temperature, "keep": keep, **self.shard}
        out: LogprobEntropy = self.logprobs(logits, batch.target, **options)
        return out.logprob

    def update(self, batch: Batch) -> Metrics:
        """Take one optimizer step."""
        _, metrics = self.backward(batch)
        if self.settings.control:
            for parameter in self.policy.parameters():
                if parameter.grad is not None:
                    parameter.grad.zero_()
        self.optimizer.step()
        self.optimizer.zero_grad()
        return metrics

    def backward(self, batch: Batch) -> tuple[Tensor, Metrics]:
        """Compute the gradient; give this rank's share of the loss, and its metrics."""
        logits, _ = self.policy(batch.tokens, batch.rows)
        out = self.loss_of(self.loss, batch, logits)
        out.loss.backward()
        if self.group is not None:
            average_gradients(self.policy.body, self.group)
        return out.loss, out.metrics

    def loss_of(
        self, loss: PolicyLoss | PlainLoss, batch: Batch, logits: Tensor
    ) -> PolicyLossOutput | PlainOutput:
        """Compute this rank's share of the loss of a mini-batch, and its metrics."""
        layout = Layout.packed(batch.mask, batch.seq_ids, batch.num_seqs)
        total_tokens, total_seqs = global_counts(layout, self.world.dp_group)
        return loss(
            logits,
            batch.target,
            keep=batch.keep,
            **self.shard,
            advantages=batch.advantages,
            advantages_per="sequence",
            mask=batch.mask,
            seq_ids=batch.seq_ids,
            num_seqs=batch.num_seqs,
            old_logprob=batch.old_logprob,
            ref_logprob=batch.ref_logprob,
            rollout_logprob=batch.rollout_logprob,
            total_tokens=total_tokens,
            total_seqs=total_seqs,
            loss_scale=float(self.world.dp_size),  # FSDP averages gradients over the ranks
        )


def train(settings: Settings, world: World) -> None:
    """Run until the last step, or until someone interrupts."""
    graphs = cost.Graphs()
    trainer = Trainer(settings, world)
    checkpoints = Checkpoints(settings.out, world)
    done = checkpoints.load(trainer.policy, trainer.optimizer)
    record = Record(settings.out / METRICS, done, world)
    with Interrupt(world) as interrupt, Display(settings, record, world.is_main) as display:

        def note(kind: str, step: int, values: Row) -> None:
            display.show(record.add(kind, step, **values, graphs=graphs.new()))

        if done == 0:
            display.phase(0, "answer the held-out questions")
            note("held-out", 0, held_out(trainer))
        for step in range(done + 1, settings.steps + 1):
            note("step", step, trainer.step(step, display.phase))
            if step == done + 1:
                note("memory", step, peaks(trainer))
            leaving = interrupt.agreed()
            if leaving or step % settings.save_every == 0 or step == settings.steps:
                display.phase(step, "save")
                checkpoints.save(step, trainer.policy, trainer.optimizer)
            if leaving:
                return
        answered = any(row["step"] == settings.steps for row in record.of("held-out"))
        if done <= settings.steps and not answered:
            note("held-out", settings.steps, held_out(trainer))
