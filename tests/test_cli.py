"""The command line starts without the features' packages and names the extra that brings them."""

import sys
from importlib.metadata import version
from types import ModuleType

import click
import pytest
from click.testing import CliRunner

import logpile
from logpile import __main__, cli


@pytest.fixture
def runner(monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    """A runner for a command line with one feature, whose module is whatever the test says."""
    feature = cli.Feature("logpile_feature", "extra", "Do the thing.")
    monkeypatch.setattr(cli, "FEATURES", {"thing": feature})
    return CliRunner()


def test_version(runner: CliRunner) -> None:
    result = runner.invoke(cli.logpile, ["--version"])
    assert result.exit_code == 0
    assert version("logpile") == logpile.__version__
    assert logpile.__version__ in result.output


def test_unknown_attribute() -> None:
    with pytest.raises(AttributeError, match="'logpile' has no attribute 'nothing'"):
        getattr(logpile, "nothing")  # noqa: B009 - mypy knows that it is not there


def test_help_imports_no_feature(runner: CliRunner) -> None:
    result = runner.invoke(cli.logpile, ["--help"])
    assert result.exit_code == 0
    assert "Do the thing." in result.output


def test_runs_a_feature(runner: CliRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command
    def command() -> None:
        click.echo("done")

    module = ModuleType("logpile_feature")
    monkeypatch.setattr(module, "command", command, raising=False)
    monkeypatch.setitem(sys.modules, "logpile_feature", module)
    result = runner.invoke(cli.logpile, ["thing"])
    assert (result.exit_code, result.output) == (0, "done\n")


def test_missing_package_names_the_extra(runner: CliRunner) -> None:
    result = runner.invoke(cli.logpile, ["thing"])
    assert result.exit_code == 1
    assert result.output == "Error: thing needs logpile_feature: pip install 'logpile[extra]'\n"


def test_unknown_command(runner: CliRunner) -> None:
    result = runner.invoke(cli.logpile, ["nothing"])
    assert result.exit_code == 2
    assert "No such command 'nothing'" in result.output


def test_missing_click_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "click", None)
    with pytest.raises(SystemExit, match=r"needs click: pip install 'logpile\[demo\]'"):
        __main__.main()
