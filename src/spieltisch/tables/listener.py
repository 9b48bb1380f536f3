"""Hears what other workers write, by PostgreSQL's LISTEN; a lost connection is made again."""

import asyncio
import logging
import threading
from collections.abc import Callable

import msgspec
import psycopg
from sqlalchemy import URL

from spieltisch.core.setup import Seconds
from spieltisch.tables.worker_news import CHANNEL, WorkerNews, decoded

log = logging.getLogger(__name__)

SILENCE: Seconds = 3.0
"""Every worker hears at least itself more often; after longer silence the connection counts as lost."""
PAUSE: Seconds = 0.2
"""How long to wait before connecting again."""


class Listener:
    """A thread with a connection of its own; what it hears is handed to the event loop."""

    def __init__(
        self, url: URL, on_news: Callable[[WorkerNews], None], on_gap: Callable[[], None]
    ) -> None:
        """Take whom to tell the news, and whom to tell that some may have been missed."""
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_news = on_news
        self._on_gap = on_gap
        self._loop = asyncio.get_running_loop()
        self._ends = threading.Event()
        self.is_listening = False
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop listening."""
        self._ends.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._ends.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True, connect_timeout=3) as mine:
                    mine.execute(f"LISTEN {CHANNEL}")
                    self.is_listening = True
                    self._call(self._on_gap)  # whatever was told before is not known here
                    self._listen(mine)
            except psycopg.Error as error:
                log.warning("the connection that listens to other workers is lost: %s", error)
            self.is_listening = False
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
            return  # another version's
        self._call(self._on_news, news)

    def _call(self, function: Callable[..., None], *arguments: object) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(function, *arguments)
