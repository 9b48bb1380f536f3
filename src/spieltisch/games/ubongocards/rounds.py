"""The rounds, six or alone any number: deal or turn over, countdown, laying, calls, check. (UC-4 to UC-16)"""

from typing import Final

import msgspec

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Millis, Seat, Setup, with_at
from spieltisch.games.ubongocards.material import HAND, STACK, deal_of
from spieltisch.games.ubongocards.scoring import checked
from spieltisch.games.ubongocards.state import Board, Round, State

replace = msgspec.structs.replace

COUNTDOWN: Final[Millis] = 3000
"""The time from when everyone is ready until the start signal, so that all begin together."""


def begin(state: State, number: int, at: Millis) -> State:
    """Deal nine cards each or turn them over; laying begins after a countdown, alone at once. (UC-4, UC-5)"""
    is_dealt = number % 2 == 1
    hands = deal(state.setup, number) if is_dealt else tuple(each.cards for each in state.boards)
    return replace(
        state,
        round=number,
        phase="laying" if state.is_practice else "countdown",
        since=at,
        ready=frozenset(),
        starts=at if state.is_practice else at + COUNTDOWN,
        ends=None,
        boards=tuple(Board(cards) for cards in hands),
    )


def deal(setup: Setup, number: int) -> tuple[tuple[int, ...], ...]:
    """Shuffle the round's stack and deal nine cards to each seat. (UC-4)"""
    rng = Rng(setup.seed, f"ubongocards stack {deal_of(number)}")
    shuffled = rng.shuffled(range(STACK))
    starts = range(0, HAND * setup.players, HAND)
    return tuple(tuple(sorted(shuffled[first : first + HAND])) for first in starts)


def lay_on(state: State, at: Millis) -> State:
    """Give the start signal. (UC-6)"""
    return replace(state, phase="laying", since=at)


def called(state: State, seat: Seat, at: Millis) -> State:
    """Note a call; the first one stops everybody, and others may call only within the window. (UC-12, UC-15)

    If nobody else has laid seven, the check need not wait.
    """
    noted = with_board(state, seat, replace(state.boards[seat], called=at))
    if state.phase == "laying":
        ends = at + state.options.window + 1  # a call exactly `window` later still counts
        noted = replace(noted, phase="window", since=at, ends=ends)
    return noted if any(board.may_call for board in noted.boards) else check(noted, at)


def check(state: State, at: Millis) -> State:
    """Check and score all layouts; after the last round the game is over. (UC-13 to UC-16)"""
    ended = Round(
        number=state.round,
        is_agreed=all(board.called is None for board in state.boards),
        checked=tuple(checked(board, state.sides) for board in state.boards),
        lasted=at - state.starts,
    )
    return replace(
        state,
        phase="over" if state.round == state.most_rounds else "checked",
        since=at,
        ended=(*state.ended, ended),
    )


def finish(state: State, at: Millis) -> State:
    """End the practice at the player's wish."""
    return replace(state, phase="over", since=at)


def with_board(state: State, seat: Seat, board: Board) -> State:
    """Return the state with one seat's board replaced."""
    return replace(state, boards=with_at(state.boards, seat, board))
