"""How many people can one server hold, how fast are their moves, and what do more workers bring?

    python -m benchmarks.server_throughput [--tables 1000] [--rate 300] [--seconds 20] [--workers 2]

Everybody is a socket of a client process, with deflate as browsers negotiate it; clients, server and
PostgreSQL share the same cores. A move's time is from sending it to the last of four new views at its table.
Beside it a bare Litestar echoes messages as long as a view, to say what the framework needs anyway.
"""

import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from benchmarks.peers.measuring import Row, arguments, report
from tests.load.siege import Load, Result, besiege, cpu_seconds, prepared
from tests.postgres import running
from tests.server.client import ROOT, ServerProcess, free_port

ECHO = "bare Litestar echo"
VIEWS = 4
"""Messages out for each message in."""


@contextmanager
def serving(data: Path, *options: str) -> Iterator[ServerProcess]:
    server = ServerProcess(data, options=["--no-limits", *options])
    server.start()
    try:
        yield server
    finally:
        server.end(signal.SIGTERM)


def on_sqlite(load: Load) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        seated = prepared(Path(folder), load)
        with serving(Path(folder)) as server:
            return besiege(server, seated, load)


def on_postgresql(load: Load, workers: int) -> Result:
    with tempfile.TemporaryDirectory() as folder, running() as postgres:
        address = postgres.new_database()
        seated = prepared(Path(folder), load, address)
        with serving(Path(folder), "--database", address, "--workers", str(workers)) as server:
            return besiege(server, seated, load)


def echo_cpu(messages: int = 4000) -> float:
    """Give the CPU milliseconds that a bare echo needs for a message in and a view out."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.peers.echo", str(port)]
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        while not _answers(port):
            time.sleep(0.1)
        server = ServerProcess(Path())
        server._process = process
        before = cpu_seconds(server)
        client = [sys.executable, "-m", "benchmarks.peers.echo_client", str(port), str(messages)]
        subprocess.run(client, cwd=ROOT, check=True)
        return 1000 * (cpu_seconds(server) - before) / messages
    finally:
        process.kill()
        process.wait()


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/").status_code == 200
    except httpx.TransportError:
        return False


def rows(tables: int, rate: float, seconds: float, workers: int) -> Iterator[Row]:
    echo = round(echo_cpu(), 3)
    paced = on_sqlite(Load(tables, seconds, rate, 1))
    what = f"{tables:,} tables, {paced.sockets:,} sockets, {rate:g} moves/s"
    for name, value in (("p50", paced.p50), ("p99", paced.p99), ("longest", paced.longest)):
        yield Row(what, f"a move until its last view, {name}", value, unit="ms")
    yield Row(what, "memory for each socket", paced.kilobytes_per_socket, unit="kB")
    yield Row(
        what, "moves that were refused or lost", float(sum(paced.refusals.values())), unit="moves"
    )
    yield Row(
        what,
        "server's CPU for each message out",
        paced.cpu_per_move / VIEWS,
        {ECHO: echo},
        "CPU ms",
    )
    flat = on_sqlite(Load(min(tables, 200), seconds, None, 1))
    yield Row(
        "flat out, SQLite", "moves a second", flat.per_second, unit="moves/s", is_more_better=True
    )
    for many in (1, workers):
        found = on_postgresql(Load(min(tables, 200), seconds, None, 1), many)
        name = f"flat out, PostgreSQL, {many} worker{'s' * (many > 1)}"
        yield Row(name, "moves a second", found.per_second, unit="moves/s", is_more_better=True)
        yield Row(name, "a move until its last view, p99", found.p99, unit="ms")


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--workers", type=int, default=2)
    asked = vars(parser.parse_args())
    report(__doc__, rows(**{k: v for k, v in asked.items() if k != "json"}), asked["json"], [ECHO])


if __name__ == "__main__":
    main()
