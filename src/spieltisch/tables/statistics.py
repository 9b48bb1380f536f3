"""A guest's statistics, computed from their results."""

from collections.abc import Mapping, Sequence

import msgspec

from spieltisch.core.setup import Millis
from spieltisch.games.registry import game_named
from spieltisch.tables import personal_bests
from spieltisch.tables.history import Result
from spieltisch.tables.ratings import Pool, Rated

MOST_POINTS = 200
"""The most points in a course; longer ones are thinned out."""
MOST_OPPONENTS = 30


class Point(msgspec.Struct, frozen=True):
    """A point of a course: a time, and the value at that time."""

    ended: int
    value: int


class Opponent(msgspec.Struct, frozen=True):
    """An opponent: how often a guest has played against them, and won."""

    name: str | None
    """A person's name; none for a bot."""
    level: str | None
    """A bot's level; none for a person."""
    games: int
    wins: int


class Share(msgspec.Struct, frozen=True):
    """How many games, and how many of them were won."""

    games: int
    wins: int


class RecordCourse(msgspec.Struct, frozen=True):
    """A personal record in a game played alone, and its history."""

    kind: str
    value: int
    more_is_better: bool
    table: str
    course: tuple[Point, ...]
    """Each time it was broken, oldest first."""


class Rating(msgspec.Struct, frozen=True):
    """A rating, and its course."""

    pool: Pool
    rating: int
    margin: int
    games: int
    course: tuple[Point, ...]


class GameStatistics(msgspec.Struct, frozen=True):
    """How a guest is doing in one game."""

    game: str
    games: int
    """All finished games."""
    together: int
    """Finished games with others at the table, which one can win."""
    wins: int
    with_people: Share
    """Games in which another person was seated at the end."""
    with_bots: Share
    """Games in which all others were bots."""
    average_score: float | None
    """In games with others."""
    average_round: float | None
    """The average score divided by the game's rounds."""
    average_length: Millis | None
    """Without puzzles; none if there were no others."""
    accuracy: float | None
    """The mean of the reviewed games, 0 to 1."""
    reviewed: int
    opponents: tuple[Opponent, ...]
    """The most frequent first."""
    records: tuple[RecordCourse, ...]
    ratings: tuple[Rating, ...]


def statistics(
    results: Sequence[Result],
    at_tables: Mapping[str, Sequence[Result]],
    courses: Mapping[tuple[str, Pool], Sequence[Rated]],
) -> list[GameStatistics]:
    """Compute a guest's statistics from all their results, oldest first; the most played game comes first."""
    games = {each.game for each in results}
    made = [_of_game(game, results, at_tables, courses) for game in sorted(games)]
    return sorted(made, key=lambda each: -each.games)


def _of_game(
    game: str,
    results: Sequence[Result],
    at_tables: Mapping[str, Sequence[Result]],
    courses: Mapping[tuple[str, Pool], Sequence[Rated]],
) -> GameStatistics:
    mine = [each for each in results if each.game == game]
    together = [each for each in mine if each.players > 1]
    length = _mean([each.length for each in mine if not each.is_puzzle])
    reviewed = [each.accuracy for each in mine if each.accuracy is not None]
    records = personal_bests.course(mine)
    average_score = _mean([each.score for each in together])
    return GameStatistics(
        game=game,
        games=len(mine),
        together=len(together),
        wins=sum(each.place == 1 for each in together),
        with_people=_share(together, at_tables, has_people=True),
        with_bots=_share(together, at_tables, has_people=False),
        average_score=average_score,
        average_round=None if average_score is None else average_score / game_named(game).rounds,
        average_length=None if length is None else round(length),
        accuracy=_mean(reviewed),
        reviewed=len(reviewed),
        opponents=_opponents(together, at_tables),
        records=tuple(_record(kind, course) for (_, kind), course in records.items()),
        ratings=tuple(
            _rating(pool, course) for (of, pool), course in courses.items() if of == game
        ),
    )


def _share(
    together: Sequence[Result], at_tables: Mapping[str, Sequence[Result]], *, has_people: bool
) -> Share:
    def met_people(mine: Result) -> bool:
        others = (each for each in at_tables.get(mine.table, ()) if each.seat != mine.seat)
        return any(each.bot is None for each in others)

    some = [mine for mine in together if met_people(mine) == has_people]
    return Share(len(some), sum(mine.place == 1 for mine in some))


def _opponents(
    together: Sequence[Result], at_tables: Mapping[str, Sequence[Result]]
) -> tuple[Opponent, ...]:
    met: dict[tuple[str | None, str | None], list[bool]] = {}
    for mine in together:
        others = [each for each in at_tables.get(mine.table, ()) if each.seat != mine.seat]
        for who in {(each.name, each.bot if each.name is None else None) for each in others}:
            met.setdefault(who, []).append(mine.place == 1)
    found = [Opponent(name, level, len(won), sum(won)) for (name, level), won in met.items()]
    found.sort(key=lambda each: (-each.games, each.name or "", each.level or ""))
    return tuple(found[:MOST_OPPONENTS])


def _record(kind: str, course: Sequence[Result]) -> RecordCourse:
    last = course[-1]
    points = tuple(Point(each.ended, each.value or 0) for each in course)
    return RecordCourse(
        kind, last.value or 0, bool(last.more_is_better), last.table, thinned(points)
    )


def _rating(pool: Pool, course: Sequence[Rated]) -> Rating:
    last = course[-1]
    points = tuple(Point(each.ended, each.shown) for each in course)
    return Rating(pool, last.shown, last.margin, len(course), thinned(points))


def thinned(points: Sequence[Point]) -> tuple[Point, ...]:
    """Thin out points evenly if there are too many; keep the first and the last."""
    if len(points) <= MOST_POINTS:
        return tuple(points)
    last = len(points) - 1
    chosen = (round(each * last / (MOST_POINTS - 1)) for each in range(MOST_POINTS))
    return tuple(points[each] for each in chosen)


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
