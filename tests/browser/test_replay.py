"""A finished game is replayed: move by move, through any eyes, with its review."""

import re

import pytest

from tests.browser.looks import IN_LANGUAGES
from tests.browser.replay import Watcher, finished
from tests.browser.test_accessibility import tab_to
from tests.server import quick_reviews
from tests.server.client import serving


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server with very short reviews."""
    with serving(tmp_path_factory.mktemp("again"), module=quick_reviews.MODULE) as running:
        yield running


@pytest.fixture(scope="module")
def table(server):
    return finished(server, "beginner", "casual")


@pytest.mark.slow
def test_a_game_is_replayed_by_keyboard(chromium, server, table):
    ben = Watcher(chromium, server)
    ben.page.goto(f"{server.address}/t/{table}")
    ben.wait_for("end")
    tab_to(ben, "look-again")
    ben.page.keyboard.press("Enter")
    ben.wait_for("replay")
    ben.until(lambda: ben.step == 0)
    ben.wait_for_review()  # it is announced too, and must not come in between
    ben.press("ArrowRight", 1)
    assert re.search(r"(plays|lays)", ben.by("told").inner_text())
    ben.until(lambda: ben.by("told").inner_text() in ben.by("announcements").inner_text())
    ben.press("End", ben.last)
    assert "Round 4 is over" in ben.by("told").inner_text()
    ben.press("ArrowLeft", ben.last - 1)
    ben.press("Home", 0)
    ben.page.keyboard.press("Space")
    ben.until(lambda: ben.step >= 2)
    ben.page.keyboard.press("Space")
    assert ben.by("timeline-play").get_attribute("aria-label") == "Play"
    assert ben.faults == []


def test_the_review_comes_and_a_costly_move_is_jumped_to(chromium, server, table):
    ben = Watcher(chromium, server)
    ben.look_at(table)
    ben.wait_for_review()
    costly = ben.page.locator("[data-testid^=costly-]").first
    number = int(costly.get_attribute("data-number") or 0)
    better = costly.locator("b").last.inner_text()
    costly.focus()
    ben.press("Enter", number)
    assert better in ben.by("verdict").inner_text()
    seat = (costly.get_attribute("data-testid") or "").split("-")[1]
    assert ben.by("seen-by").input_value() == seat
    marked = ben.by("open-hand").locator("[data-best=true]")
    ben.until(lambda: marked.count() == int(" on top" not in better))
    ben.until(lambda: f"seat={seat}&move={number}" in ben.page.url)
    ben.page.reload()
    ben.until(lambda: ben.step == number)
    assert ben.faults == []


@pytest.mark.slow
def test_the_graph_goes_to_a_move_by_key_and_by_pointer_and_is_a_table_too(chromium, server, table):
    ben = Watcher(chromium, server)
    ben.look_at(table, "?move=10")
    ben.wait_for_review()
    slider = ben.by("probabilities-slider")
    slider.focus()
    ben.press("ArrowRight", 11)
    assert "Move 11 of" in (slider.get_attribute("aria-valuetext") or "")
    box = ben.by("probabilities").bounding_box()
    assert box is not None
    ben.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 30)
    ben.until(lambda: abs(ben.step - ben.last / 2) <= 1)
    picture = ben.page.get_by_role("img", name="Chances to win")
    assert "at the end" in (picture.locator("desc").text_content() or "")
    ben.by("as-table").click()
    first = ben.page.locator(".probability-rows tbody tr").first
    number = int(first.get_by_role("button").inner_text())
    first.get_by_role("button").click()
    ben.until(lambda: ben.step == number)
    assert first.get_attribute("data-now") == "true"


@pytest.mark.slow
def test_each_seat_sees_its_own_hand_and_a_spectator_none(chromium, server, table):
    ben = Watcher(chromium, server)
    ben.look_at(table, "?move=0&seat=1")
    cards = ben.by("open-hand").locator("[data-card]")
    ben.until(lambda: cards.count() == 10)
    first = cards.first.get_attribute("data-card")
    ben.by("seen-by").select_option("2")
    ben.until(lambda: cards.first.get_attribute("data-card") != first)
    ben.by("seen-by").select_option("spectator")
    ben.by("open-hand").wait_for(state="detached")
    ben.by("seen-by").select_option("all")
    hands = ben.by("all-hands").locator("[data-testid=open-hand]")
    ben.until(lambda: hands.count() == 3)
    assert ben.by("all-hands").locator("[data-card]").count() == 30
    ben.until(lambda: "seat=all&move=0" in ben.page.url)
    ben.page.reload()
    ben.until(lambda: hands.count() == 3)


def test_a_move_is_tried_again_from_a_copied_link(chromium, server, table):
    """The new table has the very position: the same cards are on the hand."""
    ben = Watcher(chromium, server, permissions=["clipboard-read", "clipboard-write"])
    ben.enter("Ben")
    ben.look_at(table, "?seat=0&move=12")
    ben.until(lambda: ben.step == 12)
    ben.page.goto(ben.copied_link())
    ben.until(lambda: ben.step == 12)
    ben.by("open-hand").wait_for()
    cards = ben._all("[data-testid=open-hand] [data-card]", "data-card")
    ben.by("again-here").click()
    ben.wait_for("table")
    assert "from its move 12 on" in ben.by("origin").inner_text()
    ben.until(lambda: len(ben.hand) > 0)
    assert set(ben.hand) == set(cards)
    assert ben.faults == []


def test_a_game_that_is_still_played_says_so(chromium, server):
    ben = Watcher(chromium, server)
    ben.enter("Ben")
    path = ben.open_table("casual")
    ben.page.goto(f"{server.address}{path}/replay")
    ben.page.get_by_role("heading", name="Not yet").wait_for()
    assert ben.axe() == []


LOOKS = [
    *IN_LANGUAGES,
    pytest.param(1366, 625, "light", "en-GB", id="low", marks=pytest.mark.slow),
    pytest.param(1024, 768, "light", "en-GB", id="tablet", marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("width", "height", "scheme", "locale"), LOOKS)
def test_axe_finds_nothing_and_nothing_sticks_out(
    chromium, server, table, width, height, scheme, locale
):
    size = {"width": width, "height": height}
    ben = Watcher(chromium, server, viewport=size, color_scheme=scheme, locale=locale)
    ben.look_at(table, "?move=7")
    ben.wait_for_review()
    ben.by("as-table").click()
    assert ben.axe() == []
    assert ben.fits(width)
    bar = ben.by("timeline-next").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= height
    assert min(bar["width"], bar["height"]) >= 44
    assert ben.faults == []
