"""The review: every choice evaluated from its player's own view, the costliest moves in words."""

import asyncio
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from spieltisch.core import fold
from spieltisch.core import review as reviews
from spieltisch.core.analysis import Reason, cost_of, grade_of
from spieltisch.core.codec import convert_verb
from spieltisch.core.record import decode
from spieltisch.core.rng import Rng
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.ai.config import SearchConfig
from spieltisch.games.ugo.ai.search import Choice, possible_moves
from spieltisch.games.ugo.analysis import evaluation, hints
from spieltisch.games.ugo.analysis import review as reviewing
from spieltisch.games.ugo.analysis.evaluation import compare, evaluate
from spieltisch.games.ugo.analysis.hints import advise
from spieltisch.games.ugo.analysis.reasons import (
    PLAIN,
    REASONS,
    reason_against,
    reason_for,
    reason_of,
)
from spieltisch.games.ugo.analysis.review import decisions
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.hidden import resample_hidden
from spieltisch.games.ugo.laying import Laying, sensible
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.text import sentence
from spieltisch.games.ugo.view import view_of
from tests.games.ugo.tables import kingdom, moment, trick

ROOT = Path(__file__).parents[4]
RECORDS = ROOT / "tests" / "records"


def review(record, simulations, progress):
    return asyncio.run(reviews.review(UGO, record, simulations, progress, reviews.here))


@pytest.fixture(scope="module")
def record():
    return decode((RECORDS / "ugo-3.json").read_bytes())


@pytest.fixture(scope="module")
def reviewed(record):
    return review(record, 60, lambda *_: None)


def test_every_choice_is_evaluated_once_and_in_order(record, reviewed):
    numbers = [each.number for each in reviewed.moves]
    assert numbers == sorted(set(numbers))
    chosen = [
        step.number
        for step, _ in decisions(list(fold.steps(UGO, record)))
        if isinstance(step.move, Play)
        and sum(isinstance(each, Play) for each in rules.moves(step.before, step.seat)) > 1
    ]
    assert set(chosen) <= set(numbers)


def test_the_best_choice_is_never_worth_less(reviewed):
    assert all(each.best_win_probability >= each.win_probability for each in reviewed.moves)
    assert all(each.cost == 0 for each in reviewed.moves if each.played == each.best)
    assert all(0 <= each.win_probability <= 1 for each in reviewed.moves)


def test_three_moves_of_each_seat_cost_most(reviewed):
    for seat, costly in enumerate(reviewed.costly):
        own = sorted((each.cost for each in reviewed.moves if each.seat == seat), reverse=True)
        assert [each.cost for each in costly] == own[: len(costly)]
        assert 0 < len(costly) <= 3
        assert all("% to win; better: " in each.words for each in costly)
        assert all(each.grade in {"slip", "costly"} for each in costly)
        assert not any("−0 % to win" in each.words for each in costly)


def test_what_is_about_as_good_as_the_best_is_not_called_costly(reviewed):
    near, slip = (
        msgspec.structs.replace(
            reviewed.moves[0],
            win_probability=rng,
            best_win_probability=0.5,
            points=1.0,
            best_points=2.0,
            grade=grade_of(cost_of(rng, 0.5), is_best=False),
        )
        for rng in (0.4925, 0.49)
    )
    assert reviewing._costliest([near, slip], near.seat) == (slip,)


def test_a_move_that_costs_nothing_is_not_among_the_costly_ones(reviewed):
    """A little win probability alone may be luck; with points it is a cost, and a lot of it always is."""

    def costs(cost, points):
        changed = {
            "win_probability": 0.5 - cost,
            "best_win_probability": 0.5,
            "points": 3.0,
            "best_points": 3.0 + points,
            "grade": grade_of(cost, is_best=False),
        }
        each = msgspec.structs.replace(reviewed.moves[0], bot=None, **changed)
        return reviewing._costliest([each], each.seat) == (each,)

    assert [costs(0.0, 2.0), costs(0.009, 2.0)] == [False, False]
    assert [costs(0.02, 0.0), costs(0.02, 0.04), costs(0.02, -1.0)] == [False] * 3
    assert [costs(0.02, 0.1), costs(0.05, 0.0)] == [True, True]
    for each in [one for seat in reviewed.costly for one in seat]:
        assert each.cost >= 0.01
        assert each.grade == "costly" or round(each.best_points - each.points, 1) > 0


