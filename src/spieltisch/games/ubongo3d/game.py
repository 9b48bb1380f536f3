"""Ubongo 3-D as the rest of the house speaks of it: one Game."""

from collections.abc import Collection, Mapping, Sequence, Set
from typing import Any

from spieltisch.core.analysis import Analysis
from spieltisch.core.chance import Chance
from spieltisch.core.game import Bot
from spieltisch.core.outcome import Achievement, Outcome, by_score
from spieltisch.core.setup import Millis, Seat, Setup
from spieltisch.games.ubongo3d import bots, listing, rules, solo, text
from spieltisch.games.ubongo3d.forms import pieces_to_draw
from spieltisch.games.ubongo3d.hidden import exchange_hidden
from spieltisch.games.ubongo3d.material import ANIMALS, GEMS, POINTS, SIDES, Gem
from spieltisch.games.ubongo3d.moves import MOVES, Move
from spieltisch.games.ubongo3d.options import PLAYERS, SANDGLASS, Options
from spieltisch.games.ubongo3d.scoring import outcome_of
from spieltisch.games.ubongo3d.state import State
from spieltisch.games.ubongo3d.versions import NEWEST, OLDEST
from spieltisch.games.ubongo3d.view import View, view_of


class Ubongo3d:
    """A race for 1 to 4: fill an area two levels high, and win gems for being fast."""

    name = "ubongo3d"
    rules_version = NEWEST
    oldest_rules_version = OLDEST
    is_race = True
    lists_all_moves = False
    players: Sequence[int] = PLAYERS
    bots: Mapping[str, Bot[View, Move]] = bots.LEVELS
    searching: Set[str] = frozenset()
    stand_in = "casual"
    analysis = Analysis()
    options_type = Options
    view_type = View
    move_types = MOVES

    @property
    def material(self) -> Mapping[str, Any]:
        """The pieces with all their turned forms, the gems, the animals and the sides."""
        gems = {str(gem): {"points": POINTS[gem], "count": GEMS[gem]} for gem in Gem}
        sides = {
            side: {"pieces": law.pieces, "seconds": SANDGLASS[side]} for side, law in SIDES.items()
        }
        return {
            "PIECES": pieces_to_draw(),
            "GEMS": gems,
            "ANIMALS": list(ANIMALS),
            "SIDES": sides,
        }

    def start(self, setup: Setup) -> State:
        """Set the game up."""
        return rules.start(setup)

    def play(self, state: State, seat: Seat, move: Move, at: Millis) -> State:
        """Play a move, or raise IllegalMove."""
        return rules.play(state, seat, move, at)

    def due(self, state: State) -> Millis | None:
        """Say when the sandglass is turned or runs out."""
        return rules.due(state)

    def elapse(self, state: State, at: Millis) -> State:
        """Turn the sandglass, or stop those whose time is up."""
        return rules.elapse(state, at)

    def to_move(self, state: State) -> frozenset[Seat]:
        """Give the seats that are not ready, or that build."""
        return rules.to_move(state)

    def stage(self, state: State) -> int:
        """Number the round, or the task of a player alone."""
        return state.round if state.solo is None else state.solo.number

    def awaited(self, state: State) -> frozenset[Seat]:
        """Give the seats that are not ready: builders are stopped by the sandglass."""
        return rules.to_move(state) if state.phase in {"ready", "shown"} else frozenset()

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """List some legal moves of a seat."""
        return listing.moves(state, seat)

    def view(self, state: State, seat: Seat | None) -> View:
        """Give what a seat may see."""
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Rank by gems and the tie-break; alone the score is the number of solved tasks. (U3D-23)"""
        if state.phase != "over":
            return None
        if state.solo is not None:
            return by_score([state.solo.solved])
        return outcome_of(state.gems, state.winner)

    def achievement(self, state: State) -> Achievement | None:
        """Give the result of a game alone, which may be a record; none in any other game."""
        return solo.achievement(state)

    def prepare(self, levels: Collection[str]) -> None:
        """Its bots need nothing that takes long to load."""

    def exchange_hidden(self, state: State, seat: Seat | None, chance: Chance) -> State:
        """Deal the future anew."""
        return exchange_hidden(state, seat, chance)

    def tell(self, state: State, seat: Seat, move: Move) -> str:
        """Say what a move is."""
        return text.tell(state, seat, move)

    def draw(self, view: View) -> str:
        """Draw a view as text."""
        return text.draw(view)


UBONGO_3D = Ubongo3d()
