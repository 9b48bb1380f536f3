"""The websocket of a table: messages in, the newest view out."""

import asyncio
import time
from contextlib import ExitStack, suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from spieltisch.core.errors import Refused
from spieltisch.core.game import Refusal
from spieltisch.core.setup import Seconds
from spieltisch.server import logs
from spieltisch.server.addresses import address_of, verify_origin
from spieltisch.server.limits import NOBODY
from spieltisch.server.message_handler import MessageHandler
from spieltisch.server.messages_of_table import RefusedNews
from spieltisch.server.services import Injected, Services, table_for, visitor
from spieltisch.server.table_feed import OTHERS_SERVE_IT, TableFeed
from spieltisch.server.wire import Socket, send
from spieltisch.tables import checks, companions
from spieltisch.tables.log_rows import Newer

CLOSE_CODES = {
    "unknown_table": 4404,
    "unknown_companion": 4404,
    "table_outdated": 4410,
    "table_damaged": 4500,
    "table_newer": OTHERS_SERVE_IT,
    "cookie_invalid": 4401,
    "foreign_origin": 4403,
    "slow_down": 4429,
}


@websocket("/api/tables/{table_id:str}/live")
async def table_socket(socket: Socket, services: Injected, table_id: FromPath[str]) -> None:
    """Serve one browser at one table until it leaves."""
    await socket.accept()
    with suppress(WebSocketDisconnect), logs.about(table=table_id), ExitStack() as stack:
        try:
            # counted first, because it may be refused for another reason
            services.limits.spend("socket", address_of(socket))
            verify_origin(socket)
            guest = companions.wanted(visitor(services, socket), socket.query_params.get("as"))
            await _admit(stack, socket, services, table_id, guest)
        except Refused as refused:
            services.metrics.refusals.labels(refused.code).inc()
            if not isinstance(refused, Newer):  # people need not know about that
                await send(socket, RefusedNews(Refusal.of(refused), None))
            await socket.close(CLOSE_CODES.get(refused.code, 4400), refused.code)
            return
        await Conversation(socket, services, table_id, guest).run()


async def _admit(
    stack: ExitStack, socket: Socket, services: Services, table_id: str, guest: str | None
) -> None:
    """Count a socket until the stack closes, or refuse it; a table's players do not count as spectators."""
    table = await table_for(services, socket, table_id)
    checks.verify_companion(table, guest)
    is_player = guest is not None and table.seat_of(guest) is not None
    spectated = None if is_player else table_id
    services.limits.spend("socket", NOBODY, guest, spectated)
    stack.enter_context(services.limits.holding(address_of(socket), guest, spectated))


class Conversation:
    """One browser at one table: reads messages and sends the newest view, both concurrently."""

    def __init__(
        self, socket: Socket, services: Services, table_id: str, guest: str | None
    ) -> None:
        """Take the open socket and its guest; None is a spectator without a cookie."""
        self._socket = socket
        self._services = services
        self._tables = services.tables
        self._table_id = table_id
        self._guest = guest
        self._address = address_of(socket)
        self._rate = services.settings.messages
        self._full_at: Seconds = 0.0
        """When this connection's full allowance of messages will be regained."""
        self._feed = TableFeed(socket, services, table_id, guest)
        self._handler = MessageHandler(socket, services, table_id, guest, self._feed)

    async def run(self) -> None:
        """Serve the browser until it leaves."""
        self._come()
        try:
            await self._talk()
        finally:
            self._go()

    async def _talk(self) -> None:
        """Read and send until the browser leaves, without cutting off anything halfway."""
        with (
            self._tables.watch(self._table_id) as changed,
            self._tables.company.listen(self._table_id) as said,
        ):
            telling = asyncio.create_task(self._feed.tell(changed))
            passing_on = asyncio.create_task(self._feed.pass_on(said))
            try:
                await self._hear()
            finally:
                self._feed.is_gone = True
                passing_on.cancel()
                changed.set()
                await telling

    def _come(self) -> None:
        self._services.metrics.connections.inc()
        self._feed.come()
        if self._guest is not None:
            self._tables.presence.come(self._table_id, self._guest)
        self._services.runners.look(self._table_id)
        self._tables.wake(self._table_id)

    def _go(self) -> None:
        self._services.metrics.connections.dec()
        self._feed.go()
        if self._guest is not None:
            self._tables.presence.go(self._table_id, self._guest)
        self._services.runners.look_away(self._table_id)
        self._tables.wake(self._table_id)

    async def _hear(self) -> None:
        while True:
            text = await self._socket.receive_text()
            await self._slow()
            await self._services.limits.slow("message", self._address, *self._who())
            began = time.perf_counter()
            await self._handler.answer(text)
            self._services.metrics.seconds.observe(time.perf_counter() - began)

    async def _slow(self) -> None:
        """Let a message of a client that sends too fast wait for its turn."""
        now = time.monotonic()
        wait = self._rate.wait(self._full_at, now)
        self._full_at = self._rate.spent(self._full_at, now)
        if wait:
            await asyncio.sleep(wait)

    def _who(self) -> tuple[str | None, str | None]:
        """Return the guest for whom a message counts, and the table if they do not play there."""
        told, guest = self._feed.told, self._guest
        seat = None if told is None or guest is None else told.seat_of(guest)
        return self._guest, self._table_id if seat is None else None
