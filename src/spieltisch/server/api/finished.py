"""Finished games: their records, replays and reviews."""

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from spieltisch.core.record import encode
from spieltisch.server.messages import ReplayStep, ReviewNews
from spieltisch.server.services import Injected
from spieltisch.tables import checks
from spieltisch.tables.table import record


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


HANDLERS = (get_record, get_replay, get_review)
