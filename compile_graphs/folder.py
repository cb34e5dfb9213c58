"""The folder of an export: made whole, or not at all."""

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

SUMMARY = "summary.json"
COMPARISON = "comparison.html"


class FolderError(ValueError):
    """A folder that can't be written, or must not be overwritten."""


def check(out: str | os.PathLike[str], *, force: bool) -> Path:
    """Refuse a folder before any work is done for it.

    Raises:
        FolderError: it is a file, or can't be written, or holds something and force is False, or
            holds something else than an export.
    """
    path = Path(out).absolute()
    if path.exists() and not path.is_dir():
        raise FolderError(f"{out} is a file; name a folder")
    held = sorted(entry.name for entry in path.iterdir()) if path.is_dir() else []
    if held and not force:
        raise FolderError(f"{out} is not empty (it holds {held[0]}); add --force to replace it")
    if held and not is_export(path):
        raise FolderError(f"{out} holds {held[0]}, and no export to replace; name another folder")
    parent = path.parent
    while not parent.exists():
        parent = parent.parent
    if not os.access(parent, os.W_OK | os.X_OK):
        raise FolderError(f"{out} can't be made: {parent} can't be written")
    return path


def is_export(path: Path) -> bool:
    """Tell a folder that an export may replace."""
    own = (path / SUMMARY, path / COMPARISON)
    return any(file.is_file() for file in own) or any(path.glob(f"*/{SUMMARY}"))


@contextlib.contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """Give a folder beside the wanted one; it takes its place when the block ends well."""
    path.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix=f".{path.name}.", dir=path.parent))
    try:
        yield made
        made.chmod(0o777 & ~umask())
        if path.exists():
            old = Path(tempfile.mkdtemp(prefix=f".{path.name}.", dir=path.parent))
            path.rename(old / path.name)
            made.rename(path)
            shutil.rmtree(old)
        else:
            made.rename(path)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise


def umask() -> int:
    """Read the mask of the process, which can only be read by setting it."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
