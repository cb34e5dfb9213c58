"""What the public function refuses, each with the value seen and the way out."""

import torch
from torch import Tensor

from logpile.ops.keep_set import KeepSet

LOGITS_DTYPES = (torch.bfloat16, torch.float16, torch.float32, torch.float64)
MOST_COLUMNS = 2**24  # the gradient numbers them in fp32


def check_tensor(name: str, value: Tensor) -> None:
    """Refuse what is no tensor, and a DTensor beside logits that are none."""
    if not isinstance(value, Tensor):
        raise TypeError(f"{name} must be a tensor, got {type(value).__name__}")
    if type(value).__name__ == "DTensor":  # by its name, since its module is slow to import
        raise TypeError(
            f"{name} must be a plain tensor, got a DTensor beside logits that are none; "
            f"pass {name}.full_tensor() or {name}.to_local()"
        )


def check_logits(logits: Tensor) -> None:
    """Refuse logits of a wrong kind."""
    check_tensor("logits", logits)
    if logits.dtype not in LOGITS_DTYPES:
        raise TypeError(
            f"logits must be bfloat16, float16, float32 or float64, got {logits.dtype}; "
            "convert them with logits.float()"
        )
    if logits.layout != torch.strided:
        raise TypeError(f"logits must be dense, got {logits.layout}; pass logits.to_dense()")
    if logits.dim() == 0:
        raise ValueError("logits must have shape [..., V], got a 0-d tensor")
    if logits.shape[-1] > MOST_COLUMNS:
        raise ValueError(
            f"logits must have at most {MOST_COLUMNS} columns, got {logits.shape[-1]}; shard them"
        )


def check_target(target: Tensor, logits: Tensor) -> None:
    """Refuse a target that does not fit the logits."""
    check_tensor("target", target)
    if target.dtype.is_floating_point or target.dtype.is_complex or target.dtype == torch.bool:
        raise TypeError(
            f"target must hold token ids of an integer dtype, got {target.dtype}; "
            "convert it with target.long()"
        )
    if target.shape != logits.shape[:-1]:
        raise ValueError(
            f"target must have the shape of logits without the vocabulary, "
            f"{[*logits.shape[:-1]]}, got {[*target.shape]} for logits {[*logits.shape]}"
        )
    if target.device != logits.device:
        raise ValueError(
            f"target must be on the device of the logits, {logits.device}, got {target.device}; "
            "move it with target.to(logits.device)"
        )


def check_whole(vocab_start: int | None, vocab_size: int | None, width: int) -> None:
    """Refuse logits that are no whole vocabulary where there is no other shard."""
    if vocab_start not in (None, 0):
        raise ValueError(f"vocab_start must be 0 in a group of one process, got {vocab_start}")
    if width == 0:
        raise ValueError("logits must have at least one column, got [..., 0]")
    size = width if vocab_size is None else vocab_size
    if not 1 <= size <= width:
        raise ValueError(
            f"vocab_size must be from 1 to the width of the logits, {width}, got {size}"
        )


def check_shard(vocab_start: int | None, vocab_size: int | None, group: object) -> None:
    """Refuse a place in the vocabulary that is only half told."""
    for name, value in (("vocab_start", vocab_start), ("vocab_size", vocab_size)):
        if value is not None:
            check_int(name, value)
    if group is None and vocab_start is not None:
        raise ValueError(
            f"vocab_start={vocab_start} is the place of a shard; pass the group that it belongs to"
        )
    if vocab_start is not None and vocab_size is None:
        raise ValueError(
            f"vocab_start={vocab_start} needs vocab_size, the size of the whole vocabulary"
        )
    if vocab_start is not None and vocab_start < 0:
        raise ValueError(f"vocab_start must not be negative, got {vocab_start}")
    if group is not None and vocab_size is not None and vocab_size < 1:
        raise ValueError(f"vocab_size must be at least 1, got {vocab_size}")


