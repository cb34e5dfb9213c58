"""The cases of the short suite as benchmarks of pytest: pytest bench/ --benchmark-only.

pytest-benchmark saves and compares by itself: --benchmark-save, --benchmark-compare.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import torch

from logpile.bench.cases import PASSES, SHORT, Case, fitted
from logpile.bench.inputs import Inputs, make_inputs
from logpile.bench.measure import Runner
from logpile.bench.region import make_region
from logpile.bench.truth import Truth, compare, make_truth
from logpile.bench.way import Way
from logpile.bench.ways import WAYS

# What other people's code warns of is no failure of it.
pytestmark = pytest.mark.filterwarnings("default")

ROUNDS = 5
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
CASES = [case for case in SHORT if not case.huge_pages]  # those need an environment of their own


@pytest.fixture(scope="module", autouse=True)
def free_what_was_shared() -> Iterator[None]:
    """Let the data of the last case go."""
    yield
    shared.cache_clear()


@cache
def shared(case: Case) -> tuple[Case, Inputs, Truth]:
    """Make the data of a case, and what is right, once for all ways."""
    case = fitted(case, DEVICE)
    data = make_inputs(case, DEVICE)
    return case, data, make_truth(case, data, with_gradient="step" in case.passes)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_speed(case: Case, way: Way, benchmark: Any) -> None:
    """Time a way on a case, after it was found to compute the same thing."""
    reason = way.cannot(case, DEVICE)
    if reason is not None:
        pytest.skip(reason)
    case, data, truth = shared(case)
    runner = Runner(way, case, data, torch.empty_like(data.leaves[0]))
    runner.region = make_region(way, case)
    work = max(case.passes, key=PASSES.index)
    outputs, gradients = runner.call(work, runner.leaves(work))
    assert compare(case, truth, outputs, gradients).same
    del outputs, gradients

    def run(work: str, leaves: Any) -> None:
        runner.call(work, leaves)
        if DEVICE.type == "cuda":
            torch.cuda.synchronize(DEVICE)

    def setup() -> tuple[tuple[Any, ...], dict[str, Any]]:
        return (work, runner.leaves(work)), {}

    benchmark.pedantic(run, setup=setup, rounds=ROUNDS, warmup_rounds=1)
