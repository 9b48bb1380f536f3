"""Information-set Monte Carlo tree search from a view: the budget, the root and the result."""

import time
from collections.abc import Sequence
from itertools import permutations

import msgspec
import numpy as np

from spieltisch.compiling.marshalling import zeros
from spieltisch.core.rng import Rng
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo.ai import codes, compiled
from spieltisch.games.ugo.ai.belief import Evidence, evidence_of, likely_deals
from spieltisch.games.ugo.ai.codes import Array, Hidden, Ucb, Worth
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.determinization import hidden_from
from spieltisch.games.ugo.ai.encoding import CARDS, draws_from, number_of, packed, table_of
from spieltisch.games.ugo.ai.evaluation import odds_by_points, ucb_terms
from spieltisch.games.ugo.ai.observation import kingdom_of, onto_of
from spieltisch.games.ugo.ai.policy import policy_for
from spieltisch.games.ugo.laying import Laying
from spieltisch.games.ugo.moves import Lay, Move, Play
from spieltisch.games.ugo.view import View

SIMULATIONS_OF_AN_ENDGAME = 50
"""How many simulations solving one endgame counts as."""
BATCH, DEALS = 2_000, 500
"""Simulations between two checks of the clock; as many belief-weighted deals are drawn for them."""


class Choice(msgspec.Struct, frozen=True):
    """A searched move: its visits, its mean reward and the mean points of the round."""

    move: Move
    visits: int
    reward: float
    points: float


class Root(msgspec.Struct, frozen=True):
    """Where a search starts, encoded for the kernels."""

    start: Array
    hidden: Hidden
    evidence: Evidence | None
    """What the others played, which makes some deals likelier than others."""
    worth: Worth
    draws: Array


def choose(view: View, rng: Rng, config: SearchConfig) -> Move:
    """Choose the move that a search visits most."""
    if view.must_lay and not config.searches_layings and view.laying is not None:
        return Lay(view.laying.offer)
    moves = possible_moves(view)
    return moves[0] if len(moves) == 1 else choices(view, rng, config)[0].move


def choices(view: View, rng: Rng, config: SearchConfig, also: Move | None = None) -> list[Choice]:
    """Search the moves of the seat to act, and one more if given; the most visited come first."""
    moves = [*possible_moves(view)]
    if also is not None and also not in moves:
        moves.append(also)
    tree = np.empty((max(config.simulations, len(CARDS)) + 1) * codes.NODE, np.int64)
    root = root_of(view, rng, config)
    if len(view.hand) <= config.endgame_cards and not view.must_lay:
        _solve_endgames(root, tree, config)
    else:
        layings = np.array(
            [kingdom_laid(view, move.lay) for move in moves if isinstance(move, Lay)]
        )
        _search(root, layings.astype(np.int64), tree, config)
    return sorted(_read(tree, moves), key=lambda choice: (-choice.visits, -choice.reward))


def root_of(view: View, rng: Rng, config: SearchConfig) -> Root:
    """Encode a view for the kernels."""
    start, draws = _table(view), draws_from(rng)
    odds = odds_by_points(view.rounds - view.round, config.temperature)
    return Root(
        start=start,
        hidden=hidden_from(view, remembers_voids=config.remembers_voids),
        evidence=evidence_of(view, start, config),
        worth=Worth(np.array(view.totals, np.int64), odds, config.lead_weight),
        draws=draws,
    )


def _solve_endgames(root: Root, tree: Array, config: SearchConfig) -> None:
    number = 1 + config.simulations // SIMULATIONS_OF_AN_ENDGAME
    compiled.solve_endgames(
        root.start,
        root.hidden,
        likely_deals(root.evidence, root.hidden, number, root.draws),
        tree,
        root.worth,
        number,
        root.draws,
        zeros(compiled.ENDGAME_WORKSPACE),
    )


class Budget:
    """Decides when a search has done enough."""

    def __init__(self, config: SearchConfig) -> None:
        self._config = config
        self._begun = time.monotonic()

    def allows(self, done: int, lead: int) -> bool:
        """Return whether to go on after `done` simulations, with the best move `lead` visits ahead."""
        left = self._left(done)
        return left > 0 and not (self._config.stops_early and lead > left)

    def _left(self, done: int) -> float:
        """Estimate how many simulations are still possible at the rate so far."""
        wanted = self._config.simulations - done
        if self._config.seconds is None:
            return wanted
        took = time.monotonic() - self._begun
        left = self._config.seconds - took
        return min(wanted, done * left / took) if took > 0 else wanted


def _search(root: Root, layings: Array, tree: Array, config: SearchConfig) -> None:
    """Run simulations in batches, until the budget is spent or the choice is clear."""
    policy = policy_for(int(root.start[codes.PLAYERS]), config.policy)
    explore, inverse_root = ucb_terms(config.simulations, config.exploration)
    ucb = Ucb(explore, config.root_exploration * explore, inverse_root)
    nodes, done, work = 0, 0, zeros(compiled.WORKSPACE)
    budget = Budget(config)
    while not done or budget.allows(done, compiled.visit_lead(tree)):
        batch = min(BATCH, config.simulations - done)
        deals = likely_deals(root.evidence, root.hidden, min(DEALS, batch), root.draws)
        nodes = compiled.search(
            root.start,
            layings,
            root.hidden,
            deals,
            tree,
            nodes,
            policy,
            root.worth,
            ucb,
            batch,
            root.draws,
            work,
        )
        done += batch


def possible_moves(view: View) -> Sequence[Move]:
    """List the moves worth searching; of the layings only those with the highest cards on top."""
    if not view.must_lay:
        return [Play(held.card) for held in view.hand if held.refusal is None]
    laying = view.laying
    if laying is None:
        raise ValueError("there is nothing to lay in this view")
    onto = onto_of(view)
    offer = laying.offer
    orders = [lands.in_order(onto, Laying(new, offer.tops)) for new in permutations(offer.new)]
    return [Lay(order) for order in orders]


def kingdom_laid(view: View, laying: Laying) -> int:
    """Return the encoded kingdom after a laying."""
    tops = laying.tops
    return compiled.laid_as_chosen(number_of(onto_of(view)), packed(tops), len(tops))


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
    rows = tree.reshape(-1, codes.NODE)
    found, child = [], int(rows[0, codes.CHILD])
    while child != codes.NONE:
        move, visits, _, reward, points, _, sibling, _ = (int(number) for number in rows[child])
        mean = reward / visits / codes.REWARD_UNIT
        found.append(Choice(by_number[move], visits, mean, points / visits))
        child = sibling
    return found
