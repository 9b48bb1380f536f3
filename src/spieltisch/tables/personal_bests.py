"""Each guest's personal bests in games played alone: an index of the logs, updated as games end."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from spieltisch.tables import schema
from spieltisch.tables.table import Table


class PersonalBest(msgspec.Struct, frozen=True):
    """A guest's best result in one kind of game played alone.

    `{"game": "ubongo3d", "kind": "record-5-A", "value": 81500, "before": null, "table": "k7…"}`
    """

    game: str
    kind: str
    """The kind of achievement, as the game names it."""
    value: int
    before: int | None
    """The value that it beat; none if it is the first."""
    table: str
    """Where it was set."""


async def keep(connection: AsyncConnection, table: Table) -> None:
    """Keep the achievement at a finished table if it is a personal best."""
    achievement = None if table.phase != "over" else table.game.achievement(table.state)
    if achievement is None or not achievement.counts or len(table.guests) != 1:
        return
    guest, game = table.guests[0], table.opening.game
    of = schema.bests.c
    where = (of.guest == guest) & (of.game == game) & (of.kind == achievement.kind)
    before = (await connection.execute(select(of.value).where(where))).scalar_one_or_none()
    if before is not None and not achievement.beats(before):
        return
    row = {"guest": guest, "game": game, "kind": achievement.kind, "value": achievement.value}
    await connection.execute(delete(schema.bests).where(where))
    await connection.execute(insert(schema.bests).values(**row, before=before, table=table.id))


async def personal_bests_of(connection: AsyncConnection, guest: str) -> list[PersonalBest]:
    """List a guest's personal bests."""
    of = schema.bests.c
    query = (
        select(of.game, of.kind, of.value, of.before, of.table)
        .where(of.guest == guest)
        .order_by(of.game, of.kind)
    )
    return [PersonalBest(*row) for row in (await connection.execute(query)).all()]
