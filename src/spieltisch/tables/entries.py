"""What a table's log holds: one entry a line, named by its verb. A table is the fold of its entries."""

from typing import Annotated, Any

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.setup import Millis, Seat
from spieltisch.core.wire import convert, read, verbs


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened at a table."""


class Opened(Entry, frozen=True):
    """The table was made; the seed is drawn now and promised by its hash."""

    opened: str
    """The game's name."""
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    host: str
    """The guest who made the table."""
    listed: bool
    when: int
    """Milliseconds since 1970, UTC; all other times at the table count from here."""
    turn_clock: int | None = None
    """Seconds for each move, after which a bot makes that one; none without a clock."""


class Sat(Entry, frozen=True):
    """A guest took a seat, and left the one that he had."""

    sat: Seat
    guest: str
    name: str


class BotSat(Entry, frozen=True):
    """A bot was put on a seat."""

    bot: str
    seat: Seat


class Left(Entry, frozen=True):
    """A seat became free."""

    left: Seat


class Readied(Entry, frozen=True):
    """A person became ready, or not ready."""

    ready: bool
    seat: Seat


class MoveId(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A client's own name for a move, so that one which is sent twice is played once."""

    client: Annotated[str, msgspec.Meta(pattern="^[0-9a-z]{8,32}$")]
    """Drawn anew for every page that is loaded."""
    number: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    """Counts the moves of that page."""


class Moved(Entry, frozen=True):
    """A move of the game; `bot` names the level that played for somebody: away, idle, or out of time."""

    moved: dict[str, Any]
    seat: Seat
    bot: str | None = None
    id: MoveId | None = None


class Ticked(Entry, frozen=True):
    """Time itself acted, so that the log's newest entry tells where the game stands."""

    ticked: Millis
    """When it was due."""


class Rematched(Entry, frozen=True):
    """The same people play again at another table."""

    rematched: str
    by: Seat
    """Who asked for it."""


AnyEntry = Opened | Sat | BotSat | Left | Readied | Moved | Ticked | Rematched
ENTRIES = verbs(Opened, Sat, BotSat, Left, Readied, Moved, Ticked, Rematched)


def entry_from(line: bytes) -> AnyEntry:
    """Read an entry as the log has it: the verb comes first, for another field may be called like one."""
    thing = read(line)
    verb = next(iter(thing), "") if isinstance(thing, dict) else ""
    if verb not in ENTRIES:
        raise Refused("unknown_message", f"The log has an entry that is not known here: {verb}.")
    kind: type[AnyEntry] = ENTRIES[verb]
    return convert(thing, kind)
