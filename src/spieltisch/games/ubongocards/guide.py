"""The guided first game of Ubongo, the card game: four cards alone with marks, then the end of a race."""

from collections.abc import Sequence
from typing import Any, Final

from spieltisch.core.guide import YOU, Event, Guide, GuideStep, Scene, Scripted, Wait
from spieltisch.games.ubongocards.rounds import COUNTDOWN

Spot = tuple[int, int, int, int]
"""A card, x, y and its turn."""

ALONE: Final = {"marks": True, "hints": True}
RACE: Final = {"marks": True}

MINE: Final[Sequence[Spot]] = (
    (13, 0, 0, 0), (3, 2, 0, 1), (11, 5, 0, 0), (12, -1, 3, 1), (5, -3, 2, 0), (15, 4, 3, 1),
)  # fmt: skip
"""Six cards laid correctly, with exactly one place for one more."""
CORRECT: Final[Sequence[Spot]] = ((8, 0, 0, 0), (9, -1, 3, 3), (18, 2, 1, 3), (24, -3, 0, 3))
WRONG: Final[Sequence[Spot]] = (
    (2, 0, 0, 0), (7, 2, 1, 1), (14, 5, 0, 0), (19, 0, -3, 0), (20, -2, -4, 0),
)  # fmt: skip
"""Five cards, the last of which touches with unequal symbols."""


def guide() -> Guide:
    """Return the scenes: contacts, turned and branching; the seventh card and the call."""
    return (_laying(), _calling())


def _laying() -> Scene:
    """Make a contact, turn a card, let the layout branch. (UC-7 to UC-9)"""
    steps = (
        GuideStep("contact", _lay((8, 2, 1, 0)), ("card 8",)),
        GuideStep("turn", _lay((7, 4, 2, 1)), ("card 7", "turn")),
        GuideStep("branch", _lay((23, 2, 4, 0)), ("card 23",)),
        GuideStep("take", {"take": 23}, ("laid 23",)),
    )
    before = (Scripted(YOU, {"ready": 1}), Scripted(YOU, _lay((0, 0, 0, 0))))
    return Scene(1, "ubongocards guide 1", steps, before, ALONE)


def _calling() -> Scene:
    """Lay the seventh card and call: 10, 4 and 0 points. (UC-6, UC-12 to UC-14)"""
    others: list[Event] = [
        Scripted(seat, _lay(spot))
        for seat, spots in ((YOU, MINE), (1, CORRECT), (2, WRONG))
        for spot in spots
    ]
    ready = (Scripted(seat, {"ready": 1}) for seat in range(3))
    steps = (
        GuideStep("seven", _lay((32, 3, -3, 0)), ("card 32",)),
        GuideStep("call", {"call": True}, ("call",)),
    )
    return Scene(3, "ubongocards race 1", steps, (*ready, Wait(COUNTDOWN), *others), RACE)


def _lay(spot: Spot) -> dict[str, Any]:
    card, x, y, turn = spot
    return {"lay": {"card": card, "x": x, "y": y, "turn": turn}}
