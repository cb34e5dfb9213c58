r"""The mathematics, once: what is computed from a row of logits, and why it is safe.

A row has logits z over its live columns, a softcap c (optional) and a temperature τ > 0.

    x = z, or c·tanh(z/c)                the capped logit; −inf, a banned token, stays −inf
    m = max x      y = (x − m)·log₂e/τ      s = Σ 2^y = 1 + r      t = Σ 2^y·y
    logsumexp  L = m/τ + log s
    logprob    ℓ = (x[target] − m)/τ − log s
    entropy    H = log s − ln2·t/s       with p = 2^y/s:  −Σ p·log p = log s − ln2·Σ p·y

r, the rest, is the sum without one largest logit, whose 2^y is 1. Where that one has nearly all the
probability, s would be rounded to 1, and 1 − p = r/s, log s and the gradient with it.

    ∂ℓ/∂x_j = (1[j = target] − p_j)/τ    ∂L/∂x_j = p_j/τ    ∂H/∂x_j = −p_j·ln2·(y_j − t/s)/τ

The gradient of a row is elementwise, but for three numbers a row:

    ∂/∂x_j = 2^{y_j}·(a − b·y_j) + g·1[j = target]
    a = (g_L − g_ℓ + g_H·ln2·t/s)/(s·τ)      b = g_H·ln2/(s·τ)      g = g_ℓ/τ

At a target that is the largest logit, where y = 0, a + g would cancel: there it is

    (g_L + g_ℓ·r + g_H·ln2·t/s)/(s·τ)

The maximum is taken before the temperature and y is a difference, so a common offset of the logits
costs no accuracy. y is in bits, since a CPU computes 2^y up to three times faster than e^y. It is
clamped at `DEAD`, where 2^y is exactly 0 in fp32 and fp64: a banned token adds exactly nothing to
any sum or gradient, with no product of 0 and inf on the way.

Two parts of a row, blocks of columns or shards of a vocabulary, merge exactly (Milakov and
Gimelshein, "Online normalizer calculation for softmax", 2018, and the same step for t):
with M = max m_k, d_k = (m_k − M)·log₂e/τ:  s = Σ s_k·2^{d_k},  t = Σ (t_k + s_k·d_k)·2^{d_k},
and r = Σ r_k·2^{d_k} + (Σ 2^{d_k} − 1), the last without one largest, as r itself.

With a keep set K, to which the target always belongs, the log-prob normalises over K alone, with
m̂, ŷ and ŝ as above over K; the log-prob over the whole vocabulary is the full log-prob f. Then

    ∂/∂x_j = 2^{y_j}·(a − b·y_j) + g·1[j = target] + k·2^{ŷ_j}·1[j ∈ K] + ĝ·1[j = target]
    a = (g_L − g_f + g_H·ln2·t/s)/(s·τ)      g = g_f/τ      k = −g_ℓ/(ŝ·τ)      ĝ = g_ℓ/τ

each half with its own value at a target that is its largest logit, g_ℓ·r̂/(ŝ·τ) for the second.

In the forward, a number a row, or a block of one, goes through log, exp and tanh in fp64. Inductor
makes such code scalar or vectorised as the surroundings have it, and the two differ in the last
bit; rounded to fp32 they agree, so that scoring without a gradient and training with one give the
same bits.

This module holds what is a number a row. What touches every logit stands twice, as
`logpile.ops.program` for Inductor to fuse and as `logpile.ops.tiles` in place for eager mode; what
is done for kept ids alone is in `logpile.ops.kept`.
"""

from collections.abc import Callable
from typing import NamedTuple, overload

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
    rest: Tensor  # [...] r = s − 1; −1 where nothing is live
    sumexp_y: Tensor | None = None  # [...] t; None where nobody asked for the entropy


class Summary(NamedTuple):
    """All that the outputs of a row are made from, of a shard or of the whole vocabulary."""

    all: Statistics
    kept: Statistics | None  # over the keep set and the target; None without a keep set
    x_target: Tensor  # [...] x[target]; any number where the target is not in the shard


class Kept(NamedTuple):
    """What the gradient takes of a keep set, beside the kept tokens themselves."""

    rest: Tensor  # [...] r̂, over the keep set and the target
    everything: Tensor | None  # [...] whether the row keeps everything; None where none can


