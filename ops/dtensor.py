"""DTensor logits: each rank works on its part, and the vocabulary is never gathered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

if TYPE_CHECKING:
    from torch.distributed.tensor import DTensor


def is_dtensor(x: object) -> bool:
    """Tell whether x is a DTensor, without importing what costs a second unless it may be one."""
    if not isinstance(x, Tensor) or type(x) in (Tensor, torch.nn.Parameter):
        return False
    from torch.distributed.tensor import DTensor

    return isinstance(x, DTensor)


def on_local_parts(
    function: Callable[..., tuple[Tensor | None, ...]],
    logits: Any,
    target: Tensor,
    options: dict[str, Any],
) -> list[Tensor | None]:
    """Call the function on the local parts; DTensors come back if the target is one."""
    from torch.distributed.tensor import DTensor, Replicate

    if options["group"] is not None or options["vocab_start"] is not None:
        raise ValueError(
            "DTensor logits carry their own sharding; leave group and vocab_start out, "
            f"got group={options['group']!r}, vocab_start={options['vocab_start']!r}"
        )
    mesh, vocab_dim = logits.device_mesh, vocabulary_dim(logits)
    rows = [Replicate() if i == vocab_dim else p for i, p in enumerate(logits.placements)]
    if vocab_dim is not None:
        size = mesh.size(vocab_dim)
        chunk = -(-logits.shape[-1] // size)  # as torch.chunk cuts it
        options["group"] = mesh.get_group(vocab_dim)
        options["vocab_start"] = min(mesh.get_local_rank(vocab_dim) * chunk, logits.shape[-1])
        if options["vocab_size"] is None:
            options["vocab_size"] = logits.shape[-1]
    options = {name: local(name, value, logits, rows) for name, value in options.items()}
    results = function(logits.to_local(), local("target", target, logits, rows), **options)
    if not isinstance(target, DTensor):
        return [*results]
    return [
        None
        if x is None
        else DTensor.from_local(
            x, mesh, rows, run_check=False, shape=target.shape, stride=target.stride()
        )
        for x in results
    ]


def vocabulary_dim(logits: DTensor) -> int | None:
    """Find the mesh dimension that shards the vocabulary, and refuse what has no meaning here."""
    from torch.distributed.tensor import Shard

    found = None
    for dim, placement in enumerate(logits.placements):
        if type(placement).__name__ not in ("Replicate", "Shard"):  # nor a kind of Shard
            raise NotImplementedError(
                f"logits may be Replicate or Shard on a mesh dimension, got {placement} on "
                f"dimension {dim} of {logits.placements}; redistribute them first"
            )
        if isinstance(placement, Shard) and placement.dim % logits.ndim == logits.ndim - 1:
            if found is not None:
                raise NotImplementedError(
                    "the vocabulary may be sharded over one mesh dimension, "
                    f"got {logits.placements}"
                )
            found = dim
    return found


def local(name: str, value: Any, logits: DTensor, rows: list[Any]) -> Any:
    """Take the local part of what comes with the logits; a plain tensor is one already."""
    from torch.distributed.tensor import DTensor

    if not isinstance(value, DTensor):
        return value
    wanted = logits.placements if name == "keep" else tuple(rows)
    if value.device_mesh != logits.device_mesh or (value.ndim and value.placements != wanted):
        raise ValueError(
            f"{name} must be placed as the logits are, {wanted} on their mesh, "
            f"got {value.placements}; redistribute it first"
        )
    return value.to_local()
