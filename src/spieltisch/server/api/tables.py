"""Which games there are, and making and finding tables."""

import time
from contextlib import suppress

from litestar import get, post
from litestar.params import FromPath, RawBody

from spieltisch.core.codec import convert, read
from spieltisch.core.errors import Refused
from spieltisch.games.registry import GAMES
from spieltisch.server.dailies import today_done
from spieltisch.server.messages import GameInfo, Lobby, NewTable, TableSummary
from spieltisch.server.names import clean_name
from spieltisch.server.openapi import takes
from spieltisch.server.services import Injected, Services, Web, guest, spend, table_for, visitor
from spieltisch.tables.openings import Order
from spieltisch.tables.table import Table
from spieltisch.tables.view import seat_views

OPEN_FOR = 24 * 3600 * 1000
"""How many milliseconds the lobby shows a table that waits for people, or is played."""
MOST_SHOWN = 30


@get("/api/games", sync_to_thread=False)
def get_games() -> list[GameInfo]:
    """List the games that can be played here."""
    return [GameInfo(game.name, tuple(game.players), tuple(game.bots)) for game in GAMES.values()]


@get("/api/tables")
async def get_tables(services: Injected, request: Web) -> Lobby:
    """List the tables that the guest can join, those where they sit, and those that they can watch."""
    you = guest(services, request)
    since = time.time_ns() // 1_000_000 - OPEN_FOR
    listed = await services.store.listed("open", since, MOST_SHOWN)
    played = await services.store.listed("playing", since, MOST_SHOWN)
    mine = await services.store.seated(you, ("open", "playing"), MOST_SHOWN)
    return Lobby(
        open=await _summaries(services, [each for each in listed if each not in mine], you),
        mine=await _summaries(services, mine, you),
        watch=await _summaries(services, [each for each in played if each not in mine], you),
        today=await today_done(services, you),
    )


@post("/api/tables", operation_class=takes(NewTable))
async def post_table(services: Injected, request: Web, body: RawBody) -> TableSummary:
    """Make a table; its maker sits on seat 0."""
    data = convert(read(body), NewTable)
    you = guest(services, request)
    await spend(services, "table", request)
    order = Order(
        data.game,
        data.players,
        data.options,
        data.bots,
        data.listed,
        data.turn_clock,
        data.starts,
        companions=[None if name is None else clean_name(name) for name in data.companions],
    )
    table = await services.tables.open(you, await services.store.name_of(you), order)
    return summary(services, table, you)


@get("/api/tables/{table_id:str}")
async def get_table(services: Injected, request: Web, table_id: FromPath[str]) -> TableSummary:
    """Show a table as the lobby does."""
    you = visitor(services, request)
    return summary(services, await table_for(services, request, table_id), you)


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
    own = [] if you is None else table.on_device(you)
    return TableSummary(
        id=table.id,
        game=table.opening.game,
        players=table.opening.players,
        phase=table.phase,
        seats=seat_views(table, services.tables.presence),
        you=next((seat for seat, _ in own), None),
        your_turn=any(seat in table.to_move for seat, _ in own),
        turn_clock=table.opening.turn_clock,
        outcome=table.outcome,
        origin=table.opening.origin,
        opened=table.opening.when,
    )


HANDLERS = (get_games, get_tables, post_table, get_table)
