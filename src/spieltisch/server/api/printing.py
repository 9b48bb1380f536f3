"""Documents to print, and pictures of them."""

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from spieltisch.printing.documents import Wish, language_named
from spieltisch.printing.papers import paper_named
from spieltisch.server.press import Kind
from spieltisch.server.services import Injected, Web, spend
from spieltisch.server.site import checked

TYPES: dict[Kind, str] = {"pdf": "application/pdf", "svg": "image/svg+xml"}


@get("/api/print/{name:str}/document.pdf", media_type="application/pdf")
async def get_pdf(
    services: Injected,
    request: Web,
    name: FromPath[str],
    paper: FromQuery[str] = "a4",
    language: FromQuery[str] = "en",
    mono: FromQuery[bool] = False,
) -> Response[bytes]:
    """Give a document to print."""
    wish = Wish(paper_named(paper), language_named(language), mono)
    return await _document(services, request, name, wish, "pdf")


@get("/api/print/{name:str}/page.svg", media_type="image/svg+xml")
async def get_picture(
    services: Injected,
    request: Web,
    name: FromPath[str],
    paper: FromQuery[str] = "a4",
    language: FromQuery[str] = "en",
    mono: FromQuery[bool] = False,
) -> Response[bytes]:
    """Give a picture of a document's first page."""
    wish = Wish(paper_named(paper), language_named(language), mono)
    return await _document(services, request, name, wish, "svg")


async def _document(
    services: Injected, request: Web, name: str, wish: Wish, kind: Kind
) -> Response[bytes]:
    if not services.press.has(name, wish, kind):
        await spend(services, "cold", request)
    content = await services.press.document(name, wish, kind)
    return checked(TYPES[kind], content).response(request)


HANDLERS = (get_pdf, get_picture)
