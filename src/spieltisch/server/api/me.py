"""Who you are: name and personal bests."""

from litestar import Response, get, put
from litestar.params import RawBody

from spieltisch.core.codec import convert, read
from spieltisch.server.addresses import is_secure
from spieltisch.server.guests import COOKIE, SECURE_COOKIE, no_cookie
from spieltisch.server.messages import Me, NewName
from spieltisch.server.names import clean_name
from spieltisch.server.openapi import takes
from spieltisch.server.services import Injected, Web, guest, spend, visitor
from spieltisch.tables import personal_bests
from spieltisch.tables.personal_bests import PersonalBest


@get("/api/me")
async def get_me(services: Injected, request: Web) -> Response[Me]:
    """Return who the caller is; a new browser becomes a guest and gets its cookie."""
    known = visitor(services, request)
    you = known or services.guests.new()
    me = Me(await services.store.name_of(you), services.settings.addresses)
    secure = is_secure(request)
    if known is not None and not (secure and SECURE_COOKIE not in request.cookies):
        return Response(me)
    response = Response(me, cookies=[services.guests.cookie(you, secure=secure)])
    if COOKIE in request.cookies:  # set before this server had TLS
        response.cookies.append(no_cookie(COOKIE))
    return response


@put("/api/me", operation_class=takes(NewName))
async def put_me(services: Injected, request: Web, body: RawBody) -> Me:
    """Choose the name that others see."""
    await spend(services, "name", request)
    name = clean_name(convert(read(body), NewName).name)
    await services.store.rename(guest(services, request), name)
    services.leaderboards.forget()
    return Me(name, services.settings.addresses)


@get("/api/me/personal-bests")
async def get_personal_bests(services: Injected, request: Web) -> list[PersonalBest]:
    """List the guest's personal bests in games played alone."""
    return await services.store.query(personal_bests.all_of, guest(services, request))


HANDLERS = (get_me, put_me, get_personal_bests)
