"""Finished games: their records, replays and reviews."""

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, RawBody

from spieltisch.core.codec import convert, read
from spieltisch.core.record import encode
from spieltisch.server.api.tables import summary
from spieltisch.server.messages import PlayAgain, ReplayStep, ReviewNews, TableSummary, Timeline
from spieltisch.server.openapi import takes
from spieltisch.server.services import Injected, Web, guest, spend, table_for
from spieltisch.server.share_words import language_of
from spieltisch.server.site import IS_COMPRESSED, checked
from spieltisch.tables import checks
from spieltisch.tables.openings import Moment
from spieltisch.tables.table import record


@get("/api/tables/{table_id:str}/record")
async def get_record(services: Injected, request: Web, table_id: FromPath[str]) -> Response[bytes]:
    """Return the record of a finished game, with its seed."""
    table = await table_for(services, request, table_id)
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
    request: Web,
    table_id: FromPath[str],
    number: FromPath[int],
    seat: FromQuery[int | None] = None,
    everyone: FromQuery[bool] = False,
) -> ReplayStep:
    """Show a finished game after this many moves, as a seat, a spectator or everyone saw it."""
    table = await table_for(services, request, table_id)
    if not services.replays.has_steps(table):
        await spend(services, "cold", request)
    return await services.replays.step(table, number, seat, everyone=everyone)


@get("/api/tables/{table_id:str}/timeline")
async def get_timeline(services: Injected, request: Web, table_id: FromPath[str]) -> Timeline:
    """Show all rounds of a finished race, with what everyone had built when."""
    table = await table_for(services, request, table_id)
    if not services.replays.has_timeline(table):
        await spend(services, "cold", request)
    return await services.replays.timeline(table)


@get("/api/tables/{table_id:str}/card.png", media_type="image/png", opt={IS_COMPRESSED: True})
async def get_card(
    services: Injected, request: Web, table_id: FromPath[str], lang: FromQuery[str | None] = None
) -> Response[bytes]:
    """Return a finished game's picture, which shared links to it show, in the link's language."""
    table = await table_for(services, request, table_id)
    language = language_of(lang)
    if not services.share_cards.has_picture(table, language):
        await spend(services, "cold", request)
    picture = await services.share_cards.picture(table, language)
    return checked("image/png", picture).response(request)


@get("/api/tables/{table_id:str}/review")
async def get_review(services: Injected, request: Web, table_id: FromPath[str]) -> ReviewNews:
    """Report the progress of a finished game's review; the first request starts the review."""
    table = await table_for(services, request, table_id)
    if not services.reviewer.is_known(table):
        await spend(services, "review", request)
    return services.reviewer.ask(table)


@post("/api/tables/{table_id:str}/again", operation_class=takes(PlayAgain))
async def post_again(
    services: Injected, request: Web, table_id: FromPath[str], body: RawBody
) -> TableSummary:
    """Open a table that continues a finished game from a moment or its deal, with bots for the others."""
    moment = Moment(*msgspec.structs.astuple(convert(read(body), PlayAgain)))
    you = guest(services, request)
    await spend(services, "table", request)
    name = await services.store.name_of(you)
    return summary(services, await services.tables.play_again(table_id, you, name, moment), you)


HANDLERS = (get_record, get_replay, get_timeline, get_card, get_review, post_again)
