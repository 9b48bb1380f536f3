"""How many people can one server hold, how fast are their moves, and what do more workers bring?

    python -m benchmarks.server_throughput [--tables 1000] [--rate 300] [--seconds 60] [--old CHECKOUT]

Each person is a socket of a client process, with deflate as browsers negotiate it; clients, server and
PostgreSQL share the same cores. A move is timed from sending it to the last of four new views at its table.
For comparison, a bare Litestar and a bare FastAPI echo messages as long as a view: that is the cost of the
frameworks. Version 0.1.0 plays the same games if `--old` (or SPIELTISCH_OLD) names a checkout with a `.venv`.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from operator import attrgetter
from pathlib import Path

import httpx
import msgspec
from benchmarks.peers import first_version
from benchmarks.peers.measuring import Row, arguments, report
from tests.load import lobbies
from tests.load.rolling import renewed_under_load
from tests.load.siege import Load, Result, besiege, cpu_seconds, prepared
from tests.load.takeover import taken_over
from tests.postgres import running
from tests.server.client import ROOT, ServerProcess, free_port

from spieltisch.server.connections import raise_limit

ECHOES = {"bare Litestar echo": "litestar", "bare FastAPI echo": "fastapi"}
ONE = "one worker"
OLD = "version 0.1.0"
FIXED = 100.0
"""A rate, in moves per second, that any number of workers can sustain, to compare their latencies."""
TAKEOVERS = 5
VIEWS = 4
"""Messages sent for each message received."""


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


def echo_cpu(framework: str, messages: int = 4000) -> float:
    """Return the CPU milliseconds that a bare echo needs to receive a message and send a view."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.peers.echo", str(port), framework]
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


def on_old_version(load: Load, checkout: Path) -> Result:
    load = msgspec.structs.replace(load, names_types=False)
    with tempfile.TemporaryDirectory() as folder:
        people = first_version.seated(checkout, Path(folder), load.tables)
        server = first_version.OldServer(checkout, Path(folder))
        server.start()
        try:
            return besiege(server, people, load)
        finally:
            server.end(signal.SIGTERM)


def crowded(tables: int, rate: float, seconds: float, old: Path | None) -> Iterator[Row]:
    """Measure many tables at a steady rate: how long a move takes, and what a socket and a message cost."""
    echoes = {name: round(echo_cpu(framework), 3) for name, framework in ECHOES.items()}
    load = Load(tables, seconds, rate)
    paced = on_sqlite(load)
    before = None if old is None else on_old_version(load, old)

    def beside(value: Callable[[Result], float]) -> Mapping[str, float]:
        return {} if before is None else {OLD: value(before)}

    what = f"{tables:,} tables, {paced.sockets:,} sockets, {rate:g} moves/s wanted"
    made = beside(lambda found: found.per_second)
    yield Row(what, "moves a second", paced.per_second, made, "moves/s", is_more_better=True)
    for name in ("p50", "p99", "longest"):
        peer = beside(attrgetter(name))
        yield Row(what, f"a move until its last view, {name}", getattr(paced, name), peer, "ms")
    peer = beside(lambda found: found.kilobytes_per_socket)
    yield Row(what, "memory for each socket", paced.kilobytes_per_socket, peer, "kB")
    yield Row(what, "moves refused, sockets lost", missing(paced), unit="")
    each = paced.cpu_per_move / VIEWS
    peer = {**echoes, **beside(lambda found: found.cpu_per_move / VIEWS)}
    yield Row(what, "server's CPU for each message out", each, peer, "CPU ms")


def missing(found: Result) -> float:
    """Return the number of refused moves and lost sockets."""
    return float(sum(found.refusals.values()) + found.lost)


def flat_out(seconds: float, old: Path | None) -> Iterator[Row]:
    """Measure moves at full speed on SQLite, compared with version 0.1.0."""
    load = Load(200, seconds)
    flat = on_sqlite(load)
    before = None if old is None else on_old_version(load, old)
    peer = {} if before is None else {OLD: before.per_second}
    name = "flat out, SQLite"
    yield Row(name, "moves a second", flat.per_second, peer, "moves/s", is_more_better=True)
    peer = {} if before is None else {OLD: before.p99}
    yield Row(name, "a move until its last view, p99", flat.p99, peer, "ms")
    peer = {} if before is None else {OLD: before.cpu_per_move}
    yield Row(name, "server's CPU for a move", flat.cpu_per_move, peer, "CPU ms")


