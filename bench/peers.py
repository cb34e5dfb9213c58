"""The packages that people use today, each through its own public function, where installed.

A package is imported when its way runs: one that isn't there, or breaks, costs the others nothing.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import torch
from torch import Tensor

from logpile.bench.way import Keep, Scores, Way

LOGPROB = ("logprob",)


def trl(
    logits: Tensor,
    target: Tensor,
    wants: str,
    keep: Keep = None,
    row_mask: Tensor | None = None,
) -> Scores:
    """Call TRL; its fused form for both and its mask of rows, where the release has them."""
    utils = import_module("trl.trainer.utils")
    fused = getattr(utils, "selective_log_softmax_and_entropy", None)
    masked = {} if fused is None or row_mask is None else {"row_mask": row_mask}
    if wants == "logprob":
        return utils.selective_log_softmax(logits, target, **masked), None
    if fused is not None:
        grad = wants == "entropy"
        logprob, entropy = fused(logits, target, entropy_requires_grad=grad, **masked)
        return logprob, entropy
    logprob = utils.selective_log_softmax(logits, target)
    return logprob, utils.entropy_from_logits(logits.detach() if wants == "metric" else logits)


def verl(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Call verl."""
    functional = import_module("verl.utils.torch_functional")
    logprob = functional.logprobs_from_logits(logits, target)
    if wants == "logprob":
        return logprob, None
    return logprob, functional.entropy_from_logits(logits.detach() if wants == "metric" else logits)


def verl_fused(hidden: Tensor, head: Tensor, target: Tensor, wants: str) -> Scores:
    """Call verl's fused head."""
    module = import_module("verl.utils.kernel.linear_cross_entropy")
    flat = hidden.flatten(0, -2)
    logprob, entropy = module.linear_cross_entropy(flat, head, target.flatten(), 1.0, "none")
    return logprob.view(target.shape), entropy.view(target.shape)


@cache
def one_rank() -> None:
    """Make the group of one that Megatron's functions ask for."""
    if not torch.distributed.is_initialized():
        store: Any = torch.distributed.HashStore()  # type: ignore[attr-defined]
        torch.distributed.init_process_group("gloo", store=store, rank=0, world_size=1)
    import_module("megatron.core.parallel_state").initialize_model_parallel()


def megatron(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Call Megatron-core's cross-entropy, on a group of one."""
    one_rank()
    parallel = import_module("megatron.core.tensor_parallel")
    return -parallel.vocab_parallel_cross_entropy(logits.float(), target), None


def liger(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Call Liger's cross-entropy, which writes the gradient over the logits in forward."""
    functional = import_module("liger_kernel.transformers.functional")
    loss = functional.liger_cross_entropy(logits.flatten(0, -2), target.flatten(), reduction="none")
    return -(loss[0] if isinstance(loss, tuple) else loss).view(target.shape).float(), None


def flash_attention(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Call flash-attention's cross-entropy, as verl does."""
    module = import_module("flash_attn.ops.triton.cross_entropy")
    loss = module.cross_entropy_loss(logits.flatten(0, -2), target.flatten())[0]
    return -loss.view(target.shape), None


def quack(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Call quack's cross-entropy."""
    module = import_module("quack.cross_entropy")
    loss = module.cross_entropy(logits.flatten(0, -2), target.flatten(), reduction="none")
    return -loss.view(target.shape), None


def transformer_engine(logits: Tensor, target: Tensor, wants: str, keep: Keep = None) -> Scores:
    """Call Transformer Engine's cross-entropy, which takes [S, B, V]."""
    module = import_module("transformer_engine.pytorch.cross_entropy")
    rows, targets = logits.flatten(0, -2)[None], target.flatten()[None]
    return -module.parallel_cross_entropy(rows, targets).view(target.shape), None


def cut_cross_entropy(hidden: Tensor, head: Tensor, target: Tensor, wants: str) -> Scores:
    """Call Apple's cut cross-entropy."""
    module = import_module("cut_cross_entropy")
    return -module.linear_cross_entropy(hidden, head, target, reduction="none"), None


def torch_linear(hidden: Tensor, head: Tensor, target: Tensor, wants: str) -> Scores:
    """Call PyTorch's own fused head and cross-entropy."""
    function: Any = torch.nn.functional.linear_cross_entropy
    loss = function(hidden.flatten(0, -2), head, target.flatten(), reduction="none")
    return -loss.view(target.shape), None


_TORCH = "torch.nn.functional:linear_cross_entropy"

WAYS = (
    Way(
        "TRL",
        "selective_log_softmax and the entropy, in Triton on a GPU",
        trl,
        row_mask=True,
        package="trl",
    ),
    Way(
        "verl",
        "logprobs_from_logits, which may write over the logits, and entropy_from_logits",
        verl,
        inplace=True,
        package="verl",
    ),
    Way(
        "verl, fused head",
        "linear_cross_entropy in Triton, from the hidden state",
        verl_fused,
        from_hidden=True,
        wants=("entropy",),
        package="verl",
        cuda_only=True,
    ),
    Way(
        "Megatron-core",
        "vocab_parallel_cross_entropy on one rank",
        megatron,
        wants=LOGPROB,
        package="megatron.core",
    ),
    Way(
        "Liger",
        "liger_cross_entropy in Triton, the gradient written over the logits in forward",
        liger,
        inplace=True,
        wants=LOGPROB,
        package="liger_kernel",
        cuda_only=True,
    ),
    Way(
        "flash-attn",
        "cross_entropy_loss in Triton",
        flash_attention,
        wants=LOGPROB,
        package="flash_attn",
        cuda_only=True,
    ),
    Way(
        "quack",
        "cross_entropy in CuTe",
        quack,
        wants=LOGPROB,
        package="quack",
        cuda_only=True,
    ),
    Way(
        "Transformer Engine",
        "parallel_cross_entropy in Triton",
        transformer_engine,
        inplace=True,
        wants=LOGPROB,
        package="transformer_engine",
        cuda_only=True,
    ),
    Way(
        "cut-cross-entropy",
        "linear_cross_entropy in Triton, from the hidden state",
        cut_cross_entropy,
        from_hidden=True,
        wants=LOGPROB,
        package="cut_cross_entropy",
        cuda_only=True,
    ),
    Way(
        "torch linear_cross_entropy",
        "PyTorch's own, from the hidden state",
        torch_linear,
        from_hidden=True,
        wants=LOGPROB,
        package=_TORCH,
    ),
    Way(
        "torch linear_cross_entropy, compiled",
        "the same inside torch.compile",
        torch_linear,
        compiled=True,
        from_hidden=True,
        wants=LOGPROB,
        package=_TORCH,
    ),
)
