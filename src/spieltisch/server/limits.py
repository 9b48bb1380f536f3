"""Limits: how much an address, a guest and a table's spectators may do in a while, and hold at once."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from typing import Literal, Protocol

import msgspec
from cachetools import TLRUCache

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.server.addresses import is_here

Action = Literal[
    "request", "socket", "message", "table", "name", "review", "hint", "cold", "export"
]
Kind = Literal["address", "guest", "table"]

MOST_KEYS = 200_000
"""How many addresses, guests and tables are remembered, of some 200 bytes each."""


class Rate(msgspec.Struct, frozen=True):
    """How many may come at once; they come back evenly within a time."""

    many: int
    within: Seconds

    @property
    def each(self) -> Seconds:
        """How long until one comes back."""
        return self.within / self.many


RATES: Mapping[Action, Mapping[Kind, Rate]] = {
    "request": {"address": Rate(600, 15)},
    "socket": {"address": Rate(300, 60), "guest": Rate(120, 60), "table": Rate(6000, 60)},
    "message": {"address": Rate(600, 2), "guest": Rate(120, 3), "table": Rate(600, 3)},
    "table": {"address": Rate(120, 600), "guest": Rate(40, 300)},
    "name": {"address": Rate(120, 600), "guest": Rate(20, 300)},
    "review": {"address": Rate(30, 600), "guest": Rate(15, 600)},
    "hint": {"address": Rate(120, 60), "guest": Rate(30, 60)},
    "cold": {"address": Rate(120, 60), "guest": Rate(90, 60)},
    "export": {"address": Rate(20, 600), "guest": Rate(6, 600)},
}
"""A school of thirty behind one address stays far below these; the figures are for one server."""

SOCKETS: Mapping[Kind, int] = {"address": 400, "guest": 30, "table": 5000}
"""How many sockets may be open at once; at a table those of its players do not count."""


class Counters(Protocol):
    """Where what was spent is counted: in this process, or in a store that several share."""

    async def spend(self, key: str, rate: Rate) -> Seconds:
        """Spend one; give 0, or how long to wait if none is left, and then spend nothing."""
        ...


class MemoryCounters:
    """Counts in memory by the generic cell rate algorithm: a time for each key, and no more.

    That time is when all will have come back. A store needs one column and one statement to do the same.
    """

    def __init__(self, clock: Callable[[], Seconds] = time.monotonic) -> None:
        """Start with everything unspent."""
        self._clock = clock
        self._full_at: TLRUCache[str, Seconds] = TLRUCache(MOST_KEYS, lambda _, at, __: at, clock)

    async def spend(self, key: str, rate: Rate) -> Seconds:
        """Spend one; give 0, or how long to wait if none is left, and then spend nothing."""
        now = self._clock()
        full_at = max(now, self._full_at.get(key, now)) + rate.each
        wait = full_at - rate.within - now
        if wait > 1e-9:
            return wait
        self._full_at[key] = full_at
        return 0.0


class Limits:
    """Refuses what is too much; this machine's own address may do anything."""

    def __init__(
        self,
        rates: Mapping[Action, Mapping[Kind, Rate]] = RATES,
        sockets: Mapping[Kind, int] = SOCKETS,
        counters: Counters | None = None,
    ) -> None:
        """Take what is allowed; count in memory unless told where."""
        self._rates = rates
        self._sockets = sockets
        self._counters = counters or MemoryCounters()
        self._open: Counter[tuple[Kind, str]] = Counter()

    async def spend(
        self, action: Action, address: str, guest: str | None = None, table: str | None = None
    ) -> None:
        """Count an action, or refuse it."""
        wait = await self._wait(action, address, guest, table)
        if wait:
            raise slow_down(wait)

    async def slow(
        self, action: Action, address: str, guest: str | None = None, table: str | None = None
    ) -> None:
        """Count an action, and hold it back until it is not too much; nothing is lost."""
        while wait := await self._wait(action, address, guest, table):  # noqa: ASYNC110 - time alone helps
            await asyncio.sleep(wait)

    @contextmanager
    def holding(
        self, address: str, guest: str | None = None, table: str | None = None
    ) -> Iterator[None]:
        """Hold a socket, or refuse it; players need not name their table."""
        keys = list(_keys(address, guest, table))
        if any(self._open[key] >= self._sockets[key[0]] for key in keys):
            raise slow_down(10)
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if self._open[key] <= 0:
                    del self._open[key]

    async def _wait(
        self, action: Action, address: str, guest: str | None, table: str | None
    ) -> Seconds:
        """Spend for each of them; give the longest wait."""
        rates = self._rates.get(action, {})
        waits = [
            await self._counters.spend(f"{action} {kind} {name}", rates[kind])
            for kind, name in _keys(address, guest, table)
            if kind in rates
        ]
        return max(waits, default=0.0)


def unlimited() -> Limits:
    """Make limits that refuse nothing, for a load test or behind something that counts by itself."""
    return Limits({}, {"address": 10**9, "guest": 10**9, "table": 10**9})


def slow_down(wait: Seconds) -> Refused:
    """Word the refusal of what is too much."""
    seconds = max(1, ceil(wait))
    return Refused(
        "slow_down", f"Too much in too short a time; try again in {seconds} s.", seconds=seconds
    )


def _keys(address: str, guest: str | None, table: str | None) -> Iterator[tuple[Kind, str]]:
    if address and not is_here(address):
        yield "address", address
    if guest is not None:
        yield "guest", guest
    if table is not None:
        yield "table", table
