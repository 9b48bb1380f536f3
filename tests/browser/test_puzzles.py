"""Puzzles: one is found by filters, solved at the table, and marked as solved; the booklet; looks."""

from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.looks import LOOKS
from tests.browser.measure import SCREENS, faults
from tests.browser.player import Player
from tests.browser.racer import SMALL, Eye

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
    assert "Solved in" in anna.by("achievement").inner_text()
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
    past = anna.by("map").locator(".place-past")
    assert past.count() == 14
    assert "best run: piece" in str(past.first.locator("..").get_attribute("aria-label"))
    assert anna.axe() == []
    step = anna.solution()[0]
    anna.put_by_panel(step)
    expect(past).to_have_count(14 - len(step.cells))  # nothing lies over one's own pieces
    anna.by("ghost-fold").click()
    assert anna.by("ghost").count() == past.count() == 0
    anna.page.goto(f"{fast_server.address}/puzzles/{PUZZLE}")
    anna.by("play-untimed").click()
    anna.wait_for("table")
    anna.until_phase("building")
    assert anna.by("time-passed").count() == 0
    assert anna.by("ghost-fold").count() == 0
    anna.by("aside").click()
    anna.by("aside-yes").click()
    anna.wait_for("end")
    assert "Not solved" in anna.by("achievement").inner_text()
    anna.page.goto(f"{fast_server.address}/puzzles?mine=solved")
    anna.until(lambda: found(anna).startswith("1 puzzle"))
    assert "Solved in" in anna.by(f"puzzle-{PUZZLE}").inner_text()
    assert anna.faults == []


@pytest.mark.slow
def test_the_ghost_of_the_best_run_stands_on_the_board_behind_ones_own_pieces(
    chromium_in_space, fast_server, racer
):
    anna = racer(chromium_in_space, fast_server, viewport=SMALL, reduced_motion="reduce")
    anna.enter("Anna")

    def begin() -> None:
        anna.page.goto(f"{fast_server.address}/puzzles/{PUZZLE}")
        anna.by("play-puzzle").click()
        anna.wait_for("table")
        anna.until_phase("building")

    def seen(*, ghost: bool) -> Image.Image:
        """Look at the board with or without the ghost."""
        if (anna.by("ghost").count() > 0) != ghost:
            anna.by("ghost-fold").click()
        kinds = 3 if ghost else 0
        anna.until(lambda: len(str(anna.by("board").get_attribute("data-best")).split()) == kinds)
        anna.page.wait_for_timeout(300)  # a frame is drawn by the processor
        return Image.open(BytesIO(anna.page.screenshot())).convert("RGB")

    def differs(place: tuple[float, float, float]) -> bool:
        """Return whether the ghost changes the picture at a point of the board."""
        at = [round(each) for each in Eye(anna).screen(place)]
        one, other = (
            each.getpixel((at[0], at[1])) for each in (seen(ghost=True), seen(ghost=False))
        )
        return one != other

    begin()
    steps = anna.solution()
    for step in steps:
        anna.put_by_panel(step)
    anna.by("call").click()
    anna.wait_for("end")

    begin()
    anna.look_at_tray()
    eye = Eye(anna)
    tops = [eye.top_of_lying([list(cell) for cell in step.cells]) for step in steps]
    assert all(differs(top) for top in tops)
    anna.put_by_panel(steps[-1])
    anna.until(lambda: anna.has_laid(1))
    anna.page.keyboard.press("Escape")
    anna.page.mouse.move(2, 2)
    assert differs(tops[0])
    assert not differs(tops[-1])
    anna.page.reload()
    anna.wait_for("table")
    assert anna.by("ghost-fold").get_attribute("aria-expanded") == "false"
    assert anna.faults == []


def test_the_areas_to_choose_from_have_pages(chromium, server):
    anna = Player(chromium, server)
    anna.page.goto(f"{server.address}/puzzles?squares=8")
    anna.page.locator(".area-filter summary").click()
    expect(anna.by("areas-page")).to_have_text("Page 1 of 7")
    first = anna.page.locator(".area-choice").first
    common = first.inner_text()
    anna.by("areas-next").click()
    expect(anna.by("areas-page")).to_have_text("Page 2 of 7")
    expect(first).not_to_have_text(common)
    area = first.inner_text()
    first.click()
    expect(anna.page.locator(".area-choice")).to_have_text([area])
    assert found(anna).split()[0].isdecimal()
    anna.page.reload()
    expect(anna.page.locator(".area-choice")).to_have_text([area])
    assert anna.page.url.endswith(f"area={area}&squares=8")
    assert anna.faults == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_every_filter_has_room_for_its_choices(chromium, server, locale):
    anna = Player(chromium, server, locale=locale)
    anna.page.goto(f"{server.address}/puzzles")
    anna.page.locator(".puzzle-card").first.wait_for()
    for screen in SCREENS:
        anna.page.set_viewport_size({"width": screen["width"], "height": screen["height"]})
        assert faults(anna.page, every_choice=True) == []


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_puzzle_without_a_clock_takes_none_away_from_the_task_of_the_day(
    chromium, fast_server, racer
):
    anna = racer(chromium, fast_server)
    anna.enter("Anna")
    anna.page.goto(f"{fast_server.address}/puzzles/{PUZZLE}")
    anna.by("play-untimed").click()
    anna.wait_for("table")
    anna.until_phase("building")
    assert anna.page.get_by_role("timer").count() == 0
    anna.page.goto(f"{fast_server.address}/today")
    anna.by("play-easy").click()
    anna.wait_for("table")
    anna.until_phase("building")
    anna.page.get_by_role("timer").wait_for()
    assert anna.faults == []
