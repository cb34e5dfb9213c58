"""A tiny random decoder and a language of numbered words, to try the loop without a model."""

from __future__ import annotations

from dataclasses import dataclass, field

import torch
from torch import Tensor, nn
from torch.nn import functional

VOCABULARY, HIDDEN, HEADS, LAYERS = 256, 32, 2, 2
END = 0


@dataclass
class Cache:
    """The keys and values of each layer, [B, heads, S, H / heads] each."""

    layers: list[tuple[Tensor, Tensor]] = field(default_factory=list)

    def update(self, layer: int, key: Tensor, value: Tensor) -> tuple[Tensor, Tensor]:
        """Append to a layer, and give all it has."""
        if layer == len(self.layers):
            self.layers.append((key, value))
        else:
            old_key, old_value = self.layers[layer]
            self.layers[layer] = torch.cat([old_key, key], 2), torch.cat([old_value, value], 2)
        return self.layers[layer]

    def batch_repeat_interleave(self, repeats: int) -> None:
        """Repeat each sequence, as the cache of transformers does."""
        self.layers = [
            (key.repeat_interleave(repeats, 0), value.repeat_interleave(repeats, 0))
            for key, value in self.layers
        ]


@dataclass
class State:
    """What a base model of transformers returns."""

    last_hidden_state: Tensor  # [B, S, H]
    cache: Cache | None


class Layer(nn.Module):
    """Attention and a small network, each with a shortcut."""

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index = index
        self.norms = nn.ModuleList(nn.RMSNorm(HIDDEN) for _ in range(2))
        self.qkv = nn.Linear(HIDDEN, 3 * HIDDEN, bias=False)
        self.out = nn.Linear(HIDDEN, HIDDEN, bias=False)
        self.up = nn.Linear(HIDDEN, 4 * HIDDEN, bias=False)
        self.down = nn.Linear(4 * HIDDEN, HIDDEN, bias=False)

    def forward(self, x: Tensor, allowed: Tensor, cache: Cache) -> Tensor:
        """Let each token see those that are allowed, [B, 1, S, all tokens so far]."""
        heads = self.qkv(self.norms[0](x)).unflatten(-1, (3, HEADS, -1)).permute(2, 0, 3, 1, 4)
        key, value = cache.update(self.index, heads[1], heads[2])
        seen = functional.scaled_dot_product_attention(heads[0], key, value, attn_mask=allowed)
        x = x + self.out(seen.transpose(1, 2).flatten(2))
        more: Tensor = self.down(functional.silu(self.up(self.norms[1](x))))
        return x + more


class Body(nn.Module):
    """A decoder that is called as the base models of transformers are."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(VOCABULARY, HIDDEN)
        self.places = nn.Embedding(64, HIDDEN)
        self.layers = nn.ModuleList(Layer(index) for index in range(LAYERS))
        self.norm = nn.RMSNorm(HIDDEN)
        generator = torch.Generator().manual_seed(0)
        for parameter in self.parameters():
            if parameter.ndim == 2:
                nn.init.normal_(parameter, std=0.2, generator=generator)
        with torch.no_grad():
            self.embedding.weight[END] *= 6.0  # an answer ends now and then

    def forward(
        self,
        input_ids: Tensor,  # [B, S]
        attention_mask: Tensor | None,  # [B, all tokens so far]
        position_ids: Tensor | None,  # [B, S]
        use_cache: bool,
        cache: Cache | None = None,
    ) -> State:
        """Compute the hidden states of the tokens."""
        if position_ids is None:
            position_ids = torch.arange(input_ids.shape[1], device=input_ids.device)
        cache = cache or Cache()
        before = cache.layers[0][0].shape[2] if cache.layers else 0
        new, so_far = input_ids.shape[1], before + input_ids.shape[1]
        place = torch.arange(so_far, device=input_ids.device)
        allowed = (place <= place[before:, None]).expand(1, 1, new, so_far)
        if attention_mask is not None:
            itself = place == place[before:, None]  # padding sees itself, for want of others
            allowed = (allowed & (attention_mask[:, None, None] != 0)) | itself
        x = self.embedding(input_ids) + self.places(position_ids)
        for layer in self.layers:
            x = layer(x, allowed, cache)
        return State(self.norm(x), cache if use_cache else None)


class Words:
    """A language in which token i is the word `wI`."""

    end = END

    def encode(self, question: str) -> list[int]:
        """Make three tokens or more of a question, by its letters."""
        return [1 + ord(letter) % (VOCABULARY - 1) for letter in question[:: 8 + len(question) % 3]]

    def decode(self, ids: list[int]) -> str:
        """Name each token but the end."""
        return " ".join(f"w{token}" for token in ids if token != END)
