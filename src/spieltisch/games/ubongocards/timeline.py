"""The timeline of a game: the rounds with everyone's cards, when they laid them, and the check."""

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from spieltisch.core.setup import Millis, Seat
from spieltisch.core.timeline import Scene, TimelineRound, rising
from spieltisch.games.ubongocards.material import Colour, colour_of
from spieltisch.games.ubongocards.moves import Spot
from spieltisch.games.ubongocards.results import RoundChecked, checked_of
from spieltisch.games.ubongocards.state import State, sides_in
from spieltisch.games.ubongocards.view import CardView, possible


class LayingStep(msgspec.Struct, frozen=True):
    """Everything that one player has laid, from this time on; times count from the start signal."""

    at: Millis
    laid: tuple[Spot, ...]


class LayerShown(msgspec.Struct, frozen=True):
    """What one player did in a round: their nine `cards`, what lay at which time, and when they called.

    `possible` shows how their cards could have been laid: `goal` of them, or as many as go together.
    """

    seat: Seat
    cards: tuple[CardView, ...]
    steps: tuple[LayingStep, ...]
    called: Millis | None
    possible: tuple[Spot, ...]


class RoundLaid(msgspec.Struct, frozen=True):
    """A round with everyone's laying and the check at its end."""

    colour: Colour
    players: tuple[LayerShown, ...]
    checked: RoundChecked


def timeline_of(scenes: Iterable[Scene]) -> tuple[TimelineRound, ...]:
    """Make the timeline of a finished game."""
    rounds: list[TimelineRound] = []
    steps: list[list[LayingStep]] = []
    begun, made = 0, list[Millis]()
    for before, now in pairwise(scenes):
        if now.state.round != before.state.round or not before.state.boards:
            steps = [[] for _ in now.state.boards]
        _note(steps, before.state, now)
        has_ended = len(now.state.ended) > len(before.state.ended)
        if now.moves > before.moves:
            made.append(_lasting(before.state if has_ended else now.state, now.at))
        if has_ended:
            rounds.append(_round(now.state, steps, begun, made))
            begun, made = now.moves, []
    return tuple(rounds)


def _note(steps: list[list[LayingStep]], before: State, now: Scene) -> None:
    """Record what has been laid, moved or taken back since the previous moment."""
    for seat, board in enumerate(now.state.boards):
        old = before.boards[seat].laid if before.boards else ()
        if board.laid != old and now.state.round == before.round:
            laid = tuple(Spot.of(placed) for placed in board.laid)
            steps[seat].append(LayingStep(now.at - now.state.starts, laid))


def _lasting(state: State, at: Millis) -> Millis:
    return at - state.starts if state.boards else 0


def _round(
    state: State, steps: list[list[LayingStep]], begun: int, made: list[Millis]
) -> TimelineRound:
    ended = state.ended[-1]
    players = tuple(_layer(state, seat, tuple(each)) for seat, each in enumerate(steps))
    shown = RoundLaid(colour_of(ended.number), players, checked_of(ended))
    return TimelineRound(ended.number, begun, ended.lasted, shown, rising(made))


def _layer(state: State, seat: Seat, steps: tuple[LayingStep, ...]) -> LayerShown:
    board, number = state.boards[seat], state.ended[-1].number
    sides = sides_in(number)
    return LayerShown(
        seat=seat,
        cards=tuple(CardView(card, sides[card], None) for card in board.cards),
        steps=steps,
        called=None if board.called is None else board.called - state.starts,
        possible=possible(board.cards, number),
    )
