"""The websocket of a table: messages in, the newest view out."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from spieltisch.core.codec import malformed, read
from spieltisch.core.errors import Refused
from spieltisch.core.game import Refusal
from spieltisch.core.setup import Seconds
from spieltisch.server import logs
from spieltisch.server.addresses import address_of, verify_origin
from spieltisch.server.messages import (
    TYPES,
    AnyNews,
    AskHint,
    ChatNews,
    Here,
    Hint,
    HintNews,
    Incoming,
    Nudge,
    Ping,
    Pong,
    PreferPace,
    React,
    ReactionNews,
    RefusedNews,
    Rematch,
    TableNews,
    Vote,
    Write,
)
from spieltisch.server.services import (
    Injected,
    Services,
    internal,
    no_guest,
    spend,
    table_for,
    visitor,
)
from spieltisch.tables import checks, companions
from spieltisch.tables.commands import Command, Message, Play, Sit, SwitchChat
from spieltisch.tables.company import ChatLine, Said
from spieltisch.tables.facts import Pace
from spieltisch.tables.table import Table, elapsed
from spieltisch.tables.view import own_view
from spieltisch.tables.watching import Watch

log = logging.getLogger(__name__)

LONGEST = 16 * 1024
"""The most bytes of a message."""
CLOSE_CODES = {
    "unknown_table": 4404,
    "unknown_companion": 4404,
    "table_outdated": 4410,
    "table_damaged": 4500,
    "cookie_invalid": 4401,
    "foreign_origin": 4403,
    "slow_down": 4429,
}
OUR_FAULT = 1011
PEOPLE_EACH: Seconds = 10.0
"""How often many spectators are told that people came or went, if nothing else happens."""

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def table_socket(socket: Socket, services: Injected, table_id: FromPath[str]) -> None:
    """Serve one browser at one table until it leaves."""
    await socket.accept()
    with suppress(WebSocketDisconnect), logs.about(table=table_id), ExitStack() as stack:
        try:
            verify_origin(socket)
            guest = companions.wanted(visitor(services, socket), socket.query_params.get("as"))
            await _admit(stack, socket, services, table_id, guest)
        except Refused as refused:
            services.metrics.refusals.labels(refused.code).inc()
            await _send(socket, RefusedNews(Refusal.of(refused), None))
            await socket.close(CLOSE_CODES.get(refused.code, 4400), refused.code)
            return
        await Conversation(socket, services, table_id, guest).run()


async def _admit(
    stack: ExitStack, socket: Socket, services: Services, table_id: str, guest: str | None
) -> None:
    """Count a socket until the stack ends, or refuse it; a table's players do not count as spectators."""
    table = await table_for(services, socket, table_id)
    checks.verify_companion(table, guest)
    is_player = guest is not None and table.seat_of(guest) is not None
    who = address_of(socket), guest, None if is_player else table_id
    services.limits.spend("socket", *who)
    stack.enter_context(services.limits.holding(*who))


