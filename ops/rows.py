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

With a keep set K, to which the target always belongs, the log-prob normalises over K alone, with
m̂, ŷ and ŝ as above over K; the log-prob over the whole vocabulary is the full log-prob f. Then

    ∂/∂x_j = 2^{y_j}·(a − b·y_j) + k·2^{ŷ_j}·1[j ∈ K] + g·1[j = target]
    a = (g_L − g_f + g_H·ln2·t/s)/(s·τ)      k = −g_ℓ/(ŝ·τ)      g = (g_ℓ + g_f)/τ

A number a row, or a block of one, goes through log, exp and tanh in fp64. Inductor makes such code
scalar or vectorised as the surroundings have it, and the two differ in the last bit; rounded to
fp32 they agree, so that scoring without a gradient and training with one give the same bits.

This module holds all that is a number a row. What touches every logit stands twice, as
`logpile.ops.program` for Inductor to fuse and as `logpile.ops.tiles` in place for eager mode.
"""

from typing import NamedTuple

import torch
from torch import Tensor

from logpile.ops.call import Backward, Forward, Results

SATURATION = 20.0  # tanh(20) is 1 in fp64, and e^(2·20) is far from overflow
LOG2E = 1.4426950408889634
LN2 = 0.6931471805599453
DEAD = -1e4  # 2^DEAD is 0 in fp32 and fp64, and DEAD·0 is 0 where −inf·0 is NaN


class Statistics(NamedTuple):
    """What one pass over some columns of each row leaves."""

    max: Tensor  # [...] m; the dtype's lowest number where nothing is live
    sumexp: Tensor  # [...] s, at least 1; 0 where nothing is live
    sumexp_y: Tensor | None = None  # [...] t; None where nobody asked for the entropy


class Summary(NamedTuple):
    """All that the outputs of a row are made from, of a shard or of the whole vocabulary."""

    all: Statistics
    kept: Statistics | None  # over the keep set and the target; None without a keep set
    x_target: Tensor  # [...] x[target]; any number where the target is not in the shard


class Kept(NamedTuple):
    """What the gradient takes of a keep set, beside the kept tokens themselves."""

    statistics: Statistics  # over the keep set and the target
    everything: Tensor | None  # [...] whether the row keeps everything; None where none can


class Coefficients(NamedTuple):
    """The gradient of a row, but for its columns; 0 where the row is ignored."""

    constant: Tensor | None  # [...] a; None where it is 0 in all rows
    slope: Tensor | None  # [...] b; None where no gradient arrives at the entropy
    target: Tensor | None  # [...] g, unless that logit is −inf; None: no gradient at a log-prob
    kept: Tensor | None  # [...] k; None without a keep set


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


def local_width(call: Forward | Backward) -> int:
    """Count the live columns of this shard, which come before any padding."""
    return max(0, min(call.logits.shape[-1], call.vocab_size - call.vocab_start))


def gather_target(z: Tensor, call: Forward | Backward) -> Tensor:
    """Read z[target], [...]; any logit of the row where the target is not in this shard."""
    if z.shape[-1] == 0:
        return z.new_zeros(call.target.shape)
    index = (call.target - call.vocab_start).clamp(0, z.shape[-1] - 1)
    return z.gather(-1, index[..., None])[..., 0]


def nothing_live(z: Tensor, *, with_entropy: bool) -> Statistics:
    """Make the statistics of rows z [..., 0]."""
    zeros = z.new_zeros(z.shape[:-1])
    lowest = torch.full_like(zeros, torch.finfo(z.dtype).min)
    return Statistics(lowest, zeros, zeros.clone() if with_entropy else None)


def merge(parts: Statistics, temperature: Tensor) -> Statistics:
    """Merge the parts of each row, [..., parts], into one, in fp64."""
    dtype, temperature = parts.max.dtype, temperature.double()
    maxima, sumexp = parts.max.double(), parts.sumexp.double()
    m = maxima.amax(-1)  # [...]
    d = (maxima - m[..., None]) * (LOG2E / temperature[..., None])  # [..., parts]
    d = d.clamp_min(DEAD)
    weight = exp_of_bits(d)
    t = None
    if parts.sumexp_y is not None:
        t = ((parts.sumexp_y.double() + sumexp * d) * weight).sum(-1).to(dtype)
    return Statistics(m.to(dtype), (sumexp * weight).sum(-1).to(dtype), t)


def results(call: Forward, row: Summary) -> Results:
    """Make the outputs, 0 in ignored rows; a target out of range has log-probs of NaN."""
    m, s, t = row.all
    temperature = valid_temperature(call.temperature)
    in_range = (call.target >= 0) & (call.target < call.vocab_size)

    def live(value: Tensor) -> Tensor:
        return torch.where(call.target == call.ignore_index, 0.0, value)

    def given(value: Tensor | None) -> Tensor:
        # Each its own tensor: no output of an op may be another.
        return m.new_empty(0) if value is None else value

    def log(sumexp: Tensor) -> Tensor:
        return sumexp.double().log().to(sumexp.dtype)

    def logprob(over: Statistics) -> Tensor:
        value = (row.x_target - over.max) / temperature - log(over.sumexp)
        return live(torch.where(in_range, value, torch.nan))

    return Results(
        logprob=logprob(row.kept or row.all),
        entropy=given(None if t is None else live(log(s) - LN2 * t / s)),
        logsumexp=live(m / temperature + log(s)),
        full_logprob=given(logprob(row.all) if row.kept else None),
        max=m,
        sumexp=s,
        sumexp_y=given(t),
        kept_max=given(row.kept.max if row.kept else None),
        kept_sumexp=given(row.kept.sumexp if row.kept else None),
    )


def coefficients(call: Backward, kept: Kept | None) -> Coefficients:
    """Make the numbers a row, [...], that its gradient takes beside the logits."""
    temperature = valid_temperature(call.temperature)
    s = call.sumexp.clamp_min(1.0)  # 0 where nothing is live: the gradient of that row is 0
    scale = 1.0 / (s * temperature)
    over_all = call.grad_logprob if kept is None else call.grad_full_logprob
    over_kept = None if kept is None else call.grad_logprob
    a = total(call.grad_logsumexp, None if over_all is None else -over_all)
    b = k = None
    if call.grad_entropy is not None and call.sumexp_y is not None:
        a = total(a, call.grad_entropy * (LN2 * call.sumexp_y / s))
        b = call.grad_entropy * LN2 * scale
    a = None if a is None else a * scale
    g = total(over_all, over_kept)
    g = None if g is None else g / temperature
    if kept is not None and over_kept is not None:
        k = -over_kept / (kept.statistics.sumexp.clamp_min(1.0) * temperature)
        if kept.everything is not None:  # there the kept sum is the whole sum
            a = total(a, torch.where(kept.everything, k, 0.0))
    # Not `==` as in the forward: a compiled backward would save the result, a byte a token.
    live = call.target != call.ignore_index
    numbers = (None if v is None else torch.where(live, v, 0.0) for v in (a, b, g, k))
    return Coefficients(*numbers)


def exp_of_bits(y: Tensor) -> Tensor:
    """Compute 2^y where eager mode must give a number the same bits at every place."""
    return (y * LN2).exp()


def total(a: Tensor | None, b: Tensor | None) -> Tensor | None:
    """Add what is there."""
    return b if a is None else a if b is None else a + b
