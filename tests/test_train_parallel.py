"""The training example on four processes: the gradients are those of plain PyTorch on one."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
import torch
import torch.distributed as dist
from torch.distributed.tensor import DTensor

from logpile.examples.column_parallel_head import SumGradient
from logpile.examples.train import parallel
from logpile.examples.train.check import check
from logpile.examples.train.evaluate import held_out
from logpile.examples.train.loop import Trainer
from logpile.examples.train.record import Row
from logpile.examples.train.sampling import Batch
from logpile.examples.train.settings import Settings
from logpile.examples.train.task import HELD_OUT, training_questions
from logpile.loss import Layout, global_counts
from tests.distributed import Ranks

CPU = torch.device("cpu")
TIMEOUT = timedelta(seconds=60)


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    with Ranks(4) as four:
        yield four


def differences(rank: int, dp: int, tp: int, fault: str = "") -> list[Any]:
    """Compare in a layout, also with a fault."""
    world = parallel.world_of(dp, tp, CPU, TIMEOUT)
    with torch.compiler.set_stance("force_eager"), pytest.MonkeyPatch.context() as patch:
        if fault == "no sum of the hidden states' gradient":
            patch.setattr(dist, "all_reduce", only_forward(dist.all_reduce))
        if fault == "denominators at hand":
            patch.setattr("logpile.examples.train.loop.global_counts", counts_at_hand)
        settings = Settings(model="tiny", dp=dp, tp=tp, entropy_coef=0.01)
        return [tuple(found) for found in check(settings, world)]


def only_forward(all_reduce: Any) -> Any:
    """Leave out the all-reduces of [T, H], which are the head's in backward."""
    return lambda x, *args, **kwargs: x.dim() < 2 and all_reduce(x, *args, **kwargs)


def counts_at_hand(layout: Layout, group: Any) -> Any:
    """Count this rank's tokens and sequences alone."""
    return global_counts(layout)


@pytest.mark.parametrize(("dp", "tp"), [(1, 4), (4, 1), (2, 2)])
def test_losses_and_gradients_are_those_of_one_process(ranks: Ranks, dp: int, tp: int) -> None:
    found, *others = ranks.run(differences, dp, tp)
    assert others == [[], [], []]  # the main process has them
    assert len(found) == 2
    for loss, expected, gradient, _ in found:
        assert loss == pytest.approx(expected, abs=1e-5)
        assert abs(expected) > 0.1
        assert gradient < 1e-5


def scored(rank: int) -> tuple[list[str], list[str]]:
    """Name the parameters of policy and reference that are whole after scoring."""
    world = parallel.world_of(4, 1, CPU, TIMEOUT)
    with torch.compiler.set_stance("force_eager"):
        trainer = Trainer(Settings(model="tiny", dp=4), world)
        trainer.score(first_batch(trainer))
    policy, reference = (
        [name for name, p in each.body.named_parameters() if not isinstance(p, DTensor)]
        for each in (trainer.policy, trainer.reference)
    )
    return policy, reference


def first_batch(trainer: Trainer) -> Batch:
    """Sample, and make a mini-batch of it."""
    rollout = trainer.sample(training_questions(1, 4), 8, step=1)
    return next(trainer.batches(rollout, [0.1 * i for i in range(len(rollout.answers))]))[0]


def test_the_reference_is_whole_only_while_it_scores(ranks: Ranks) -> None:
    for policy, reference in ranks.run(scored):
        assert policy  # it stays gathered until the backward pass
        assert reference == []


def unlike(rank: int) -> list[float]:
    """Give gradients of the body where the replicas' own are not the same."""
    right = SumGradient.backward

    def wrong(ctx: Any, grad: Any) -> Any:
        summed, *others = right(ctx, grad)
        return summed * (1.0 + 0.01 * rank), *others

    world = parallel.world_of(1, 4, CPU, TIMEOUT)
    with torch.compiler.set_stance("force_eager"), pytest.MonkeyPatch.context() as patch:
        patch.setattr(SumGradient, "backward", staticmethod(wrong))
        trainer = Trainer(Settings(model="tiny", tp=4), world)
        batch = first_batch(trainer)
        trainer.score(batch)
        trainer.backward(batch)
    grads = [p.grad for p in trainer.policy.body.parameters()]
    return [float(grad.to_local().abs().sum()) for grad in grads if isinstance(grad, DTensor)]


def test_the_replicas_of_the_body_learn_the_same(ranks: Ranks) -> None:
    first, *others = ranks.run(unlike)
    assert min(first) > 0
    assert others == [first] * 3


def held_out_and_sizes(rank: int) -> tuple[list[str], list[int], int]:
    """Give the questions with answers, and tokens of mini-batches and step as recorded."""
    world = parallel.world_of(4, 1, CPU, TIMEOUT)
    with torch.compiler.set_stance("force_eager"):
        trainer = Trainer(Settings(model="tiny", dp=4), world)
        row = trainer.step(1, lambda step, phase: None)
        return [*held_out(trainer)["answers"]], row["mini_batch_tokens"], int(row["tokens"])


def test_what_is_recorded_is_of_all_ranks(ranks: Ranks) -> None:
    for questions, sizes, tokens in ranks.run(held_out_and_sizes):
        assert questions == [*HELD_OUT]
        assert sum(sizes) == tokens


def plain_step(rank: int, dp: int) -> tuple[Row, list[str]]:
    """Take a step with the plain loss; also name the losses whose memory would be measured."""
    world = parallel.World(CPU) if dp == 1 else parallel.world_of(dp, 1, CPU, TIMEOUT)
    with torch.compiler.set_stance("force_eager"):
        trainer = Trainer(Settings(model="tiny", dp=dp, loss="plain", limit=6), world)
        return trainer.step(1, lambda step, phase: None), [*trainer.losses]


def test_the_plain_loss_trains_where_the_logits_are_whole(ranks: Ranks) -> None:
    expected, losses = plain_step(0, 1)
    for row, losses_of_rank in ranks.run(plain_step, 4):
        assert row["loss"] == pytest.approx(expected["loss"], abs=1e-5)
        assert row["kl"] == pytest.approx(expected["kl"], rel=1e-3)
        assert losses_of_rank == losses == ["logpile", "plain"]


@pytest.mark.parametrize("fault", ["no sum of the hidden states' gradient", "denominators at hand"])
def test_the_check_finds_a_fault(ranks: Ranks, fault: str) -> None:
    found = ranks.run(differences, 2, 2, fault)[0]
    assert max(gradient for *_, gradient, _ in found) > 0.1