class Conversation:
    """One browser at one table: it reads messages and sends the newest view, both at once."""

    def __init__(
        self, socket: Socket, services: Services, table_id: str, guest: str | None
    ) -> None:
        """Take the open socket and its guest; None is a spectator without a cookie."""
        self._socket = socket
        self._services = services
        self._tables = services.tables
        self._table_id = table_id
        self._guest = guest
        self._is_gone = False
        self._told: Table | None = None
        self._told_at: Seconds = 0.0
        self._hinting: set[asyncio.Task[None]] = set()
        self._address = address_of(socket)
        self._allowance = Allowance(services.settings.allowed_a_second)

    async def run(self) -> None:
        """Talk until the browser leaves."""
        self._come()
        try:
            await self._talk()
        finally:
            self._go()

    async def _talk(self) -> None:
        """Read and send until the browser leaves; nothing is cut off halfway."""
        with (
            self._tables.watch(self._table_id) as changed,
            self._tables.company.listen(self._table_id) as said,
        ):
            telling = asyncio.create_task(self._tell(changed))
            passing_on = asyncio.create_task(self._pass_on(said))
            try:
                await self._hear()
            finally:
                self._is_gone = True
                passing_on.cancel()
                changed.set()
                await telling

    def _come(self) -> None:
        self._services.metrics.connections.inc()
        self._watcher = self._services.metrics.latency.come(self._table_id)
        if self._guest is not None:
            self._tables.presence.come(self._table_id, self._guest)
        self._services.runners.look(self._table_id)
        self._tables.wake(self._table_id)

    def _go(self) -> None:
        self._services.metrics.connections.dec()
        self._services.metrics.latency.go(self._table_id, self._watcher)
        if self._guest is not None:
            self._tables.presence.go(self._table_id, self._guest)
        self._services.runners.look_away(self._table_id)
        self._tables.wake(self._table_id)

    async def _tell(self, changed: Watch) -> None:
        """Send the newest view until the browser is gone; if that fails, hang up: it will reconnect."""
        try:
            await self._tell_on(changed)
        except WebSocketException:
            pass
        except Exception:
            log.exception("a view could not be told", extra=self._moment())
            with suppress(WebSocketException):
                await self._socket.close(OUR_FAULT)

    async def _tell_on(self, changed: Watch) -> None:
        while not self._is_gone:
            changed.clear()
            table = await self._tables.recent(self._table_id)
            wait = self._until_told(table, changed)
            if wait:
                asyncio.get_running_loop().call_later(wait, changed.set)
            else:
                self._told, self._told_at = table, time.monotonic()
                await _send_text(self._socket, self._news(table, changed))
                self._services.metrics.latency.told(self._table_id, self._watcher, table.n)
            await changed.wait()

    def _until_told(self, table: Table, changed: Watch) -> Seconds:
        """Give how long one of many spectators is left alone when only people came or went."""
        if not changed.spectates or table is not self._told:
            return 0.0
        is_calm = not self._tables.watchers.are_many(self._table_id)
        return 0.0 if is_calm else max(0.0, self._told_at + PEOPLE_EACH - time.monotonic())

    def _news(self, table: Table, changed: Watch) -> str:
        """Write the news of a table; all who only look on get the same."""
        common = self._tables.common_view(table)
        device = None if self._guest is None else companions.owner(self._guest)
        mine = device is not None and bool(common.present.on_device(device))
        changed.spectates = not mine and common.view.phase != "open"
        if mine:
            return _written(TableNews(own_view(common.present, common.view, self._guest)))
        if common.spectators is None:
            common.spectators = _written(TableNews(own_view(common.present, common.view, None)))
        return common.spectators

    async def _pass_on(self, said: asyncio.Queue[Said]) -> None:
        """Send what people say, after what was written before; if the browser is gone, `_hear` ends."""
        with suppress(WebSocketException):
            written = self._tables.company.lines(await self._tables.newest(self._table_id))
            if written:
                await _send(self._socket, ChatNews(written, earlier=True))
            while True:
                match await said.get():
                    case ChatLine() as line:
                        await _send(self._socket, ChatNews((line,)))
                    case reacted:
                        news = ReactionNews(reacted.seat, reacted.reaction)
                        await _send(self._socket, news)

    async def _hear(self) -> None:
        while True:
            text = await self._socket.receive_text()
            wait = self._allowance.spend()
            if wait:
                await asyncio.sleep(wait)
            await self._services.limits.slow("message", self._address, *self._who())
            began = time.perf_counter()
            await self._answer(text)
            self._services.metrics.seconds.observe(time.perf_counter() - began)

    def _moment(self) -> dict[str, str | int]:
        """Say for the log which moment of which table something is about."""
        return {"table": self._table_id, "entry": -1 if self._told is None else self._told.n}

    def _who(self) -> tuple[str | None, str | None]:
        """Say for whom a message counts: its guest, and its table if they do not play there."""
        seat = (
            None if self._told is None or self._guest is None else self._told.seat_of(self._guest)
        )
        return self._guest, self._table_id if seat is None else None

    async def _answer(self, text: str) -> None:
        message = None
        try:
            message = decoded(text)
            await self._obey(message)
            self._services.metrics.messages.labels(type_of(message)).inc()
        except Refused as refused:
            await self._refuse(refused, type_named_in(text) if message is None else message)
        except WebSocketException:
            raise
        except Exception:
            log.exception("a message failed", extra=self._moment())
            await self._refuse(internal(), message)

    async def _refuse(self, refused: Refused, answered: Incoming | str | None) -> None:
        """Refuse a message, even one of which only the type could be read."""
        self._services.metrics.refusals.labels(refused.code).inc()
        to = type_of(answered) if isinstance(answered, Message) else answered
        move_id = answered.id if isinstance(answered, Play) else None
        await _send(self._socket, RefusedNews(Refusal.of(refused), to, move_id))

    async def _obey(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            await self._pong(message.number)
            return
        if self._guest is None:
            raise no_guest()
        if isinstance(message, PreferPace):
            self._prefer(message.pace, self._guest)
            return
        if self._tables.presence.idlers.stir(self._table_id, self._guest):
            self._tables.wake(self._table_id)
        await self._do(message, self._guest)

    async def _do(self, message: Incoming, guest: str) -> None:
        """Do what somebody asks for who is here and awake."""
        match message:
            case Nudge() | Vote() | Here():
                self._mind_idlers(message, await self._tables.newest(self._table_id), guest)
            case AskHint():
                table = await self._tables.newest(self._table_id)
                if self._services.hints.must_search(table, guest):
                    await spend(self._services, "hint", self._socket)
                self._think(table, guest)
            case Rematch():
                await spend(self._services, "table", self._socket)
                await self._tables.rematch(self._table_id, guest)
            case React() | Write() | SwitchChat():
                await self._talk_to_others(message, guest)
            case Play():
                # a move waits for nothing before it queues: the first to arrive is the first to count
                began = time.perf_counter()
                played = await self._tables.play(self._table_id, guest, message)
                if played is not None:
                    self._services.metrics.latency.moved(self._table_id, played.n, began)
            case Command():
                name = await self._services.store.name_of(guest) if isinstance(message, Sit) else ""
                await self._tables.act(
                    self._table_id, partial(message.entry, guest=guest, name=name)
                )

    async def _pong(self, ping: int) -> None:
        """Answer from memory: browsers ask more than once a second whether the server is there."""
        table = self._told or await self._tables.newest(self._table_id)
        await _send(self._socket, Pong(ping, self._tables.now(table)))

    def _prefer(self, pace: Pace, guest: str) -> None:
        """Note a pace; the others are told only if it is new and its guest sits here."""
        is_new = self._tables.presence.prefer(self._table_id, guest, pace)
        if is_new and self._told is not None and self._told.seat_of(guest) is not None:
            self._tables.wake(self._table_id)

    def _mind_idlers(self, message: Nudge | Vote | Here, table: Table, guest: str) -> None:
        """Nudge or vote, which everyone sees at once; `Here` itself has already been noted."""
        checks.seat_at(table, guest)
        checks.verify_playing(table)
        table, idlers = elapsed(table, self._tables.now(table)), self._tables.presence.idlers
        match message:
            case Nudge(seat):
                checks.verify_seat(table, seat)
                idlers.nudge(table, guest, seat)
            case Vote(seat):
                checks.verify_seat(table, seat)
                idlers.vote(table, guest, seat)
            case Here():
                return
        self._tables.wake(self._table_id)

    async def _talk_to_others(self, message: React | Write | SwitchChat, guest: str) -> None:
        """React, write a line, or switch the chat: all of it only so fast."""
        company = self._tables.company
        match message:
            case React(reaction):
                company.react(await self._tables.newest(self._table_id), guest, reaction)
            case Write(text):
                name = await self._services.store.name_of(guest)
                company.write(await self._tables.newest(self._table_id), guest, name, text)
            case SwitchChat():
                company.spend(guest)
                await self._tables.act(self._table_id, partial(message.entry, guest=guest))
                company.hush(self._table_id, guest)

    def _think(self, table: Table, guest: str) -> None:
        """Start a hint in the background, so that the next message need not wait for it."""
        thinking = self._services.hints.begin(elapsed(table, self._tables.now(table)), guest)
        telling = asyncio.create_task(self._tell_hint(thinking))
        self._hinting.add(telling)
        telling.add_done_callback(self._hinting.discard)

    async def _tell_hint(self, thinking: asyncio.Future[Hint]) -> None:
        """Send a hint when it is found, if somebody is still there to receive it."""
        try:
            hint = await thinking
            if not self._is_gone:
                await _send(self._socket, HintNews(hint))
        except WebSocketException:
            pass
        except Exception:
            log.exception("a hint failed", extra=self._moment())
            with suppress(WebSocketException):
                await self._refuse(internal(), "hint")


_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)


