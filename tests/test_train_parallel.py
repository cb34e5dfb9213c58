"""The training example on four processes: the gradients are those of plain PyTorch on one."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
import torch
import torch.distributed as dist

from logpile.examples.train import parallel
from logpile.examples.train.check import check
from logpile.examples.train.settings import Settings
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


@pytest.mark.parametrize("fault", ["no sum of the hidden states' gradient", "denominators at hand"])
def test_the_check_finds_a_fault(ranks: Ranks, fault: str) -> None:
    found = ranks.run(differences, 2, 2, fault)[0]
    assert max(gradient for *_, gradient, _ in found) > 0.1
