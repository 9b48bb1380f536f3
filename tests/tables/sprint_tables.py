"""Tables where Sprint is played, for tests."""

from functools import partial

import msgspec
import pytest

from spieltisch.games.registry import GAMES
from spieltisch.tables import commands
from spieltisch.tables.commands import Play, Sit
from spieltisch.tables.live import Tables
from spieltisch.tables.openings import Order
from spieltisch.tables.table import Table
from tests.core.sprint import SPRINT, Ready
from tests.tables.people import ANNA, BEN, CLEO, NAMES

LONG = 60_000
"""A sandglass that does not run out during a test."""


def register_sprint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "sprint", SPRINT)


async def race(tables: Tables, people: int, *bots: str, glass: int = LONG) -> Table:
    """Open a race of some people and bots that has started, but that nobody has loaded yet."""
    guests = [ANNA, BEN, CLEO][:people]
    levels = (*[None] * (people - 1), *bots)
    order = Order("sprint", people + len(bots), {"glass": glass}, levels, False)
    table = await tables.open(ANNA, "Anna", order)
    for seat, guest in enumerate(guests[1:], 1):
        await tables.act(table.id, partial(Sit(seat).entry, guest=guest, name=NAMES[guest]))
    for guest in guests:
        tables.presence.come(table.id, guest)
        table = await tables.act(table.id, partial(commands.Ready(True).entry, guest=guest))
    return table


async def make(tables: Tables, table: Table, guest: str, move: object) -> Table:
    """Make a move that claims the oldest entry the round still accepts."""
    plain = msgspec.to_builtins(move)
    return await tables.act(table.id, lambda t: Play(plain, t.fresh_from).entry(t, guest))


async def all_ready(tables: Tables, table: Table) -> Table:
    """Let everyone say that they have loaded the round."""
    for guest in table.guests:
        table = await make(tables, table, guest, Ready(table.state.round))
    return table
