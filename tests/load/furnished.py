"""Tables with people at them, written before a server starts, so that a load test need not wait for them."""

import asyncio
from collections.abc import Sequence
from functools import partial

import msgspec

from spieltisch.server.guests import COOKIE, Guests
from spieltisch.tables.commands import Ready, Sit
from spieltisch.tables.live import Tables
from spieltisch.tables.openings import Order
from spieltisch.tables.store import Store

AT_ONCE = 100


class Seated(msgspec.Struct, frozen=True):
    """A table, and the cookies of its people in the order of seats."""

    table: str
    cookies: tuple[str, ...]


async def furnish(
    database: str,
    secret: bytes,
    tables: int,
    players: int = 4,
    *,
    listed: bool = False,
    begins: bool = True,
    game: str = "ugo",
    bots: Sequence[str] = (),
) -> list[Seated]:
    """Seat people at tables, bots beside them, everyone ready unless the game is not to begin."""
    store = Store(database)
    await store.migrate()
    try:
        live, guests = Tables(store, is_alone=True), Guests(secret)
        levels = (*[None] * (players - 1), *bots)
        order = Order(game, players + len(bots), {}, levels, listed)
        made: list[Seated] = []
        while len(made) < tables:
            many = min(AT_ONCE, tables - len(made))
            wanted = (_table(live, guests, order, begins) for _ in range(many))
            made += await asyncio.gather(*wanted)
        return made
    finally:
        await store.close()


async def _table(live: Tables, guests: Guests, order: Order, begins: bool) -> Seated:
    people = [guests.new() for _ in range(1 + order.bots[: order.players - 1].count(None))]
    table = await live.open(people[0], "Seat 0", order)
    for seat, guest in enumerate(people[1:], 1):
        await live.act(table.id, partial(Sit(seat).entry, guest=guest, name=f"Seat {seat}"))
    for guest in people if begins else ():
        await live.act(table.id, partial(Ready(True).entry, guest=guest))
    return Seated(table.id, tuple(cookie_of(guests, guest) for guest in people))


def cookie_of(guests: Guests, guest: str) -> str:
    """Return the header of a guest's cookie."""
    return f"{COOKIE}={guests.cookie(guest).value}"


def share(seated: Sequence[Seated], number: int, of: int) -> list[Seated]:
    """Give one client process its tables."""
    return list(seated[number::of])
