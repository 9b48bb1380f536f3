"""Help at the table: hints where the table has them, and marks that teach what a card may bring."""

import json

import pytest

from tests.browser.card_player import CardPlayer
from tests.browser.looker import Looker
from tests.browser.player import play_until, seated
from tests.browser.ugo_states import ugo_states


def is_to_play(anna):
    return anna.is_to_move and not anna.by("lay-confirm").count()


def test_a_hint_points_at_a_card_says_why_and_goes_with_the_move(chromium, server):
    anna = seated(chromium, server, "casual", "casual", helps=["hints"])
    play_until([anna], lambda: is_to_play(anna))
    anna.by("hint").click()
    anna.by("hint-note").wait_for()
    advised = anna.by("hand").locator("[data-advised=true]")
    assert advised.count() == 1
    assert advised.get_attribute("aria-disabled") == "false"
    assert "advised" in advised.inner_text()
    said = anna.by("hint-note").inner_text()
    assert "to win" in said
    anna.until(lambda: said in anna.by("announcements").inner_text())
    assert anna.axe() == []
    before = anna.entry
    advised.click()
    anna.until(lambda: anna.entry > before)
    assert anna.by("hint-note").count() == 0
    assert anna.faults == []


@pytest.mark.slow
def test_the_key_h_asks_and_hides_and_a_laying_is_advised(chromium, server):
    phone = {"width": 390, "height": 844}
    anna = seated(chromium, server, "beginner", helps=["hints", "teaching"], viewport=phone)
    play_until([anna], lambda: anna.is_to_move and anna.by("lay-confirm").count() > 0)
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.keyboard.press("h")
    assert anna.by("hint").inner_text().strip() == "Hint", "H is for the hand and the line only"
    anna.by("lay-confirm").focus()
    anna.page.keyboard.press("h")
    anna.by("hint-note").wait_for()
    anna.page.keyboard.press("h")
    anna.by("hint-note").wait_for(state="detached")
    anna.page.keyboard.press("h")
    anna.by("hint-note").wait_for()
    assert "Advice" in anna.by("hint-note").inner_text()
    lay = anna.by("hint-lay") if anna.by("hint-lay").count() else anna.by("lay-confirm")
    before = anna.entry
    lay.click()
    anna.until(lambda: anna.entry > before)
    assert anna.faults == []


def test_without_the_option_there_is_no_hint_and_the_server_gives_none(chromium, server):
    anna = seated(chromium, server, "casual")
    play_until([anna], lambda: is_to_play(anna))
    assert anna.by("hint").count() == 0
    anna.page.keyboard.press("h")
    assert anna.by("lesson").count() == 0
    answer = anna.page.evaluate(
        """() => new Promise(resolve => {
            const line = new WebSocket(location.href.replace('http', 'ws')
              .replace('/t/', '/api/tables/') + '/live');
            line.onopen = () => line.send('{"type": "hint"}');
            line.onmessage = ({data}) => { if (JSON.parse(data).type !== 'table') resolve(data); };
        })"""
    )
    assert json.loads(answer)["refused"]["code"] == "hints_off"


@pytest.mark.slow
def test_a_refused_hint_is_said_where_one_looks(chromium, server):
    """Only two tabs that ask in the same moment are refused, so the line itself says it here."""
    anna = seated(chromium, server, "casual", helps=["hints"])
    play_until([anna], lambda: is_to_play(anna))
    refusal = {"type": "refused", "refused": {"code": "busy_thinking", "why": ""}, "to": "hint"}
    anna.page.evaluate(
        """refusal => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
              if (!text.includes('hint')) return send.call(this, text);
              this.onmessage({data: JSON.stringify(refusal)});
            };
        }""",
        refusal,
    )
    anna.by("hint").click()
    anna.by("hint-note").wait_for()
    assert "still on its way" in anna.by("hint-note").inner_text()
    anna.until(lambda: "on its way" in anna.by("announcements").inner_text())


