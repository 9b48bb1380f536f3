"""`spieltisch` with a clock that hardly runs: a countdown stays at three while tests look at it.

Before the first round of a race its bots never get ready, as if they were still loading.
"""

import asyncio
from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.core.setup import Millis
from spieltisch.server import services
from spieltisch.tables.clock import Clock
from spieltisch.workers.pool import WorkerPool

MODULE = "tests.browser.slow_clock"
SLOWNESS = 1000
"""Real milliseconds for each one at a table."""


class SlowClock(Clock):
    """A clock on which a thousandth of the time passes."""

    def __init__(self, _rate: int) -> None:
        super().__init__()
        self.rate = cast("int", 1 / SLOWNESS)

    def at_table(self, opened: int, wall: int) -> Millis:
        return (wall - opened) // SLOWNESS


class SlowPool(WorkerPool):
    """Worker processes that never answer who gets ready."""

    async def ask(self, game: Any, level: str, view: Any, *more: Any) -> Any:
        if getattr(view, "phase", "") == "ready":
            while not self._is_closed:  # noqa: ASYNC110  (a pool closes without telling)
                await asyncio.sleep(0.1)
        return await super().ask(game, level, view, *more)


if __name__ == "__main__":
    cast("Any", services).Clock = SlowClock
    cast("Any", services).WorkerPool = SlowPool
    app()
