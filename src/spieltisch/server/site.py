"""The built web client: one page, its assets, and what to say where it is missing."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

from spieltisch.server.services import Injected

UNBUILT = "The web client is not built. Run `make play`, or `npm run build` in the folder web.\n"
TYPES = {".svg": "image/svg+xml", ".webmanifest": "application/manifest+json", ".png": "image/png"}
A_YEAR = 365 * 24 * 3600


@get(
    ["/", "/t/{table_id:str}", "/t/{table_id:str}/replay"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(services: Injected) -> Response[bytes]:
    """Give the page of the web client; it finds out by itself what to show."""
    return _page(services.settings.site, 200)


def not_found(request: Request[Any, Any, Any], missing: NotFoundException) -> Response[bytes]:  # noqa: ARG001
    """Let the web client say kindly that a page does not exist."""
    return _page(request.app.state.services.settings.site, 404)


def _page(site: Path, status: int) -> Response[bytes]:
    index = site / "index.html"
    if not index.exists():
        return Response(UNBUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    headers = {"cache-control": "no-cache"}
    return Response(
        index.read_bytes(), status_code=status, media_type=MediaType.HTML, headers=headers
    )


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def file_beside(services: Injected, name: FromPath[str]) -> File:
    """Give one of the few files beside the page: its icon, its manifest."""
    beside = {each.name: each for each in services.settings.site.glob("*") if each.is_file()}
    if name not in beside:
        raise NotFoundException
    kind = TYPES.get(beside[name].suffix, "application/octet-stream")
    return File(beside[name], media_type=kind, filename=name, content_disposition_type="inline")


def routers(site: Path) -> list[Any]:
    """Serve the page, its assets, which carry their hash in their name, and the files beside it."""
    for_ever = CacheControlHeader(public=True, max_age=A_YEAR, immutable=True)
    assets = create_static_files_router("/assets", [site / "assets"], cache_control=for_ever)
    return [page, file_beside, assets]
