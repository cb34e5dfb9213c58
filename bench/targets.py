"""What must come out, as data: gates, which the exit status tells, and targets, which are told.

Counts of buffers, of saved bytes and of graphs are the same on every run, so they are gates; times
are not, and are judged by the median of several runs.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from logpile.bench.cases import HEADLINE, HUGE_PAGES
from logpile.bench.compiles import COMPILES, TEMPERATURES, TOKEN_COUNTS
from logpile.bench.dispatch import DISPATCH
from logpile.bench.results import FAILED, FIT, OK, WRONG, Results, Row
from logpile.bench.sweep import TOKEN_SWEEP, VOCABULARY_SWEEP
from logpile.bench.way import OURS

SLACK = {"cpu": 0.06, "cuda": 0.25}  # of the logits: scratch tiles, and numbers a row
A_CALL = 0.5  # bytes a token: numbers that are one a call

Value = Callable[[Results], float | None]


@dataclass(frozen=True)
class Target:
    """A number that must be at most, or at least, something."""

    name: str
    experiment: str  # that it is about
    unit: str
    value: Value
    most: float = math.inf
    least: float = -math.inf
    gate: bool = False
    device: str = ""  # that it is for; "": any

    @property
    def bound(self) -> str:
        """Write the bound."""
        return f"≥ {self.least:g}" if math.isinf(self.most) else f"≤ {self.most:g}"


@dataclass(frozen=True)
class Verdict:
    """A target, what was seen, and whether that reaches it.

    What wasn't measured tells nothing of a target, but a gate is not reached by it.
    """

    target: Target
    value: float | None
    reached: bool | None


def judge(results: Results) -> list[Verdict]:
    """Hold the results against every target of their device, of the experiments asked for."""
    verdicts = []
    for target in TARGETS:
        if target.experiment not in results.settings["experiments"]:
            continue
        if target.device in ("", results.settings["device"]):
            value = target.value(results)
            missing = False if target.gate else None
            reached = missing if value is None else target.least <= value <= target.most
            verdicts.append(Verdict(target, value, reached))
    return verdicts


def gates_hold(results: Results, verdicts: list[Verdict]) -> bool:
    """Tell whether every gate is reached, and neither our op nor an experiment failed."""
    return not failures(results) and all(v.reached for v in verdicts if v.target.gate)


def failures(results: Results) -> list[Row]:
    """Select the rows of our op, and of experiments as a whole, that are wrong or failed."""
    return [
        row
        for row in results.rows.values()
        if row.status in (WRONG, FAILED) and (row.way.startswith(OURS) or not row.work)
    ]


def value_of(experiment: str, work: str, way: str, name: str) -> Value:
    """Take a value of a row."""

    def value(results: Results) -> float | None:
        row = results.get(experiment, work, way)
        return None if row is None else row.values.get(name)

    return value


def copies(work: str, way: str) -> Value:
    """Take the time of the headline."""
    return value_of(HEADLINE.name, work, way, "copies")


def backward_bandwidth(way: str) -> Value:
    """Take what backward adds to forward; it moves as many bytes as a copy."""

    def value(results: Results) -> float | None:
        forward, step = copies("forward", way)(results), copies("step", way)(results)
        if forward is None or step is None or step <= forward:
            return None
        return 1 / (step - forward)

    return value


def time_against(work: str, way: str, other: str | None = None) -> Value:
    """Divide the time of a way by that of another, or of the fastest that isn't ours."""

    def value(results: Results) -> float | None:
        ours = results.get(HEADLINE.name, work, way)
        others = [results.get(HEADLINE.name, work, other)] if other else peers(results, work)
        times = [row.median for row in others if row is not None]
        return ours.median / min(times) if ours is not None and times else None

    return value


def peers(results: Results, work: str) -> list[Row]:
    """Select what isn't ours, and is no baseline."""
    rows = [row for row in results.of(HEADLINE.name, work) if row.status == OK]
    return [row for row in rows if "peak" in row.values and not row.way.startswith(OURS)]


