"""Does the server stay quick while its strongest bots think? A real server, real websockets, 50 tables.

    python -m benchmarks.server_load [--tables 50] [--masters 10] [--seconds 60] [--seed 1]

The server runs in its own process on a new SQLite file. The people run in this process, on the same cores,
so they slow the server down. At each table one person plays a random legal card 1 to 4 s after their turn
begins; at some tables one of the three bots is a master, and all others are club and casual. Times are in
milliseconds: for people, from sending a move to the view that shows it; for bots, from the previous entry
to their move, minus the deliberate pause of the table's runner.
"""

import asyncio
import os
import signal
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import quantiles

from benchmarks.peers.measuring import Row, arguments, report
from tests.load.crowd import HEAVY, LIGHT, Evening, Seen, bot_moves, logs_of, play
from tests.server.client import ServerProcess

from spieltisch.server.settings import Settings

PAUSE = Settings(Path()).timing.pause
BUDGET = 1.0
"""Seconds that a master may take."""
FIRST = 12.0
"""The first seconds, in which the people arrive and the server loads compiled code."""

Figures = dict[str, float]


class Watched(ServerProcess):
    """A server whose CPU time can be read, on Linux."""

    def cpu_seconds(self) -> float:
        assert self._process is not None
        file = Path(f"/proc/{self._process.pid}/stat")
        if not file.exists():
            return float("nan")
        user, system = file.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def figures(seconds: Sequence[float]) -> Figures:
    if len(seconds) < 2:
        return {"count": len(seconds)}
    cuts = quantiles((1000 * each for each in seconds), n=100, method="inclusive")
    named = {"median": cuts[49], "p95": cuts[94], "p99": cuts[98], "max": 1000 * max(seconds)}
    return {"count": len(seconds), **{name: round(each, 1) for name, each in named.items()}}


def run(evening: Evening, folder: Path) -> dict[str, Figures]:
    server = Watched(folder, pause=PAUSE)
    server.start()
    try:
        before = server.cpu_seconds()
        seen = asyncio.run(play(server, evening))
        cores = (server.cpu_seconds() - before) / (time.monotonic() - seen.began)
    finally:
        server.end(signal.SIGTERM)
    return {
        **people(seen),
        **bots(server, seen),
        "server": {"cores": round(cores, 2), "errors": server.log.count("ERROR")},
        "load average": {"1 min": round(os.getloadavg()[0], 2)},
    }


def people(seen: Seen) -> dict[str, Figures]:
    return {
        "people": figures([wait for _, wait in seen.waits]),
        "at first": figures([wait for at, wait in seen.waits if at < FIRST]),
        "later": figures([wait for at, wait in seen.waits if at >= FIRST]),
        "refused": {"count": len(seen.refusals)},
    }


def bots(server: ServerProcess, seen: Seen) -> dict[str, Figures]:
    moves = [move for log in asyncio.run(logs_of(server, seen.tables)) for move in bot_moves(log)]
    by_level = {
        level: [move.seconds - PAUSE for move in moves if move.level == level]
        for level in (HEAVY, *LIGHT)
    }
    late = sum(each > BUDGET for each in by_level[HEAVY])
    return {
        **{level: figures(times) for level, times in by_level.items()},
        f"{HEAVY}s late": {"count": late},
    }


TOLD = ("median", "p99", "max")


def rows(evening: Evening) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        found = run(evening, Path(folder))
    for who in ("people", HEAVY, *LIGHT):
        for name in TOLD:
            if name in found[who]:
                work = "a person's move" if who == "people" else f"a move of a {who} bot"
                many = f"{found[who]['count']:,.0f} moves"
                yield Row(work, f"wall time, {name} of {many}", found[who][name], unit="ms")
    yield Row(
        f"{HEAVY}s that took over {BUDGET:g} s",
        "moves",
        found[f"{HEAVY}s late"]["count"],
        unit="moves",
    )
    yield Row("moves refused", "moves", found["refused"]["count"], unit="moves")
    yield Row("the server", "CPU time", found["server"]["cores"], unit="cores")
    yield Row("the machine", "load average at the end", found["load average"]["1 min"], unit="")


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--masters", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = vars(parser.parse_args())
    file, evening = asked.pop("json"), Evening(**asked)
    note = (
        f"{evening.tables} tables for {evening.seconds:g} s, {evening.masters} with a master; "
        f"the people's process shares {os.cpu_count()} cores with the server."
    )
    report(__doc__, rows(evening), file, notes=[note])


if __name__ == "__main__":
    main()
