"""The graphs of our op and loss, as the compiler of one torch release is given them.

A change of what the compiler sees is seen in review. `make golden` accepts the graphs as they are.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from logpile.compile_graphs import Report, export_graphs, presets
from tests import graph_functions

RELEASE = "2.13"
GOLDEN = Path(__file__).parent / "golden"
STAGES = ("dynamo", "joint", "forward", "backward", "post_grad_forward", "post_grad_backward")
SHAPE = (8, 1200)  # two blocks of columns and a rest

pytestmark = pytest.mark.skipif(
    not torch.__version__.startswith(f"{RELEASE}."),
    reason=f"the golden graphs are those of torch {RELEASE}; each release prints others",
)


def stable(text: str) -> str:
    """Drop what changes with every edit: lines of sources, and the digest of them."""
    text = re.sub(r"^ *# (File|No stacktrace).*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"'[0-9a-f]{16}'", "'SOURCE'", text)
    return re.sub(r"\n\n+", "\n", text)


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], tuple[Report, Path]]:
    """Export an example, once."""
    done: dict[str, tuple[Report, Path]] = {}

    def export(name: str) -> tuple[Report, Path]:
        if name not in done:
            example = presets.example(name, *SHAPE, torch.bfloat16, entropy_coef=0.01)
            out = tmp_path_factory.mktemp(name) / "graphs"
            with pytest.MonkeyPatch.context() as patch:
                graph_functions.without_a_compiler(patch)
                torch._dynamo.reset()
                report = export_graphs(
                    example.fn,
                    *example.args,
                    out=out,
                    compile=not example.compiles_itself,
                    **example.kwargs,
                )
            done[name] = (report, out)
        return done[name]

    return export


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("name", ["op", "grpo"])
def test_golden(exported: Callable[[str], tuple[Report, Path]], name: str, stage: str) -> None:
    file = GOLDEN / f"{name}_{stage}.txt"
    _, folder = exported(name)
    actual = stable((folder / f"graph0_{stage}.py").read_text())
    if os.environ.get("ACCEPT_GOLDEN"):
        file.write_text(actual)
    assert actual == file.read_text(), (
        f"the {stage} graph of {name} is another; if that is meant, `make golden` accepts it"
    )


def test_the_loss_of_grpo(exported: Callable[[str], tuple[Report, Path]]) -> None:
    report, folder = exported("grpo")
    verdict = report.verdict
    assert report.failure is None
    assert (verdict.graphs, verdict.breaks, verdict.recompiles, verdict.opaque_calls) == (
        1,
        0,
        0,
        0,
    )
    assert (verdict.kernels_forward, verdict.kernels_backward) == (1, 1)
    assert (verdict.full_size_kernels, verdict.full_size_buffers) == (2, 1)
    assert verdict.saved_bytes_per_token is not None
    assert verdict.saved_bytes_per_token <= 32
    assert [remark for remark in report.remarks if remark.kind == "sync"] == []
    assert (folder / "export.pt2").is_file()


def test_what_is_left_of_a_graph() -> None:
    text = "class G\n    # File: a.py:3 in f, code: x\n\n\n    x = op(y, '5fd7cc42d049448f')\n"
    assert stable(text) == "class G\n    x = op(y, 'SOURCE')\n"
