"""Single puzzles: finding them, looking at one, its solution piece by piece."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from spieltisch.core.errors import Refused
from spieltisch.games.puzzle_register import PUZZLES
from spieltisch.server.messages_of_puzzles import (
    MyRuns,
    PuzzleListed,
    PuzzlesFound,
)
from spieltisch.server.services import Injected, Services, Web, guest
from spieltisch.tables import solved_puzzles


@get("/api/puzzles")
async def get_puzzles(services: Injected, request: Web) -> PuzzlesFound:
    """Find puzzles by source, area, pieces, difficulty, solutions and what the guest has solved."""
    mine = await _runs(services, guest(services, request))
    wanted = _wanted(dict(request.query_params))
    found = await asyncio.to_thread(PUZZLES.find, wanted, mine)  # the first call reads all puzzles
    listed = tuple(PuzzleListed(card, mine.get(card.name)) for card in found.puzzles)
    return PuzzlesFound(found.total, found.page, found.pages, listed, found.areas)


@get("/api/puzzles/{puzzle:str}")
async def get_puzzle(services: Injected, request: Web, puzzle: FromPath[str]) -> PuzzleListed:
    """Show a puzzle, with the guest's best run of it."""
    card = PUZZLES.card_of(PUZZLES.puzzle_at(puzzle))
    mine = (await _runs(services, guest(services, request))).get(card.name)
    if mine is not None and mine.table is not None:
        with suppress(Refused):  # a run by older rules is still the best, without its times
            best = await services.tables.ticked(mine.table)
            mine = msgspec.structs.replace(mine, splits=PUZZLES.splits_of(best.state))
    return PuzzleListed(card, mine)


@get("/api/puzzles/{puzzle:str}/solution", sync_to_thread=True)
def get_solution(puzzle: FromPath[str], pieces: FromQuery[int] = 1) -> PUZZLES.PuzzleSolution:
    """Show the first pieces of a solution."""
    return PUZZLES.solution_of(PUZZLES.puzzle_at(puzzle), max(0, pieces))


def _wanted(query: dict[str, Any]) -> PUZZLES.Wanted:
    """Read the filters; a refusal names the first that is wrong."""
    for name, value in query.items():
        try:
            msgspec.convert({name: value}, type=PUZZLES.Wanted, strict=False)
        except msgspec.ValidationError:
            why = "There is no such filter, or not with this value."
            raise Refused("bad_filter", why, filter=name[:40]) from None
    return msgspec.convert(query, type=PUZZLES.Wanted, strict=False)


async def _runs(services: Services, you: str) -> dict[str, MyRuns]:
    async with services.store.reading() as connection:
        solved = await solved_puzzles.of_guest(connection, you, PUZZLES.GAME)
    return {each.puzzle: MyRuns(each.best, each.count, each.table, ()) for each in solved}


HANDLERS = (get_puzzles, get_puzzle, get_solution)
