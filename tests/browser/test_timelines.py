"""Finished races are watched again: from a link, by keyboard, and played on from a round."""

import re

import pytest

from tests.browser.looks import IN_LANGUAGES
from tests.browser.measure import PHONE
from tests.browser.replay import Watcher
from tests.browser.staging import end_of, stage, take_seat
from tests.browser.test_accessibility import tab_to
from tests.server.client import serving

PERMISSIONS = ["clipboard-read", "clipboard-write"]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("timelines"), pause=3600.0, grace=3600.0) as running:
        yield running


def watcher(chromium, server, name, **options):
    """Bring a player of a golden game to its timeline."""
    ben = Watcher(chromium, server, permissions=PERMISSIONS, **options)
    staged = stage(server, end_of(name))
    take_seat(ben, staged)
    return ben, staged.table


RACES = [
    ("ubongo3d-4", "?round=2&at=14000", "[data-seat='2'][data-solved=true]"),
    ("ubongocards-4", "?round=2&at=30000", ".layer[data-seat='3'][data-laid='6']"),
]


@pytest.mark.parametrize(("name", "search", "shown"), RACES)
def test_a_link_leads_to_its_very_moment_and_is_copied(chromium, server, name, search, shown):
    ben, table = watcher(chromium, server, name)
    ben.watch(table, search)
    at = tuple(int(part) for part in re.findall(r"\d+", search))
    assert ben.place == at
    ben.page.locator(shown).wait_for()
    assert ben.page.locator("li[data-seat]").count() == 4
    link = ben.copied_link()
    assert link.endswith(f"/t/{table}/replay{search}")
    cleo = Watcher(chromium, server)
    cleo.page.goto(link)
    cleo.by("timeline").wait_for()
    assert cleo.place == at
    cleo.page.locator(shown).wait_for()
    assert ben.faults == cleo.faults == []


@pytest.mark.parametrize("name", ["ubongo3d-4", "ubongocards-4"])
def test_a_race_is_watched_by_keyboard(chromium, server, name):
    ben, table = watcher(chromium, server, name)
    ben.page.goto(f"{server.address}/t/{table}")
    ben.wait_for("end")
    tab_to(ben, "look-again")
    ben.page.keyboard.press("Enter")
    ben.by("timeline").wait_for()
    assert ben.place == (1, 0)
    ben.page.keyboard.press("ArrowRight")
    ben.until(lambda: ben.place[1] > 0)
    assert re.search(r"(puts|lays)", ben.by("told").inner_text())
    ben.page.keyboard.press("PageDown")
    ben.until(lambda: ben.place == (2, 0))
    ben.page.keyboard.press("PageUp")
    ben.until(lambda: ben.place == (1, 0))
    ben.page.keyboard.press("End")
    ben.until(lambda: ben.place[0] > 5)
    ben.page.keyboard.press("Home")
    ben.until(lambda: ben.place == (1, 0))
    ben.page.keyboard.press("Space")
    ben.until(lambda: ben.place[1] > 300)
    ben.page.keyboard.press("Space")
    assert ben.by("timeline-play").get_attribute("aria-label") == "Play"
    assert ben.faults == []


@pytest.mark.parametrize("name", ["ubongo3d-4", "ubongocards-4"])
def test_the_slider_stands_where_the_time_beside_it_says(chromium, server, name):
    ben, table = watcher(chromium, server, name, viewport=PHONE)
    for number, search in enumerate(("?round=1&at=0", "?round=2&at=14000", "?round=5&at=2000")):
        ben.watch(table, search)
        slider = ben.by("timeline-slider")
        shown = ben.by("timeline-step").locator("[aria-hidden]").inner_text()
        told = [seconds(each) for each in shown.split(" / ")]
        assert told == [int(slider.input_value()) // 1000, ben.last // 1000]
        title = ben.by("timeline").locator("h2").inner_text()
        assert seconds(title.split("· ")[1]) == (0, 14, 2)[number]
    buttons = ben.page.locator(".timeline-buttons").locator("button, select").all()
    rows = {round((each.bounding_box() or {})["y"]) for each in buttons}
    assert len(rows) == 1  # even on the smallest phone


def seconds(clock: str) -> int:
    minutes, rest = clock.split(":")
    return 60 * int(minutes) + int(rest)


def test_a_timeline_runs_at_the_chosen_speed_and_jumps_to_a_round(chromium, server):
    ben, table = watcher(chromium, server, "ubongo3d-2")
    ben.watch(table)
    ben.by("speed").select_option("8")
    ben.by("timeline-play").click()
    ben.until(lambda: ben.place[1] > 8_000)
    ben.by("to-round-3").click()
    ben.until(lambda: ben.place == (3, 0))
    assert ben.by("timeline-play").get_attribute("aria-label") == "Play"
    ben.until(lambda: "round=3&at=0" in ben.page.url)


@pytest.mark.parametrize("name", ["ubongo3d-1", "ubongocards-1"])
def test_somebody_who_played_alone_sees_their_tasks_again(chromium, server, name):
    ben, table = watcher(chromium, server, name)
    ben.watch(table, "?round=2&at=60000")
    assert ben.page.locator("li[data-seat]").count() == 1
    assert ben.axe() == []


def test_a_round_is_played_again_from_the_same_position(chromium, server):
    ben, table = watcher(chromium, server, "ubongocards-2")
    ben.watch(table, "?round=3&at=0")
    ben.by("again-seat").select_option("1")
    ben.by("again-here").click()
    ben.wait_for("table")
    assert table not in ben.page.url
    assert "earlier game" in ben.by("origin").inner_text()
    assert "not count for ratings" in ben.by("origin").inner_text()
    ben.by("check").wait_for()  # round 2 has been checked, and the third is about to begin
    assert ben.faults == []


@pytest.mark.parametrize(
    ("name", "search", "phase"),
    [
        ("ubongo3d-2", "?round=2&at=6000", "building"),
        ("ubongocards-2", "?round=2&at=9000", "laying"),
    ],
)
def test_a_race_is_tried_again_from_the_middle_of_a_round(chromium, server, name, search, phase):
    ben, table = watcher(chromium, server, name)
    ben.watch(table, search)
    assert ben.by("again-here").inner_text() == "Try from this moment"
    ben.by("again-here").click()
    ben.wait_for("table")
    assert table not in ben.page.url
    ben.page.locator(f"main[data-phase={phase}]").wait_for()
    assert ben.faults == []


def test_the_same_deal_is_played_from_the_end_page(chromium, server):
    ben, table = watcher(chromium, server, "ubongo3d-2")
    ben.page.goto(f"{server.address}/t/{table}")
    ben.wait_for("end")
    ben.by("end-again").click()
    ben.by("again-deal").click()
    ben.wait_for("table")
    assert "The deal of an earlier game" in ben.by("origin").inner_text()
    assert ben.faults == []


LOOKS = [
    *IN_LANGUAGES,
    pytest.param(1280, 720, "light", "en-GB", id="laptop", marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("width", "height", "scheme", "locale"), LOOKS)
@pytest.mark.parametrize("race", RACES)
def test_axe_finds_nothing_and_nothing_sticks_out(
    chromium, server, race, width, height, scheme, locale
):
    name, search, _ = race
    size = {"width": width, "height": height}
    ben, table = watcher(chromium, server, name, viewport=size, color_scheme=scheme, locale=locale)
    for moment in (search, search.split("&")[0] + "&at=99999999"):
        ben.watch(table, moment)
        assert ben.axe() == []
        assert ben.fits(width)
        bar = ben.by("timeline-next").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= height
        assert min(bar["width"], bar["height"]) >= 44
    assert ben.faults == []
