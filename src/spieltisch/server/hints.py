"""Hints: found away from the event loop, one for a guest at a time, told to who asked."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat
from spieltisch.games.reviewed import Advice
from spieltisch.games.reviews import HINTS, gives_hints
from spieltisch.server.messages import Hint
from spieltisch.tables import deeds
from spieltisch.tables.table import Table

MOST_WAITING = 30
"""Seats whose hints may be thought about at once, or wait for it."""
KEPT = 500
"""Hints that are kept: who asks again before anybody moved gets the same one at once."""

Asker = tuple[str, Seat]
"""A table and a seat there."""
Call = Callable[[Callable[[Any], Advice], Any], Awaitable[Advice]]
"""Calls a function with a view, away from the event loop."""


class Hints:
    """Finds hints from the views of those who ask."""

    def __init__(self, call: Call) -> None:
        """Begin without any; `call` is how they are thought about."""
        self._call = call
        self._thinking: dict[Asker, str] = {}
        """Seats whose hints are thought about, and the guest who asked."""
        self._found: OrderedDict[Asker, Hint] = OrderedDict()

    def begin(self, table: Table, guest: str) -> asyncio.Future[Hint]:
        """Begin to think about a hint for a guest's seat, or refuse."""
        seat = _verified(table, guest)
        known = self._found.get((table.id, seat))
        if known is not None and known.after == table.n:
            return _already(known)
        self._reserve((table.id, seat), guest)
        return asyncio.create_task(self._find(table, seat))

    def _reserve(self, asker: Asker, guest: str) -> None:
        """Let nobody have two hints at once: who sits at many tables would fill the queue."""
        if asker in self._thinking or guest in self._thinking.values():
            raise Refused("busy_thinking", "Your hint is still being thought about.")
        if len(self._thinking) >= MOST_WAITING:
            raise Refused("busy", "Too many hints are wanted at once; try again.")
        self._thinking[asker] = guest

    async def _find(self, table: Table, seat: Seat) -> Hint:
        """Think to the end, also when who asked has gone: until then his seat has no second hint."""
        asker = table.id, seat
        try:
            view = table.game.view(table.state, seat)
            advice = await self._call(HINTS[table.game.name].find, view)
        finally:
            del self._thinking[asker]
        return self._keep(asker, _after(table.n, advice))

    def _keep(self, asker: Asker, hint: Hint) -> Hint:
        self._found[asker] = hint
        self._found.move_to_end(asker)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return hint


def _verified(table: Table, guest: str) -> Seat:
    """Give the guest's seat, or refuse a hint that cannot be had."""
    seat = deeds.seat_at(table, guest)
    if not gives_hints(table.game, table.opened.options):
        raise Refused("hints_off", "This table gives no hints.")
    deeds.verify_playing(table)
    waits_for = table.to_move
    if seat not in waits_for:
        turn = {"seat": waits_for[0]} if waits_for else {}
        raise Refused("not_your_turn", "It is not your turn.", **turn)
    return seat


def _after(n: int, advice: Advice) -> Hint:
    return Hint(**msgspec.structs.asdict(advice), after=n)


def _already(hint: Hint) -> asyncio.Future[Hint]:
    future = asyncio.get_running_loop().create_future()
    future.set_result(hint)
    return future
