"""A guest's data: moved to another device, exported as a file, or deleted."""

from litestar import Response, delete, get, post
from litestar.params import RawBody
from sqlalchemy import Connection

from spieltisch.core.codec import convert, read
from spieltisch.core.errors import Refused
from spieltisch.server.addresses import address_of, is_secure
from spieltisch.server.guests import COOKIE, SECURE_COOKIE, no_cookie
from spieltisch.server.messages_of_me import TakeTransfer, TransferCode, Transferred
from spieltisch.server.openapi import takes
from spieltisch.server.services import Injected, Services, Web, guest, spend, visitor
from spieltisch.server.site import IS_COMPRESSED
from spieltisch.server.transfers import link_to, qr_code
from spieltisch.tables import history, identities, rewriting, transfers
from spieltisch.tables.identities import Merged


@post("/api/me/transfer")
async def post_transfer(services: Injected, request: Web) -> TransferCode:
    """Return a code that moves the guest to another browser."""
    you = guest(services, request)
    await spend(services, "account", request)
    made = await services.store.change(transfers.give, you, services.tables.clock.wall())
    link = link_to(services.settings, request.url, made.code)
    return TransferCode(made.code, link, qr_code(link), made.until)


@post("/api/me/transfer/take", operation_class=takes(TakeTransfer))
async def post_take(services: Injected, request: Web, body: RawBody) -> Response[Transferred]:
    """Become the guest that a code stands for; the games played in this browser are merged into theirs."""
    code = convert(read(body), TakeTransfer).code
    address = address_of(request)
    services.guesses.verify(address)
    await spend(services, "account", request)
    try:
        new, merged = await _taken(services, code, visitor(services, request))
    except Refused as refused:
        if refused.code == "transfer_unknown":
            services.guesses.note(address)
        raise
    if merged.games or merged.apart:
        services.ratings.forget()
    services.leaderboards.forget()
    answer = Transferred(await services.store.name_of(new), merged.games, merged.apart)
    return Response(answer, cookies=[services.guests.cookie(new, secure=is_secure(request))])


async def _taken(services: Services, code: str, you: str | None) -> tuple[str, Merged]:
    now = services.tables.clock.wall()
    if you is None:
        return await services.store.change(transfers.take, code, you, now), Merged(0, 0)
    other = await services.store.query(transfers.holder, code, you, now)
    await rewriting.leave_all(services.tables, you, beside=other)

    def merge(connection: Connection) -> tuple[str, Merged]:
        new = transfers.take(connection, code, you, now)
        return new, identities.merge(connection, you, new)

    return await rewriting.rewrite(services.tables, you, merge)


@get("/api/me/export", media_type="application/zip", opt={IS_COMPRESSED: True})
async def get_export(services: Injected, request: Web) -> Response[bytes]:
    """Return everything that the server keeps about the guest, as one file."""
    you = guest(services, request)
    await spend(services, "export", request)
    return Response(
        await services.exports.of(you),
        media_type="application/zip",
        headers={
            "content-disposition": 'attachment; filename="spieltisch.zip"',
            "cache-control": "no-store",
        },
    )


@delete("/api/me", status_code=200)
async def delete_me(services: Injected, request: Web) -> Response[dict[str, bool]]:
    """Forget the guest: their name and results are deleted, and their games stay under a nobody."""
    you = guest(services, request)
    await spend(services, "account", request)
    await rewriting.leave_all(services.tables, you)
    had_results = await services.store.query(history.has_results, you)
    await rewriting.forget_guest(services.tables, you)
    if had_results:
        services.ratings.forget()
    services.leaderboards.forget()
    gone = [no_cookie(name) for name in (COOKIE, SECURE_COOKIE) if name in request.cookies]
    return Response({"forgotten": True}, cookies=gone)


HANDLERS = (post_transfer, post_take, get_export, delete_me)
