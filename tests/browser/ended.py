"""Golden games on a server's shelf: tables that are over, to be looked at by their players or anyone."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from spieltisch.core.record import Record, decode
from spieltisch.server.guests import Guests
from spieltisch.server.settings import Settings
from spieltisch.tables.entries import AnyEntry, BotSat, Moved, Opened, Readied, Sat, Ticked
from spieltisch.tables.store import Store, Writing
from spieltisch.tables.table import after, opened
from tests.browser.sitting import Sitter
from tests.server.finished import RECORDS

NAMES = ("Anna", "Benoît", "Çelik", "Dörte")
PLAYER = "0" * 32
"""The guest who played on seat 0 of every golden game."""
LATER = 10_000_000
"""Milliseconds after which time has ended every game that no move ends."""


def shelve(data: Path) -> None:
    """Write all golden games into the database of a server that has not started yet."""
    with ThreadPoolExecutor(1) as pool:  # Playwright has this thread's event loop
        pool.submit(asyncio.run, _shelve(data)).result()


async def _shelve(data: Path) -> None:
    settings = Settings(data=data)
    settings.secret()
    store = Store(settings.database)
    await store.migrate()
    await store.rename(PLAYER, NAMES[0])
    for file in sorted(RECORDS.glob("*.json")):
        await store.open(_writings(file.stem, decode(file.read_bytes())))
    await store.close()


def _writings(name: str, record: Record) -> list[Writing]:
    first, *rest = _log(record)
    assert isinstance(first[0], Opened)
    table = opened(name, first[0])
    writings = [Writing(table, first[0])]
    for entry, at in rest:
        table, before = after(table, entry, at), table.phase
        writings.append(Writing(table, entry, before))
    assert table.phase == "over", name
    return writings


def _log(record: Record) -> list[tuple[AnyEntry, int]]:
    opening = Opened(
        game=record.game,
        rules=record.rules,
        players=len(record.seats),
        options=record.options,
        seed=record.seed,
        host=PLAYER,
        listed=False,
        when=0,
    )
    seats = range(len(record.seats))
    sitting: list[AnyEntry] = [
        Sat(0, PLAYER, NAMES[0]),
        *(BotSat(seat, level) for seat in seats[1:] if (level := record.seats[seat].bot)),
        *(Sat(seat, f"g{seat}", NAMES[seat]) for seat in seats[1:] if not record.seats[seat].bot),
    ]
    ended = record.moves[-1].at + LATER
    people = [seat for seat in seats if seat == 0 or not record.seats[seat].bot]
    return [
        (opening, 0),
        *((entry, 0) for entry in sitting),
        *((Readied(ready=True, seat=seat), 0) for seat in people),
        *((Moved(timed.seat, timed.move), timed.at) for timed in record.moves),
        (Ticked(ended), ended),
    ]


class Alumna(Sitter):
    """Somebody who looks at games that are over, as the player of seat 0 or as anyone."""

    def is_player(self) -> None:
        """Come back as the player of seat 0."""
        guests = Guests(Settings(data=self.server.data).secret())
        cookie = guests.cookie(PLAYER)
        url = self.server.address
        self.context.add_cookies([{"name": cookie.key, "value": cookie.value or "", "url": url}])

    def look_at_end(self, name: str) -> None:
        """Open the end page of a golden game, and wait until all of it is there."""
        self.page.goto(f"{self.server.address}/t/{name}")
        self.wait_for("end")
        self.page.wait_for_load_state("networkidle")
