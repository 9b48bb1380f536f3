"""The card game alone, in a real browser: by mouse, touch and keys, with both stages of a hint."""

import pytest

from tests.browser.card_player import CardPlayer
from tests.browser.measure import PHONE

pytestmark = pytest.mark.slow


def said(sitter):
    return sitter.by("hint-note").inner_text()


def ask(sitter):
    """Ask for a hint and give the card that it is about; None if it is about no card."""
    sitter.by("hint").click()
    sitter.by("hint-note").wait_for()
    advised = sitter.page.locator("[data-advised=true]")
    return int(advised.get_attribute("data-card")) if advised.count() else None


def follow(sitter):
    """Follow one hint to its end."""
    before = sitter.laid
    ask(sitter)
    sitter.by("hint").click()
    sitter.by("hint-follow").click()
    sitter.until(lambda: sitter.laid != before)
    sitter.by("hint-note").wait_for(state="detached")


def lay_seven(sitter):
    while len(sitter.view["players"][0]["laid"]) < 7:
        count = len(sitter.laid)
        follow(sitter)
        sitter.until(lambda count=count: len(sitter.view["players"][0]["laid"]) > count)


def test_hints_lead_to_seven_and_another_hand_follows(chromium, race_server):
    anna = CardPlayer(chromium, race_server)
    anna.practise()
    assert anna.page.locator(".neighbours").count() == 0
    card = ask(anna)
    assert card is not None
    assert "Begin with card" in said(anna)
    assert anna.by("hint-place").count() == 0
    anna.by("hint").click()
    anna.by("hint-place").wait_for()
    assert "in the middle" in said(anna)
    assert anna.axe() == []
    anna.by("hint-follow").click()
    anna.until(lambda: set(anna.laid) == {card})
    lay_seven(anna)
    ask(anna)
    assert "call Ubongo!" in said(anna)
    anna.by("call").click()
    anna.until_phase("checked")
    assert "Hand 1 solved in" in anna.page.locator("h2").first.inner_text()
    assert anna.axe() == []
    anna.by("next-round").click()
    anna.until_phase("laying")
    assert anna.view["round"] == 2
    assert anna.laid == {}
    assert anna.faults == []


def test_a_hand_is_left_after_a_question_and_the_practice_ends_with_its_hands(
    chromium, race_server
):
    anna = CardPlayer(chromium, race_server)
    anna.practise()
    follow(anna)
    anna.by("another").click()
    anna.by("another-no").click()
    assert anna.phase == "laying"
    anna.by("another").click()
    anna.by("another-yes").click()
    anna.until_phase("checked")
    assert "left after" in anna.page.locator("h2").first.inner_text()
    assert anna.by("possible").get_attribute("open") is not None
    anna.by("finish").click()
    anna.wait_for("end")
    anna.by("story").get_by_text("solved none yet").wait_for()
    anna.unfold("end-details")
    row = anna.by("hands-sheet").locator("tbody tr").inner_text()
    assert row.split()[:3] == ["1", "left", "1"]
    assert anna.axe() == []
    assert anna.faults == []


def test_a_card_that_lies_wrong_is_moved_by_keyboard_alone(chromium, race_server):
    anna = CardPlayer(chromium, race_server)
    anna.practise()
    press = anna.page.keyboard.press
    for number in range(2):  # two cards far from each other
        anna.page.locator("[data-hand] [tabindex='0']").focus()
        press("Enter")
        for _ in range(6 * number):
            press("ArrowRight")
        press("Enter")
        anna.until(lambda number=number: len(anna.laid) == number + 1)
    anna.until(lambda: len(anna.view["players"][0]["laid"]) == 2)
    anna.page.locator("[data-laid]").last.focus()
    press("h")
    anna.by("hint-note").wait_for()
    assert "in the wrong place" in said(anna)
    press("h")
    anna.by("hint-follow").wait_for()
    anna.tab_to(testid="hint-follow")
    before = anna.laid
    press("Enter")
    anna.until(lambda: anna.laid != before)
    anna.until(lambda: anna.focused != {})
    assert anna.faults == []


def test_a_reload_in_the_middle_keeps_the_cards_and_gives_the_same_hint(chromium, race_server):
    anna = CardPlayer(chromium, race_server, viewport=PHONE)
    anna.practise()
    follow(anna)
    card, before = ask(anna), anna.laid
    anna.page.reload()
    anna.until(lambda: anna.laid == before)
    assert ask(anna) == card
    assert anna.faults == []


def test_on_a_phone_a_hinted_card_is_dragged_to_its_place(chromium, race_server):
    anna = CardPlayer(chromium, race_server, viewport=PHONE)
    anna.practise()
    follow(anna)
    card = ask(anna)
    anna.by("hint").click()
    place = anna.by("hint-place")
    place.wait_for()
    note = said(anna)
    turns = {"not turned": 0, "turned once": 1, "upside down": 2, "turned three times": 3}
    turn = next(turns[words] for words in turns if words in note)
    for _ in range(turn):
        anna.in_hand(card).focus()
        anna.page.keyboard.press("r")
    anna.come_to_rest()
    box, goal = anna.in_hand(card).bounding_box(), place.bounding_box()
    mouse = anna.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=3)
    mouse.up()
    anna.until(lambda: card in anna.laid)
    anna.until(lambda: len(anna.view["players"][0]["laid"]) == 2)
    ask(anna)
    assert "fits beside" in said(anna)


def test_a_race_has_no_hints(chromium, race_server):
    anna = CardPlayer(chromium, race_server)
    anna.enter("Anna")
    anna.by("game-ubongocards").check(force=True)
    assert anna.by("hints").count() == 0
    anna.deal("beginner")
    anna.until_phase("laying")
    assert anna.by("hint").count() == 0
    assert anna.by("another").count() == 0
