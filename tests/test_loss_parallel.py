"""Context-parallel and data-parallel ranks against one process, over gloo on the loopback."""

import dataclasses
import functools
import multiprocessing
import pickle
import queue
import socket
import traceback
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
import torch
import torch.distributed as dist
from torch import Tensor

from logpile import loss
from logpile.loss import Layout, Metrics, PolicyLoss, PolicyLossConfig

RANKS = 2
SECONDS = 200  # for all ranks; compiling is what takes it
TOKENS, SEQS = 24, 4
HARD = PolicyLossConfig(
    ratio_level="sequence",
    kl_coef=0.1,
    entropy_coef=0.05,
    importance="geometric",
    masks=("opsm", "sequence-band", "rejection"),
    opsm_delta=0.3,
    sequence_bounds=(0.2, 5.0),
    rejection_reduction="max",
    rejection_bounds=(None, 0.4),
    aggregation="seq-mean-token-mean",
    count_masked_seqs=False,
)
CONFIGS = {
    "gspo-everything": HARD,
    "gspo-token": dataclasses.replace(HARD, ratio_level="sequence-token", masks=()),
    "gmpo": PolicyLossConfig.preset("gmpo", kl_coef=0.1),
    "vespo": PolicyLossConfig.preset("vespo"),
    "shrunk": dataclasses.replace(HARD, masks_shrink_denominators=True, aggregation="token-mean"),
    **{
        mode: PolicyLossConfig(
            aggregation=mode, constant_norm=9.0, kl_coef=0.1, count_masked_seqs=False
        )
        for mode in loss.aggregation.AGGREGATIONS
    },
}


