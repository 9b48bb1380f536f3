"""Results of finished games: an index of the logs, with a row for each seat of each game."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, exists, func, insert, or_, select, tuple_, update

from spieltisch.core.outcome import Achievement
from spieltisch.core.review import adviser
from spieltisch.core.setup import Millis, Seat
from spieltisch.tables import companions, schema
from spieltisch.tables.entries import Again, Daily
from spieltisch.tables.places import Place
from spieltisch.tables.table import Table

rows = schema.results.c


class Result(msgspec.Struct, frozen=True):
    """A seat's result in a finished game, and who held the seat at the end."""

    table: str
    seat: Seat
    guest: str | None
    """None for a bot or a companion."""
    bot: str | None
    """The bot's level, if a bot held the seat at the end."""
    name: str | None
    """The person's name, even if they left and a bot took over; None if a bot had the seat from the start."""
    game: str
    players: int
    place: int
    score: int
    ended: int
    """When, in milliseconds since 1970, UTC."""
    length: Millis
    """The time from the first move to the end."""
    counts: bool
    """Whether it counts for ratings: the deal was drawn for this table, hints were off, and
    everybody played on a device of their own."""
    kind: str | None = None
    """The kind of the lone player's achievement, if it can be a record."""
    value: int | None = None
    """What a lone player achieved, in the unit of `kind`; milliseconds if it cannot be a record."""
    more_is_better: bool | None = None
    accuracy: float | None = None
    """From a review: how close the seat's moves came to the best ones, from 0 to 1."""
    puzzle: str | None = None
    """The name of the single puzzle; empty if it was none, None if an earlier version wrote this."""
    day: str | None = None
    """The day, as in `2026-11-18`, if it was a puzzle of the day."""
    daily: str | None = None
    """Which of the day's puzzles it was."""

    @property
    def is_puzzle(self) -> bool:
        """Whether it was a puzzle, played alone, rather than a game."""
        return self.players == 1 and bool(self.puzzle or self.day)


class Filter(msgspec.Struct, frozen=True):
    """Which of a guest's games to list; a field that is None does not filter."""

    game: str | None = None
    company: str | None = None
    """`alone`, `people` (another person was seated at the end), `bots` (all others were bots), `puzzles`
    (single ones), or `daily` (the puzzles of the day)."""
    name: str | None = None
    """The name of another person at the table."""
    level: str | None = None
    """The level of a bot at the table."""


Moment = tuple[int, str]
"""When a game ended, and its table: a position in the history."""


def results_of(table: Table) -> list[Result]:
    """Return the results at a table, one for each seat; none before the game is over."""
    outcome, made = table.outcome, table.opening
    if outcome is None:
        return []
    end = max(table.turned, table.acted or 0)
    achieved, record = _time_or_record(table), achievement_at(table)
    alone: Achievement | None = table.game.achievement(table.state) if made.players == 1 else None
    daily = made.origin if isinstance(made.origin, Daily) else None
    began = table.moves[0].at if table.moves else end
    is_drawn = made.origin is None and adviser(table.game, made.options) is None
    counts = is_drawn and not any(_is_companion(place) for place in table.places)
    return [
        Result(
            table=table.id,
            seat=seat,
            guest=None if _is_companion(place) else place.guest,
            bot=place.bot,
            name=place.name,
            game=made.game,
            players=made.players,
            place=outcome.places[seat],
            score=outcome.scores[seat],
            ended=made.when + end,
            length=end - began,
            counts=counts,
            kind=None if record is None else record.kind,
            value=None if achieved is None else achieved.value,
            more_is_better=None if achieved is None else achieved.more_is_better,
            puzzle="" if alone is None else alone.puzzle or "",
            day=None if daily is None else daily.day,
            daily=None if daily is None else daily.kind,
        )
        for seat, place in enumerate(table.places)
    ]


def _is_companion(place: Place) -> bool:
    return place.guest is not None and companions.number_of(place.guest) is not None


def achievement_at(table: Table) -> Achievement | None:
    """Return what a lone player achieved at a finished table, if it can be a record.

    Single puzzles belong to `solved_puzzles`: there are too many of them for a list of records. A game played
    offline cannot be a record either: records are public, and only the player's own clock measured its time.
    """
    achieved = None if table.opening.is_offline else counted_achievement(table)
    return achieved if achieved is not None and achieved.puzzle is None else None


def _time_or_record(table: Table) -> Achievement | None:
    """Return what a lone player achieved at a finished table: a record or a time, if there is one."""
    achieved = counted_achievement(table)
    is_time = achieved is not None and not achieved.more_is_better
    return achieved if is_time else achievement_at(table)


def counted_achievement(table: Table) -> Achievement | None:
    """Return what a lone player achieved at a finished table, if it counts.

    When a finished game is played again, nothing counts: its solutions are known.
    """
    is_again = isinstance(table.opening.origin, Again)
    if table.phase != "over" or len(table.guests) != 1 or is_again:
        return None
    achieved: Achievement | None = table.game.achievement(table.state)
    return achieved if achieved is not None and achieved.counts else None


def keep(connection: Connection, table: Table) -> None:
    """Write the results at a table that is over."""
    found = results_of(table)
    if found:
        connection.execute(delete(schema.results).where(rows.table == table.id))
        connection.execute(insert(schema.results), [_row(each) for each in found])


def not_indexed(connection: Connection, most: int) -> list[str]:
    """List finished tables that have no results yet, newest first."""
    of = schema.tables.c
    known = exists().where(rows.table == of.id)
    query = select(of.id).where(of.phase == "over", ~known).order_by(of.opened.desc()).limit(most)
    return list((connection.execute(query)).scalars())


