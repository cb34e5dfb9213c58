"""The command line: one row for each sub-command, which lives in the module of its feature."""

from importlib import import_module
from typing import NamedTuple

import click


class Feature(NamedTuple):
    """A module that holds the sub-command as `command`, and the extra that its imports need."""

    module: str
    extra: str
    summary: str


FEATURES = {
    "demo": Feature("logpile.demo", "demo", "Score text with a small language model."),
    "graphs": Feature(
        "logpile.compile_graphs.command", "graphs", "Show what the compiler made of a function."
    ),
    "bench": Feature("logpile.bench.command", "bench", "Measure speed, memory and precision."),
}


class Features(click.Group):
    """Imports a feature when its sub-command is called: each has packages that others lack."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name the sub-commands."""
        return list(FEATURES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the feature, or say which extra brings the package that it misses."""
        if cmd_name not in FEATURES:
            return None
        feature = FEATURES[cmd_name]
        try:
            module = import_module(feature.module)
        except ModuleNotFoundError as missing:
            if missing.name is None or missing.name.partition(".")[0] == "logpile":
                raise
            raise click.ClickException(
                f"{cmd_name} needs {missing.name}: pip install 'logpile[{feature.extra}]'"
            ) from missing
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the sub-commands without an import of any."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, feature.summary) for name, feature in FEATURES.items()])


@click.group(cls=Features)
@click.version_option(package_name="logpile")
def logpile() -> None:
    """Per-token log-probability and entropy, made for torch.compile."""
