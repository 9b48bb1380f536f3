"""A worker process: it runs one call after another, away from the event loop.

A thread would share the GIL with the event loop, and a niced thread can be descheduled while it holds it.
`anyio.to_process` does not fit: it hands a call to any idle process, ends a process after five idle minutes
and so loses what a level has loaded, and knows neither priorities nor queue lengths. See
docs/decisions/worker-processes.md.
"""

import asyncio
import logging
import os
import pickle
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from spieltisch.workers import process as worker_process
from spieltisch.workers.process import Answer

log = logging.getLogger(__name__)

T = TypeVar("T")


class WorkerLost(Exception):
    """A worker process ended before it answered."""


class Worker:
    """Starts its process on the first call, and again after losing it."""

    def __init__(self, niceness: int = 0) -> None:
        """Take the Unix niceness of its process."""
        self.load = 0
        """How many calls are waiting or running."""
        self._niceness = niceness
        self._preparing: list[bytes] = []
        """Calls that every new process runs first."""
        self._process: Process | None = None
        self._listening: asyncio.Task[None] | None = None
        self._writing = asyncio.Lock()
        self._is_closed = False
        self._asked: deque[asyncio.Future[Any]] = deque()
        """The calls not yet answered; answers arrive in the same order."""

    async def call(self, function: Callable[..., T], *arguments: object) -> T:
        """Call an importable function in the process, and return or raise its result.

        If no process can start, a thread runs it.
        """
        self.load += 1
        try:
            answer: asyncio.Future[T] = await self._ask(
                worker_process.packed((function, arguments))
            )
        except (OSError, NotImplementedError):
            log.exception("no worker process can start; a thread does its work")
            return await asyncio.to_thread(function, *arguments)
        else:
            return await answer
        finally:
            self.load -= 1

    async def prepare(self, function: Callable[..., object], *arguments: object) -> None:
        """Run a call now, and first thing in every process that replaces this one."""
        await self.call(function, *arguments)
        self._preparing.append(worker_process.packed((function, arguments)))

    async def close(self) -> None:
        """Kill the process, whatever it is doing; waiting callers get WorkerLost."""
        self._is_closed = True
        async with self._writing:
            if self._process is not None:
                self._process.kill()
            if self._listening is not None:
                await self._listening

    async def _ask(self, message: bytes) -> asyncio.Future[Any]:
        async with self._writing:
            if self._is_closed:
                raise WorkerLost("This worker is closed.")
            process = self._process or await self._begin()
            return self._write(process, message)

    def _write(self, process: "Process", message: bytes) -> asyncio.Future[Any]:
        """Send a call; if the process has just ended, the listener reports it."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        with suppress(ConnectionError, RuntimeError):
            process.calls.write(message)
        return answer

    async def _begin(self) -> "Process":
        self._process = process = await Process.begin(self._niceness)
        self._listening = asyncio.create_task(self._listen(process))
        for message in self._preparing:
            self._write(process, message).add_done_callback(_forget)
        return process

    async def _listen(self, process: "Process") -> None:
        """Hand out answers until the process ends, then fail all calls that are still waiting."""
        try:
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                while True:
                    self._hand_out(*await process.hear())
        finally:
            self._process = None
            asked, self._asked = self._asked, deque()
            code = await process.ended()
            lost = [each for each in asked if not each.done()]
            if lost:
                log.warning(
                    "a worker process ended with code %s, %d calls unanswered", code, len(lost)
                )
            for each in lost:
                each.set_exception(WorkerLost(f"A worker process ended with code {code}."))

    def _hand_out(self, value: object, error: Exception | None) -> None:
        asked = self._asked.popleft()
        if asked.done():
            return  # the caller no longer waits
        if error is None:
            asked.set_result(value)
        else:
            asked.set_exception(error)


class Process:
    """An operating-system process and the two pipes to it."""

    def __init__(
        self, process: asyncio.subprocess.Process, calls: StreamWriter, answers: StreamReader
    ) -> None:
        self._process = process
        self.calls = calls
        self._answers = answers

    @classmethod
    async def begin(cls, niceness: int) -> "Process":
        """Start a process of this same program, with the same import path."""
        command = sys.executable, "-P", "-m", worker_process.__spec__.name, str(niceness)
        places = os.pathsep.join(place for place in sys.path if place)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": places}
        )
        if process.stdin is None or process.stdout is None:
            raise OSError("a process started without its pipes")
        return cls(process, process.stdin, process.stdout)

    async def hear(self) -> Answer:
        """Return the next answer."""
        size = int.from_bytes(await self._answers.readexactly(worker_process.HEAD))
        message = await self._answers.readexactly(size)
        try:
            value, error = pickle.loads(message)  # noqa: S301 - from our own process
        except Exception as unreadable:  # the next answer still starts after it
            return None, unreadable
        return value, error

    def kill(self) -> None:
        """Kill the process if it is still running."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> int:
        """Kill the process, wait for its end and return its exit code."""
        self.kill()
        self.calls.close()
        return await self._process.wait()


def _forget(done: asyncio.Future[Any]) -> None:
    """Suppress the warning about an answer that nobody retrieved."""
    if not done.cancelled():
        done.exception()
