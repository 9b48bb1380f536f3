"""Everything that the server keeps about a guest, as one ZIP file."""

import asyncio
import zipfile
from contextlib import suppress
from tempfile import SpooledTemporaryFile
from typing import IO, Any

import msgspec

from spieltisch import __version__
from spieltisch.core.errors import Refused
from spieltisch.core.record import encode
from spieltisch.tables import daily_results, history, personal_bests, solved_puzzles
from spieltisch.tables.history import Result
from spieltisch.tables.live import Tables
from spieltisch.tables.loading import loaded
from spieltisch.tables.log_rows import Damaged, Logged
from spieltisch.tables.ratings import Ratings
from spieltisch.tables.table import Table, record

MOST_IN_MEMORY = 4_000_000
"""Bytes; a larger export is written to a temporary file."""
README = """This is what the server keeps about you.

me.json     your name, results, ratings, personal bests, puzzles of the day and solved puzzles, and who played
            on your device (companions)
records/    the records of your finished games; `spieltisch replay FILE` shows one

Not in here: games that are not over yet, and games that you left to a bot; your name is in their logs.

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
            about, results = await self._about(guest)
            with SpooledTemporaryFile(MOST_IN_MEMORY) as file:
                await self._write(file, guest, about, results)
                file.seek(0)
                return file.read()

    async def _write(
        self, file: IO[bytes], guest: str, about: dict[str, Any], results: list[Result]
    ) -> None:
        companions: list[dict[str, Any]] = []
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as folder:
            folder.writestr("README.txt", README)
            for result in results:
                with suppress(Refused, Damaged):  # a game of another version cannot be folded here
                    log = await self._tables.store.read(result.table)
                    companions += await asyncio.to_thread(_added, folder, result, log, guest)
            whole = {**about, "companions": companions}
            folder.writestr("me.json", msgspec.json.format(msgspec.json.encode(whole)))

    async def _about(self, guest: str) -> tuple[dict[str, Any], list[Result]]:
        store = self._tables.store
        results = await store.query(history.all_of, guest)
        daily = await store.query(daily_results.of_guest, guest)
        solved = await store.query(solved_puzzles.of_guest, guest)
        courses = await self._ratings.of(guest)
        ratings = [
            {"game": game, "against": pool, "rating": course[-1].shown, "games": len(course)}
            for (game, pool), course in courses.items()
        ]
        about = {
            "spieltisch": __version__,
            "name": await store.name_of(guest),
            "results": [_without_guest(each) for each in results],
            "ratings": ratings,
            "personal_bests": await store.query(personal_bests.all_of, guest),
            "daily": [_without_guest(each) for each in daily],
            "solved": [_without_guest(each) for each in solved],
        }
        return about, results


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


def _added(
    folder: zipfile.ZipFile, result: Result, log: list[Logged], guest: str
) -> list[dict[str, Any]]:
    """Add a game's record, and return its companions; the game is folded outside the table cache."""
    table = loaded(result.table, log)
    folder.writestr(f"records/{result.game}-{result.table}.json", encode(record(table)))
    return _companions(table, guest)


def _without_guest(thing: msgspec.Struct) -> dict[str, Any]:
    """Leave out the guest's id: it gives no access, but it is nobody's business."""
    values = msgspec.structs.asdict(thing)
    del values["guest"]
    return values