def run_ranks(work: Callable[[int], Any]) -> list[Any]:
    """Run work on each rank in a process of its own; give the results by rank, or raise."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    context = multiprocessing.get_context("spawn")
    results: Any = context.Queue()
    processes = [
        context.Process(target=rank_main, args=(work, rank, port, results), daemon=True)
        for rank in range(RANKS)
    ]
    for process in processes:
        process.start()
    found: dict[int, Any] = {}
    try:
        for _ in range(RANKS):
            rank, failed, result = results.get(timeout=SECONDS)
            assert not failed, f"rank {rank}:\n{result}"
            found[rank] = pickle.loads(result)
    except queue.Empty:
        pytest.fail(f"ranks {sorted(set(range(RANKS)) - set(found))} hang")
    finally:
        for process in processes:
            process.join(10 if len(found) == RANKS else 0)
            process.kill()
    return [found[rank] for rank in range(RANKS)]


def rank_main(work: Callable[[int], Any], rank: int, port: int, results: Any) -> None:
    torch.set_num_threads(1)
    try:
        dist.init_process_group(
            "gloo",
            init_method=f"tcp://127.0.0.1:{port}",
            rank=rank,
            world_size=RANKS,
            timeout=timedelta(seconds=SECONDS / 2),
        )
        result = work(rank)
        dist.barrier()
        results.put((rank, False, pickle.dumps(result)))  # whole, not by shared memory
        dist.destroy_process_group()
    except BaseException:
        results.put((rank, True, traceback.format_exc()))


def data() -> dict[str, Tensor]:
    generator = torch.Generator().manual_seed(3)
    logprob = -0.1 - torch.randn(TOKENS, generator=generator).abs().double()
    noise = torch.randn(6, TOKENS, generator=generator).double()
    ids = torch.arange(TOKENS) % SEQS
    return {
        "logprob": logprob,
        "entropy": noise[0].abs(),
        "advantages": noise[1, ids],
        "mask": (noise[2] > -0.8) & (ids != 1),
        "old_logprob": torch.minimum(logprob + 0.3 * noise[3], torch.tensor(-0.01)),
        "ref_logprob": logprob + 0.3 * noise[4],
        "rollout_logprob": logprob + 0.3 * noise[5],
        "seq_ids": ids,
    }


def parts(rank: int) -> Tensor:
    """Give this rank two pieces of each sequence, as zigzag context parallelism does."""
    position = torch.arange(TOKENS) // SEQS  # 0 to 5 in each sequence
    mine = (position % 3) == 0 if rank == 0 else (position % 3) != 0
    return mine.nonzero()[:, 0]


def outcome(
    config: PolicyLossConfig, where: Tensor, group: str | None, **totals: Any
) -> tuple[float, Tensor, Metrics]:
    """Run on the tokens `where`; give loss, gradients by log-prob and entropy, and metrics."""
    values: dict[str, Any] = {name: x[where] for name, x in data().items()}
    logprob, entropy = (values.pop(name).requires_grad_() for name in ("logprob", "entropy"))
    module = PolicyLoss(config, cp_group=group, compile=False)
    out = module.from_logprobs(logprob, entropy, num_seqs=SEQS, **values, **totals)
    slopes = torch.autograd.grad(out.loss, [logprob, entropy], allow_unused=True)
    return float(out.loss.detach()), torch.stack([fill(s, where) for s in slopes]), out.metrics


def fill(slope: Tensor | None, where: Tensor) -> Tensor:
    return torch.zeros(len(where)).double() if slope is None else slope


def context_parallel(rank: int) -> Any:
    world = dist.group.WORLD
    assert world is not None
    results: dict[str, Any] = {}
    for name, config in CONFIGS.items():
        value, slopes, metrics = outcome(config, parts(rank), world.group_name)
        results[name] = (value, slopes, metrics.reduce(world).to_dict())
    # A rank without a token takes part in everything.
    empty = parts(rank)[:0] if rank else torch.arange(TOKENS)
    results["empty"] = outcome(HARD, empty, world.group_name)[:2]
    return results


def assert_close(actual: Tensor, expected: Tensor) -> None:
    torch.testing.assert_close(actual, expected, rtol=1e-6, atol=1e-9)


def test_context_parallel_ranks_share_their_sequences() -> None:
    ranks = run_ranks(context_parallel)
    for name, config in CONFIGS.items():
        value, slopes, metrics = outcome(config, torch.arange(TOKENS), None)
        total = sum(result[name][0] for result in ranks)
        assert total == pytest.approx(value, rel=1e-6), name
        for rank, result in enumerate(ranks):
            assert_close(result[name][1], slopes[:, parts(rank)])
            for key, expected in metrics.to_dict().items():
                got = result[name][2][key]
                assert got == pytest.approx(expected, rel=1e-6, abs=1e-9, nan_ok=True), key
    value, slopes, _ = outcome(HARD, torch.arange(TOKENS), None)
    assert ranks[0]["empty"][0] == pytest.approx(value, rel=1e-6)
    assert_close(ranks[0]["empty"][1], slopes)
    assert ranks[1]["empty"][0] == 0.0


def data_parallel(rank: int) -> Any:
    world = dist.group.WORLD
    ids = data()["seq_ids"]
    mine = (ids % RANKS == rank).nonzero()[:, 0]
    values = data()
    layout = Layout.packed(values["mask"][mine], ids[mine], SEQS)
    tokens, seqs = loss.global_counts(layout, world, count_masked_seqs=False)
    results: dict[str, Any] = {}
    for mode in loss.aggregation.AGGREGATIONS:
        totals = {"total_tokens": tokens, "total_seqs": seqs, "loss_scale": float(RANKS)}
        value, slopes, _ = outcome(CONFIGS[mode], mine, None, **totals)
        results[mode] = (value, slopes / RANKS)  # as an engine that averages does
    keep = values["mask"].reshape(1, -1) & (ids % RANKS == rank)
    results["whiten"] = loss.whiten(values["advantages"][None], keep, group=world)
    return results


def test_data_parallel_ranks_give_the_gradient_of_the_whole() -> None:
    ranks = run_ranks(data_parallel)
    ids = data()["seq_ids"]
    for mode in loss.aggregation.AGGREGATIONS:
        value, slopes, _ = outcome(CONFIGS[mode], torch.arange(TOKENS), None)
        assert sum(r[mode][0] for r in ranks) / RANKS == pytest.approx(value, rel=1e-6)
        for rank, result in enumerate(ranks):
            assert_close(result[mode][1], slopes[:, ids % RANKS == rank])
    values = data()
    expected = loss.whiten(values["advantages"][None], values["mask"][None])
    assert_close(ranks[0]["whiten"] + ranks[1]["whiten"], expected)


def compiled(rank: int) -> Any:
    """Trace over three sizes, none at all on one rank among them, and generate code for one."""
    world = dist.group.WORLD
    assert world is not None
    results = []
    generate = torch.compile
    sizes = (parts(rank), parts(rank)[2:], parts(rank)[: 5 if rank else 0])
    gspo = PolicyLossConfig.preset("gspo", masks=("opsm",))
    for config, backend, some in ((HARD, "aot_eager", sizes), (gspo, "inductor", sizes[:1])):
        torch.compile = functools.partial(generate, backend=backend)
        module = PolicyLoss(config, cp_group=world)
        for where in some:
            values: dict[str, Any] = {k: x[where] for k, x in data().items()}
            for name in values.keys() - {"mask", "seq_ids"}:
                values[name] = values[name].float()
            logprob, entropy = (values.pop(k).requires_grad_() for k in ("logprob", "entropy"))
            both = []
            for one in (module, PolicyLoss(config, cp_group=world, compile=False)):
                out = one.from_logprobs(logprob, entropy, num_seqs=SEQS, **values)
                both.append((out.loss.detach(), torch.autograd.grad(out.loss, logprob)[0]))
            results.append(both)
    return results


def test_compiled_ranks_equal_eager_ones_and_none_waits_alone() -> None:
    for result in run_ranks(compiled):
        assert len(result) == 4
        for (value, slope), (expected, gradient) in result:
            torch.testing.assert_close(value, expected, rtol=1e-6, atol=1e-6)
            torch.testing.assert_close(slope, gradient, rtol=1e-6, atol=1e-6)


def collectives(rank: int) -> list[int]:
    """Count the all-reduces of forward and backward, whatever coefficient and data are."""
    world = dist.group.WORLD
    assert world is not None
    counts = []
    for coefficient, where in ((0.0, parts(rank)), (0.1, parts(rank)), (0.1, parts(rank)[:0])):
        config = dataclasses.replace(HARD, entropy_coef=coefficient, masks=("opsm",))
        with torch.profiler.profile() as profile:
            outcome(config, where, world.group_name)
        names = [event.name for event in profile.events() or ()]
        counts.append(names.count("_c10d_functional::all_reduce"))
    return counts


def test_one_all_reduce_forward_and_one_backward() -> None:
    assert run_ranks(collectives) == [[2, 2, 2]] * RANKS
