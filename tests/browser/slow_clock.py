"""`spieltisch` with a clock that hardly runs: a countdown stays at three while tests look at it."""

from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.core.setup import Millis
from spieltisch.server import services
from spieltisch.tables.clock import Clock

MODULE = "tests.browser.slow_clock"
SLOWNESS = 1000
"""Real milliseconds in one at a table."""


class SlowClock(Clock):
    """A clock that a thousandth of the time passes on."""

    def __init__(self, _rate: int) -> None:
        super().__init__()
        self.rate = cast("int", 1 / SLOWNESS)

    def at_table(self, opened: int, wall: int) -> Millis:
        return (wall - opened) // SLOWNESS


if __name__ == "__main__":
    cast("Any", services).Clock = SlowClock
    app()
