"""UGO! in the hand: laying, confirming, looking back, and a table that fits every screen."""

from itertools import combinations

import pytest
from playwright.sync_api import expect

from tests.browser.measure import PHONE, faults
from tests.browser.ugo_moments import (
    CONTRAST,
    LAPTOP,
    TALL,
    at,
    box,
    follows,
    is_inside,
    layings,
    lays,
)


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_the_laying_is_whole_on_a_small_phone(chromium, server, locale):
    options = {"viewport": PHONE, "locale": locale, "has_touch": True}
    anna = at(chromium, server, "ugo-4", lambda view: lays(view, ways=2, new=3), **options)
    whole = "each => each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth"
    assert anna.by("status").evaluate(whole)
    assert faults(anna.page) == []
    anna.by("lay-change").click()
    expect(anna.page.locator(".new-land")).to_have_count(3)
    for selector in ("dialog[open]", "[data-testid=lay-confirm-change]"):
        assert is_inside(box(anna, selector), PHONE)
    assert faults(anna.page) == []


def test_where_there_is_nothing_to_choose_nobody_taps(chromium, server):
    anna = at(chromium, server, "ugo-2", lays)
    anna.until(lambda: len(layings(anna)) == 1)
    anna.until(lambda: anna.playable.count() > 0)
    assert anna.view["laying"]["laid"] == layings(anna)[0], "the laying is a move like any other"


@pytest.mark.slow
def test_those_who_want_to_lay_themselves_do(chromium, server):
    anna = at(chromium, server, "ugo-2", lays, {"autoLay": False})
    anna.by("lay-confirm").wait_for()
    assert layings(anna) == []
    assert anna.by("lay-change").count() == 0, "there is nothing to change"
    anna.by("lay-confirm").click()
    anna.until(lambda: anna.playable.count() > 0)
    assert len(layings(anna)) == 1
    assert anna.page.evaluate("document.activeElement.closest('[data-hand]') !== null")


@pytest.mark.slow
def test_the_summary_of_a_round_survives_a_reload_with_the_tenth_trick(chromium, server):
    anna = at(
        chromium, server, "ugo-4", lambda view: lays(view, ways=2, trick=10) and view.round == 1
    )
    tenth = anna.view["tricks"][-1]["cards"]
    anna.by("lay-confirm").click()
    close = anna.by("round-dialog-close")
    close.wait_for()
    anna.page.reload()
    close.wait_for()
    shown = anna.page.locator("[data-testid=round-dialog] [data-row-card]")
    read = "found => found.map(each => each.dataset.rowCard)"
    shown.first.wait_for()
    assert shown.evaluate_all(read) == tenth
    close.click()
    close.wait_for(state="detached")
    assert anna.page.evaluate("document.activeElement !== document.body")
    anna.by("tricks").click()
    again = anna.page.locator("[data-testid=tricks-dialog] [data-testid=trick-10] [data-row-card]")
    again.first.wait_for()
    assert again.evaluate_all(read)[:4] == tenth
    anna.page.reload()
    anna.by("hand").wait_for()
    assert close.count() == 0


@pytest.mark.slow
def test_every_played_card_is_one_tap_away(chromium, server):
    anna = at(chromium, server, "ugo-3", follows, viewport=PHONE, has_touch=True)
    view = anna.view
    played = {card for trick in view["tricks"] for card in trick["cards"]} | {*view["trick"]}
    anna.by("tricks").click()
    read = "found => found.map(each => [each.dataset.playedCard, each.dataset.state])"
    cards = anna.page.locator("[data-played-card]")
    cards.first.wait_for()
    told = dict(cards.evaluate_all(read))
    assert {card for card, state in told.items() if state == "played"} == played
    held = {each["card"] for each in view["hand"]}
    assert {card for card, state in told.items() if state == "held"} == held
    assert len(told) == 45
    assert anna.axe() == []
    anna.page.keyboard.press("Escape")
    anna.until(lambda: anna.page.evaluate("document.activeElement !== document.body"))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_laptop_has_everyone_around_the_table(chromium, server, players):
    anna = at(chromium, server, f"ugo-{players}", follows, viewport=LAPTOP)
    parts = [
        *anna.page.locator(".player").all(),
        *(anna.page.locator(each).first for each in (".trick", ".own-kingdom", ".hand", ".status")),
    ]
    boxes = [each.bounding_box() for each in parts]
    assert len(boxes) == players - 1 + 4
    assert all(is_inside(each, LAPTOP) for each in boxes)
    for one, other in combinations(boxes, 2):
        assert (
            one["x"] + one["width"] <= other["x"] + 1
            or other["x"] + other["width"] <= one["x"] + 1
            or one["y"] + one["height"] <= other["y"] + 1
            or other["y"] + other["height"] <= one["y"] + 1
        )
    assert faults(anna.page) == []


@pytest.mark.slow
def test_two_players_see_both_kingdoms_on_a_phone(chromium, server):
    anna = at(chromium, server, "ugo-2", follows, viewport=TALL, has_touch=True)
    kingdoms = anna.page.locator(".kingdom:visible").all()
    assert len(kingdoms) == 2
    assert all(is_inside(each.bounding_box(), TALL) for each in kingdoms)
    assert anna.page.evaluate("document.documentElement.scrollHeight") <= TALL["height"]


@pytest.mark.slow
def test_those_who_want_it_confirm_a_card(chromium, server):
    anna = at(chromium, server, "ugo-3", follows, {"confirm": True})
    assert anna.page.evaluate("document.activeElement.closest('[data-hand]') !== null")
    before, lifted = anna.entry, anna.by("hand").locator("[data-lifted=true]")
    anna.playable.first.click()
    assert lifted.count() == 1
    anna.page.keyboard.press("Escape")
    anna.until(lambda: lifted.count() == 0)
    assert anna.entry == before
    assert not [each for each in anna.sent if each["type"] == "play"]
    anna.playable.first.click()
    anna.playable.first.click()
    anna.until(lambda: anna.entry > before)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_numbers_are_readable_also_on_cards_that_stepped_back(chromium, server, scheme):
    def leads(view):
        return view.turn == view.seat and not view.must_lay and not view.trick and view.tricks

    anna = at(chromium, server, "ugo-4", leads, color_scheme=scheme)
    assert anna.page.locator(".trick[data-past=true]").count() == 1
    assert min(anna.page.evaluate(CONTRAST)) >= 4.5
    assert anna.axe() == []
