"""Rows of the log: written many at a time, and checked for damage when they are read."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Millis
from spieltisch.tables import schema
from spieltisch.tables.entries import AnyEntry, entry_from, is_newer

Row = dict[str, Any]
Logged = tuple[int, Millis, AnyEntry]
Key = tuple[str, int]
"""A table and the number of an entry."""
of = schema.log.c
INSERTS = {
    dialect.name: module.insert(schema.log).on_conflict_do_nothing().returning(of.table, of.n)
    for dialect, module in ((sqlite.dialect, sqlite), (postgresql.dialect, postgresql))
}


class Damaged(Exception):
    """A log is not what was written: a number is missing, or an entry makes no sense."""


class Newer(Refused):
    """A log has entries that only a newer version understands: this worker leaves the table to others."""


def newer(what: str) -> Newer:
    """Return the refusal of a table that a newer version made or changed."""
    why = f"This table is served by a newer version; try again in a moment. ({what})"
    return Newer("table_newer", why)


def read_log(connection: Connection, table_id: str, after: int = -1) -> list[Logged]:
    """Read a table's entries after number `after`, as this connection sees them, or raise Damaged."""
    query = select(of.n, of.at, of.entry).where(of.table == table_id, of.n > after).order_by(of.n)
    rows = connection.execute(query).all()
    return decoded(((n, at, entry) for n, at, entry in rows), after + 1)


def decoded(rows: Iterable[tuple[int, Millis, bytes]], first: int) -> list[Logged]:
    """Decode the entries from number `first` on; raise Damaged if one is missing or unreadable."""
    entries: list[Logged] = []
    for number, (n, at, line) in enumerate(rows, first):
        if n != number:
            raise Damaged(f"entry {number} is missing")
        entries.append((n, at, _entry(n, bytes(line))))
    return entries


def _entry(n: int, line: bytes) -> AnyEntry:
    try:
        return entry_from(line)
    except Refused as refused:
        if is_newer(line):
            raise newer(f"This version does not know entry {n}.") from None
        raise Damaged(f"entry {n} cannot be read: {refused.why}") from None


def row_of(table_id: str, n: int, at: Millis, entry: AnyEntry) -> Row:
    """Return the row of an entry."""
    return {"table": table_id, "n": n, "at": at, "entry": msgspec.json.encode(entry)}


def key_of(row: Row) -> Key:
    """Return a row's primary key."""
    return row["table"], row["n"]


def insert_rows(connection: Connection, rows: Mapping[Key, Row], is_repeated: bool) -> set[Key]:
    """Write rows in one statement, and return the keys of the rows written.

    They are sorted, so that two processes never wait for each other. When a transaction is repeated because
    it may or may not have been committed, equal rows that already exist are our own.
    """
    ordered = [rows[key] for key in sorted(rows)]
    found = connection.execute(INSERTS[connection.dialect.name], ordered).all()
    written = {(str(table), int(n)) for table, n in found}
    missing = rows.keys() - written
    if is_repeated and missing:
        query = select(schema.log).where(tuple_(of.table, of.n).in_(list(missing)))
        for there in connection.execute(query).mappings():
            key = str(there["table"]), int(there["n"])
            if rows[key] == {**there, "entry": bytes(there["entry"])}:
                written.add(key)
    return written
