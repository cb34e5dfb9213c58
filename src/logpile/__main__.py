"""The `logpile` command, also as `python -m logpile`."""

import sys


def main() -> None:
    """Run the command line, or say which extra brings what it is made with."""
    try:
        import click  # noqa: F401
    except ModuleNotFoundError:
        sys.exit("logpile: the command line needs click: pip install 'logpile[demo]'")
    from logpile.cli import logpile

    logpile(prog_name="logpile")


if __name__ == "__main__":
    main()
