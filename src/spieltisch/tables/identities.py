"""Replacing one guest by another in everything that is kept: to forget a guest, or to merge two.

The log stays the source of truth: a guest's id and name are replaced in its entries and in the indexes.
"""

import secrets
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Seat
from spieltisch.tables import (
    companions,
    daily_results,
    history,
    named,
    personal_bests,
    schema,
    solved_puzzles,
)
from spieltisch.tables.entries import AnyEntry, BotSat, Left, Opened, Sat, entry_from
from spieltisch.tables.store import Damaged, Logged, read_log

NOBODY = "N. N."
"""The name left in place of a forgotten guest's; it means the same in every language."""
BY_GUEST = (schema.guests.c.id, schema.bests.c.guest, schema.daily.c.guest, schema.solved.c.guest)


class Merged(msgspec.Struct, frozen=True):
    """The outcome of merging two guests: how many games were taken over, and how many were not."""

    games: int
    apart: int
    """Games where both sat at the same table at once: there “N. N.” replaces the old guest."""


def forget(connection: Connection, guest: str) -> None:
    """Remove all traces of a guest.

    Each of their games stays, with a different anonymous guest at each table, so nothing leads back
    to the guest, and the other players can still replay their games.
    """
    for table in mentioning(connection, guest):
        _replace_by_nobody(connection, table, guest)
    for column in BY_GUEST:
        connection.execute(delete(column.table).where(column == guest))
    connection.execute(delete(schema.transfers).where(schema.transfers.c.guest == guest))


def merge(connection: Connection, old: str, new: str) -> Merged:
    """Merge one guest into another, with all games except those where both sat at the same table.

    There an anonymous guest replaces the old one, as if forgotten, and nothing leads back to them.
    """
    games = history.all_of(connection, old)
    shared = together(connection, old, new)
    for table in mentioning(connection, old):
        if table in shared:
            _replace_by_nobody(connection, table, old)
        else:
            _replace(connection, table, old, new, None)
    _merge_indexes(connection, old, new)
    _merge_names(connection, old, new)
    apart = sum(each.table in shared for each in games)
    return Merged(len(games) - apart, apart)


def together(connection: Connection, guest: str, other: str) -> set[str]:
    """Find the tables where two guests or their companions sat at once, before the start or later."""
    both = set(mentioning(connection, guest)) & set(mentioning(connection, other))
    return {table for table in both if _share(connection, table, {guest, other})}


def _share(connection: Connection, table: str, guests: set[str]) -> bool:
    """Return whether guests sat together; if the log cannot be read, assume that they did."""
    try:
        return _sat_together(read_log(connection, table), guests)
    except (Damaged, Refused):
        return True


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


def mentioning(connection: Connection, guest: str) -> list[str]:
    """List the tables whose log names a guest, including those that they left before the start."""
    return named.tables_of(connection, guest)


def _replace_by_nobody(connection: Connection, table: str, guest: str) -> None:
    _replace(connection, table, guest, secrets.token_hex(16), NOBODY)


def _replace(connection: Connection, table: str, old: str, new: str, name: str | None) -> None:
    log = schema.log.c
    query = select(log.n, log.entry).where(log.table == table)
    for n, line in connection.execute(query).all():
        if old.encode() not in bytes(line):
            continue
        where = (log.table == table) & (log.n == n)
        try:
            entry = entry_from(line)
        except Refused:  # damaged, or another version's: the id is replaced all the same
            values = {"entry": line.replace(old.encode(), new.encode())}
            connection.execute(update(schema.log).where(where).values(values))
            continue
        later = _replaced(entry, old, new, name)
        values = {"entry": msgspec.json.encode(later)}
        connection.execute(update(schema.log).where(where).values(values))
        if isinstance(entry, Sat) and isinstance(later, Sat):
            _rename_seat(connection, table, entry, later)
    for index in (schema.results, schema.seated):
        where = (index.c.table == table) & (index.c.guest == old)
        # by guest as well: retention may have deleted the log, and with it where they sat
        values = {"name": name} if name is not None and index is schema.results else {}
        connection.execute(update(index).where(where).values(guest=new, **values))
    named.replace(connection, table, old, new)


def _rename_seat(connection: Connection, table: str, entry: Sat, later: Sat) -> None:
    """Rename the person on this seat in the results, even if they left and a bot took over."""
    of = schema.results.c
    is_theirs = (of.guest == entry.guest) | of.guest.is_(None)
    where = (of.table == table) & (of.seat == entry.seat) & (of.name == entry.name) & is_theirs
    connection.execute(update(schema.results).where(where).values(name=later.name))


def _replaced(entry: AnyEntry, old: str, new: str, name: str | None) -> AnyEntry:
    match entry:
        case Opened(host=host) if host == old:
            return msgspec.structs.replace(entry, host=new)
        case Sat(guest=guest) if companions.owner(guest) == old:
            who = companions.renamed(guest, old, new)
            return msgspec.structs.replace(entry, guest=who, name=name or entry.name)
        case _:
            return entry


def _merge_indexes(connection: Connection, old: str, new: str) -> None:
    """Merge the indexes kept for each guest; the better result of each day and puzzle stays."""
    personal_bests.rebuild(connection, new, history.all_of(connection, new))
    for each in daily_results.of_guest(connection, old):
        daily_results.keep_best(connection, msgspec.structs.replace(each, guest=new))
    for solved in solved_puzzles.of_guest(connection, old):
        solved_puzzles.add(connection, msgspec.structs.replace(solved, guest=new))
    for column in BY_GUEST[1:]:
        connection.execute(delete(column.table).where(column == old))


def _merge_names(connection: Connection, old: str, new: str) -> None:
    of = schema.guests.c
    names = dict((connection.execute(select(of.id, of.name).where(of.id.in_([old, new])))).all())
    connection.execute(delete(schema.guests).where(of.id == old))
    connection.execute(delete(schema.transfers).where(schema.transfers.c.guest == old))
    if old in names and not names.get(new):
        connection.execute(delete(schema.guests).where(of.id == new))
        connection.execute(insert(schema.guests).values(id=new, name=names[old]))
