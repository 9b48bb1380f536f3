"""The rules inside the app: all of them, found by searching, reached by a link, for everyone."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.learner import Learner
from tests.browser.player import Player
from tests.browser.staging import look_at_end
from tests.browser.ugo_moments import at, must_follow

DOCS = Path(__file__).parents[2] / "docs/rules"
GAMES = {"ugo": "ugo", "ubongo3d": "ubongo-3d", "ubongocards": "ubongo-cards"}
LIT = "article:target"
FIRST, FOLLOW, LAST, POINTS, TIE = "UGO-1", "UGO-10", "UGO-29", "UC-14", "UC-17"
MIRROR, TIE_BREAK = "U3D-5", "U3D-24"
MINUS = "UGO-26"
"""Rules that are searched for here; other tests prove them."""


def read(chromium, server, address: str, **options) -> Player:
    """Open a page of rules."""
    anna = Player(chromium, server, **options)
    anna.page.goto(f"{server.address}/rules/{address}")
    anna.wait_for("rules")
    anna.page.locator("article").first.wait_for()
    return anna


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_there_with_its_number(chromium, server, game):
    anna = read(chromium, server, game)
    written = re.findall(r"\*\*(\w+-\d+)\*\*", (DOCS / f"{GAMES[game]}.md").read_text())
    shown = anna.page.locator(".one-rule-id").all_inner_texts()
    assert shown == written
    assert anna.page.locator("figure").count() >= 7
    assert anna.faults == []


def test_a_search_leaves_what_it_finds_and_marks_it(chromium, server):
    anna = read(chromium, server, "ugo")
    anna.by("rules-search").fill("dealt")
    anna.until(lambda: anna.page.locator("article").count() < 5)
    marked = anna.page.locator("mark").all_inner_texts()
    assert marked
    assert {each.lower() for each in marked} == {"dealt"}
    anna.by("rules-search").fill(LAST.lower())
    anna.until(lambda: anna.page.locator("article").count() == 1)
    assert "share" in anna.by(LAST).inner_text()
    anna.by("rules-search").fill("xylophone")
    anna.until(lambda: "Nothing found" in anna.by("rules-count").inner_text())
    assert anna.page.locator("article").count() == 0


def test_a_link_leads_to_its_rule(chromium, server):
    anna = read(chromium, server, f"ubongocards#{POINTS}")
    anna.until(lambda: is_in_sight(anna, POINTS))
    anna.until(lambda: anna.page.evaluate("document.activeElement.id") == POINTS)
    anna.page.get_by_role("link", name=f"Link to rule {TIE}").click()
    anna.until(lambda: is_in_sight(anna, TIE))
    assert anna.page.url.endswith(f"#{TIE}")
    assert anna.page.locator(LIT).get_attribute("id") == TIE


def is_in_sight(anna: Player, rule: str) -> bool:
    box = anna.by(rule).bounding_box()
    size = anna.page.viewport_size
    return box is not None and size is not None and 0 <= box["y"] < size["height"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_on_a_page_of_rules(chromium, server, game, scheme, width):
    viewport = {"width": width, "height": 844}
    anna = read(chromium, server, game, viewport=viewport, color_scheme=scheme)
    assert anna.axe() == []
    assert anna.fits(width)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_rules_speak_other_languages(chromium, server, language):
    anna = read(chromium, server, "ubongo3d", locale=language)
    word = {"de": "Spiegelbilder", "fr": "miroir"}[language]
    assert word in anna.by(MIRROR).inner_text()


def test_a_refusal_leads_to_the_rule_that_it_comes_from(chromium, server):
    anna = Learner(chromium, server)
    anna.learn("ugo", "mouse")
    anna.asked(0)
    anna.page.locator(".hand [aria-disabled=true]").first.click(force=True)
    with anna.context.expect_page() as opened:
        anna.by("why").click()
    opened.value.wait_for_selector(f"article#{FOLLOW}:focus")
    assert anna.step == 0


def test_a_refusal_at_a_table_leads_to_its_rule_in_the_language_that_is_spoken(chromium, server):
    anna = at(chromium, server, "ugo-4", must_follow, locale="de-DE")
    anna.page.locator(".hand [aria-disabled=true]").first.click(force=True)
    shown = follow(anna, FOLLOW)
    assert "ausgespielte Farbe" in shown.locator(f"#{FOLLOW}").inner_text()
    assert anna.page.locator("[data-page=table]").count() == 1, "the table stays open"


@pytest.mark.parametrize(
    ("game", "rule"), [("ugo-4", MINUS), ("ubongocards-3", TIE), ("ubongo3d-tie", TIE_BREAK)]
)
def test_points_and_places_that_need_a_word_lead_to_their_rule(chromium, server, game, rule):
    anna = Player(chromium, server)
    look_at_end(anna, game)
    anna.unfold("end-details")
    follow(anna, rule)


def follow(anna: Player, rule: str) -> Page:
    """Follow "Why?" to the rule on its own page."""
    with anna.context.expect_page() as opened:
        anna.page.locator(f"[data-testid=why][href$='#{rule}']").first.click()
    shown = opened.value
    shown.wait_for_selector(f"article#{rule}:focus")
    expect(shown.locator(f"#{rule}")).to_be_in_viewport()
    return shown


def test_the_short_rules_lead_to_all_of_them(chromium, server):
    anna = Player(chromium, server)
    anna.page.goto(f"{server.address}/new/ugo")
    anna.wait_for("new")
    anna.by("how-to-play").click()
    anna.by("all-rules").click()
    anna.wait_for("rules")
    anna.by(FIRST).wait_for()
