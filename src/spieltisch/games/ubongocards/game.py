"""Ubongo, the card game, as the rest of the program sees it: a Game."""

from collections.abc import Collection, Mapping, Sequence, Set
from typing import Any

from spieltisch.core.daily import DailyPuzzle
from spieltisch.core.game import Bot
from spieltisch.core.outcome import Achievement, Outcome, by_score
from spieltisch.core.timeline import TimelineMaker
from spieltisch.games.ubongocards import bots, rules, spots, text
from spieltisch.games.ubongocards.analysis import ANALYSIS
from spieltisch.games.ubongocards.analysis.hands import can_lay_first_hand
from spieltisch.games.ubongocards.hidden import resample_hidden
from spieltisch.games.ubongocards.material import ROUNDS, SYMBOLS
from spieltisch.games.ubongocards.moves import FAR, MOVES, Move
from spieltisch.games.ubongocards.options import PLAYERS, Options
from spieltisch.games.ubongocards.poster import POSTER
from spieltisch.games.ubongocards.scoring import outcome_of, tens
from spieltisch.games.ubongocards.state import State
from spieltisch.games.ubongocards.timeline import RoundLaid, timeline_of
from spieltisch.games.ubongocards.view import View, view_of


class UbongoCards:
    """A race for 2 to 4 to lay seven of nine cards together; a lone player practises."""

    name = "ubongocards"
    rules_version = 1
    oldest_rules_version = 1
    is_race = True
    lists_all_moves = False
    players: Sequence[int] = PLAYERS
    rounds = ROUNDS
    searching: Set[str] = bots.LEVELS.keys()
    strengths: Mapping[str, float] = bots.STRENGTHS
    bot_names: Mapping[str, str] = bots.NAMES
    bots: Mapping[str, Bot[View, Move]] = bots.LEVELS
    stand_in = "casual"
    analysis = ANALYSIS
    catalogue = None
    timeline_maker = TimelineMaker(timeline_of, RoundLaid)
    poster = POSTER
    daily: Mapping[str, DailyPuzzle] = {
        "hand": DailyPuzzle({"hands": 1}, is_good=can_lay_first_hand, spares=12)
    }
    options_type = Options
    view_type = View
    move_types = MOVES

    start = staticmethod(rules.start)
    play = staticmethod(rules.play)
    due = staticmethod(rules.due)
    elapse = staticmethod(rules.elapse)
    to_move = staticmethod(rules.to_move)
    awaited = staticmethod(rules.awaited)
    moves = staticmethod(rules.moves)
    view = staticmethod(view_of)
    resample_hidden = staticmethod(resample_hidden)
    tell = staticmethod(text.tell)
    draw = staticmethod(text.draw)

    @property
    def material(self) -> Mapping[str, Any]:
        """The symbols, the squares of a turned card and the ways to touch, described in `spots.py`."""
        return {"SYMBOLS": [str(symbol) for symbol in SYMBOLS], "FAR": FAR, **spots.to_draw()}

    def stage(self, state: State) -> int:
        """Return the number of the round."""
        return state.round

    def outcome(self, state: State) -> Outcome | None:
        """Rank by points, then by rounds with ten; alone, the score is the number of solved hands. (UC-17)"""
        if state.phase != "over":
            return None
        if state.is_practice:
            return by_score([tens(state.ended, 0)])
        return outcome_of(state.ended, state.players)

    def achievement(self, state: State) -> Achievement | None:
        """Return the time for a chosen number of hands; other practice is not timed. (UC-18)"""
        hands = state.options.hands
        if hands is None or state.phase != "over":
            return None
        time = sum(each.lasted for each in state.ended)
        counts = tens(state.ended, 0) == hands and not state.options.hints
        return Achievement(f"hands-{hands}", time, more_is_better=False, counts=counts)

    def prepare(self, levels: Collection[str]) -> None:
        """Load the compiled search for layouts, which every level uses."""
        if levels:
            bots.prepare()


UBONGO_CARDS = UbongoCards()
