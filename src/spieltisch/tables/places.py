"""The places at a table: who sits there, whether they are ready, and which of their moves have counted."""

from collections.abc import Sequence

import msgspec

from spieltisch.core.record import RecordSeat
from spieltisch.tables import companions
from spieltisch.tables.entries import Configured, MoveId

replace = msgspec.structs.replace


class Heard(msgspec.Struct, frozen=True, gc=False):
    """What is known about a client's moves: the last one that counted, and earlier ones that were refused.

    A client sends its moves in order, so a skipped number is a refused move.
    """

    client: str
    number: int
    refused: tuple[int, ...]

    def has(self, number: int) -> bool:
        """Return whether a move has counted."""
        return number <= self.number and number not in self.refused


class Place(msgspec.Struct, frozen=True, gc=False):
    """A seat at the table: free, a guest's, a bot's, or a bot's that keeps the name of a guest who left."""

    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    heard: tuple[Heard, ...] = ()
    """The clients that play on this seat, newest last."""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.guest is None and self.bot is None

    def heard_of(self, client: str) -> Heard:
        """Return what is known about a client's moves."""
        known = (each for each in self.heard if each.client == client)
        return next(known, Heard(client, 0, ()))


FREE = Place()
MOST_CLIENTS = 8
"""How many clients per seat are remembered; any others are tabs that were closed long ago."""
MOST_REFUSED = 64
"""How many refused moves per client are remembered."""


def asked_again(place: Place) -> Place:
    """Ask somebody again whether they are ready; companions are, because their guest speaks for them."""
    is_companion = place.guest is not None and companions.number_of(place.guest) is not None
    return replace(place, ready=is_companion)


def rearranged(places: Sequence[Place], entry: Configured) -> tuple[Place, ...]:
    """Keep people on their seats, or move them to the first free one; bots take the remaining seats."""
    kept = [place if place.guest is not None else None for place in places]
    seats = (kept + [None] * entry.players)[: entry.players]
    for moved in filter(None, kept[entry.players :]):
        seats[seats.index(None)] = moved
    bots = iter(entry.bots)
    return tuple(seat or bot_place(next(bots, None)) for seat in seats)


def bot_place(level: str | None) -> Place:
    """Return the place of a bot of this level, or a free one."""
    return FREE if level is None else Place(bot=level, ready=True)


def heard(place: Place, move_id: MoveId) -> Place:
    """Return the place after a move of one of its clients."""
    client, number = move_id.client, move_id.number
    before = place.heard_of(client)
    skipped = range(max(before.number + 1, number - MOST_REFUSED), number)
    newest = Heard(client, number, (*before.refused, *skipped)[-MOST_REFUSED:])
    others = [each for each in place.heard if each.client != client]
    return replace(place, heard=(*others, newest)[-MOST_CLIENTS:])


def record_seat(place: Place) -> RecordSeat:
    """Return who sits here, as a record says it."""
    was_always_bot = place.name is None
    return RecordSeat(
        name=place.name or place.bot or "-", bot=place.bot if was_always_bot else None
    )
