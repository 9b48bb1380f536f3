"""Limits: how often an address, a guest and a table's spectators may act, and how much they may hold."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from typing import Literal

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.server.addresses import is_here
from spieltisch.server.counters import Counters, MemoryCounters, Rate

Action = Literal[
    "request",
    "socket",
    "message",
    "table",
    "name",
    "review",
    "hint",
    "cold",
    "day",
    "export",
    "account",
]
Kind = Literal["address", "guest", "table"]

RATES: Mapping[Action, Mapping[Kind, Rate]] = {
    "request": {"address": Rate(600, 15)},
    "socket": {"address": Rate(300, 60), "guest": Rate(120, 60), "table": Rate(6000, 60)},
    "message": {"address": Rate(600, 2), "guest": Rate(120, 3), "table": Rate(600, 3)},
    "table": {"address": Rate(120, 600), "guest": Rate(40, 300)},
    "name": {"address": Rate(120, 600), "guest": Rate(20, 300)},
    "review": {"address": Rate(30, 600), "guest": Rate(15, 600)},
    "hint": {"address": Rate(120, 60), "guest": Rate(30, 60)},
    "cold": {"address": Rate(120, 60), "guest": Rate(90, 60)},
    "day": {"address": Rate(300, 60), "guest": Rate(60, 60)},
    "export": {"address": Rate(20, 600), "guest": Rate(6, 600)},
    "account": {"address": Rate(60, 600), "guest": Rate(20, 600)},
}
"""A school class of thirty behind one address stays far below these limits; all workers share them."""

NOBODY = ""
"""The address of an action that is already counted for its address."""
SOCKETS: Mapping[Kind, int] = {"address": 400, "guest": 30, "table": 5000}
"""How many sockets may be open at once; a table's own players do not count."""


class Limits:
    """Refuses actions beyond the limits; requests from this machine are not limited."""

    def __init__(
        self,
        rates: Mapping[Action, Mapping[Kind, Rate]] = RATES,
        sockets: Mapping[Kind, int] = SOCKETS,
        counters: Counters | None = None,
    ) -> None:
        """Take the limits; count in memory unless other counters are given."""
        self._rates = rates
        self._sockets = sockets
        self._counters = counters or MemoryCounters()

    def spend(
        self, action: Action, address: str, guest: str | None = None, table: str | None = None
    ) -> None:
        """Count an action, or refuse it."""
        spend = self._counters.spend
        waits = [spend(key, rate) for key, rate in self._rated(action, address, guest, table)]
        if any(waits):
            raise slow_down(max(waits))

    async def slow(
        self, action: Action, address: str, guest: str | None = None, table: str | None = None
    ) -> None:
        """Count an action, and delay it until its turn comes; nothing is lost.

        Each socket delays one message at a time, so no more messages wait than there are sockets.
        """
        reserve = self._counters.reserve
        waits = [reserve(key, rate) for key, rate in self._rated(action, address, guest, table)]
        if any(waits):
            await asyncio.sleep(max(waits))

    @contextmanager
    def holding(
        self, address: str, guest: str | None = None, table: str | None = None
    ) -> Iterator[None]:
        """Hold a socket while the block runs, or refuse it; for players, no table needs to be given."""
        most = {
            f"sockets {kind} {name}": self._sockets[kind]
            for kind, name in _keys(address, guest, table)
        }
        if any(self._counters.held(key) >= many for key, many in most.items()):
            raise slow_down(10)
        for key, many in most.items():
            self._counters.hold(key, many)
        try:
            yield
        finally:
            for key in most:
                self._counters.let_go(key)

    def _rated(
        self, action: Action, address: str, guest: str | None, table: str | None
    ) -> Iterator[tuple[str, Rate]]:
        """Return the keys under which an action counts, with what is allowed for each."""
        rates = self._rates.get(action, {})
        for kind, name in _keys(address, guest, table):
            if kind in rates:
                yield f"{action} {kind} {name}", rates[kind]


def unlimited() -> Limits:
    """Return limits that refuse nothing, for a load test or behind a proxy with its own limits."""
    return Limits({}, {"address": 10**9, "guest": 10**9, "table": 10**9})


def slow_down(wait: Seconds) -> Refused:
    """Return the refusal of an action beyond the limits."""
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
