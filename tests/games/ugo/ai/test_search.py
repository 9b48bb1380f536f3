"""Searching bots use only their view, are repeatable and find obvious moves; endgames are exact."""

import math
from collections import Counter
from itertools import permutations

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.rng import Rng
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.ai import (
    codes,
    determinization_kernel,
    encoding,
    endgame_kernel,
    search_kernel,
)
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.determinization import hidden_from
from spieltisch.games.ugo.ai.evaluation import odds_by_points
from spieltisch.games.ugo.ai.observation import unseen
from spieltisch.games.ugo.ai.search import choices, choose, possible_moves
from spieltisch.games.ugo.hidden import resample_hidden
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.scoring import kingdom_score
from spieltisch.games.ugo.view import view_of, voids
from tests.games.ugo.tables import kingdom, laid, moment
from tests.games.ugo.walks import whole_game

games = st.builds(whole_game, st.integers(2, 4), st.text(max_size=4))
some = settings(max_examples=60, deadline=None)
FEW = SearchConfig(simulations=50, stops_early=False)
WAYS = [
    FEW,
    SearchConfig(simulations=50, policy_confidence=0),
    SearchConfig(simulations=50, remembers_voids=False),
    SearchConfig(simulations=50, searches_layings=False),
    SearchConfig(simulations=50, endgame_cards=3),
]


def draw_moment(states, data):
    return data.draw(st.sampled_from(states[:-1]))


@some
@given(games, st.data(), st.sampled_from(WAYS))
def test_a_search_is_repeatable_and_does_not_peek(states, data, config):
    """With the hidden cards resampled, the same draws lead to the same move."""
    state = draw_moment(states, data)
    other = resample_hidden(state, state.turn, Rng("other", "hands"))
    first, again, blind = (
        choose(view_of(each, state.turn), Rng("seed", "bot"), config)
        for each in (state, state, other)
    )
    assert first in rules.moves(state, state.turn)
    assert first == again == blind


@some
@given(games, st.data())
def test_every_choice_is_legal_and_all_simulations_are_shared_out(states, data):
    state = draw_moment(states, data)
    found = choices(view_of(state, state.turn), Rng("seed", "bot"), FEW)
    legal = rules.moves(state, state.turn)
    assert all(choice.move in legal for choice in found)
    if len(state.hands[state.turn]) > FEW.endgame_cards or state.must_lay:
        assert sum(choice.visits for choice in found) == FEW.simulations
    else:
        assert len({choice.visits for choice in found}) == 1
    assert len({msgspec.json.encode(choice.move) for choice in found}) == len(found)


@some
@given(games, st.data(), st.integers(1, 2**63))
def test_determinizations_are_possible_deals(states, data, word):
    """Every unseen card appears once, hands have the right size, and nobody holds a colour that they lack."""
    state = draw_moment(states, data)
    view = view_of(state, state.turn)
    hidden, lacking = hidden_from(view), voids(state)
    slots = sum(owner < state.players for owner in hidden.owners)
    for _ in range(3):
        resample(hidden, slots, word)
        dealt = [encoding.CARDS[number] for number in hidden.cards]
        assert Counter(dealt) == Counter(unseen(view))
        for seat in range(state.players):
            hand = [card for card, of in zip(dealt, hidden.owners, strict=True) if of == seat]
            assert len(hand) == (0 if seat == state.turn else len(state.hands[seat]))
            assert not {card.colour for card in hand} & set(lacking[seat])


def resample(hidden, slots, word):
    return np.uint64(determinization_kernel.resample_hidden(*hidden, slots, np.uint64(word)))


def test_a_bot_that_does_not_remember_expects_any_colour():
    state = next(each for each in whole_game(3, "a") if any(voids(each)))
    lacking = next(seat for seat in range(3) if voids(state)[seat])
    view = view_of(state, (lacking + 1) % 3)
    every = (1 << len(Colour)) - 1
    assert hidden_from(view).may[lacking] != every
    assert hidden_from(view, remembers_voids=False).may[lacking] == every


def test_deals_are_uniform():
    """Each of 12 hidden cards gets into each of a hand's 4 slots about equally often."""
    state = moment(["red 1", "red 2"], ["blue 1", "blue 2"], ["grey 1", "grey 2"])
    few = msgspec.structs.replace(state, aside=state.aside[:8])
    owners = [1, 1, 2, 2, *[3] * 8]
    cards = [encoding.NUMBER_OF[c] for c in (*few.hands[1], *few.hands[2], *few.aside)]
    hidden = codes.Hidden(np.array(cards), np.array(owners), np.array([31] * 4))
    seen, word = Counter(), np.uint64(7)
    for _ in range(6000):
        word = resample(hidden, 4, word)
        seen.update((slot, int(hidden.cards[slot])) for slot in range(4))
    assert len(seen) == 48
    assert all(400 < times < 600 for times in seen.values())


