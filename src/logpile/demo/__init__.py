"""`logpile demo`: the op beside plain PyTorch, on the logits of a small language model."""

from typing import Any

import click
from torch import Tensor

from logpile.bench.cases import DTYPES
from logpile.demo import model, report
from logpile.demo.measure import Row, measure
from logpile.demo.ways import all_ways, random_logits

SYNTHETIC = {"tokens": 256, "vocab": 151_936, "dtype": "bf16"}


@click.command
@click.option("--synthetic", is_flag=True, help="Take random logits, without a model.")
@click.option("--tokens", type=click.IntRange(min=1), help="Rows of the random logits [256].")
@click.option("--vocab", type=click.IntRange(min=2), help="Columns of the random logits [151936].")
@click.option("--dtype", type=click.Choice([*DTYPES]), help="Their dtype [bf16].")
def command(synthetic: bool, **shape: Any) -> None:
    """Score text with a small language model, by plain PyTorch and by the op.

    Prints the time and the memory that each way takes and how far it is from float64, then the
    tokens that the model was most and least certain of.
    """
    given = {name: value for name, value in shape.items() if value is not None}
    if given and not synthetic:
        raise click.UsageError(f"--{min(given)} is for random logits: add --synthetic.")
    if synthetic:
        with report.phase("make random logits"):
            logits, target = random_logits(**{**SYNTHETIC, **given})
        report.show_rows("at random", logits, measured(logits, target))
    else:
        weights = model.find_weights()
        with report.phase(f"load {model.NAME}"):
            tokenizer, network = model.load(weights)
        with report.phase("run it on a page of Alice's Adventures in Wonderland"):
            page = model.run(tokenizer, network)
        rows = measured(page.logits, page.target)
        report.show_rows(f"of {model.NAME}", page.logits, rows)
        report.show_tokens(page)


def measured(logits: Tensor, target: Tensor) -> list[Row]:
    """Measure every way, and say what is at work."""
    return measure(all_ways(), logits, target, report.phase)
