"""Writes entries and the index that follows from them: which tables there are, who sits where, results."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select, union_all, update

from spieltisch.tables import (
    companions,
    daily_results,
    history,
    named,
    personal_bests,
    schema,
    solved_puzzles,
)
from spieltisch.tables.entries import AnyEntry, Configured, Moved, Ticked
from spieltisch.tables.log_rows import Row, row_of
from spieltisch.tables.table import Phase, Table


class Writing(msgspec.Struct, frozen=True):
    """An entry to write, and the resulting table, from which the indexes are updated."""

    table: Table
    entry: AnyEntry
    before: Phase | None = None
    """The phase in the index; None if unknown."""


def open_table(
    connection: Connection,
    opening: Sequence[Writing],
    rows: Sequence[Row],
    others: Sequence[Writing],
) -> None:
    """Write a new table, `others` with it, and the index from the last entry."""
    for other in others:
        append(connection, other, row_for(other))
    table = opening[-1].table
    made = table.opening
    row = {"id": table.id, "opened": made.when, "phase": table.phase, "listed": made.listed}
    connection.execute(insert(schema.tables).values(row))
    connection.execute(insert(schema.log), rows)
    named.keep(connection, table.id, named.guests_in(each.entry for each in opening))
    _keep_seated(connection, table)
    if table.phase == "over":
        _keep_results(connection, table)


def append(connection: Connection, writing: Writing, row: Row) -> None:
    """Write an entry, and what it changes in the index."""
    connection.execute(insert(schema.log).values(row))
    table = writing.table
    if table.phase != writing.before or isinstance(writing.entry, Configured):
        where = schema.tables.c.id == table.id
        newest = {"phase": table.phase, "listed": table.opening.listed}
        connection.execute(update(schema.tables).where(where).values(newest))
    if not isinstance(writing.entry, Moved | Ticked):
        named.keep(connection, table.id, named.guests_in([writing.entry]))
        _keep_seated(connection, table)
    elif table.phase == "over":
        _keep_results(connection, table)


def changes_index(writing: Writing) -> bool:
    """Return whether an entry changes more than the log: moves and ticks alone seat nobody."""
    return writing.table.phase != writing.before or not isinstance(writing.entry, Moved | Ticked)


def _keep_seated(connection: Connection, table: Table) -> None:
    connection.execute(delete(schema.seated).where(schema.seated.c.table == table.id))
    rows = [{"guest": guest, "table": table.id} for guest in companions.owners(table.guests)]
    if rows:
        connection.execute(insert(schema.seated), rows)


def _keep_results(connection: Connection, table: Table) -> None:
    personal_bests.keep(connection, table)
    history.keep(connection, table)
    daily_results.keep(connection, table)
    solved_puzzles.keep(connection, table)


def row_for(writing: Writing) -> Row:
    """Return the row of an entry to write."""
    table = writing.table
    return row_of(table.id, table.n, table.at, writing.entry)


def public(table: Table) -> tuple[str, ...]:
    """Return the table if the lobby shows it."""
    return (table.id,) if table.opening.listed else ()


def listed(
    connection: Connection, phases: Sequence[Phase], since: int, most: int
) -> dict[Phase, list[str]]:
    """Find public tables by phase, newest first, with one query."""
    column = schema.tables.c
    each = [
        select(column.id, column.phase, column.opened)
        .where(column.listed.is_(True), column.phase == phase, column.opened >= since)
        .order_by(column.opened.desc())
        .limit(most)
        .subquery()
        for phase in phases
    ]
    both = union_all(*(select(part.c.id, part.c.phase, part.c.opened) for part in each))
    found: dict[Phase, list[str]] = {phase: [] for phase in phases}
    for table_id, phase, _ in connection.execute(both.order_by(both.selected_columns[2].desc())):
        found[phase].append(table_id)
    return found
