"""Migration from one store to another: copy every row, then replay every table on both and compare."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.schema import Table as SqlTable

from spieltisch.core.errors import Refused
from spieltisch.tables import schema
from spieltisch.tables.loading import loaded
from spieltisch.tables.store import Damaged, Store, read_log
from spieltisch.tables.table import Table

NOT_COPIED = (schema.workers, schema.runners, schema.secrets)
AT_ONCE = 1000


class Migrated(msgspec.Struct, frozen=True):
    """What was copied: rows by schema table, the tables replayed, and those that cannot be replayed."""

    rows: dict[str, int]
    replayed: int
    unreadable: tuple[str, ...]
    """Tables that are damaged or another version's in the old store; they are copied unchanged."""


async def migrate(old: Store, new: Store, secret: bytes) -> Migrated:
    """Copy everything into an empty store in one transaction, and verify it.

    `secret` signed the cookies of the old store's guests, so it replaces the key of the new store.
    """

    def copy(source: Connection) -> dict[str, int]:
        with new.transaction() as target:
            _verify_unused(target)
            _verify_empty(target)
            _replace_secret(target, secret)
            return {table.name: _copy(source, target, table) for table in _copied()}

    rows = await old.query(copy)
    table_ids = await old.query(_table_ids)
    unreadable = []
    for table_id in table_ids:
        ours, theirs = await old.query(_folded, table_id), await new.query(_folded, table_id)
        if ours != theirs:
            raise Refused("migration_differs", f"Table {table_id} differs in the new store.")
        if ours is None:
            unreadable.append(table_id)
    return Migrated(rows, len(table_ids) - len(unreadable), tuple(unreadable))


def _copied() -> Iterator[SqlTable]:
    return (table for table in schema.metadata.sorted_tables if table not in NOT_COPIED)


def _verify_unused(target: Connection) -> None:
    """Refuse a store with a running server, which would go on signing with the key that it started with."""
    alive = select(func.count()).where(schema.workers.c.until > func.now())
    if target.execute(alive).scalar_one():
        raise Refused("database_in_use", "A server runs on the new database; stop it first.")


def _replace_secret(target: Connection, secret: bytes) -> None:
    """Sign cookies with this key from now on: a server that was started once has put its own there."""
    target.execute(delete(schema.secrets))
    target.execute(insert(schema.secrets).values(name=schema.COOKIES, value=secret))


def _verify_empty(target: Connection) -> None:
    for table in _copied():
        if target.execute(select(func.count()).select_from(table)).scalar_one():
            raise Refused(
                "database_not_empty", "The new database already contains games; name an empty one."
            )


def _copy(source: Connection, target: Connection, table: SqlTable) -> int:
    copied = 0
    rows = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    for part in rows.partitions(AT_ONCE):
        target.execute(insert(table), [dict(row) for row in part])
        copied += len(part)
    return copied


def _table_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(schema.tables.c.id)).scalars())


def _folded(connection: Connection, table_id: str) -> Table | None:
    try:
        return loaded(table_id, read_log(connection, table_id))
    except (Damaged, Refused, StopIteration):
        return None
