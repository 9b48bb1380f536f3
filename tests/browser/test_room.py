"""The room before the start: the host changes the table, in the form in which it was set up."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.staging import Moment, stage, take_seat
from tests.browser.test_presence import HEARD

SIZES = ({"width": 1280, "height": 720}, {"width": 390, "height": 844})


def in_a_room(chromium, server, **options) -> tuple[Player, Player]:
    """Let Ben sit down at Anna's table, and be ready."""
    anna, ben = Player(chromium, server, **options), Player(chromium, server, **options)
    ben.context.add_init_script(f"({HEARD})()")
    anna.enter("Anna")
    link = anna.open_table("friend")
    ben.enter("Ben", link)
    ben.by("sit-1").click()
    ben.by("ready").click()
    expect(anna.page.locator(".seat-state", has_text="✓")).to_be_visible()
    return anna, ben


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_the_host_changes_the_table_and_the_others_see_it(chromium, server, size):
    anna, ben = in_a_room(chromium, server, viewport=size)
    assert ben.by("change").count() == 0
    anna.by("change").click()
    expect(anna.by("change-table")).to_be_in_viewport(ratio=1)
    anna.choose("players-3")
    anna.by("seat-2-kind").select_option("club")
    if not anna.by("hints").is_visible():
        anna.by("options").click()
    anna.by("hints").check()
    expect(anna.by("change-table")).to_be_in_viewport(ratio=1)
    anna.by("change-table").click()
    expect(anna.by("change-dialog")).to_be_hidden()
    expect(ben.by("chosen")).to_contain_text("Hints")
    expect(ben.page.locator(".seat")).to_have_count(3)
    expect(ben.page.locator(".seat [data-face], .seat .face")).to_have_count(1)
    expect(ben.by("changed")).to_contain_text("say again when you are ready")
    ben.until(lambda: any("was changed" in each for each in ben.page.evaluate("window.heard")))
    ben.by("ready").click()
    expect(ben.by("changed")).to_be_hidden()
    anna.begin()
    for each in (anna, ben):
        each.wait_for("table")
    anna.lay_new_table()
    expect(anna.by("players-3")).to_be_checked()
    expect(anna.by("seat-2-kind")).to_have_value("club")
    assert [*anna.faults, *ben.faults] == []


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_in_the_room_and_its_form(chromium, server, scheme, width):
    size = {"width": width, "height": 844}
    anna, _ = in_a_room(chromium, server, viewport=size, color_scheme=scheme)
    assert anna.axe() == []
    anna.by("change").click()
    anna.by("change-table").wait_for()
    assert anna.axe() == []
    assert anna.fits(width)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("game", ["ugo", "ubongo3d", "ubongocards"])
def test_the_way_to_begin_is_in_sight_beside_three_bots(chromium, server, size, game):
    anna = Player(chromium, server, viewport=size)
    staged = stage(server, Moment(f"{game}-4", 0, 0, ready=False))
    take_seat(anna, staged)
    anna.page.goto(server.address + staged.path)
    anna.wait_for("seats")
    expect(anna.page.locator(".seat-line").last).not_to_be_empty()
    expect(anna.by("ready")).to_be_in_viewport(ratio=1)
