"""Messages about playing without the server: what `/api/offline` gives and takes."""

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
    """One more like a day's puzzle, to practise with: `{"type": "practice", "kind": "hand", "number": 3}`."""

    kind: Annotated[str, msgspec.Meta(max_length=20)]
    number: Annotated[int, msgspec.Meta(ge=1, le=100)]


Playable = Daily | SinglePuzzle | Practice
"""What can be played offline."""


class OfflineTable(msgspec.Struct, frozen=True):
    """A game for one that can be played without the server, as its player sees it until they can move."""

    id: str
    """Fit for an address."""
    what: Playable
    game: str
    options: dict[str, Any]
    frames: tuple[Frame, ...]


class OfflineKit(msgspec.Struct, frozen=True):
    """What a device takes along: games for one, and a ticket with which their results are brought back."""

    day: str
    now: int
    """The server's time, in milliseconds since 1970 (UTC)."""
    ticket: str
    tables: tuple[OfflineTable, ...]
    most_moves: int


class OfflineResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played without the server: the moves after its beginning, with their times."""

    ticket: Annotated[str, msgspec.Meta(max_length=100)]
    what: Playable
    began: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    """When, in milliseconds since 1970 (UTC), by the server's clock as far as the device knows it."""
    moves: Annotated[tuple[OfflineMove, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]


class OfflineTaken(msgspec.Struct, frozen=True):
    """A result that holds: the table that it became, and whether it counts as solved."""

    table: str
    solved: bool


ANSWERS = (OfflineKit, OfflineTaken)
REQUESTS = (OfflineResult,)
