"""Rewrites logs that name a guest: they are forgotten, or merged with another guest."""

from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from spieltisch.core.errors import Refused
from spieltisch.tables import identities
from spieltisch.tables.live import Tables

T = TypeVar("T")


async def leave_all(tables: Tables, guest: str, beside: str | None = None) -> None:
    """Make a guest and their companions leave every unfinished table; bots play on for them.

    With `beside`, they only leave the tables where that other guest sat with them.
    """
    seated = await tables.store.seated(guest, ("open", "playing"))
    if beside is not None:
        shared = await tables.store.query(identities.together, guest, beside)
        seated = [table_id for table_id in seated if table_id in shared]
    for table_id in seated:
        with suppress(Refused):  # the game has just ended, or another version made it
            await tables.leave(table_id, guest)


async def forget_guest(tables: Tables, guest: str) -> None:
    """Forget a guest in everything that is stored, and delete what they wrote, on every worker."""
    work = partial(identities.forget, guest=guest)
    await rewrite(tables, guest, work, forgotten=(guest,))
    tables.company.forget(guest)


async def rewrite(
    tables: Tables, guest: str, work: Callable[[Connection], T], forgotten: tuple[str, ...] = ()
) -> T:
    """Run work that may rewrite all logs that name a guest, in one transaction.

    Until it has ended and these tables are out of memory, this process writes nothing else to them.
    """
    held = set(await tables.store.query(identities.mentioning, guest))
    while True:
        async with AsyncExitStack() as stack:
            # always in the same order, so that two rewrites never wait for each other
            for table_id in sorted(held):
                await stack.enter_async_context(tables.queue(table_id))
            stack.callback(tables.forget, held)  # after the transaction, before the queues go on
            try:
                verified = partial(_rewritten, guest=guest, held=frozenset(held), work=work)
                return await tables.store.rewrite(held, verified, forgotten)
            except _Mentioned as more:
                held = held.union(more.tables)


class _Mentioned(Exception):
    """A guest is named in the logs of tables that are not held yet."""

    def __init__(self, tables: Iterable[str]) -> None:
        super().__init__()
        self.tables = frozenset(tables)


def _rewritten(
    connection: Connection, guest: str, held: frozenset[str], work: Callable[[Connection], T]
) -> T:
    found = identities.mentioning(connection, guest)
    if not held.issuperset(found):
        raise _Mentioned(found)
    return work(connection)
