"""States of the card game for tests: rounds that have begun, whole layouts laid at once."""

from functools import cache

from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ubongocards import rules
from spieltisch.games.ubongocards.layout import Placed
from spieltisch.games.ubongocards.moves import Agree, Lay, Ready, Spot
from spieltisch.games.ubongocards.options import Options
from spieltisch.games.ubongocards.rounds import COUNTDOWN
from spieltisch.games.ubongocards.state import Laid, State
from tests.games.ubongocards.cards import seven


def setup(players: int, words: str = "", **options) -> Setup:
    return Setup(players, seed_from(words), Options(**options))


def begun(players: int, words: str = "", number: int = 1, **options) -> State:
    """Begin a round, so that all may lay; the rounds before it ended by agreement."""
    state = next_round(rules.start(setup(players, words, **options)), 0)
    for _ in range(1, number):
        state = next_round(agreed(state, state.starts + 100), state.starts + 200)
    return state


def next_round(state: State, at: int) -> State:
    """Get everyone ready and let the countdown pass."""
    number = state.awaited
    assert number is not None
    for seat in range(state.players):
        state = rules.play(state, seat, Ready(number), at)
    return rules.elapse(state, at + COUNTDOWN)


def agreed(state: State, at: int) -> State:
    """Let everyone agree to end the round."""
    for seat in range(state.players):
        state = rules.play(state, seat, Agree("wish"), at)
    return state


def lay(state: State, seat: int, layout: Laid, at: int | None = None) -> State:
    """Lay a whole layout, card by card."""
    for placed in layout:
        state = rules.play(state, seat, Lay(Spot.of(placed)), state.starts if at is None else at)
    return state


def sides_of(state: State, seat: int):
    return {card: state.sides[card] for card in state.boards[seat].cards}


def solution(state: State, seat: int) -> Laid:
    found = seven(sides_of(state, seat))
    assert found is not None
    return found


@cache
def solvable(players: int, **options) -> State:
    """Return a round that has begun, in which everyone can lay seven."""
    for number in range(100):
        state = begun(players, f"solvable {number}", **options)
        if all(seven(sides_of(state, seat)) for seat in range(players)):
            return state
    raise AssertionError("no such table")


def wrong_end(layout: Laid) -> Laid:
    """Return a layout whose last card lies apart, which is wrong but can be laid."""
    return (*layout[:-1], Placed(layout[-1].card, 50, 50, 0))
