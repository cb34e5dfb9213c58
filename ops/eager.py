"""The kernels for eager mode behind one switch, and the checks that only eager mode can make."""

import torch
from torch import Tensor

from logpile.ops import inductor, tiles
from logpile.ops.call import Backward, Forward, Results

KERNELS = {"tiles": tiles, "inductor": inductor}
_chosen = "tiles"


def set_eager_kernel(name: str) -> str:
    """Choose what runs the op outside of torch.compile, for the whole process.

    Args:
        name: `"tiles"`, the default, runs ATen in place on tiles of rows, at once and without a
            compiler. `"inductor"` compiles the op's own program once for each kind of call (dtype,
            vocabulary, options) and runs it from then on: compiled speed without compiling the
            model. Its first call takes seconds.

    Returns:
        The name of the kernel that was chosen before.

    Raises:
        ValueError: if there is no kernel of that name.
    """
    global _chosen
    if name not in KERNELS:
        raise ValueError(f"there is no eager kernel {name!r}; choose one of {', '.join(KERNELS)}")
    before, _chosen = _chosen, name
    return before


def chosen_kernel() -> str:
    """Name the kernel for the next call. A graph names the default: it is opened, not run."""
    return "tiles" if torch.compiler.is_compiling() else _chosen


def forward(call: Forward) -> Results:
    """Compute the outputs, and what the gradient needs beside the logits."""
    if call.target.device.type == "cpu":
        check_target_range(call)
        check_keep_ids(call)
    results: Results = KERNELS[call.kernel].forward(call)
    return results


def backward(call: Backward, gradient: Tensor) -> None:
    """Write the gradient of the logits to `gradient`, which may be the logits themselves."""
    KERNELS[call.kernel].backward(call, gradient)


def check_target_range(call: Forward) -> None:
    """Refuse a target out of range. Elsewhere than on a CPU, asking would wait for the device."""
    target = call.target
    wrong = (target < 0) | (target >= call.vocab_size)
    wrong &= target != call.ignore_index
    if wrong.any():
        first = wrong.nonzero()[0].tolist()
        value = int(target[tuple(first)])
        raise IndexError(
            f"logprob_entropy: target{first or ''} is {value}, outside of the vocabulary "
            f"[0, {call.vocab_size}) and not ignore_index ({call.ignore_index})"
        )


def check_keep_ids(call: Forward) -> None:
    """Refuse kept ids past the vocabulary, which a KeepSet may not have known."""
    if call.keep_ids is None:
        return
    beyond = call.keep_ids[call.keep_ids >= call.vocab_size]
    if beyond.numel():
        raise IndexError(
            f"logprob_entropy: keep holds token {int(beyond[0])}, outside of the vocabulary "
            f"[0, {call.vocab_size}); made with vocab_size={call.vocab_size}, a KeepSet refuses it"
        )
