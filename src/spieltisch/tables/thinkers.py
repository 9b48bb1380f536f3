"""Where bots think: away from the event loop, so that neither people nor quick bots wait for deep ones."""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Collection, Set
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from spieltisch.core.chance import Chance
from spieltisch.core.game import AnyGame, Planned
from spieltisch.core.patience import limited
from spieltisch.core.playing import plan
from spieltisch.core.setup import Millis, Seconds
from spieltisch.tables.mind import LostError, Mind

NICENESS = 5
"""How much a mind steps back behind the event loop, as Unix counts it."""
MOST: Seconds = 0.9
"""How long a bot may take from being asked to its answer."""
LEAST: Seconds = 0.1
"""How long it may think even if it had to wait for so long that nothing is left."""
QUICK: Seconds = 0.02
"""What a thought may cost of a core, and still be called quick."""
NEWEST = 0.2
"""The weight of the newest thought in what a level usually costs."""

T = TypeVar("T")
Level = tuple[str, str]
"""A game's name and a level of its bots."""


class Thinkers:
    """Levels that search think in minds: the quick ones in one, the deep ones in the others.

    There is a core that no deep mind has, where there are two. Levels that only glance at the table cost
    no more than a message to a mind, and have a thread.
    """

    def __init__(self) -> None:
        """Begin without any process; each begins when it is first needed."""
        self._is_closed = False
        self._glancing = ThreadPoolExecutor(1, "glance")
        self._quick = Mind(NICENESS)
        self._deep = [Mind(NICENESS) for _ in range(max(1, cores() - 1))]
        self._advising = Mind(NICENESS)
        self._usual: dict[Level, Seconds] = {}
        """What a level's thoughts cost lately, counted by the core: waiting for one costs nothing."""
        self._prepared: set[tuple[Mind, str, str]] = set()

    async def prepare(self, game: AnyGame, levels: Collection[str]) -> None:
        """Load what these levels need, once for all tables."""
        for mind in (*self._deep, self._quick):
            await self._prepare(mind, game, game.searching & set(levels))

    async def prepare_advice(self, game: AnyGame, levels: Collection[str]) -> None:
        """Load what hints need that are found as these levels find their moves."""
        await self._prepare(self._advising, game, set(levels))

    async def _prepare(self, mind: Mind, game: AnyGame, levels: Set[str]) -> None:
        """Let one mind load: the first may have to compile what the others find ready."""
        new = {level for level in levels if (mind, game.name, level) not in self._prepared}
        self._prepared |= {(mind, game.name, level) for level in new}
        if new:
            await mind.prepare(game.prepare, new)

    async def ask(
        self, game: AnyGame, level: str, view: Any, chance: Chance, at: Millis
    ) -> Planned[Any]:
        """Let a bot think."""
        arguments = game, level, view, chance, at, time.monotonic()
        if self._is_closed:
            raise LostError("Nobody thinks here any more.")
        if level not in game.searching:
            loop = asyncio.get_running_loop()
            return (await loop.run_in_executor(self._glancing, _timed, *arguments))[0]
        planned, cost = await self._mind_for((game.name, level)).call(_timed, *arguments)
        usual = self._usual.setdefault((game.name, level), cost)
        self._usual[game.name, level] = usual + NEWEST * (cost - usual)
        return planned

    async def advise(self, function: Callable[..., T], *arguments: object) -> T:
        """Let advice be found, or a part of a review be made; no bot waits behind it."""
        return await self._advising.call(function, *arguments)

    def _mind_for(self, level: Level) -> Mind:
        """Choose a mind; a level that nobody has seen thinking may be a deep one."""
        if self._usual.get(level, QUICK) < QUICK:
            return self._quick
        return min(self._deep, key=lambda mind: mind.load)

    async def close(self) -> None:
        """Think no more."""
        self._is_closed = True
        self._glancing.shutdown(wait=False)  # a glance is over before anybody waits for it
        minds = (self._quick, *self._deep, self._advising)
        await asyncio.gather(*(mind.close() for mind in minds))


def _timed(
    game: AnyGame, level: str, view: Any, chance: Chance, at: Millis, asked: Seconds
) -> tuple[Planned[Any], Seconds]:
    """Let a bot think for what is left of its time after waiting for its turn, but not for nothing."""
    began, waited = time.thread_time(), time.monotonic() - asked
    with limited(max(LEAST, MOST - waited)):
        return plan(game, level, view, chance, at), time.thread_time() - began


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
