"""Each guest's personal bests in games played alone: an index of the logs, updated as games end."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select

from spieltisch.tables import schema
from spieltisch.tables.history import Result, achievement_at, is_better
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
    """The value that it beat; none if it is the first one."""
    table: str
    """The table where it was set."""


def keep(connection: Connection, table: Table) -> None:
    """Keep the achievement at a finished table if it is a personal best."""
    achievement = achievement_at(table)
    if achievement is None:
        return
    guest, game = table.guests[0], table.opening.game
    of = schema.bests.c
    where = (of.guest == guest) & (of.game == game) & (of.kind == achievement.kind)
    before = (connection.execute(select(of.value).where(where))).scalar_one_or_none()
    if before is not None and not achievement.beats(before):
        return
    row = {"guest": guest, "game": game, "kind": achievement.kind, "value": achievement.value}
    connection.execute(delete(schema.bests).where(where))
    connection.execute(insert(schema.bests).values(**row, before=before, table=table.id))


def all_of(connection: Connection, guest: str) -> list[PersonalBest]:
    """List a guest's personal bests."""
    of = schema.bests.c
    query = (
        select(of.game, of.kind, of.value, of.before, of.table)
        .where(of.guest == guest)
        .order_by(of.game, of.kind)
    )
    return [PersonalBest(*row) for row in (connection.execute(query)).all()]


def course(results: Iterable[Result]) -> dict[tuple[str, str], list[Result]]:
    """Return the results that were records when they were set, by game and kind, oldest first."""
    records: dict[tuple[str, str], list[Result]] = {}
    for each in results:
        if each.kind is None or each.value is None:
            continue
        known = records.setdefault((each.game, each.kind), [])
        if not known or is_better(each, known[-1]):
            known.append(each)
    return records


def rebuild(connection: Connection, guest: str, results: Iterable[Result]) -> None:
    """Rebuild a guest's personal bests from all their results, oldest first."""
    for (game, kind), records in course(results).items():
        of = schema.bests.c
        where = (of.guest == guest) & (of.game == game) & (of.kind == kind)
        connection.execute(delete(schema.bests).where(where))
        row = {"guest": guest, "game": game, "kind": kind, "table": records[-1].table}
        before = records[-2].value if len(records) > 1 else None
        value = {"value": records[-1].value, "before": before}
        connection.execute(insert(schema.bests).values(**row, **value))
