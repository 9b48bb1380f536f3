"""Results of the puzzles of the day: an index of the logs, updated as such games end."""

import msgspec
from sqlalchemy import Connection, Select, delete, insert, select

from spieltisch.core.outcome import Achievement
from spieltisch.core.setup import Seat
from spieltisch.tables import schema
from spieltisch.tables.entries import Daily
from spieltisch.tables.history import results_of
from spieltisch.tables.table import Table

rows = schema.daily.c


class DailyResult(msgspec.Struct, frozen=True):
    """A guest's best result at a puzzle of the day."""

    guest: str
    day: str
    """As in `2026-11-18`."""
    game: str
    kind: str
    """The puzzle's kind, as the game names it."""
    value: int
    more_is_better: bool
    table: str
    ended: int
    """When, in milliseconds since 1970, UTC."""
    first: int
    """When the guest first finished it, whatever the result."""
    offline: bool
    """Whether it was played offline, so that its time is only what the player's device says."""


def keep(connection: Connection, table: Table) -> None:
    """Keep what each guest achieved at a finished puzzle of the day, unless they have done better before."""
    origin = table.opening.origin
    if not isinstance(origin, Daily):
        return
    for result in results_of(table):
        achieved = achievement_of(table, result.seat)
        if result.guest is None or not achieved.counts:
            continue
        new = DailyResult(
            guest=result.guest,
            day=origin.day,
            game=result.game,
            kind=origin.kind,
            value=achieved.value,
            more_is_better=achieved.more_is_better,
            table=table.id,
            ended=result.ended,
            first=result.ended,
            offline=table.opening.is_offline,
        )
        keep_best(connection, new)


def achievement_of(table: Table, seat: Seat) -> Achievement:
    """Return what a seat achieved at a finished table: the lone player's achievement, or else the score."""
    alone: Achievement | None = table.game.achievement(table.state)
    if alone is not None:
        return alone
    score = 0 if table.outcome is None else table.outcome.scores[seat]
    return Achievement("score", score, more_is_better=True, counts=True)


def on_day(connection: Connection, day: str) -> list[DailyResult]:
    """List everybody's results of a day by puzzle, best first; of equal results the earlier comes first."""
    found = _results(connection, select(schema.daily).where(rows.day == day))
    return sorted(found, key=lambda each: (each.game, each.kind, _rank(each), each.ended))


def names_on(connection: Connection, day: str) -> dict[str, str]:
    """Return the names of the guests with results of a day."""
    of = schema.guests.c
    query = select(of.id, of.name).where(of.id.in_(select(rows.guest).where(rows.day == day)))
    return {str(guest): str(name) for guest, name in connection.execute(query)}


def of_guest(connection: Connection, guest: str) -> list[DailyResult]:
    """List a guest's results, the newest day first."""
    query = select(schema.daily).where(rows.guest == guest)
    return _results(connection, query.order_by(rows.day.desc(), rows.game, rows.kind))


def keep_best(connection: Connection, new: DailyResult) -> None:
    """Keep a result unless the guest already has one as good; any online result beats an offline one."""
    key = {"guest": new.guest, "day": new.day, "game": new.game, "kind": new.kind}
    where = [rows[name] == value for name, value in key.items()]
    before = _results(connection, select(schema.daily).where(*where))
    best = min([*before, new], key=lambda each: (each.offline, _rank(each)))
    kept = msgspec.structs.replace(best, first=min(each.first for each in [*before, new]))
    if [kept] != before:
        connection.execute(delete(schema.daily).where(*where))
        connection.execute(insert(schema.daily).values(msgspec.structs.asdict(kept)))


def _results(connection: Connection, query: Select[tuple[object, ...]]) -> list[DailyResult]:
    return [DailyResult(**row) for row in (connection.execute(query)).mappings()]


def _rank(result: DailyResult) -> int:
    return -result.value if result.more_is_better else result.value
