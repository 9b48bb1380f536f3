"""The websocket of a table: messages in, the newest view out."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from spieltisch.core.errors import Refused
from spieltisch.core.game import Refusal
from spieltisch.core.wire import convert_verb, read
from spieltisch.server.house import House, OurHouse, internal, no_guest, verify_origin, visitor
from spieltisch.server.messages import (
    INCOMING,
    AskHint,
    Clear,
    Here,
    Hint,
    HintNews,
    Incoming,
    Nudge,
    Ping,
    PlaceBot,
    Play,
    Pong,
    PreferPace,
    Ready,
    RefusedNews,
    Rematch,
    Sit,
    Stand,
    TableNews,
    Vote,
)
from spieltisch.tables import deeds
from spieltisch.tables.entries import AnyEntry, MoveId
from spieltisch.tables.live import Played
from spieltisch.tables.presence import Pace
from spieltisch.tables.table import Table, elapsed
from spieltisch.tables.view import table_view

log = logging.getLogger(__name__)

LONGEST = 16 * 1024
"""Bytes of a message."""
CLOSE_CODES = {
    "unknown_table": 4404,
    "table_outdated": 4410,
    "cookie_invalid": 4401,
    "foreign_origin": 4403,
}
OUR_FAULT = 1011

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def table_socket(socket: Socket, house: OurHouse, table_id: FromPath[str]) -> None:
    """Serve one browser at one table until it goes."""
    await socket.accept()
    try:
        verify_origin(socket)
        guest = visitor(house, socket)
        await house.tables.newest(table_id)
    except Refused as refused:
        await _send(socket, RefusedNews(Refusal.of(refused), None))
        await socket.close(CLOSE_CODES.get(refused.code, 4400), refused.code)
        return
    with suppress(WebSocketDisconnect):
        await Conversation(socket, house, table_id, guest).run()


class Conversation:
    """One browser at one table: it hears messages and tells the newest view, both at once."""

    def __init__(self, socket: Socket, house: House, table_id: str, guest: str | None) -> None:
        """Take the open socket and who is on it; none is a spectator without a cookie."""
        self._socket = socket
        self._house = house
        self._tables = house.tables
        self._table_id = table_id
        self._guest = guest
        self._is_gone = False
        self._told: Table | None = None
        self._hinting: set[asyncio.Task[None]] = set()
        self._allowance = Allowance(house.settings.messages_a_second)

    async def run(self) -> None:
        """Talk until the browser goes."""
        self._come()
        try:
            await self._talk()
        finally:
            self._go()

    async def _talk(self) -> None:
        """Hear and tell; whoever goes is let go, and nothing is cut off in the middle."""
        with self._tables.watch(self._table_id) as changed:
            telling = asyncio.create_task(self._tell(changed))
            try:
                await self._hear()
            finally:
                self._is_gone = True
                changed.set()
                await telling

    def _come(self) -> None:
        self._house.metrics.connections.inc()
        if self._guest is not None:
            self._tables.presence.come(self._table_id, self._guest)
        self._house.stewards.look(self._table_id)
        self._tables.wake(self._table_id)

    def _go(self) -> None:
        self._house.metrics.connections.dec()
        if self._guest is not None:
            self._tables.presence.go(self._table_id, self._guest)
        self._house.stewards.look_away(self._table_id)
        self._tables.wake(self._table_id)

    async def _tell(self, changed: asyncio.Event) -> None:
        """Tell the newest view until the browser is gone; where that fails, hang up: it comes again."""
        try:
            await self._tell_on(changed)
        except WebSocketException:
            pass
        except Exception:
            log.exception("table %s: a view could not be told", self._table_id)
            with suppress(WebSocketException):
                await self._socket.close(OUR_FAULT)

    async def _tell_on(self, changed: asyncio.Event) -> None:
        while not self._is_gone:
            changed.clear()
            table = await self._tables.recent(self._table_id)
            self._told, now = table, self._tables.now(table)
            view = table_view(table, self._guest, self._tables.presence, now)
            await _send(self._socket, TableNews(view))
            await changed.wait()

    async def _hear(self) -> None:
        while True:
            text = await self._socket.receive_text()
            await self._allowance.spend()
            began = time.perf_counter()
            await self._answer(text)
            self._house.metrics.seconds.observe(time.perf_counter() - began)

    async def _answer(self, text: str) -> None:
        verb, move_id = None, None
        try:
            thing = read(text)
            verb = (
                next(filter(INCOMING.__contains__, thing), None)
                if isinstance(thing, dict)
                else None
            )
            message = convert_verb(thing, INCOMING)
            move_id = message.id if isinstance(message, Play) else None
            await self._obey(message)
            self._house.metrics.messages.labels(verb).inc()
        except Refused as refused:
            await self._refuse(refused, verb, move_id)
        except WebSocketException:
            raise
        except Exception:
            log.exception("table %s: a message failed", self._table_id)
            await self._refuse(internal(), verb, move_id)

    async def _refuse(
        self, refused: Refused, verb: str | None, move_id: MoveId | None = None
    ) -> None:
        self._house.metrics.refusals.labels(refused.code).inc()
        await _send(self._socket, RefusedNews(Refusal.of(refused), verb, move_id))

    async def _obey(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            await self._pong(message.ping)
            return
        if self._guest is None:
            raise no_guest()
        if isinstance(message, PreferPace):
            self._prefer(message.pace, self._guest)
            return
        if self._tables.presence.idlers.stir(self._table_id, self._guest):
            self._tables.wake(self._table_id)
        if isinstance(message, Nudge | Vote | Here):
            self._mind_idlers(message, await self._tables.newest(self._table_id), self._guest)
            return
        if isinstance(message, AskHint):
            self._think(await self._tables.newest(self._table_id), self._guest)
            return
        if isinstance(message, Rematch):
            await self._tables.rematch(self._table_id, self._guest)
            return
        if isinstance(message, Play):
            # a move must not wait for anything before it queues: the first to arrive is the first to count
            played = Played(message.play, message.after, message.id)
            await self._tables.play(self._table_id, self._guest, played)
            return
        name = await self._house.store.name_of(self._guest) if isinstance(message, Sit) else ""
        await self._tables.act(
            self._table_id, lambda table: entry_for(message, table, str(self._guest), name)
        )

    async def _pong(self, ping: int) -> None:
        """Answer from memory: browsers ask more than once a second whether anybody is there."""
        table = self._told or await self._tables.newest(self._table_id)
        await _send(self._socket, Pong(ping, self._tables.now(table)))

    def _prefer(self, pace: Pace, guest: str) -> None:
        """Note a pace; only one that is new, of somebody who sits here, changes anything for the others."""
        is_new = self._tables.presence.prefer(self._table_id, guest, pace)
        if is_new and self._told is not None and self._told.seat_of(guest) is not None:
            self._tables.wake(self._table_id)

    def _mind_idlers(self, message: Nudge | Vote | Here, table: Table, guest: str) -> None:
        """Nudge or vote, which everyone sees at once; who is here has been heard already."""
        deeds.seat_at(table, guest)
        deeds.verify_playing(table)
        table, idlers = elapsed(table, self._tables.now(table)), self._tables.presence.idlers
        match message:
            case Nudge(seat):
                deeds.verify_seat(table, seat)
                idlers.nudge(table, guest, seat)
            case Vote(seat):
                deeds.verify_seat(table, seat)
                idlers.vote(table, guest, seat)
            case Here():
                return
        self._tables.wake(self._table_id)

    def _think(self, table: Table, guest: str) -> None:
        """Begin a hint beside the conversation, so that nobody's next message waits for it."""
        thinking = self._house.hints.begin(elapsed(table, self._tables.now(table)), guest)
        telling = asyncio.create_task(self._tell_hint(thinking))
        self._hinting.add(telling)
        telling.add_done_callback(self._hinting.discard)

    async def _tell_hint(self, thinking: asyncio.Future[Hint]) -> None:
        """Tell a hint when it is found, where somebody is still there to hear it."""
        try:
            hint = await thinking
            if not self._is_gone:
                await _send(self._socket, HintNews(hint))
        except WebSocketException:
            pass
        except Exception:
            log.exception("table %s: a hint failed", self._table_id)
            with suppress(WebSocketException):
                await self._refuse(internal(), "hint")


