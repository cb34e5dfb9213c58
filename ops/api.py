"""The public function: it checks its arguments once, and names what the registered op takes."""

from typing import NamedTuple

import torch
from torch import Tensor

from logpile.ops import program, validation
from logpile.ops.call import Forward, compute_dtype
from logpile.ops.eager import chosen_kernel
from logpile.ops.registration import SOURCE
from logpile.ops.schema import FORWARD
from logpile.ops.transforms import needs_plain_program


class LogprobEntropy(NamedTuple):
    """What `logprob_entropy` returns, in nats, in fp32 (fp64 for fp64 logits)."""

    logprob: Tensor  # [...] log p(target)
    entropy: Tensor | None  # [...] −Σ p·log p; None under with_entropy=False
    logsumexp: Tensor  # [...] log Σ exp(logits/temperature)


def logprob_entropy(
    logits: Tensor,
    target: Tensor,
    *,
    temperature: float | Tensor = 1.0,
    softcap: float | None = None,
    with_entropy: bool = True,
    with_entropy_grad: bool = True,
    ignore_index: int = -100,
    vocab_size: int | None = None,
    inplace_backward: bool = False,
) -> LogprobEntropy:
    """Compute each token's log-prob, entropy and logsumexp from its logits, in one pass.

    All three are differentiable with respect to the logits. The arithmetic is fp32 (fp64 for fp64
    logits) whatever the logits' dtype, also under autocast; the gradient is rounded to it once, at
    the end. Forward allocates nothing of the logits' size, backward the gradient alone. Beside the
    logits themselves, 20 bytes a token are saved for backward (24 with a temperature a token), 16
    without an entropy gradient.

    Args:
        logits: [..., V], bf16, fp16, fp32 or fp64, with any strides. −inf bans a token: it adds
            nothing, and its gradient is exactly 0.
        target: [...], token ids of any integer dtype.
        temperature: divides the logits: a number, a 0-d tensor, or one a token [...]. Positive.
            A number never recompiles. It gets no gradient of its own.
        softcap: c caps the logits to c·tanh(logits/c) before the temperature. −inf stays −inf.
        with_entropy: False leaves the entropy out; it is None then.
        with_entropy_grad: False makes the entropy a metric: detached, with nothing saved and
            nothing computed for it in backward.
        ignore_index: rows with this target have outputs 0 and a gradient of exactly 0, whatever
            their logits hold.
        vocab_size: the true vocabulary, where the logits are padded beyond it. Columns at or past
            it reach no result, whatever they hold, and their gradient is exactly 0.
        inplace_backward: True lets backward write the gradient over the logits, which are then
            gone: what else saved them raises when it is differentiated later, as does a second
            backward. Compiled it changes nothing: Inductor reuses a dead buffer by itself.

    Returns:
        `LogprobEntropy(logprob, entropy, logsumexp)`, each of the target's shape. A row without a
        live column has log-prob and entropy NaN, and logsumexp −inf.

    Raises:
        TypeError: for a dtype or a kind of argument that is not taken.
        ValueError: for shapes, devices or values that do not fit, for a temperature that requires
            a gradient, and for logits that `inplace_backward` must not overwrite.
        IndexError: in eager mode on a CPU, for a target out of range. Elsewhere, where asking
            would stop the device or the graph, its log-prob is NaN.

    The formulas, with their derivation, are in `logpile.ops.rows`. Entropy is computed from shifted
    logits (log s − Σ e^y·y/s), so that a common offset costs no accuracy.
    """
    validation.check_logits(logits)
    validation.check_target(target, logits)
    validation.check_int("ignore_index", ignore_index)
    if vocab_size is not None:
        validation.check_vocab_size(vocab_size, logits)
    eager_grad = (
        not torch.compiler.is_compiling() and torch.is_grad_enabled() and logits.requires_grad
    )
    if inplace_backward and eager_grad:
        validation.check_inplace(logits)
    dtype = compute_dtype(logits.dtype)
    target = target.long()
    temperature = as_temperature(temperature, target, dtype)
    if eager_grad:
        target, temperature = saveable(target), saveable(temperature)
    call = Forward(
        logits,
        target,
        temperature,
        None if softcap is None else as_scalar("softcap", softcap, dtype, logits.device),
        with_entropy=with_entropy,
        with_entropy_grad=with_entropy_grad,
        ignore_index=ignore_index,
        vocab_size=logits.shape[-1] if vocab_size is None else vocab_size,
        inplace_backward=inplace_backward and eager_grad,
        kernel=chosen_kernel(),
        source=SOURCE,
    )
    logprob, entropy, logsumexp, *_ = (
        program.plain(call) if needs_plain_program() else FORWARD(*call)
    )
    if not with_entropy:
        return LogprobEntropy(logprob, None, logsumexp)
    return LogprobEntropy(logprob, entropy if with_entropy_grad else entropy.detach(), logsumexp)


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


def saveable(x: Tensor) -> Tensor:
    """Copy an inference-mode tensor, which autograd refuses to save."""
    return x.clone() if x.is_inference() else x
