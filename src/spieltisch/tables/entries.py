"""The entries of a table's log, each tagged with its type. A table is the fold of its entries.

Logs of 0.1.0 are read by `legacy_entries`; nothing rewrites them.
"""

from collections.abc import Mapping
from typing import Annotated, Any, get_args

import msgspec

from spieltisch.core.codec import malformed
from spieltisch.core.setup import Millis, Seat
from spieltisch.tables import legacy_entries


class Entry(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="type",
    gc=False,
):
    """Something that happened at a table."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Where a deal comes from, if it was not drawn for this table; such a game does not count for ratings."""


class Again(Origin, frozen=True, tag="again"):
    """The deal of a finished game, played from its start or from one of its moves.

    `{"type": "again", "table": "k7…", "move": 17}`
    """

    table: str
    move: int
    """How many moves were taken over from that game."""


class Daily(Origin, frozen=True, tag="daily"):
    """A puzzle of the day, the same for everyone: `{"type": "daily", "day": "2026-11-18", "kind": "A"}`."""

    day: str
    kind: str
    """The puzzle's kind, as the game names it."""


AnyOrigin = Again | Daily


class Opened(Entry, frozen=True, tag="opened"):
    """The table was opened; its seed is now fixed, and a hash of the seed commits the table to it.

    `{"type": "opened", "game": "ugo", "rules": 1, "players": 3, "options": {"hints": true}, "seed": "5f…",
    "host": "a1…", "listed": false, "when": 1700000000000, "turn_clock": 30}`
    """

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    host: str
    """The guest who opened the table."""
    listed: bool
    when: int
    """When it was opened, in milliseconds since 1970, UTC; all other times at the table count from here."""
    turn_clock: int | None = None
    """Seconds for each move, after which a bot makes it; none without a turn clock."""
    origin: AnyOrigin | None = None
    """Where the deal comes from; none if it was drawn for this table."""
    is_offline: bool = False
    """Whether the game was played offline, so that its times are only what the player's device says."""


class Sat(Entry, frozen=True, tag="sat"):
    """A guest took a seat, and left the one they had before.

    `{"type": "sat", "seat": 1, "guest": "b2…", "name": "Ben"}`
    """

    seat: Seat
    guest: str
    name: str


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """A bot was put on a seat: `{"type": "bot_sat", "seat": 2, "level": "club"}`."""

    seat: Seat
    level: str


class Left(Entry, frozen=True, tag="left"):
    """A seat became free or, once the game has started, a bot's: `{"type": "left", "seat": 1}`."""

    seat: Seat


class Readied(Entry, frozen=True, tag="readied"):
    """A person became ready, or not ready: `{"type": "readied", "seat": 1, "ready": true}`."""

    seat: Seat
    ready: bool


class MoveId(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A client's own id for a move, so that a move sent twice is played once.

    `{"client": "3f9c2a71d0b84e65", "number": 7}`
    """

    client: Annotated[str, msgspec.Meta(pattern="^[0-9a-z]{8,32}$")]
    """Drawn at random for every page load."""
    number: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    """Counts the moves made on that page."""


class Moved(Entry, frozen=True, tag="moved"):
    """A move of the game; `bot` is the level that played for somebody who was away, idle or out of time.

    `{"type": "moved", "seat": 1, "move": {"play": "red 6"}, "bot": "club"}`; the move is as in records.
    """

    seat: Seat
    move: dict[str, Any]
    bot: str | None = None
    id: MoveId | None = None


class Ticked(Entry, frozen=True, tag="ticked"):
    """Time itself acted; logged so that the newest entry shows the stage of the game.

    `{"type": "ticked", "due": 63000}`
    """

    due: Millis
    """When time was due to act."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again at another table: `{"type": "rematched", "table": "k7…", "by": 0}`."""

    table: str
    by: Seat
    """The seat that asked for it."""


class Configured(Entry, frozen=True, tag="configured"):
    """The host changed the table before the start; if that changes the setup, nobody is ready any more.

    `{"type": "configured", "players": 3, "options": {"hints": true}, "bots": ["club", null],
    "listed": false}`
    """

    players: int
    options: dict[str, Any]
    bots: tuple[str | None, ...]
    """For each seat without a person, in order: a bot's level, or none for a free seat."""
    listed: bool
    turn_clock: int | None = None


class ChatSwitched(Entry, frozen=True, tag="chat_switched"):
    """The host switched the table's chat on or off: `{"type": "chat_switched", "on": true}`."""

    on: bool


AnyEntry = (
    Opened | Sat | BotSat | Left | Readied | Configured | Moved | Ticked | Rematched | ChatSwitched
)
KINDS = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyEntry)}
ORIGINS = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyOrigin)}
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def is_newer(line: bytes) -> bool:
    """Return whether an unreadable entry was written by a newer version, rather than damaged.

    Such an entry has a type, field or origin that this version does not know.
    """
    try:
        fields = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return _is_news(fields, KINDS) or _is_news(fields.get("origin"), ORIGINS)


def _is_news(fields: Any, kinds: Mapping[str, type[msgspec.Struct]]) -> bool:
    if not isinstance(fields, dict) or not isinstance(fields.get("type"), str):
        return False
    kind = kinds.get(fields["type"])
    return kind is None or not fields.keys() <= {"type", *kind.__struct_fields__}


def entry_from(line: bytes) -> AnyEntry:
    """Read an entry that this version or 0.1.0 wrote, or refuse it."""
    try:
        if legacy_entries.is_legacy(line):
            old: AnyEntry = msgspec.convert(legacy_entries.modern(line), type=AnyEntry)
            return old
        return _DECODER.decode(line)
    except msgspec.DecodeError as error:
        raise malformed(error) from None