def gates(way: str, buffers: int, saved: int) -> tuple[Target, ...]:
    """Bound the memory of one of our ways: none in forward, so many with backward."""

    def gate(
        name: str, unit: str, work: str, measure: str, most: float, device: str = ""
    ) -> Target:
        value = value_of(HEADLINE.name, work, way, measure)
        return Target(
            f"{way}: {name}", HEADLINE.name, unit, value, most=most, gate=True, device=device
        )

    return (
        *(
            gate(f"extra [T, V] {where}", "logits", work, "peak", count + slack, device)
            for device, slack in SLACK.items()
            for where, work, count in (
                ("in forward", "forward", 0),
                ("with backward", "step", buffers),
            )
        ),
        gate("saved for backward", "bytes a token", "step", "saved_a_token", saved + A_CALL),
    )


_TILES, _INDUCTOR, _COMPILED = (
    f"{OURS}, {mode}" for mode in ("eager tiles", "eager inductor", "compiled")
)

TARGETS = (
    *gates(_TILES, buffers=1, saved=20),
    *gates(_INDUCTOR, buffers=1, saved=20),
    *gates(_COMPILED, buffers=1, saved=21),  # a mask is Inductor's to save
    *gates(f"{_TILES}, in place", buffers=0, saved=20),
    *gates(f"{_INDUCTOR}, in place", buffers=0, saved=20),
    *(
        Target(
            f"{_COMPILED}: graphs over {schedule}",
            COMPILES,
            "graphs",
            value_of(COMPILES, schedule, _COMPILED, "graphs"),
            most=most,
            gate=True,
        )
        for schedule, most in ((TEMPERATURES, 2), (TOKEN_COUNTS, 4))
    ),
    *(
        Target(f"{_COMPILED}: {what}", HEADLINE.name, unit, value, most=most, device="cpu")
        for what, unit, value, most in (
            ("forward", "copies", copies("forward", _COMPILED), 3),
            ("forward + backward", "copies", copies("step", _COMPILED), 8),
            (
                "forward + backward against the fastest peer",
                "×",
                time_against("step", _COMPILED),
                0.5,
            ),
        )
    ),
    Target(
        f"{_COMPILED}: forward + backward, huge pages",
        HUGE_PAGES.name,
        "copies",
        value_of(HUGE_PAGES.name, "step", _COMPILED, "copies"),
        most=6.5,
        device="cpu",
    ),
    Target(
        f"{_COMPILED}, in place: forward + backward",
        HEADLINE.name,
        "copies",
        copies("step", f"{_COMPILED}, in place"),
        most=5,
        device="cpu",
    ),
    *(
        Target(
            f"{_COMPILED}: {what} against the fastest peer",
            HEADLINE.name,
            "×",
            time_against(work, _COMPILED),
            most=1,
            device=device,
        )
        for what, work, device in (
            ("forward", "forward", ""),
            ("forward + backward", "step", "cuda"),
        )
    ),
    Target(
        f"{_TILES}: forward + backward against slime's algorithm, eager",
        HEADLINE.name,
        "×",
        time_against("step", _TILES, "slime's algorithm, eager"),
        most=0.3,
    ),
    Target(
        f"{_INDUCTOR}: forward + backward against compiled",
        HEADLINE.name,
        "×",
        time_against("step", _INDUCTOR, _COMPILED),
        most=1.15,
    ),
    Target(
        f"{_TILES}: a tiny call beyond the bare kernel",
        DISPATCH,
        "µs",
        value_of(DISPATCH, "step", _TILES, "over_kernel_us"),
        most=60,
    ),
    *(
        Target(
            f"{way}: {sweep}, {what}", sweep, "", value_of(sweep, FIT, way, measure), most, least
        )
        for way in (_TILES, _COMPILED)
        for sweep in (TOKEN_SWEEP, VOCABULARY_SWEEP)
        for what, measure, most, least in (
            ("R²", "r2", math.inf, 0.99),
            ("change of slope", "slope_change", 0.15, -math.inf),
        )
    ),
    *(
        Target(
            f"{_COMPILED}: {what}, share of the copy's bandwidth",
            HEADLINE.name,
            "",
            value,
            least=0.85,
            device="cuda",
        )
        for what, value in (
            ("forward", value_of(HEADLINE.name, "forward", _COMPILED, "bandwidth")),
            ("backward", backward_bandwidth(_COMPILED)),
        )
    ),
)
