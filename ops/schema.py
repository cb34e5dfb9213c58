"""The schemas of the registered ops, and the handles to call them by."""

import torch

_ROWS = (
    "Tensor target, Tensor temperature, Tensor? softcap, Tensor? keep_mask, Tensor? keep_ids, "
    "Tensor? keep_rows, Tensor? keep_offsets, "
)
_FORWARD = (
    f"(Tensor logits, {_ROWS}bool with_entropy, bool with_entropy_grad, int ignore_index, "
    "SymInt vocab_start, SymInt vocab_size, str group, int group_size, bool equal_shards, "
    "bool inplace_backward, str kernel, str source) -> (Tensor logprob, Tensor entropy, "
    "Tensor logsumexp, Tensor full_logprob, Tensor max, Tensor rest, Tensor sumexp_y, "
    "Tensor kept_max, Tensor kept_rest)"
)
_BACKWARD = (
    "(Tensor? grad_logprob, Tensor? grad_entropy, Tensor? grad_logsumexp, "
    f"Tensor? grad_full_logprob, Tensor{{}} logits, {_ROWS}Tensor max, Tensor rest, "
    "Tensor? sumexp_y, Tensor? kept_max, Tensor? kept_rest, int ignore_index, "
    "SymInt vocab_start, SymInt vocab_size, str group, str kernel, str source) -> {}"
)

LIBRARY = torch.library.Library("logpile", "DEF")
LIBRARY.define("logprob_entropy" + _FORWARD)
LIBRARY.define("logprob_entropy_backward" + _BACKWARD.format("", "Tensor"))
LIBRARY.define("logprob_entropy_backward_" + _BACKWARD.format("(a!)", "()"))

FORWARD = torch.ops.logpile.logprob_entropy.default
BACKWARD = torch.ops.logpile.logprob_entropy_backward.default
BACKWARD_INPLACE = torch.ops.logpile.logprob_entropy_backward_.default
