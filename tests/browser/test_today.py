"""The puzzles of the day: a task is solved, its text is shared, the calendar and the streak know it; axe."""

import re
from datetime import UTC, datetime
from time import time

import pytest
from playwright.sync_api import expect

from tests.browser import wrong_clock
from tests.browser.looks import LOOKS
from tests.browser.player import Player
from tests.server.client import serving

LATER = datetime(2027, 1, 3, 12, tzinfo=UTC)
"""A day two months after the first."""


@pytest.fixture
def later_server(tmp_path):
    skew = {"SPIELTISCH_TEST_SKEW": str(round(LATER.timestamp() - time()))}
    with serving(tmp_path / "data", module=wrong_clock.MODULE, environment=skew) as running:
        yield running


def test_a_task_of_the_day_is_solved_and_shared(chromium, server_of_a_day, racer):
    permissions = ["clipboard-read", "clipboard-write"]
    anna = racer(chromium, server_of_a_day, permissions=permissions)
    anna.page.goto(f"{server_of_a_day.address}/today")
    anna.wait_for("today")
    assert anna.by("share-text").count() == 0
    anna.by("play-easy").click()
    anna.wait_for("table")
    anna.until_phase("building")
    anna.by("auto-call").check()
    for step in anna.solution():
        anna.put_by_panel(step)
    anna.wait_for("end")
    anna.by("back-to-day").click()
    text = anna.by("share-text")
    text.wait_for()
    assert text.input_value().startswith("Spieltisch 20")
    assert "✅ Easy task " in text.input_value()
    assert "⬜ Hand of cards" in text.input_value()
    assert "http" not in text.input_value()
    assert anna.by("streak").inner_text() == "1 day in a row"
    assert anna.page.locator(".calendar [data-count='1']").count() == 1
    assert anna.axe() == []
    anna.by("copy-share").click()
    anna.until(lambda: anna.page.evaluate("navigator.clipboard.readText()") == text.input_value())
    on_board = anna.page.locator("[data-testid=daily-easy] .daily-board [data-you=true]")
    line = on_board.inner_text().split("\n")
    ben = Player(chromium, server_of_a_day)
    ben.page.goto(f"{server_of_a_day.address}/today")
    expect(ben.by("daily-easy").locator(".daily-board li", has_text=line[0])).to_be_visible()
    assert ben.by("daily-easy").locator("[data-you=true]").count() == 0

    anna.page.goto(server_of_a_day.address)
    expect(anna.by("today-strip")).to_contain_text("1 of 4 done · 1 day in a row")
    expect(anna.page.locator(".today-marks")).to_have_text("● ○ ○ ○")
    played = re.compile(r"solved in \d.* · Easy task, 2 November")
    expect(anna.by("recent-game")).to_contain_text(played)
    anna.by("my-games").click()
    anna.wait_for("me")
    anna.by("filter-company").select_option("daily")
    expect(anna.by("played-game")).to_contain_text(re.compile(r"Solved in \d"))
    expect(anna.by("played-game")).to_contain_text("Easy task, 2 November")
    anna.by("filter-company").select_option("puzzles")
    anna.by("no-games").wait_for()
    assert anna.faults == []


def test_the_calendar_goes_back_to_the_first_month(chromium, later_server):
    anna = Player(chromium, later_server)
    anna.page.goto(f"{later_server.address}/today")
    month = anna.by("month")
    expect(month).to_have_text("January 2027")
    expect(anna.by("month-after")).to_have_attribute("aria-disabled", "true")
    anna.by("month-before").click()
    expect(month).to_have_text("December 2026")
    anna.by("month-before").click()
    expect(month).to_have_text("November 2026")
    expect(anna.by("month-before")).to_have_attribute("aria-disabled", "true")
    anna.by("month-before").press("Enter")
    expect(month).to_have_text("November 2026")
    assert anna.axe() == []
    anna.by("day-2026-11-01").click()
    anna.page.wait_for_url("**/today/2026-11-01")
    expect(month).to_have_text("November 2026")
    anna.by("month-after").click()
    anna.by("day-2026-12-31").click()
    anna.page.wait_for_url("**/today/2026-12-31")
    anna.by("play-deal").wait_for()
    assert anna.faults == []


@pytest.mark.parametrize(("viewport", "scheme"), LOOKS)
def test_axe_finds_nothing_on_the_page_of_a_day(chromium, server, racer, viewport, scheme):
    anna = racer(chromium, server, viewport=viewport, color_scheme=scheme)
    anna.page.goto(f"{server.address}/today/2026-11-02")
    anna.by("play-deal").wait_for()
    assert anna.axe() == []
    anna.by("day-2026-11-01").click()
    anna.page.wait_for_url("**/today/2026-11-01")
    anna.by("play-deal").wait_for()
    anna.page.goto(f"{server.address}/today/1999-01-01")
    anna.page.get_by_text("There are no puzzles for this day").wait_for()
    assert anna.axe() == []
