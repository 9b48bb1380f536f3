"""The HTTP API: who you are, which games there are, making and finding tables, records."""

import time
from contextlib import suppress
from typing import Any

from litestar import Request, Response, get, post, put
from litestar.params import FromPath, FromQuery, RawBody

from spieltisch import __version__
from spieltisch.core.codec import convert, read
from spieltisch.core.errors import Refused
from spieltisch.core.record import encode
from spieltisch.games.registry import GAMES
from spieltisch.server.guests import clean_name
from spieltisch.server.messages import (
    GameInfo,
    Lobby,
    Me,
    NewName,
    NewTable,
    ReplayStep,
    ReviewNews,
    TableSummary,
)
from spieltisch.server.openapi import takes
from spieltisch.server.services import Injected, Services, guest, verify_origin, visitor
from spieltisch.tables import checks
from spieltisch.tables.live import Order
from spieltisch.tables.personal_bests import PersonalBest
from spieltisch.tables.table import Table, record
from spieltisch.tables.view import seat_views

Web = Request[Any, Any, Any]
OPEN_FOR = 24 * 3600 * 1000
"""How many milliseconds the lobby shows a table that waits for people."""
MOST_SHOWN = 30


@get("/api/me")
async def get_me(services: Injected, request: Web) -> Response[Me]:
    """Say who the caller is; a new browser becomes a guest and gets its cookie."""
    known = visitor(services, request)
    if known is not None:
        return Response(Me(await services.store.name_of(known), services.settings.addresses))
    cookie = services.guests.cookie(services.guests.new())
    return Response(Me("", services.settings.addresses), cookies=[cookie])


@put("/api/me", operation_class=takes(NewName))
async def put_me(services: Injected, request: Web, body: RawBody) -> Me:
    """Choose the name that others see."""
    verify_origin(request)
    name = clean_name(convert(read(body), NewName).name)
    await services.store.rename(guest(services, request), name)
    return Me(name, services.settings.addresses)


@get("/api/me/bests")
async def get_bests(services: Injected, request: Web) -> list[PersonalBest]:
    """List the guest's personal bests in games played alone."""
    return await services.store.personal_bests_of(guest(services, request))


@get("/api/games", sync_to_thread=False)
def get_games() -> list[GameInfo]:
    """List the games that can be played here."""
    return [GameInfo(game.name, tuple(game.players), tuple(game.bots)) for game in GAMES.values()]


@get("/api/tables")
async def get_tables(services: Injected, request: Web) -> Lobby:
    """List the tables that the guest can join, and those where they sit."""
    you = guest(services, request)
    since = time.time_ns() // 1_000_000 - OPEN_FOR
    listed = await services.store.listed(since, MOST_SHOWN)
    mine = await services.store.seated(you, ("open", "playing"), MOST_SHOWN)
    return Lobby(
        open=await _summaries(services, [each for each in listed if each not in mine], you),
        mine=await _summaries(services, mine, you),
    )


@post("/api/tables", operation_class=takes(NewTable))
async def post_table(services: Injected, request: Web, body: RawBody) -> TableSummary:
    """Make a table; its maker sits on seat 0."""
    verify_origin(request)
    data = convert(read(body), NewTable)
    you = guest(services, request)
    order = Order(data.game, data.players, data.options, data.bots, data.listed, data.turn_clock)
    table = await services.tables.open(you, await services.store.name_of(you), order)
    return summary(services, table, you)


@get("/api/tables/{table_id:str}")
async def get_table(services: Injected, request: Web, table_id: FromPath[str]) -> TableSummary:
    """Show a table as the lobby does."""
    return await _summary(services, table_id, visitor(services, request))


@get("/api/tables/{table_id:str}/record")
async def get_record(services: Injected, table_id: FromPath[str]) -> Response[bytes]:
    """Give the record of a finished game, with its seed."""
    table = await services.tables.ticked(table_id)
    checks.verify_over(table)
    name = f"{table.opening.game}-{table.id}.json"
    return Response(
        encode(record(table)),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/replay/{number:str}")
async def get_replay(
    services: Injected,
    table_id: FromPath[str],
    number: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> ReplayStep:
    """Show a finished game after this many moves, as a seat or a spectator saw it."""
    return await services.replays.step(await services.tables.ticked(table_id), number, seat)


@get("/api/tables/{table_id:str}/review")
async def get_review(services: Injected, table_id: FromPath[str]) -> ReviewNews:
    """Report the progress of a finished game's review; the first request starts it."""
    return services.reviewer.ask(await services.tables.ticked(table_id))


@get("/api/health")
async def get_health(services: Injected) -> dict[str, str]:
    """Confirm that the server and its store respond."""
    await services.store.name_of("")
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics(services: Injected) -> Response[bytes]:
    """Give the server's metrics in Prometheus format."""
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


async def _summaries(services: Services, ids: list[str], you: str) -> tuple[TableSummary, ...]:
    """Show tables in the lobby, except those that another version made."""
    shown = []
    for table_id in ids:
        with suppress(Refused):
            shown.append(await _summary(services, table_id, you))
    return tuple(shown)


async def _summary(services: Services, table_id: str, you: str | None) -> TableSummary:
    return summary(services, await services.tables.ticked(table_id), you)


def summary(services: Services, table: Table, you: str | None) -> TableSummary:
    """Show a table in the lobby, without anything of the game's state."""
    seat = None if you is None else table.seat_of(you)
    return TableSummary(
        id=table.id,
        game=table.opening.game,
        players=table.opening.players,
        phase=table.phase,
        seats=seat_views(table, services.tables.presence),
        you=seat,
        your_turn=seat in table.to_move,
        turn_clock=table.opening.turn_clock,
        outcome=table.outcome,
        opened=table.opening.when,
    )


HANDLERS = (
    get_me,
    put_me,
    get_bests,
    get_games,
    get_tables,
    post_table,
    get_table,
    get_record,
    get_replay,
    get_review,
    get_health,
    get_metrics,
)
