"""The games, and opening and finding tables."""

from litestar import get, post
from litestar.params import FromPath, RawBody

from spieltisch.core.codec import convert, read
from spieltisch.games.registry import GAMES
from spieltisch.server import public_tables
from spieltisch.server.lobby_socket import mine_of
from spieltisch.server.messages import GameInfo, Lobby, NewTable, TableSummary
from spieltisch.server.names import clean_name
from spieltisch.server.openapi import takes
from spieltisch.server.services import Injected, Services, Web, guest, spend, table_for, visitor
from spieltisch.tables.openings import Order
from spieltisch.tables.table import Table


@get("/api/games", sync_to_thread=False)
def get_games() -> list[GameInfo]:
    """List the games that can be played here."""
    return [GameInfo(game.name, tuple(game.players), tuple(game.bots)) for game in GAMES.values()]


@get("/api/tables")
async def get_tables(services: Injected, request: Web) -> Lobby:
    """List the tables that the guest can join, those where they sit, and those that they can watch."""
    you = guest(services, request)
    public = await services.public_tables.list()
    own = await mine_of(services, you)
    mine = {each.id for each in own.mine}
    return Lobby(
        open=tuple(each for each in public.open if each.id not in mine),
        mine=own.mine,
        watch=tuple(each for each in public.watch if each.id not in mine),
        today=own.today,
    )


@post("/api/tables", operation_class=takes(NewTable))
async def post_table(services: Injected, request: Web, body: RawBody) -> TableSummary:
    """Open a table; its host sits on seat 0."""
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


def summary(services: Services, table: Table, you: str | None) -> TableSummary:
    """Return a table as the lobby shows it, without any of the game's state."""
    return public_tables.summary(table, services.tables.presence, you)


HANDLERS = (get_games, get_tables, post_table, get_table)
