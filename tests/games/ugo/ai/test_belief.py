"""Belief weighting: the likelihood of what the others played, and the deals drawn by it."""

import math
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.rng import Rng
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.ai import (
    belief_kernel,
    codes,
    encoding,
    table_kernel,
)
from spieltisch.games.ugo.ai.belief import evidence_of, likely_deals, start_of_round
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.determinization import hidden_from
from spieltisch.games.ugo.ai.observation import unseen
from spieltisch.games.ugo.ai.policy import policy_for
from spieltisch.games.ugo.ai.search import BATCH, choices, root_of
from spieltisch.games.ugo.material import SUPPLY, Card
from spieltisch.games.ugo.moves import Play
from spieltisch.games.ugo.view import view_of, voids
from tests.games.ugo.ai.plain_policy import cards_in, situation_of
from tests.games.ugo.tables import laid, moment, setup

CONFIDENCE = 0.5
some = settings(max_examples=40, deadline=None)


def table_of(state):
    return encoding.table_of(state.hands, state.kingdoms, state.leader, state.trick, state.supply)


def first_round(players, words, choose):
    """Play a round, laying the sensible way; return every state in which a card must be played."""
    state, moments = rules.start(setup(players, words)), []
    while state.round == 1 and not state.is_over:
        if state.must_lay:
            state = laid(state)
            continue
        moments.append(state)
        state = rules.play(state, state.turn, Play(choose(state)))
    return moments


def probabilities_of(state):
    """Return the probability of each card by the policy, from the hand of the seat to play."""
    policy, table = policy_for(state.players), table_of(state)
    held = encoding.mask_of([card for hand in (*state.hands, state.aside) for card in hand])
    moment = situation_of(table, codes.ALL & ~held)
    cards = cards_in(int(table_kernel.legal(table)))
    weights = {c: float(np.prod(policy[moment.features(encoding.NUMBER_OF[c])])) for c in cards}
    return {card: weight / sum(weights.values()) for card, weight in weights.items()}


def by_policy(state):
    """Play the likeliest card."""
    probabilities = probabilities_of(state)
    return max(probabilities, key=probabilities.__getitem__)


@some
@given(st.integers(2, 4), st.text(max_size=4), st.data())
def test_the_likelihood_is_the_product_over_all_choices_of_the_others(players, words, data):
    """The slow twin goes through the same states by the rules."""
    rng = Rng(words, "walk")

    def any_card(state):
        return rng.choice([m.play for m in rules.moves(state, state.turn) if hasattr(m, "play")])

    moments = first_round(players, words, any_card)
    number = data.draw(st.integers(1, len(moments) - 1))
    me, cards, expected = data.draw(st.integers(0, players - 1)), [], 0.0
    for before, after in pairwise(moments[: number + 1]):
        gone = set(before.hands[before.turn]) - set(after.hands[before.turn])
        card = gone.pop()
        cards.append(encoding.NUMBER_OF[card])
        options = [m for m in rules.moves(before, before.turn) if isinstance(m, Play)]
        if before.turn != me and len(options) > 1:
            likely_so = CONFIDENCE * probabilities_of(before)[card] + (1 - CONFIDENCE) / len(
                options
            )
            expected += math.log(likely_so)
    found = belief_kernel.log_likelihood(
        table_of(moments[0]), me, np.array(cards), policy_for(players), CONFIDENCE, np.zeros(45)
    )
    assert found == pytest.approx(expected)


def test_a_deal_that_contradicts_a_void_is_only_unlikely():
    """The second seat did not follow blue, so the play was illegal in a deal that gives it a blue card."""
    state = moment(["blue 5", "red 1"], ["red 3", "grey 4"])
    table = table_of(state)
    plays = np.array([encoding.NUMBER_OF[card] for card in (Card.BLUE_5, Card.RED_3)])
    table[1] |= encoding.mask_of([Card.BLUE_0, Card.BLUE_8])
    found = belief_kernel.log_likelihood(table, 0, plays, policy_for(2), 0.9, np.full(45, 99.0))
    assert found == pytest.approx(math.log(0.1 / 2))


@some
@given(st.integers(2, 4), st.text(max_size=4), st.data())
def test_the_start_of_a_round_is_rebuilt(players, words, data):
    """From a later state, with all that was played: the seat's own cards and the known cards of others."""
    moments = first_round(players, words, by_policy)
    now = data.draw(st.sampled_from(moments[1:]))
    view, seat = view_of(now, now.turn), now.turn
    cards = [card for trick in view.tricks for card in trick.cards] + list(view.trick)
    hands = [now.hands[each] if each == seat else () for each in range(players)]
    table = encoding.table_of(hands, now.kingdoms, now.leader, now.trick, now.supply)
    plays = np.array([encoding.NUMBER_OF[card] for card in cards])
    start = start_of_round(table, plays, view.starter, SUPPLY[players])
    for each in range(players):
        known = set(moments[0].hands[each]) - (set() if each == seat else set(now.hands[each]))
        assert start[each] == encoding.mask_of(known)
    same = [
        codes.KINGDOMS,
        codes.LEADER,
        codes.PLACED,
        codes.SUPPLY,
        codes.SHOWN,
    ]
    assert [start[at] for at in same] == [table_of(moments[0])[at] for at in same]


