"""One guest becomes another in everything that is kept: to forget them, or to merge two into one.

The log stays the truth: a guest's id and name are replaced in its entries, and in the indexes alike.
"""

import secrets
from collections.abc import Iterable

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from spieltisch.core.setup import Seat
from spieltisch.tables import (
    companions,
    daily_results,
    history,
    personal_bests,
    schema,
    solved_puzzles,
)
from spieltisch.tables.entries import AnyEntry, BotSat, Left, Opened, Sat, entry_from
from spieltisch.tables.store import Logged, read_log

NOBODY = "N. N."
"""The name that stays of a guest who wants to be forgotten; it means the same in every language."""
BY_GUEST = (schema.guests.c.id, schema.bests.c.guest, schema.daily.c.guest, schema.solved.c.guest)


class Merged(msgspec.Struct, frozen=True):
    """What became of the games of a guest who became another: how many were taken over, how many not."""

    games: int
    apart: int
    """Where both sat at the same table at once: there the old guest is nobody now."""


async def forget(connection: AsyncConnection, guest: str) -> None:
    """Remove all traces of a guest.

    Each of their games stays with a nobody who is somebody else at each table, so that nothing leads back
    and the others' games can still be replayed.
    """
    for table in await mentioning(connection, guest):
        await _replace_by_nobody(connection, table, guest)
    for column in BY_GUEST:
        await connection.execute(delete(column.table).where(column == guest))
    await connection.execute(delete(schema.transfers).where(schema.transfers.c.guest == guest))


async def merge(connection: AsyncConnection, old: str, new: str) -> Merged:
    """Let one guest become another, with all games except those where both sat at once.

    There the old guest becomes a nobody, as if forgotten: nothing would lead from the new guest to them.
    """
    games = await history.all_of(connection, old)
    shared = await together(connection, old, new)
    for table in await mentioning(connection, old):
        if table in shared:
            await _replace_by_nobody(connection, table, old)
        else:
            await _replace(connection, table, old, new, None)
    await _merge_indexes(connection, old, new)
    await _merge_names(connection, old, new)
    apart = sum(each.table in shared for each in games)
    return Merged(len(games) - apart, apart)


async def together(connection: AsyncConnection, guest: str, other: str) -> set[str]:
    """Find the tables where two guests or their companions sat at once, before the start or later."""
    both = set(await mentioning(connection, guest)) & set(await mentioning(connection, other))
    return {
        table for table in both if _sat_together(await read_log(connection, table), {guest, other})
    }


def _sat_together(log: Iterable[Logged], guests: set[str]) -> bool:
    seats: dict[Seat, str] = {}
    for _, _, entry in log:
        match entry:
            case Sat(seat, guest):
                seats = {each: who for each, who in seats.items() if who != guest} | {seat: guest}
                if guests.issubset(companions.owners(seats.values())):
                    return True
            case Left(seat) | BotSat(seat):
                seats.pop(seat, None)
    return False


async def mentioning(connection: AsyncConnection, guest: str) -> list[str]:
    """List the tables whose log names a guest, also those that they left before the start."""
    log = schema.log.c
    query = select(log.table).where(func.instr(log.entry, guest.encode()) > 0).distinct()
    return sorted((await connection.execute(query)).scalars())


async def _replace_by_nobody(connection: AsyncConnection, table: str, guest: str) -> None:
    await _replace(connection, table, guest, secrets.token_hex(16), NOBODY)


async def _replace(
    connection: AsyncConnection, table: str, old: str, new: str, name: str | None
) -> None:
    log = schema.log.c
    query = select(log.n, log.entry).where(
        log.table == table, func.instr(log.entry, old.encode()) > 0
    )
    for n, line in (await connection.execute(query)).all():
        entry = entry_from(line)
        later = _replaced(entry, old, new, name)
        where = (log.table == table) & (log.n == n)
        values = {"entry": msgspec.json.encode(later)}
        await connection.execute(update(schema.log).where(where).values(values))
        if isinstance(entry, Sat) and isinstance(later, Sat):
            await _rename_seat(connection, table, entry, later)
    for index in (schema.results, schema.seated):
        where = (index.c.table == table) & (index.c.guest == old)
        await connection.execute(update(index).where(where).values(guest=new))


async def _rename_seat(connection: AsyncConnection, table: str, entry: Sat, later: Sat) -> None:
    """Rename whoever has this seat in the results, also if they left and a bot went on for them."""
    of = schema.results.c
    is_theirs = (of.guest == entry.guest) | of.guest.is_(None)
    where = (of.table == table) & (of.seat == entry.seat) & (of.name == entry.name) & is_theirs
    await connection.execute(update(schema.results).where(where).values(name=later.name))


def _replaced(entry: AnyEntry, old: str, new: str, name: str | None) -> AnyEntry:
    match entry:
        case Opened(host=host) if host == old:
            return msgspec.structs.replace(entry, host=new)
        case Sat(guest=guest) if companions.owner(guest) == old:
            who = companions.renamed(guest, old, new)
            return msgspec.structs.replace(entry, guest=who, name=name or entry.name)
        case _:
            return entry


async def _merge_indexes(connection: AsyncConnection, old: str, new: str) -> None:
    """Merge what is kept for each guest: the better result of each day and puzzle stays."""
    await personal_bests.rebuild(connection, new, await history.all_of(connection, new))
    for each in await daily_results.of_guest(connection, old):
        await daily_results.keep_best(connection, msgspec.structs.replace(each, guest=new))
    for solved in await solved_puzzles.of_guest(connection, old):
        await solved_puzzles.add(connection, msgspec.structs.replace(solved, guest=new))
    for column in BY_GUEST[1:]:
        await connection.execute(delete(column.table).where(column == old))


async def _merge_names(connection: AsyncConnection, old: str, new: str) -> None:
    of = schema.guests.c
    names = dict(
        (await connection.execute(select(of.id, of.name).where(of.id.in_([old, new])))).all()
    )
    await connection.execute(delete(schema.guests).where(of.id == old))
    await connection.execute(delete(schema.transfers).where(schema.transfers.c.guest == old))
    if old in names and not names.get(new):
        await connection.execute(delete(schema.guests).where(of.id == new))
        await connection.execute(insert(schema.guests).values(id=new, name=names[old]))
