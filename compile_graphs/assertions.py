"""The numbers of a verdict, held against what a build may cost."""

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass, fields

from logpile.compile_graphs.report import Verdict

NAMES = tuple(field.name for field in fields(Verdict))
OPERATORS: dict[str, Callable[[float, float], bool]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "==": operator.eq,
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}
CLAIM = re.compile(r"^\s*(\w+)\s*(<=|>=|==|=|<|>)\s*(\S+)\s*$")


@dataclass(frozen=True)
class Claim:
    """One claim about a number of the verdict, as `saved_bytes_per_token<=24`."""

    name: str
    sign: str
    bound: float

    def fails(self, verdict: Verdict) -> str | None:
        """Say how a verdict breaks the claim; None where it holds."""
        value = getattr(verdict, self.name)
        if value is None:
            return f"{self} can't be told: {self.name} is not known{HINTS.get(self.name, '')}"
        if OPERATORS[self.sign](value, self.bound):
            return None
        return (
            f"{self} does not hold: {self.name} is {value:g}"
            if value < 1e6
            else (f"{self} does not hold: {self.name} is {value:,}")
        )

    def __str__(self) -> str:
        return f"{self.name}{self.sign}{self.bound:g}"


DEFAULTS = (Claim("breaks", "=", 0), Claim("recompiles", "=", 0))  # where none is about the same
HINTS = {"saved_bytes_per_token": "; give the number of tokens"}


def read_claim(text: str) -> Claim:
    """Read a claim.

    Raises:
        ValueError: it is none, or about a number that no verdict has.
    """
    match = CLAIM.match(text)
    if match is None:
        raise ValueError(
            f"{text!r} is no claim; write NAME<=VALUE, with one of {' '.join(OPERATORS)}"
        )
    name, sign, bound = match.groups()
    if name not in NAMES:
        raise ValueError(f"{name!r} is no number of the verdict; these are: {', '.join(NAMES)}")
    try:
        return Claim(name, sign, float(bound))
    except ValueError:
        raise ValueError(f"{bound!r} in {text!r} is no number") from None