def test_deals_are_uniform_when_players_lack_colours():
    """Two reds, two blues and a grey: a hand of two lacks red, and a hand of one lacks blue."""
    cards = [encoding.NUMBER_OF[Card(c)] for c in ("blue 1", "blue 2", "red 1", "red 2", "grey 1")]
    owners, reds, blues = np.array([1, 1, 2, 3, 3]), {cards[2], cards[3]}, {cards[0], cards[1]}
    may = np.array([31 - (1 << encoding.COLOUR_NUMBER[c]) for c in (Colour.RED, Colour.BLUE)])
    hidden = codes.Hidden(np.array(cards), owners, np.array([31, *may, 31]))
    possible = {
        order for order in permutations(cards) if not reds & {*order[:2]} and not blues & {order[2]}
    }
    seen, word = Counter(), np.uint64(7)
    for _ in range(200 * len(possible)):
        word = resample(hidden, 3, word)
        seen[tuple(int(card) for card in hidden.cards)] += 1
    hands = Counter((frozenset(order[:2]), order[2]) for order in possible)
    dealt = Counter()
    for order, times in seen.items():
        dealt[frozenset(order[:2]), order[2]] += times
    assert set(seen) <= possible
    assert all(170 * hands[hand] < dealt[hand] < 230 * hands[hand] for hand in hands)


@some
@given(games, st.data())
def test_the_last_trick_of_a_round_is_laid_for_the_most_points(states, data):
    ends = [state for state in states[:-1] if state.must_lay and not any(state.hands)]
    state = data.draw(st.sampled_from(ends))
    move = choose(view_of(state, state.turn), Rng("seed", "bot"), SearchConfig(simulations=300))
    assert isinstance(move, Lay)
    assert points_after(state, move) == max(
        points_after(state, other) for other in rules.moves(state, state.turn)
    )


def points_after(state, move):
    return kingdom_score(rules.play(state, state.turn, move).ended[-1][state.turn])


def test_only_layings_with_the_highest_on_top_are_searched_and_all_their_orders():
    ends = [s for s in whole_game(4, "b")[:-1] if s.must_lay and len(set(new_of(s))) > 1]
    state = ends[0]
    moves = possible_moves(view_of(state, state.turn))
    assert len(moves) == len(set(map(msgspec.json.encode, moves))) > 1
    assert {frozenset(move.lay.tops) for move in moves} == {
        frozenset(view_of(state, state.turn).laying.offer.tops)
    }


def new_of(state):
    return view_of(state, state.turn).laying.offer.new


def test_rewards_are_win_probabilities():
    """A tie in the last round is shared; a seat far behind gets next to nothing."""
    table = encoding.table_of([()] * 3, [whole_game(3, "a")[0].kingdoms[0]] * 3, 0, (), 0)
    gains = np.zeros(4, np.int64)
    search_kernel.rewards(table, np.array([20, 20, 3]), odds_by_points(0), 0.0, gains)
    shares = [gain / codes.REWARD_UNIT for gain in gains[:3]]
    assert shares == pytest.approx([0.5, 0.5, 0.0], abs=0.001)


@pytest.mark.parametrize("ends", [0, 2])
def test_a_card_that_ruins_is_not_played(ends):
    """Last in a trick: the grey 8 would take two new colours without farmers, the grey 1 earns two."""
    state = moment(
        ["green 5", "yellow 0"],
        ["green 3", "yellow 4"],
        ["grey 1", "grey 8"],
        kingdoms=[kingdom("red 8", "blue 8")] * 3,
    )
    for seat, card in enumerate((Card.GREEN_5, Card.GREEN_3)):
        state = rules.play(state, seat, Play(card))
    found = choices(view_of(state, 2), Rng("seed", "bot"), SearchConfig(2000, endgame_cards=ends))
    assert found[0].move == Play(Card.GREY_1)
    assert found[0].points > found[1].points + 2


def test_after_the_last_round_a_lead_of_one_is_a_win():
    """A review's win probability is 1 for the seat that is ahead at the end, and 0 for the other."""
    table = encoding.table_of([()] * 2, [whole_game(2, "a")[0].kingdoms[0]] * 2, 0, (), 0)
    gains = np.zeros(4, np.int64)
    search_kernel.rewards(table, np.array([21, 20]), odds_by_points(0), 0.0, gains)
    assert list(gains[:2] / codes.REWARD_UNIT) == [1.0, 0.0]


def test_an_endgame_of_too_many_cards_is_refused():
    with pytest.raises(ValueError, match="5 cards"):
        SearchConfig(50, endgame_cards=6)


def best_end(state):
    """Solve the end of a round by the rules, every seat for itself; return all points."""
    if state.must_lay:
        state = laid(state)
    if state.ended:
        return tuple(kingdom_score(kingdom) for kingdom in state.ended[-1])
    moves = [move for move in rules.moves(state, state.turn) if isinstance(move, Play)]
    ends = [best_end(rules.play(state, state.turn, move)) for move in moves]
    return max(ends, key=lambda end: ahead(end, state.turn))


def ahead(points, seat):
    return len(points) * points[seat] - sum(points)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.text(max_size=4))
def test_a_solved_endgame_is_the_one_that_the_rules_give(players, words):
    """In an open deal, two tricks before the end, with rewards that fall with the points behind."""
    near = [s for s in whole_game(players, words)[:-1] if s.round == 1 and not s.must_lay]
    state = next(s for s in near if sum(map(len, s.hands)) <= 2 * players)
    table = encoding.table_of(state.hands, state.kingdoms, state.leader, state.trick, state.supply)
    rows = [np.zeros((24, width), np.int64) for width in (codes.SIZE, 4, 4)]
    rows[0][0] = table
    left, totals = np.zeros(24, np.int64), np.zeros(4, np.int64)
    # an odd weight, so that equal rewards are not rounded to two different whole numbers
    lead_weight = math.pi / 4
    endgame_kernel.solve(rows[0], left, totals, np.ones(200), lead_weight, rows[1], rows[2])
    assert tuple(rows[2][0, :players]) == best_end(state)
