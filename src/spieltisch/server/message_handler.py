"""Carries out a browser's messages, or refuses them with a reason."""

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

from litestar.exceptions import WebSocketException

from spieltisch.core.errors import Refused
from spieltisch.core.game import Refusal
from spieltisch.server.messages_of_table import (
    AskHint,
    Here,
    Hint,
    HintNews,
    Incoming,
    Nudge,
    Ping,
    Pong,
    PreferPace,
    React,
    RefusedNews,
    Rematch,
    Vote,
    Write,
)
from spieltisch.server.services import Services, internal, no_guest, spend
from spieltisch.server.table_feed import TableFeed
from spieltisch.server.wire import Socket, decoded, send, type_named_in, type_of
from spieltisch.tables import checks
from spieltisch.tables.commands import Command, Message, Play, Sit, SwitchChat
from spieltisch.tables.facts import Pace
from spieltisch.tables.log_rows import Newer
from spieltisch.tables.table import Table, elapsed

log = logging.getLogger(__name__)


class MessageHandler:
    """Handles the messages of one browser at one table."""

    def __init__(
        self,
        socket: Socket,
        services: Services,
        table_id: str,
        guest: str | None,
        feed: TableFeed,
    ) -> None:
        """Take the open socket, its guest, and the feed that informs this browser about the table."""
        self._socket = socket
        self._services = services
        self._tables = services.tables
        self._table_id = table_id
        self._guest = guest
        self._feed = feed
        self._hinting: set[asyncio.Task[None]] = set()

    async def answer(self, text: str) -> None:
        """Do what a message asks for, or reply why not."""
        message = None
        try:
            message = decoded(text)
            await self._obey(message)
            self._services.metrics.messages.labels(type_of(message)).inc()
        except Newer:  # the move is not refused: the browser resends it to another worker
            await self._feed.leave_to_others()
        except Refused as refused:
            await self._refuse(refused, type_named_in(text) if message is None else message)
        except WebSocketException:
            raise
        except Exception:
            log.exception("a message failed", extra=self._feed.moment)
            await self._refuse(internal(), message)

    async def _refuse(self, refused: Refused, answered: Incoming | str | None) -> None:
        """Refuse a message, even if only its type could be read."""
        self._services.metrics.refusals.labels(refused.code).inc()
        to = type_of(answered) if isinstance(answered, Message) else answered
        move_id = answered.id if isinstance(answered, Play) else None
        await send(self._socket, RefusedNews(Refusal.of(refused), to, move_id))

    async def _obey(self, message: Incoming) -> None:
        if isinstance(message, Ping):
            await self._pong(message.number)
            return
        if self._guest is None:
            raise no_guest()
        if isinstance(message, PreferPace):
            self._prefer(message.pace, self._guest)
            return
        if self._tables.presence.idlers.note_activity(self._table_id, self._guest):
            self._tables.wake(self._table_id)
        await self._do(message, self._guest)

    async def _do(self, message: Incoming, guest: str) -> None:
        """Do what a message asks for; its guest is connected and not idle."""
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
                # nothing may await before a move queues, so that the first to arrive is the first to count
                began = time.perf_counter()
                played = await self._tables.play(self._table_id, guest, message)
                if played is not None:
                    self._services.metrics.latency.moved(self._table_id, played.n, began)
            case Command():
                name = await self._services.store.name_of(guest) if isinstance(message, Sit) else ""
                await self._tables.act(
                    self._table_id, partial(message.entry, guest=guest, name=name)
                )
                self._feed.hurry()

    async def _pong(self, ping: int) -> None:
        """Answer a ping from memory: browsers send them more than once a second."""
        table = self._feed.told or await self._tables.newest(self._table_id)
        await send(self._socket, Pong(ping, self._tables.now(table)))

    def _prefer(self, pace: Pace, guest: str) -> None:
        """Note a preferred pace; tell the others only if it is new and the guest sits here."""
        is_new = self._tables.presence.prefer(self._table_id, guest, pace)
        if is_new and self._feed.told is not None and self._feed.told.seat_of(guest) is not None:
            self._tables.wake(self._table_id)

    def _mind_idlers(self, message: Nudge | Vote | Here, table: Table, guest: str) -> None:
        """Nudge or vote, and wake everyone; `Here` itself has already been noted."""
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
        """React, write a line, or switch the chat, within the rate limit."""
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
                company.clear_chat(self._table_id, guest)

    def _think(self, table: Table, guest: str) -> None:
        """Start a hint in the background, so that the next message need not wait for it."""
        thinking = self._services.hints.begin(elapsed(table, self._tables.now(table)), guest)
        telling = asyncio.create_task(self._tell_hint(thinking))
        self._hinting.add(telling)
        telling.add_done_callback(self._hinting.discard)

    async def _tell_hint(self, thinking: asyncio.Future[Hint]) -> None:
        """Send a hint once it is found, if the browser is still connected."""
        try:
            hint = await thinking
            if not self._feed.is_gone:
                await send(self._socket, HintNews(hint))
        except WebSocketException:
            pass
        except Exception:
            log.exception("a hint failed", extra=self._feed.moment)
            with suppress(WebSocketException):
                await self._refuse(internal(), "hint")
