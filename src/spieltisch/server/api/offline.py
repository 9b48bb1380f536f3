"""Offline play: what a device takes along, and the results that it uploads."""

import asyncio

from litestar import get, post
from litestar.params import RawBody

from spieltisch.core.codec import convert, read
from spieltisch.server import offline
from spieltisch.server.messages_of_offline import OfflineKit, OfflineResult, OfflineTaken
from spieltisch.server.openapi import takes
from spieltisch.server.services import Injected, Services, Web, guest, spend
from spieltisch.tables import daily_puzzles
from spieltisch.tables.history import counted_achievement
from spieltisch.tables.offline import MOST_MOVES, played, verify_times
from spieltisch.tables.store import Writing


@get("/api/offline")
async def get_kit(services: Injected, request: Web) -> OfflineKit:
    """Return what can be played offline today."""
    you, now = guest(services, request), services.tables.clock.wall()
    day = daily_puzzles.today(now)
    return OfflineKit(
        day=day.isoformat(),
        now=now,
        ticket=offline.ticket_for(services.guests, you, now),
        tables=await asyncio.to_thread(offline.tables_of, day),
        most_moves=MOST_MOVES,
    )


@post("/api/offline", operation_class=takes(OfflineResult))
async def post_result(services: Injected, request: Web, body: RawBody) -> OfflineTaken:
    """Take a result: replay its moves by the rules, and keep them as a finished table."""
    you = guest(services, request)
    await spend(services, "table", request)
    result = convert(read(body), OfflineResult)
    name = await services.store.name_of(you)
    writings = await asyncio.to_thread(_verified, services, you, name, result)
    table = await services.tables.keep_played(writings, you)
    return OfflineTaken(table.id, counted_achievement(table) is not None)


def _verified(services: Services, you: str, name: str, result: OfflineResult) -> list[Writing]:
    now = services.tables.clock.wall()
    issued = offline.issued(services.guests, you, result.ticket, now)
    verify_times(issued, result.began, result.moves, now)
    order = offline.order_of(result.what, daily_puzzles.today(issued))
    return played(you, name, order, result.began, result.moves)


HANDLERS = (get_kit, post_result)
