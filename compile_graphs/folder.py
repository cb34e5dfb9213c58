"""The folder of an export: made whole, or not at all."""

import contextlib
import json
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from logpile.compile_graphs.report import SCHEMA

SUMMARY = "summary.json"
COMPARISON = "comparison.html"
WRITTEN = re.compile(  # the names of the files of an export
    r"summary\.json|index\.html|comparison\.html|export\.(py|pt2)|graph\d+_\w+\.(py|dot|svg)"
)
RANK = re.compile(r"rank\d+(_\d+)?|log\d+")


class FolderError(ValueError):
    """A folder that can't be written, or must not be overwritten."""


def check(out: str | os.PathLike[str], *, force: bool) -> Path:
    """Refuse a folder before any work is done for it.

    Raises:
        FolderError: it is a file, or can't be written, or holds something and force is False, or
            holds something else than an export.
    """
    path = Path(out).resolve()
    if path.exists() and not path.is_dir():
        raise FolderError(f"{out} is a file; name a folder")
    held = sorted(entry.name for entry in path.iterdir()) if path.is_dir() else []
    if held and not force:
        raise FolderError(f"{out} is not empty (it holds {held[0]}); add --force to replace it")
    if held and (found := foreign(path)) is not None:
        raise FolderError(f"{out} holds {found}, which is no export's; name another folder")
    parent = path
    while not parent.exists():
        parent = parent.parent
    if not parent.is_dir():
        raise FolderError(f"{out} can't be made: {parent} is a file")
    if not os.access(parent, os.W_OK | os.X_OK):
        raise FolderError(f"{out} can't be made: {parent} can't be written")
    return path


def foreign(path: Path) -> str | None:
    """Name what a folder holds that no export wrote, or lacks to be one; None: it may go.

    An export holds its files and a summary, and that of a job a folder for each rank or log.
    """
    entries = sorted(path.iterdir())
    for entry in entries:
        if RANK.fullmatch(entry.name) and entry.is_dir() and not entry.is_symlink():
            inner = foreign(entry)
            if inner is not None or not (entry / SUMMARY).is_file():
                return f"{entry.name}/{inner or ''}"
        elif not (WRITTEN.fullmatch(entry.name) and entry.is_file()) or entry.is_symlink():
            return entry.name
    names = {entry.name for entry in entries}
    files = {name for name in names if not RANK.fullmatch(name)}
    if files in (set(), {COMPARISON}):
        return None
    return None if SUMMARY in files and is_ours(path / SUMMARY) else min(files)


def is_ours(summary: Path) -> bool:
    """Tell a summary that an export wrote."""
    try:
        values = json.loads(summary.read_text(encoding="utf-8"))
    except ValueError:
        return False
    return isinstance(values, dict) and values.get("schema") == SCHEMA and "verdict" in values


@contextlib.contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """Give a folder whose contents become those of the wanted one when the block ends well.

    A folder that is there stays the same one, since someone may stand in it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    is_there = path.exists()
    made = Path(tempfile.mkdtemp(prefix=".new.", dir=path if is_there else path.parent))
    try:
        yield made
        if is_there:
            exchange(made, path)
        else:
            made.chmod(0o777 & ~umask())
            made.rename(path)
    finally:
        shutil.rmtree(made, ignore_errors=True)


def exchange(made: Path, path: Path) -> None:
    """Put what was made into the place of what a folder holds, or leave all as it is."""
    old = Path(tempfile.mkdtemp(prefix=".old.", dir=path))
    held = [entry for entry in path.iterdir() if entry not in (made, old)]
    new = [*made.iterdir()]
    moves = [(x, old / x.name) for x in held] + [(x, path / x.name) for x in new]
    done = []
    try:
        for here, there in moves:
            here.rename(there)
            done.append((here, there))
    except BaseException:
        for here, there in reversed(done):
            there.rename(here)
        raise
    finally:
        shutil.rmtree(old, ignore_errors=True)


def umask() -> int:
    """Read the mask of the process, which can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
