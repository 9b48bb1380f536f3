"""What a crowd of idle home pages costs a server: its CPU share, memory and bytes, over real sockets.

    python -m tests.load.lobbies --pages 10000 --seconds 30
    python -m tests.load.lobbies --pages 10000 --seconds 30 --changes 1

The first lets nothing happen; the second opens a public table every second, and closes the one before. The
pages live in a process of their own, each with a guest of its own, on this machine only. Both processes
need as many open files as there are pages: `ulimit -n 20000`.
"""

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from spieltisch.server.guests import Guests
from spieltisch.server.settings import Settings
from tests.load.furnished import cookie_of
from tests.load.siege import cpu_seconds, memory
from tests.server.client import ROOT, Person, ServerProcess, serving
from tests.server.lobby_page import ADDRESS

MOST_PAGES = 10_000
AT_ONCE = 50
SETTLED = 3.0
"""Seconds between the last page's first news and the measurement."""
REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: c3BpZWx0aXNjaHRpc2NoIQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate\r\nCookie: {cookie}\r\n\r\n"
)
"""A page offers to be compressed, as browsers do."""


class Order(msgspec.Struct, frozen=True):
    """What a client process does."""

    port: int
    cookies: list[str]


class Heard(msgspec.Struct, frozen=True):
    """What the pages received between two moments, and how many of them are still connected."""

    pages: int
    bytes: int
    messages: int
    """How often something arrived."""


class Figures(msgspec.Struct, frozen=True):
    """What a crowd cost."""

    pages: int
    seconds: float
    tables_opened: int
    cores: float
    """The server's CPU time for each second."""
    kilobytes_a_page: float
    connect_ms_a_page: float
    """The server's CPU time for each new page."""
    bytes_a_page: float
    messages_a_page: float


class Page(asyncio.Protocol):
    """A browser's page: it upgrades to a websocket, and from then on it only listens."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self.is_here = True
        self.bytes = self.messages = 0
        self.mine = asyncio.Event()
        """Set when the page knows everything."""
        self._first = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.messages += 1
        if not self.mine.is_set():
            self._first += data
            if b'"type":"mine"' in self._first:
                self.mine.set()
                self._first = b""

    def connection_lost(self, _: Exception | None) -> None:
        self.is_here = False
        self.mine.set()


async def crowd(order: Order) -> None:
    """Open all pages, then answer each line of standard input with what they have received since the last."""
    pages: list[Page] = []
    for first in range(0, len(order.cookies), AT_ONCE):
        some = order.cookies[first : first + AT_ONCE]
        pages += await asyncio.gather(*(_opened(order.port, cookie) for cookie in some))
    while True:
        heard = Heard(
            sum(page.is_here for page in pages),
            sum(page.bytes for page in pages),
            sum(page.messages for page in pages),
        )
        print(msgspec.json.encode(heard).decode(), flush=True)
        for page in pages:
            page.bytes = page.messages = 0
        if not await asyncio.to_thread(sys.stdin.readline):
            return


async def _opened(port: int, cookie: str) -> Page:
    request = REQUEST.format(path=ADDRESS, host=f"127.0.0.1:{port}", cookie=cookie)
    page = Page(request.encode())
    await asyncio.get_running_loop().create_connection(lambda: page, "127.0.0.1", port)
    await page.mine.wait()
    return page


class Crowd:
    """The process in which the pages live."""

    def __init__(self, server: ServerProcess, pages: int) -> None:
        guests = Guests(Settings(server.data).secret())
        order = Order(server.port, [cookie_of(guests, guests.new()) for _ in range(pages)])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.load.lobbies", "--client"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        self._say(msgspec.json.encode(order).decode())
        self.first = self._heard()

    def heard(self) -> Heard:
        """Return what was received since the last time."""
        self._say("")
        return self._heard()

    def leave(self) -> None:
        self._process.kill()
        self._process.wait()

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def _heard(self) -> Heard:
        assert self._process.stdout is not None
        return msgspec.json.decode(self._process.stdout.readline(), type=Heard)


def measure(server: ServerProcess, pages: int, seconds: float, changes: float = 0.0) -> Figures:
    """Let pages look at the lobby; `changes` is how many public tables open in a second."""
    host = Person(server, "Host")
    filled, spent = memory(server), cpu_seconds(server)
    crowd = Crowd(server, pages)
    try:
        connected = cpu_seconds(server) - spent
        time.sleep(SETTLED)
        grown = memory(server) - filled
        crowd.heard()
        cpu, began, opened, newest = cpu_seconds(server), time.monotonic(), 0, ""
        while (passed := time.monotonic() - began) < seconds:
            if opened < passed * changes:
                newest, before = host.open_table(2, listed=True), newest
                opened += 1
                if before:
                    asyncio.run(_leave(host, before))
            time.sleep(min(0.05, seconds - passed) if changes else seconds - passed)
        cpu, took = cpu_seconds(server) - cpu, time.monotonic() - began
        heard = crowd.heard()
    finally:
        crowd.leave()
    assert heard.pages == pages, f"{pages - heard.pages} pages were hung up on"
    return Figures(
        pages=pages,
        seconds=round(took, 1),
        tables_opened=opened,
        cores=round(cpu / took, 3),
        kilobytes_a_page=round(grown / 1024 / pages, 1),
        connect_ms_a_page=round(1000 * connected / pages, 2),
        bytes_a_page=round(heard.bytes / pages, 1),
        messages_a_page=round(heard.messages / pages, 2),
    )


async def _leave(host: Person, table: str) -> None:
    """Close a table, so that nobody sits at too many."""
    async with host.at(table) as talk:
        await talk.say({"type": "stand"})
        await talk.until(lambda view: view["phase"] == "closed")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pages", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--changes", type=float, default=0.0, help="public tables opened a second")
    parser.add_argument("--client", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.client:
        with suppress(KeyboardInterrupt):
            asyncio.run(crowd(msgspec.json.decode(sys.stdin.readline(), type=Order)))
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    pages = min(wanted.pages, MOST_PAGES, hard - 500)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, pages + 500), hard))
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), options=["--no-limits"]) as server,
    ):
        figures = measure(server, pages, wanted.seconds, wanted.changes)
    print(json.dumps(msgspec.to_builtins(figures)))


if __name__ == "__main__":
    main()
