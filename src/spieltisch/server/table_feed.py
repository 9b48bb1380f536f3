"""Keeps one browser up to date with its table: the newest view, and what people say."""

import asyncio
import logging
import time
from contextlib import suppress

from litestar.exceptions import WebSocketException

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.server.messages_of_table import ChatNews, ReactionNews, TableNews
from spieltisch.server.services import Services
from spieltisch.server.wire import Socket, send, send_text, written
from spieltisch.tables import companions
from spieltisch.tables.company import ChatLine, Said
from spieltisch.tables.log_rows import Newer
from spieltisch.tables.table import Table
from spieltisch.tables.view import own_view
from spieltisch.tables.watching import Watch

log = logging.getLogger(__name__)

OUR_FAULT = 1011
OTHERS_SERVE_IT = 4503
"""The close code that makes a browser connect to another worker."""
PEOPLE_EACH: Seconds = 10.0
"""How often a crowd of spectators learns that people came or went, if nothing else happens."""


class TableFeed:
    """Sends the newest view whenever the table changes; a slow reader misses some in between."""

    def __init__(
        self, socket: Socket, services: Services, table_id: str, guest: str | None
    ) -> None:
        """Take the open socket and its guest; None is a spectator without a cookie."""
        self.told: Table | None = None
        """The table as it was last sent."""
        self.is_gone = False
        """Whether the browser has left."""
        self._socket = socket
        self._latency = services.metrics.latency
        self._tables = services.tables
        self._table_id = table_id
        self._guest = guest
        self._told_at: Seconds = 0.0
        self._is_reminded = False
        self._changed: Watch | None = None

    @property
    def moment(self) -> dict[str, str | int]:
        """The context for log lines: the table and its newest entry."""
        return {"table": self._table_id, "entry": -1 if self.told is None else self.told.n}

    def come(self) -> None:
        """Join the watchers who are counted when moves are timed."""
        self._watcher = self._latency.come(self._table_id)

    def go(self) -> None:
        """Leave the watchers who are counted when moves are timed."""
        self._latency.go(self._table_id, self._watcher)

    async def tell(self, changed: Watch) -> None:
        """Send the newest view until the browser is gone; if that fails, disconnect: it will reconnect."""
        try:
            await self._tell_on(changed)
        except WebSocketException:
            pass
        except Newer:
            await self.leave_to_others()
        except Refused:  # the database is away, which has already been logged
            with suppress(WebSocketException):
                await self._socket.close(OUR_FAULT)
        except Exception:
            log.exception("a view could not be sent", extra=self.moment)
            with suppress(WebSocketException):
                await self._socket.close(OUR_FAULT)

    def hurry(self) -> None:
        """Send the newest view at once: a person who sits down remains a spectator until it arrives."""
        if self._changed is not None:
            self._changed.set()

    async def leave_to_others(self) -> None:
        """Disconnect, because only workers of a newer version can read the table."""
        gone = (WebSocketException, OSError, RuntimeError)  # it may already be disconnected
        with suppress(*gone):
            await self._socket.close(OTHERS_SERVE_IT, "table_newer")

    async def _tell_on(self, changed: Watch) -> None:
        self._changed = changed
        while not self.is_gone:
            changed.clear()
            table = await self._tables.recent(self._table_id)
            wait = self._until_told(table, changed)
            if wait:
                self._remind(wait, changed)
            else:
                self.told, self._told_at = table, time.monotonic()
                await send_text(self._socket, self._news(table, changed))
                self._latency.told(self._table_id, self._watcher, table.n)
            await changed.wait()

    def _remind(self, wait: Seconds, changed: Watch) -> None:
        """Look again after a while; one timer is enough, no matter how often people come and go."""
        if not self._is_reminded:
            self._is_reminded = True
            asyncio.get_running_loop().call_later(wait, self._look_again, changed)

    def _look_again(self, changed: Watch) -> None:
        self._is_reminded = False
        changed.set()

    def _until_told(self, table: Table, changed: Watch) -> Seconds:
        """Return how long to wait before telling one of many spectators that people only came or went."""
        if not changed.spectates or table is not self.told:
            return 0.0
        is_calm = not self._tables.watchers.are_many(self._table_id)
        return 0.0 if is_calm else max(0.0, self._told_at + PEOPLE_EACH - time.monotonic())

    def _news(self, table: Table, changed: Watch) -> str:
        """Encode the news of a table; all spectators get the same text."""
        common = self._tables.common_view(table)
        device = None if self._guest is None else companions.owner(self._guest)
        mine = device is not None and bool(common.present.on_device(device))
        changed.spectates = not mine
        if mine:
            return written(TableNews(own_view(common.present, common.view, self._guest)))
        if common.spectators is None:
            common.spectators = written(TableNews(own_view(common.present, common.view, None)))
        return common.spectators

    async def pass_on(self, said: asyncio.Queue[Said]) -> None:
        """Send earlier chat lines, then what people say; stop when the browser is gone."""
        with suppress(WebSocketException, Newer):
            written = self._tables.company.lines(await self._tables.newest(self._table_id))
            if written:
                await send(self._socket, ChatNews(written, earlier=True))
            while True:
                match await said.get():
                    case ChatLine() as line:
                        await send(self._socket, ChatNews((line,)))
                    case reacted:
                        news = ReactionNews(reacted.seat, reacted.reaction)
                        await send(self._socket, news)
