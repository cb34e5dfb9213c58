"""Examples of our own: the op and the losses of the presets, with random inputs."""

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor

from logpile.loss import PRESETS, PolicyLoss, PolicyLossConfig, PolicyLossOutput
from logpile.ops import logprob_entropy

NAMES = ("op", *PRESETS)
DTYPES = {
    "bf16": torch.bfloat16,
    "fp16": torch.float16,
    "fp32": torch.float32,
    "fp64": torch.float64,
}
SEQUENCES = 8  # that the tokens are packed from


class Example(NamedTuple):
    """A function and what to call it with."""

    fn: Callable[..., Tensor]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    compiles_itself: bool  # the loss does, with dynamic numbers of tokens


def example(name: str, tokens: int, vocab: int, dtype: torch.dtype, **options: Any) -> Example:
    """Make the example of a preset; options change its configuration.

    Raises:
        ValueError: a name that is not known, or an option that the op does not have.
    """
    generator = torch.Generator().manual_seed(0)
    logits = torch.empty(tokens, vocab, dtype=dtype).normal_(0, 4, generator=generator)
    logits.requires_grad_()
    target = torch.randint(vocab, (tokens,), generator=generator)
    if name == "op":
        if unknown := options.keys() - {"temperature", "entropy_coef"}:
            raise ValueError(f"{min(unknown)} is an option of the losses, and the preset is the op")
        return Example(op_loss(**options), (logits, target), {}, compiles_itself=False)
    if name == "dr_grpo":
        options.setdefault("constant_norm", float(tokens))
    module = PolicyLoss(PolicyLossConfig.preset(name, **options))
    return Example(loss_of(module), (logits, target), rollout(tokens, generator), True)


def op_loss(temperature: float = 1.0, entropy_coef: float = 0.01) -> Callable[..., Tensor]:
    """Make the simplest loss of the op's outputs."""

    def op(logits: Tensor, target: Tensor) -> Tensor:
        out = logprob_entropy(logits, target, temperature=temperature)
        assert out.entropy is not None
        return -out.logprob.mean() - entropy_coef * out.entropy.mean()

    return op


def loss_of(module: PolicyLoss) -> Callable[..., Tensor]:
    """Make a function of a loss module, to the loss alone."""

    def policy_loss(logits: Tensor, target: Tensor, **rollout: Any) -> Tensor:
        out: PolicyLossOutput = module(logits, target, **rollout)
        return out.loss

    return policy_loss


def rollout(tokens: int, generator: torch.Generator) -> dict[str, Any]:
    """Make the data of a rollout, packed."""
    old = -5.0 * torch.rand(tokens, generator=generator)
    sequences = min(SEQUENCES, tokens)
    return {
        "advantages": torch.randn(tokens, generator=generator),
        "advantages_per": "token",
        "mask": torch.rand(tokens, generator=generator) > 0.1,
        "seq_ids": torch.arange(tokens) * sequences // tokens,
        "num_seqs": sequences,
        "old_logprob": old,
        "ref_logprob": old + 0.1 * torch.randn(tokens, generator=generator),
        "rollout_logprob": old + 0.1 * torch.randn(tokens, generator=generator),
    }
