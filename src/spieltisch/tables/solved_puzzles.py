"""Which puzzles a guest has solved, how often and how fast."""

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from spieltisch.core.setup import Millis
from spieltisch.tables import schema

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
    """Where the best run was played; None if it was not played at a table."""
    count: int
    """How often it was solved."""
    first: int
    """When it was first solved, in milliseconds since 1970, UTC."""
    last: int
    """When it was last solved."""


async def note(
    connection: AsyncConnection,
    guest: str,
    game: str,
    puzzle: str,
    took: Millis,
    at: int,
    table: str | None = None,
) -> SolvedPuzzle:
    """Note that a guest solved a puzzle; the best run is kept."""
    where = (rows.guest == guest) & (rows.game == game) & (rows.puzzle == puzzle)
    known = (await connection.execute(select(schema.solved).where(where))).mappings().first()
    if known is None:
        new = SolvedPuzzle(guest, game, puzzle, took, table, 1, at, at)
        await connection.execute(insert(schema.solved).values(msgspec.structs.asdict(new)))
        return new
    before = SolvedPuzzle(**known)
    new = msgspec.structs.replace(
        before,
        best=min(before.best, took),
        table=table if took < before.best else before.table,
        count=before.count + 1,
        first=min(before.first, at),
        last=max(before.last, at),
    )
    values = msgspec.structs.asdict(new)
    await connection.execute(update(schema.solved).where(where).values(values))
    return new


async def of_guest(
    connection: AsyncConnection, guest: str, game: str | None = None
) -> list[SolvedPuzzle]:
    """List the puzzles that a guest has solved, the last one first."""
    query = select(schema.solved).where(rows.guest == guest)
    if game is not None:
        query = query.where(rows.game == game)
    query = query.order_by(rows.last.desc(), rows.puzzle)
    return [SolvedPuzzle(**row) for row in (await connection.execute(query)).mappings()]
