"""What is right: the definitions in float64, rows at a time, differentiated by PyTorch."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from logpile.bench.cases import Case
from logpile.bench.inputs import Inputs
from logpile.bench.region import policy_loss, policy_terms
from logpile.ops import KeepSet

ROWS = 32  # at a time: float64 takes several times the memory of the logits
CHECKED = 512  # rows whose gradient is compared at the most, spread over all
ULPS = 4  # of the logits' dtype that a way may be off by, and still compute the same thing
FLOOR = 1e-3  # and this at the least, for a way that rounds badly is not a wrong one


class Truth(NamedTuple):
    """The results of a case, in float64."""

    outputs: tuple[Tensor, ...]  # (loss,), or log-prob and entropy where wanted, [...]
    gradients: tuple[Tensor, ...]  # of the checked rows [≤ 512, V or D]; of the head [V, D]
    rows: Tensor  # [≤ 512] which rows of the flattened tokens they are


class Errors(NamedTuple):
    """How far a way is from the truth."""

    values: dict[str, float]  # the largest distances; the gradient's relative to the largest one
    same: bool  # whether it computes the same thing


def make_truth(case: Case, data: Inputs, *, with_gradient: bool) -> Truth:
    """Compute a case in float64."""
    tokens = data.target.numel()
    rows = torch.linspace(0, tokens - 1, min(tokens, CHECKED), dtype=torch.float64)
    rows = rows.long().unique().to(data.target.device)
    outputs, gradients = [], []
    head = data.leaves[1].double().requires_grad_() if case.hidden else None  # [V, D]
    head_gradient = None if head is None else torch.zeros_like(head)
    for chunk in torch.arange(tokens, device=data.target.device).split(ROWS):
        flat = of_rows(data, chunk)
        leaf = data.leaves[0].flatten(0, -2)[chunk].double().requires_grad_()
        logits = leaf if head is None else leaf @ head.T
        results = definitions(case, logits, flat)
        outputs.append([result.detach() for result in results])
        if not with_gradient:
            continue
        total = summed(case, results, flat)
        leaves = (leaf,) if head is None else (leaf, head)
        gradient, *of_head = torch.autograd.grad(total, leaves)
        gradients.append(gradient[torch.isin(chunk, rows)])
        if head_gradient is not None:
            head_gradient += of_head[0]
    joined = [torch.cat(parts).view(data.target.shape) for parts in zip(*outputs, strict=True)]
    if case.loss:
        joined = [policy_loss(joined[0], joined[1] if len(joined) > 1 else None, data)]
    found = []
    if with_gradient:
        found = [torch.cat(gradients), *([] if head_gradient is None else [head_gradient])]
        if case.loss:
            found = [gradient / data.live.sum() for gradient in found]
    return Truth(tuple(joined), tuple(found), rows)


def definitions(case: Case, logits: Tensor, data: Inputs) -> tuple[Tensor, ...]:
    """Compute log-prob, and entropy where wanted, of rows [R, V]; 0 where masked."""
    target = data.target.clamp_min(0)
    logprobs = logits.log_softmax(-1)
    chosen = logprobs
    if isinstance(data.keep, Tensor):
        kept = data.keep.scatter(-1, target[:, None], True)
        chosen = logits.masked_fill(~kept, -torch.inf).log_softmax(-1)
    logprob = chosen.gather(-1, target[:, None])[:, 0].where(data.live, 0.0)
    if case.wants == "logprob":
        return (logprob,)
    entropy = -(logprobs.exp() * logprobs).sum(-1).where(data.live, 0.0)
    return logprob, entropy if case.wants == "entropy" else entropy.detach()


def summed(case: Case, results: tuple[Tensor, ...], data: Inputs) -> Tensor:
    """Sum the rows as the case's gradient does, but that a loss is a mean."""
    if case.loss:
        return policy_terms(results[0], results[1] if len(results) > 1 else None, data).sum()
    pairs = zip(results, data.upstream, strict=False)
    return torch.stack([(result * upstream).sum() for result, upstream in pairs]).sum()


def of_rows(data: Inputs, rows: Tensor) -> Inputs:
    """Cut out some rows, but for the leaves."""
    keep = data.keep
    if isinstance(keep, KeepSet):
        keep = keep.mask(data.leaves[-1].shape[0 if len(data.leaves) > 1 else -1])
    if keep is not None:
        keep = keep.flatten(0, -2)[rows]

    def cut(x: Tensor) -> Tensor:
        return x.flatten()[rows]

    return Inputs(
        (),
        cut(data.target),
        cut(data.live),
        keep,
        cut(data.advantage).double(),
        cut(data.old_logprob).double(),
        tuple(cut(x).double() for x in data.upstream),
    )


def compare(
    case: Case, truth: Truth, outputs: tuple[Tensor, ...], gradients: tuple[Tensor, ...]
) -> Errors:
    """Find the errors of a way, and tell whether it computes the same thing; NaN is not."""
    names = ["loss"] if case.loss else ["logprob", "entropy"]
    tolerance = ULPS * torch.finfo(case.torch_dtype).eps
    values = {}
    same = len(outputs) == len(truth.outputs)
    for name, mine, right in zip(names, outputs, truth.outputs, strict=False):
        error = float((mine.detach().double() - right).abs().max())
        values[f"{name}_error"] = error
        same = same and error <= max(FLOOR, tolerance * float(right.abs().max()))
    relative = []
    for place, (mine, right) in enumerate(zip(gradients, truth.gradients, strict=False)):
        rows = mine if place else mine.flatten(0, -2)[truth.rows]
        relative.append((rows.detach().double() - right).abs().max() / right.abs().max())
    if gradients:
        error = float(torch.stack(relative).max())  # NaN where one is
        values["gradient_error"] = error
        same = same and error <= max(FLOOR, tolerance)
    return Errors(values, same)
