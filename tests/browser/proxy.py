"""A bad network: a TCP proxy between the browser and the server that can be cut, stalled and slowed."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from tests.server.client import PATIENCE, ServerProcess, free_port

CHUNK = 65_536


class Pipe:
    """One TCP connection through the proxy, both ways."""

    def __init__(self, proxy: "Proxy") -> None:
        self.proxy = proxy
        self.is_held = False
        """What the browser sends waits here, even if the browser hung up long ago."""
        self.moved = asyncio.Event()
        self.writers: list[asyncio.StreamWriter] = []

    async def run(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self.proxy.to)
        self.writers = [writer, server_writer]
        up = self._pump(reader, server_writer, is_up=True)
        down = self._pump(server_reader, writer, is_up=False)
        await asyncio.gather(up, down)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_up: bool
    ) -> None:
        """Read at once and write in order, delaying each chunk by the network's latency."""
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        writing = asyncio.create_task(self._write(queue, writer, is_up=is_up))
        loop = asyncio.get_running_loop()
        data = b"-"
        while data:
            data = b""
            with suppress(OSError):
                data = await reader.read(CHUNK)
            queue.put_nowait((loop.time() + self.proxy.delay, data))
        await writing

    async def _write(
        self,
        queue: "asyncio.Queue[tuple[float, bytes]]",
        writer: asyncio.StreamWriter,
        *,
        is_up: bool,
    ) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due, data = await queue.get()
            await asyncio.sleep(max(0.0, due - loop.time()))
            while self.proxy.is_stalled or (is_up and self.is_held):
                self.moved.clear()
                await self.moved.wait()
            with suppress(OSError):
                if not data:
                    writer.close()
                    return
                writer.write(data)
                await writer.drain()

    def break_off(self) -> None:
        for writer in self.writers:
            writer.transport.abort()

    def break_browser_off(self) -> None:
        self.writers[0].transport.abort()


class Proxy:
    """Takes the server's place for a browser: it has an address too."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.delay = 0.0
        """The latency in seconds, each way."""
        self.is_stalled = False
        self.accepted = 0
        """TCP connections that the browser has opened so far."""
        self._is_cut = False
        self._pipes: list[Pipe] = []
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def start(self) -> None:
        self._thread.start()
        self._do(self._listen())

    def stop(self) -> None:
        self.cut()
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    async def _listen(self) -> None:
        await asyncio.start_server(self._accept, "127.0.0.1", self.port)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        self.accepted += 1
        pipe = Pipe(self)
        self._pipes.append(pipe)
        with suppress(OSError):
            await pipe.run(reader, writer)

    async def _end(self) -> None:
        """Leave nothing waiting forever behind a stalled connection."""
        left = asyncio.all_tasks() - {asyncio.current_task()}
        for each in left:
            each.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    def cut(self) -> None:
        """Break every connection, and accept no new ones."""
        self._is_cut = True
        self._each(Pipe.break_off)

    def stall(self) -> None:
        """Let nothing through, though nothing is broken: a tunnel, a lift."""
        self.is_stalled = True

    def hold_back(self) -> None:
        """Break the browser's side; what it sent last is still under way, and arrives late."""
        for pipe in self._pipes:
            pipe.is_held = True

    def lose_held(self) -> None:
        """Break the browser's side of what is held back: it opens new connections."""
        self._each(Pipe.break_browser_off)

    def let_go(self) -> None:
        """Deliver what was held back, even if the other side has hung up in the meantime."""
        for pipe in self._pipes:
            pipe.is_held = False
        self._each(lambda pipe: pipe.moved.set())

    def mend(self) -> None:
        """Let everything through again that still can."""
        self._is_cut = self.is_stalled = False
        self._each(lambda pipe: pipe.moved.set())

    def _each(self, act: Callable[[Pipe], None]) -> None:
        async def all_of_them() -> None:
            for pipe in self._pipes:
                act(pipe)

        self._do(all_of_them())

    def _do(self, doing: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(doing, self._loop).result(PATIENCE)


@contextmanager
def bad_network(server: ServerProcess) -> Iterator[Proxy]:
    """Put a proxy in front of a server for a test."""
    proxy = Proxy(server.port)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