def check_int(name: str, value: int) -> None:
    """Refuse what is no int of 64 bits; a size that varies in a graph is one."""
    if isinstance(value, bool) or not isinstance(value, (int, torch.SymInt)):
        raise TypeError(f"{name} must be an int, got {type(value).__name__}")
    if not -(2**63) <= value < 2**63:
        raise ValueError(f"{name} must be an int of 64 bits, got {value}")


def check_keep(keep: Tensor | KeepSet | None, logits: Tensor, target: Tensor) -> None:
    """Refuse a keep set that does not fit the logits."""
    if keep is None:
        return
    if isinstance(keep, KeepSet):
        if keep.num_rows != target.numel():
            raise ValueError(
                f"keep must have a row for each target, {target.numel()}, got {keep.num_rows}"
            )
        device = keep.ids.device
    elif isinstance(keep, Tensor):
        if keep.dtype != torch.bool:
            raise TypeError(f"a keep mask must be of dtype torch.bool, got {keep.dtype}")
        if keep.shape != logits.shape:
            raise ValueError(
                f"a keep mask must have the shape of the logits, {[*logits.shape]}, "
                f"got {[*keep.shape]}"
            )
        device = keep.device
    else:
        raise TypeError(f"keep must be a bool tensor or a KeepSet, got {type(keep).__name__}")
    if device != logits.device:
        raise ValueError(
            f"keep must be on the device of the logits, {logits.device}, got {device}; "
            "move it with keep.to(logits.device)"
        )


def check_positive(name: str, value: float, dtype: torch.dtype) -> None:
    """Refuse a number that is not positive, finite and normal in the dtype of the arithmetic."""
    if not isinstance(value, (int, float)):
        raise TypeError(f"{name} must be a number, got {type(value).__name__}")
    info = torch.finfo(dtype)
    if not info.tiny <= value <= info.max:
        raise ValueError(
            f"{name} must be a number from {info.tiny:.3g} to {info.max:.3g}, got {value}"
        )


def check_temperature_tensor(temperature: Tensor, target: Tensor) -> None:
    """Refuse a temperature that does not fit the target, or that asks for a gradient."""
    check_tensor("temperature", temperature)
    if temperature.requires_grad:
        raise ValueError(
            "temperature requires a gradient, which logprob_entropy does not compute; "
            "pass temperature.detach(), or divide the logits by it before the call"
        )
    if temperature.dtype.is_complex or temperature.dtype == torch.bool:
        raise TypeError(f"temperature must be real, got {temperature.dtype}")
    if temperature.dim() and temperature.shape != target.shape:
        raise ValueError(
            f"temperature must be a number, a 0-d tensor or one a token {[*target.shape]}, "
            f"got shape {[*temperature.shape]}"
        )
    if temperature.device != target.device:
        raise ValueError(
            f"temperature must be on the device of the logits, {target.device}, "
            f"got {temperature.device}; move it with temperature.to(logits.device)"
        )


def check_inplace(logits: Tensor) -> None:
    """Refuse logits whose storage must not be overwritten by their gradient."""
    way_out = "pass inplace_backward=False"
    base = logits if logits._base is None else logits._base
    if base.is_leaf and base.requires_grad:
        raise ValueError(
            "inplace_backward=True would overwrite a leaf (a parameter or an input that you made), "
            f"got leaf logits {[*logits.shape]} or a view of one; {way_out}"
        )
    if overlaps(logits):
        raise ValueError(
            f"inplace_backward=True needs logits whose elements are apart in memory, got shape "
            f"{[*logits.shape]} with strides {[*logits.stride()]}; {way_out}"
        )


def overlaps(x: Tensor) -> bool:
    """Tell whether elements may share memory, as in expanded tensors and sliding windows."""
    if x.numel() == 0:
        return False
    reach = 0  # of the dimensions so far, from the narrowest stride on
    for stride, size in sorted(zip(x.stride(), x.shape, strict=True)):
        if size > 1 and stride <= reach:
            return True
        reach += (size - 1) * stride
    return False
