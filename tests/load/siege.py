"""A server under load: client processes of their own beside it, and what the server needed for them."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles

import msgspec

from spieltisch.server.settings import Settings
from tests.load.furnished import Seated, furnish, share
from tests.load.swarm import Order, Seen
from tests.server.client import ROOT, ServerProcess


class Load(msgspec.Struct, frozen=True):
    """How much is asked of a server."""

    tables: int
    seconds: float
    rate: float | None = None
    processes: int = 1
    spectators: int = 0
    """How many spectators the first table has, in a process of their own."""
    names_types: bool = True
    begins: bool = True
    """Whether the games have begun; at an open table a move is that somebody becomes ready, or not."""


class Result(msgspec.Struct, frozen=True):
    """The results; times in milliseconds."""

    moves: int
    per_second: float
    p50: float
    p95: float
    p99: float
    longest: float
    cpu_per_move: float
    """The server's CPU time, in milliseconds."""
    cores: float
    kilobytes_per_socket: float
    sockets: int
    refusals: dict[str, int]
    lost: int


def prepared(data: Path, load: Load, database: str | None = None) -> list[Seated]:
    """Seat everyone before the server starts."""
    settings = Settings(data, address=database)
    return asyncio.run(
        furnish(
            settings.database.render_as_string(False),
            settings.secret(),
            load.tables,
            begins=load.begins,
        )
    )


def besiege(server: ServerProcess, seated: Sequence[Seated], load: Load) -> Result:
    """Let client processes play on a running server."""
    before = memory(server)
    clients = [_client(order) for order in _orders(server.address, seated, load)]
    try:
        for client in clients:
            assert client.stdout is not None
            assert client.stdout.readline() == "ready\n"
        grown, cpu, began = memory(server) - before, cpu_seconds(server), time.monotonic()
        for client in clients:
            assert client.stdin is not None
            client.stdin.write("\n")
            client.stdin.flush()
        seen = [_seen(client) for client in clients]
        cpu, took = cpu_seconds(server) - cpu, time.monotonic() - began
    finally:
        for client in clients:
            client.kill()
            client.wait()
    return result(seen, grown, cpu, took)


def _orders(address: str, seated: Sequence[Seated], load: Load) -> list[Order]:
    """Share the tables among processes; the spectators have one of their own."""
    rate = None if load.rate is None else load.rate / load.processes
    watched = seated[0].table
    spectators = [] if not load.spectators else [(list[Seated](), load.spectators)]
    players = [(share(seated, n, load.processes), 0) for n in range(load.processes)]
    return [
        Order(address, tables, load.seconds, rate, looking, watched, number, load.names_types)
        for number, (tables, looking) in enumerate([*players, *spectators])
    ]


def _client(order: Order) -> "subprocess.Popen[str]":
    client = subprocess.Popen(
        [sys.executable, "-m", "tests.load.swarm"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert client.stdin is not None
    client.stdin.write(msgspec.json.encode(order).decode() + "\n")
    client.stdin.flush()
    return client


def _seen(client: "subprocess.Popen[str]") -> Seen:
    assert client.stdout is not None
    return msgspec.json.decode(client.stdout.readline(), type=Seen)


def result(seen: Sequence[Seen], grown: float, cpu: float, took: float) -> Result:
    times = sorted(1000 * each for part in seen for each in part.seconds)
    cuts = quantiles(times, n=100, method="inclusive") if len(times) > 1 else [0.0] * 99
    refusals: dict[str, int] = {}
    for part in seen:
        for code, count in part.refusals.items():
            refusals[code] = refusals.get(code, 0) + count
    lasted = max(part.ended for part in seen) - min(part.began for part in seen)
    sockets = sum(part.sockets for part in seen)
    return Result(
        moves=len(times),
        per_second=round(len(times) / lasted, 1),
        p50=round(cuts[49], 1),
        p95=round(cuts[94], 1),
        p99=round(cuts[98], 1),
        longest=round(times[-1], 1) if times else 0.0,
        cpu_per_move=round(1000 * cpu / max(1, len(times)), 2),
        cores=round(cpu / took, 2),
        kilobytes_per_socket=round(grown / 1024 / max(1, sockets), 1),
        sockets=sockets,
        refusals=refusals,
        lost=sum(part.lost for part in seen),
    )


def processes_of(server: ServerProcess) -> list[int]:
    """Return the process ids of a server and its workers."""
    found = [server.pid]
    for each in found:
        children = Path(f"/proc/{each}/task/{each}/children")
        found += [int(pid) for pid in children.read_text().split()] if children.exists() else []
    return found


def cpu_seconds(server: ServerProcess) -> float:
    """Return the CPU time that a server has used."""
    ticks = 0
    for pid in processes_of(server):
        user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
        ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(server: ServerProcess) -> float:
    """Return the memory in bytes of a server of one process, without the workers in which bots think."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return float(pages * os.sysconf("SC_PAGE_SIZE"))
