"""What is asked of every way: shapes, dtypes, what is wanted, and from where to where."""

from __future__ import annotations

from dataclasses import dataclass, replace

import torch

from logpile.bench.matmul import multiplies_slowly

DTYPES = {"bf16": torch.bfloat16, "fp16": torch.float16, "fp32": torch.float32}

# What is wanted beside the log-prob: nothing, the entropy as a metric, or with its gradient.
WANTS = ("logprob", "metric", "entropy")
# What is run: scoring under no_grad, the forward of training, forward and backward.
PASSES = ("score", "forward", "step")

ON_A_GPU = 16  # times as many tokens
BUFFERS = 20  # of the logits' size: what the hungriest way, and the reference, take at once


@dataclass(frozen=True)
class Case:
    """One table: the same data and the same question for every way."""

    name: str
    tokens: int = 512
    vocab: int = 151_936
    dtype: str = "bf16"
    wants: str = "entropy"
    hidden: int = 0  # the width of the hidden state that the LM head turns into logits; 0: logits
    loss: bool = False  # down to the scalar of a policy loss
    masked: float = 0.0  # the share of tokens that are prompt, in front of each sequence
    sequences: int = 1
    ragged: bool = False  # sequences of lengths as rollouts have them, padded to the longest
    keep: str = ""  # a keep set: "mask", or "ids"
    passes: tuple[str, ...] = ("forward", "step")
    huge_pages: bool = False  # ask PyTorch's CPU allocator for huge pages

    @property
    def logits_bytes(self) -> int:
        """The size of the logits: the unit of memory."""
        return self.tokens * self.vocab * self.torch_dtype.itemsize

    @property
    def torch_dtype(self) -> torch.dtype:
        """The dtype of the logits."""
        return DTYPES[self.dtype]

    @property
    def has_masks(self) -> bool:
        """Whether some tokens are not to be learned from."""
        return bool(self.masked) or self.ragged

    @property
    def summary(self) -> str:
        """Say what the case is, in a line."""
        wants = {"logprob": "log-prob", "metric": "entropy as a metric", "entropy": "entropy"}
        parts = [f"{self.dtype} {self.tokens} × {self.vocab}", wants[self.wants]]
        if self.hidden:
            parts.append(f"from the hidden state ({self.hidden})")
        if self.loss:
            parts.append("to the loss")
        if self.masked:
            parts.append(f"{self.masked:.0%} masked")
        if self.ragged:
            parts.append(f"{self.sequences} ragged sequences, padded")
        if self.keep:
            parts.append(f"keep set as {self.keep}")
        if self.huge_pages:
            parts.append("huge pages")
        return ", ".join(parts)


HEADLINE = Case("headline", passes=("forward", "step"))
HUGE_PAGES = replace(HEADLINE, name="headline, huge pages", passes=("step",), huge_pages=True)
# With an LM head, as in training, the tokens are no fewer than the hidden width: or else the
# gradient of the head is larger than the logits, and hides what a way takes beside them.
HEAD_AND_LOSS = Case("head and loss", 512, 32_768, hidden=256, loss=True, passes=("step",))

SHORT = (HEADLINE, HUGE_PAGES, HEAD_AND_LOSS)
# One thing of each differs from the headline. Half its logits fill any cache, in half the time.
FULL = (
    *SHORT,
    Case("log-prob alone, fp32", 256, 32_768, "fp32", wants="logprob"),
    Case("log-prob alone", 256, wants="logprob", passes=("step",)),
    Case("metric", 256, wants="metric", passes=("step",)),
    Case("scoring", 256, passes=("score",)),
    Case("fp32", 128, dtype="fp32", passes=("step",)),
    Case("vocabulary 32768", 1024, 32_768, passes=("step",)),
    Case("vocabulary 262144", 128, 262_144, passes=("step",)),
    Case("loss from logits", 256, loss=True, passes=("step",)),
    Case("head, log-prob alone", 256, wants="logprob", hidden=256, passes=("score", "step")),
    Case("head and loss, 151936", 256, hidden=256, loss=True, passes=("step",)),
    Case("masked prompt", 256, sequences=8, masked=0.7, loss=True, passes=("step",)),
    Case("ragged", 256, sequences=16, ragged=True, loss=True, passes=("step",)),
    Case("keep mask", 128, keep="mask", passes=("step",)),
    Case("keep ids", 128, keep="ids", passes=("step",)),
)


def fitted(case: Case, device: torch.device, scale: float = 1.0) -> Case:
    """Give a GPU more tokens, and any machine no more than its memory holds.

    Where it has an LM head, its dtype is one that is multiplied fast.
    """
    if case.hidden:
        case = quick(case, device)
    wanted = int(case.tokens * scale) * (ON_A_GPU if device.type == "cuda" else 1)
    a_token = BUFFERS * case.vocab * case.torch_dtype.itemsize
    tokens = min(wanted, free_bytes(device) // a_token)
    return replace(case, tokens=max(1, tokens // case.sequences) * case.sequences)


def quick(case: Case, device: torch.device) -> Case:
    """Give a case fp32, if products of its dtype would take minutes."""
    return replace(case, dtype="fp32") if multiplies_slowly(case.torch_dtype, device) else case


def free_bytes(device: torch.device) -> int:
    """Ask for the memory that is free."""
    if device.type == "cuda":
        return torch.cuda.mem_get_info(device)[0]
    with open("/proc/meminfo", encoding="ascii") as file:  # noqa: PTH123 - Linux's own table
        sizes = dict(line.split(":") for line in file)
    return int(sizes["MemAvailable"].split()[0]) * 1024
