"""What several test files set up alike."""

from collections.abc import Iterator

import pytest
import torch

from tests.graph_functions import without_a_compiler


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    without_a_compiler(monkeypatch)
    torch._dynamo.reset()
    yield
    torch._dynamo.reset()
