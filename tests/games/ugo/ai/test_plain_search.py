"""The compiled search grows the same tree as its plain twin, from the same draws."""

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.compiling.marshalling import zeros
from spieltisch.core.rng import Rng
from spieltisch.games.ugo.ai import codes, compiled
from spieltisch.games.ugo.ai.belief import likely_deals
from spieltisch.games.ugo.ai.belief_kernel import resample
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.evaluation import ucb_terms
from spieltisch.games.ugo.ai.policy import policy_for
from spieltisch.games.ugo.ai.search import kingdom_laid, possible_moves, root_of
from spieltisch.games.ugo.moves import Lay
from spieltisch.games.ugo.view import view_of
from tests.games.ugo.ai.plain_search import PlainSearch
from tests.games.ugo.walks import whole_game

WAYS = [
    SearchConfig(150),
    SearchConfig(150, policy_confidence=0),
    SearchConfig(150, root_exploration=3.0, lead_weight=0.0, temperature=1.0),
]


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 4), st.text(max_size=4), st.data(), st.sampled_from(WAYS))
def test_the_search_equals_its_twin(players, words, data, config):
    state = data.draw(st.sampled_from(whole_game(players, words)[:-1]))
    view = view_of(state, state.turn)
    laid = [kingdom_laid(view, move.lay) for move in possible_moves(view) if isinstance(move, Lay)]
    layings, policy = np.array(laid, np.int64), policy_for(players)
    root = root_of(view, Rng("seed", "bot"), config)
    deals = likely_deals(root.evidence, root.hidden, 40, root.draws)
    plain = PlainSearch(copied(root), layings, deals, policy, config)
    for _ in range(config.simulations):
        plain.simulate()
    tree = np.empty((config.simulations + 60) * codes.NODE, np.int64)
    grown(root, layings, deals, tree, policy, config)
    assert root.draws[0] == plain.draws[0]
    assert subtree(tree.reshape(-1, codes.NODE), 0) == plain_subtree(plain.tree)


def copied(root):
    hidden = type(root.hidden)(*(part.copy() for part in root.hidden))
    return msgspec.structs.replace(root, hidden=hidden, draws=root.draws.copy())


def grown(root, layings, deals, tree, policy, config):
    """Grow the tree in two batches, as a search does."""
    nodes, room = 0, zeros(compiled.WORKSPACE)
    explore, inverse_root = ucb_terms(config.simulations, config.exploration)
    ucb = codes.Ucb(explore, config.root_exploration * explore, inverse_root)
    for batch in (50, config.simulations - 50):
        where = root.start, layings, root.hidden, deals, tree, nodes
        nodes = compiled.search(*where, policy, root.worth, ucb, batch, root.draws, room)


def subtree(rows, node):
    child, found = rows[node, codes.CHILD], []
    while child != codes.NONE:
        move, visits, _, reward, points, _, sibling, _ = (int(number) for number in rows[child])
        found.append((move, visits, reward, points, subtree(rows, child)))
        child = sibling
    return found


def plain_subtree(node):
    return [
        (child.move, child.visits, int(child.reward), int(child.points), plain_subtree(child))
        for child in node.children
    ]


@pytest.mark.parametrize("word", [1, 2**40, 2**63 + 5])
def test_deals_come_as_often_as_their_weights_say(word):
    """Systematic resampling draws each deal as often as its share, rounded up or down."""
    weights = np.array([0.5, 0.0, 2.0, 1.0, 0.25, 0.25])
    deals = np.arange(6).reshape(6, 1)
    drawn = np.empty_like(deals)
    resample(weights, deals, np.array([word], np.uint64), drawn)
    times = np.bincount(drawn[:, 0], minlength=6)
    expected = 6 * weights / weights.sum()
    assert all(np.floor(expected) <= times)
    assert all(times <= np.ceil(expected))
