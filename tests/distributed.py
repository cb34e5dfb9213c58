"""Processes that work together over gloo on the loopback: started once, asked many times."""

import multiprocessing
import pickle
import tempfile
import time
import traceback
import warnings
from collections.abc import Callable
from datetime import timedelta
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import TracebackType
from typing import Any

import torch
import torch.distributed as dist
from torch.distributed.device_mesh import DeviceMesh, init_device_mesh

START = 120.0  # seconds for processes to import torch and meet
GRACE = 10.0  # seconds that the others get when one has failed: they may wait for it in vain

HANGS, ENDED = "no answer: it hangs", "the process ended"


class Ranks:
    """A group of processes that run functions by rank.

    Starting them costs seconds, so the tests of a module share them. What hangs or leaves a rank
    behind ends them all, and the next test starts others.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.processes: list[Any] = []
        self.pipes: list[Connection] = []
        self.folder: tempfile.TemporaryDirectory[str] | None = None

    def __enter__(self) -> "Ranks":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def run(
        self, function: Callable[..., Any], *arguments: Any, seconds: float = 60.0
    ) -> list[Any]:
        """Call function(rank, *arguments) on each rank; give the results by rank.

        The function must be found by its name in its module. What a rank raises is shown, and so
        is who hangs.
        """
        if not self.processes:
            self.start()
        for pipe in self.pipes:
            pipe.send((function, arguments))
        return self.answers(seconds)

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.folder = tempfile.TemporaryDirectory()
        store = Path(self.folder.name) / "store"
        for rank in range(self.size):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=serve, args=(rank, self.size, str(store), theirs), daemon=True
            )
            process.start()
            theirs.close()
            self.processes.append(process)
            self.pipes.append(ours)
        self.answers(START)

    def answers(self, seconds: float) -> list[Any]:
        """Wait for one answer of each rank."""
        found: dict[int, Any] = {}
        failed: dict[int, str] = {}
        end = time.monotonic() + seconds
        while len(found) + len(failed) < self.size:
            waiting = {
                pipe: rank
                for rank, pipe in enumerate(self.pipes)
                if rank not in found and rank not in failed
            }
            ready = wait(list(waiting), max(0.0, end - time.monotonic()))
            if not ready:
                failed |= dict.fromkeys(waiting.values(), HANGS)
                break
            for pipe in ready:
                assert isinstance(pipe, Connection)
                rank = waiting[pipe]
                try:
                    error, result = pickle.loads(pipe.recv_bytes())
                except EOFError:
                    error, result = ENDED, None
                if error is None:
                    found[rank] = result
                    continue
                failed[rank] = error
                end = min(end, time.monotonic() + GRACE)
        if failed:
            if HANGS in failed.values() or ENDED in failed.values():
                self.stop()
            raise AssertionError("\n".join(f"rank {r}: {failed[r]}" for r in sorted(failed)))
        return [found[rank] for rank in range(self.size)]

    def stop(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.kill()
            process.join()
        if self.folder is not None:
            self.folder.cleanup()
        self.processes, self.pipes, self.folder = [], [], None


def serve(rank: int, size: int, store: str, pipe: Connection) -> None:
    """Run what comes through the pipe, until it closes."""
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")  # torch's own, of every kind, over every start
    dist.init_process_group(
        "gloo",
        init_method=f"file://{store}",
        rank=rank,
        world_size=size,
        timeout=timedelta(seconds=START),
    )
    pipe.send_bytes(pickle.dumps((None, None)))
    while True:
        try:
            function, arguments = pipe.recv()
        except EOFError:
            return
        torch._dynamo.reset()
        torch.manual_seed(0)
        answer: tuple[str | None, Any]
        try:
            answer = (None, function(rank, *arguments))
        except BaseException:
            answer = (traceback.format_exc(), None)
        try:
            pipe.send_bytes(pickle.dumps(answer))  # tensors whole, not by shared memory
        except OSError:  # nobody waits for it any more
            return


_groups: dict[tuple[int, ...], Any] = {}


def group_of(*ranks: int) -> Any:
    """Give a group of some ranks, made on the first call, which all ranks must take part in."""
    if ranks not in _groups:
        _groups[ranks] = dist.new_group([*ranks])
    return _groups[ranks]


_meshes: dict[tuple[int, ...], DeviceMesh] = {}


def mesh_of(*shape: int) -> DeviceMesh:
    """Give a mesh of all ranks, made on the first call: torch confuses it with an equal one."""
    if shape not in _meshes:
        _meshes[shape] = init_device_mesh("cpu", shape)
    return _meshes[shape]


def collectives(function: Callable[[], Any]) -> list[str]:
    """List the collectives that process groups are asked for, also from inside of kernels."""
    with torch.profiler.profile() as profile:
        function()
    names = [event.name for event in profile.events() or ()]
    return [name.removeprefix("c10d::") for name in names if name.startswith("c10d::")]


def gathers(names: list[str]) -> int:
    """Count the all-gathers, of which torch has several."""
    return sum("allgather" in name for name in names)
