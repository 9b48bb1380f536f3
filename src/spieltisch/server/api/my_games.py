"""A guest's finished games, how they are doing, and the board of the house."""

from typing import Annotated

from litestar import get
from litestar.params import FromQuery, QueryParameter

from spieltisch.core.errors import Refused
from spieltisch.games.registry import GAMES
from spieltisch.server.messages_of_me import (
    History,
    House,
    HouseRating,
    HouseRecord,
    HouseRegular,
    MyStatistics,
    PlayedGame,
    PlayedSeat,
)
from spieltisch.server.services import Injected, Services, Web, guest, visitor
from spieltisch.tables import history, ratings
from spieltisch.tables.history import Filter, Moment, Result
from spieltisch.tables.statistics import statistics

USUAL_PAGE = 20
MOST_ON_A_PAGE = 100
LONGEST_WORD = 60
COMPANY = ("alone", "bots", "people")
MOST_ON_A_BOARD = 10
FEWEST_RATED = 3
"""With fewer games a rating says too little for the board."""


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
    """Say how the guest is doing in each game."""
    you = guest(services, request)
    mine = await services.store.query(history.all_of, you)
    seats = await services.store.query(history.results_beside, you)
    return MyStatistics(tuple(statistics(mine, seats, await services.ratings.of(you))))


@get("/api/house")
async def get_house(services: Injected, request: Web) -> House:
    """Show the board of the house: best ratings, records, and who plays most."""
    you = visitor(services, request)
    names = await services.store.names()
    boards = ratings.best(await services.ratings.all())
    return House(
        ratings=tuple(_board(boards, names, you)),
        records=await _records(services, names, you),
        regulars=await _regulars(services, names, you),
    )


def _filter(game: str | None, company: str | None) -> Filter:
    if game is not None and game not in GAMES:
        raise _bad("game", "There is no such game.")
    if company is None or company in COMPANY:
        return Filter(game, company)
    kind, _, word = company.partition(":")
    if kind not in {"name", "level"} or not 0 < len(word) <= LONGEST_WORD:
        raise _bad("with", "Ask for alone, bots, people, name:… or level:….")
    return Filter(game, name=word) if kind == "name" else Filter(game, level=word)


def _moment(before: str | None) -> Moment | None:
    if before is None:
        return None
    ended, _, table = before.partition("-")
    if not (ended.isascii() and ended.isdigit() and len(ended) <= 15 and 0 < len(table) <= 16):
        raise _bad("before", "Take `before` from the page that comes first.")
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
    )


def _board(
    boards: dict[tuple[str, ratings.Pool], list[tuple[str, ratings.Rated, int]]],
    names: dict[str, str],
    you: str | None,
) -> list[HouseRating]:
    shown: list[HouseRating] = []
    for (game, pool), board in sorted(boards.items()):
        known = [each for each in board if each[0] in names and each[2] >= FEWEST_RATED]
        shown += [
            HouseRating(game, pool, names[who], rated.shown, rated.margin, games, who == you)
            for who, rated, games in known[:MOST_ON_A_BOARD]
        ]
    return shown


async def _records(
    services: Services, names: dict[str, str], you: str | None
) -> tuple[HouseRecord, ...]:
    """Find the best of each kind: the first to reach it, if several did."""
    found = await services.store.query(history.records)
    best: dict[tuple[str, str], Result] = {}
    for each in found:
        key = each.game, str(each.kind)
        if each.guest in names and (key not in best or history.is_better(each, best[key])):
            best[key] = each
    return tuple(
        HouseRecord(game, kind, names[str(each.guest)], each.value or 0, each.guest == you)
        for (game, kind), each in sorted(best.items())
    )


async def _regulars(
    services: Services, names: dict[str, str], you: str | None
) -> tuple[HouseRegular, ...]:
    counts = await services.store.query(history.games_by_guest)
    known = [(who, games) for who, games in counts if who in names]
    return tuple(HouseRegular(names[who], n, who == you) for who, n in known[:MOST_ON_A_BOARD])


HANDLERS = (get_games_of_me, get_statistics, get_house)
