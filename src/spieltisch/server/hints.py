"""Hints: found off the event loop, one at a time for each guest, and sent only to that guest."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from cachetools import LRUCache

from spieltisch.core.analysis import Advice
from spieltisch.core.errors import Refused
from spieltisch.core.review import adviser
from spieltisch.core.setup import Seat
from spieltisch.server.messages_of_table import Hint
from spieltisch.tables import checks
from spieltisch.tables.table import Table

MOST_WAITING = 30
"""The most seats whose hints may be in progress or waiting."""
KEPT = 500
"""How many hints are kept, so that a second request before anybody moves gets the same hint at once."""

Asker = tuple[str, Seat]
"""A table and a seat there."""
Advise = Callable[[Any], Advice]
"""Finds a hint from a view."""
Call = Callable[[Advise, Any], Awaitable[Advice]]
"""Calls a function with a view, off the event loop."""


class Hints:
    """Finds hints from the askers' own views."""

    def __init__(self, call: Call) -> None:
        """Start empty; `call` runs the search."""
        self._call = call
        self._thinking: dict[Asker, str] = {}
        """The seats whose hints are being found, with the guests who asked."""
        self._found: LRUCache[Asker, Hint] = LRUCache(KEPT)

    @property
    def waiting(self) -> int:
        """The number of hints in progress or waiting."""
        return len(self._thinking)

    def must_search(self, table: Table, guest: str) -> bool:
        """Return whether a hint for a guest needs a new search: none is known or in progress."""
        known = self._found.get((table.id, table.seat_of(guest) or 0))
        is_known = known is not None and known.after == table.n
        return not is_known and guest not in self._thinking.values()

    def begin(self, table: Table, guest: str) -> asyncio.Future[Hint]:
        """Start finding a hint for a guest's seat, or refuse."""
        seat, advise = _verified(table, guest)
        known = self._found.get((table.id, seat))
        if known is not None and known.after == table.n:
            return _already(known)
        self._reserve((table.id, seat), guest)
        return asyncio.create_task(self._find(table, seat, advise))

    def _reserve(self, asker: Asker, guest: str) -> None:
        """Allow each guest one hint at a time: otherwise a guest at many tables would fill the queue."""
        if asker in self._thinking or guest in self._thinking.values():
            raise Refused("busy_thinking", "Your hint is still being worked out.")
        if len(self._thinking) >= MOST_WAITING:
            raise Refused("busy", "Too many hints are being requested at once; try again.")
        self._thinking[asker] = guest

    async def _find(self, table: Table, seat: Seat, advise: Advise) -> Hint:
        """Find a hint, even if the guest leaves; until it is found, their seat gets no second one."""
        asker = table.id, seat
        try:
            view = table.game.view(table.state, seat)
            advice = await self._call(advise, view)
        finally:
            del self._thinking[asker]
        hint = self._found[asker] = _after(table.n, advice)
        return hint


def _verified(table: Table, guest: str) -> tuple[Seat, Advise]:
    """Return the guest's seat and the function that finds its hint, or refuse."""
    seat = checks.seat_at(table, guest)
    advise = adviser(table.game, table.opening.options)
    if advise is None:
        raise Refused("hints_off", "This table gives no hints.")
    checks.verify_playing(table)
    waits_for = table.to_move
    if seat not in waits_for:
        turn = {"seat": waits_for[0]} if waits_for else {}
        raise Refused("not_your_turn", "It is not your turn.", **turn)
    return seat, advise


def _after(n: int, advice: Advice) -> Hint:
    return Hint(**msgspec.structs.asdict(advice), after=n)


def _already(hint: Hint) -> asyncio.Future[Hint]:
    future = asyncio.get_running_loop().create_future()
    future.set_result(hint)
    return future
