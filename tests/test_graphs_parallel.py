"""Exports of the ranks of a job: the collectives, their order, and the comparison of two ranks."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
import torch.distributed._functional_collectives as funcol
from click.testing import CliRunner
from torch import Tensor

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


# Bytes, against the shapes that the profiler sees

ROWS = {"send": ([2, 6], [5, 3]), "receive": ([2, 5], [6, 3])}  # of each rank, to and from each


def reduces(x: Tensor) -> Tensor:
    result: Tensor = funcol.all_reduce(x * 2, "sum", distributed.group_of(0, 1))
    return result + 1


def gathers(x: Tensor) -> Tensor:
    result: Tensor = funcol.all_gather_tensor_autograd(x * 2, 0, distributed.group_of(0, 1))
    return result + 1


def scatters(x: Tensor) -> Tensor:
    result: Tensor = funcol.reduce_scatter_tensor_autograd(
        x * 2, "sum", 0, distributed.group_of(0, 1)
    )
    return result + 1


def exchanges(x: Tensor) -> Tensor:
    group = distributed.group_of(0, 1)
    rank = torch.distributed.get_rank()
    send, receive = ROWS["send"][rank], ROWS["receive"][rank]
    return funcol.all_to_all_single_autograd(x * 2, receive, send, group) + 1


def reduces_many(x: Tensor) -> Tensor:
    group = distributed.group_of(0, 1)
    first, second = funcol.all_reduce_coalesced([x * 2, x[:2] * 3], "sum", group)
    return first + second.sum()


COLLECTIVES = [reduces, gathers, scatters, exchanges, reduces_many]


def export_collectives(rank: int, folder: str) -> dict[str, tuple[list[str], list[int], list[int]]]:
    """Give, by function: the ops of its export, their bytes, and those that were profiled."""
    found = {}
    with pytest.MonkeyPatch.context() as patch:
        graph_functions.without_a_compiler(patch)
        for function in COLLECTIVES:
            backward = function not in (reduces, reduces_many)
            x = torch.ones(8, 5, requires_grad=backward)
            out = Path(folder) / f"{function.__name__}{rank}"
            report = export_graphs(function, x, out=out, backward=backward)
            assert report.failure is None
            with torch.profiler.profile(record_shapes=True) as profile:
                result = function(x)
                if backward:
                    result.sum().backward()
            ops = [each.op for each in report.collectives]
            own = sum(k.bytes_moved for k in report.kernels if k.kind != "collective")
            assert report.verdict.bytes_moved == own
            found[function.__name__] = (
                ops,
                [each.bytes for each in report.collectives],
                profiled(profile),
            )
    return found


def profiled(profile: torch.profiler.profile) -> list[int]:
    """Count for each collective what goes in or what is waited for, whichever is more, in fp32."""
    found: list[list[int]] = []
    for event in profile.events() or []:
        name = event.name.removeprefix("_c10d_functional::")
        if name == event.name or name.startswith("_wrap"):
            continue
        shapes = event.input_shapes
        taken = sum(4 * torch.Size(shape).numel() for shape in shapes if shape)
        if name == "wait_tensor":
            found[-1][1] += taken
        else:
            found.append([taken, 0])
    return [max(sides) for sides in found]


def test_bytes_are_those_of_the_profiler(ranks: distributed.Ranks, tmp_path: Path) -> None:
    row = 4 * 5
    by_hand = {
        "reduces": (8 * row, 8 * row),
        "gathers": (16 * row, 16 * row),
        "scatters": (8 * row, 8 * row),
        "exchanges": (8 * row, 9 * row),
        "reduces_many": (8 * row + 2 * row, 8 * row + 2 * row),
    }
    for rank, found in enumerate(ranks.run(export_collectives, str(tmp_path), seconds=200.0)):
        for name, (_, read, seen) in found.items():
            assert read[0] == by_hand[name][rank], name
            if name != "reduces_many":  # the profiler tells no shapes of a list
                assert read == seen, name
        assert found["gathers"][0] == ["all_gather_into_tensor", "reduce_scatter_tensor"]
        assert found["scatters"][0] == ["reduce_scatter_tensor", "all_gather_into_tensor"]
        assert found["exchanges"][0] == ["all_to_all_single"] * 2
