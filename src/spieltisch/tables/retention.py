"""Retention: the moves of games that ended long ago are deleted; the results stay."""

import asyncio
import logging
import re
from collections.abc import Callable, Collection, Iterable
from functools import partial

from sqlalchemy import Connection, Select, delete, func, select, update

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.tables import identities, schema
from spieltisch.tables.clock import Clock
from spieltisch.tables.store import Store

log = logging.getLogger(__name__)

A_DAY = 24 * 3600 * 1000
"""In milliseconds."""
GONE = "gone"
"""The phase of a table whose moves were deleted."""
AT_ONCE = 100
"""How many tables are deleted in one transaction, so that no move waits long."""
EACH: Seconds = 3600.0
"""How often to look for old games."""


Forget = Callable[[Iterable[str]], None]


def days_of(text: str) -> int | None:
    """Read how long games are kept, such as `365d`; None for `forever`."""
    if text == "forever":
        return None
    found = re.fullmatch(r"([1-9][0-9]{0,5})d", text)
    if found is None:
        raise Refused("bad_retention", f"{text!r} is not a period; write 365d or forever.")
    return int(found[1])


async def delete_old(store: Store, clock: Clock, days: int, forget: Forget) -> None:
    """Delete old games from time to time, until cancelled; all workers drop them from memory too."""
    while True:
        try:
            total = await delete_before(store, clock.wall() - days * A_DAY, forget)
        except Exception:
            log.exception("old games could not be deleted; the next round tries again")
        else:
            if total:
                log.warning("the moves of %d games older than %d days are deleted", total, days)
        await asyncio.sleep(EACH)


async def delete_before(store: Store, before: int, forget: Forget) -> int:
    """Delete the moves of games that ended before a time; return how many games those are.

    Results stay, so no rating changes. Games in which somebody set a standing record also stay.
    """
    total = 0
    while found := await store.query(_found, before):
        # the other workers must know: they may have these tables in memory
        deleted = await store.rewrite(found, partial(_delete, before=before, found=found))
        forget(deleted)
        total += len(deleted)
    return total


def _found(connection: Connection, before: int) -> list[str]:
    return list(connection.execute(_old(before).limit(AT_ONCE)).scalars())


def _delete(connection: Connection, before: int, found: Collection[str]) -> list[str]:
    """Delete the moves of those tables that are still to be deleted."""
    still = _old(before).where(schema.tables.c.id.in_(found))
    table_ids = list(connection.execute(still).scalars())
    for rows in (schema.log, schema.seated):
        connection.execute(delete(rows).where(rows.c.table.in_(table_ids)))
    of, result = schema.tables.c, schema.results.c
    connection.execute(update(schema.tables).where(of.id.in_(table_ids)).values(phase=GONE))
    # without the log, nobody would know whose names these are, and they could never be deleted
    is_nobodys = result.guest.is_(None) & result.name.is_not(None)
    unknown = update(schema.results).where(result.table.in_(table_ids), is_nobodys)
    connection.execute(unknown.values(name=identities.NOBODY))
    return table_ids


def _old(before: int) -> Select[str]:
    """Select the tables that ended before a time and hold nobody's record."""
    of, result = schema.tables.c, schema.results.c
    ended = select(func.max(result.ended)).where(result.table == of.id).scalar_subquery()
    record = select(schema.bests.c.table).where(schema.bests.c.table == of.id).exists()
    is_old = func.coalesce(ended, of.opened) < before
    return select(of.id).where(of.phase.in_(["over", "closed"]), is_old, ~record)
