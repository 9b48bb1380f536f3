"""Replays of games that are over: any moment, as any seat saw it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from spieltisch.core import fold
from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat
from spieltisch.server.messages import ReplayStep
from spieltisch.server.shelf import Shelf
from spieltisch.tables import deeds
from spieltisch.tables.table import Table, record

KEPT = 8
"""Games whose moments are kept; any other is folded again."""
MOST_WAITING = 20
"""Games that may wait for the one that is being folded."""

Moments = tuple[Any, ...]
"""The states of a game: at its start, and after each move."""


class Replays:
    """Folds each game once for all the steps that are looked at, off the event loop."""

    def __init__(self) -> None:
        """Begin without any."""
        self._pool = ThreadPoolExecutor(1, "replay")
        self._games = Shelf[asyncio.Future[Moments]](
            KEPT, MOST_WAITING, lambda folding: not folding.done()
        )

    async def step(self, table: Table, number: int, seat: Seat | None) -> ReplayStep:
        """Show the moment after so many moves, or refuse."""
        deeds.verify_over(table)
        if seat is not None:
            deeds.verify_seat(table, seat)
        most = len(table.moves)
        if not 0 <= number <= most:
            raise Refused("unknown_step", f"The game has {most} moves.", most=most)
        state = (await self._moments(table))[number]
        last = table.moves[number - 1] if number else None
        return ReplayStep(
            number=number,
            of=most,
            seat=None if last is None else last.seat,
            move=None if last is None else last.move,
            view=table.game.view(state, seat),
        )

    def close(self) -> None:
        """Fold no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _moments(self, table: Table) -> Moments:
        """Give a game's moments; whoever goes leaves its folding to others who wait for it."""
        folding = self._games.find(table.id)
        if folding is None or (folding.done() and folding.exception()):
            folding = self._begin(table)
        return await asyncio.shield(folding)

    def _begin(self, table: Table) -> asyncio.Future[Moments]:
        self._games.make_room("Too many games are looked at again at once; try again.")
        loop = asyncio.get_running_loop()
        return self._games.put(table.id, loop.run_in_executor(self._pool, _moments, table))


def _moments(table: Table) -> Moments:
    """Fold a game; its last moment is after all that time did, even where nobody moved."""
    written = record(table)
    states = [step.after for step in fold.steps(table.game, written)]
    return (*(fold.start(table.game, written), *states)[:-1], table.state)
