"""Who is away or idle in a race of the card game: shown, nudged, voted about, and shown what a bot laid."""

import pytest
from playwright.sync_api import expect

from tests.browser.card_player import CardPlayer, lay_together
from tests.browser.test_focus import has_focus
from tests.browser.test_presence import HEARD, said

pytestmark = pytest.mark.slow


def two_laying(chromium, server) -> tuple[CardPlayer, CardPlayer]:
    """Seat Anna and Ben at a table of the card game, and let the laying begin."""
    anna, ben = CardPlayer(chromium, server), CardPlayer(chromium, server)
    for each in (anna, ben):
        each.context.add_init_script(f"({HEARD})()")
    lay_together(anna, ben)
    return anna, ben


def laid_by(anna: CardPlayer, seat: int) -> int:
    return len(anna.view["players"][seat]["laid"])


def test_who_comes_back_is_told_what_the_bot_laid(chromium, brief_server):
    anna, ben = two_laying(chromium, brief_server)
    link = ben.page.url
    ben.page.goto("about:blank")
    said(anna, "Ben is away.")
    expect(anna.by("presence-news")).to_contain_text("A bot plays for Ben now.")
    anna.until(lambda: laid_by(anna, 1) >= 2)
    ben.page.goto(link)
    said(anna, "Ben is back.")
    told = ben.by("stood-in")
    expect(told).to_contain_text("While you were away, a bot played for you:")
    ben.until(lambda: len(ben.laid) > 0)
    expect(told).to_contain_text(f"{len(ben.laid)} cards laid")
    ben.by("stood-in-close").click()
    expect(told).to_be_hidden()
    assert has_focus(ben)
    assert [*anna.faults, *ben.faults] == []


def test_who_does_not_go_on_to_the_next_round_is_nudged_and_voted_about(chromium, brief_server):
    anna, ben = two_laying(chromium, brief_server)
    assert anna.by("idle").count() == 0, "nobody has to find a layout"
    for each in (anna, ben):
        each.by("agree").click()
    for each in (anna, ben):
        each.until_phase("checked")
    anna.by("next-round").click()
    anna.by("nudge").click()
    expect(ben.by("own-idle")).to_contain_text("The others are waiting for you.")
    assert ben.page.title().startswith("The table is waiting for you")
    anna.by("vote").click()
    said(anna, "A bot plays for Ben now.")
    expect(ben.by("own-idle")).to_contain_text("The others are letting a bot play for you.")
    for each in (anna, ben):
        each.until_phase("laying")
    anna.until(lambda: laid_by(anna, 1) >= 1)
    ben.by("here").click()
    said(anna, "Ben plays again.")
    expect(ben.by("stood-in")).to_contain_text("a bot played for you: ")
    expect(ben.by("own-idle")).to_be_hidden()
    assert [*anna.faults, *ben.faults] == []


def test_who_does_not_answer_a_wish_to_end_the_round_is_nudged(chromium, brief_server):
    anna, ben = two_laying(chromium, brief_server)
    anna.by("agree").click()
    anna.by("nudge").click()
    ben.by("own-idle").wait_for()
    ben.by("agree").click()
    for each in (anna, ben):
        each.until_phase("checked")
        expect(each.by("own-idle")).to_be_hidden()
        expect(each.by("idle")).to_be_hidden()
    assert [*anna.faults, *ben.faults] == []
