"""Finished games: played through over a real socket, or taken from a golden record."""

from pathlib import Path

from spieltisch.core.record import decode
from spieltisch.tables.entries import AnyEntry, Moved, Opened, Readied, Sat
from spieltisch.tables.table import Table, folded
from tests.server.client import Person, first_move

RECORDS = Path(__file__).parents[1] / "records"


async def play_through(person: Person, *bots: str, **more) -> str:
    """Play a game of UGO! against bots to its end, and return the table."""
    table = person.open_table(len(bots) + 1, *bots, **more)
    async with person.at(table) as talk:
        await talk.say({"type": "ready", "ready": True})
        while talk.newest["phase"] != "over":
            if 0 in talk.newest["to_move"]:
                await talk.say(
                    {"type": "play", "move": first_move(talk.newest), "after": talk.newest["n"]}
                )
            await talk.table()
    return table


def golden_table(name: str, moves: int | None = None, **options: bool) -> Table:
    """Return the table of a golden game, up to this many moves; guest "g0" is on seat 0."""
    record = decode((RECORDS / f"{name}.json").read_bytes())
    seats = range(len(record.seats))
    opening = Opened(
        game=record.game,
        rules=record.rules,
        players=len(record.seats),
        options={**record.options, **options},
        seed=record.seed,
        host="g0",
        listed=False,
        when=0,
    )
    log: list[tuple[AnyEntry, int]] = [
        (opening, 0),
        *((Sat(seat, f"g{seat}", f"Guest {seat}"), 0) for seat in seats),
        *((Readied(ready=True, seat=seat), 0) for seat in seats),
        *((Moved(timed.seat, timed.move), timed.at) for timed in record.moves[:moves]),
    ]
    return folded(name, log)
