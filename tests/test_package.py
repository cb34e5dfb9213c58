"""The distribution holds what the folders hold, asks for torch alone, and imports in no time."""

import email.message
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from email.parser import BytesParser
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "logpile"


def build(kind: str, source: Path, out: Path) -> Path:
    """Call setuptools as a build front end would, in the environment that is there."""
    script = f"from setuptools.build_meta import {kind}; {kind}({str(out)!r})"
    subprocess.run([sys.executable, "-c", script], cwd=source, check=True)
    (artifact,) = out.iterdir()
    return artifact


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """The wheel that comes of the source distribution that comes of this checkout."""
    tmp = tmp_path_factory.mktemp("build")
    # A hidden folder is large (the environment), and build leftovers would end up in the wheel.
    leftovers = shutil.ignore_patterns(".*", "build", "dist", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT, tmp / "checkout", symlinks=True, ignore=leftovers)
    sdist = build("build_sdist", tmp / "checkout", tmp / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp / "unpacked", filter="data")
    (source,) = (tmp / "unpacked").iterdir()
    with zipfile.ZipFile(build("build_wheel", source, tmp / "wheel")) as built:
        yield built


@pytest.fixture(scope="module")
def metadata(wheel: zipfile.ZipFile) -> email.message.Message:
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return BytesParser().parsebytes(wheel.read(name))


def source_files() -> set[str]:
    """Every module, marker and template under src/logpile, through the links."""
    return {
        (Path(folder) / name).relative_to(SOURCES.parent).as_posix()
        for folder, _, names in os.walk(SOURCES, followlinks=True)
        for name in names
        if name.endswith(".py") or name == "py.typed" or Path(folder).name == "templates"
    }


def test_every_source_folder_is_linked() -> None:
    folders = {init.parent.name for init in ROOT.glob("[a-z]*/__init__.py")}
    links = {link.name: link.resolve() for link in SOURCES.iterdir() if link.is_symlink()}
    assert links == {name: ROOT / name for name in folders}


def test_wheel_holds_every_module_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    packed = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert packed == source_files()
    assert {"logpile/__init__.py", "logpile/py.typed", "logpile/ops/__init__.py"} <= packed


def test_wheel_holds_the_license(wheel: zipfile.ZipFile, metadata: email.message.Message) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith("/LICENSE"))
    assert wheel.read(name) == (ROOT / "LICENSE").read_bytes()
    assert metadata["License-Expression"] == "Apache-2.0"


def test_core_requires_torch_alone(metadata: email.message.Message) -> None:
    requirements = map(Requirement, metadata.get_all("Requires-Dist", []))
    core = {each.name: each.specifier for each in requirements if "extra" not in str(each.marker)}
    assert core.keys() == {"torch"}
    (pinned,) = (
        line.removeprefix("torch==")
        for line in (ROOT / "constraints.txt").read_text().splitlines()
        if line.startswith("torch==")
    )
    assert pinned in core["torch"]


def test_import_is_cheap() -> None:
    script = "import logpile, sys; assert 'torch' not in sys.modules"
    environment = {**os.environ, "PYTHONPATH": str(SOURCES.parent)}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