def test_a_grade_follows_what_a_move_gave_away(reviewed):
    for each in reviewed.moves:
        assert each.grade == grade_of(each.cost, is_best=each.played == each.best)
    assert grade_of(0.0, is_best=True) == "best"
    costs = (0.0, 0.0099, 0.01, 0.0399, 0.04)
    grades = ["good", "good", "slip", "slip", "costly"]
    assert [grade_of(cost, is_best=False) for cost in costs] == grades
    assert grade_of(cost_of(0.135, 0.145), is_best=False) == "slip", "though floats say 0.00999…"


def test_the_chances_run_through_the_game_to_its_end(record, reviewed):
    last = len(record.moves)
    outcome = UGO.outcome(fold.fold(UGO, record))
    for seat, line in enumerate(reviewed.win_probabilities):
        own = tuple((m.number, m.win_probability) for m in reviewed.moves if m.seat == seat)
        assert line[:-1] == tuple(each for each in own if each[0] < last)
        assert line[-1] == (last, 1 / len(outcome.winners) if outcome.places[seat] == 1 else 0)
    assert sum(line[-1][1] for line in reviewed.win_probabilities) == pytest.approx(1)


def test_a_game_that_broke_off_ends_with_what_was_hoped_for(record):
    broken = msgspec.structs.replace(record, moves=record.moves[:20], digest=None)
    found = review(broken, 20, lambda *_: None)
    for seat, line in enumerate(found.win_probabilities):
        assert line == tuple((m.number, m.win_probability) for m in found.moves if m.seat == seat)


def test_what_a_bot_did_for_somebody_is_not_laid_to_his_charge(record, reviewed):
    blamed = reviewed.costly[1][0].number
    moves = list(record.moves)
    moves[blamed - 1] = msgspec.structs.replace(moves[blamed - 1], bot="casual")
    stood_in = review(
        msgspec.structs.replace(record, moves=tuple(moves), digest=None), 60, lambda *_: None
    )
    assert [each.bot for each in stood_in.moves if each.number == blamed] == ["casual"]
    assert blamed not in {each.number for each in stood_in.costly[1]}
    assert stood_in.costly[0] == reviewed.costly[0]


def test_a_review_repeats_itself_and_tells_how_far_it_is(record, reviewed):
    told = []
    assert review(record, 60, lambda done, total: told.append((done, total))) == reviewed
    assert told[-1][0] == told[-1][1] > told[0][0]


def test_of_several_layings_the_last_counts(record):
    steps = list(fold.steps(UGO, record))
    again = [step for step in steps if isinstance(step.move, Lay) and not step.before.must_lay]
    assert again, "the golden game has a player who changes their mind"
    final = {last.number for _, last in decisions(steps)}
    last = [
        step
        for step in again
        if not isinstance(steps[step.number].move, Lay) or steps[step.number].before.must_lay
    ]
    assert {step.number for step in last} <= final
    assert len(final) == len(steps) - len(again)


@pytest.mark.parametrize("name", ["ugo-3", "ugo-4"])
def test_a_weighed_move_has_the_number_of_the_step_that_made_it(name):
    """Also where somebody laid again: changed layings are listed, and not evaluated."""
    played = decode((RECORDS / f"{name}.json").read_bytes())
    steps = list(fold.steps(UGO, played))
    told = review(played, 60, lambda *_: None)
    for each in told.moves:
        assert same(convert_verb(each.played, UGO.move_types), steps[each.number - 1].move)
    changed = [
        step.number
        for step, following in pairwise(steps)
        if isinstance(following.move, Lay) and not following.before.must_lay
    ]
    assert changed
    assert list(told.changed) == changed
    assert not {each.number for each in told.moves} & set(told.changed)


def same(move, other):
    """Ask whether two moves do the same, in whatever order top cards are named."""
    if isinstance(move, Play) or isinstance(other, Play):
        return move == other
    return (move.lay.new, set(move.lay.tops)) == (other.lay.new, set(other.lay.tops))


def ruinous():
    """Give a trick in which the grey 8 would take two new colours without farmers."""
    state = moment(
        ["green 5", "yellow 0"],
        ["green 3", "yellow 4"],
        ["grey 1", "grey 8"],
        kingdoms=[kingdom("red 8", "blue 8")] * 3,
    )
    for seat, card in enumerate((Card.GREEN_5, Card.GREEN_3)):
        state = rules.play(state, seat, Play(card))
    return state


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
def test_where_all_is_decided_points_are_left_to_play_for(totals, number):
    """A lost or won game makes no move the best one."""
    view = msgspec.structs.replace(view_of(ruinous(), 2), round=number, totals=totals)
    (found,) = evaluate(view, Play(Card.GREY_8), 3, 300, Rng("a", "b"))
    assert (found.best, found.grade, found.cost) == ({"play": "grey 1"}, "good", 0)
    assert found.best_points - found.points > 5
    assert "points, 0 % to win; better: grey 1" in found.words


