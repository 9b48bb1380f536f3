"""People who make trouble without playing: some read nothing that they are sent, some come in crowds."""

import asyncio
import json
import socket
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from tests.faults.player import TROUBLE

SMALL = 2048
"""Bytes of a slow reader's buffer: one view is larger."""
FLOOD = 2_000
"""Messages that a slow reader sends at most, each with an answer that it does not read."""
UNKNOWN = b'{"type":"?"}'
"""The refusal of this names all types, so it is long."""


class SlowReader:
    """A browser at a table that reads nothing, and sends requests until the server hangs up."""

    def __init__(self, address: str, table: str, cookie: str | None) -> None:
        where = urlsplit(address)
        self.is_stuck = False
        """Whether the server has stopped reading."""
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self._socket.settimeout(5)
        self._host = (str(where.hostname), int(where.port or 80))
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"host: {where.netloc}",
            "connection: upgrade",
            "upgrade: websocket",
            "sec-websocket-version: 13",
            "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
            *(() if cookie is None else (f"cookie: {cookie}",)),
        ]
        self._opening = "\r\n".join([*lines, "", ""]).encode()

    def begin(self) -> None:
        """Connect, and send until the server stops reading; it may also be down."""
        with suppress(OSError):
            self._socket.connect(self._host)
            self._socket.sendall(self._opening)
            self._socket.recv(12)  # the status line: from here on it is a websocket
            self._socket.setblocking(False)
            self.ask()

    def ask(self) -> None:
        """Ask for more answers, as long as the server reads."""
        frame = Frame(Opcode.TEXT, UNKNOWN).serialize(mask=True)
        try:
            for _ in range(FLOOD):
                self._socket.send(frame)
        except BlockingIOError:
            self.is_stuck = True
        except OSError:
            pass  # the server is down

    def end(self) -> None:
        """Disconnect without a closing handshake."""
        self._socket.close()


async def storm(addresses: Sequence[str], tables: Sequence[str], many: int) -> int:
    """Let many spectators come at once, look and go; return how many saw a table."""

    async def glance(number: int) -> bool:
        address = addresses[number % len(addresses)].replace("http", "ws")
        where = f"{address}/api/tables/{tables[number % len(tables)]}/live"
        try:
            async with connect(where, open_timeout=10, close_timeout=0.5) as one:
                news = json.loads(await asyncio.wait_for(one.recv(), 10))
        except TROUBLE:
            return False
        return bool(news["type"] == "table")

    return sum(await asyncio.gather(*map(glance, range(many))))
