"""Ubongo, the card game, as the rest of the house speaks of it: one Game."""

from collections.abc import Collection, Mapping, Sequence, Set
from typing import Any

from spieltisch.core.chance import Chance
from spieltisch.core.game import Bot
from spieltisch.core.outcome import Achievement, Outcome, by_score
from spieltisch.core.setup import Millis, Seat, Setup
from spieltisch.games.ubongocards import bots, rules, spots, text
from spieltisch.games.ubongocards.analysis import ANALYSIS
from spieltisch.games.ubongocards.hidden import exchange_hidden
from spieltisch.games.ubongocards.material import SYMBOLS
from spieltisch.games.ubongocards.moves import FAR, MOVES, Move
from spieltisch.games.ubongocards.options import PLAYERS, Options
from spieltisch.games.ubongocards.scoring import outcome_of, tens
from spieltisch.games.ubongocards.state import State
from spieltisch.games.ubongocards.view import View, view_of


class UbongoCards:
    """A race for 2 to 4 to lay seven of nine cards together; one alone practises it."""

    name = "ubongocards"
    rules_version = 1
    oldest_rules_version = 1
    is_race = True
    lists_all_moves = False
    players: Sequence[int] = PLAYERS
    searching: Set[str] = bots.LEVELS.keys()
    bots: Mapping[str, Bot[View, Move]] = bots.LEVELS
    stand_in = "casual"
    analysis = ANALYSIS
    options_type = Options
    view_type = View
    move_types = MOVES

    @property
    def material(self) -> Mapping[str, Any]:
        """The symbols, the squares of a turned card, the ways to touch; described in `spots.py`."""
        return {"SYMBOLS": [str(symbol) for symbol in SYMBOLS], "FAR": FAR, **spots.to_draw()}

    def start(self, setup: Setup) -> State:
        """Set the game up."""
        return rules.start(setup)

    def play(self, state: State, seat: Seat, move: Move, at: Millis) -> State:
        """Play a move, or raise IllegalMove."""
        return rules.play(state, seat, move, at)

    def due(self, state: State) -> Millis | None:
        """Say when laying begins or calls no longer count."""
        return rules.due(state)

    def elapse(self, state: State, at: Millis) -> State:
        """Give the start signal, or check the layouts."""
        return rules.elapse(state, at)

    def to_move(self, state: State) -> frozenset[Seat]:
        """Give the seats that are not ready, or that lay, or that may still call."""
        return rules.to_move(state)

    def stage(self, state: State) -> int:
        """Number the round."""
        return state.round

    def awaited(self, state: State) -> frozenset[Seat]:
        """Give the seats that are not ready, or that have not answered a wish to end the round."""
        return rules.awaited(state)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """List some legal moves of a seat."""
        return rules.moves(state, seat)

    def view(self, state: State, seat: Seat | None) -> View:
        """Give what a seat may see."""
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Rank by points, then by rounds with ten; alone the score is the number of solved hands. (UC-17)"""
        if state.phase != "over":
            return None
        if state.is_practice:
            return by_score([tens(state.ended, 0)])
        return outcome_of(state.ended, state.players)

    def achievement(self, state: State) -> Achievement | None:  # noqa: ARG002
        """Practice takes as long as one likes; it sets no records."""
        return None

    def prepare(self, levels: Collection[str]) -> None:
        """Load the compiled search for layouts, which every level looks at."""
        if levels:
            bots.prepare()

    def exchange_hidden(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Deal anew the cards that the seat cannot see."""
        return exchange_hidden(state, seat, chance)

    def tell(self, state: State, seat: Seat, move: Move) -> str:
        """Say what a move is."""
        return text.tell(state, seat, move)

    def draw(self, view: View) -> str:
        """Draw a view as text."""
        return text.draw(view)


UBONGO_CARDS = UbongoCards()
