"""What compiled code takes for granted, by argument."""

import re
from collections.abc import Mapping

from logpile.compile_graphs import paths
from logpile.compile_graphs.records import Compilation
from logpile.compile_graphs.report import GuardGroup

GUARD = re.compile(r"^[| ]*\+- (\w+): (.*)$")
ARGUMENT = re.compile(r"L\['(\w+)'\](?:\[(\d+)\]|\['(\w+)'\])?")
LONGEST = 300  # letters of a guard; the check of a whole state is longer, and says no more


def guards(compilation: Compilation, names: Mapping[str, str]) -> list[GuardGroup]:
    """Group the guards of a compilation; `names` are the arguments' own, where a wrapper has them.

    Guards on globals and on the state of the process have groups of their own.
    """
    found: dict[str, list[str]] = {}
    for text in compilation.texts("dynamo_cpp_guards_str"):
        for line in text.split("\n"):
            match = GUARD.match(line)
            if match is None or "source=" in match[2] or match[1].endswith("GuardManager"):
                continue
            guard = re.sub(r"\s+# .*$", "", match[2])
            group = found.setdefault(subject(guard, names), [])
            if (shown := paths.short(guard)[:LONGEST]) not in group:
                group.append(shown)
    return [GuardGroup(name, found[name]) for name in sorted(found, key=order)]


def subject(guard: str, names: Mapping[str, str]) -> str:
    """Name the argument that a guard is about."""
    if match := ARGUMENT.search(guard):
        place = match[2] or match[3]
        return names.get(f"{match[1]}[{place}]", match[1])
    return "globals" if "G[" in guard else "state of the process"


def order(name: str) -> tuple[bool, str]:
    """Put arguments before the rest."""
    return name in {"globals", "state of the process"}, name
