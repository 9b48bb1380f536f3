"""The pages of a table; the head of a finished game's page describes the preview of links to it."""

from contextlib import suppress
from typing import Any

from litestar import Request, Response, route
from litestar.params import FromPath

from spieltisch.core.errors import Refused
from spieltisch.server import site
from spieltisch.server.services import Injected, table_for
from spieltisch.server.share_cards import head_of
from spieltisch.server.share_words import language_of


@route(site.TABLE_PAGES, **site.OPTIONS | {"sync_to_thread": None})
async def table_page(
    services: Injected, request: Request[Any, Any, Any], table_id: FromPath[str]
) -> Response[bytes]:
    """Return the web client's page, which routes itself."""
    head = ""
    with suppress(Refused):
        table = await table_for(services, request, table_id)
        if table.phase == "over":
            language = language_of(request.query_params.get("lang"))
            head = head_of(table, str(request.base_url), language)
    return site.page_with(request, head)
