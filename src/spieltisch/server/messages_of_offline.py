"""Messages about offline play: what `/api/offline` returns and accepts."""

from typing import Annotated, Any

import msgspec

from spieltisch.core.guide import Frame
from spieltisch.tables.entries import Daily
from spieltisch.tables.offline import MOST_MOVES, OfflineMove


class SinglePuzzle(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="puzzle"
):
    """A single puzzle to practise with: `{"type": "puzzle", "puzzle": "A25 - 1|2"}`."""

    puzzle: Annotated[str, msgspec.Meta(max_length=80)]


class Practice(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="practice"
):
    """A practice puzzle like one of the day's: `{"type": "practice", "kind": "hand", "number": 3}`."""

    kind: Annotated[str, msgspec.Meta(max_length=20)]
    number: Annotated[int, msgspec.Meta(ge=1, le=100)]


Playable = Daily | SinglePuzzle | Practice
"""What can be played offline."""


class OfflineTable(msgspec.Struct, frozen=True):
    """A solo game that can be played offline, as its player sees it until they can move."""

    id: str
    """A name that can be part of a URL."""
    what: Playable
    game: str
    options: dict[str, Any]
    frames: tuple[Frame, ...]


class OfflineKit(msgspec.Struct, frozen=True):
    """What a device takes along: solo games, and a ticket with which to upload their results."""

    day: str
    now: int
    """The server's time, in milliseconds since 1970 (UTC)."""
    ticket: str
    tables: tuple[OfflineTable, ...]
    most_moves: int


class OfflineResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played offline: the moves after its beginning, with their times."""

    ticket: Annotated[str, msgspec.Meta(max_length=100)]
    what: Playable
    began: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    """When it began, in milliseconds since 1970 (UTC), by the device's estimate of the server's clock."""
    moves: Annotated[tuple[OfflineMove, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]


class OfflineTaken(msgspec.Struct, frozen=True):
    """An accepted result: the table that it became, and whether it counts as solved."""

    table: str
    solved: bool


ANSWERS = (OfflineKit, OfflineTaken)
REQUESTS = (OfflineResult,)
