"""What others played tells what they hold: the likelihood of plays, and deals that are drawn by it."""

import math
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.chance import Chance
from spieltisch.games.ugo import bits, habit_kernel, inference_kernel, kernel, rules
from spieltisch.games.ugo.habits import habits_of, moment_of
from spieltisch.games.ugo.material import SUPPLY, Card
from spieltisch.games.ugo.rules import Play
from spieltisch.games.ugo.sampling import hidden_from, likely, past_of
from spieltisch.games.ugo.search import STRETCH, choices, question_of
from spieltisch.games.ugo.thinking import Thinking
from spieltisch.games.ugo.thumb import unseen
from spieltisch.games.ugo.view import view_of, voids
from tests.games.ugo.tables import laid, moment, setup

TRUST = 0.5
some = settings(max_examples=40, deadline=None)


def table_of(state):
    return bits.table_of(state.hands, state.kingdoms, state.leader, state.trick, state.supply)


def first_round(players, words, choose):
    """Play a round, laying the sensible way; give every moment in which a card is to be played."""
    state, moments = rules.start(setup(players, words)), []
    while state.round == 1 and not state.is_over:
        if state.must_lay:
            state = laid(state)
            continue
        moments.append(state)
        state = rules.play(state, state.turn, Play(choose(state)))
    return moments


def chances_of(state):
    """Give the chance of each card to be played by habit, from the hand of the seat to play."""
    habits, table = habits_of(state.players), table_of(state)
    held = bits.mask_of([card for hand in (*state.hands, state.aside) for card in hand])
    moment = moment_of(table, habit_kernel.ALL & ~held)
    cards = bits.cards_in(int(kernel.legal(table)))
    weights = {c: float(np.prod(habits[moment.places(bits.NUMBER_OF[c])])) for c in cards}
    return {card: weight / sum(weights.values()) for card, weight in weights.items()}


def by_habit(state):
    """Play the likeliest card."""
    chances = chances_of(state)
    return max(chances, key=chances.__getitem__)


@some
@given(st.integers(2, 4), st.text(max_size=4), st.data())
def test_the_likelihood_is_the_product_over_all_choices_of_the_others(players, words, data):
    """The slow twin walks through the same moments by the rules."""
    chance = Chance(words, "walk")

    def any_card(state):
        return chance.choice([m.play for m in rules.moves(state, state.turn) if hasattr(m, "play")])

    moments = first_round(players, words, any_card)
    number = data.draw(st.integers(1, len(moments) - 1))
    me, cards, expected = data.draw(st.integers(0, players - 1)), [], 0.0
    for before, after in pairwise(moments[: number + 1]):
        gone = set(before.hands[before.turn]) - set(after.hands[before.turn])
        card = gone.pop()
        cards.append(bits.NUMBER_OF[card])
        options = [m for m in rules.moves(before, before.turn) if isinstance(m, Play)]
        if before.turn != me and len(options) > 1:
            likely_so = TRUST * chances_of(before)[card] + (1 - TRUST) / len(options)
            expected += math.log(likely_so)
    found = inference_kernel.likelihood(
        table_of(moments[0]), me, np.array(cards), habits_of(players), TRUST, np.zeros(45)
    )
    assert found == pytest.approx(expected)


def test_a_deal_against_what_was_shown_is_only_unlikely():
    """The second has not followed blue; a deal that gives him one would have made the play illegal."""
    state = moment(["blue 5", "red 1"], ["red 3", "grey 4"])
    table = table_of(state)
    plays = np.array([bits.NUMBER_OF[card] for card in (Card.BLUE_5, Card.RED_3)])
    table[1] |= bits.mask_of([Card.BLUE_0, Card.BLUE_8])
    found = inference_kernel.likelihood(table, 0, plays, habits_of(2), 0.9, np.full(45, 99.0))
    assert found == pytest.approx(math.log(0.1 / 2))


@some
@given(st.integers(2, 4), st.text(max_size=4), st.data())
def test_the_beginning_of_a_round_is_found_again(players, words, data):
    """From a later moment, with all that was played: own cards and those of others that are known."""
    moments = first_round(players, words, by_habit)
    now = data.draw(st.sampled_from(moments[1:]))
    view, seat = view_of(now, now.turn), now.turn
    cards = [card for trick in view.tricks for card in trick.cards] + list(view.trick)
    hands = [now.hands[each] if each == seat else () for each in range(players)]
    table = bits.table_of(hands, now.kingdoms, now.leader, now.trick, now.supply)
    plays = np.array([bits.NUMBER_OF[card] for card in cards])
    start = inference_kernel.beginning(table, plays, view.starter, SUPPLY[players])
    for each in range(players):
        known = set(moments[0].hands[each]) - (set() if each == seat else set(now.hands[each]))
        assert start[each] == bits.mask_of(known)
    same = [kernel.KINGDOMS, kernel.LEADER, kernel.PLACED, kernel.SUPPLY, kernel.SHOWN]
    assert [start[at] for at in same] == [table_of(moments[0])[at] for at in same]


