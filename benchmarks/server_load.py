"""Does the server stay quick while its strongest bots think? A real server, real websockets, 50 tables.

    PYTHONPATH=. python benchmarks/server_load.py [--tables 50] [--masters 10] [--seconds 60] [--seed 1]

The server runs in a process of its own on a new SQLite file, the people in this one, on the same cores:
what they need is taken from the server. At each table one person plays any legal card 1 to 4 s after it is
his turn; at some tables one of the three bots is a master, all others are club and casual. Times are in
milliseconds: for people from sending a move to the view that has it; for bots from the entry before to
their move, less the pause that the steward makes on purpose. The last line is JSON.
"""

import argparse
import asyncio
import json
import os
import signal
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles

import msgspec
from tests.load.crowd import HEAVY, LIGHT, Evening, Seen, bot_moves, logs_of, play
from tests.server.client import ServerProcess

from spieltisch.server.settings import Settings

PAUSE = Settings(Path()).pause
BUDGET = 1.0
"""Seconds that a master may take."""
FIRST = 12.0
"""Seconds in which the people come and the server loads compiled code."""

Figures = dict[str, float]


class Watched(ServerProcess):
    """A server whose use of the cores can be read, where the system tells it: on Linux."""

    def cpu_seconds(self) -> float:
        assert self._process is not None
        file = Path(f"/proc/{self._process.pid}/stat")
        if not file.exists():
            return float("nan")
        user, system = file.read_text().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def asked() -> Evening:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--masters", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    return Evening(**vars(parser.parse_args()))


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


def main() -> None:
    evening = asked()
    with tempfile.TemporaryDirectory() as folder:
        found = run(evening, Path(folder))
    print(f"{evening.tables} tables for {evening.seconds:g} s, {evening.masters} with a master;")
    print(f"the people's process shares {os.cpu_count()} cores with the server.")
    for name, each in found.items():
        print(f"{name:>14}: " + ", ".join(f"{key} {number:g}" for key, number in each.items()))
    print(json.dumps({"evening": msgspec.to_builtins(evening), **found}))


if __name__ == "__main__":
    main()
