"""The options of a table: how long calls count as simultaneous, marks for learners, practice alone."""

from typing import Annotated, Final

import msgspec

from spieltisch.core.errors import BadSetup
from spieltisch.core.setup import Millis

PLAYERS: Final = (1, 2, 3, 4)
USUAL_WINDOW: Final[Millis] = 300


class Options(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, omit_defaults=True
):
    """How a table plays.

    `window`: calls within this many milliseconds of the first count as made at the same time.
    `marks`: for learners; all players see what is wrong in their own layout while they lay, and where
    their cards would touch correctly. `hints`: only for one player, who may ask what to do next.
    `hands`: only for one player; how many hands to play for time. None means as many as the player likes.
    """

    window: Annotated[Millis, msgspec.Meta(ge=0, le=2000)] = USUAL_WINDOW
    marks: bool = False
    hints: bool = False
    hands: Annotated[int, msgspec.Meta(ge=1, le=60)] | None = None


def verify(players: int, options: Options) -> None:
    """Raise BadSetup unless this many players can play with these options. (UC-4)"""
    if players not in PLAYERS:
        why = f"Ubongo, the card game, is for 1 to 4 players, not {players}."
        raise BadSetup("wrong_players", why)
    if players == 1 and options.window != USUAL_WINDOW:
        raise _bad("window", "A lone player needs no window for calls; leave it out.")
    if players > 1 and options.hands is not None:
        raise _bad("hands", "Only a lone player chooses how many hands there are.")
    if players > 1 and options.hints:
        raise _bad("hints", "Hints are only for a lone player; in a race they would decide it.")


def _bad(option: str, why: str) -> BadSetup:
    return BadSetup("bad_option", why, option=option)
