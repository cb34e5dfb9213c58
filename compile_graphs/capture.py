"""Compiles a function apart, runs it, and keeps what the compiler said."""

import inspect
import platform
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

import torch
from torch import Tensor

from logpile.compile_graphs import breaks, restore, safety, timing, torch_private
from logpile.compile_graphs.assemble import Run
from logpile.compile_graphs.records import recorded
from logpile.compile_graphs.safety import Inputs


def capture(
    fn: Callable[..., Any],
    examples: Sequence[Inputs],
    *,
    title: str,
    backward: bool,
    dynamic: bool | None,
    compile_it: bool,
    tokens: int | None,
    time_kernels: bool,
) -> Run:
    """Compile and run the function on each example; a failure is part of what is found."""
    failure, times = None, {}

    def call(example: Inputs) -> None:
        args, kwargs = safety.copied(example)
        with torch.set_grad_enabled(backward):
            result = function(*args, **kwargs)
        if backward:
            safety.backward(result)

    with torch_private.apart(), recorded() as records, restore.kept(fn, examples[0]):
        function = (
            torch_private.compile_alone(safety.own_code(fn), dynamic=dynamic) if compile_it else fn
        )
        try:
            for example in examples:
                call(example)
            if time_kernels:
                times = timing.measure(lambda: call(examples[0]))
        except (Exception, SystemExit) as error:  # the report says what it was and where
            failure = breaks.failure(records, error)
    return Run(
        title=title,
        origin="export",
        records=records,
        files=torch_private.traced_files(),
        argument_names=argument_names(fn, examples[0]),
        tokens=tokens_of(examples[0]) if tokens is None else tokens,
        failure=failure,
        times=times,
        versions=versions(examples[0]),
        config={
            "backward": str(backward),
            "dynamic": str(dynamic),
            "examples": str(len(examples)),
            **torch_private.settings(),
        },
        rank=torch.distributed.get_rank() if is_distributed() else None,
    )


def is_distributed() -> bool:
    """Tell whether this is one rank of a job."""
    return torch.distributed.is_available() and torch.distributed.is_initialized()


def argument_names(fn: Callable[..., Any], example: Inputs) -> dict[str, str]:
    """Name the arguments that a wrapper takes as `args[0]`, by the signature of what it calls."""
    args, kwargs = example
    target = torch_private.original_function(fn)
    target = target.forward if isinstance(target, torch.nn.Module) else target
    try:
        names = [*inspect.signature(target).parameters]
    except (TypeError, ValueError):
        names = []
    found = {f"args[{place}]": name for place, name in enumerate(names[: len(args)])}
    return found | {f"kwargs[{name}]": name for name in kwargs}


def tokens_of(example: Inputs) -> int | None:
    """Guess how many tokens the example has: its largest tensor of ids, else rows of its largest.

    Ids are integers; the last dimension of anything else is that of its features.
    """
    tensors = [x for x in torch_private.leaves(example) if isinstance(x, Tensor) and x.ndim]
    ids = [x.numel() for x in tensors if x.dtype in (torch.int64, torch.int32)]
    if ids:
        return max(ids) or None
    wide = max(tensors, key=Tensor.numel, default=None)
    return None if wide is None or wide.ndim < 2 else wide.numel() // max(1, wide.shape[-1]) or None


def versions(example: Inputs) -> dict[str, str]:
    """Say what compiled it."""
    devices = {x.device.type for x in torch_private.leaves(example) if isinstance(x, Tensor)}
    found = {
        "torch": torch.__version__,
        "python": platform.python_version(),
        "logpile": installed("logpile"),
        "device": ", ".join(sorted(map(device_name, devices))) or "none",
        "system": f"{sys.platform} {platform.machine()}",
    }
    return found | ({"triton": installed("triton")} if find_spec("triton") else {})


def device_name(kind: str) -> str:
    """Name a device with its model, where it has one."""
    return f"cuda ({torch.cuda.get_device_name()})" if kind == "cuda" else kind


def installed(package: str) -> str:
    """Give the version of a package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
