"""A real server process on a real port, and people who talk to it over HTTP and websockets."""

import asyncio
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server import fixed_seeds

ROOT = Path(__file__).parents[2]
PATIENCE = 180.0
"""How many seconds a test waits for what must come, even on a busy machine."""


WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted; without it each client reads all certificates, which takes 25 ms of CPU."""


def free_port() -> int:
    """Find a port; parallel test processes take even and odd ones, because nothing reserves it meanwhile."""
    while True:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        if port // 2 % 2 == WORKER % 2:  # the system itself prefers even ports
            return port


def answers(address: str) -> bool:
    """Wait until a server answers; return whether it does."""
    end = time.monotonic() + PATIENCE
    with httpx.Client(verify=UNUSED) as client:
        while time.monotonic() < end:
            try:
                if client.get(f"{address}/api/health").status_code == 200:
                    return True
            except httpx.TransportError:
                time.sleep(0.05)
    return False


class Process(Protocol):
    """What tests do with a process, no matter how it was started."""

    @property
    def pid(self) -> int: ...

    def send_signal(self, sig: int) -> None: ...

    def wait(self, timeout: float | None = None) -> int: ...


class ServerProcess:
    """`spieltisch serve` with the same deals in every run; it can be killed and started again on its data."""

    def __init__(
        self,
        data: Path,
        *,
        grace: float = 60.0,
        idle: float = 60.0,
        answer: float = 20.0,
        pause: float = 0.0,
        module: str = fixed_seeds.MODULE,
        options: Sequence[str] = (),
        port: int | None = None,
        files: int | None = None,
        environment: Mapping[str, str] = {},
    ) -> None:
        self.environment = dict(environment)
        self.port = port or free_port()
        self.data = data
        self._module = module
        self._limited = [] if files is None else ["prlimit", f"--nofile={files}"]
        self.address = f"http://127.0.0.1:{self.port}"
        times = {"grace": grace, "idle": idle, "answer": answer, "pause": pause}
        self._options = [*(f"--{name}={seconds}" for name, seconds in times.items()), *options]
        self._log = data / "server.log"
        self._process: Process | None = None

    def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        started = [*self._limited, sys.executable, "-m", self._module]
        command = [*started, "serve", "--port", str(self.port)]
        self._process = self._begun([*command, "--data", str(self.data), *self._options])
        self._wait()

    def _begun(self, command: Sequence[str]) -> Process:
        with self._log.open("ab") as log:
            return subprocess.Popen(
                command,
                stdout=log,
                stderr=log,
                env={**os.environ, "CI": "1", **self.environment},
                cwd=ROOT,
            )

    def _wait(self) -> None:
        if not answers(self.address):
            raise TimeoutError(f"the server does not answer:\n{self.log}")

    def end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(PATIENCE)

    def signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def log(self) -> str:
        return self._log.read_text()


@contextmanager
def serving(data: Path, **options: Any) -> Iterator[ServerProcess]:
    """Serve during a test, and check that no crash was logged."""
    server = ServerProcess(data, **options)
    server.start()
    try:
        yield server
    finally:
        server.end(signal.SIGTERM)
    assert "Traceback" not in server.log, server.log
    assert "ERROR" not in server.log, server.log


class Person:
    """A person with a browser: a cookie, a name, and a place at a table."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=UNUSED)
        self.http.get("/api/me").raise_for_status()
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    def open_table(self, players: int, *bots: str, **more: Any) -> str:
        """Open a table with bots on its last seats."""
        free = [None] * (players - 1 - len(bots))
        wanted = {"game": "ugo", "players": players, "bots": [*free, *bots], **more}
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table: str, query: str = "", **headers: str) -> "AsyncIterator[Talk]":
        headers["Cookie"] = self.cookie
        async with socket_of(self.server, table, query, **headers) as connection:
            talk = Talk(connection)
            await talk.table()
            yield talk


def socket_of(server: ServerProcess, table: str, query: str = "", **headers: str) -> connect:
    address = server.address.replace("http", "ws")
    # Without an end to its queue a client that has not read everything can still be closed at once.
    where = f"{address}/api/tables/{table}/live{query}"
    return connect(where, additional_headers=headers, max_queue=None)


class Talk:
    """A websocket connection to a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.newest: dict[str, Any] = {}

    async def say(self, message: Any) -> None:
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        await self.connection.send(text)

    async def hear(self) -> dict[str, Any]:
        news = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        if "table" in news:
            self.newest = news["table"]
        return dict(news)

    async def table(self) -> dict[str, Any]:
        while "table" not in (news := await self.hear()):
            pass
        return dict(news["table"])

    async def refusal(self) -> dict[str, Any]:
        while "refused" not in (news := await self.hear()):
            pass
        return dict(news)

    async def until(self, holds: Any) -> dict[str, Any]:
        while not self.newest or not holds(self.newest):
            await self.table()
        return self.newest


def first_move(table: dict[str, Any]) -> dict[str, Any]:
    """Derive a legal move from a view of UGO!."""
    view = table["view"]
    if view["must_lay"]:
        return {"lay": view["laying"]["offer"]}
    return {"play": next(held["card"] for held in view["hand"] if held["refusal"] is None)}
