r"""The mathematics, once: what is computed from a row of logits, and why it is safe.

A row has logits z over its live columns, a softcap c (optional) and a temperature τ > 0.

    x = z, or c·tanh(z/c)                the capped logit; −inf, a banned token, stays −inf
    m = max x      y = (x − m)·log₂e/τ      s = Σ 2^y      t = Σ 2^y·y
    logsumexp  L = m/τ + log s
    logprob    ℓ = (x[target] − m)/τ − log s
    entropy    H = log s − ln2·t/s       with p = 2^y/s:  −Σ p·log p = log s − ln2·Σ p·y

    ∂ℓ/∂x_j = (1[j = target] − p_j)/τ    ∂L/∂x_j = p_j/τ    ∂H/∂x_j = −p_j·ln2·(y_j − t/s)/τ

The gradient of a row is elementwise, but for three numbers a row:

    ∂/∂x_j = 2^{y_j}·(a − b·y_j) + g·1[j = target]
    a = (g_L − g_ℓ + g_H·ln2·t/s)/(s·τ)      b = g_H·ln2/(s·τ)      g = g_ℓ/τ

The maximum is taken before the temperature and y is a difference, so a common offset of the logits
costs no accuracy. y is in bits, since a CPU computes 2^y up to three times faster than e^y. It is
clamped at `DEAD`, where 2^y is exactly 0 in fp32 and fp64: a banned token adds exactly nothing to
any sum or gradient, with no product of 0 and inf on the way.

Two parts of a row, blocks of columns or shards of a vocabulary, merge exactly (Milakov and
Gimelshein, "Online normalizer calculation for softmax", 2018, and the same step for t):
with M = max m_k, d_k = (m_k − M)·log₂e/τ:  s = Σ s_k·2^{d_k},  t = Σ (t_k + s_k·d_k)·2^{d_k}.

A number a row, or a block of one, goes through log, exp and tanh in fp64. Inductor makes such code
scalar or vectorised as the surroundings have it, and the two differ in the last bit; rounded to
fp32 they agree, so that scoring without a gradient and training with one give the same bits.

This module holds all that is a number a row. What touches every logit stands twice, as
`logpile.ops.program` for Inductor to fuse and as `logpile.ops.tiles` in place for eager mode.
"""

from typing import NamedTuple

import torch
from torch import Tensor

from logpile.ops.call import Backward, Forward, Results, Statistics

SATURATION = 20.0  # tanh(20) is 1 in fp64, and e^(2·20) is far from overflow
LOG2E = 1.4426950408889634
LN2 = 0.6931471805599453
DEAD = -1e4  # 2^DEAD is 0 in fp32 and fp64, and DEAD·0 is 0 where −inf·0 is NaN


class Coefficients(NamedTuple):
    """The gradient of a row, but for its columns; 0 where the row is ignored."""

    constant: Tensor  # [...] a
    slope: Tensor | None  # [...] b; None where no gradient arrives at the entropy
    target: Tensor | None  # [...] g, unless that logit is −inf; None: no gradient at the log-prob


def valid_temperature(temperature: Tensor) -> Tensor:
    """Turn what is no positive, normal number into NaN, so that its rows show it."""
    info = torch.finfo(temperature.dtype)
    valid = (temperature >= info.tiny) & (temperature <= info.max)
    return torch.where(valid, temperature, torch.nan)


def soften(z: Tensor, softcap: Tensor | None) -> Tensor:
    """Cap z to c·tanh(z/c), with tanh(v) = e/(e + 2) where e = e^2v − 1; −inf stays −inf.

    Not by torch.tanh: Inductor writes one that is used twice to a full-size buffer.
    """
    if softcap is None:
        return z
    e = torch.expm1((z / softcap).clamp(-SATURATION, SATURATION) * 2.0)
    return torch.where(z == -torch.inf, z, softcap * (e / (e + 2.0)))


def soften_rows(z: Tensor, softcap: Tensor | None) -> Tensor:
    """Cap what is a number a row, in fp64."""
    return z if softcap is None else soften(z.double(), softcap).to(z.dtype)


def soften_slope(z: Tensor, softcap: Tensor) -> Tensor:
    """Compute the derivative of `soften`, 1 − tanh(v)² = 4(e + 1)/(e + 2)², even in v."""
    e = torch.expm1((z / softcap).abs().clamp_max(SATURATION) * 2.0)
    return 4.0 * (e + 1.0) / (e + 2.0).square()


def gather_target(logits: Tensor, target: Tensor) -> Tensor:
    """Read logits[target], [...]; any logit of the row where the target is out of range."""
    index = target.clamp(0, logits.shape[-1] - 1)
    return logits.gather(-1, index[..., None])[..., 0]


def merge(parts: Statistics, temperature: Tensor) -> Statistics:
    """Merge the parts of each row, [..., parts], into one, in fp64."""
    dtype, temperature = parts.max.dtype, temperature.double()
    maxima, sumexp = parts.max.double(), parts.sumexp.double()
    m = maxima.amax(-1)  # [...]
    d = (maxima - m[..., None]) * (LOG2E / temperature[..., None])  # [..., parts]
    d = d.clamp_min(DEAD)
    weight = (d * LN2).exp()  # exp2 in eager mode depends on a number's place
    t = None
    if parts.sumexp_y is not None:
        t = ((parts.sumexp_y.double() + sumexp * d) * weight).sum(-1).to(dtype)
    return Statistics(m.to(dtype), (sumexp * weight).sum(-1).to(dtype), t)


def results(call: Forward, statistics: Statistics, x_target: Tensor) -> Results:
    """Make the outputs, 0 in ignored rows; a target out of range has a log-prob of NaN."""
    m, s, t = statistics
    temperature = valid_temperature(call.temperature)
    ignored = call.target == call.ignore_index
    in_range = (call.target >= 0) & (call.target < call.vocab_size)
    log_s = s.double().log().to(s.dtype)
    logprob = torch.where(in_range, (x_target - m) / temperature - log_s, torch.nan)
    return Results(  # what nobody asked for is two empty tensors: outputs must not be one another
        torch.where(ignored, 0.0, logprob),
        m.new_empty(0) if t is None else torch.where(ignored, 0.0, log_s - LN2 * t / s),
        torch.where(ignored, 0.0, m / temperature + log_s),
        m,
        s,
        m.new_empty(0) if t is None else t,
    )


def coefficients(call: Backward) -> Coefficients:
    """Make the three numbers a row, [...], that its gradient takes beside the logits."""
    s = call.sumexp.clamp_min(1.0)  # 0 where nothing is live: the gradient of that row is 0
    temperature = valid_temperature(call.temperature)
    scale = 1.0 / (s * temperature)
    ignored = call.target == call.ignore_index
    a = torch.zeros_like(s)
    b = g = None
    if call.grad_logsumexp is not None:
        a = a + call.grad_logsumexp
    if call.grad_logprob is not None:
        a = a - call.grad_logprob
        g = torch.where(ignored, 0.0, call.grad_logprob / temperature)
    if call.grad_entropy is not None and call.sumexp_y is not None:
        a = a + call.grad_entropy * (LN2 * call.sumexp_y / s)
        b = torch.where(ignored, 0.0, call.grad_entropy * LN2 * scale)
    return Coefficients(torch.where(ignored, 0.0, a * scale), b, g)
