"""What several test files set up alike."""

import gc
from collections.abc import Iterator

import pytest
import torch

from tests.graph_functions import without_a_compiler


@pytest.fixture(scope="module", autouse=True)
def _few_objects_to_collect() -> None:
    """Spare the collector what earlier files left: the compiler leaves it millions of objects.

    Much that is measured here collects first, and so do torch's compiler and its caches.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    without_a_compiler(monkeypatch)
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()
