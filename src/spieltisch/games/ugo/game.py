"""UGO! as the rest of the program sees it: a Game."""

from collections.abc import Collection, Mapping, Sequence, Set
from typing import Any

from spieltisch.core.daily import DailyPuzzle
from spieltisch.core.game import Bot
from spieltisch.core.outcome import Achievement, Outcome, by_score
from spieltisch.core.setup import Millis, Seat
from spieltisch.games.ugo import bots, rules, text
from spieltisch.games.ugo.analysis import ANALYSIS
from spieltisch.games.ugo.hidden import resample_hidden
from spieltisch.games.ugo.material import ROUNDS, SUPPLY, Card
from spieltisch.games.ugo.moves import MOVES, Move
from spieltisch.games.ugo.options import Options
from spieltisch.games.ugo.poster import POSTER
from spieltisch.games.ugo.scoring import kingdom_score
from spieltisch.games.ugo.state import State
from spieltisch.games.ugo.view import View, view_of


class Ugo:
    """Trick-taking for 2 to 4: won cards must be laid, farmers must be earned."""

    name = "ugo"
    rules_version = 1
    oldest_rules_version = 1
    is_race = False
    lists_all_moves = True
    players: Sequence[int] = tuple(SUPPLY)
    rounds = ROUNDS
    searching: Set[str] = bots.SEARCHES.keys()
    strengths: Mapping[str, float] = bots.STRENGTHS
    bot_names: Mapping[str, str] = bots.NAMES
    bots: Mapping[str, Bot[View, Move]] = bots.LEVELS
    stand_in = "casual"
    analysis = ANALYSIS
    catalogue = None
    timeline_maker = None
    poster = POSTER
    daily: Mapping[str, DailyPuzzle] = {"deal": DailyPuzzle(bots=("club", "club", "club"))}
    options_type = Options
    view_type = View
    move_types = MOVES

    start = staticmethod(rules.start)
    moves = staticmethod(rules.moves)
    view = staticmethod(view_of)
    resample_hidden = staticmethod(resample_hidden)
    tell = staticmethod(text.tell)
    draw = staticmethod(text.draw)

    @property
    def material(self) -> Mapping[str, Any]:
        """The facts about the cards that a client draws."""
        faces = {
            str(card): {"colour": str(card.colour), "value": card.number, "farmers": card.farmers}
            for card in Card
        }
        return {"FACES": faces}

    def play(self, state: State, seat: Seat, move: Move, at: Millis) -> State:  # noqa: ARG002
        """Play a move, or raise IllegalMove; in UGO! its time does not matter."""
        return rules.play(state, seat, move)

    def due(self, state: State) -> Millis | None:  # noqa: ARG002
        """Time never acts in UGO!."""
        return None

    def elapse(self, state: State, at: Millis) -> State:  # noqa: ARG002
        """Time never acts in UGO!."""
        return state

    def to_move(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is."""
        return frozenset() if state.is_over else frozenset({state.turn})

    def stage(self, state: State) -> int:
        """Return the number of the round."""
        return state.round

    def awaited(self, state: State) -> frozenset[Seat]:
        """Return the seat whose turn it is: nobody else can move."""
        return self.to_move(state)

    def outcome(self, state: State) -> Outcome | None:
        """Rank the totals of the four rounds. (UGO-29)"""
        if not state.is_over:
            return None
        seats = range(state.players)
        return by_score([sum(kingdom_score(each[seat]) for each in state.ended) for seat in seats])

    def achievement(self, state: State) -> Achievement | None:  # noqa: ARG002
        """Nobody plays UGO! alone."""
        return None

    def prepare(self, levels: Collection[str]) -> None:
        """Load the compiled search if a level needs it."""
        bots.prepare(levels)


UGO = Ugo()
