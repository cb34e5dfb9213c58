"""The loss by the book, in float64 and loops: one token and one sequence at a time.

Written from the papers' formulas, and with nothing of the package. Gradients are differences.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float64]
Config: TypeAlias = dict[str, Any]


def number(c: Config, name: str) -> float:
    """Read a number of the configuration."""
    return float(c[name])


def gradient(f: Callable[[Array], float], x: Array, step: float = 1e-5) -> Array:
    """Differentiate f at x by central differences of fourth order."""
    result = np.zeros_like(x)
    for i in np.ndindex(*x.shape):

        def along(h: float, i: tuple[int, ...] = i) -> float:
            moved = x.copy()
            moved[i] += h
            return f(moved)

        near, far = along(step) - along(-step), along(2 * step) - along(-2 * step)
        result[i] = (8 * near - far) / (12 * step)
    return result


def kl(logprob: float, ref: float, estimator: str) -> float:
    d = ref - logprob
    value = {"1": -d, "2": d * d / 2, "3": k3(d)}[estimator[1]]
    return min(max(value, -10.0), 10.0) if estimator.endswith("clamped") else value


def k3(d: float) -> float:
    if abs(d) > 0.1:
        return math.exp(d) - 1 - d
    return sum(d**n / math.factorial(n) for n in range(12, 1, -1))


def kl_slope(logprob: float, ref: float, estimator: str) -> float:
    d = ref - logprob
    kind = "2" if estimator.endswith("+") else estimator[1]
    if estimator.endswith("clamped") and k3(d) > 10.0:
        return 0.0
    return {"1": 1.0, "2": -d, "3": -math.expm1(d)}[kind]


def surrogate(c: Config, r: float, ell: float, adv: float, old: float) -> float:
    """Give the loss of a token whose ratio is r. What has no gradient is frozen by `frozen`."""
    name = c["surrogate"]
    if name in ("reinforce", "gpg"):
        return -adv * ell
    if name == "ppo":
        clipped = min(max(r, 1 - number(c, "clip_low")), 1 + number(c, "clip_high"))
        value = max(-r * adv, -clipped * adv)
        if adv < 0 and c.get("dual_clip"):
            value = min(value, -number(c, "dual_clip") * adv)
        return value
    if name == "sapo":
        tau = number(c, "tau_pos") if adv > 0 else number(c, "tau_neg")
        return -4 / tau / (1 + math.exp(-tau * (r - 1))) * adv
    raise KeyError(name)


def frozen(c: Config, r: float, ell: float, adv: float, old: float) -> float:
    """Give the weight that stands before the log-prob, for surrogates that have one."""
    name = c["surrogate"]
    if name == "cispo":
        return min(max(r, 1 - number(c, "clip_low")), 1 + number(c, "clip_high"))
    if name == "cispo-upper":
        return min(r, number(c, "ratio_max"))
    p, q = math.exp(ell), math.exp(old)
    distance = abs(p - q)
    if name == "dppo-kl":
        distance = q * math.log(q / p) + (1 - q) * math.log((1 - q) / (1 - p))
    leaves = (adv > 0 and p > q and distance > number(c, "clip_high")) or (
        adv < 0 and p < q and distance > number(c, "clip_low")
    )
    return 0.0 if leaves else min(r, number(c, "ratio_max"))


def sequences(ids: Sequence[int], mask: Sequence[bool], number: int) -> list[list[int]]:
    """List the unmasked tokens of each sequence."""
    return [
        [t for t, i in enumerate(ids) if mask[t] and i == sequence] for sequence in range(number)
    ]


def aggregate(
    values: Sequence[float],
    tokens: list[list[int]],
    mode: str,
    norm: float | None = None,
    *,
    count_masked: bool = True,
    total_tokens: float | None = None,
    total_seqs: float | None = None,
    lengths: Sequence[float] | None = None,
) -> float:
    sums = [math.fsum(values[t] for t in seq) for seq in tokens]
    if mode == "token-sum":
        return math.fsum(sums)
    if mode == "token-mean":
        count = float(sum(map(len, tokens))) if total_tokens is None else total_tokens
        return math.fsum(sums) / count if count else 0.0
    if mode == "seq-mean-token-mean":
        own = [len(seq) for seq in tokens] if lengths is None else lengths
        sums = [s / n if n else 0.0 for s, n in zip(sums, own, strict=True)]
    elif mode == "seq-mean-constant-norm":
        sums = [s / norm for s in sums] if norm else sums
    seqs = float(len(tokens) if count_masked else sum(bool(seq) for seq in tokens))
    seqs = seqs if total_seqs is None else total_seqs
    return math.fsum(sums) / seqs if seqs else 0.0


def policy_loss(
    c: Config,
    logprob: Array,
    entropy: Array,
    adv: Array,
    tokens: list[list[int]],
    old: Array | None = None,
    ref: Array | None = None,
    weight: Array | None = None,
) -> tuple[float, Array]:
    """Give the loss and its gradient by the log-probs, by differences of what is live."""
    at = logprob.copy()
    compared = at if old is None else old
    weight = np.ones_like(at) if weight is None else weight
    level, name = c.get("ratio_level", "token"), c["surrogate"]

    def value(live: Array) -> float:
        terms, kls = np.zeros_like(at), np.zeros_like(at)
        for seq in tokens:
            if not seq:
                continue
            mean = math.fsum(live[t] - compared[t] for t in seq) / len(seq)
            still = math.fsum(at[t] - compared[t] for t in seq) / len(seq)
            clips = [clip_log(c, live[t] - compared[t], adv[t]) for t in seq]
            for t in seq:
                r = math.exp(live[t] - compared[t])
                if level == "sequence":
                    r = math.exp(mean)
                elif level == "sequence-token":
                    r = math.exp(still) * math.exp(live[t] - at[t])
                here = math.exp(at[t] - compared[t]) if level == "token" else math.exp(still)
                if name == "gmpo":
                    terms[t] = -adv[t] * math.exp(math.fsum(clips) / len(seq))
                elif name == "vespo":
                    w = math.exp(still * len(seq))
                    k, rate = c["vespo_neg"] if adv[t] < 0 else c["vespo_pos"]
                    terms[t] = -(w**k) * math.exp(rate * (1 - w)) * adv[t] * live[t]
                elif name in ("cispo", "cispo-upper"):
                    terms[t] = -frozen(c, here, at[t], adv[t], compared[t]) * adv[t] * live[t]
                elif name.startswith("dppo"):
                    kept = frozen(c, here, at[t], adv[t], compared[t])
                    terms[t] = -kept * adv[t] * (1 + live[t] - at[t])
                else:
                    terms[t] = surrogate(c, r, live[t], adv[t], compared[t])
                terms[t] *= weight[t]
                if ref is not None:
                    kls[t] = kl(at[t], ref[t], c["kl_estimator"])
                    kls[t] += kl_slope(at[t], ref[t], c["kl_estimator"]) * (live[t] - at[t])
        mode, norm = str(c.get("aggregation", "token-mean")), c.get("constant_norm")
        counted = c.get("count_masked_seqs", True)
        total = aggregate(list(terms), tokens, mode, norm, count_masked=counted)
        penalty = aggregate(list(kls), tokens, mode, norm, count_masked=counted)
        total += float(c.get("kl_coef", 0.0)) * penalty
        bonus = aggregate(list(entropy), tokens, mode, norm, count_masked=counted)
        return total - float(c.get("entropy_coef", 0.0)) * bonus

    return value(at), gradient(value, at)


def clip_log(c: Config, log_ratio: float, adv: float) -> float:
    """Clip log r as GMPO does."""
    if c["surrogate"] != "gmpo" or adv == 0:
        return log_ratio
    return (
        min(log_ratio, number(c, "clip_high"))
        if adv > 0
        else max(log_ratio, -number(c, "clip_low"))
    )
