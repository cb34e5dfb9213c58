"""Ctrl-C and SIGTERM: the step in flight is finished and saved, then the run ends."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType

from logpile.examples.train.parallel import World

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interrupt:
    """Takes note of a signal, while it is entered.

    In one process a second Ctrl-C ends the run at once. With torchrun it does not: there each
    process gets the signal twice, from the terminal and from torchrun.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.asked = False

    def __enter__(self) -> Interrupt:
        self.before = {number: signal.signal(number, self.note) for number in SIGNALS}
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)

    def note(self, number: int, frame: FrameType | None) -> None:
        """Take note of a signal."""
        if self.asked and self.world.mesh is None:
            raise KeyboardInterrupt
        self.asked = True

    def agreed(self) -> bool:
        """Tell whether any process was asked to leave: all must leave after the same step."""
        return self.world.any(self.asked)
