"""The exported program: the function as torch.export sees it, without any of the user's values."""

import contextlib
import io
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from logpile.compile_graphs.safety import Inputs

FILE = "export.pt2"


class Function(nn.Module):
    """A module that calls a function, since torch.export takes modules."""

    def __init__(self, fn: Callable[..., Any]) -> None:
        super().__init__()
        self.fn = fn

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Call the function."""
        return self.fn(*args, **kwargs)


def save(fn: Callable[..., Any], inputs: Inputs, folder: Path) -> str:
    """Export the function to `export.pt2` and return its program in readable form.

    Weights and constants are saved as zeros of their shape, and the example inputs not at all.

    Raises:
        Exception: whatever torch.export can't do with the function.
    """
    args, kwargs = inputs
    module = fn if isinstance(fn, nn.Module) else Function(fn)
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")  # about guards and constants; the program is for reading
        program = torch.export.export(module, args, kwargs, strict=False)
        text: str = program.graph_module.print_readable(print_output=False, include_stride=True)
        forget_values(program)
        torch.export.save(program, folder / FILE)
    return text


def forget_values(program: torch.export.ExportedProgram) -> None:
    """Put zeros, a single one expanded, in the place of every value that came from the user."""
    program._example_inputs = None
    for held in (program._state_dict, program._constants):
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
