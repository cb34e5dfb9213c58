"""The policy: a language model's body, and a head with a weight of its own."""

from __future__ import annotations

import copy
import inspect
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

import torch
from filelock import FileLock
from torch import Tensor, nn

from logpile.demo import model as demo
from logpile.examples.train import tiny

if TYPE_CHECKING:
    from logpile.examples.train.parallel import ShardedHead


class Text(Protocol):
    """What turns questions into tokens, and tokens into answers."""

    end: int  # the token that ends an answer

    def encode(self, question: str) -> list[int]:
        """Write a question as the model wants to be asked."""

    def decode(self, ids: list[int]) -> str:
        """Read an answer."""


class Policy(nn.Module):
    """The logits of the tokens that are asked for.

    The head is untied from the embedding: its weight can then be sharded over the vocabulary, and
    the embedding stay whole, on one process as on many.

    Args:
        body: called as the base models of transformers are.
        head: hidden states [T, H] to logits [T, V], or to this rank's columns of them.
    """

    body: Any
    head: Head | ShardedHead

    def __init__(self, body: nn.Module, head: Head) -> None:
        super().__init__()
        self.body = body
        self.head = head
        names = inspect.signature(body.forward).parameters
        self.cache_name = (
            "cache" if "cache" in names else "past_key_values"
        )  # of earlier transformers

    def forward(
        self,
        tokens: Tensor,  # [B, S]
        rows: Tensor,  # [B, S] bool, the tokens whose successor is to be scored
        mask: Tensor | None = None,  # [B, all tokens so far] 0 where there is padding on the left
        cache: Any = None,  # keys and values of the tokens so far
    ) -> tuple[Tensor, Any]:
        """Give the logits [T, V] of the rows, and keys and values where there is a mask."""
        positions = None
        if mask is not None:
            positions = (mask.cumsum(1) - 1).clamp_min(0)[:, -tokens.shape[1] :]
        state = self.body(
            input_ids=tokens,
            attention_mask=mask,
            position_ids=positions,
            use_cache=mask is not None,
            **{self.cache_name: cache},
        )
        return self.head(state.last_hidden_state[rows]), getattr(state, self.cache_name)


class Head(nn.Linear):
    """A head that is whole, as its sharded form in `parallel.py` is not."""

    group: None = None  # of the vocabulary's shards
    shard: Mapping[str, int] = MappingProxyType({})  # nothing to tell the op

    def gather(self, logits: Tensor) -> Tensor:
        """Give the logits over the whole vocabulary, which they are."""
        return logits


def untied(body: nn.Module, embedding: Tensor) -> Policy:
    """Put a head on a body, with a copy of the embedding [V, H] as its weight."""
    head = Head(embedding.shape[1], embedding.shape[0], bias=False, device="meta")
    head.weight = nn.Parameter(embedding.detach().clone())
    return Policy(body, head)


def load(name: str) -> tuple[Policy, Text]:
    """Load a model and its text by name: "smollm2", or "tiny", which is random."""
    if name == "tiny":
        body = tiny.Body()
        return untied(body, body.embedding.weight), tiny.Words()
    folder = cached()
    import transformers

    network = transformers.AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32)
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder)
    return untied(network.model, network.lm_head.weight), Chat(tokenizer)


def cached() -> Path:
    """Convert the weights from the file that a package carries, once for this user.

    Reading the converted ones takes a second or two, in place of a quarter of a minute.
    """
    weights = demo.find_weights("train", "python -m logpile.examples.train --model tiny")
    os.environ["HF_HUB_OFFLINE"] = "1"  # read when transformers is imported
    import transformers

    transformers.utils.logging.disable_progress_bar()
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = home / "logpile" / f"{weights.stem}-{weights.stat().st_size}-fp32"
    folder.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(f"{folder}.lock"):
        if folder.exists():
            return folder
        print(f"converting the weights of {demo.NAME} (once)", file=sys.stderr, flush=True)
        tokenizer, network = demo.load(weights, torch.float32)
        del network.config.quantization_config  # what came of a quantized file can't be saved,
        plain = transformers.AutoModelForCausalLM.from_config(network.config, dtype=torch.float32)
        plain.load_state_dict(network.state_dict())  # but what has the same weights can
        part = folder.with_name(f"{folder.name}.part")
        plain.save_pretrained(part)
        tokenizer.save_pretrained(part)
        return part.rename(folder)  # there at once, or not at all


class Chat:
    """The chat format of the model's tokenizer."""

    def __init__(self, tokenizer: Any) -> None:
        self.tokenizer = tokenizer
        self.end: int = tokenizer.eos_token_id

    def encode(self, question: str) -> list[int]:
        """Write a question as the one message of a chat."""
        chat = [{"role": "user", "content": question}]
        text = self.tokenizer.apply_chat_template(chat, add_generation_prompt=True, tokenize=False)
        ids: list[int] = self.tokenizer(text, add_special_tokens=False)["input_ids"]
        return ids

    def decode(self, ids: list[int]) -> str:
        """Read an answer, without what ends it."""
        answer: str = self.tokenizer.decode(ids, skip_special_tokens=True)
        return answer


def frozen_copy(policy: Policy) -> Policy:
    """Copy a policy as a reference that does not learn."""
    return copy.deepcopy(policy).requires_grad_(False)
