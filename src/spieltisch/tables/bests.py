"""The best that each guest achieved alone: an index of the logs, kept as games end."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from spieltisch.tables import schema
from spieltisch.tables.table import Table


class Best(msgspec.Struct, frozen=True):
    """A guest's record."""

    game: str
    kind: str
    """What was achieved, in short words of the game."""
    value: int
    before: int | None
    """The record that it broke; none where it is the first."""
    table: str
    """Where it was set."""


async def keep(connection: AsyncConnection, table: Table) -> None:
    """Keep what was achieved at a table that is over, where it is a record."""
    feat = None if table.phase != "over" else table.game.feat(table.state)
    if feat is None or not feat.counts or len(table.guests) != 1:
        return
    guest, game = table.guests[0], table.opened.opened
    of = schema.bests.c
    where = (of.guest == guest) & (of.game == game) & (of.kind == feat.kind)
    before = (await connection.execute(select(of.value).where(where))).scalar_one_or_none()
    if before is not None and not feat.beats(before):
        return
    row = {"guest": guest, "game": game, "kind": feat.kind, "value": feat.value}
    await connection.execute(delete(schema.bests).where(where))
    await connection.execute(insert(schema.bests).values(**row, before=before, table=table.id))


async def bests_of(connection: AsyncConnection, guest: str) -> list[Best]:
    """List a guest's records."""
    of = schema.bests.c
    query = (
        select(of.game, of.kind, of.value, of.before, of.table)
        .where(of.guest == guest)
        .order_by(of.game, of.kind)
    )
    return [Best(*row) for row in (await connection.execute(query)).all()]
