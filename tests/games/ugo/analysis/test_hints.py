"""Hints: what the strongest search would play, and why."""

import pytest

from spieltisch.core import fold
from spieltisch.core.analysis import Reason
from spieltisch.core.codec import convert_verb
from spieltisch.core.record import decode
from spieltisch.core.rng import Rng
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.search import Choice, possible_moves
from spieltisch.games.ugo.analysis import hints
from spieltisch.games.ugo.analysis.hints import advise
from spieltisch.games.ugo.analysis.reasons import reason_for, reason_of
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.hidden import resample_hidden
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.view import view_of
from tests.games.ugo.analysis.reviewing import RECORDS, after, ruinous
from tests.games.ugo.analysis.test_reasons import REASONS
from tests.games.ugo.tables import kingdom, moment, trick


def test_a_hint_is_what_the_strongest_search_would_play():
    hint = advise(view_of(ruinous(), 2))
    assert hint.move == {"play": "grey 1"}
    lost = {"card": "grey 1", "farmers": 2, "least": 2, "to": "green 5", "spares": 25}
    assert hint.reason == Reason("lost", lost)
    assert 0 <= hint.win_probability <= 1


def test_a_hint_always_says_something_about_its_card():
    hands = (["blue 7", "red 1"], ["blue 0", "blue 8", "green 8"], ["blue 3", "blue 4", "yellow 8"])
    start = moment(*hands)
    led = after(start, "blue 7")
    spoken = [
        reason_for(view_of(state, state.turn), Play(card)).code
        for state, card in (
            (start, Card.BLUE_7),
            (led, Card.BLUE_8),
            (after(led, "blue 0"), Card.BLUE_3),
            (moment(["blue 8"], ["red 3"]), Card.BLUE_8),
        )
    ]
    assert spoken == ["led_while_out", "took_new_colours", "lost", "led_highest"]


def test_taking_a_trick_names_the_sections_their_farmers_and_the_pile():
    """A lower card goes onto the pile of the 8, and two farmers fill C, with or without land."""
    lands = [kingdom(), kingdom("blue 8", "red 6")]
    state = after(moment(["blue 3"], ["green 5", "blue 4"], kingdoms=lands), "blue 3")
    covering = reason_of(view_of(state, 1), Play(Card.BLUE_4)).details
    assert (covering["covered"], covering["covering"]) == ("blue 8", "blue 4")
    assert (covering["points"], covering["opens"], covering["filled"]) == (-4 + 1, "", "C")
    void = after(moment(["blue 3"], ["green 5"], kingdoms=lands), "blue 3")
    opening = reason_of(view_of(void, 1), Play(Card.GREEN_5)).details
    assert (opening["opens"], opening["lacks"], opening["filled"]) == ("C", 0, "C")
    assert (opening["covered"], opening["covering"]) == ("blue 8", "blue 3")
    assert opening["points"] == 5 - 5


def test_a_hint_against_a_mark_says_what_follows(monkeypatch):
    """The mark of the blue 8 says +8; if the hint advises another card, it compares the two."""
    state = moment(["blue 8", "red 1"], ["green 8", "yellow 8"])
    view, (eight, one) = view_of(state, 0), (Play(Card.BLUE_8), Play(Card.RED_1))
    worths = [Choice(one, 9, 0.5, 7.0), Choice(eight, 9, 0.42, 4.0)]
    monkeypatch.setattr(hints, "compare", lambda *_: (worths[0], worths[0]))
    monkeypatch.setattr(hints, "tried", lambda *_: worths)
    told = advise(view).reason.details
    assert (told["tempting"], told["brings"]) == ("blue 8", 8)
    assert (told["behind"], told["behind_probability"]) == (3, 80)
    monkeypatch.setattr(hints, "compare", lambda *_: (worths[1], worths[1]))
    assert "tempting" not in advise(view).reason.details, "its own mark is the highest"


def hinted(monkeypatch, win_probabilities):
    """Advise on a laying of blue and red when the offer and the reverse have these win probabilities."""
    state = trick("blue 5", "red 5", "blue 3")
    view = view_of(state, state.turn)
    offer = Lay(view.laying.offer)
    turned = next(each for each in possible_moves(view) if each != offer)
    found = (
        Choice(offer, 8, win_probabilities[0], 2.0),
        Choice(turned, 9, win_probabilities[1], 3.0),
    )
    monkeypatch.setattr(hints, "compare", lambda *_: found)
    return convert_verb(advise(view).move, UGO.move_types), offer, turned


def test_a_laying_worth_no_more_than_the_offer_is_not_advised(monkeypatch):
    """A laying that a review would grade good is good enough for a hint."""
    advised, offer, _ = hinted(monkeypatch, (0.4, 0.4099))
    assert advised == offer
    advised, _, turned = hinted(monkeypatch, (0.4, 0.41))
    assert advised == turned


def test_the_reviews_measure_decides_on_a_hint(monkeypatch):
    view = view_of(ruinous(), 2)
    monkeypatch.setattr(hints, "choose", lambda *_: Play(Card.GREY_8))
    assert advise(view).move == {"play": "grey 1"}, "whatever the search would play"


def test_a_hint_knows_no_more_than_the_player_does():
    state = ruinous()
    other = resample_hidden(state, 2, Rng("other", "hands"))
    assert (other.hands, other.setup.seed) != (state.hands, state.setup.seed)
    assert advise(view_of(other, 2)) == advise(view_of(state, 2))


@pytest.mark.parametrize("name", ["ugo-2", "ugo-4"])
def test_a_hint_is_a_legal_move_at_every_moment_of_a_game(name, monkeypatch):
    monkeypatch.setattr(hints, "HINTING", SearchConfig(100))
    monkeypatch.setattr(hints, "EVALUATING_A_HINT", 100)
    steps = list(fold.steps(UGO, decode((RECORDS / f"{name}.json").read_bytes())))
    for step in steps[::3]:
        hint = advise(view_of(step.before, step.seat))
        move = convert_verb(hint.move, UGO.move_types)
        assert move in rules.moves(step.before, step.seat)
        assert hint.reason.code in REASONS
