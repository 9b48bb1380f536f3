"""What must hold after faults: no acknowledged move is lost or doubled, records replay, all converge."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial

from spieltisch.core.record import decode, encode
from spieltisch.core.record import verify as verify_record
from spieltisch.tables.entries import Moved
from spieltisch.tables.loading import loaded
from spieltisch.tables.store import Logged, Store
from spieltisch.tables.table import Table, record
from tests.faults.player import Player
from tests.server.client import Person, ServerProcess
from tests.tables.worker import PATIENCE, until

SLACK = 2_000
"""Milliseconds by which our clock and a server's may drift apart; the skew is larger."""


def verify_skew(server: ServerProcess, seconds: int) -> None:
    """Verify that a server's clock is wrong by that much: it says when a table was opened."""
    person, before = Person(server, "Anna"), time.time_ns() // 10**6
    try:
        table = person.open_table(2)
        opened = person.http.get(f"/api/tables/{table}").json()["opened"] - 1000 * seconds
    finally:
        person.http.close()
    assert before - SLACK <= opened <= time.time_ns() // 10**6 + SLACK


async def verify(database: str, people: Sequence[Player]) -> int:
    """Verify every table at which people play; return how many moves bots made there."""
    store = Store(database)
    try:
        return sum(
            [
                await _verify_table(store, table, [each for each in people if each.table == table])
                for table in sorted({each.table for each in people})
            ]
        )
    finally:
        await store.close()


async def _verify_table(store: Store, table_id: str, people: Sequence[Player]) -> int:
    """Every acknowledged move is in the log exactly once, the record replays, and all see the same."""
    log = await _converged(store, table_id, people)
    table = loaded(table_id, log)
    moved = [entry for _, _, entry in log if isinstance(entry, Moved)]
    assert moved, f"nobody has moved at a table of {table.opening.game}"
    ids = Counter((each.id.client, each.id.number) for each in moved if each.id)
    assert max(ids.values(), default=1) == 1, "a move was doubled"
    acknowledged = {move for each in people for move in each.acknowledged}
    assert acknowledged <= ids.keys(), "an acknowledged move was lost"
    assert ids.keys() <= acknowledged, "a move counts that its player does not know of"
    _verify_replays(table)
    seats = {each.newest["you"] for each in people}
    return sum(entry.seat not in seats for entry in moved)


async def _converged(store: Store, table_id: str, people: Sequence[Player]) -> list[Logged]:
    """Return the log that everyone sees, even after reconnecting.

    As soon as somebody looks, a bot whose turn it is may move on. Nobody may ever see less than had been
    written before they looked.
    """
    await _heard(store, table_id, people)  # first: connecting wakes everyone else
    async with asyncio.timeout(PATIENCE):
        while True:
            log = await store.read(table_id)  # raises if a number is missing
            newest = log[-1][0]
            seen = [await each.look() for each in people]
            assert min(seen) >= newest, f"{table_id}: {seen} are seen, {newest} had been written"
            if max(seen) == newest:
                return log


async def _heard(store: Store, table_id: str, people: Sequence[Player]) -> None:
    """Wait until everyone has received the newest entry on the connection that they already have."""
    while True:
        newest = (await store.read(table_id))[-1][0]
        try:
            await until(partial(_have_heard, people, newest))
        except TimeoutError:
            told = [each.newest["n"] for each in people]
            raise AssertionError(f"{table_id}: {told} were told, {newest} is written") from None
        if not any(_have_heard([each], newest + 1) for each in people):
            return


def _have_heard(people: Sequence[Player], n: int) -> bool:
    return all(each.newest["n"] >= n for each in people)


def _verify_replays(table: Table) -> None:
    again = decode(encode(record(table)))
    assert len(again.moves) == len(table.moves)
    if table.phase == "over":
        verify_record(again)
