"""What a table may choose: how long calls count as one, and marks for learners."""

from typing import Annotated, Final

import msgspec

from spieltisch.core.errors import BadSetup
from spieltisch.core.setup import Millis

PLAYERS: Final = (2, 3, 4)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a table plays.

    `window`: calls within so many milliseconds of the first one count as made at the same time.
    `marks`: for learners; everyone sees what is wrong in his own layout while he lays, and where his
    cards would touch correctly.
    """

    window: Annotated[Millis, msgspec.Meta(ge=0, le=2000)] = 300
    marks: bool = False


def verify(players: int) -> None:
    """Raise BadSetup unless so many can play. (UC-4)"""
    if players not in PLAYERS:
        why = f"Ubongo, the card game, is for 2 to 4 players, not {players}."
        raise BadSetup("wrong_players", why)
