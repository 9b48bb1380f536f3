"""Which guests a table's log names: an index of the logs, including guests who left before the start."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from spieltisch.tables import companions, schema
from spieltisch.tables.entries import AnyEntry, Opened, Sat

of = schema.named.c


def guests_in(entries: Iterable[AnyEntry]) -> set[str]:
    """Return the guests whom some entries name; a companion counts as their guest."""
    found = set[str]()
    for entry in entries:
        match entry:
            case Opened(host=guest) | Sat(guest=guest):
                found.add(companions.owner(guest))
    return found


def keep(connection: Connection, table: str, guests: Iterable[str]) -> None:
    """Note that a table's log names these guests."""
    query = select(of.guest).where(of.table == table)
    new = sorted(set(guests).difference(connection.execute(query).scalars()))
    if new:
        rows = [{"guest": guest, "table": table} for guest in new]
        connection.execute(insert(schema.named), rows)


def replace(connection: Connection, table: str, old: str, new: str) -> None:
    """Note that a table's log names another guest instead."""
    connection.execute(delete(schema.named).where(of.table == table, of.guest == old))
    keep(connection, table, [new])


def tables_of(connection: Connection, guest: str) -> list[str]:
    """List the tables whose log names a guest."""
    query = select(of.table).where(of.guest == guest).order_by(of.table)
    return list(connection.execute(query).scalars())
