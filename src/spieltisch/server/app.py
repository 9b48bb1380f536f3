"""The application: routes, limits, headers and error handlers."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spieltisch import __version__
from spieltisch.core.errors import Refused
from spieltisch.core.game import Refusal
from spieltisch.server import api, guide_pages, logs, openapi, runtime_metrics, site
from spieltisch.server.addresses import address_of, is_secure, verify_origin
from spieltisch.server.gauges import add_gauges
from spieltisch.server.guests import COOKIE, SECURE_COOKIE, no_cookie
from spieltisch.server.lobby_socket import lobby_socket
from spieltisch.server.services import Services, build, internal
from spieltisch.server.settings import Settings
from spieltisch.server.table_page import table_page
from spieltisch.server.table_socket import table_socket
from spieltisch.tables.clock import Clock
from spieltisch.tables.indexing import index_finished
from spieltisch.tables.retention import days_of, delete_old

log = logging.getLogger(__name__)

LONGEST_BODY = 64 * 1024
"""The most bytes of a request body."""

STATUS = {
    "unknown_table": 404,
    "unknown_step": 404,
    "unknown_puzzle": 404,
    "unknown_document": 404,
    "unknown_page": 404,
    "no_typst": 501,
    "not_typeset": 500,
    "no_such_day": 404,
    "no_such_daily": 404,
    "no_review": 404,
    "no_timeline": 404,
    "no_guest": 401,
    "cookie_invalid": 401,
    "foreign_origin": 403,
    "not_over": 409,
    "table_outdated": 410,
    "offline_ticket": 403,
    "offline_too_old": 410,
    "too_many_tables": 429,
    "too_many_tries": 429,
    "slow_down": 429,
    "transfer_unknown": 404,
    "transfer_own": 409,
    "internal": 500,
    "table_damaged": 500,
    "table_newer": 503,
    "busy": 503,
    "store_unavailable": 503,
}
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; "
    "style-src 'self' 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
PART_HEADERS = {"x-content-type-options": HEADERS["x-content-type-options"]}
"""Scripts, styles and fonts obey the policy of their page, so they are sent without one to save bytes."""
STRICT_TRANSPORT = "max-age=31536000"
"""Tells a browser that came by TLS to use only TLS for a year."""
RETRY_AFTER = {
    "too_many_tries": 600,
    "too_many_tables": 60,
    "busy": 2,
    "store_unavailable": 2,
    "table_newer": 2,
}
"""Seconds after which a retry may help; `slow_down` carries its own."""
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
REQUEST_ID = "x-request-id"


def create_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """Create the application; its store opens when it starts. Its clock is real unless another is given."""
    services = build(settings, clock)
    openapi.describe_refusals(api.HANDLERS)
    app = Litestar(
        route_handlers=[
            *api.HANDLERS,
            table_socket,
            lobby_socket,
            table_page,
            *site.HANDLERS,
            *guide_pages.HANDLERS,
        ],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        lifespan=[_running],
        exception_handlers={
            Refused: _refused,
            NotFoundException: _not_found,
            HTTPException: _bad_request,
            Exception: _crashed,
        },
        middleware=[_named],
        before_request=_verify,
        before_send=[_add_headers],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key=site.IS_COMPRESSED
        ),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Spieltisch",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )
    app.state.services = services
    services.tables.on_commit = services.metrics.commits.observe
    add_gauges(services)
    app.state.site = site.read_site(settings.site)
    app.state.guide = guide_pages.list_guide(settings.guide)
    return app


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    services: Services = app.state.services
    if services.lock is not None:
        services.lock.acquire()
    await services.store.migrate()
    services.start()
    await services.worker_metrics.start()
    services.readier.begin()
    chores: list[asyncio.Task[Any]] = [asyncio.create_task(_index(services))]
    days = days_of(services.settings.keep_finished)
    if days is not None:
        tables = services.tables
        deleting = delete_old(services.store, tables.clock, days, tables.forget)
        chores.append(asyncio.create_task(deleting))
    try:
        async with runtime_metrics.measuring(services.metrics):
            yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await services.close()


async def _index(services: Services) -> None:
    if await index_finished(services.store):
        services.ratings.forget()  # these games are older than those already rated


def _named(app: ASGIApp) -> ASGIApp:
    """Give every request an id, which its log lines and its response carry."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        request_id = secrets.token_hex(6)
        scope["state"][REQUEST_ID] = request_id
        with logs.about(request=request_id):
            await app(scope, receive, send)

    return handle


async def _verify(request: Request[Any, Any, Any]) -> None:
    """Refuse requests beyond the limits, and changes from other sites' pages, which count too."""
    if request.url.path.startswith("/api"):
        services: Services = request.app.state.services
        services.limits.spend("request", address_of(request))
    if request.method not in SAFE_METHODS:
        verify_origin(request)


async def _add_headers(message: Message, scope: Scope) -> None:
    """Add the security headers to every response, including errors; a page's assets need only a few."""
    if message["type"] == "http.response.start":
        services: Services = scope["litestar_app"].state.services
        services.metrics.requests.labels(str(message["status"])).inc()
        headers = MutableScopeHeaders.from_message(message)
        is_part = scope["path"].startswith("/assets/") and message["status"] < 400
        for name, value in (PART_HEADERS if is_part else HEADERS).items():
            headers[name] = value
        if scope["scheme"] == "https":
            headers["strict-transport-security"] = STRICT_TRANSPORT
        if REQUEST_ID in scope["state"]:
            headers[REQUEST_ID] = scope["state"][REQUEST_ID]


def _crashed(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Log an error of our own, and answer with an ordinary refusal."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Refusal.of(internal()), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
    services: Services = request.app.state.services
    services.metrics.refusals.labels(refused.code).inc()
    response = Response(Refusal.of(refused), status_code=STATUS.get(refused.code, 400))
    retry_after = refused.details.get("seconds", RETRY_AFTER.get(refused.code))
    if retry_after is not None and response.status_code in {429, 503}:
        response.headers["retry-after"] = str(retry_after)
    if refused.code == "cookie_invalid":
        sent = [SECURE_COOKIE] if is_secure(request) and SECURE_COOKIE in request.cookies else []
        response.cookies += [no_cookie(name) for name in sent or [COOKIE]]
    return response


def _not_found(request: Request[Any, Any, Any], missing: NotFoundException) -> Response[Any]:
    if request.url.path.startswith("/api"):
        return _bad_request(request, missing)
    return site.not_found(request)


def _bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """Turn every error of the framework into a refusal."""
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    code = "malformed" if error.status_code == 400 else f"http_{error.status_code}"
    faults = (error.extra if isinstance(error.extra, list) else []) or []
    why = "; ".join(str(fault.get("message", fault)) for fault in faults) or error.detail
    return Response(Refusal(code, why), status_code=error.status_code)
