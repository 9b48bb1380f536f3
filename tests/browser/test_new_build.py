"""Parts of the page that fail to load: after a new build, over a dead connection, or because they broke."""

import pytest
from playwright.sync_api import expect

from tests.browser import new_build
from tests.browser.player import Player, play_until
from tests.browser.test_focus import has_focus
from tests.server.client import serving

HELP = "**/assets/HowToPlay*"


@pytest.fixture
def renewed_server(tmp_path):
    """A server whose client can be built again."""
    new_build.copy_site(tmp_path)
    with serving(tmp_path, pause=0.05, module=new_build.MODULE) as running:
        yield running


def loads_of(sitter: Player) -> list[str]:
    """Keep every address that the page is loaded at from now on."""
    loaded: list[str] = []
    sitter.page.on("load", lambda page: loaded.append(page.url))
    return loaded


def open_help(sitter: Player) -> None:
    sitter.by("how-to-play").click()


def test_after_a_new_build_an_open_page_loads_itself_again_and_the_game_begins(
    chromium, renewed_server
):
    anna = Player(chromium, renewed_server)
    anna.enter("Anna")
    anna.open_table("friend")
    anna.by("bot-1").select_option("casual")
    loaded = loads_of(anna)
    new_build.renew(renewed_server)
    open_help(anna)
    anna.until(lambda: loaded == [anna.page.url])
    open_help(anna)
    anna.page.locator("dialog h3").first.wait_for()
    anna.page.keyboard.press("Escape")
    anna.begin()
    play_until([anna], lambda: anna.is_to_move)
    before = anna.entry
    play_until([anna], lambda: anna.entry > before)
    assert loaded == [anna.page.url]
    assert anna.by("reload").count() == 0


@pytest.mark.slow
def test_after_a_new_build_another_language_comes_with_the_new_page(chromium, renewed_server):
    anna = Player(chromium, renewed_server)
    anna.enter("Anna")
    loaded = loads_of(anna)
    anna.by("settings").click()
    anna.by("language").wait_for()
    new_build.renew(renewed_server)
    anna.by("language").select_option("de")
    anna.until(lambda: len(loaded) == 1)
    expect(anna.by("open-table")).to_have_text("Tisch öffnen")


@pytest.mark.slow
def test_a_part_that_stays_away_is_tried_once_and_then_told(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    loaded = loads_of(anna)
    anna.page.route(HELP, lambda route: route.fulfill(status=404))
    open_help(anna)
    anna.until(lambda: len(loaded) == 1)
    open_help(anna)
    expect(anna.page.locator("h1")).to_have_text("A part of the page is missing")
    expect(anna.page.locator("main")).to_contain_text("was updated while this page was open")
    assert has_focus(anna)
    assert anna.axe() == []
    anna.page.wait_for_timeout(1500)
    assert len(loaded) == 1, "it is not loaded for ever"
    anna.page.unroute(HELP)
    anna.by("reload").click()
    anna.wait_for("new")
    open_help(anna)
    anna.page.locator("dialog h3").first.wait_for()


def test_a_part_that_is_wanted_offline_comes_with_the_line(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    loaded = loads_of(anna)
    anna.context.set_offline(True)
    open_help(anna)
    expect(anna.by("waiting-part")).to_contain_text("The server cannot be reached.")
    assert has_focus(anna)
    anna.context.set_offline(False)
    anna.page.locator("dialog h3").first.wait_for()
    assert anna.by("waiting-part").count() == 0
    assert has_focus(anna)
    assert loaded == [], "the page stays as it is"
