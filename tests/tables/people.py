"""Real tables on a real SQLite file, with people and bots, for tests."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.commands import Play, Ready, Sit
from spieltisch.tables.live import Tables
from spieltisch.tables.openings import Order
from spieltisch.tables.store import Store
from spieltisch.tables.table import Table
from spieltisch.tables.table_runners import TableRunners
from spieltisch.workers.pool import WorkerPool

ANNA, BEN, CLEO = "a" * 32, "b" * 32, "c" * 32
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cleo"}


def order(players: int = 2, bots: tuple[str | None, ...] = (), *, listed: bool = False) -> Order:
    return Order("ugo", players, {}, bots, listed)


@asynccontextmanager
async def open_tables(
    where: Path | str, *, clock: Clock | None = None, **seconds: float
) -> AsyncIterator[Tables]:
    """Open the tables of a folder or a database as a server does; bots do not pause unless told to."""
    store = Store(where if isinstance(where, str) else f"sqlite:///{where / 'tables.sqlite'}")
    await store.migrate()
    try:
        yield Tables(store, Timing(**{"grace": 60.0, "pause": 0.0, **seconds}), clock)
    finally:
        await store.close()


@asynccontextmanager
async def running(tables: Tables, table: Table) -> AsyncIterator[TableRunners]:
    """Let bots play at a table."""
    runners = TableRunners(tables, WorkerPool())
    runners.look(table.id)
    try:
        yield runners
    finally:
        await runners.stop()


class SetClock(Clock):
    """A clock that a test sets, in milliseconds."""

    def __init__(self, now: int = 1_000_000) -> None:
        super().__init__()
        self.now = now

    def wall(self) -> int:
        return self.now

    def steady(self) -> float:
        return self.now / 1000


async def until(
    tables: Tables, table: Table, holds: Callable[[Table], bool], seconds: float = 20.0
) -> Table:
    """Wait until a table meets a condition."""
    async with asyncio.timeout(seconds):
        with tables.watch(table.id) as changed:
            while not holds(table):
                await changed.wait()
                changed.clear()
                table = await tables.newest(table.id)
    return table


async def started(tables: Tables, players: int = 2) -> Table:
    """Open a table for Anna and Ben (and Cleo), all ready."""
    guests = [ANNA, BEN, CLEO][:players]
    table = await tables.open(ANNA, "Anna", order(players))
    for seat, guest in enumerate(guests[1:], 1):
        await tables.act(table.id, partial(Sit(seat).entry, guest=guest, name=NAMES[guest]))
    for guest in guests:
        table = await tables.act(table.id, partial(Ready(True).entry, guest=guest))
    return table


def legal_move(table: Table) -> tuple[str, dict[str, Any]]:
    """Return the guest to move and one of their legal moves, as plain JSON."""
    (seat,) = table.to_move
    move = table.game.moves(table.state, seat)[0]
    return str(table.places[seat].guest), msgspec.json.decode(msgspec.json.encode(move))


async def play_one(tables: Tables, table: Table) -> Table:
    guest, move = legal_move(table)
    return await tables.act(table.id, lambda t: Play(move, t.n).entry(t, guest))
