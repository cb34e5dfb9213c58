"""What is right: the definitions, row by row in float64, on the live columns alone.

Not how the op computes it. The row is cut to its live columns first, so that no −inf is ever part
of a formula, and the gradients are products with the Jacobian of log-softmax.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Options:
    """The options of a call that change its result."""

    temperature: float | Tensor = 1.0
    softcap: float | None = None
    ignore_index: int = -100
    vocab_size: int | None = None

    @property
    def keywords(self) -> dict[str, Any]:
        return dict(vars(self))


class Expected(NamedTuple):
    logprob: Tensor  # [...] float64
    entropy: Tensor  # [...] float64
    logsumexp: Tensor  # [...] float64
    gradient: Tensor  # [..., V] float64
    largest: Tensor  # [...] float64, the largest gradient in the row, of each output alone
    terms: Tensor  # [...] float64, the largest number that a gradient of the row is summed from
    dead: Tensor  # [..., V] bool, where the gradient is exactly 0
    full_logprob: Tensor  # [...] float64


class Row(NamedTuple):
    logprob: float
    entropy: float
    logsumexp: float
    full_logprob: float
    largest: float
    terms: float
    gradient: Array  # [V]
    dead: NDArray[np.bool_]  # [V]


def oracle(
    logits: Tensor,
    target: Tensor,
    options: Options | None = None,
    upstream: tuple[Tensor, ...] | None = None,
    keep: Tensor | None = None,
) -> Expected:
    """Compute the outputs, and the gradient of the sum of outputs times upstream.

    Upstream has one tensor [...] each for log-prob, entropy and logsumexp, and may have one for
    the full log-prob. A mask [..., V] tells what the log-prob normalises over beside the target.
    """
    options = options or Options()
    rows = logits.detach().double().reshape(-1, logits.shape[-1]).numpy()
    targets = target.long().reshape(-1).tolist()
    temperature = torch.as_tensor(options.temperature, dtype=torch.float64)
    temperatures = temperature.expand(target.shape).reshape(-1).tolist()
    if upstream is None:
        upstream = 3 * (torch.zeros(target.shape),)
    upstream = (*upstream, torch.zeros(target.shape))[:4]
    weights = torch.stack([u.detach().double().reshape(-1) for u in upstream], -1)
    kept = torch.ones_like(logits, dtype=torch.bool) if keep is None else keep
    kept = kept.reshape(-1, logits.shape[-1])
    results = [
        one_row(*arguments, options)
        for arguments in zip(
            rows, targets, temperatures, weights.tolist(), kept.numpy(), strict=True
        )
    ]
    numbers = torch.tensor([row[:6] for row in results], dtype=torch.float64).reshape(-1, 6)
    logprob, entropy, logsumexp, full, largest, terms = numbers.reshape(*target.shape, 6).unbind(-1)
    gradient = torch.from_numpy(np.array([row.gradient for row in results], np.float64))
    dead = torch.from_numpy(np.array([row.dead for row in results], np.bool_))
    return Expected(
        logprob,
        entropy,
        logsumexp,
        gradient.reshape(logits.shape),
        largest,
        terms,
        dead.reshape(logits.shape),
        full,
    )


def one_row(
    z: Array,
    target: int,
    temperature: float,
    weights: list[float],
    keep: NDArray[np.bool_],
    options: Options,
) -> Row:
    """Compute one row z [V]."""
    gradient, dead = np.zeros_like(z), np.ones_like(z, np.bool_)
    if target == options.ignore_index:
        return Row(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, gradient, dead)
    vocabulary = z[: options.vocab_size]
    columns = np.flatnonzero(~(vocabulary == -np.inf))
    if not columns.size:
        return Row(np.nan, np.nan, -np.inf, np.nan, 0.0, 0.0, gradient, dead)
    dead[columns] = False
    x = vocabulary[columns]
    if np.isnan(x).any() or np.isnan(temperature):
        return Row(*4 * (np.nan,), 0.0, 0.0, np.where(dead, 0.0, np.nan), dead)
    slope = np.full_like(x, 1.0 / temperature)
    if options.softcap is not None:
        v = x / options.softcap
        x = options.softcap * np.tanh(v)
        # sech², without the cancellation of 1 − tanh² and the overflow of cosh
        slope *= 4.0 * np.exp(-2.0 * np.abs(v)) / (1.0 + np.exp(-2.0 * np.abs(v))) ** 2
    x = x / temperature
    offset = x.max()  # float64 has its limits too
    with np.errstate(over="ignore"):  # from the lowest float64 to the largest
        y = x - offset
    log_sum = np.logaddexp.reduce(y)
    logprobs = np.maximum(y - log_sum, np.finfo(np.float64).min)
    p = np.exp(logprobs)
    entropy = float(-(p * logprobs).sum())
    chosen = columns == target
    kept = chosen | keep[columns]
    kept_logprobs = over_some(x, kept)
    for_logprob, for_entropy, for_logsumexp, for_full = weights
    if not kept.any():  # nothing live to normalise over: NaN, and no gradient
        for_logprob = 0.0
    outputs = slope * np.stack(
        [
            for_logprob * chosen_less_p(chosen, kept_logprobs),
            for_full * chosen_less_p(chosen, logprobs),
            -for_entropy * p * (logprobs + entropy),
            for_logsumexp * p,
        ]
    )
    gradient[columns] = outputs.sum(0)
    before_cancelling = np.abs(slope[chosen]).sum() * max(abs(for_logprob), abs(for_full))
    # A target at a banned column has probability 0.
    logprob = float(kept_logprobs[chosen][0]) if chosen.any() else -np.inf
    full = float(logprobs[chosen][0]) if chosen.any() else -np.inf
    return Row(
        logprob if kept.any() else np.nan,
        entropy,
        offset + log_sum,
        full,
        float(np.abs(outputs).max()),
        max(float(np.abs(outputs).max()), float(before_cancelling)),
        gradient,
        dead,
    )


def chosen_less_p(chosen: NDArray[np.bool_], logprobs: Array) -> Array:
    """Compute 1[chosen] − p; float64 too would cancel where p is near 1."""
    return np.where(chosen, -np.expm1(logprobs), -np.exp(logprobs))


def over_some(x: Array, kept: NDArray[np.bool_]) -> Array:
    """Compute log-probs over the kept ones of x [V], −inf elsewhere."""
    logprobs = np.full_like(x, -np.inf)
    if kept.any():
        with np.errstate(over="ignore"):
            y = x[kept] - x[kept].max()
        logprobs[kept] = np.maximum(y - np.logaddexp.reduce(y), np.finfo(np.float64).min)
    return logprobs
