"""A server's worker processes, arranged so that neither people nor quick bots wait for deep searches."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Set
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from spieltisch.core.deadline import limited
from spieltisch.core.game import AnyGame, Planned
from spieltisch.core.machine import cores
from spieltisch.core.playout import plan
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis, Seconds
from spieltisch.workers import warm_up
from spieltisch.workers.worker import Worker, WorkerLost

log = logging.getLogger(__name__)

NICENESS = 5
"""The Unix niceness of a worker, so that the event loop goes first."""
BACKGROUND = 10
"""The Unix niceness of work that nobody is waiting for yet."""
MOST: Seconds = 0.9
"""How long a bot may take from request to answer."""
LEAST: Seconds = 0.1
"""How long it may think even if it has already waited too long."""
QUICK: Seconds = 0.02
"""A level that usually takes less CPU time than this counts as quick."""
NEWEST = 0.2
"""The weight of the newest answer in a level's usual cost."""

T = TypeVar("T")
Level = tuple[str, str]
"""A game's name and a level of its bots."""


class WorkerPool:
    """Runs the levels that search in workers: the quick ones in one, the deep ones in the others.

    With two or more cores, one core has no deep worker. A level that does not search costs no more than
    sending a message to a worker, so it runs in a thread.
    """

    def __init__(self) -> None:
        """Start without any processes; each starts when it is first needed."""
        self._is_closed = False
        self._instant = ThreadPoolExecutor(1, "instant")
        self._quick = Worker(NICENESS)
        self._deep = [Worker(NICENESS) for _ in range(max(1, cores() - 1))]
        self._advising = Worker(NICENESS)
        self._usual: dict[Level, Seconds] = {}
        """The recent cost of each level's answers, in CPU time: waiting for a core is free."""
        self._prepared: set[tuple[Worker, str, str]] = set()
        self._preparing: defaultdict[Worker, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._marking: asyncio.Task[None] | None = None
        self._warming: dict[str, asyncio.Task[bool]] = {}
        """The tasks that compile each set of kernels at the first start, by name."""

    @property
    def waiting(self) -> int:
        """How many searches run or wait in the workers."""
        return sum(worker.load for worker in (self._quick, *self._deep, self._advising))

    def warm_up(self) -> None:
        """Start compiling any kernels that are not cached, each set in its own process."""
        if not warm_up.is_warm():
            self._warming = {name: asyncio.create_task(_warm_up(name)) for name in warm_up.KERNELS}
            self._marking = asyncio.create_task(self._mark_warm(warm_up.key()))

    async def _mark_warm(self, before: bytes) -> None:
        done = await asyncio.gather(*self._warming.values())
        if all(done):
            warm_up.mark_warm(before)

    async def prepare(self, game: AnyGame, levels: Collection[str]) -> None:
        """Load what these levels need, once for all tables."""
        for worker in (*self._deep, self._quick):
            await self._prepare(worker, game, game.searching & set(levels))

    async def prepare_advice(self, game: AnyGame) -> None:
        """Load what hints need: they use the same code as some levels."""
        await self._prepare(self._advising, game, set(game.analysis.needs))

    async def _prepare(self, worker: Worker, game: AnyGame, levels: Set[str]) -> None:
        """Load levels in one worker; the first may have to compile what the others then find cached."""
        async with self._preparing[worker]:
            new = {level for level in levels if (worker, game.name, level) not in self._prepared}
            if new:
                await self._kernels_of(game)
                await worker.prepare(game.prepare, new)
                self._prepared |= {(worker, game.name, level) for level in new}

    async def _kernels_of(self, game: AnyGame) -> None:
        """Wait while another process compiles a game's kernels: compiling them here would be no faster."""
        if game.name in self._warming:
            await asyncio.wait([self._warming[game.name]])

    async def ask(self, game: AnyGame, level: str, view: Any, rng: Rng, at: Millis) -> Planned[Any]:
        """Return a bot's move."""
        arguments = game, level, view, rng, at, time.monotonic()
        if self._is_closed:
            raise WorkerLost("The pool is closed.")
        if level not in game.searching:
            loop = asyncio.get_running_loop()
            return (await loop.run_in_executor(self._instant, _timed, *arguments))[0]
        await self._kernels_of(game)
        planned, cost = await self._worker_for((game.name, level)).call(_timed, *arguments)
        usual = self._usual.setdefault((game.name, level), cost)
        self._usual[game.name, level] = usual + NEWEST * (cost - usual)
        return planned

    async def advise(self, function: Callable[..., T], *arguments: object) -> T:
        """Compute a hint or part of a review; no bot waits behind it.

        At the first start it waits for all kernels, since only the function knows which ones it needs.
        """
        if self._warming:
            await asyncio.wait(self._warming.values())
        return await self._advising.call(function, *arguments)

    def _worker_for(self, level: Level) -> Worker:
        """Choose a worker; a level with no history yet counts as deep."""
        if self._usual.get(level, QUICK) < QUICK:
            return self._quick
        return min(self._deep, key=lambda worker: worker.load)

    async def close(self) -> None:
        """Stop the workers."""
        self._is_closed = True
        for warming in self._warming.values():
            warming.cancel()
        await asyncio.gather(*self._warming.values(), return_exceptions=True)
        self._instant.shutdown(wait=False)  # such a move takes no time
        workers = (self._quick, *self._deep, self._advising)
        await asyncio.gather(*(worker.close() for worker in workers))


async def _warm_up(name: str) -> bool:
    """Compile a set of kernels in a process that then ends; return whether that succeeded."""
    worker = Worker(BACKGROUND)
    try:
        await worker.call(warm_up.warm_up, name)
    except Exception:  # the first use tries again and shows what is wrong
        log.exception("the kernels of %s could not be compiled", name)
        return False
    else:
        return True
    finally:
        await worker.close()


def _timed(
    game: AnyGame, level: str, view: Any, rng: Rng, at: Millis, asked: Seconds
) -> tuple[Planned[Any], Seconds]:
    """Return a bot's move, within the time left after its wait but with a minimum, and its CPU time."""
    began, waited = time.thread_time(), time.monotonic() - asked
    with limited(max(LEAST, MOST - waited)):
        return plan(game, level, view, rng, at), time.thread_time() - began
