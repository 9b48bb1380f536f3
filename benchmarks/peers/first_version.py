"""Version 0.1.0 of Spieltisch as a peer: its solver, its server, and people seated by its own code.

`SPIELTISCH_OLD` names a checkout of that version with its own environment in `.venv`.
"""

import json
import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.peers.measuring import NOT_RUN, Seconds, command
from tests.load.furnished import Seated
from tests.server.client import ServerProcess

from spieltisch.packing.puzzle import Puzzle

CHECKOUT = "SPIELTISCH_OLD"
COMPILING = 60
"""CPU seconds allowed for the old version to compile."""

SEATING = """
import asyncio
import sys
from functools import partial
from pathlib import Path

from spieltisch.server.guests import COOKIE, Guests
from spieltisch.server.settings import Settings
from spieltisch.tables import deeds
from spieltisch.tables.live import Order, Tables
from spieltisch.tables.store import Store


async def seat(data, tables):
    settings = Settings(data)
    guests, store = Guests(settings.secret()), Store(settings.database)
    await store.migrate()
    live = Tables(store, 60.0)
    for _ in range(tables):
        people = [guests.new() for _ in range(4)]
        table = await live.open(people[0], "Seat 0", Order("ugo", 4, {}, (), False))
        for number, guest in enumerate(people[1:], 1):
            sit = partial(deeds.sit, guest=guest, name=f"Seat {number}", seat=number)
            await live.act(table.id, sit)
        for guest in people:
            await live.act(table.id, partial(deeds.ready, guest=guest, is_ready=True))
        print(table.id, *(f"{COOKIE}={guests.cookie(guest).value}" for guest in people))
    await store.close()


asyncio.run(seat(Path(sys.argv[1]), int(sys.argv[2])))
"""
"""This runs in the old version's environment, so it is a string here."""


def seated(checkout: Path, data: Path, tables: int) -> list[Seated]:
    """Seat people at tables of the old version, everyone ready."""
    command = [_python(checkout), "-c", SEATING, str(data), str(tables)]
    printed = subprocess.run(command, cwd=checkout, check=True, capture_output=True, text=True)
    lines = (line.split() for line in printed.stdout.splitlines())
    return [Seated(table, tuple(cookies)) for table, *cookies in lines]


class OldServer(ServerProcess):
    """The old version's server."""

    def __init__(self, checkout: Path, data: Path) -> None:
        super().__init__(data)
        self._checkout = checkout

    def start(self) -> None:
        command = [_python(self._checkout), "-m", "spieltisch", "serve", "--port", str(self.port)]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.data)],
                stdout=log,
                stderr=log,
                env={**os.environ, "CI": "1"},
                cwd=self._checkout,
            )
        self._wait()


def _python(checkout: Path) -> str:
    return str(checkout / ".venv" / "bin" / "python")


COUNTING = """
import json
import sys
import time

from spieltisch.packing import solver
from spieltisch.packing.puzzle import puzzle

asked = json.load(sys.stdin)
posed = [puzzle(*each) for each in asked["puzzles"]]
for each in posed[:1]:  # compiling and loading are not measured
    solver.count(each, asked["symmetry"], solver.Limits(nodes=1000))
times, found = [], 0
while len(times) < 3 and sum(times) < 5:
    before = time.process_time()
    found = sum(solver.count(each, asked["symmetry"]).solutions for each in posed)
    times.append(time.process_time() - before)
print(found, min(times))
"""


def count(
    puzzles: Sequence[Puzzle], symmetry: str, limit: float, expected: int | None = None
) -> Seconds:
    """Let the old solver count puzzles, one after another; preparing them is not timed."""
    checkout = os.environ.get(CHECKOUT)
    if checkout is None:
        return NOT_RUN
    as_lists = [[each.target, [each.kinds[kind] for kind in each.order]] for each in puzzles]
    limited = ["prlimit", f"--cpu={limit + COMPILING:.0f}", *_clean(checkout), "-c", COUNTING]
    done = subprocess.run(
        limited,
        input=json.dumps({"puzzles": as_lists, "symmetry": symmetry}),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return f"> {limit:.0f}" if done.returncode < 0 else NOT_RUN
    found, seconds = done.stdout.split()
    is_right = expected is None or int(found) == expected
    return float(seconds) if is_right else f"another count: {found}"


def solve(words: Sequence[str], limit: float, is_right: Callable[[bytes], bool]) -> Seconds:
    """Time the old command, after a first run has filled its caches."""
    checkout = os.environ.get(CHECKOUT)
    if checkout is None:
        return NOT_RUN
    asked = [*_clean(checkout), "-m", "spieltisch", "solve", *words]
    subprocess.run(asked, capture_output=True, check=False)
    return command(asked, limit, 3, is_right)


def _clean(checkout: str) -> list[str]:
    """Return the start of a command line in the old environment, so that it finds its own packages."""
    return ["env", "-u", "PYTHONPATH", _python(Path(checkout))]
