r"""From rewards to advantages: group baselines, returns over time, and whitening.

Nothing here has a gradient. A deviation is always from a mean that was subtracted first, never
E[x²] − E[x]², which keeps no digit when rewards are close.

Over time, A_t = x_t + c·A_{t+1} is a triangular product: blocks of `BLOCK` steps by one matrix of
powers of c, and the blocks' first values by another. Masked tokens are taken out before and put
back after, so that a tool's answer in the middle of a response is no step of time.
"""

import torch
from torch import Tensor

from logpile.loss.collectives import Group, gathered, group_name
from logpile.loss.errors import check_name
from logpile.loss.layout import SPARE, Layout

BLOCK = 128
GROUP_METHODS = ("grpo", "dr-grpo", "rloo")


def group_advantages(
    rewards: Tensor,  # [..., G], G responses to one prompt, or [N] with group_ids
    method: str = "grpo",
    *,
    group_ids: Tensor | None = None,  # [N] integer, the prompt of each response
    num_groups: int | None = None,
    ddof: int = 1,
    eps: float = 1e-6,
) -> Tensor:
    """Compare each reward with the others of its group, in the shape of `rewards`.

    grpo        (r − mean)/(std + eps), the std with n − ddof (GRPO; Shao et al., 2024,
                arXiv:2402.03300, section 4.1.2; ddof = 0 is the biased std)
    dr-grpo     r − mean (Dr. GRPO; Liu et al., 2025, arXiv:2503.20783)
    rloo        r − mean of the others = (r − mean)·n/(n − 1) (leave-one-out; Kool et al., 2019;
                Ahmadian et al., 2024, arXiv:2402.14740)

    A group of one has nothing to compare with: advantage 0, by every method.

    Raises:
        ValueError: an unknown method, or group_ids without num_groups, or of another shape.
    """
    check_name("method", method, GROUP_METHODS)
    r = rewards.detach().to(torch.promote_types(rewards.dtype, torch.float32))
    if group_ids is None:
        layout = Layout.padded(torch.ones_like(r).reshape(-1, r.shape[-1]))
    else:
        if num_groups is None or group_ids.shape != rewards.shape:
            raise ValueError(
                f"group_ids needs num_groups and the shape of rewards, {list(rewards.shape)}; "
                f"these are {num_groups} and {list(group_ids.shape)}"
            )
        layout = Layout.packed(torch.ones_like(r), group_ids, num_groups)
    count, deviation = group_deviations(r.reshape(layout.mask.shape), layout)
    if method == "rloo":
        deviation = deviation * layout.spread(count / (count - 1.0).clamp_min(1.0))
    elif method == "grpo":
        (squares,) = layout.sums([deviation.square()])
        std = (squares / (count - ddof).clamp_min(1.0)).sqrt()
        deviation = deviation / layout.spread(std + eps)
    return deviation.reshape(rewards.shape)


def group_deviations(rewards: Tensor, layout: Layout) -> tuple[Tensor, Tensor]:
    """Count the members of each group, [rows], and subtract its mean from each, as rewards."""
    # From the group's largest value first: equal rewards then deviate by exactly 0.
    shifted = rewards - layout.spread(layout.maxima(rewards))
    count, total = layout.sums([layout.count_of_tokens(), shifted])
    return count, shifted - layout.spread(total / count.clamp_min(1.0))


def gpg_alpha(advantages: Tensor) -> Tensor:
    """Compute α = groups/(groups with an advantage other than 0), from [groups, G], 0-d.

    GPG (Chu et al., 2025, arXiv:2504.02546). It is 1 where every group is flat.
    """
    valid = (advantages != 0).any(-1).sum()
    return torch.where(valid > 0, advantages.shape[0] / valid.clamp_min(1), 1.0)


def gae(
    rewards: Tensor,  # [B, S], one a token
    values: Tensor,  # [B, S], the critic's, of the state before each token
    mask: Tensor | None = None,  # [B, S]
    *,
    gamma: float = 1.0,
    lambd: float = 0.95,
) -> tuple[Tensor, Tensor]:
    """Estimate advantages and returns, [B, S] both, 0 where masked.

    δ_t = r_t + γ·V_{t+1} − V_t and A_t = δ_t + γλ·A_{t+1}, with V = 0 after the last unmasked token
    (GAE; Schulman et al., 2015, arXiv:1506.02438, equation 16); the return is A_t + V_t.
    """
    place, keep = compaction(rewards, mask)
    r = compact(rewards.detach(), place)
    v = compact(values.detach(), place)
    following = torch.cat([v[:, 1:], torch.zeros_like(v[:, :1])], 1)
    advantage = discounted_sum(r + gamma * following - v, gamma * lambd)
    result = restore(advantage, place, keep)
    return result, torch.where(keep, result + values.detach(), 0.0)


def discounted_returns(
    rewards: Tensor,  # [B, S]
    mask: Tensor | None = None,  # [B, S]
    *,
    gamma: float = 1.0,
) -> Tensor:
    """Sum G_t = r_t + γ·G_{t+1} over the unmasked tokens, [B, S]; 0 where masked."""
    place, keep = compaction(rewards, mask)
    return restore(discounted_sum(compact(rewards.detach(), place), gamma), place, keep)


