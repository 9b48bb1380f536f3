"""The options of a table: side, sandglass, variant, handicaps, solo games."""

from typing import Annotated, Final, Literal

import msgspec

from spieltisch.core.errors import BadSetup
from spieltisch.core.setup import Millis, Seat
from spieltisch.games.ubongo3d.boards import UnknownTask
from spieltisch.games.ubongo3d.puzzles import posed_named

Side = Literal["A", "B"]
Variant = Literal["gems", "without_luck"]
SoloKind = Literal["clock", "record", "puzzle"]
SoloSize = Literal[5, 10, 20]

PuzzleName = Annotated[
    str, msgspec.Meta(max_length=40, examples=["A25 - 1|2", "B7 - 10", "7.15-7.9.16"])
]

SANDGLASS: Final = {"A": 60, "B": 90}
"""Seconds of the sandglass by side, unless the table chooses its own. (U3D-31)"""

PLAYERS: Final = (1, 2, 3, 4)


class Handicap(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A seat's handicap: `extra` percent more time; `easy`: it builds the easy side at a hard table."""

    extra: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    easy: bool = False


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How a table plays.

    `side`: the easy side A or the hard side B. `seconds`: the sandglass; none means 60 on A and 90 on B.
    `variant`: `gems` with display and bag, or `without_luck`. `die`: without it everybody builds task
    `3|4`, only on side A. `youngest`: the seat that rolls first; none means that it is drawn. `handicaps`:
    none at all, or one for each seat. `solo`, `size`, `hints`: only for one player; against the `clock`
    (`size` minutes), against the `record` (`size` tasks), or a single `puzzle`. `puzzle` names a task of the
    box or a puzzle of the atlas; none means a task that is drawn from the box, on the table's side.
    """

    side: Side = "A"
    seconds: Annotated[int, msgspec.Meta(ge=15, le=900)] | None = None
    variant: Variant = "gems"
    die: bool = True
    youngest: Annotated[Seat, msgspec.Meta(ge=0, le=3)] | None = None
    solo: SoloKind | None = None
    size: SoloSize | None = None
    handicaps: tuple[Handicap, ...] = ()
    hints: bool = False
    puzzle: PuzzleName | None = None

    def handicap(self, seat: Seat) -> Handicap:
        """Return a seat's handicap."""
        return self.handicaps[seat] if self.handicaps else Handicap()

    def side_of(self, seat: Seat) -> Side:
        """Return which side of its boards a seat builds. (U3D-12)"""
        return "A" if self.handicap(seat).easy else self.side

    def glass(self, seat: Seat) -> Millis:
        """Return how long the sandglass of a seat runs. (U3D-31)"""
        seconds = SANDGLASS[self.side] if self.seconds is None else self.seconds
        return seconds * 10 * (100 + self.handicap(seat).extra)


def verify(players: int, options: Options) -> None:
    """Raise BadSetup if the options contradict each other."""
    if players not in PLAYERS:
        raise BadSetup("wrong_players", f"Ubongo 3-D is for 1 to 4 players, not {players}.")
    if not options.die and options.side != "A":
        raise _bad("die", "Without the die everybody builds on the easy side; choose side A.")
    if players == 1:
        _verify_alone(options)
    else:
        _verify_together(players, options)


def _verify_alone(options: Options) -> None:
    if options.seconds is not None:
        raise _bad("seconds", "A lone player has no sandglass; choose a size instead.")
    if options.variant != "gems":
        raise _bad("variant", "A lone player wins no gems, so there is no variant to choose.")
    if options.youngest is not None:
        raise _bad("youngest", "A lone player always rolls; leave the youngest out.")
    if options.handicaps:
        raise _bad("handicaps", "A lone player has nobody to give a handicap to.")
    if options.puzzle is not None:
        _verify_named(options, options.puzzle)
    if options.solo == "puzzle" and options.size is not None:
        raise _bad("size", "A single puzzle has no size.")


def _verify_named(options: Options, name: str) -> None:
    """Refuse a puzzle that does not exist or cannot be solved, and options that contradict it."""
    if options.solo not in {None, "puzzle"} or options.size is not None:
        raise _bad("puzzle", "A single puzzle is not played against the clock or the record.")
    try:
        posed = posed_named(name)
    except UnknownTask as unknown:
        raise _bad("puzzle", unknown.why) from None
    if posed.name != name:
        raise _bad("puzzle", f"Write this puzzle as “{posed.name}”.")
    if options.side != "A" or not options.die:
        raise _bad("puzzle", "The puzzle itself determines side and die; leave them out.")


def _verify_together(players: int, options: Options) -> None:
    for option in ("solo", "size", "hints", "puzzle"):
        if getattr(options, option):
            raise _bad(option, f"The option {option} is only for one player.")
    if options.youngest is not None and options.youngest >= players:
        raise _bad("youngest", f"The youngest must sit on a seat from 0 to {players - 1}.")
    if options.handicaps and len(options.handicaps) != players:
        raise _bad("handicaps", f"Give a handicap for each of the {players} seats, or none.")
    if options.side == "A" and any(each.easy for each in options.handicaps):
        raise _bad("handicaps", "Everybody already builds the easy side.")


def _bad(option: str, why: str) -> BadSetup:
    return BadSetup("bad_option", why, option=option)