def watched(spectators: int, seconds: float) -> Iterator[Row]:
    """Measure players at one table, alone and with spectators, one of whom reconnects four times a second.

    At the open table play has not begun: instead, a player toggles being ready at the same rate.
    """
    for name, begins in (("table", True), ("open table", False)):
        for looking in (0, spectators):
            found = on_sqlite(Load(1, seconds, rate=4.0, spectators=looking, begins=begins))
            what = f"one {name}, {looking:,} spectators"
            yield Row(what, "a move until its players' last view, p50", found.p50, unit="ms")
            yield Row(what, "a move until its players' last view, p99", found.p99, unit="ms")


def spread(seconds: float) -> Iterator[Row]:
    """Measure several workers on PostgreSQL: at full speed, during rolling restarts, and after a kill."""
    for rate in (None, FIXED):
        yield from by_workers(Load(200, seconds, rate))
    with tempfile.TemporaryDirectory() as folder, running() as postgres:
        rolled = renewed_under_load(Path(folder), postgres.new_database(), tables=25, renewals=3)
    name = f"three rolling restarts of 2 workers, {rolled.per_second:g} moves/s"
    yield Row(name, "moves lost or doubled", float(rolled.lost + rolled.doubled), unit="moves")
    yield Row(name, "oldest view", rolled.oldest, unit="s")
    took = []
    for _ in range(TAKEOVERS):
        with tempfile.TemporaryDirectory() as folder, running() as postgres:
            taken = asyncio.run(taken_over(Path(folder), postgres.new_database()))
            took.append(taken.seconds)
    name = f"the worker that runs a table's bots is killed, {TAKEOVERS} times"
    yield Row(name, "until another has made the bot's move, longest", max(took), unit="s")


def by_workers(load: Load) -> Iterator[Row]:
    """Measure a load with one, two and four workers, as ratios to one."""
    one: Result | None = None
    for many in (1, 2, 4):
        found = on_postgresql(load, many)
        how = "flat out" if load.rate is None else f"{load.rate:g} moves/s wanted"
        name = f"{how}, PostgreSQL, {many} worker{'s' * (many > 1)}"
        peer = {} if one is None else {ONE: one.per_second}
        yield Row(name, "moves a second", found.per_second, peer, "moves/s", is_more_better=True)
        peer = {} if one is None else {ONE: one.p99}
        yield Row(name, "a move until its last view, p99", found.p99, peer, "ms")
        one = one or found


def idle(pages: int, seconds: float) -> Iterator[Row]:
    """Measure idle home pages that watch the lobby."""
    raise_limit()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        found = lobbies.measure(server, pages, seconds)
    what = f"{pages:,} idle pages of the lobby"
    yield Row(what, "the server's CPU", found.cores, unit="cores")
    yield Row(what, "memory for each page", found.kilobytes_a_page, unit="kB")


PARTS = {"crowded", "flat_out", "watched", "idle", "spread"}


def rows(asked: argparse.Namespace) -> Iterator[Row]:
    """Measure the requested parts."""
    if "crowded" in asked.parts:
        yield from crowded(asked.tables, asked.rate, asked.seconds, asked.old)
    if "flat_out" in asked.parts:
        yield from flat_out(asked.seconds / 3, asked.old)
    if "watched" in asked.parts:
        yield from watched(2000, asked.seconds)
    if "idle" in asked.parts:
        yield from idle(asked.pages, asked.seconds / 2)
    if "spread" in asked.parts:
        yield from spread(asked.seconds / 3)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pages", type=int, default=10_000)
    parser.add_argument("--old", type=Path, default=os.environ.get("SPIELTISCH_OLD"))
    parser.add_argument("--parts", nargs="*", choices=sorted(PARTS), default=sorted(PARTS))
    asked = parser.parse_args()
    note = (
        f"{asked.tables:,} tables, {asked.seconds:.0f} s a part. Clients and PostgreSQL run on the same "
        f"{os.cpu_count()} cores as the server, so a second worker has no core of its own."
    )
    report(__doc__, rows(asked), asked.json, [*ECHOES, OLD, ONE], [note])


if __name__ == "__main__":
    main()
