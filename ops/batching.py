"""The vmap rules: the ops take any leading shape, so a batch is one more leading dimension."""

from typing import Any

from torch import Tensor

from logpile.ops.call import Backward, Forward
from logpile.ops.schema import BACKWARD, FORWARD


def forward(info: Any, in_dims: tuple[int | None, ...], *arguments: Any) -> tuple[Any, ...]:
    """Run the op on the whole batch."""
    call = Forward(*with_batch(Forward._fields, info.batch_size, in_dims, arguments))
    # Examples may share the storage of the logits, which only one gradient can take.
    call = call._replace(inplace_backward=False)
    entropy = 0 if call.with_entropy else None
    kept = None if call.keep_mask is None else 0
    return FORWARD(*call), (0, entropy, 0, kept, 0, 0, entropy, kept, kept)


def backward(info: Any, in_dims: tuple[int | None, ...], *arguments: Any) -> tuple[Any, ...]:
    """Run the gradient of the op on the whole batch."""
    return BACKWARD(*with_batch(Backward._fields, info.batch_size, in_dims, arguments)), 0


def with_batch(
    names: tuple[str, ...], size: int, in_dims: tuple[int | None, ...], arguments: tuple[Any, ...]
) -> list[Any]:
    """Give every tensor the batch as its first dimension, by views."""
    if arguments[names.index("keep_ids")] is not None:
        raise NotImplementedError(
            "vmap takes keep sets as masks [..., V]; pass keep=keep_set.mask(V)"
        )
    place = names.index("target")
    rows = arguments[place].dim() - (in_dims[place] is not None)

    def front(name: str, value: Any, dim: int | None) -> Any:
        if not isinstance(value, Tensor) or name == "softcap":
            return value
        value = value[None] if dim is None else value.movedim(dim, 0)
        if name == "temperature" and value.dim() == 1:  # one for all rows of an example
            value = value.reshape(-1, *(1,) * rows)
        return value.expand(size, *value.shape[1:])

    batched = dict(zip(names, map(front, names, arguments, in_dims), strict=True))
    if batched["temperature"].dim() > 1:
        batched["temperature"] = batched["temperature"].expand_as(batched["target"])
    return [*batched.values()]