def test_the_supply_at_the_start_is_that_of_the_round_and_not_of_the_rulebook():
    """The winner has earned farmers of a supply that holds eight more than UGO-30 says."""
    state = moment(["blue 5", "red 1"], ["blue 0", "grey 4"], supply=20)
    for card in (Card.BLUE_5, Card.BLUE_0):
        state = rules.play(state, state.turn, Play(card))
    state = laid(state)
    assert state.supply < 20
    found = evidence_of(view_of(state, 0), table_of(state), SearchConfig(1))
    assert found.start[codes.SUPPLY] == 20


@some
@given(st.integers(2, 4), st.text(max_size=4), st.data())
def test_likely_deals_are_possible(players, words, data):
    """Every unseen card appears once, and nobody holds a colour that they are known to lack."""
    now = data.draw(st.sampled_from(first_round(players, words, by_policy)[1:]))
    view, lacking = view_of(now, now.turn), voids(now)
    root = root_of(view, Rng("a", "deals"), SearchConfig(60))
    deals = likely_deals(root.evidence, root.hidden, 60, root.draws)
    assert deals.shape == (60, len(root.hidden.cards))
    for row in deals:
        assert Counter(encoding.CARDS[number] for number in row) == Counter(unseen(view))
        for number, owner in zip(row, root.hidden.owners, strict=True):
            assert owner == players or encoding.CARDS[number].colour not in lacking[owner]


def guessed(view, state, config):
    """Return the mean share of the others' cards that the deals put into the right hand."""
    hidden, draws = hidden_from(view), encoding.draws_from(Rng("a", "deals"))
    hands = [[] if seat == view.seat else state.hands[seat] for seat in range(state.players)]
    table = root_of(view, Rng("a", "b"), config).start
    rows = likely_deals(evidence_of(view, table, config), hidden, config.simulations, draws)
    held = [(n, int(o)) for row in rows for n, o in zip(row, hidden.owners, strict=True)]
    mine = [(n, owner) for n, owner in held if owner < state.players]
    return sum(encoding.CARDS[number] in hands[owner] for number, owner in mine) / len(mine)


def test_cards_of_players_who_follow_the_policy_are_guessed():
    """Halfway through a round, the deals put more cards into the right hands than chance alone would."""
    better = []
    for words in "abcdefgh":
        now = next(each for each in first_round(4, words, by_policy) if len(each.tricks) == 5)
        view = view_of(now, now.turn)
        blind, seeing = (
            guessed(view, now, SearchConfig(2000, policy_confidence=each)) for each in (1e-9, 0.9)
        )
        better.append(seeing - blind)
    assert sum(better) / len(better) > 0.03


def test_without_confidence_no_deals_are_drawn():
    now = first_round(3, "a", by_policy)[7]
    root = root_of(view_of(now, now.turn), Rng("a", "b"), SearchConfig(50, policy_confidence=0))
    assert root.evidence is None
    assert len(likely_deals(root.evidence, root.hidden, 50, root.draws)) == 0


def test_weights_are_flattened_until_enough_deals_count():
    weights = np.zeros(100)
    weights[0] = 50.0
    found = np.empty(100)
    belief_kernel.flatten(weights, found)
    assert found[0] == 1.0
    assert found.sum() ** 2 / (found * found).sum() * belief_kernel.DEALS_PER_EFFECTIVE >= 100


def test_a_search_out_of_time_answers_after_its_first_batch():
    state = rules.start(setup(3))
    config = SearchConfig(10 * BATCH, seconds=0.0)
    found = choices(view_of(state, state.turn), Rng("a", "b"), config)
    assert sum(choice.visits for choice in found) == BATCH


def test_with_enough_time_a_clock_changes_nothing():
    state = rules.start(setup(3))
    view = view_of(state, state.turn)
    whole, cut = (
        choices(view, Rng("a", "b"), SearchConfig(2 * BATCH, seconds=seconds, stops_early=False))
        for seconds in (None, 3600.0)
    )
    assert whole == cut


def test_a_search_that_stops_early_chooses_the_same():
    """A search is cut short only when no other move can overtake the most visited one."""
    visits = {True: 0, False: 0}
    for words in "abcd":
        state = first_round(2, words, by_policy)[8]
        moves = set()
        for stops in (True, False):
            config = SearchConfig(20 * BATCH, stops_early=stops)
            found = choices(view_of(state, state.turn), Rng("a", "b"), config)
            moves.add(found[0].move.play)
            visits[stops] += sum(choice.visits for choice in found)
        assert len(moves) == 1
    assert visits[True] < visits[False] == 4 * 20 * BATCH
