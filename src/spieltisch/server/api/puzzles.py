"""Single puzzles: finding them, showing one, and its solution piece by piece."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from spieltisch.core.errors import Refused
from spieltisch.games.registry import PUZZLE_GAME
from spieltisch.server.messages_of_puzzles import MyRuns, PuzzleListed, PuzzlesFound
from spieltisch.server.services import Injected, Services, Web, guest
from spieltisch.tables import solved_puzzles


@get("/api/puzzles")
async def get_puzzles(services: Injected, request: Web) -> PuzzlesFound:
    """Find puzzles by the filters of their game and what the guest has solved."""
    mine = await _runs(services, guest(services, request))
    query = dict(request.query_params)
    find = PUZZLE_GAME.catalogue().find
    found = await asyncio.to_thread(find, query, mine)  # the first call reads all puzzles
    listed = tuple(PuzzleListed(card, mine.get(card.name)) for card in found.cards)
    return PuzzlesFound(found.total, found.page, found.pages, listed, found.choices)


@get("/api/puzzles/{puzzle:str}")
async def get_puzzle(services: Injected, request: Web, puzzle: FromPath[str]) -> PuzzleListed:
    """Show a puzzle, with the guest's best run of it."""
    card = PUZZLE_GAME.catalogue().card_at(puzzle)
    mine = (await _runs(services, guest(services, request))).get(card.name)
    if mine is not None and mine.table is not None:
        with suppress(Refused):  # a run by older rules still counts as the best, but has no times
            best = await services.tables.ticked(mine.table)
            mine = msgspec.structs.replace(
                mine, splits=PUZZLE_GAME.catalogue().splits_of(best.state)
            )
    return PuzzleListed(card, mine)


@get("/api/puzzles/{puzzle:str}/solution", sync_to_thread=True)
def get_solution(puzzle: FromPath[str], pieces: FromQuery[int] = 1) -> Any:
    """Show the first pieces of a solution."""
    return PUZZLE_GAME.catalogue().solution_at(puzzle, max(0, pieces))


async def _runs(services: Services, you: str) -> dict[str, MyRuns]:
    solved = await services.store.query(solved_puzzles.of_guest, you, PUZZLE_GAME.name)
    return {each.puzzle: MyRuns(each.best, each.count, each.table, ()) for each in solved}


HANDLERS = (get_puzzles, get_puzzle, get_solution)
