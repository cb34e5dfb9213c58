"""Writes paths as a reader knows them: from the working directory, or from a package."""

import re
import sysconfig
from pathlib import Path

import logpile
from logpile.compile_graphs.report import Source

ROOTS = [
    (str(Path(logpile.__file__).parent.parent), ""),
    (sysconfig.get_paths()["purelib"], ""),
    (sysconfig.get_paths()["platlib"], ""),
    (sysconfig.get_paths()["stdlib"], "python"),
]
CACHE = re.compile(r"(/[^\s'\":,()]*?/)?(tmp\w{8}|torchinductor_\w+)/(?=[a-z0-9]{2}/|triton)")
ADDRESS = re.compile(r"(?<![\w.])(0x)?\d{14,15}(?![\w.])|(?<=_)\d{14,15}(?=_)")


def short(text: str) -> str:
    """Shorten every path in a text, and drop what differs from run to run."""
    for root, name in [*ROOTS, (str(Path.cwd()), "")]:
        text = text.replace(root + "/", name + "/" if name else "")
    return ADDRESS.sub("ID", CACHE.sub("CACHE/", text))


def short_source(source: Source | None) -> Source | None:
    """Shorten the path of a line."""
    return Source(short(source.file), source.line, source.code) if source else None
