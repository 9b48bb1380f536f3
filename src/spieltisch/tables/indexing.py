"""Background indexing of finished games for which an earlier version stored no results, or less."""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection

from spieltisch.tables import history
from spieltisch.tables.store import Logged, Store, read_log
from spieltisch.tables.table import Table, folded

log = logging.getLogger(__name__)

MOST = 100_000
"""How many tables are indexed after each start."""


Keep = Callable[[Connection, Table], None]


async def index_finished(store: Store, most: int = MOST) -> int:
    """Index finished tables without results, one at a time; return how many were indexed.

    Then complete the results of puzzles. A log that does not fold is skipped and named in the server's log.
    """
    indexed = await _index_all(store, await store.query(history.not_indexed, most), history.keep)
    await _index_all(store, await store.query(history.incomplete, most), history.complete)
    return indexed


async def _index_all(store: Store, waiting: list[str], keep: Keep) -> int:
    indexed = 0
    for table_id in waiting:
        try:
            await _index(store, table_id, keep)
        except Exception as error:  # a fault in one old log concerns that table alone
            log.warning("table %s is not in the history: %s", table_id, error)
        else:
            indexed += 1
    return indexed


async def _index(store: Store, table_id: str, keep: Keep) -> None:
    log = await store.read(table_id)
    while True:
        entries = [(entry, at) for _, at, entry in log]
        table: Table = await asyncio.to_thread(folded, table_id, entries)
        if table.phase != "over":
            raise ValueError("its log does not reach the end of the game")
        newest = await store.change(_kept, table, log, keep)
        if newest == log:
            return
        log = newest  # a guest was forgotten or merged in the meantime


def _kept(connection: Connection, table: Table, log: list[Logged], keep: Keep) -> list[Logged]:
    """Keep the results if the log has not changed; return the newest log."""
    newest = read_log(connection, table.id)
    if newest == log:
        keep(connection, table)
    return newest