@some
@given(st.integers(2, 4), st.text(max_size=4), st.data())
def test_likely_deals_could_lie_so(players, words, data):
    """Every unseen card once, and nobody holds what he has shown to lack."""
    now = data.draw(st.sampled_from(first_round(players, words, by_habit)[1:]))
    view, lacking = view_of(now, now.turn), voids(now)
    question = question_of(view, Chance("a", "deals"), Thinking(60))
    deals = likely(question.past, question.hidden, 60, question.draws)
    assert deals.shape == (60, len(question.hidden.cards))
    for row in deals:
        assert Counter(bits.CARDS[number] for number in row) == Counter(unseen(view))
        for number, owner in zip(row, question.hidden.owners, strict=True):
            assert owner == players or bits.CARDS[number].colour not in lacking[owner]


def guessed(view, state, thinking):
    """Give the share of the others' cards that lie with whom they are, in the mean over deals."""
    hidden, draws = hidden_from(view), bits.draws_from(Chance("a", "deals"))
    hands = [[] if seat == view.seat else state.hands[seat] for seat in range(state.players)]
    table = question_of(view, Chance("a", "b"), thinking).start
    rows = likely(past_of(view, table, thinking), hidden, thinking.simulations, draws)
    held = [(n, int(o)) for row in rows for n, o in zip(row, hidden.owners, strict=True)]
    mine = [(n, owner) for n, owner in held if owner < state.players]
    return sum(bits.CARDS[number] in hands[owner] for number, owner in mine) / len(mine)


def test_those_who_play_by_habit_are_seen_through():
    """Half-way through a round, more of the dealt cards are where they are than by chance alone."""
    better = []
    for words in "abcdefgh":
        now = next(each for each in first_round(4, words, by_habit) if len(each.tricks) == 5)
        view = view_of(now, now.turn)
        blind, seeing = (guessed(view, now, Thinking(2000, trust=trust)) for trust in (1e-9, 0.9))
        better.append(seeing - blind)
    assert sum(better) / len(better) > 0.03


def test_without_trust_no_deals_are_drawn():
    now = first_round(3, "a", by_habit)[7]
    question = question_of(view_of(now, now.turn), Chance("a", "b"), Thinking(50, trust=0))
    assert question.past is None
    assert len(likely(question.past, question.hidden, 50, question.draws)) == 0


def test_weights_are_softened_until_enough_deals_count():
    weights = np.zeros(100)
    weights[0] = 50.0
    found = inference_kernel.softened(weights)
    assert found[0] == 1.0
    assert found.sum() ** 2 / (found * found).sum() * inference_kernel.ENOUGH >= 100


def test_who_is_out_of_time_answers_after_a_first_stretch():
    state = rules.start(setup(3))
    thinking = Thinking(10 * STRETCH, seconds=0.0)
    found = choices(view_of(state, state.turn), Chance("a", "b"), thinking)
    assert sum(choice.visits for choice in found) == STRETCH


def test_with_time_enough_a_clock_changes_nothing():
    state = rules.start(setup(3))
    view = view_of(state, state.turn)
    whole, cut = (
        choices(view, Chance("a", "b"), Thinking(2 * STRETCH, seconds=seconds, stops_early=False))
        for seconds in (None, 3600.0)
    )
    assert whole == cut


def test_who_stops_early_plays_the_same():
    """Only when no other move can be visited as often any more is a search cut short."""
    visits = {True: 0, False: 0}
    for words in "abcd":
        state = first_round(2, words, by_habit)[8]
        moves = set()
        for stops in (True, False):
            thinking = Thinking(20 * STRETCH, stops_early=stops)
            found = choices(view_of(state, state.turn), Chance("a", "b"), thinking)
            moves.add(found[0].move.play)
            visits[stops] += sum(choice.visits for choice in found)
        assert len(moves) == 1
    assert visits[True] < visits[False] == 4 * 20 * STRETCH
