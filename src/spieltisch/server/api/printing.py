"""Documents to print, and pictures of them: of the boxes, of chosen puzzles, and of people's own sets."""

import asyncio
from collections.abc import Mapping
from typing import Final

from litestar import Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery

from spieltisch.core.errors import Refused
from spieltisch.printing.boxes import puzzle_of_the_day
from spieltisch.printing.documents import Wish, language_named
from spieltisch.printing.papers import paper_named
from spieltisch.server.dailies import today
from spieltisch.server.services import Injected, Services, Web, spend
from spieltisch.server.site import checked
from spieltisch.server.typesetter import Job, Kind
from spieltisch.tables import daily_puzzles

FILES: Final[dict[str, tuple[Kind, str]]] = {
    "document.pdf": ("pdf", "application/pdf"),
    "page.svg": ("svg", "image/svg+xml"),
}
"""The form of a document: all of it, or a picture of one page."""
HOW: Final = {"paper", "language", "mono", "page"}
"""The query parameters that say how to print; all others say what to print."""


def _wish(
    paper: FromQuery[str] = "a4", language: FromQuery[str] = "en", mono: FromQuery[bool] = False
) -> Wish:
    return Wish(paper_named(paper), language_named(language), mono)


WISH: Final = {"wish": Provide(_wish, sync_to_thread=False)}


@get("/api/print/{name:str}/{file:str}", dependencies=WISH)
async def get_printed(
    services: Injected,
    request: Web,
    wish: NamedDependency[Wish],
    name: FromPath[str],
    file: FromPath[str],
    page: FromQuery[int] = 1,
) -> Response[bytes]:
    """Return a document to print, or a picture of one of its pages."""
    asked = _asked(request)
    if "day" in asked:
        asked["puzzle"] = await _of_the_day(services, asked["day"], asked.pop("kind", ""))
    job = Job(name, wish, _kind(file), _sorted(asked), page=page)
    return await _answer(services, request, job, file)


@post("/api/print/{name:str}/{file:str}", dependencies=WISH, status_code=200)
async def post_own_set(
    services: Injected,
    request: Web,
    wish: NamedDependency[Wish],
    name: FromPath[str],
    file: FromPath[str],
    page: FromQuery[int] = 1,
) -> Response[bytes]:
    """Return a document of the set in the body, as written by `boards make` or `decks make`."""
    own = await request.body()
    job = Job(name, wish, _kind(file), _sorted(_asked(request)), own, page)
    return await _answer(services, request, job, file)


def _asked(request: Web) -> dict[str, str]:
    """Return the query parameters that say what to print."""
    return {key: said for key, said in request.query_params.items() if key not in HOW}


def _sorted(asked: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(asked.items()))


def _kind(file: str) -> Kind:
    if file not in FILES:
        raise Refused("unknown_document", f"Ask for one of: {', '.join(FILES)}.")
    return FILES[file][0]


async def _of_the_day(services: Services, day: str, kind: str) -> str:
    """Name one of a day's puzzles."""
    wanted = daily_puzzles.day_named(day, today(services))
    if kind not in daily_puzzles.PUZZLES:
        raise Refused("no_such_daily", "There is no such puzzle of the day.")
    setup = await asyncio.to_thread(daily_puzzles.setup_for, wanted, kind)
    return puzzle_of_the_day(daily_puzzles.PUZZLES[kind][0].name, setup)


async def _answer(services: Services, request: Web, job: Job, file: str) -> Response[bytes]:
    if not services.typesetter.has(job):
        await spend(services, "cold", request)
    content = await services.typesetter.document(job)
    return checked(FILES[file][1], content).response(request)


HANDLERS = (get_printed, post_own_set)
