"""Where bots think: in threads of their own, so that neither people nor quick bots wait for deep ones."""

import asyncio
import os
import sys
import threading
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from spieltisch.core.chance import Chance
from spieltisch.core.game import AnyGame, Planned
from spieltisch.core.patience import limited
from spieltisch.core.playing import plan
from spieltisch.core.setup import Millis
from spieltisch.tables.presence import Seconds

NICENESS = 5
"""How much a thread steps back behind the event loop, as Unix counts it."""
MOST: Seconds = 0.9
"""How long a bot may take from being asked to its answer."""
LEAST: Seconds = 0.1
"""How long it may think even if it had to wait for so long that nothing is left."""
QUICK: Seconds = 0.02
"""What a thought may cost of a core, and still be called quick."""
NEWEST = 0.2
"""The weight of the newest thought in what a level usually costs."""

Level = tuple[str, str]
"""A game's name and a level of its bots."""


class Thinkers:
    """Deep thoughts have as many threads as there are cores, and step back; quick ones have their own.

    That one does not step back: a quick thought is mostly Python, and while it waited for a core with
    Python's lock in its hands, the event loop would wait too.
    """

    def __init__(self) -> None:
        """Begin without any thread; each begins when it is first needed."""
        self._deep = ThreadPoolExecutor(os.cpu_count(), "deep thought", initializer=step_back)
        self._quick = ThreadPoolExecutor(1, "quick thought")
        self._usual: dict[Level, Seconds] = {}
        """What a level's thoughts cost lately, counted by the core: waiting for one costs nothing."""
        self._prepared: set[Level] = set()

    async def prepare(self, game: AnyGame, levels: Collection[str]) -> None:
        """Load what these levels need, once for all tables."""
        new = {level for level in levels if (game.name, level) not in self._prepared}
        self._prepared |= {(game.name, level) for level in new}
        if new:
            await asyncio.get_running_loop().run_in_executor(self._deep, game.prepare, new)

    async def ask(
        self, game: AnyGame, level: str, view: Any, chance: Chance, at: Millis
    ) -> Planned[Any]:
        """Let a bot think; a level that nobody has seen thinking may be a deep one."""
        lane = self._quick if self._usual.get((game.name, level), QUICK) < QUICK else self._deep
        loop = asyncio.get_running_loop()
        asked = time.monotonic()
        planned, cost = await loop.run_in_executor(
            lane, _timed, game, level, view, chance, at, asked
        )
        usual = self._usual.setdefault((game.name, level), cost)
        self._usual[game.name, level] = usual + NEWEST * (cost - usual)
        return planned

    def close(self) -> None:
        """Think no more."""
        for lane in (self._deep, self._quick):
            lane.shutdown(wait=False, cancel_futures=True)


def _timed(
    game: AnyGame, level: str, view: Any, chance: Chance, at: Millis, asked: Seconds
) -> tuple[Planned[Any], Seconds]:
    """Let a bot think for what is left of its time after waiting for a thread, but not for nothing."""
    began, waited = time.thread_time(), time.monotonic() - asked
    with limited(max(LEAST, MOST - waited)):
        return plan(game, level, view, chance, at), time.thread_time() - began


def step_back() -> None:
    """Let this thread run after others; only Linux knows a thread's niceness."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with suppress(OSError):
            now = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, now + NICENESS)
