"""Exports of the ranks of a job: the collectives, their order, and the comparison of two ranks."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
from click.testing import CliRunner

from logpile.compile_graphs import Report, export_graphs
from logpile.compile_graphs.command import command
from logpile.loss import PolicyLoss, PolicyLossConfig
from tests import distributed, graph_functions

T, SHARD = 6, 600


@pytest.fixture(scope="module")
def ranks() -> Iterator[distributed.Ranks]:
    with distributed.Ranks(2) as started:
        yield started


def export_loss(rank: int, folder: str) -> None:
    """Export a vocabulary-parallel loss; the kernels do nothing, the collectives do."""
    with pytest.MonkeyPatch.context() as patch:
        graph_functions.without_a_compiler(patch)
        config = PolicyLossConfig.preset("grpo", entropy_coef=0.01, kl_coef=0.0)
        module = PolicyLoss(config, group=distributed.group_of(0, 1), compile=False)
        rows = torch.ones(1, T)
        export_graphs(
            lambda z, target, **rollout: module(z, target, **rollout).loss,
            torch.randn(1, T, SHARD, requires_grad=True),
            torch.zeros(1, T, dtype=torch.int64),
            advantages=rows,
            advantages_per="token",
            mask=rows > 0,
            old_logprob=-rows,
            out=Path(folder) / f"rank{rank}",
        )


@pytest.fixture(scope="module")
def two(ranks: distributed.Ranks, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The exports of both ranks."""
    folder = tmp_path_factory.mktemp("ranks")
    ranks.run(export_loss, str(folder), seconds=200.0)
    return [folder / "rank0", folder / "rank1"]


def test_a_loss_on_two_ranks(two: list[Path]) -> None:
    reports = [Report.from_json((path / "summary.json").read_text()) for path in two]
    for rank, report in enumerate(reports):
        assert report.failure is None
        assert report.rank == rank
        assert report.verdict.graphs == 1
        assert report.verdict.breaks == 0
        assert report.verdict.opaque_calls == 0
        assert report.verdict.full_size_buffers == 1
        (gather,) = report.collectives
        assert gather.phase == "forward"
        assert gather.op.startswith("all_gather_into_tensor")
        # Four numbers a row and a header of three, from each of two ranks, in fp32.
        assert gather.bytes == 2 * 4 * (4 * T + 3)
    assert reports[0].collectives == reports[1].collectives
    result = CliRunner().invoke(command, ["--compare", *map(str, two)])
    assert result.exit_code == 0, result.output
    assert "another order" not in result.output


def test_another_order_is_called_out(two: list[Path], tmp_path: Path) -> None:
    swapped = tmp_path / "swapped"
    shutil.copytree(two[1], swapped)
    summary = (swapped / "summary.json").read_text()
    other = summary.replace('"op": "all_gather_into_tensor', '"op": "all_reduce')
    assert other != summary
    (swapped / "summary.json").write_text(other)
    result = CliRunner().invoke(command, ["--compare", str(two[0]), str(swapped)])
    assert result.exit_code == 1
    assert "ask for collectives in another order, which hangs the job" in result.output
    assert "collective 0 is all_gather_into_tensor" in result.output
