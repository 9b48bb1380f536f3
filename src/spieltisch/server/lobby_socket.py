"""The lobby's websocket: the server pushes what is new, and pages send nothing."""

from contextlib import ExitStack, suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from spieltisch.core.errors import Refused
from spieltisch.core.game import Refusal
from spieltisch.server.addresses import address_of, verify_origin
from spieltisch.server.connections import LOBBY
from spieltisch.server.dailies import today_done
from spieltisch.server.limits import NOBODY
from spieltisch.server.lobby_feed import Visit
from spieltisch.server.messages import MineNews
from spieltisch.server.messages_of_table import RefusedNews
from spieltisch.server.public_tables import MOST_SHOWN, summaries
from spieltisch.server.services import Injected, Services, guest
from spieltisch.server.wire import Socket, send, send_text

CLOSE_CODES = {"no_guest": 4401, "cookie_invalid": 4401, "foreign_origin": 4403, "slow_down": 4429}
UNWANTED = 1008
"""The code with which a page is disconnected if it sends anything."""


@websocket(LOBBY)
async def lobby_socket(socket: Socket, services: Injected) -> None:
    """Keep one page up to date with the lobby until it leaves."""
    await socket.accept()
    with suppress(WebSocketDisconnect), ExitStack() as stack:
        try:
            you = _admitted(stack, socket, services)
        except Refused as refused:
            services.metrics.refusals.labels(refused.code).inc()
            await send(socket, RefusedNews(Refusal.of(refused), None))
            await socket.close(CLOSE_CODES.get(refused.code, 4400), refused.code)
            return
        visit = Visit(you, lambda text: send_text(socket, text), lambda: mine_of(services, you))
        stack.enter_context(services.lobby.visited(visit))
        await socket.receive_data("text")
        await socket.close(UNWANTED)


def _admitted(stack: ExitStack, socket: Socket, services: Services) -> str:
    """Count a socket until the stack closes, or refuse it; return its guest."""
    # counted first, because it may be refused for another reason
    services.limits.spend("socket", address_of(socket))
    verify_origin(socket)
    you = guest(services, socket)
    services.limits.spend("socket", NOBODY, you)
    stack.enter_context(services.limits.holding(address_of(socket), you))
    services.metrics.connections.inc()
    stack.callback(services.metrics.connections.dec)
    return you


async def mine_of(services: Services, you: str) -> MineNews:
    """Read where a guest sits, and what they have done today."""
    mine = await services.store.seated(you, ("open", "playing"), MOST_SHOWN)
    return MineNews(
        await summaries(services.tables, mine, you),
        await today_done(services, you),
    )
