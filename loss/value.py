"""The critic's loss."""

import torch
from torch import Tensor


def clipped_value_loss(
    values: Tensor,  # [...]
    old_values: Tensor | None,
    returns: Tensor,
    clip: float | None = 0.2,
    factor: float = 0.5,
) -> Tensor:
    """Compute factor·max((v − R)², (clip(v, v_old − clip, v_old + clip) − R)²) at each token.

    The value loss of PPO's reference code (Huang et al., "The 37 implementation details of PPO",
    2022, detail 9). Without `clip` or `old_values` it is factor·(v − R)². The gradient flows to
    `values`; where the clipped error is the larger it is 0.

    Returns:
        The loss of each token, [...], for `aggregate`.
    """
    error = values - returns.detach()
    if clip is None or old_values is None:
        return factor * error.square()
    old = old_values.detach()
    held = torch.maximum(torch.minimum(values.detach(), old + clip), old - clip)
    clipped_error = held - returns.detach()
    larger = clipped_error.abs() > error.detach().abs()
    return factor * torch.where(larger, clipped_error, error).square()
