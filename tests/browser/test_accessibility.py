"""Everyone can play: axe finds nothing, one round goes by keyboard alone, everything is announced."""

import re

import pytest

from tests.browser.looks import LOOKS
from tests.browser.player import Player, play_until


@pytest.mark.parametrize(("viewport", "scheme"), LOOKS)
def test_axe_finds_nothing_from_the_lobby_to_the_end(chromium, server, viewport, scheme):
    anna = Player(chromium, server, viewport=viewport, color_scheme=scheme)
    anna.page.goto(server.address)
    anna.wait_for("lobby")
    assert anna.axe() == []
    anna.enter("Anna")
    assert anna.axe() == []
    anna.open_table("casual", "friend")
    assert anna.axe() == []
    anna.lay_new_table()
    anna.open_table("casual", "beginner")
    anna.wait_for("table")
    play_until([anna], lambda: anna.is_to_move and anna.by("lay-confirm").count() > 0)
    assert anna.axe() == []
    play_until([anna], lambda: anna.is_to_follow)
    assert anna.axe() == []
    anna.hurry("[data-testid=round-dialog-close]")
    assert anna.axe() == []
    anna.hurry("[data-page=end]")
    assert anna.axe() == []
    assert anna.faults == []


def test_axe_finds_nothing_on_a_page_that_does_not_exist(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    for path in ("/t/nowhere", "/nothing/here"):
        anna.page.goto(server.address + path)
        anna.page.get_by_role("heading", level=1).wait_for()
        assert anna.axe() == []


def test_one_whole_round_by_keyboard_alone(chromium, server):
    anna = Player(chromium, server)
    page = anna.page
    anna.lay_new_table()
    anna.by("name-input").wait_for()
    tab_to(anna, "name-input")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    anna.until(
        lambda: page.evaluate("fetch('/api/me').then(r => r.json()).then(m => m.name)") == "Anna"
    )
    tab_to(anna, "players-2", "players-3", "players-4")
    for _ in range(3):
        if not anna.by("players-2").is_checked():
            page.keyboard.press("ArrowLeft")
    anna.until(lambda: anna.by("seat-2-kind").count() == 0)
    tab_to(anna, "seat-1-kind")
    page.keyboard.press("ArrowDown")
    anna.until(lambda: anna.by("seat-1-kind").input_value() == "here")
    page.keyboard.press("ArrowDown")
    anna.until(lambda: anna.by("seat-1-kind").input_value() == "beginner")
    tab_to(anna, "open-table")
    page.keyboard.press("Enter")
    anna.wait_for("table")

    while not anna.by("round-dialog-close").count():
        if anna.is_to_move:
            by_keyboard(anna)
        page.wait_for_timeout(20)
    page.keyboard.press("Escape")
    anna.until(lambda: anna.by("round-dialog-close").count() == 0)
    assert anna.faults == []


def by_keyboard(anna: Player) -> None:
    """Lay or play with Tab, arrows and Enter."""
    before = anna.entry
    if anna.by("lay-confirm").count():
        tab_to(anna, "lay-confirm")
    else:
        tab_to(anna, card=True)
        anna.page.keyboard.press("Home")
        for _ in range(10):
            if focused(anna, "aria-disabled") != "true":
                break
            anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.entry > before or anna.by("round-dialog-close").count() > 0)


def tab_to(anna: Player, *test_ids: str, card: bool = False) -> None:
    """Press Tab until one of the elements has the focus."""
    for _ in range(60):
        if focused(anna, "data-testid") in test_ids or (card and focused(anna, "data-card")):
            return
        anna.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {test_ids or 'the hand'}")


def focused(anna: Player, attribute: str):
    return anna.page.evaluate("name => document.activeElement?.getAttribute(name)", attribute)


def test_events_are_announced_and_a_refused_card_says_why(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    anna.open_table("casual", "casual", "casual")
    anna.begin()
    anna.wait_for("table")
    refused = anna.by("hand").locator("[data-card][aria-disabled=true]")
    play_until([anna], lambda: anna.is_to_follow and refused.count() > 0)
    before = anna.entry
    refused.first.click(force=True)  # it is disabled for a reason, and says so
    heard = anna.by("announcements")
    anna.until(lambda: "You have" in heard.inner_text())
    assert anna.entry == before
    refusal = heard.inner_text()
    anna.move()
    anna.until(lambda: heard.inner_text() != refusal)
    assert re.search(r"\b(play|win|lay|earn)s?\b|Your turn|is over", heard.inner_text())