class _Typed(msgspec.Struct):
    type: str


def decoded(text: str) -> Incoming:
    """Read a message strictly, or refuse it."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        read(text)  # anything that is not JSON is refused here
        if type_named_in(text) is None:
            known = ", ".join(TYPES)
            why = f"An object is wanted whose type is one of these: {known}."
            raise Refused("unknown_message", why) from None
        raise malformed(error) from None


def type_of(message: Message) -> str:
    """Give the type of a message as written in it."""
    return str(message.__struct_config__.tag)


def type_named_in(text: str) -> str | None:
    """Give the type named in a message that cannot be read otherwise; None if there is no such type."""
    try:
        named = msgspec.json.decode(text, type=_Typed).type
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return named if named in TYPES else None


class Allowance:
    """A token bucket of messages that refills steadily: a client that sends too fast has to wait."""

    def __init__(self, rate: float, clock: Callable[[], Seconds] = time.monotonic) -> None:
        """Take the number of messages allowed each second."""
        self._rate = rate
        self._clock = clock
        self._left = 2 * rate
        self._then = clock()

    def spend(self) -> Seconds:
        """Spend one message's worth; return how long it has to wait if the bucket is empty."""
        now = self._clock()
        self._left = min(2 * self._rate, self._left + (now - self._then) * self._rate)
        self._then = now
        self._left -= 1
        return max(0.0, -self._left / self._rate)


def _written(news: AnyNews) -> str:
    return _ENCODER.encode(news).decode()


async def _send(socket: Socket, news: AnyNews) -> None:
    await _send_text(socket, _written(news))


async def _send_text(socket: Socket, text: str) -> None:
    try:
        await socket.send_text(text)
    # The browser left while this was on its way; uvicorn calls it a RuntimeError where it hung up itself.
    except (OSError, RuntimeError):
        raise WebSocketDisconnect(detail="gone") from None