def test_what_seems_better_is_looked_at_again(monkeypatch):
    """What luck favoured at the first look gets no luck at the second."""
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


def test_where_there_was_no_choice_nothing_is_weighed():
    state = moment(["blue 7"], ["green 3"])
    assert not list(evaluate(view_of(state, 0), Play(Card.BLUE_7), 1, 100, Rng("a", "b")))


def test_a_laying_that_nobody_would_choose_is_weighed_too():
    """A low card on top of a high one is legal, and the review says what it cost."""
    state = trick("green 8", "green 0", "blue 1", kingdoms=[kingdom()] * 3)
    sensibly = sensible(state.won.onto, state.won.cards)
    low = Laying(sensibly.new, (Card.GREEN_0, Card.BLUE_1))
    [found] = evaluate(view_of(state, 0), Lay(low), 4, 300, Rng("a", "b"))
    assert found.reason.code == "laid_low"
    assert found.best != found.played
    assert found.best_points - found.points > 5


def test_a_review_is_the_same_after_a_journey_as_json(reviewed):
    assert msgspec.json.decode(msgspec.json.encode(reviewed), type=type(reviewed)) == reviewed


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


def after(state, *cards):
    """Play cards from the leader on."""
    for card in cards:
        state = rules.play(state, state.turn, Play(Card(card)))
    return state


def test_every_reason_has_its_words():
    hands = (["blue 7", "red 1"], ["green 8", "blue 2"], ["blue 3", "blue 8"])
    start = moment(*hands)
    second = after(start, "blue 7")
    third = after(second, "blue 2")
    grown = moment(*hands, kingdoms=[kingdom("blue 4")] * 3)
    sure = after(grown, "blue 7", "blue 2")
    unsure = moment(["blue 3", "red 1"], ["blue 5", "blue 2"], ["green 8", "yellow 8"])
    lands = [kingdom("blue 8")] * 2
    early = after(moment(["blue 7"], ["blue 8"], ["blue 3"]), "blue 7")
    laid = trick("blue 3", "blue 7", "red 5")
    onto, won = laid.won.onto, laid.won.cards
    low = Laying((Colour.BLUE, Colour.RED), (Card.BLUE_3, Card.RED_5))
    turned = Laying((Colour.RED, Colour.BLUE), (Card.RED_5, Card.BLUE_7))
    one = trick("blue 3", "red 7", kingdoms=[kingdom("blue 4")] * 2)
    cover = after(moment(["blue 2"], ["blue 3", "red 1"], kingdoms=lands), "blue 2")
    told = [
        (start, Play(Card.RED_1), " while 7 higher red cards were still out"),
        (start, Play(Card.BLUE_7), " while blue 8 was still out"),
        (
            moment(["blue 8"], ["red 3"]),
            Play(Card.BLUE_8),
            " when nobody else could have a higher blue",
        ),
        (second, Play(Card.BLUE_2), ", losing the trick for up to 1 farmer"),
        (third, Play(Card.BLUE_3), ", losing the trick"),
        (third, Play(Card.BLUE_8), ", taking 1 new colour"),
        (early, Play(Card.BLUE_8), ", taking at least 1 new colour"),
        (sure, Play(Card.BLUE_8), ", taking the trick"),
        (
            cover,
            Play(Card.BLUE_3),
            ", taking the trick with 2 farmers and covering blue 8 with blue 3",
        ),
        (after(unsure, "blue 3"), Play(Card.BLUE_5), ", ahead so far for 1 new colour"),
        (laid, Lay(sensible(onto, won)), ""),  # laid_high
        (laid, Lay(turned), ", where the order of the new lands counted"),
        (laid, Lay(low), ", with blue 3 over a higher card"),
        (one, Lay(sensible(one.won.onto, one.won.cards)), ""),  # plain
    ]
    reasons = [reason_of(view_of(state, state.turn), move) for state, move, _ in told]
    assert [sentence(reason) for reason in reasons] == [words for _, _, words in told]
    assert {*(reason.code for reason in reasons), "kept"} == set(REASONS)
    kept = Reason("kept", {"card": "red 1"})
    assert sentence(kept) == ", when it mattered which card stays in hand"


def test_a_lower_card_on_top_is_told_from_another_order_of_new_lands():
    state = trick("blue 3", "blue 7", "red 5")
    view = view_of(state, state.turn)
    new = (Colour.RED, Colour.BLUE)
    order = reason_of(view, Lay(Laying(new, (Card.RED_5, Card.BLUE_7))))
    low = reason_of(view, Lay(Laying(new, (Card.RED_5, Card.BLUE_3))))
    assert order == Reason("laid_order", {"tops": "red 5, blue 7", "new": "red, blue"})
    told = {"tops": "red 5, blue 3", "new": "red, blue", "cards": "blue 3"}
    assert low == Reason("laid_low", told)