def incomplete(connection: Connection, most: int) -> list[str]:
    """List finished tables whose results do not say yet which puzzle was played, newest first."""
    of = schema.tables.c
    may_be_puzzle = or_(rows.players == 1, rows.table.in_(select(schema.daily.c.table)))
    unknown = exists().where(rows.table == of.id, rows.puzzle.is_(None), may_be_puzzle)
    query = select(of.id).where(of.phase == "over", unknown).order_by(of.opened.desc()).limit(most)
    return list((connection.execute(query)).scalars())


def complete(connection: Connection, table: Table) -> None:
    """Add to the results at a table what an earlier version did not store."""
    new = ("value", "more_is_better", "puzzle", "day", "daily")
    for each in results_of(table):
        where = (rows.table == each.table) & (rows.seat == each.seat)
        values = {name: getattr(each, name) for name in new}
        connection.execute(update(schema.results).where(where).values(values))


def games_of(
    connection: Connection,
    guest: str,
    wanted: Filter,
    most: int,
    before: Moment | None = None,
) -> list[Result]:
    """List a guest's own results, newest first."""
    query = select(schema.results).where(rows.guest == guest, *_conditions(wanted))
    if before is not None:
        query = query.where(tuple_(rows.ended, rows.table) < tuple_(*before))
    query = query.order_by(rows.ended.desc(), rows.table.desc()).limit(most)
    return _results(connection, query)


def has_results(connection: Connection, guest: str) -> bool:
    """Return whether a guest has finished any game."""
    return bool(connection.execute(select(exists().where(rows.guest == guest))).scalar_one())


def results_at(connection: Connection, tables: Iterable[str]) -> dict[str, list[Result]]:
    """Return everybody's results at some tables, by table, in seat order."""
    query = select(schema.results).where(rows.table.in_(list(tables))).order_by(rows.seat)
    return _by_table(connection, query)


def all_of(connection: Connection, guest: str) -> list[Result]:
    """List all of a guest's results, oldest first."""
    query = select(schema.results).where(rows.guest == guest)
    return _results(connection, query.order_by(rows.ended, rows.table))


def results_beside(connection: Connection, guest: str) -> dict[str, list[Result]]:
    """Return everybody's results at all tables of a guest, by table."""
    mine = select(rows.table).where(rows.guest == guest)
    query = select(schema.results).where(rows.table.in_(mine)).order_by(rows.table, rows.seat)
    return _by_table(connection, query)


def records(connection: Connection) -> list[Result]:
    """List all results of lone players that can be records, oldest first."""
    query = select(schema.results).where(rows.kind.is_not(None), rows.guest.is_not(None))
    return _results(connection, query.order_by(rows.ended, rows.table))


def games_by_guest(connection: Connection) -> list[tuple[str, int]]:
    """Count the finished games of every guest, highest count first; puzzles are not games."""
    games = func.count().label("games")
    is_game = or_(rows.players > 1, (func.coalesce(rows.puzzle, "") == "") & rows.day.is_(None))
    query = select(rows.guest, games).where(rows.guest.is_not(None), is_game).group_by(rows.guest)
    return [(str(who), n) for who, n in connection.execute(query.order_by(games.desc()))]


def is_better(result: Result, other: Result) -> bool:
    """Return whether a lone player's result beats another of the same kind."""
    value, before = result.value or 0, other.value or 0
    return value > before if result.more_is_better else value < before


def all_after(connection: Connection, after: Moment | None) -> list[Result]:
    """List all results of games that count, oldest first, optionally only those after a moment."""
    query = select(schema.results).where(rows.counts.is_(True))
    if after is not None:
        query = query.where(tuple_(rows.ended, rows.table) > tuple_(*after))
    return _results(connection, query.order_by(rows.ended, rows.table, rows.seat))


def count_until(connection: Connection, moment: Moment) -> int:
    """Count the results of games that count and that ended no later than a moment."""
    query = select(func.count()).where(
        rows.counts.is_(True), tuple_(rows.ended, rows.table) <= tuple_(*moment)
    )
    return int((connection.execute(query)).scalar_one())


def note_accuracies(connection: Connection, table: str, accuracies: Sequence[float | None]) -> None:
    """Store how accurately each seat played, as computed by a review."""
    for seat, accuracy in enumerate(accuracies):
        where = (rows.table == table) & (rows.seat == seat)
        connection.execute(update(schema.results).where(where).values(accuracy=accuracy))


def _conditions(wanted: Filter) -> list[Any]:
    other = schema.results.alias("other").c
    at_table = (other.table == rows.table) & (other.seat != rows.seat)
    someone = exists().where(at_table, other.bot.is_(None))
    conditions: list[Any] = [] if wanted.game is None else [rows.game == wanted.game]
    if wanted.company == "alone":
        conditions.append(rows.players == 1)
    elif wanted.company == "people":
        conditions.append(someone)
    elif wanted.company == "bots":
        conditions += [rows.players > 1, ~someone]
    elif wanted.company == "puzzles":
        conditions += [rows.puzzle != "", rows.day.is_(None)]
    elif wanted.company == "daily":
        conditions.append(rows.day.is_not(None))
    if wanted.name is not None:
        conditions.append(exists().where(at_table, other.name == wanted.name))
    if wanted.level is not None:
        by_bot = (other.bot == wanted.level) & other.name.is_(None)
        conditions.append(exists().where(at_table, by_bot))
    return conditions


def _by_table(connection: Connection, query: Any) -> dict[str, list[Result]]:
    found: dict[str, list[Result]] = {}
    for each in _results(connection, query):
        found.setdefault(each.table, []).append(each)
    return found


def _results(connection: Connection, query: Any) -> list[Result]:
    return [Result(**row) for row in (connection.execute(query)).mappings()]


def _row(result: Result) -> dict[str, Any]:
    return msgspec.structs.asdict(result)
