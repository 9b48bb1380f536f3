"""A client process of a load test: people at many tables who play at a given rate, over real sockets.

    python -m tests.load.swarm < order.json > seen.json

Every socket negotiates deflate as browsers do. For each move it notes how long it took from sending it to the
last view of it at the table.
"""

import asyncio
import random
import re
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.load.crowd import legal_move
from tests.load.furnished import Seated

NUMBER = re.compile(r'"n":(\d+)')
PATIENCE = 30.0
TABLE = ('{"type":"table"', '{"table"')
REFUSED = ('{"type":"refused"', '{"refused"')
RECONNECTIONS = 4
"""How often one of the spectators comes again, each second."""


class Order(msgspec.Struct, frozen=True):
    """What a client process does."""

    address: str
    seated: list[Seated]
    seconds: float
    rate: float | None
    """Moves a second over all tables of this process; none is as fast as possible."""
    spectators: int = 0
    """How many more sockets look at a table."""
    watched: str = ""
    """The table they look at."""
    seed: int = 1
    names_types: bool = True
    """Whether messages name their type, as they have since version 0.2."""


class Seen(msgspec.Struct):
    """What a client process has seen."""

    seconds: list[float] = []
    """For each move, from sending it to its last view at the table."""
    refusals: dict[str, int] = {}
    lost: int = 0
    """Sockets that broke."""
    sockets: int = 0
    began: float = 0.0
    ended: float = 0.0


class Crowded:
    """One table: its sockets, and the newest entry that each has seen."""

    def __init__(self, seated: Seated, order: Order, seen: Seen) -> None:
        self._seated = seated
        self._order = order
        self._seen = seen
        self._sockets: list[ClientConnection] = []
        self._numbers = [0] * len(seated.cookies)
        self._views: list[str] = [""] * len(seated.cookies)
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._rng = random.Random(f"{order.seed} {seated.table}")
        self.is_over = False

    async def open(self) -> None:
        for cookie in self._seated.cookies:
            self._sockets.append(await _connected(self._order, self._seated.table, cookie))
        self._tasks = [asyncio.create_task(self._hear(seat)) for seat in range(len(self._sockets))]
        await self._wait_for(1)

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        await asyncio.gather(*self._tasks)

    async def _hear(self, seat: int) -> None:
        socket = self._sockets[seat]
        with suppress(WebSocketException):
            async for heard in socket:
                text = str(heard)
                if text.startswith(TABLE):
                    found = NUMBER.search(text)
                    self._numbers[seat] = int(found[1]) if found else 0
                    self._views[seat] = text
                    self._changed.set()
                elif text.startswith(REFUSED):
                    code = msgspec.json.decode(text)["refused"]["code"]
                    self._seen.refusals[code] = self._seen.refusals.get(code, 0) + 1
                    self._changed.set()
            return
        self._seen.lost += 1

    async def _wait_for(self, n: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while min(self._numbers) < n:
                self._changed.clear()
                await self._changed.wait()

    async def move(self) -> None:
        """Make the next move, and wait until everyone at the table has seen it."""
        view = msgspec.json.decode(self._views[0])["table"]
        if view["phase"] not in {"open", "playing"}:
            self.is_over = True
            return
        seat, said = self._next(view)
        began = time.perf_counter()
        await self._sockets[seat].send(msgspec.json.encode(said).decode())
        try:
            await self._wait_for(view["n"] + 1)
        except TimeoutError:
            self._seen.refusals["no view"] = self._seen.refusals.get("no view", 0) + 1
            return
        self._seen.seconds.append(time.perf_counter() - began)

    def _next(self, view: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Return who does what next: at an open table the host becomes ready, or not ready."""
        if view["phase"] == "open":
            return 0, {"type": "ready", "ready": not view["seats"][0]["ready"]}
        (seat,) = view["to_move"]
        mine = msgspec.json.decode(self._views[seat])["table"]
        move = legal_move(mine, self._rng)
        named = {"type": "play", "move": move} if self._order.names_types else {"play": move}
        return seat, {**named, "after": mine["n"]}


def _connected(order: Order, table: str, cookie: str | None) -> connect:
    headers = {} if cookie is None else {"Cookie": cookie}
    return connect(
        f"{order.address.replace('http', 'ws')}/api/tables/{table}/live",
        additional_headers=headers,
        open_timeout=PATIENCE,
        ping_interval=None,
        max_queue=None,
    )


async def play(order: Order) -> Seen:
    """Open all sockets, say so on standard output, wait for a line, and play."""
    seen = Seen()
    tables = [Crowded(seated, order, seen) for seated in order.seated]
    for part in _parts(tables, 20):
        await asyncio.gather(*(table.open() for table in part))
    watching = await _watching(order)
    seen.sockets = sum(len(each.cookies) for each in order.seated) + order.spectators
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    seen.began = time.time()
    if not tables:
        await asyncio.sleep(order.seconds)
    await (_flat_out(tables, order) if order.rate is None else _paced(tables, order, order.rate))
    seen.ended = time.time()
    for task in watching:
        task.cancel()
    for part in _parts(tables, 50):
        await asyncio.gather(*(table.close() for table in part))
    return seen


async def _watching(order: Order) -> list[asyncio.Task[None]]:
    async def watch(socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for _ in socket:
                pass

    async def come_and_go() -> None:
        while True:
            async with _connected(order, order.watched, None):
                await asyncio.sleep(1 / RECONNECTIONS)

    tasks = []
    for _ in range(order.spectators):
        socket = await _connected(order, order.watched, None)
        tasks.append(asyncio.create_task(watch(socket)))
    return [*tasks, asyncio.create_task(come_and_go())] if tasks else []


def _parts(tables: list[Crowded], size: int) -> Iterator[list[Crowded]]:
    for first in range(0, len(tables), size):
        yield tables[first : first + size]


async def _flat_out(tables: list[Crowded], order: Order) -> None:
    end = time.monotonic() + order.seconds

    async def go_on(table: Crowded) -> None:
        while time.monotonic() < end and not table.is_over:
            await table.move()

    await asyncio.gather(*(go_on(table) for table in tables))


async def _paced(tables: list[Crowded], order: Order, rate: float) -> None:
    """Begin a move at another table every 1/rate seconds, whether the ones before are seen or not."""
    rng, began = random.Random(order.seed), time.monotonic()
    free, playing = set(range(len(tables))), set[asyncio.Task[None]]()

    async def move(number: int) -> None:
        await tables[number].move()
        if not tables[number].is_over:
            free.add(number)

    for number in range(int(order.seconds * rate)):
        await asyncio.sleep(max(0.0, began + number / rate - time.monotonic()))
        if free:
            chosen = rng.choice(tuple(free))
            free.discard(chosen)
            task = asyncio.create_task(move(chosen))
            playing.add(task)
            task.add_done_callback(playing.discard)
    await asyncio.gather(*playing)


def main() -> None:
    order = msgspec.json.decode(sys.stdin.readline(), type=Order)
    seen = asyncio.run(play(order))
    print(msgspec.json.encode(seen).decode(), flush=True)


if __name__ == "__main__":
    main()
