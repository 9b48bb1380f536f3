"""A guest's finished games, how they are doing, and the leaderboards."""

from typing import Annotated

from litestar import get
from litestar.params import FromQuery, QueryParameter

from spieltisch.core.errors import Refused
from spieltisch.games.registry import GAMES
from spieltisch.server.messages_of_me import (
    History,
    Leaderboards,
    MyStatistics,
    PlayedGame,
    PlayedSeat,
)
from spieltisch.server.services import Injected, Web, guest, visitor
from spieltisch.tables import history
from spieltisch.tables.history import Filter, Moment, Result
from spieltisch.tables.openings import can_be_id
from spieltisch.tables.statistics import statistics

USUAL_PAGE = 20
MOST_ON_A_PAGE = 100
LONGEST_WORD = 60
COMPANY = ("alone", "bots", "people", "puzzles", "daily")


@get("/api/me/games")
async def get_games_of_me(
    services: Injected,
    request: Web,
    game: FromQuery[str | None] = None,
    company: Annotated[str | None, QueryParameter(name="with")] = None,
    before: FromQuery[str | None] = None,
    most: FromQuery[int] = USUAL_PAGE,
) -> History:
    """List the guest's finished games, newest first, by game and company."""
    you = guest(services, request)
    if not 1 <= most <= MOST_ON_A_PAGE:
        raise _bad("most", f"Ask for 1 to {MOST_ON_A_PAGE} games at once.")
    wanted, moment = _filter(game, company), _moment(before)
    mine = await services.store.query(history.games_of, you, wanted, most + 1, moment)
    seats = await services.store.query(history.results_at, [each.table for each in mine[:most]])
    shown = tuple(_played(each, seats[each.table]) for each in mine[:most])
    last = mine[most - 1] if len(mine) > most else None
    return History(shown, None if last is None else f"{last.ended}-{last.table}")


@get("/api/me/statistics")
async def get_statistics(services: Injected, request: Web) -> MyStatistics:
    """Return how the guest is doing in each game."""
    you = guest(services, request)
    mine = await services.store.query(history.all_of, you)
    seats = await services.store.query(history.results_beside, you)
    return MyStatistics(tuple(statistics(mine, seats, await services.ratings.of(you))))


@get("/api/leaderboards")
async def get_leaderboards(services: Injected, request: Web) -> Leaderboards:
    """Show the leaderboards: best ratings, records, and who plays most."""
    you = visitor(services, request)
    return await services.leaderboards.seen_by(you)


def _filter(game: str | None, company: str | None) -> Filter:
    if game is not None and game not in GAMES:
        raise _bad("game", "There is no such game.")
    if company is None or company in COMPANY:
        return Filter(game, company)
    kind, _, word = company.partition(":")
    if kind not in {"name", "level"} or not 0 < len(word) <= LONGEST_WORD or "\0" in word:
        raise _bad("with", "Ask for alone, bots, people, puzzles, daily, name:… or level:….")
    return Filter(game, name=word) if kind == "name" else Filter(game, level=word)


def _moment(before: str | None) -> Moment | None:
    if before is None:
        return None
    ended, _, table = before.partition("-")
    if not (ended.isascii() and ended.isdigit() and len(ended) <= 15 and can_be_id(table)):
        raise _bad("before", "Take `before` from the page of games before this one.")
    return int(ended), table


def _bad(name: str, why: str) -> Refused:
    return Refused("bad_filter", why, filter=name)


def _played(mine: Result, seats: list[Result]) -> PlayedGame:
    return PlayedGame(
        table=mine.table,
        game=mine.game,
        you=mine.seat,
        seats=tuple(PlayedSeat(each.name, each.bot, each.place, each.score) for each in seats),
        ended=mine.ended,
        length=mine.length,
        counts=mine.counts,
        accuracy=mine.accuracy,
        value=mine.value,
        kind=mine.kind,
        puzzle=mine.puzzle or None,
        day=mine.day,
        daily=mine.daily,
    )


HANDLERS = (get_games_of_me, get_statistics, get_leaderboards)
