"""What the public door of the policy loss checks, once, from shapes and types alone.

Values are looked at only where that waits for no device: on a CPU, outside a compiled region.
"""

from typing import Any

import torch
from torch import Tensor

from logpile.loss.config import PolicyLossConfig
from logpile.loss.errors import check_name
from logpile.loss.layout import check_packed
from logpile.loss.rollout import NAMES, PER_TOKEN, REQUIRED
from logpile.loss.step import Stages

PER = ("token", "sequence")


def check_config(config: object) -> None:
    """Refuse what is no configuration."""
    if not isinstance(config, PolicyLossConfig):
        raise TypeError(
            f"config is a PolicyLossConfig, and this is {type(config).__name__}; a paper's is "
            "PolicyLossConfig.preset(name)"
        )


def check_logits(logits: Tensor, target: Tensor) -> None:
    """Refuse logits that are not one row a target."""
    if logits.ndim != target.ndim + 1 or logits.shape[:-1] != target.shape:
        raise ValueError(
            f"logits are [..., V] with target [...], and these are {list(logits.shape)} and "
            f"{list(target.shape)}; shift and slice both to the same tokens"
        )


def sequences(tokens: Tensor, given: dict[str, Any]) -> int | None:
    """Give the number of packed sequences, or None for padded tokens."""
    seq_ids, cu_seqlens = given.get("seq_ids"), given.get("cu_seqlens")
    num_seqs = given.get("num_seqs")
    if seq_ids is not None and cu_seqlens is not None:
        raise ValueError("seq_ids and cu_seqlens say the same; give one of them")
    if cu_seqlens is not None:
        check_packed(tokens, tokens.numel(), "cu_seqlens")
        return int(cu_seqlens.shape[0]) - 1
    if seq_ids is not None:
        check_packed(tokens, seq_ids.numel(), "seq_ids")
        if isinstance(num_seqs, bool) or not isinstance(num_seqs, (int, torch.SymInt)):
            raise ValueError(f"seq_ids needs num_seqs, an int, and it is {num_seqs!r}")
        if num_seqs < 0:
            raise ValueError(f"num_seqs must be at least 0, and is {num_seqs}")
        if seq_ids.is_floating_point():
            raise ValueError(f"seq_ids are integers, and these are {seq_ids.dtype}")
        return num_seqs  # type: ignore[return-value] # a SymInt, in a graph, is as good
    if num_seqs is not None:
        raise ValueError("num_seqs needs seq_ids: which sequence is each token of?")
    if tokens.ndim != 2:
        raise ValueError(
            f"tokens {list(tokens.shape)} without seq_ids are padded, [batch, length]; packed "
            "tokens [T] need seq_ids and num_seqs, or cu_seqlens (one sequence: seq_ids all 0)"
        )
    return None


def check_names(rollout: dict[str, Any]) -> None:
    """Refuse arguments that are not known, and a call without what every call gives."""
    for name in rollout:
        if name not in NAMES:
            valid = ", ".join(NAMES)
            raise TypeError(f"a policy loss has no argument {name!r}; valid are {valid}")
    for name in REQUIRED:
        if rollout.get(name) is None:
            raise TypeError(f"a policy loss needs {name}=, and it is missing")


def check_tokens(tokens: Tensor, given: dict[str, Any]) -> None:
    """Refuse per-token arguments of another shape, also one that would broadcast."""
    for name in PER_TOKEN:
        if name in given:
            check_per_token(name, given[name], tokens)
    check_mask(given["mask"])


def check_per_token(name: str, value: Tensor, tokens: Tensor) -> None:
    """Refuse an argument that is not one a token."""
    if not fits(value, tokens):
        raise ValueError(
            f"{name} has shape {list(value.shape)}, and the tokens are {list(tokens.shape)}; "
            "give one value a token"
        )


def fits(value: Tensor, tokens: Tensor) -> bool:
    """Tell whether a tensor has one value a token; packed [T] and [1, T] are the same."""
    if value.shape == tokens.shape:
        return True
    flat = tokens.shape[-1:]
    return tokens.ndim <= 2 and value.shape in (flat, (1, *flat)) and tokens.numel() == flat[0]


def check_mask(mask: Tensor) -> None:
    """Refuse a mask of other values than 0 and 1, where asking waits for no device."""
    if mask.dtype == torch.bool or mask.device.type != "cpu" or torch.compiler.is_compiling():
        return
    odd = mask[(mask != 0) & (mask != 1)]
    if odd.numel():
        raise ValueError(
            f"mask is bool or 0/1, and holds {odd[0].item()}; per-token weights go into weights="
        )


def advantages_per(tokens: Tensor, advantages: Tensor, seqs: int | None, given: str | None) -> str:
    """Tell whether advantages are one a token or one a sequence."""
    if given is not None:
        check_name("advantages_per", given, PER)
    number = tokens.shape[0] if seqs is None else seqs
    by_token = fits(advantages, tokens) if seqs is not None else advantages.shape == tokens.shape
    by_sequence = advantages.shape in ((number,), (number, 1))
    if by_token and by_sequence and given is None:
        if seqs is None or tokens.numel() <= 1:
            return "token"  # [B, 1], or one token of one sequence: both mean the same
        raise ValueError(
            f"advantages {list(advantages.shape)} could be one a token or one a sequence; say "
            "which by advantages_per='token' or 'sequence'"
        )
    if (by_token and given != "sequence") or (by_sequence and given != "token"):
        return "token" if by_token and given != "sequence" else "sequence"
    raise ValueError(
        f"advantages have shape {list(advantages.shape)}; one a token is {list(tokens.shape)}, one "
        f"a sequence is [{number}]" + ("" if given is None else f", and advantages_per={given!r}")
    )


def check_needs(
    config: PolicyLossConfig,
    stages: Stages,
    given: dict[str, Any],
    data: dict[str, Any],
    *,
    kl_term: bool,
) -> None:
    """Refuse a call without the data that the configuration needs."""
    if kl_term and "ref_logprob" not in given:
        raise ValueError("kl_coef is not 0 and ref_logprob is missing; give it, or kl_coef=0")
    if stages.importance is not None:
        return
    wanted = [name for name in config.masks if name not in ("opsm", "high-entropy")]
    if config.importance != "none":
        if "is_weight" in given:
            raise ValueError(
                f"importance={config.importance!r} computes a weight and is_weight gives one; "
                "choose importance='none' or leave is_weight out"
            )
        wanted.append(f"importance {config.importance}")
    if wanted and "rollout_logprob" not in given:
        raise ValueError(f"{', '.join(wanted)} needs rollout_logprob, and it is missing")
    if "high-entropy" in config.masks and "logprob" in data and "entropy" not in data:
        raise ValueError("the high-entropy mask needs the entropy, and it is missing")


def check_number(name: str, value: object, *, positive: bool = False) -> None:
    """Refuse a coefficient that is no finite number; a float symbol of a graph is one."""
    number = isinstance(value, (int, float, torch.SymFloat, torch.SymInt))
    if not number or isinstance(value, bool):
        raise TypeError(f"{name} is a number or a tensor, and this is {type(value).__name__}")
    infinite = float("inf")
    if not -infinite < value < infinite or (positive and not value > 0):  # type: ignore[operator]
        what = "a positive, finite number" if positive else "a finite number"
        raise ValueError(f"{name} must be {what}, and is {value}")
