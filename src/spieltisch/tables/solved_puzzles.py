"""Which puzzles a guest has solved, how often and how fast."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from spieltisch.core.setup import Millis
from spieltisch.tables import schema
from spieltisch.tables.history import counted_achievement, results_of
from spieltisch.tables.table import Table

rows = schema.solved.c


class SolvedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle that a guest has solved."""

    guest: str
    game: str
    puzzle: str
    """The puzzle's name, as the game gives it."""
    best: Millis
    """The shortest time."""
    table: str | None
    """The table of the best run; None if it was not played at a table."""
    count: int
    """How often it was solved."""
    first: int
    """When it was first solved, in milliseconds since 1970, UTC."""
    last: int
    """When it was last solved."""


def keep(connection: Connection, table: Table) -> None:
    """Note the single puzzle that a lone player solved at a finished table, if it counts."""
    achieved = counted_achievement(table)
    if achieved is None or achieved.puzzle is None:
        return
    for result in results_of(table):
        if result.guest is not None:
            game, took = result.game, achieved.value
            note(connection, result.guest, game, achieved.puzzle, took, result.ended, table.id)


def note(
    connection: Connection,
    guest: str,
    game: str,
    puzzle: str,
    took: Millis,
    at: int,
    table: str | None = None,
) -> SolvedPuzzle:
    """Note that a guest solved a puzzle, and keep their best run."""
    return add(connection, SolvedPuzzle(guest, game, puzzle, took, table, 1, at, at))


def add(connection: Connection, new: SolvedPuzzle) -> SolvedPuzzle:
    """Add runs to those already known, and return the total."""
    where = (rows.guest == new.guest) & (rows.game == new.game) & (rows.puzzle == new.puzzle)
    known = (connection.execute(select(schema.solved).where(where))).mappings().first()
    both = new if known is None else _together(SolvedPuzzle(**known), new)
    connection.execute(delete(schema.solved).where(where))
    connection.execute(insert(schema.solved).values(msgspec.structs.asdict(both)))
    return both


def _together(before: SolvedPuzzle, new: SolvedPuzzle) -> SolvedPuzzle:
    return msgspec.structs.replace(
        before,
        best=min(before.best, new.best),
        table=new.table if new.best < before.best else before.table,
        count=before.count + new.count,
        first=min(before.first, new.first),
        last=max(before.last, new.last),
    )


def of_guest(connection: Connection, guest: str, game: str | None = None) -> list[SolvedPuzzle]:
    """List the puzzles that a guest has solved, most recently solved first."""
    query = select(schema.solved).where(rows.guest == guest)
    if game is not None:
        query = query.where(rows.game == game)
    query = query.order_by(rows.last.desc(), rows.puzzle)
    return [SolvedPuzzle(**row) for row in (connection.execute(query)).mappings()]
