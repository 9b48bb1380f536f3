"""Everything that the server keeps about a guest, as one ZIP file."""

import asyncio
import zipfile
from collections.abc import Iterable
from contextlib import suppress
from tempfile import SpooledTemporaryFile
from typing import IO, Any

import msgspec

from spieltisch import __version__
from spieltisch.core.errors import Refused
from spieltisch.core.record import encode
from spieltisch.tables import (
    companions,
    daily_results,
    history,
    identities,
    personal_bests,
    solved_puzzles,
)
from spieltisch.tables.entries import Sat
from spieltisch.tables.live import Tables
from spieltisch.tables.loading import loaded
from spieltisch.tables.log_rows import Damaged, Logged
from spieltisch.tables.ratings import Ratings
from spieltisch.tables.table import Table, record
from spieltisch.tables.view import table_view

MOST_IN_MEMORY = 4_000_000
"""Bytes; a larger export is written to a temporary file."""
README = """This is what the server keeps about you.

me.json     your name, results, ratings, personal bests, puzzles of the day and solved puzzles, and who played
            on your device (companions)
records/    the records of your finished games, with those that a bot finished for you;
            `spieltisch replay FILE` shows one
unfinished/ your other games, as you may see them now; from your seat, if you still have it

Times are milliseconds since 1970 (UTC); lengths are milliseconds.
"""


class Exports:
    """Makes one export at a time, because an export folds every game of a guest."""

    def __init__(self, tables: Tables, ratings: Ratings) -> None:
        self._tables = tables
        self._ratings = ratings
        self._turn = asyncio.Lock()

    async def of(self, guest: str) -> bytes:
        """Return a guest's export."""
        async with self._turn:
            about = await self._about(guest)
            with SpooledTemporaryFile(MOST_IN_MEMORY) as file:
                await self._write(file, guest, about)
                file.seek(0)
                return file.read()

    async def _write(self, file: IO[bytes], guest: str, about: dict[str, Any]) -> None:
        on_device: list[dict[str, Any]] = []
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as folder:
            folder.writestr("README.txt", README)
            for table_id in await self._tables.store.query(identities.mentioning, guest):
                with suppress(Refused, Damaged):  # a game of another version cannot be folded here
                    on_device += await self._added(folder, table_id, guest)
            whole = {**about, "companions": on_device}
            folder.writestr("me.json", msgspec.json.format(msgspec.json.encode(whole)))

    async def _added(
        self, folder: zipfile.ZipFile, table_id: str, guest: str
    ) -> list[dict[str, Any]]:
        """Add a guest's game, and return its companions; it is folded outside the table cache."""
        log = await self._tables.store.read(table_id)
        if not log:
            return []  # the moves of an old game were deleted
        table = await asyncio.to_thread(loaded, table_id, log)
        if not _has_played(table, log, guest):
            return []
        name = f"{table.opening.game}-{table_id}.json"
        if table.phase == "over":
            folder.writestr(f"records/{name}", await asyncio.to_thread(encode, record(table)))
            return _companions(table, guest)
        view = table_view(table, guest, self._tables.presence, self._tables.now(table))
        folder.writestr(f"unfinished/{name}", msgspec.json.format(msgspec.json.encode(view)))
        return []

    async def _about(self, guest: str) -> dict[str, Any]:
        store = self._tables.store
        results = await store.query(history.all_of, guest)
        daily = await store.query(daily_results.of_guest, guest)
        solved = await store.query(solved_puzzles.of_guest, guest)
        courses = await self._ratings.of(guest)
        ratings = [
            {"game": game, "against": pool, "rating": course[-1].shown, "games": len(course)}
            for (game, pool), course in courses.items()
        ]
        return {
            "spieltisch": __version__,
            "name": await store.name_of(guest),
            "results": [_without_guest(each) for each in results],
            "ratings": ratings,
            "personal_bests": await store.query(personal_bests.all_of, guest),
            "daily": [_without_guest(each) for each in daily],
            "solved": [_without_guest(each) for each in solved],
        }


def _companions(table: Table, guest: str) -> list[dict[str, Any]]:
    """Return who played on a guest's device at a finished table, and their results."""
    outcome = table.outcome
    if outcome is None:
        return []
    return [
        {
            "table": table.id,
            "name": table.places[seat].name,
            "place": outcome.places[seat],
            "score": outcome.scores[seat],
        }
        for seat, who in table.on_device(guest)
        if who != guest
    ]


def _has_played(table: Table, log: Iterable[Logged], guest: str) -> bool:
    """Return whether a guest sits at a table, or left a seat there to a bot, which keeps their name."""
    if table.on_device(guest):
        return True
    left = {
        (entry.seat, entry.name)
        for _, _, entry in log
        if isinstance(entry, Sat) and companions.owner(entry.guest) == guest
    }
    places = enumerate(table.places)
    return any((seat, place.name) in left for seat, place in places if place.guest is None)


def _without_guest(thing: msgspec.Struct) -> dict[str, Any]:
    """Leave out the guest's id: it gives no access, but it is nobody's business."""
    values = msgspec.structs.asdict(thing)
    del values["guest"]
    return values
