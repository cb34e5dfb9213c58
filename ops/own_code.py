"""Functions to compile, each with a code object of its own."""

from collections.abc import Callable
from types import FunctionType
from typing import Any


def with_own_code(function: Callable[..., Any]) -> Callable[..., Any]:
    """Copy a function, code object and all.

    Dynamo keeps its graphs with the code object, and refuses when one has more than a few.
    """
    copy = FunctionType(
        function.__code__.replace(),
        function.__globals__,
        function.__name__,
        function.__defaults__,
        function.__closure__,
    )
    copy.__kwdefaults__ = function.__kwdefaults__
    return copy
