"""The exported program: the function as torch.export sees it, without any of the user's values."""

import contextlib
import io
import sys
import warnings
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.overrides import TorchFunctionMode

from logpile.compile_graphs import torch_private
from logpile.compile_graphs.reach import objects_of
from logpile.compile_graphs.safety import Inputs

FILE = "export.pt2"
READERS = {
    "item",
    "tolist",
    "numpy",
    "__array__",
    "__bool__",
    "__complex__",
    "__contains__",
    "__float__",
    "__index__",
    "__int__",
    "is_nonzero",
}


class Function(nn.Module):
    """A module that calls a function, since torch.export takes modules."""

    def __init__(self, fn: Callable[..., Any]) -> None:
        super().__init__()
        self.fn = fn

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Call the function."""
        return self.fn(*args, **kwargs)


class ReadsValueError(ValueError):
    """The function reads a tensor's value, which would be a constant of the exported program."""


class NoValues(TorchFunctionMode):
    """Refuses to read a value of a tensor that is not an argument: torch.export would keep it."""

    def __torch_function__(
        self,
        func: Callable[..., Any],
        types: Iterable[type],
        args: tuple[Any, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> Any:
        """Look at a call, and make it."""
        name = getattr(func, "__name__", "")
        if name in READERS and isinstance(args[0], Tensor) and not torch_private.is_fake(args[0]):
            raise ReadsValueError(
                f"{name} reads a tensor that is no argument, and its value would be a constant "
                "of the exported program"
            )
        return func(*args, **(kwargs or {}))


def arrays(fn: Callable[..., Any], inputs: Inputs) -> str | None:
    """Name the type of an array that a function reaches; torch.export sees none of its reads."""
    numpy = sys.modules.get("numpy")
    kinds = (numpy.ndarray, numpy.generic) if numpy else ()
    found = (type(x).__name__ for x in objects_of(fn, inputs) if isinstance(x, kinds))
    return next(found, None)


def save(fn: Callable[..., Any], inputs: Inputs, folder: Path) -> str:
    """Export the function to `export.pt2` and return its program in readable form.

    Weights and constants are saved as zeros of their shape, and the example inputs not at all.

    Raises:
        ReadsValueError: the function reads a value of a tensor that is no argument, or may read
            one of an array.
        Exception: whatever torch.export can't do with the function.
    """
    args, kwargs = inputs
    if (held := arrays(fn, inputs)) is not None:
        raise ReadsValueError(
            f"it holds a NumPy {held}, whose values would be constants of the exported program; "
            "torch.from_numpy makes a tensor of one"
        )
    module = fn if isinstance(fn, nn.Module) else Function(fn)
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")  # about guards and constants; the program is for reading
        with NoValues():
            program = torch.export.export(module, args, kwargs, strict=False)
        text: str = program.graph_module.print_readable(print_output=False, include_stride=True)
        forget_values(program)
        torch.export.save(program, folder / FILE)
    return text


def forget_values(program: torch.export.ExportedProgram) -> None:
    """Put zeros, a single one expanded, in the place of every value that came from the user."""
    for held in torch_private.without_example_inputs(program):
        for name, value in held.items():
            if isinstance(value, Tensor):
                empty = value.new_zeros(()).expand(value.shape)
                held[name] = (
                    nn.Parameter(empty, value.requires_grad)
                    if isinstance(value, nn.Parameter)
                    else empty
                )
    for name, constant in [*program.graph_module.named_buffers()]:
        owner, _, last = name.rpartition(".")
        setattr(program.graph_module.get_submodule(owner), last, torch.zeros_like(constant))
