"""The compiled search grows the same tree as its plain twin, from the same draws."""

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.chance import Chance
from spieltisch.games.ugo import search_kernel
from spieltisch.games.ugo.evaluating import bounds
from spieltisch.games.ugo.habits import habits_of
from spieltisch.games.ugo.inference_kernel import resampled
from spieltisch.games.ugo.rules import Lay
from spieltisch.games.ugo.sampling import likely
from spieltisch.games.ugo.search import kingdom_laid, possible_moves, question_of
from spieltisch.games.ugo.thinking import Thinking
from spieltisch.games.ugo.view import view_of
from tests.games.ugo.plain_search import PlainSearch
from tests.games.ugo.walks import whole_game

WAYS = [Thinking(150), Thinking(150, trust=0), Thinking(150, evenness=3.0, lead=0.0, calm=1.0)]


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 4), st.text(max_size=4), st.data(), st.sampled_from(WAYS))
def test_the_search_equals_its_twin(players, words, data, thinking):
    state = data.draw(st.sampled_from(whole_game(players, words)[:-1]))
    view = view_of(state, state.turn)
    laid = [kingdom_laid(view, move.lay) for move in possible_moves(view) if isinstance(move, Lay)]
    layings, habits = np.array(laid, np.int64), habits_of(players)
    posed = question_of(view, Chance("seed", "bot"), thinking)
    deals = likely(posed.past, posed.hidden, 40, posed.draws)
    plain = PlainSearch(copied(posed), layings, deals, habits, thinking)
    for _ in range(thinking.simulations):
        plain.simulate()
    tree = np.empty((thinking.simulations + 60) * search_kernel.NODE, np.int64)
    grown(posed, layings, deals, tree, habits, thinking)
    assert posed.draws[0] == plain.draws[0]
    assert subtree(tree.reshape(-1, search_kernel.NODE), 0) == plain_subtree(plain.root)


def copied(posed):
    hidden = type(posed.hidden)(*(part.copy() for part in posed.hidden))
    return msgspec.structs.replace(posed, hidden=hidden, draws=posed.draws.copy())


def grown(posed, layings, deals, tree, habits, thinking):
    """In two stretches, as a search goes on with its tree."""
    nodes = 0
    for stretch in (50, thinking.simulations - 50):
        nodes = search_kernel.search(
            posed.start,
            layings,
            posed.hidden,
            deals,
            tree,
            nodes,
            habits,
            posed.totals,
            posed.odds,
            thinking.lead,
            *bounds(thinking.simulations, thinking.curiosity),
            thinking.evenness,
            stretch,
            posed.draws,
        )


def subtree(rows, node):
    child, found = rows[node, search_kernel.CHILD], []
    while child != search_kernel.NONE:
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
    """Systematic resampling: each deal as often as its share, rounded up or down."""
    weights = np.array([0.5, 0.0, 2.0, 1.0, 0.25, 0.25])
    deals = np.arange(6).reshape(6, 1)
    drawn = resampled(weights, deals, np.array([word], np.uint64))
    times = np.bincount(drawn[:, 0], minlength=6)
    expected = 6 * weights / weights.sum()
    assert all(np.floor(expected) <= times)
    assert all(times <= np.ceil(expected))
