"""Teaching marks say what really follows, and appear only where they may."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.fold import setup_of
from spieltisch.core.rng import Rng
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.analysis import lessons as teaching
from spieltisch.games.ugo.analysis.lessons import Gain, Lesson, Sight, lesson
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.hidden import resample_hidden
from spieltisch.games.ugo.laying import lay, new_colours, sensible
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.games.ugo.moves import Play
from spieltisch.games.ugo.options import Options
from spieltisch.games.ugo.scoring import kingdom_score
from spieltisch.games.ugo.view import view_of
from tests.games.ugo.tables import kingdom, moment
from tests.games.ugo.walks import whole_game

replace = msgspec.structs.replace
games = st.builds(whole_game, st.integers(2, 4), st.text(max_size=4))
whole = settings(max_examples=15, deadline=None)


def taught(state):
    """Return a state with the option for teaching marks."""
    return replace(state, setup=replace(state.setup, options=Options(teaching=True)))


def lessons(state, seat):
    return {held.card: held.lesson for held in view_of(taught(state), seat).hand}


def after(state, *cards):
    for card in cards:
        state = rules.play(state, state.turn, Play(Card(card)))
    return state


def test_options_are_off_unless_they_are_asked_for():
    assert setup_of(UGO, 2, "0" * 64, {}).options == Options(hints=False, teaching=False)
    asked = setup_of(UGO, 2, "0" * 64, {"hints": True, "teaching": True})
    assert asked.options == Options(hints=True, teaching=True)


def test_the_last_player_knows_what_they_take():
    """The winner gets two new colours and the 5's farmers, which fill section C. (UGO-20, UGO-24)"""
    lands = [kingdom(), kingdom("blue 4", "red 6")]
    state = after(moment(["green 3"], ["green 5", "green 1"], kingdoms=lands), "green 3")
    told = lessons(state, 1)
    assert told[Card.GREEN_5] == Lesson(Gain(2, 2, 5, 5, 1), None)
    assert told[Card.GREEN_1] == Lesson(None, Gain(1, 1, 0, 0, 0))


def test_a_lost_1_earns_by_the_colour_of_the_winner():
    """Beaten by its own colour it earns one farmer fewer. (UGO-22, UGO-23)"""
    state = after(moment(["green 3"], ["red 1"], ["blue 4"]), "green 3")
    assert lessons(state, 1)[Card.RED_1] == Lesson(None, Gain(1, 2, 0, 1, 0))
    last = after(moment(["green 3"], ["red 4"], ["red 1"]), "green 3", "red 4")
    assert lessons(last, 2)[Card.RED_1] == Lesson(None, Gain(1, 1, 0, 0, 0))


def test_what_others_cannot_hold_does_not_beat_a_card():
    """An 8 of the led colour is never beaten; a seat that failed to follow a colour holds none of it."""
    told = lessons(moment(["blue 7", "blue 8"], ["green 8", "red 0"]), 0)
    assert told[Card.BLUE_8].loses is None
    assert told[Card.BLUE_7].loses is not None
    sight = Sight(0, 0, (), (kingdom(), kingdom()), 12, (Card.BLUE_8,), ((), ()))
    assert lesson(sight, Card.BLUE_7).loses is not None
    assert lesson(replace(sight, voids=((), (Colour.BLUE,))), Card.BLUE_7).loses is None


def test_an_empty_supply_gives_nothing_and_the_winner_is_served_first():
    """The supply is short: the winner takes the last farmers. (UGO-31)"""
    state = after(moment(["green 3"], ["green 5", "red 1"], supply=2), "green 3")
    assert lessons(state, 1)[Card.GREEN_5].wins == Gain(2, 2, 6, 6, 1)
    without = after(moment(["green 3"], ["red 1"], supply=2), "green 3")
    assert lessons(without, 1)[Card.RED_1].loses == Gain(0, 0, 0, 0, 0)


def test_nothing_is_taught_where_it_must_not_be():
    state = after(moment(["green 3"], ["green 5", "red 1"], ["blue 4"]), "green 3")
    assert lessons(state, 1)[Card.RED_1] is None, "it may not be played"
    assert lessons(state, 2)[Card.BLUE_4] is None, "it is not their turn"
    assert all(held.lesson is None for held in view_of(state, 1).hand), "the option is off"
    assert view_of(taught(state), None).hand == ()


def test_possible_beaters_are_computed_once_for_a_whole_hand(monkeypatch):
    asked = []
    usual = teaching._beaters
    monkeypatch.setattr(teaching, "_beaters", lambda sight: asked.append(sight) or usual(sight))
    told = lessons(moment(["blue 7", "blue 1", "red 2"], ["green 8", "red 0", "grey 3"]), 0)
    assert len(told) == 3
    assert len(asked) == 1


@whole
@given(games, st.text(max_size=3))
def test_every_lesson_comes_true(states, words):
    """Whatever the others play, the result is what the lesson said."""
    rng = Rng(words, "tricks")
    for state in states[:-1]:
        for card, told in lessons(state, state.turn).items():
            if told is not None:
                check(told, state, trick_ended(state, card, rng))


def trick_ended(state, card, rng):
    """Play a card, then random ones until the trick is complete."""
    state = rules.play(state, state.turn, Play(card))
    while state.trick:
        plays = [each for each in rules.moves(state, state.turn) if isinstance(each, Play)]
        state = rules.play(state, state.turn, rng.choice(plays))
    return state


def check(told, state, ended):
    me, won, is_last = state.turn, ended.won, len(state.trick) == state.players - 1
    got, now = ended.tricks[-1].earned[me], kingdom_score(state.kingdoms[me])
    if won.winner != me:
        assert told.loses.farmers <= got <= told.loses.farmers_most
        brought = kingdom_score(state.kingdoms[me].with_farmers(got)) - now
        assert 0 <= told.loses.points <= brought <= told.loses.points_most
        assert got != told.loses.farmers or brought == told.loses.points
        assert got != told.loses.farmers_most or brought == told.loses.points_most
        assert told.loses.opens == 0
        assert not is_last or told.loses.farmers == told.loses.farmers_most
        return
    assert (told.wins.farmers, told.wins.farmers_most) == (got, got)
    assert told.wins.points == told.wins.points_most
    if is_last:
        best = lay(won.onto, won.cards, sensible(won.onto, won.cards))
        assert told.wins.points == kingdom_score(best) - now
        assert told.wins.opens == len(new_colours(won.onto, won.cards))
        assert told.loses is None


@whole
@given(games, st.data())
def test_resampled_hands_teach_the_same(states, data):
    state = taught(data.draw(st.sampled_from(states)))
    other = resample_hidden(state, state.turn, Rng(data.draw(st.text(max_size=3)), "exchange"))
    seen, same = (msgspec.json.encode(view_of(each, state.turn)) for each in (state, other))
    assert seen == same


@whole
@given(games, st.data())
def test_exactly_the_playable_cards_are_taught(states, data):
    state = taught(data.draw(st.sampled_from(states)))
    for seat in range(state.players):
        for held in view_of(state, seat).hand:
            assert (held.lesson is None) == (held.refusal is not None)
            if held.lesson is not None:
                assert (held.lesson.wins, held.lesson.loses) != (None, None)


@pytest.mark.parametrize("options", [{"hints": 1}, {"teaching": "yes"}, {"cheats": True}])
def test_options_are_read_strictly(options):
    with pytest.raises(Exception, match="bad_option"):
        setup_of(UGO, 2, "0" * 64, options)
