"""Puzzles: one is found by filters, solved at the table, and marked as solved; the booklet; looks."""

import pytest

from tests.browser.looks import LOOKS

PUZZLE = "7.15-7.9.16"


def found(person) -> str:
    return str(person.by("puzzles-found").inner_text())


def test_a_puzzle_is_found_by_filters_solved_and_marked(chromium, fast_server, racer):
    anna = racer(chromium, fast_server)
    anna.enter("Anna")
    anna.by("to-puzzles").click()
    anna.wait_for("puzzles")
    anna.until(lambda: "82,819" in found(anna))
    anna.by("filter-source").select_option("atlas")
    anna.by("filter-squares").select_option("7")
    anna.until(lambda: "1,120" in found(anna))
    anna.by("filter-piece-7").click()
    anna.by("filter-piece-9").click()
    anna.by("filter-difficulty").select_option("hard")
    anna.page.locator(".area-filter summary").click()
    anna.by("filter-area-7.15").click()
    anna.by(f"puzzle-{PUZZLE}").click()
    anna.wait_for("puzzle")
    anna.by("play-puzzle").click()
    anna.wait_for("table")
    anna.until_phase("building")
    assert anna.me["task"]["name"] == PUZZLE
    assert anna.by("time-passed").is_visible()
    anna.by("auto-call").check()
    for step in anna.solution():
        anna.put_by_panel(step)
    anna.wait_for("end")
    assert "Solved in" in anna.by("feat").inner_text()
    assert "first time" in anna.by("record").inner_text()
    anna.by("end-details").click()
    anna.by("splits").wait_for()
    assert anna.by("splits").locator("tbody tr").count() == 3
    assert anna.axe() == []

    anna.page.goto(f"{fast_server.address}/puzzles/{PUZZLE}")
    anna.until(lambda: "Your best time" in anna.by("puzzle-mine").inner_text())
    anna.by("play-puzzle").click()
    anna.wait_for("table")
    anna.until_phase("building")
    anna.by("ghost-fold").click()
    anna.page.wait_for_selector("[data-testid=ghost][data-laid='3']")
    assert anna.axe() == []
    anna.by("ghost-fold").click()
    assert anna.by("ghost").count() == 0
    anna.page.goto(f"{fast_server.address}/puzzles/{PUZZLE}")
    anna.by("play-untimed").click()
    anna.wait_for("table")
    anna.until_phase("building")
    assert anna.by("time-passed").count() == 0
    assert anna.by("ghost-fold").count() == 0
    anna.by("aside").click()
    anna.by("aside-yes").click()
    anna.wait_for("end")
    assert "Not solved" in anna.by("feat").inner_text()
    anna.page.goto(f"{fast_server.address}/puzzles?mine=solved")
    anna.until(lambda: found(anna).startswith("1 puzzle"))
    assert "Solved in" in anna.by(f"puzzle-{PUZZLE}").inner_text()
    assert anna.faults == []


@pytest.mark.parametrize(("viewport", "scheme"), LOOKS)
def test_axe_finds_nothing_on_the_pages_of_puzzles(chromium, server, racer, viewport, scheme):
    anna = racer(chromium, server, viewport=viewport, color_scheme=scheme)
    anna.page.goto(f"{server.address}/puzzles?squares=8")
    anna.page.locator(".puzzle-card").first.wait_for()
    assert anna.axe() == []
    anna.page.locator(".area-filter summary").click()
    assert anna.axe() == []
    anna.page.locator(".puzzle-card a").first.click()
    anna.wait_for("puzzle")
    for shown in (1, 2, 3, 4):
        anna.by("reveal").click()
        anna.until(
            lambda shown=shown: (
                anna.page.locator("#main").inner_text().count(f"{shown} of 4") > 0 or shown == 4
            )
        )
    anna.page.get_by_text("That is the whole solution.").wait_for()
    assert anna.axe() == []
    anna.page.goto(f"{server.address}/puzzles/7.15-1.2.3")
    anna.page.get_by_text("There is no such puzzle").wait_for()
    assert anna.axe() == []
