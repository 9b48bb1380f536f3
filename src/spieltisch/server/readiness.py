"""Readiness: whether a server can write, has disk space, and still uses the database file on disk."""

import asyncio
import os
import secrets
import shutil
import time
from pathlib import Path

import msgspec
from sqlalchemy import Connection, delete, insert

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seconds
from spieltisch.server.settings import Settings
from spieltisch.tables import schema
from spieltisch.tables.store import Store

LEAST_FREE = 200 * 1024 * 1024
"""Bytes that must be free on the disk."""
AT_MOST_EACH: Seconds = 1.0
WRITES_WITHIN: Seconds = 5.0
"""How long a test write may take."""


class Readiness(msgspec.Struct, frozen=True, omit_defaults=True):
    """The checks; each is empty, or a sentence about what is wrong."""

    ready: bool
    write: str = ""
    disk: str = ""
    file: str = ""


OK = "ok"


class Readier:
    """Checks a server repeatedly; the database file must stay the one that it started with."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._began_with: tuple[int, int] | None = None
        self._turn = asyncio.Lock()
        self._found: Readiness | None = None
        self._checked: Seconds = 0.0

    def begin(self) -> None:
        """Remember the identity of the database file."""
        self._began_with = _identity(self._file)

    async def check(self) -> Readiness:
        """Check everything, at most once a second no matter how often it is requested."""
        async with self._turn:
            now = time.monotonic()
            if self._found is None or now - self._checked >= AT_MOST_EACH:
                self._found, self._checked = await self._look(), now
            return self._found

    async def _look(self) -> Readiness:
        file, disk = self._same_file(), free_disk(self._settings.data)
        write = await self._write() if file == OK else "not tried"
        return Readiness(write == disk == file == OK, write, disk, file)

    @property
    def _file(self) -> Path:
        return self._settings.data / "tables.sqlite"

    def _same_file(self) -> str:
        if self._store.is_shared:
            return OK
        found = _identity(self._file)
        if found is None:
            return "The database file is gone from its folder; anything written now will be lost."
        if self._began_with is not None and found != self._began_with:
            return "Another file has replaced the database; restart the server."
        return OK

    async def _write(self) -> str:
        try:
            async with asyncio.timeout(WRITES_WITHIN):
                await self._store.change(written_and_gone)
        except (Refused, TimeoutError):
            return "Nothing can be written to the database."
        return OK


def written_and_gone(connection: Connection) -> None:
    """Write a row and delete it in the same transaction, so that nobody ever sees it."""
    probe = f"probe-{secrets.token_hex(8)}"
    connection.execute(insert(schema.guests).values(id=probe, name=""))
    connection.execute(delete(schema.guests).where(schema.guests.c.id == probe))


def free_disk(data: Path) -> str:
    """Return an empty string, or a sentence that says the disk is nearly full."""
    free = shutil.disk_usage(data).free
    if free >= LEAST_FREE:
        return OK
    return f"Only {free // 1_000_000} MB are free on the disk; free some space."


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(file)  # noqa: PTH116 - of the name, as it is on disk now
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
