"""A warm compile cache never serves the program of another version of the package.

PyTorch's caches know a graph by the ops that it names, not by what the package put behind them.
Each test runs copies of the package in processes of their own, that share one cache.
"""

import ast
import importlib.util
import inspect
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

import logpile.ops
from logpile.ops import registration

ROOT = Path(__file__).parents[1]

SCRIPT = """
import json, pathlib
import torch
import logpile
from logpile.ops import logprob_entropy

z = torch.tensor([[1.0, 2.0, 3.0]], requires_grad=True)
target = torch.tensor([1])
result = torch.compile(lambda z: logprob_entropy(z, target).logprob.sum(), fullgraph=True)(z)
result.backward()
print(json.dumps({
    "package": str(pathlib.Path(logpile.__file__).resolve()),
    "logprob": result.item(),
    "gradient": z.grad[0, 1].item(),
    "hits": torch._dynamo.utils.counters["aot_autograd"]["autograd_cache_hit"],
}))
"""

# Appended to a module, these change what it computes, whatever its text is.
DOUBLED_PROGRAM = """
_forward, _backward = forward, backward
def forward(*arguments, **keywords):
    results = _forward(*arguments, **keywords)
    return results._replace(logprob=2.0 * results.logprob)
def backward(*arguments):
    return 2.0 * _backward(*arguments)
"""
DOUBLED_FORMULA = """
_first_order = first_order
def first_order(*arguments):
    gradient, *others = _first_order(*arguments)
    return 2.0 * gradient, *others
"""
NO_SOURCE = """
SOURCE = "always the same"
"""

LOGPROB = -1.4076059
GRADIENT = 1.0 - 0.2447285


class Got(NamedTuple):
    logprob: float
    gradient: float
    hits: int


class Packages:
    """Copies of the package, edited, that share a cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, **appended: str) -> Got:
        """Run the script with a copy in which text is appended to some modules of ops."""
        copy = self.folder / "copy"  # always in the same place, as an upgrade is
        shutil.rmtree(copy, ignore_errors=True)
        bytecode = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "src" / "logpile", copy / "logpile", ignore=bytecode)
        for module, text in appended.items():
            with (copy / "logpile" / "ops" / f"{module}.py").open("a") as file:
                file.write(text)
        environment = {
            **os.environ,
            "PYTHONPATH": str(copy),
            "PYTHONDONTWRITEBYTECODE": "1",
            "TORCHINDUCTOR_CACHE_DIR": str(self.folder / "cache"),
            "TORCHINDUCTOR_VEC_ISA_OK": "0",  # spares a new cache the trial of instruction sets
        }
        process = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, check=True, stdout=subprocess.PIPE
        )
        got = json.loads(process.stdout)
        assert Path(got.pop("package")).is_relative_to(copy.resolve())
        return Got(**got)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return Packages(tmp_path_factory.mktemp("packages"))


def assert_right(got: Got, logprob: float = LOGPROB, gradient: float = GRADIENT) -> None:
    assert got[:2] == pytest.approx((logprob, gradient), abs=1e-5)


def test_an_edited_package_runs_its_own_program(packages: Packages) -> None:
    assert_right(packages.run())
    assert_right(packages.run(autograd=DOUBLED_FORMULA), LOGPROB, 2 * GRADIENT)
    back = packages.run()
    assert_right(back)
    assert back.hits == 1  # the cache is warm, or this test would show nothing


def test_without_the_digest_a_warm_cache_would_be_stale(packages: Packages) -> None:
    # Why `source` is an argument of the ops. When this fails, torch has learnt to look behind
    # them, and the argument can go.
    assert_right(packages.run(registration=NO_SOURCE))
    edited = packages.run(registration=NO_SOURCE, program=DOUBLED_PROGRAM)
    assert edited.hits == 1
    assert_right(edited)  # wrong: the program that ran is not the one that is installed


def digest(monkeypatch: pytest.MonkeyPatch, edited: str | None = None) -> tuple[str, set[str]]:
    """Compute SOURCE anew, as if a module were edited; also give the names of what it reads."""
    read = set()

    def getsource(module: ModuleType) -> str:
        name = Path(str(module.__file__)).stem
        read.add(name)
        return Path(str(module.__file__)).read_text() + ("# edited" if name == edited else "")

    monkeypatch.setattr(inspect, "getsource", getsource)
    spec = importlib.util.spec_from_file_location("registration_anew", registration.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)  # it registers nothing until it is asked to
    return module.SOURCE, read


def imported(module: ModuleType) -> set[str]:
    """Name the modules of logpile.ops that a module imports."""
    nodes = ast.walk(ast.parse(inspect.getsource(module)))
    froms = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    names = {str(node.module).removeprefix("logpile.ops.") for node in froms}
    names |= {a.name for node in froms if node.module == "logpile.ops" for a in node.names}
    return {name for name in names if hasattr(logpile.ops, name)}


def test_the_digest_reads_all_that_is_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    traced, todo = {"registration"}, {"autograd", "batching", "program"}
    while todo:
        traced |= todo
        todo = set().union(*(imported(getattr(logpile.ops, name)) for name in todo)) - traced
    assert {"call", "rows"} <= traced
    # A schema is part of an op, and torch reads it.
    assert digest(monkeypatch)[1] == traced - {"schema"}


def test_the_digest_changes_with_each_text(monkeypatch: pytest.MonkeyPatch) -> None:
    source, names = digest(monkeypatch)
    assert source == registration.SOURCE
    edited = {digest(monkeypatch, name)[0] for name in names}
    assert len(edited | {source}) == len(names) + 1
