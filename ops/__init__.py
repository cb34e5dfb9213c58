"""Per-token log-prob and entropy from logits, as one op for eager mode and torch.compile."""

from logpile.ops.api import LogprobEntropy, logprob_entropy
from logpile.ops.eager import set_eager_kernel
from logpile.ops.keep_set import KeepSet
from logpile.ops.registration import register

register()

__all__ = ["KeepSet", "LogprobEntropy", "logprob_entropy", "set_eager_kernel"]