def reinforce_plus_plus(
    rewards: Tensor,  # [B, S], with the KL penalty already in them
    mask: Tensor,  # [B, S]
    *,
    gamma: float = 1.0,
    eps: float = 1e-8,
    group: Group = None,
) -> Tensor:
    """Whiten the returns of all tokens of the global batch, [B, S].

    REINFORCE++ (Hu et al., 2025, arXiv:2501.03262).
    """
    return whiten(discounted_returns(rewards, mask, gamma=gamma), mask, eps=eps, group=group)


def reinforce_plus_plus_baseline(
    rewards: Tensor,  # [P, G], one a response
    mask: Tensor,  # [P·G, S]
    *,
    eps: float = 1e-8,
    group: Group = None,
) -> Tensor:
    """Subtract the group's mean reward, give it to each token, and whiten globally, [P·G, S].

    REINFORCE++ with the group's baseline (Hu et al., 2025, arXiv:2501.03262).
    """
    per_sequence = group_advantages(rewards, "dr-grpo").reshape(-1)
    if mask.ndim != 2 or mask.shape[0] != per_sequence.shape[0]:
        raise ValueError(
            f"mask is [responses, length] with {per_sequence.shape[0]} responses, and this is "
            f"{list(mask.shape)}"
        )
    return whiten(per_sequence[:, None].expand(mask.shape), mask, eps=eps, group=group)


def whiten(
    values: Tensor,  # [...]
    mask: Tensor,  # [...]
    *,
    shift_mean: bool = True,
    eps: float = 1e-8,
    group: Group = None,
) -> Tensor:
    """Divide by the standard deviation of the unmasked values of all ranks, [...]; 0 where masked.

    The variance is with n − 1, and eps is added to it. One all-gather of three numbers a rank,
    merged exactly; ranks without tokens take part. Without `shift_mean` the mean is added again.

    Raises:
        ValueError: values and mask differ in shape.
    """
    if values.shape != mask.shape:
        raise ValueError(
            f"values {list(values.shape)} and mask {list(mask.shape)} must have one shape"
        )
    keep = mask != 0
    x = values.detach().to(torch.promote_types(values.dtype, torch.float32))
    x = torch.where(keep, x, 0.0)
    count = keep.sum().to(x.dtype)
    mean = x.sum() / count.clamp_min(1.0)
    squares = torch.where(keep, x - mean, 0.0).square().sum()
    parts = gathered(torch.stack([count, mean, squares]), group_name(group))  # [ranks, 3]
    counts, means, squares = parts.unbind(-1)
    total = counts.sum()
    mean = (counts * means).sum() / total.clamp_min(1.0)
    variance = (squares + counts * (means - mean).square()).sum() / (total - 1.0).clamp_min(1.0)
    deviation = torch.where(keep, x - mean, 0.0) * (variance + eps).rsqrt()
    return deviation if shift_mean else torch.where(keep, deviation + mean, 0.0)


def compaction(rewards: Tensor, mask: Tensor | None) -> tuple[Tensor, Tensor]:
    """Number the unmasked tokens of each row from 0, [B, S]; masked ones share the number S."""
    if rewards.ndim != 2:
        raise ValueError(
            f"returns are over time in rows [batch, length], and this is {list(rewards.shape)}; "
            "pad packed sequences first"
        )
    keep = torch.ones_like(rewards, dtype=torch.bool) if mask is None else mask != 0
    if keep.shape != rewards.shape:
        raise ValueError(
            f"mask {list(keep.shape)} and rewards {list(rewards.shape)} must have one shape"
        )
    return torch.where(keep, keep.cumsum(1) - 1, rewards.shape[1]), keep


def compact(x: Tensor, place: Tensor) -> Tensor:
    """Move the unmasked values of each row to its front, [B, S]."""
    x = x.to(torch.promote_types(x.dtype, torch.float32))
    room = x.new_zeros(x.shape[0], x.shape[1] + 1)
    return room.scatter(1, place, x)[:, :-1]


def restore(x: Tensor, place: Tensor, keep: Tensor) -> Tensor:
    """Move the values back, with 0 where masked."""
    room = torch.nn.functional.pad(x, (0, 1))
    return torch.where(keep, room.gather(1, place), 0.0)


def discounted_sum(x: Tensor, c: float) -> Tensor:
    """Compute A_t = x_t + c·A_{t+1} along the last dimension of x [B, S]."""
    batch, length = x.shape
    blocks = (length + BLOCK - 1) // BLOCK + SPARE  # no size is 0 or 1, which compile anew
    y = x.double()  # out of reach of a matmul precision that the training set
    parts = torch.nn.functional.pad(y, (0, blocks * BLOCK - length)).view(batch, blocks, BLOCK)
    within = parts @ powers(BLOCK, c, 1, y)  # each block as if nothing followed
    firsts = within[..., 0] @ powers(blocks, c, BLOCK, y)  # A at the first step of each block
    following = torch.cat([firsts[:, 1:], torch.zeros_like(firsts[:, :1])], 1)
    step = torch.arange(BLOCK, 0, -1, device=x.device, dtype=y.dtype)
    total = within + following[..., None] * torch.pow(c, step)
    return total.reshape(batch, blocks * BLOCK)[:, :length].to(x.dtype)


def powers(n: int, c: float, stride: int, like: Tensor) -> Tensor:
    """Make the matrix c^{stride·(k − t)} at row k and column t ≤ k, 0 elsewhere, [n, n]."""
    step = torch.arange(n, device=like.device, dtype=like.dtype) * stride
    distance = step[:, None] - step
    return torch.where(distance >= 0, torch.pow(c, distance.clamp_min(0.0)), 0.0)