class Coefficients(NamedTuple):
    """One half of the gradient of a row, but for its columns; any numbers where it is ignored."""

    constant: Tensor  # [...] a, or k
    slope: Tensor | None  # [...] b; None where no gradient arrives at the entropy
    target: Tensor | None  # [...] g, unless that logit is −inf; None: no gradient at a log-prob
    top: Tensor | None  # [...] the gradient at a target that is the largest logit

    def laid(self, lay: Callable[[Tensor], Tensor]) -> "Coefficients":
        """Lay each number a row out by `lay`, to meet logits that are laid out otherwise."""
        slope, target, top = (None if v is None else lay(v) for v in self[1:])
        return Coefficients(lay(self.constant), slope, target, top)


class Gradient(NamedTuple):
    """Both halves of the gradient of a row; None where no gradient arrives."""

    all: Coefficients | None
    kept: Coefficients | None


def valid_temperature(temperature: Tensor) -> Tensor:
    """Turn what is no positive, normal number into NaN, so that its rows show it."""
    info = torch.finfo(temperature.dtype)
    valid = (temperature >= info.tiny) & (temperature <= info.max)
    return torch.where(valid, temperature, torch.nan)


def bits_per_unit(call: Forward | Backward) -> Tensor:
    """Compute log₂e/τ, [] or [...], by which y counts."""
    return LOG2E / valid_temperature(call.temperature)


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
    """Compute the derivative of `soften`, 1 − tanh(v)² = 4(e + 1)/(e + 2)², even in v.

    It is not NaN even where z is, and multiplies the zeros of an ignored row.
    """
    v = (z / softcap).abs()
    e = torch.expm1(torch.where(v < SATURATION, v, SATURATION) * 2.0)
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
    t = z.new_zeros(z.shape[:-1])
    lowest = torch.full_like(t, torch.finfo(z.dtype).min)
    return Statistics(lowest, torch.full_like(t, -1.0), t if with_entropy else None)


def merge(parts: Statistics, temperature: Tensor) -> Statistics:
    """Merge the parts of each row, [..., parts], into one, in fp64."""
    dtype, temperature = parts.max.dtype, temperature.double()
    maxima, part_rest = parts.max.double(), parts.rest.double()
    m = maxima.amax(-1)  # [...]
    d = (maxima - m[..., None]) * (LOG2E / temperature[..., None])  # [..., parts]
    d = d.clamp_min(DEAD)
    weight = exp_of_bits(d)
    t = None
    if parts.sumexp_y is not None:
        t = ((parts.sumexp_y.double() + (1.0 + part_rest) * d) * weight).sum(-1).to(dtype)
    r = rest(weight, d, part_rest * weight)
    return Statistics(m.to(dtype), r.to(dtype), t)


def sum_of_columns(x: Tensor) -> Tensor:
    """Sum x [..., V] to [...]."""
    return x.sum(-1)


def rest(
    e: Tensor,
    y: Tensor,
    within: Tensor | None = None,
    add: Callable[[Tensor], Tensor] = sum_of_columns,
) -> Tensor:
    """Add the e = 2^y of each row up, but for one largest, whose y is 0.

    It is subtracted, not left out, since it has a derivative. Of parts, the rests `within` are
    added.
    """
    top = (y >= 0.0).to(e.dtype)
    return add(total(within, e - top)) + (add(top) - 1.0)


def results(call: Forward, row: Summary) -> Results:
    """Make the outputs, 0 in ignored rows; a target out of range has log-probs of NaN."""
    m, r, t = row.all
    temperature = valid_temperature(call.temperature)
    in_range = (call.target >= 0) & (call.target < call.vocab_size)

    def live(value: Tensor) -> Tensor:
        return torch.where(call.target == call.ignore_index, 0.0, value)

    def given(value: Tensor | None) -> Tensor:
        # Each its own tensor: no output of an op may be another.
        return m.new_empty(0) if value is None else value

    def log(rest: Tensor) -> Tensor:
        return rest.double().log1p().to(rest.dtype)

    def logprob(over: Statistics) -> Tensor:
        value = (row.x_target - over.max) / temperature - log(over.rest)
        return live(torch.where(in_range, value, torch.nan))

    return Results(
        logprob=logprob(row.kept or row.all),
        entropy=given(None if t is None else live(log(r) - LN2 * t / (1.0 + r))),
        logsumexp=live(m / temperature + log(r)),
        full_logprob=given(logprob(row.all) if row.kept else None),
        max=m,
        rest=r,
        sumexp_y=given(t),
        kept_max=given(row.kept.max if row.kept else None),
        kept_rest=given(row.kept.rest if row.kept else None),
    )