def test_teaching_marks_are_on_the_cards_that_may_be_played(chromium, server):
    phone = {"width": 390, "height": 844}
    anna = seated(chromium, server, "casual", "casual", helps=["teaching"], viewport=phone)
    play_until([anna], lambda: is_to_play(anna))
    assert anna.by("lesson").count() == anna.playable.count() > 0
    assert " point" in anna.playable.first.inner_text()
    assert anna.by("lesson-legend").is_visible()
    cut = "marks => marks.filter(each => each.scrollWidth > each.clientWidth + 1).length"
    assert anna.page.locator(".gain").evaluate_all(cut) == 0
    assert anna.page.evaluate("document.documentElement.scrollHeight") <= phone["height"]
    assert anna.axe() == []
    anna.move()
    anna.until(lambda: anna.is_to_move or anna.by("lesson").count() == 0)
    assert anna.faults == []


def test_the_marks_are_explained_to_who_asks_and_a_held_card_says_its_own(chromium, server):
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    anna = seated(chromium, server, "casual", "casual", helps=["teaching"], **phone)
    play_until([anna], lambda: is_to_play(anna))
    legend = anna.by("lesson-legend")
    assert legend.get_attribute("data-new") == "true", "somebody who is new is asked to look"
    legend.tap()
    meanings = anna.by("marks-help").locator("dd")
    meanings.last.wait_for()
    assert meanings.count() == 5
    assert " point" in anna.by("marks-help").inner_text()
    assert anna.axe() == []
    anna.page.keyboard.press("Escape")
    assert legend.get_attribute("data-new") == "false"
    before, card = anna.entry, anna.playable.first
    assert " point" in (card.get_attribute("title") or "")
    hold(anna, card)
    anna.until(lambda: " point" in anna.page.locator(".status-note").inner_text())
    assert anna.entry == before, "a card that is held is not played"
    card.tap()
    anna.until(lambda: anna.entry > before)
    assert anna.faults == []


def hold(anna, card) -> None:
    """Rest a finger on a card."""
    box = card.bounding_box()
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = anna.context.new_cdp_session(anna.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    anna.page.locator(".status-note").wait_for()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_who_wants_neither_marks_nor_hints_has_none_until_they_are_chosen(chromium, server):
    anna = Looker(chromium, server)
    marked = next(each for each in ugo_states() if each.name == "ugo-4-marks")
    anna.come(marked)
    assert anna.by("lesson").count() > 0
    assert anna.by("hint").is_visible()
    with_help(anna, wanted=False)
    for each in ("lesson", "hint"):
        anna.by(each).first.wait_for(state="detached")
    anna.page.reload()
    anna.wait_for("table")
    anna.playable.first.wait_for()
    assert anna.by("lesson").count() + anna.by("hint").count() == 0, "it is remembered"
    with_help(anna, wanted=True)
    for each in ("lesson", "hint"):
        anna.by(each).first.wait_for()


def test_who_wants_no_marks_has_none_in_the_card_game(chromium, server):
    anna = CardPlayer(chromium, server)
    anna.practise(marks=True)
    first, second, *_ = anna.solution()
    anna.lay_first(first)
    anna.in_hand(second.card).click()
    marks = anna.page.locator(".cards-board-fit")
    marks.first.wait_for()
    for each in ("places", "hint"):
        assert anna.by(each).is_visible()
    with_help(anna, wanted=False)
    for each in (marks, anna.by("places"), anna.by("hint")):
        each.first.wait_for(state="detached")
    anna.lay(second, first)
    assert anna.page.locator(".cards-board-overlay g > *").count() == 0, "nor joints"
    with_help(anna, wanted=True)
    for each in (
        anna.by("places"),
        anna.by("hint"),
        anna.page.locator(".cards-board-overlay g > *"),
    ):
        each.first.wait_for()
    assert anna.faults == []


def test_who_wants_no_hints_has_none_alone_with_ubongo_3d(chromium, race_server, racer):
    anna = racer(chromium, race_server)
    anna.play_alone(hints=True)
    anna.by("ask-hint").click()
    anna.by("hint").wait_for()
    with_help(anna, wanted=False)
    for each in ("ask-hint", "hint"):
        anna.by(each).wait_for(state="detached")
    with_help(anna, wanted=True)
    anna.by("hint").wait_for()
    assert anna.by("ask-hint").is_visible()
    assert anna.faults == []


def with_help(anna, *, wanted: bool) -> None:
    """Switch marks and hints on or off in the settings."""
    anna.by("settings").click()
    for each in ("prefer-teaching", "prefer-hints"):
        anna.by(each).set_checked(wanted)
    anna.page.keyboard.press("Escape")
    anna.by("prefer-hints").wait_for(state="detached")
