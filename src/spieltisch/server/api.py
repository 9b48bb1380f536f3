"""The HTTP part: who one is, which games there are, making and finding tables, records."""

import time
from contextlib import suppress
from typing import Any

from litestar import Request, Response, get, post, put
from litestar.params import FromPath, FromQuery, RawBody

from spieltisch import __version__
from spieltisch.core.errors import Refused
from spieltisch.core.record import encode
from spieltisch.core.wire import convert, read
from spieltisch.games.register import GAMES
from spieltisch.server.described import takes
from spieltisch.server.guests import clean_name
from spieltisch.server.house import House, OurHouse, guest, verify_origin, visitor
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
from spieltisch.tables import deeds
from spieltisch.tables.bests import Best
from spieltisch.tables.live import Order
from spieltisch.tables.table import Table, record
from spieltisch.tables.view import seat_views

Web = Request[Any, Any, Any]
OPEN_FOR = 24 * 3600 * 1000
"""Milliseconds for which the lobby shows a table that waits for people."""
MOST_SHOWN = 30


@get("/api/me")
async def get_me(house: OurHouse, request: Web) -> Response[Me]:
    """Say who one is; a new browser becomes a guest and gets its cookie."""
    known = visitor(house, request)
    if known is not None:
        return Response(Me(await house.store.name_of(known), house.settings.addresses))
    cookie = house.guests.cookie(house.guests.new())
    return Response(Me("", house.settings.addresses), cookies=[cookie])


@put("/api/me", operation_class=takes(NewName))
async def put_me(house: OurHouse, request: Web, body: RawBody) -> Me:
    """Choose the name by which others see one."""
    verify_origin(request)
    name = clean_name(convert(read(body), NewName).name)
    await house.store.rename(guest(house, request), name)
    return Me(name, house.settings.addresses)


@get("/api/me/bests")
async def get_bests(house: OurHouse, request: Web) -> list[Best]:
    """List one's own records of games played alone."""
    return await house.store.bests_of(guest(house, request))


@get("/api/games", sync_to_thread=False)
def get_games() -> list[GameInfo]:
    """List the games that can be played here."""
    return [GameInfo(game.name, tuple(game.players), tuple(game.bots)) for game in GAMES.values()]


@get("/api/tables")
async def get_tables(house: OurHouse, request: Web) -> Lobby:
    """List the tables that one can join, and those where one sits."""
    you = guest(house, request)
    since = time.time_ns() // 1_000_000 - OPEN_FOR
    listed = await house.store.listed(since, MOST_SHOWN)
    mine = await house.store.seated(you, ("open", "playing"), MOST_SHOWN)
    return Lobby(
        open=await _summaries(house, [each for each in listed if each not in mine], you),
        mine=await _summaries(house, mine, you),
    )


@post("/api/tables", operation_class=takes(NewTable))
async def post_table(house: OurHouse, request: Web, body: RawBody) -> TableSummary:
    """Make a table; its maker sits on seat 0."""
    verify_origin(request)
    data = convert(read(body), NewTable)
    you = guest(house, request)
    order = Order(data.game, data.players, data.options, data.bots, data.listed, data.turn_clock)
    table = await house.tables.open(you, await house.store.name_of(you), order)
    return summary(house, table, you)


@get("/api/tables/{table_id:str}")
async def get_table(house: OurHouse, request: Web, table_id: FromPath[str]) -> TableSummary:
    """Show a table as the lobby does."""
    return await _summary(house, table_id, visitor(house, request))


@get("/api/tables/{table_id:str}/record")
async def get_record(house: OurHouse, table_id: FromPath[str]) -> Response[bytes]:
    """Give the record of a game that is over, with its seed."""
    table = await house.tables.ticked(table_id)
    deeds.verify_over(table)
    name = f"{table.opened.opened}-{table.id}.json"
    return Response(
        encode(record(table)),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/replay/{number:str}")
async def get_replay(
    house: OurHouse,
    table_id: FromPath[str],
    number: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> ReplayStep:
    """Show a game that is over after so many moves, as a seat or a spectator saw it."""
    return await house.replays.step(await house.tables.ticked(table_id), number, seat)


@get("/api/tables/{table_id:str}/review")
async def get_review(house: OurHouse, table_id: FromPath[str]) -> ReviewNews:
    """Tell how far the review of a game that is over is; the first who asks has it begun."""
    return house.reviewer.ask(await house.tables.ticked(table_id))


@get("/api/health")
async def get_health(house: OurHouse) -> dict[str, str]:
    """Say that the server and its store answer."""
    await house.store.name_of("")
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics(house: OurHouse) -> Response[bytes]:
    """Give the server's figures as Prometheus reads them."""
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


async def _summaries(house: House, ids: list[str], you: str) -> tuple[TableSummary, ...]:
    """Show tables in the lobby, without those that another version made."""
    shown = []
    for table_id in ids:
        with suppress(Refused):
            shown.append(await _summary(house, table_id, you))
    return tuple(shown)


async def _summary(house: House, table_id: str, you: str | None) -> TableSummary:
    return summary(house, await house.tables.ticked(table_id), you)


def summary(house: House, table: Table, you: str | None) -> TableSummary:
    """Show a table in the lobby; nothing of the game's state is in it."""
    seat = None if you is None else table.seat_of(you)
    return TableSummary(
        id=table.id,
        game=table.opened.opened,
        players=table.opened.players,
        phase=table.phase,
        seats=seat_views(table, house.tables.presence),
        you=seat,
        your_turn=seat in table.to_move,
        turn_clock=table.opened.turn_clock,
        outcome=table.outcome,
        opened=table.opened.when,
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
