"""Tables at any moment of a golden game: its log up to a move, written into a running server's store.

The same moment every time, at once, and with a seat for a browser. Nobody has to play there.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.core import fold
from spieltisch.core.record import Record, decode
from spieltisch.games.registry import game_named
from spieltisch.server.guests import COOKIE, Guests
from spieltisch.server.settings import Settings
from spieltisch.tables.companions import companion
from spieltisch.tables.entries import AnyEntry, BotSat, Moved, Opened, Readied, Sat
from spieltisch.tables.store import Store, Writing
from spieltisch.tables.table import after, opened
from tests.browser.player import Player
from tests.browser.slow_clock import SLOWNESS
from tests.server.client import ServerProcess

RECORDS = Path(__file__).parents[1] / "records"

Wanted = Callable[[Any], bool]
"""Asks whether a seat's view shows the wanted moment."""


class Moment(msgspec.Struct, frozen=True):
    """A game after a number of moves, and the seat through whose eyes it is seen."""

    record: str
    moves: int
    seat: int
    options: dict[str, Any] = {}
    later: int = 0
    """Milliseconds that have passed since the last move."""
    ready: bool = True
    """Whether the game has begun; otherwise everyone still sits down."""
    friends: bool = False
    """Whether the other seats stay free for people; otherwise bots sit there."""
    companions: bool = False
    """Whether people on the same device sit there."""
    people: tuple[str, ...] = ()
    """The names of people who sit there, each with a device of their own: on the first of the other seats."""
    more: tuple[AnyEntry, ...] = ()
    """What else happened after those moves."""
    turn_clock: int | None = None
    """Seconds for each move, if there is a turn clock."""


class Staged(msgspec.Struct, frozen=True):
    """A staged table, the cookie of its guest, and those of the other people by seat."""

    table: str
    cookie: str
    others: dict[int, str] = {}

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


def golden(name: str) -> Record:
    """Read a golden game."""
    return decode((RECORDS / f"{name}.json").read_bytes())


def moment(name: str, wanted: Wanted, *, later: int = 0, **options: Any) -> Moment:
    """Find the first moment of a golden game at which some seat's view matches."""
    record = golden(name)
    game = game_named(record.game)
    for step in fold.steps(game, record):
        for seat in range(len(record.seats)):
            if wanted(game.view(step.after, seat)):
                return Moment(name, step.number, seat, options, later)
    raise LookupError(f"{name} never comes to such a moment")


def then(of: Callable[[], Moment], *moves: dict[str, Any], seat: int | None = None) -> Moment:
    """Let a player make more moves after a moment: the viewer, unless another seat is named."""
    found = of()
    mover = found.seat if seat is None else seat
    return msgspec.structs.replace(found, more=tuple(Moved(mover, move) for move in moves))


def end_of(name: str, seat: int = 0) -> Moment:
    """Return the end of a golden game."""
    return Moment(name, len(golden(name).moves), seat)


def stage(
    server: ServerProcess,
    wanted: Moment,
    name: str = "Anna",
    before: Staged | None = None,
    *,
    is_slow: bool = False,
) -> Staged:
    """Write the log of a moment into the server's store, for a new guest or one with a table before."""
    guest = secrets.token_hex(16) if before is None else before.cookie.partition(".")[0]
    settings = Settings(data=server.data)
    guests = Guests(settings.secret())
    others = {seat: secrets.token_hex(16) for seat in _seats_of_people(wanted)}
    names = {guest: name, **dict(zip(others.values(), wanted.people, strict=True))}
    slowness = SLOWNESS if is_slow else 1
    writings = list(_writings(wanted, names, others, slowness))
    with ThreadPoolExecutor(1) as pool:  # Playwright has this thread's event loop
        pool.submit(asyncio.run, write(settings, writings, names)).result()
    cookies = {seat: str(guests.cookie(each).value) for seat, each in others.items()}
    return Staged(writings[0].table.id, str(guests.cookie(guest).value), cookies)


def take_seat(sitter: Player, staged: Staged, seat: int | None = None) -> None:
    """Turn a browser into that of the guest of a staged table, or of the person in another seat."""
    address = sitter.server.address
    cookie = staged.cookie if seat is None else staged.others[seat]
    sitter.context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])


def look_at_end(sitter: Player, name: str) -> None:
    """Open the end page of a golden game as its player, and wait until all of it is there."""
    staged = stage(sitter.server, end_of(name))
    take_seat(sitter, staged)
    sitter.page.goto(sitter.server.address + staged.path)
    sitter.wait_for("end")
    sitter.page.wait_for_load_state("networkidle")


async def write(settings: Settings, writings: list[Writing], names: dict[str, str]) -> None:
    """Write a table's log, and the names of its people."""
    store = Store(settings.database)
    for guest, name in names.items():
        await store.rename(guest, name)
    await store.open(writings)
    await store.close()


def _seats_of_people(wanted: Moment) -> list[int]:
    seats = range(len(golden(wanted.record).seats))
    return [seat for seat in seats if seat != wanted.seat][: len(wanted.people)]


def _writings(
    wanted: Moment, names: dict[str, str], others: dict[int, str], slowness: int
) -> Iterator[Writing]:
    record = golden(wanted.record)
    guest = next(iter(names))
    moves = record.moves[: wanted.moves]
    last = moves[-1].at if moves else 0
    if wanted.moves == len(record.moves):
        last = max(last, record.until or 0)
    opening = Opened(
        game=record.game,
        rules=record.rules,
        players=len(record.seats),
        options={**record.options, **wanted.options},
        seed=record.seed,
        host=guest,
        listed=False,
        when=int(time.time() * 1000) - (last + len(wanted.more) + wanted.later) * slowness,
        turn_clock=wanted.turn_clock,
    )
    table = opened(f"s{secrets.token_hex(5)}", opening)
    yield Writing(table, opening)
    log: list[tuple[AnyEntry, int]] = [
        *((entry, 0) for entry in _seating(record, wanted, names, others)),
        *((Moved(timed.seat, timed.move), timed.at) for timed in moves),
        *((entry, last + number) for number, entry in enumerate(wanted.more, 1)),
    ]
    for entry, at in log:
        table = after(table, entry, at)
        yield Writing(table, entry)


def _seating(
    record: Record, wanted: Moment, names: dict[str, str], others: dict[int, str]
) -> Iterator[AnyEntry]:
    levels = list(game_named(record.game).bots)
    guest = next(iter(names))
    yield Sat(wanted.seat, guest, names[guest])
    for seat in range(len(record.seats)):
        if seat in others:
            yield Sat(seat, others[seat], names[others[seat]])
            yield Readied(ready=True, seat=seat)
        elif seat != wanted.seat and wanted.companions:
            yield Sat(seat, companion(guest, seat + 1), f"Otto {seat + 1}")
            yield Readied(ready=True, seat=seat)
        elif seat != wanted.seat and not wanted.friends:
            yield BotSat(seat, levels[seat % len(levels)])
    if wanted.ready:
        yield Readied(ready=True, seat=wanted.seat)
