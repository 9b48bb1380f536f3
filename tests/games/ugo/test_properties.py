"""What always holds in UGO!, over random games."""

import json
from collections import Counter

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.rng import Rng
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.bots import LEVELS
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.hidden import resample_hidden
from spieltisch.games.ugo.laying import layings, sensible
from spieltisch.games.ugo.material import SUPPLY, Card
from spieltisch.games.ugo.moves import Play
from spieltisch.games.ugo.scoring import kingdom_score
from spieltisch.games.ugo.view import view_of, voids
from tests.games.ugo.walks import whole_game

games = st.builds(whole_game, st.integers(2, 4), st.text(max_size=4))
whole = settings(max_examples=15, deadline=None)


def cards_of(state):
    laid = [card for each in state.kingdoms for pile in each.piles for card in pile]
    waiting = state.won.cards if state.must_lay else ()
    hands = [card for hand in state.hands for card in hand]
    return [*laid, *waiting, *hands, *state.trick, *state.aside]


@whole
@given(games)
def test_45_cards_are_conserved(states):
    for state in states:
        assert Counter(cards_of(state)) == Counter(Card)


@whole
@given(games)
def test_farmers_are_conserved(states):
    for state in states:
        standing = [each.farmers for each in state.kingdoms]
        assert state.supply + sum(standing) == SUPPLY[state.players]
        assert all(0 <= farmers <= 9 for farmers in standing)


@whole
@given(games)
def test_someone_always_has_a_legal_move_until_the_end(states):
    for state in states[:-1]:
        assert rules.moves(state, state.turn)
    assert states[-1].is_over
    assert all(not rules.moves(states[-1], seat) for seat in range(states[-1].players))


@whole
@given(games, st.data())
def test_a_view_never_contains_another_hand_or_the_cards_set_aside(states, data):
    state = data.draw(st.sampled_from(states))
    for seat in (None, *range(state.players)):
        seen = words_in(json.loads(msgspec.json.encode(view_of(state, seat))))
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        hidden = {*state.aside, *(card for hand in others for card in hand)}
        earlier = {
            card for each in state.ended for one in each for pile in one.piles for card in pile
        }
        assert not (seen & hidden) - earlier
        assert (seat is None) or set(state.hands[seat]) <= seen


def words_in(thing):
    """Collect every string in a JSON value."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, dict):
        return {word for value in thing.values() for word in words_in(value)}
    return (
        {word for value in thing for word in words_in(value)} if isinstance(thing, list) else set()
    )


@whole
@given(games, st.data())
def test_resampled_hands_are_possible_and_change_no_byte(states, data):
    state = data.draw(st.sampled_from(states))
    seat = data.draw(st.sampled_from([None, *range(state.players)]))
    other = resample_hidden(state, seat, Rng(data.draw(st.text(max_size=3)), "exchange"))
    assert Counter(cards_of(other)) == Counter(Card)
    assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
    for lacking, hand in zip(voids(other), other.hands, strict=True):
        assert not {card.colour for card in hand} & set(lacking)
    assert msgspec.json.encode(view_of(other, seat)) == msgspec.json.encode(view_of(state, seat))


def test_resampling_really_changes_hands():
    state = rules.start(whole_game(4, "exchange")[0].setup)
    other = resample_hidden(state, 0, Rng("1", "exchange"))
    assert other.hands[0] == state.hands[0]
    assert other.hands[1:] != state.hands[1:]


@whole
@given(games, st.data(), st.sampled_from(sorted(LEVELS)))
def test_bots_play_legal_moves_and_do_not_peek(states, data, level):
    state = data.draw(st.sampled_from(states[:-1]))
    other = resample_hidden(state, state.turn, Rng("other", "hands"))
    move, same = (
        LEVELS[level](view_of(each, state.turn), Rng("seed", "bot")) for each in (state, other)
    )
    assert move in rules.moves(state, state.turn)
    assert same == move


@whole
@given(games)
def test_the_sensible_laying_is_legal_and_its_tops_are_best(states):
    for state in states:
        if state.must_lay:
            offer = sensible(state.won.onto, state.won.cards)
            choices = list(layings(state.won.onto, state.won.cards))
            assert offer in choices
            for top in offer.tops:
                same = [card.number for card in state.won.cards if card.colour == top.colour]
                assert top.number == max(same)
            assert len(set(choices)) == len(choices)


@whole
@given(games)
def test_the_view_adds_up(states):
    for state in states:
        view = UGO.view(state, 0)
        assert [each.score for each in view.kingdoms] == [
            kingdom_score(each) for each in state.kingdoms
        ]
        for each in view.kingdoms:
            assert each.score == sum(section.score for section in each.sections)
            assert each.farmers == sum(section.farmers for section in each.sections)
        assert (view.turn is None) == state.is_over
        assert {held.card for held in view.hand if held.refusal is None} == {
            move.play for move in rules.moves(state, 0) if isinstance(move, Play)
        }
