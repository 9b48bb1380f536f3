"""People who play on through anything, as browsers do: they reconnect, and send a move until it counts."""

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.load.crowd import legal_move

Move = tuple[str, int]
"""A client's name, and the number of its move."""
TROUBLE = (WebSocketException, OSError, TimeoutError, EOFError)


class Player:
    """One player at one table; each connection may go to another server."""

    def __init__(
        self, table: str, cookie: str, addresses: Callable[[], Sequence[str]], seed: str
    ) -> None:
        self.table = table
        self.newest: dict[str, Any] = {}
        self.acknowledged: list[Move] = []
        self.refusals: list[str] = []
        self.reconnections = -1
        self.cookie = cookie
        self._addresses = addresses
        self._rng = random.Random(seed)
        self._client = f"{self._rng.getrandbits(64):016x}"
        self._number = 0
        self._pending: dict[str, Any] | None = None
        self._dozes = 0.0
        self._hangs_up = asyncio.Event()
        self._ends = self._leaves = asyncio.Event()

    async def play(
        self, ends: asyncio.Event, pause: float = 0.0, leaves: asyncio.Event | None = None
    ) -> None:
        """Play until told to end, and the last move is answered; then look on until told to leave."""
        self._ends, self._leaves = ends, leaves or ends
        while not self._may_go:
            try:
                async with asyncio.timeout(10):
                    socket = await self._connected()
                async with socket:
                    self.reconnections += 1
                    await self._talk(socket, pause)
            except TROUBLE:
                await asyncio.sleep(self._rng.uniform(0.05, 0.25))

    @property
    def rests(self) -> bool:
        """Return whether they make no more moves, and the last one is answered."""
        return self._pending is None and (self._ends.is_set() or self.is_over)

    @property
    def _may_go(self) -> bool:
        return self.rests and (self._leaves.is_set() or self._leaves is self._ends)

    def hang_up(self) -> None:
        """Let the connection drop now."""
        self._hangs_up.set()

    def doze(self, seconds: float) -> None:
        """Read nothing for a while."""
        self._dozes = seconds

    @property
    def is_over(self) -> bool:
        return self.newest.get("phase") in {"over", "closed"} and self._pending is None

    async def look(self) -> int:
        """Connect again, and return the newest entry's number."""
        async with asyncio.timeout(20):
            while True:
                try:
                    async with await self._connected() as socket:
                        self._hear(json.loads(await asyncio.wait_for(socket.recv(), 5)))
                        return int(self.newest["n"])
                except TROUBLE:
                    await asyncio.sleep(0.2)

    def _connected(self) -> connect:
        address = self._rng.choice(list(self._addresses())).replace("http", "ws")
        return connect(
            f"{address}/api/tables/{self.table}/live",
            additional_headers={"Cookie": self.cookie},
            open_timeout=5,
            close_timeout=0.5,
        )

    async def _talk(self, socket: ClientConnection, pause: float) -> None:
        self._hangs_up.clear()
        is_first = True
        while not self._hangs_up.is_set() and not self._may_go:
            dozes, self._dozes = self._dozes, 0.0
            await asyncio.sleep(dozes)
            try:
                news = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
            except TimeoutError:
                await asyncio.wait_for(socket.send('{"type":"ping","number":1}'), 2)
                continue
            self._hear(news)
            if self._pending is not None and is_first and "table" in news:
                await socket.send(json.dumps(self._pending))
            is_first = is_first and "table" not in news
            if not self.rests:
                await self._move(socket, pause)

    def _hear(self, news: dict[str, Any]) -> None:
        if news["type"] == "table":
            if self.newest and news["table"]["n"] < self.newest["n"]:
                return  # another worker that is a moment behind
            self.newest = news["table"]
            heard = {each["client"]: each["number"] for each in self.newest["heard"]}
            if self._pending is not None and heard.get(self._client, 0) >= self._number:
                self.acknowledged.append((self._client, self._number))
                self._pending = None
        elif news["type"] == "refused" and news.get("id") is not None:
            self.refusals.append(news["refused"]["code"])
            if self._pending is not None and news["id"]["number"] == self._number:
                self._pending = None

    async def _move(self, socket: ClientConnection, pause: float) -> None:
        table = self.newest
        if self._pending is not None or not table or table["you"] not in table["to_move"]:
            return
        if pause:
            await asyncio.sleep(self._rng.uniform(0, 2 * pause))
        if self._ends.is_set():
            return
        self._number += 1
        self._pending = {
            "type": "play",
            "move": legal_move(table, self._rng),
            "after": table["n"],
            "id": {"client": self._client, "number": self._number},
        }
        await socket.send(json.dumps(self._pending))
