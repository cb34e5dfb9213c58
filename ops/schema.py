"""The schemas of the registered ops, and the handles to call them by."""

import torch

_FORWARD = (
    "(Tensor logits, Tensor target, Tensor temperature, Tensor? softcap, bool with_entropy, "
    "bool with_entropy_grad, int ignore_index, SymInt vocab_size, bool inplace_backward, "
    "str kernel, str source) -> (Tensor logprob, Tensor entropy, Tensor logsumexp, Tensor max, "
    "Tensor sumexp, Tensor sumexp_y)"
)
_BACKWARD = (
    "(Tensor? grad_logprob, Tensor? grad_entropy, Tensor? grad_logsumexp, Tensor{} logits, "
    "Tensor target, Tensor temperature, Tensor? softcap, Tensor max, Tensor sumexp, "
    "Tensor? sumexp_y, int ignore_index, SymInt vocab_size, str kernel, str source) -> {}"
)

LIBRARY = torch.library.Library("logpile", "DEF")
LIBRARY.define("logprob_entropy" + _FORWARD)
LIBRARY.define("logprob_entropy_backward" + _BACKWARD.format("", "Tensor"))
LIBRARY.define("logprob_entropy_backward_" + _BACKWARD.format("(a!)", "()"))

FORWARD = torch.ops.logpile.logprob_entropy.default
BACKWARD = torch.ops.logpile.logprob_entropy_backward.default
BACKWARD_INPLACE = torch.ops.logpile.logprob_entropy_backward_.default
