"""From the arguments of the public function to those of the registered op, checked once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import Tensor

from logpile.ops import validation
from logpile.ops.call import Forward, compute_dtype
from logpile.ops.eager import chosen_kernel
from logpile.ops.groups import Place, place_in
from logpile.ops.keep_set import KeepSet
from logpile.ops.registration import SOURCE

if TYPE_CHECKING:
    from logpile.ops.groups import Group


def forward_call(
    logits: Tensor,
    target: Tensor,
    *,
    temperature: float | Tensor,
    softcap: float | None,
    with_entropy: bool,
    with_entropy_grad: bool,
    ignore_index: int,
    vocab_size: int | None,
    inplace_backward: bool,
    group: Group | None,
    vocab_start: int | None,
    keep: Tensor | KeepSet | None,
) -> Forward:
    """Check the arguments of `logprob_entropy` and name what the op takes."""
    validation.check_logits(logits)
    validation.check_target(target, logits)
    validation.check_keep(keep, logits, target)
    validation.check_int("ignore_index", ignore_index)
    validation.check_shard(vocab_start, vocab_size, group)
    width, dtype = logits.shape[-1], compute_dtype(logits.dtype)
    place = Place("", 1, 0) if group is None else place_in(group)
    if place.size == 1:
        validation.check_whole(vocab_start, vocab_size, width)
    eager_grad = (
        not torch.compiler.is_compiling() and torch.is_grad_enabled() and logits.requires_grad
    )
    if inplace_backward and eager_grad:
        validation.check_inplace(logits)
    ids = keep if isinstance(keep, KeepSet) else None
    call = Forward(
        logits,
        target.long(),
        as_temperature(temperature, target, dtype),
        None if softcap is None else as_scalar("softcap", softcap, dtype, logits.device),
        keep_mask=keep if isinstance(keep, Tensor) else None,
        keep_ids=None if ids is None else ids.ids,
        keep_rows=None if ids is None else ids.rows,
        keep_offsets=None if ids is None else ids.offsets,
        with_entropy=with_entropy,
        with_entropy_grad=with_entropy_grad,
        ignore_index=ignore_index,
        vocab_start=place.rank * width if vocab_start is None else vocab_start,
        vocab_size=place.size * width if vocab_size is None else vocab_size,
        group=place.name if place.size > 1 else "",
        group_size=place.size,
        equal_shards=vocab_start is None,
        inplace_backward=inplace_backward and eager_grad,
        kernel=chosen_kernel(),
        source=SOURCE,
    )
    return saveable(call) if eager_grad else call


def as_temperature(temperature: float | Tensor, target: Tensor, dtype: torch.dtype) -> Tensor:
    """Make the temperature a tensor of the dtype of the arithmetic, [] or [...]."""
    if not isinstance(temperature, Tensor):
        return as_scalar("temperature", temperature, dtype, target.device)
    validation.check_temperature_tensor(temperature, target)
    return temperature.to(dtype)


def as_scalar(name: str, value: float, dtype: torch.dtype, device: torch.device) -> Tensor:
    """Make a number a 0-d tensor, by the one way that does not bake its value into a graph."""
    validation.check_positive(name, value, dtype)
    return torch.zeros((), dtype=dtype, device=device) + value


def saveable(call: Forward) -> Forward:
    """Copy what was made in inference mode, which autograd refuses to save."""
    if call.logits.is_inference():
        raise RuntimeError(
            "Inference tensors cannot be saved for backward: logprob_entropy needs logits made "
            "outside of inference_mode, or a call under no_grad"
        )
    return Forward._make(
        x.clone() if isinstance(x, Tensor) and x.is_inference() else x for x in call
    )
