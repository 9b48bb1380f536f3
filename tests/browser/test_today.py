"""The puzzles of the day: a task is solved, its text is shared, the calendar and the streak know it; axe."""

import pytest

from tests.browser.looks import LOOKS


def test_a_task_of_the_day_is_solved_and_shared(chromium, server_of_a_day, racer):
    anna = racer(chromium, server_of_a_day)
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