def told(state, move, best, grade="slip"):
    """Give the reason code that a review gives for a card or laying compared with the best one."""
    move, best = (each if isinstance(each, Lay) else Play(Card(each)) for each in (move, best))
    return reason_against(view_of(state, state.turn), move, best, grade).code


def test_what_the_best_card_does_as_well_is_no_reason():
    hands = (["blue 7", "red 1"], ["blue 1", "blue 2", "blue 8"], ["blue 3", "blue 4", "yellow 8"])
    led = after(moment(*hands), "blue 7")
    assert told(led, "blue 1", "blue 2") == "kept", "neither can take the trick"
    assert told(led, "blue 1", "blue 2", "good") == "plain"
    assert told(led, "blue 2", "blue 1") == "lost", "the other one earns a farmer"
    assert told(led, "blue 1", "blue 8") == "lost"
    assert told(led, "blue 8", "blue 1") == "took_new_colours"
    assert told(led, "blue 8", "blue 8", "best") == "plain"


def test_a_card_that_is_ahead_is_blamed_for_it_only_if_the_best_is_not():
    hands = (["blue 3", "red 1"], ["blue 5", "blue 6", "blue 2"], ["green 8", "yellow 8", "blue 8"])
    led = after(moment(*hands), "blue 3")
    assert told(led, "blue 5", "blue 2") == "ahead"
    assert told(led, "blue 6", "blue 5") == "ahead", "the other one earns more farmers"
    assert told(led, "blue 5", "blue 6") == "kept"
    assert told(led, "blue 2", "blue 6") == "lost"


def test_the_highest_of_a_colour_is_blamed_only_if_the_best_lead_is_not():
    state = moment(
        ["blue 8", "red 8", "red 1", "red 2"], ["green 3", "yellow 4", "blue 2", "red 3"]
    )
    assert told(state, "blue 8", "red 1") == "led_highest"
    assert told(state, "blue 8", "red 8") == "kept"
    assert told(state, "red 1", "red 2") == "kept"
    assert told(state, "red 1", "blue 8") == "led_while_out"


def test_a_laying_about_as_good_as_the_best_needs_no_reason():
    state = trick("blue 3", "blue 7", "red 5")
    best = Lay(sensible(state.won.onto, state.won.cards))
    turned = Lay(Laying((Colour.RED, Colour.BLUE), (Card.RED_5, Card.BLUE_7)))
    codes = [told(state, turned, best, grade) for grade in ("good", "slip", "costly")]
    assert codes == ["plain", "laid_order", "laid_order"]


def test_a_reason_is_told_of_a_review_only_where_it_sets_a_move_apart(reviewed):
    assert all(each.reason == PLAIN for each in reviewed.moves if each.grade == "best")
    assert {"plain", "lost"} < {each.reason.code for each in reviewed.moves}
    assert not any("  " in each.words or " :" in each.words for each in reviewed.moves)


def test_every_reason_of_a_review_is_documented_and_translated(reviewed):
    assert {each.reason.code for each in reviewed.moves} <= set(REASONS)
    documented = (ROOT / "docs/protocol.md").read_text().split("## Reasons in UGO!")[1]
    telling = (ROOT / "web/src/games/ugo/text/telling.ts").read_text().split("const REASONS")[1]
    for code in REASONS:
        assert f"`{code}`" in documented.split("## ")[0]
        assert f"\n  {code}: " in telling


def test_a_hint_is_what_the_strongest_search_would_play():
    hint = advise(view_of(ruinous(), 2))
    assert hint.move == {"play": "grey 1"}
    lost = {"card": "grey 1", "farmers": 2, "least": 2, "to": "green 5", "spares": 25}
    assert hint.reason == Reason("lost", lost)
    assert 0 <= hint.win_probability <= 1


def test_a_hint_always_says_something_of_its_card():
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
    """A lower card onto the pile of the 8, and two farmers, which fill C: with land or without."""
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
    """The mark of the blue 8 says +8; where another card is advised, the hint weighs both."""
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
    """What a review would grade good is good enough for a hint."""
    advised, offer, _ = hinted(monkeypatch, (0.4, 0.4099))
    assert advised == offer
    advised, _, turned = hinted(monkeypatch, (0.4, 0.41))
    assert advised == turned


def test_the_measure_of_reviews_has_the_last_word_on_a_hint(monkeypatch):
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
