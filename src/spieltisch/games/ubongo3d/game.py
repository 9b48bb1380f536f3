"""Ubongo 3-D as the rest of the program sees it: a Game."""

from collections.abc import Collection, Mapping, Sequence, Set
from typing import Any

from spieltisch.core.analysis import Analysis
from spieltisch.core.catalogue import Catalogue
from spieltisch.core.daily import DailyPuzzle
from spieltisch.core.game import Bot
from spieltisch.core.outcome import Outcome, by_score
from spieltisch.core.setup import Seat
from spieltisch.core.timeline import TimelineMaker
from spieltisch.games.ubongo3d import bots, rules, solo, text
from spieltisch.games.ubongo3d.forms import pieces_to_draw
from spieltisch.games.ubongo3d.hidden import resample_hidden
from spieltisch.games.ubongo3d.legal_moves import legal_moves
from spieltisch.games.ubongo3d.material import ANIMALS, GEMS, POINTS, SIDES, Gem
from spieltisch.games.ubongo3d.moves import MOVES, Move
from spieltisch.games.ubongo3d.options import PLAYERS, SANDGLASS, Options
from spieltisch.games.ubongo3d.poster import POSTER
from spieltisch.games.ubongo3d.results import RoundShown
from spieltisch.games.ubongo3d.scoring import ROUNDS, outcome_of
from spieltisch.games.ubongo3d.state import State
from spieltisch.games.ubongo3d.timeline import timeline_of
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
    rounds = ROUNDS
    strengths: Mapping[str, float] = bots.STRENGTHS
    bot_names: Mapping[str, str] = bots.NAMES
    bots: Mapping[str, Bot[View, Move]] = bots.LEVELS
    searching: Set[str] = frozenset()
    stand_in = "casual"
    analysis = Analysis()
    timeline_maker = TimelineMaker(timeline_of, RoundShown)
    poster = POSTER
    daily: Mapping[str, DailyPuzzle] = {
        "easy": DailyPuzzle({"solo": "puzzle", "side": "A"}),
        "hard": DailyPuzzle({"solo": "puzzle", "side": "B"}),
    }
    options_type = Options
    view_type = View
    move_types = MOVES

    start = staticmethod(rules.start)
    play = staticmethod(rules.play)
    due = staticmethod(rules.due)
    elapse = staticmethod(rules.elapse)
    to_move = staticmethod(rules.to_move)
    moves = staticmethod(legal_moves)
    view = staticmethod(view_of)
    resample_hidden = staticmethod(resample_hidden)
    tell = staticmethod(text.tell)
    draw = staticmethod(text.draw)
    achievement = staticmethod(solo.achievement)

    @property
    def material(self) -> Mapping[str, Any]:
        """The pieces with all their turned forms, the gems, the animals and the sides."""
        gems = {str(gem): {"points": POINTS[gem], "count": GEMS[gem]} for gem in Gem}
        sides = {
            side: {"pieces": law.pieces, "seconds": SANDGLASS[side], "tasks": law.tasks}
            for side, law in SIDES.items()
        }
        return {
            "PIECES": pieces_to_draw(),
            "GEMS": gems,
            "ANIMALS": list(ANIMALS),
            "SIDES": sides,
        }

    @staticmethod
    def catalogue() -> Catalogue:
        """Load the single puzzles: the tasks of the box, and the atlas. (U3D-32)"""
        from spieltisch.games.ubongo3d.catalogue import CATALOGUE  # noqa: PLC0415 - it loads numpy

        return CATALOGUE

    def stage(self, state: State) -> int:
        """Return the number of the round, or of a lone player's task."""
        return state.round if state.solo is None else state.solo.number

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seats that are not ready; builders hold nothing up, because the sandglass stops them."""
        return rules.to_move(state) if state.phase in {"ready", "shown"} else frozenset()

    def outcome(self, state: State) -> Outcome | None:
        """Rank by gems and the tie-break; a lone player's score is the number of solved tasks. (U3D-23)"""
        if state.phase != "over":
            return None
        if state.solo is not None:
            return by_score([state.solo.solved])
        return outcome_of(state.gems, state.winner)

    def prepare(self, levels: Collection[str]) -> None:
        """Do nothing: these bots load nothing that takes long."""


UBONGO_3D = Ubongo3d()
