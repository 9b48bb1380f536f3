"""The moves of Ubongo 3-D, as sent by clients and kept in records."""

from typing import Annotated, Literal

import msgspec

from spieltisch.core.codec import verbs

Kind = Annotated[int, msgspec.Meta(ge=1, le=16)]
Coordinate = Annotated[int, msgspec.Meta(ge=-8, le=16)]
Cube = Annotated[tuple[Coordinate, ...], msgspec.Meta(min_length=3, max_length=3)]
"""A unit cube as x, y and z: x to the right, y away from the player, z upwards."""


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I have loaded everything and have my pieces: start round `ready`."""

    ready: int


class Next(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I have seen how round `next` ended: go on."""

    next: int


class Dropped(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A piece, turned the way it should lie: x and y on the table, z counted from the piece's lowest cube.

    With a `level` its lowest cube ends up there, 0 on the table; without one the piece falls.
    """

    kind: Kind
    cells: Annotated[tuple[Cube, ...], msgspec.Meta(min_length=3, max_length=5)]
    level: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None


class Put(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a piece fall straight down, or slide it into a free place on a level.

    A piece that is already laid is lifted first, and what nothing else holds goes back to the tray.
    """

    put: Dropped


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take the piece of this kind back to the tray, with everything that nothing else holds."""

    take: Kind


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Call “Ubongo!”. A wrong call is refused with the reason and costs nothing."""

    call: Literal[True] = True


class Aside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Alone: lay the task with this number aside and take a new board."""

    aside: int


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Alone: ask for a hint, first for the `piece`, then for its `place`."""

    hint: Literal["piece", "place"]


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Alone: stop the clock; nothing of the task is shown meanwhile."""

    pause: Literal[True] = True


class Resume(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Alone: go on after a pause."""

    resume: Literal[True] = True


Alone = Aside | Hint | Pause | Resume
"""The moves that only a lone player may make."""
Move = Ready | Next | Put | Take | Call | Alone
MOVES = verbs(Ready, Next, Put, Take, Call, Aside, Hint, Pause, Resume)
