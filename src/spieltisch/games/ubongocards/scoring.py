"""Checks layouts, scores rounds and ranks players. (UC-13 to UC-17)"""

from collections.abc import Mapping, Sequence
from typing import Final

from spieltisch.core.outcome import Outcome
from spieltisch.core.setup import Seat
from spieltisch.games.ubongocards.layout import check, contacts
from spieltisch.games.ubongocards.material import Side
from spieltisch.games.ubongocards.state import Board, Checked, Round

CALLED: Final = 10
"""Points for a caller whose layout is correct. (UC-14)"""


def checked(board: Board, sides: Mapping[int, Side]) -> Checked:
    """Check one player's layout and score it. (UC-13, UC-14)"""
    breaches = check(board.laid, sides)
    called = board.called is not None
    return Checked(
        laid=board.laid,
        contacts=contacts(board.laid, sides),
        breaches=breaches,
        called=called,
        points=points(len(board.laid), called=called, correct=not breaches),
    )


def points(laid: int, *, called: bool, correct: bool) -> int:
    """Score a layout: nothing if it is wrong, 10 for a caller, otherwise its cards. (UC-13, UC-14)"""
    if not correct:
        return 0
    return CALLED if called else laid


def total(rounds: Sequence[Round], seat: Seat) -> int:
    """Add up a seat's points."""
    return sum(each.checked[seat].points for each in rounds)


def tens(rounds: Sequence[Round], seat: Seat) -> int:
    """Count the rounds in which a seat got 10 points. (UC-17)"""
    return sum(each.checked[seat].points == CALLED for each in rounds)


def outcome_of(rounds: Sequence[Round], players: int) -> Outcome:
    """Rank by total, then by rounds with 10 points; players who are still equal share a place. (UC-17)"""
    ranks = [(total(rounds, seat), tens(rounds, seat)) for seat in range(players)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, tuple(points for points, _ in ranks))
