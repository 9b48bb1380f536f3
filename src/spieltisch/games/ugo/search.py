"""Bots that search: from a view alone, they deal the hidden cards as they could lie and play on."""

import time
from collections.abc import Sequence
from itertools import permutations

import msgspec
import numpy as np

from spieltisch.core.chance import Chance
from spieltisch.games.ugo import endgame_kernel, kernel, search_kernel
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo.bits import CARDS, draws_from, number_of, packed, table_of
from spieltisch.games.ugo.dealing_kernel import Hidden
from spieltisch.games.ugo.evaluating import bounds, odds_by_points
from spieltisch.games.ugo.habits import habits_of
from spieltisch.games.ugo.kernel import Array
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.laying import Laying
from spieltisch.games.ugo.rules import Lay, Move, Play
from spieltisch.games.ugo.sampling import Past, hidden_from, likely, past_of
from spieltisch.games.ugo.thinking import Thinking
from spieltisch.games.ugo.thumb import kingdom_of
from spieltisch.games.ugo.view import View

SIMULATIONS_OF_AN_END = 50
"""Simulations that solving an end counts for."""
STRETCH, DEALS = 2_000, 500
"""Simulations between two looks at the clock, and the likely deals that are drawn anew for them."""


class Choice(msgspec.Struct, frozen=True):
    """A move that was searched: how often, its mean reward, the mean points of the round."""

    move: Move
    visits: int
    reward: float
    points: float


class Question(msgspec.Struct, frozen=True):
    """A moment to be weighed, as the kernels take it."""

    start: Array
    hidden: Hidden
    past: Past | None
    """What others played, which makes some deals likelier than others."""
    totals: Array
    odds: Array
    draws: Array


def choices(
    view: View, chance: Chance, thinking: Thinking, also: Move | None = None
) -> list[Choice]:
    """Weigh the moves of the seat to act, and another; give what they seem worth, the best first."""
    moves = [*possible_moves(view)]
    if also is not None and also not in moves:
        moves.append(also)
    tree = np.empty((max(thinking.simulations, len(CARDS)) + 1) * search_kernel.NODE, np.int64)
    question = question_of(view, chance, thinking)
    if len(view.hand) <= thinking.ends and not view.must_lay:
        _weigh_ends(question, tree, thinking)
    else:
        layings = np.array(
            [kingdom_laid(view, move.lay) for move in moves if isinstance(move, Lay)]
        )
        _search(question, layings.astype(np.int64), tree, thinking)
    return sorted(_read(tree, moves), key=lambda choice: (-choice.visits, -choice.reward))


def question_of(view: View, chance: Chance, thinking: Thinking) -> Question:
    """Put a view into the kernels' words."""
    start, draws = _table(view), draws_from(chance)
    hidden = hidden_from(view, believes_all=not thinking.remembers)
    return Question(
        start=start,
        hidden=hidden,
        past=past_of(view, start, thinking),
        totals=np.array(view.totals, np.int64),
        odds=odds_by_points(view.rounds - view.round, thinking.calm),
        draws=draws,
    )


def _weigh_ends(question: Question, tree: Array, thinking: Thinking) -> None:
    ends = 1 + thinking.simulations // SIMULATIONS_OF_AN_END
    endgame_kernel.weigh_ends(
        question.start,
        question.hidden,
        likely(question.past, question.hidden, ends, question.draws),
        tree,
        question.totals,
        question.odds,
        thinking.lead,
        ends,
        question.draws,
    )


class Watch:
    """Says when a search has done enough."""

    def __init__(self, thinking: Thinking) -> None:
        """Begin to count the time, where it is limited."""
        self._thinking = thinking
        self._begun = time.monotonic()

    def allows(self, done: int, lead: int) -> bool:
        """Ask whether to go on after so many simulations, of which the first move leads by so many."""
        left = self._left(done)
        return left > 0 and not (self._thinking.stops_early and lead > left)

    def _left(self, done: int) -> float:
        """Guess how many simulations can still be made, at the rate of those that were."""
        wanted = self._thinking.simulations - done
        if self._thinking.seconds is None:
            return wanted
        took = time.monotonic() - self._begun
        left = self._thinking.seconds - took
        return min(wanted, done * left / took) if took > 0 else wanted


def _search(question: Question, layings: Array, tree: Array, thinking: Thinking) -> None:
    """Simulate as often as wanted, in stretches; stop where the time is up, or the choice is clear."""
    nodes, done = 0, 0
    watch = Watch(thinking)
    while not done or watch.allows(done, search_kernel.lead_of(tree)):
        stretch = min(STRETCH, thinking.simulations - done)
        deals = likely(question.past, question.hidden, min(DEALS, stretch), question.draws)
        nodes = search_kernel.search(
            question.start,
            layings,
            question.hidden,
            deals,
            tree,
            nodes,
            habits_of(int(question.start[kernel.PLAYERS]), thinking.habits),
            question.totals,
            question.odds,
            thinking.lead,
            *bounds(thinking.simulations, thinking.curiosity),
            thinking.evenness,
            stretch,
            question.draws,
        )
        done += stretch


def think(view: View, chance: Chance, thinking: Thinking) -> Move:
    """Choose a move: the one that the search visited most."""
    if view.must_lay and not thinking.lays and view.laying is not None:
        return Lay(view.laying.offer)
    moves = possible_moves(view)
    return moves[0] if len(moves) == 1 else choices(view, chance, thinking)[0].move


def possible_moves(view: View) -> Sequence[Move]:
    """List the moves that are worth a thought: of layings only those with the highest on top."""
    if not view.must_lay:
        return [Play(held.card) for held in view.hand if held.refusal is None]
    laying = view.laying
    if laying is None:
        raise ValueError("there is nothing to lay in this view")
    onto = onto_of(view)
    offer = laying.offer
    orders = [lands.in_order(onto, Laying(new, offer.tops)) for new in permutations(offer.new)]
    return [Lay(order) for order in orders]


def onto_of(view: View) -> Kingdom:
    """Give the kingdom of the seat that lays, as it was before the won cards."""
    seat = view.leader
    return kingdom_of(view.kingdoms[seat])


def kingdom_laid(view: View, laying: Laying) -> int:
    """Give the kingdom, as the kernels have it, after a laying."""
    tops = laying.tops
    return int(kernel.laid_so(number_of(onto_of(view)), packed(tops), len(tops)))


def _table(view: View) -> Array:
    if view.seat is None:
        raise ValueError("a spectator does not play")
    hands = [
        [held.card for held in view.hand] if seat == view.seat else []
        for seat in range(view.players)
    ]
    kingdoms = [kingdom_of(kingdom) for kingdom in view.kingdoms]
    return table_of(hands, kingdoms, view.leader, view.trick, view.supply)


def _read(tree: Array, moves: Sequence[Move]) -> list[Choice]:
    """Read the root's children."""
    by_number = {
        CARDS.index(move.play) if isinstance(move, Play) else place: move
        for place, move in enumerate(moves)
    }
    rows = tree.reshape(-1, search_kernel.NODE)
    found, child = [], int(rows[0, search_kernel.CHILD])
    while child != search_kernel.NONE:
        move, visits, _, reward, points, _, sibling, _ = (int(number) for number in rows[child])
        mean = reward / visits / search_kernel.REWARD_UNIT
        found.append(Choice(by_number[move], visits, mean, points / visits))
        child = sibling
    return found
