"""A move is evaluated from its player's own view and compared with the best one."""

import msgspec
import pytest

from spieltisch.core.analysis import Reason
from spieltisch.core.rng import Rng
from spieltisch.games.ugo.ai.search import Choice
from spieltisch.games.ugo.analysis import evaluation
from spieltisch.games.ugo.analysis.evaluation import compare, evaluate
from spieltisch.games.ugo.analysis.reasons import (
    reason_against,
    reason_of,
)
from spieltisch.games.ugo.hidden import resample_hidden
from spieltisch.games.ugo.laying import Laying, sensible
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.text import sentence
from spieltisch.games.ugo.view import view_of
from tests.games.ugo.analysis.reviewing import ruinous
from tests.games.ugo.tables import kingdom, moment, trick


def test_a_blunder_is_named_with_its_reason():
    (found,) = evaluate(view_of(ruinous(), 2), Play(Card.GREY_8), 3, 2000, Rng("a", "b"))
    assert (found.played, found.best) == ({"play": "grey 8"}, {"play": "grey 1"})
    taken = {"colours": 2, "farmers": 0, "to_come": 0, "points": -25}
    piles = {"opens": "C, D", "lacks": 5, "covered": "", "covering": "", "filled": ""}
    assert found.reason == Reason("took_new_colours", {"card": "grey 8", **taken, **piles})
    lost = {"card": "grey 1", "farmers": 2, "least": 2, "to": "green 5", "spares": 25}
    assert found.best_reason == Reason("lost", lost)
    assert found.cost > 0.02
    assert found.words.startswith("played grey 8, taking 2 new colours: −")
    assert found.words.endswith("better: grey 1")


@pytest.mark.parametrize("number", [3, 4])
@pytest.mark.parametrize("totals", [(300, 0, 0), (0, 0, 300)])
def test_in_a_decided_game_the_points_still_count(totals, number):
    """Once the game is lost or won, points decide which move is best."""
    view = msgspec.structs.replace(view_of(ruinous(), 2), round=number, totals=totals)
    (found,) = evaluate(view, Play(Card.GREY_8), 3, 300, Rng("a", "b"))
    assert (found.best, found.grade, found.cost) == ({"play": "grey 1"}, "good", 0)
    assert found.best_points - found.points > 5
    assert "points, 0 % to win; better: grey 1" in found.words


def test_a_move_that_seems_better_is_evaluated_again(monkeypatch):
    """A move that luck favoured in the first evaluation loses that luck in the second."""
    view, (eight, one) = view_of(ruinous(), 2), (Play(Card.GREY_8), Play(Card.GREY_1))
    looks = []

    def tried(_view, _move, simulations, _chance):
        looks.append(simulations)
        return [Choice(eight, 9, 0.4, 2.0), Choice(one, 9, luck.pop(0), 1.0)]

    monkeypatch.setattr(evaluation, "tried", tried)
    for luck, best in (([0.5, 0.39], eight), ([0.5, 0.45], one), ([0.3], eight)):
        found = compare(view, eight, 100, Rng("a", "b"))
        assert [choice.move for choice in found] == [eight, best]
        assert not luck
    assert looks == [100, 300, 100, 300, 100]


def test_cards_of_a_colour_that_all_others_lack_are_not_out():
    state = moment(["blue 5", "red 8", "grey 0"], ["green 3", "yellow 4", "grey 8"])
    view = view_of(state, 0)
    assert reason_of(view, Play(Card.BLUE_5)).details["higher"] == 3
    lacking = msgspec.structs.replace(view, voids=((), (Colour.BLUE,)))
    assert reason_of(lacking, Play(Card.BLUE_5)).code == "led_highest"


def test_a_lead_names_the_higher_cards_that_were_out():
    state = moment(["blue 7", "red 8", "grey 0"], ["green 3", "yellow 4", "blue 8"])
    view = view_of(state, 0)
    reason = reason_against(view, Play(Card.BLUE_7), Play(Card.RED_8), "slip")
    details = {"card": "blue 7", "colour": "blue", "higher": 1, "cards": "blue 8"}
    details |= {"farmers": 0, "least": 0}
    assert reason == Reason("led_while_out", details)
    assert sentence(reason) == " while blue 8 was still out"


def test_a_review_knows_no_more_than_the_player_did():
    state = ruinous()
    other = resample_hidden(state, 2, Rng("other", "hands"))
    assert other.hands != state.hands
    views = [view_of(each, 2) for each in (state, other)]
    first, same = (list(evaluate(v, Play(Card.GREY_8), 3, 300, Rng("a", "b"))) for v in views)
    assert first == same


def test_where_there_was_no_choice_nothing_is_evaluated():
    state = moment(["blue 7"], ["green 3"])
    assert not list(evaluate(view_of(state, 0), Play(Card.BLUE_7), 1, 100, Rng("a", "b")))


def test_a_laying_that_nobody_would_choose_is_evaluated_too():
    """A low card on top of a high one is legal, and the review says what it cost."""
    state = trick("green 8", "green 0", "blue 1", kingdoms=[kingdom()] * 3)
    sensibly = sensible(state.won.onto, state.won.cards)
    low = Laying(sensibly.new, (Card.GREEN_0, Card.BLUE_1))
    [found] = evaluate(view_of(state, 0), Lay(low), 4, 300, Rng("a", "b"))
    assert found.reason.code == "laid_low"
    assert found.best != found.played
    assert found.best_points - found.points > 5


def test_a_laying_counts_the_same_however_its_tops_are_named():
    state = trick("green 5", "red 3", "blue 7", kingdoms=[kingdom()] * 3)
    laying = sensible(state.won.onto, state.won.cards)
    turned = Laying(laying.new, laying.tops[::-1])
    view = view_of(state, 2)
    first, same = (
        list(evaluate(view, Lay(each), 4, 300, Rng("a", "b"))) for each in (laying, turned)
    )
    assert first == same
    assert first[0].played == {
        "lay": {"new": ["blue", "green", "red"], "tops": ["blue 7", "green 5", "red 3"]}
    }