def gradient_of_rows(call: Backward, kept: Kept | None) -> Gradient:
    """Make the numbers a row, [...], that its gradient takes beside the logits."""
    over_all, over_kept = call.grad_logprob, None
    if kept is not None:
        over_all, over_kept = call.grad_full_logprob, call.grad_logprob
        if kept.everything is not None and over_kept is not None:
            over_all = total(over_all, torch.where(kept.everything, over_kept, 0.0))
            over_kept = torch.where(kept.everything, 0.0, over_kept)
    constant, slope = call.grad_logsumexp, None
    if call.grad_entropy is not None and call.sumexp_y is not None:
        constant = total(constant, call.grad_entropy * (LN2 * call.sumexp_y / sumexp(call.rest)))
        slope = call.grad_entropy * LN2
    return Gradient(
        coefficients(call, constant, slope, over_all, call.rest),
        None if kept is None else coefficients(call, None, None, over_kept, kept.rest),
    )


def coefficients(
    call: Backward,
    constant: Tensor | None,
    slope: Tensor | None,
    grad_logprob: Tensor | None,
    rest: Tensor,
) -> Coefficients | None:
    """Make one half of the gradient, [...], from what 1/(s·τ) scales."""
    temperature = valid_temperature(call.temperature)
    scale = 1.0 / (sumexp(rest) * temperature)
    at_others = total(constant, None if grad_logprob is None else -grad_logprob)
    if at_others is None:
        return None
    target = top = None
    if grad_logprob is not None:
        target = grad_logprob / temperature
        top = total(constant, grad_logprob * rest) * scale
    return Coefficients(at_others * scale, None if slope is None else slope * scale, target, top)


def gradient_of_others(
    constant: Tensor, slope: Tensor | None, y: Tensor, exp2: Callable[[Tensor], Tensor]
) -> Tensor:
    """Compute one half of the gradient, elementwise, where there is no target."""
    return exp2(y) * (constant if slope is None else constant - slope * y)


def half_gradient(row: Coefficients, y: Tensor, at_target: Tensor) -> Tensor:
    """Compute one half of the gradient, elementwise."""
    gradient = gradient_of_others(row.constant, row.slope, y, exp_of_bits)
    if row.target is None or row.top is None:
        return gradient
    gradient = gradient + torch.where(at_target, row.target, 0.0)
    return torch.where(at_target & (y >= 0.0), row.top, gradient)


def target_gradient(call: Backward, row: Gradient) -> Tensor | None:
    """Compute ∂/∂x of the target, [...]; None where it is that of any other logit."""
    parts = [(row.all, call.max), (row.kept, call.kept_max)]
    halves = [(half, m) for half, m in parts if half is not None and m is not None]
    if all(half.target is None for half, _ in halves):
        return None
    z = gather_target(call.logits[..., : local_width(call)], call)
    z = z.to(call.max.dtype)
    x, live = soften(z, call.softcap), z != -torch.inf

    def gradient(half: Coefficients, m: Tensor) -> Tensor:
        y = ((x - m) * bits_per_unit(call)).clamp_min(DEAD)
        return half_gradient(half, y, live)

    first, *second = (gradient(half, m) for half, m in halves)
    return first + second[0] if second else first


def sumexp(rest: Tensor) -> Tensor:
    """Compute s; where nothing is live, 1, for there every 2^y is 0."""
    return (1.0 + rest).clamp_min(1.0)


def exp_of_bits(y: Tensor) -> Tensor:
    """Compute 2^y where eager mode must give a number the same bits at every place."""
    return (y * LN2).exp()


@overload
def total(a: Tensor | None, b: Tensor) -> Tensor: ...
@overload
def total(a: Tensor | None, b: Tensor | None) -> Tensor | None: ...
def total(a: Tensor | None, b: Tensor | None) -> Tensor | None:
    """Add what is there."""
    return b if a is None else a if b is None else a + b
