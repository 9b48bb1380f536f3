"""A rolling restart under load: every worker is replaced while people play, and nobody may notice.

People are those of the fault schedules, who reconnect and send a move until it counts, as browsers do.
"""

import asyncio
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.tables.entries import Moved
from spieltisch.tables.store import Store
from tests.faults.player import Move, Player
from tests.load.furnished import Seated
from tests.load.siege import Load, prepared
from tests.server.client import ServerProcess

BETWEEN = 8.0
"""Seconds from one renewal to the next."""


class Rolled(msgspec.Struct, frozen=True):
    """The results."""

    moves: int
    per_second: float
    lost: int
    doubled: int
    oldest: float
    """The longest that anybody's view was behind another's at the same table, in seconds."""
    reconnections: int
    refusals: dict[str, int]


class Timed(Player):
    """A player who notes when they first see each entry."""

    first: dict[int, float]

    def _hear(self, news: dict[str, Any]) -> None:
        super()._hear(news)
        if self.newest:
            self.first.setdefault(self.newest["n"], time.monotonic())

    def reached(self, n: int) -> float:
        """Return when they saw an entry, or a later one."""
        return min((at for number, at in self.first.items() if number >= n), default=float("inf"))


def renewed_under_load(
    folder: Path, database: str, tables: int, renewals: int, workers: int = 2, pause: float = 0.25
) -> Rolled:
    """Renew all workers several times while people play at many tables."""
    seated = prepared(folder, Load(tables, 0.0), database)
    options = ["--database", database, "--workers", str(workers), "--no-limits"]
    server = ServerProcess(folder, options=options)
    server.start()
    try:
        people = [_at(server, each) for each in seated]
        took = asyncio.run(_played(server, people, renewals, pause))
        logged = asyncio.run(_logged(database, seated))
    finally:
        server.end(signal.SIGTERM)
    assert "Traceback" not in server.log, server.log
    return _result(people, logged, took)


def _at(server: ServerProcess, seated: Seated) -> list[Timed]:
    people = []
    for number, cookie in enumerate(seated.cookies):
        person = Timed(seated.table, cookie, lambda: [server.address], f"{seated.table} {number}")
        person.first = {}
        people.append(person)
    return people


async def _played(
    server: ServerProcess, people: list[list[Timed]], renewals: int, pause: float
) -> float:
    ends, began = asyncio.Event(), time.monotonic()
    everyone = [each for table in people for each in table]
    playing = [asyncio.create_task(each.play(ends, pause)) for each in everyone]
    for _ in range(renewals):
        await asyncio.sleep(BETWEEN)
        server.signal(signal.SIGHUP)
    await asyncio.sleep(BETWEEN)
    ends.set()
    took = time.monotonic() - began
    await asyncio.gather(*playing)
    return took


async def _logged(database: str, seated: list[Seated]) -> list[Move]:
    store = Store(database)
    try:
        logs = [await store.read(each.table) for each in seated]
    finally:
        await store.close()
    moved = [entry for log in logs for _, _, entry in log if isinstance(entry, Moved)]
    return [(each.id.client, each.id.number) for each in moved if each.id is not None]


def _result(people: list[list[Timed]], logged: list[Move], took: float) -> Rolled:
    everyone = [each for table in people for each in table]
    done = [move for each in everyone for move in each.acknowledged]
    counted = Counter(logged)
    refusals = Counter(code for each in everyone for code in each.refusals)
    return Rolled(
        moves=len(done),
        per_second=round(len(done) / took, 1),
        lost=sum(counted[move] == 0 for move in done),
        doubled=sum(count > 1 for count in counted.values()),
        oldest=round(max(_oldest(table) for table in people), 2),
        reconnections=sum(each.reconnections for each in everyone),
        refusals=dict(refusals),
    )


def _oldest(table: list[Timed]) -> float:
    """Return the longest time from an entry's first view at a table to its last.

    Entries after which somebody had stopped looking do not count.
    """
    last = min(max(each.first, default=0) for each in table)
    numbers = sorted({n for each in table for n in each.first if n <= last})
    return max((_spread(table, n) for n in numbers), default=0.0)


def _spread(table: list[Timed], n: int) -> float:
    seen = [each.reached(n) for each in table]
    return max(seen) - min(seen)
