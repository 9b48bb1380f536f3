"""Listens to the other workers through PostgreSQL's LISTEN, and reconnects when the connection is lost."""

import asyncio
import logging
import threading
from collections.abc import Callable

import msgspec
import psycopg
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL

from spieltisch.core.setup import Seconds
from spieltisch.tables.database import IMPATIENT, cut
from spieltisch.tables.worker_news import CHANNEL, WorkerNews, decoded

log = logging.getLogger(__name__)

SILENCE: Seconds = 3.0
"""A longer silence means that the connection is lost: a worker receives its own heartbeats more often."""
PAUSE: Seconds = 0.2
"""How long to wait before connecting again."""
LEAVES_WITHIN: Seconds = 0.5
"""How long to wait for the thread to end; it may be connecting to a PostgreSQL that does not answer."""


class Listener:
    """A thread with its own connection; it hands what it hears to the event loop."""

    def __init__(
        self, url: URL, on_news: Callable[[WorkerNews], None], on_gap: Callable[[], None]
    ) -> None:
        """Take a callback for news, and one for when some news may have been missed."""
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._address = make_conninfo(address, **IMPATIENT)
        self._on_news = on_news
        self._on_gap = on_gap
        self._loop = asyncio.get_running_loop()
        self._ends = threading.Event()
        self.is_listening = False
        self._connection: psycopg.Connection | None = None
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop listening."""
        self._ends.set()
        connection = self._connection
        if connection is not None:
            cut(connection)
        await asyncio.to_thread(self._thread.join, LEAVES_WITHIN)

    def _run(self) -> None:
        is_said = False
        while not self._ends.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as mine:
                    self._connection = mine
                    mine.execute(f"LISTEN {CHANNEL}")
                    self.is_listening, is_said = True, False
                    self._call(self._on_gap)  # news from before the connection was missed
                    self._listen(mine)
            except psycopg.Error as error:
                if not is_said and not self._ends.is_set():
                    log.warning(
                        "the connection that listens to the other workers was lost: %s", error
                    )
                is_said = True
            self.is_listening, self._connection = False, None
            self._ends.wait(PAUSE)

    def _listen(self, connection: psycopg.Connection) -> None:
        while not self._ends.is_set():
            heard = [each.payload for each in connection.notifies(timeout=SILENCE, stop_after=1)]
            if not heard:
                return
            for line in heard:
                self._hear(line)

    def _hear(self, line: str) -> None:
        try:
            news = decoded(line)
        except msgspec.DecodeError:
            return  # from another version
        self._call(self._on_news, news)

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *arguments)
