"""Version 0.1.0 of ourselves as a peer: its server, and people seated at its tables by its own code.

It is a checkout of that version with its own environment in `.venv`.
"""

import os
import subprocess
from pathlib import Path

from tests.load.furnished import Seated
from tests.server.client import ServerProcess

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
"""Runs in the old version's environment, so that it is text here."""


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
