"""Why a move is good or costly: reasons and their words."""

from spieltisch.core.analysis import Reason
from spieltisch.games.ugo.analysis.reasons import PLAIN, reason_against, reason_of
from spieltisch.games.ugo.laying import Laying, sensible
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.text import sentence
from spieltisch.games.ugo.view import view_of
from tests.games.ugo.analysis.reviewing import ROOT, after
from tests.games.ugo.tables import kingdom, moment, trick

REASONS = {
    "led_while_out", "led_highest", "took_new_colours", "took", "ahead", "lost", "kept", "laid_high",
    "laid_order", "laid_low", "plain",
}  # fmt: skip
"""All codes; docs/protocol.md says when each is used and with which details."""


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
    assert {*(reason.code for reason in reasons), "kept"} == REASONS
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
    """Return the reason code that a review gives for a card or laying compared with the best one."""
    move, best = (each if isinstance(each, Lay) else Play(Card(each)) for each in (move, best))
    return reason_against(view_of(state, state.turn), move, best, grade).code


def test_what_the_best_card_also_does_is_no_reason():
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
    assert {each.reason.code for each in reviewed.moves} <= REASONS
    documented = (ROOT / "docs/protocol.md").read_text().split("## Reasons in UGO!")[1]
    telling = (ROOT / "web/src/games/ugo/text/telling.ts").read_text().split("const REASONS")[1]
    for code in REASONS:
        assert f"`{code}`" in documented.split("## ")[0]
        assert f"\n  {code}: " in telling
