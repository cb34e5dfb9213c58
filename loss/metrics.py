"""Numbers about a batch that merge exactly: over micro-batches, and over ranks by one collective.

A metric is (total, count) and a kind. Merging adds both for means and sums, and takes the larger or
smaller for max and min. A mean or an extreme of nothing is NaN: nothing was measured.
"""

from collections.abc import Iterator, Mapping, Sequence

import torch
from torch import Tensor

from logpile.loss.collectives import Group, gathered, group_name


class Metrics(Mapping[str, Tensor]):
    """Names and values: `metrics[name]` is a detached 0-d tensor.

    The numbers stay on their device; reading one by float() waits for it.
    """

    def __init__(self, kinds: Mapping[str, str], parts: Tensor) -> None:
        """Hold the kinds by name, and their (total, count), [len(kinds), 2], in the same order."""
        self.kinds = dict(kinds)
        self.parts = parts.detach()

    def __getitem__(self, name: str) -> Tensor:
        if name not in self.kinds:
            raise KeyError(f"no metric {name!r}; there are {', '.join(self.kinds)}")
        total, count = self.parts[list(self.kinds).index(name)].unbind()
        kind = self.kinds[name]
        if kind == "sum":
            return total
        value = total / count.clamp_min(1.0) if kind == "mean" else total
        return torch.where(count > 0, value, torch.nan)

    def __iter__(self) -> Iterator[str]:
        return iter(self.kinds)

    def __len__(self) -> int:
        return len(self.kinds)

    def __contains__(self, name: object) -> bool:
        return name in self.kinds

    def __repr__(self) -> str:
        return f"Metrics({self.to_dict()})"

    def to_dict(self) -> dict[str, float]:
        """Read all values, as Python numbers."""
        return {name: float(self[name]) for name in self}

    @staticmethod
    def merge(metrics: "Sequence[Metrics]") -> "Metrics":
        """Merge metrics of one configuration, as those of micro-batches, into those of the whole.

        Raises:
            ValueError: there are none, or their names or kinds differ.
        """
        if not metrics:
            raise ValueError("there are no metrics to merge; give at least one")
        kinds = metrics[0].kinds
        for other in metrics[1:]:
            if other.kinds != kinds:
                unlike = sorted(set(kinds.items()) ^ set(other.kinds.items()))
                raise ValueError(f"metrics of different configurations do not merge: {unlike}")
        return Metrics(kinds, merged(kinds, torch.stack([m.parts for m in metrics])))

    def reduce(self, group: Group) -> "Metrics":
        """Merge the metrics of all ranks of the group, by one all-gather."""
        return Metrics(self.kinds, merged(self.kinds, gathered(self.parts, group_name(group))))


def merged(kinds: Mapping[str, str], parts: Tensor) -> Tensor:
    """Merge parts [n, metrics, 2] into [metrics, 2]."""
    total, count = parts.unbind(-1)
    rows = []
    for column, kind in enumerate(kinds.values()):
        values = total[:, column]
        if kind == "max":
            value = torch.where(count[:, column] > 0, values, -torch.inf).amax()
        elif kind == "min":
            value = torch.where(count[:, column] > 0, values, torch.inf).amin()
        else:
            value = values.sum()
        rows.append(torch.stack([value, count[:, column].sum()]))
    return torch.stack(rows) if rows else parts[0]


class Recorder:
    """Gathers the metrics of one call, each as a total and a count, without the graph."""

    def __init__(self, mask: Tensor) -> None:
        self.mask = mask  # [T] or [B, S]
        self.count = mask.sum()
        self.kinds: dict[str, str] = {}
        self.totals: list[Tensor] = []
        self.counts: list[Tensor] = []

    def add(self, name: str, kind: str, total: Tensor, count: Tensor) -> None:
        """Record a total and its count, 0-d both."""
        self.kinds[name] = kind
        self.totals.append(total.detach().double())
        self.counts.append(count.detach().double())

    def mean(self, name: str, values: Tensor | None) -> None:
        """Record the mean over the unmasked tokens; of nothing where values is None."""
        if values is None:
            nothing = torch.zeros_like(self.count)
            self.add(name, "mean", nothing, nothing)
            return
        kept = torch.where(self.mask, values.detach(), 0.0)
        self.add(name, "mean", kept.sum(), self.count)

    def share(self, name: str, condition: Tensor) -> None:
        """Record the share of the unmasked tokens where a condition holds."""
        self.add(name, "mean", (condition & self.mask).sum(), self.count)

    def extremes(self, name: str, values: Tensor | None) -> None:
        """Record the smallest and the largest over the unmasked tokens."""
        if values is None or values.numel() == 0:
            nothing = torch.zeros_like(self.count)
            self.add(f"{name}/min", "min", nothing, nothing)
            self.add(f"{name}/max", "max", nothing, nothing)
            return
        values = values.detach()
        self.add(f"{name}/min", "min", torch.where(self.mask, values, torch.inf).amin(), self.count)
        largest = torch.where(self.mask, values, -torch.inf).amax()
        self.add(f"{name}/max", "max", largest, self.count)

    def sum(self, name: str, total: Tensor) -> None:
        """Record a number that adds up over parts of the batch."""
        self.add(name, "sum", total, torch.ones_like(total))

    def parts(self) -> Tensor:
        """Stack all, [metrics, 2] fp64."""
        return torch.stack([torch.stack(self.totals), torch.stack(self.counts)], -1)