def entry_for(message: Incoming, table: Table, guest: str, name: str) -> AnyEntry:
    """Turn a message into the entry that it asks for, or refuse it."""
    match message:
        case Sit(seat):
            return deeds.sit(table, guest, name, seat)
        case Stand():
            return deeds.stand(table, guest)
        case PlaceBot(level, seat):
            return deeds.place_bot(table, guest, seat, level)
        case Clear(seat):
            return deeds.clear(table, guest, seat)
        case Ready(is_ready):
            return deeds.ready(table, guest, is_ready)
    raise Refused("unknown_message", "This cannot be done at a table.")


class Allowance:
    """A bucket of messages that refills steadily: who talks too fast is made to wait."""

    def __init__(self, rate: float) -> None:
        """Take how many messages a second may come."""
        self._rate = rate
        self._left = 2 * rate
        self._then = time.monotonic()

    async def spend(self) -> None:
        """Take one message's worth, waiting where the bucket is empty."""
        now = time.monotonic()
        self._left = min(2 * self._rate, self._left + (now - self._then) * self._rate)
        self._then = now
        self._left -= 1
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)


async def _send(socket: Socket, news: TableNews | RefusedNews | Pong | HintNews) -> None:
    try:
        await socket.send_text(msgspec.json.encode(news).decode())
    except OSError:  # the browser went while this was on its way
        raise WebSocketDisconnect(detail="gone") from None
