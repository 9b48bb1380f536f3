"""The player's own page: finished games, moving to another device, downloading and deleting everything."""

import json
import zipfile

import pytest

from tests.browser.looks import LOOKS
from tests.browser.player import Player
from tests.browser.staging import Staged, end_of, stage, take_seat


def at_home(chromium, server, staged: Staged | None = None, **options) -> Player:
    """Open the player's own page, as a new guest or as the guest of a staged table."""
    person = Player(chromium, server, **options)
    if staged is not None:
        take_seat(person, staged)
    person.page.goto(server.address + "/me")
    person.wait_for("me")
    return person


def open_with_bot(person: Player) -> str:
    """Choose a name and open a table with a bot that starts at once."""
    table = person.page.evaluate(
        """async () => {
            const send = (method, path, body) => fetch(path, {
                method, body: JSON.stringify(body), headers: {'Content-Type': 'application/json'},
            }).then(answer => answer.json());
            await send('PUT', '/api/me', {name: 'Anna'});
            const table = {game: 'ugo', players: 2, bots: ['beginner'], starts: true};
            return (await send('POST', '/api/tables', table)).id;
        }"""
    )
    return str(table)


def test_a_finished_game_is_found_on_ones_page_and_opened(chromium, server):
    anna = at_home(chromium, server)
    anna.by("no-games").wait_for()
    table = open_with_bot(anna)
    anna.page.goto(f"{server.address}/t/{table}")
    anna.wait_for("table")
    anna.page.goto(f"{server.address}/me")
    running = anna.by("table-line")
    running.wait_for()
    assert "Pip" in running.inner_text()
    running.click()
    anna.wait_for("table")
    anna.hurry("[data-page=end]")
    anna.page.goto(server.address)
    anna.by("my-games").click()
    anna.wait_for("me")
    line = anna.by("played-game")
    line.wait_for()
    assert "Pip" in line.inner_text()
    assert anna.by("table-line").count() == 0
    assert anna.by("statistics-ugo").get_by_text("1 game", exact=True).count() > 0
    assert anna.by("rating-ugo-bots").is_visible()
    line.click()
    anna.wait_for("end")
    assert anna.page.url.endswith(f"/t/{table}")
    anna.page.go_back()
    anna.by("played-replay").click()
    anna.wait_for("replay")
    assert anna.faults == []


def test_games_are_chosen_by_game_and_company(chromium, server):
    first = stage(server, end_of("ugo-4"))
    stage(server, end_of("ubongo3d-1"), before=first)
    anna = at_home(chromium, server, first)
    games = anna.by("played-game")
    anna.until(lambda: games.count() == 2)
    anna.by("filter-game").select_option("ugo")
    anna.until(lambda: games.count() == 1)
    anna.by("filter-company").select_option("alone")
    anna.by("no-games").get_by_role("button").click()
    anna.until(lambda: games.count() == 2)
    anna.by("filter-company").select_option("level:club")
    anna.until(lambda: games.count() == 1)
    assert "UGO!" in games.inner_text()
    assert anna.faults == []


def test_more_games_come_on_request(chromium, server):
    first = stage(server, end_of("ugo-2"))
    for _ in range(11):
        stage(server, end_of("ugo-2"), before=first)
    anna = at_home(chromium, server, first)
    anna.until(lambda: anna.by("played-game").count() == 10)
    anna.by("more-games").click()
    anna.until(lambda: anna.by("played-game").count() == 12)
    assert anna.by("more-games").count() == 0


def test_a_second_browser_goes_on_as_the_same_guest(chromium, server):
    laptop = at_home(chromium, server, stage(server, end_of("ugo-4"), "Anna"))
    phone = at_home(chromium, server, stage(server, end_of("ubongocards-2"), "Somebody"))
    laptop.by("make-transfer").click()
    link = laptop.by("transfer-link").input_value()
    picture = laptop.page.locator(".me-transfer img")
    laptop.until(lambda: picture.evaluate("i => i.naturalWidth > 0"))
    phone.page.goto(link)
    phone.by("take-transfer").click()
    phone.by("transferred").wait_for()
    assert "Anna" in phone.by("transferred").inner_text()
    assert "1 game" in phone.by("transferred").inner_text()
    assert "#" not in phone.page.url
    phone.page.get_by_role("link", name="To my games").click()
    phone.until(lambda: phone.by("played-game").count() == 2)
    laptop.page.reload()
    laptop.until(lambda: laptop.by("played-game").count() == 2)
    phone.page.goto("about:blank")
    phone.page.goto(link)
    phone.by("take-transfer").click()
    phone.by("transfer-error").wait_for()
    assert phone.faults + laptop.faults == []


def test_everything_is_taken_along_and_then_deleted(chromium, server, tmp_path):
    staged = stage(server, end_of("ugo-4"), "Dora")
    dora = at_home(chromium, server, staged)
    dora.by("played-game").wait_for()
    with dora.page.expect_download() as coming:
        dora.by("export").click()
    coming.value.save_as(tmp_path / "mine.zip")
    with zipfile.ZipFile(tmp_path / "mine.zip") as folder:
        assert json.loads(folder.read("me.json"))["name"] == "Dora"
        assert f"records/ugo-{staged.table}.json" in folder.namelist()
    dora.by("delete-me").focus()
    dora.page.keyboard.press("Enter")
    dora.by("delete-me-dialog").wait_for()
    dora.page.keyboard.press("Escape")
    dora.until(lambda: dora.by("delete-me-dialog").count() == 0)
    assert dora.by("delete-me").evaluate("button => button === document.activeElement")
    dora.by("delete-me").click()
    dora.by("delete-me-confirm").click()
    dora.wait_for("lobby")
    dora.page.goto(server.address + "/me")
    dora.by("no-games").wait_for()
    other = Player(chromium, server)
    other.page.goto(server.address + staged.path)
    other.wait_for("end")
    assert "Dora" not in other.page.locator("main").inner_text()
    assert "N. N." in other.page.locator("main").inner_text()
    assert dora.faults + other.faults == []


@pytest.mark.parametrize(("viewport", "scheme"), LOOKS)
def test_axe_finds_nothing_on_ones_page_and_all_fits(chromium, server, viewport, scheme):
    first = stage(server, end_of("ugo-4"))
    stage(server, end_of("ubongo3d-1"), before=first)
    anna = at_home(chromium, server, first, viewport=viewport, color_scheme=scheme)
    anna.by("played-game").first.wait_for()
    anna.by("statistics-ugo").wait_for()
    anna.by("make-transfer").click()
    anna.by("transfer-link").wait_for()
    assert anna.axe() == []
    assert anna.fits(viewport["width"])
    anna.by("delete-me").click()
    anna.by("delete-me-dialog").wait_for()
    assert anna.axe() == []
    anna.page.goto(server.address + "/me/transfer#nosuchcode")
    anna.by("take-transfer").wait_for()
    assert anna.axe() == []
    new = at_home(chromium, server, viewport=viewport, color_scheme=scheme)
    new.by("no-games").wait_for()
    assert new.axe() == []
    assert anna.faults + new.faults == []


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_ones_page_speaks_and_fits_on_a_small_phone(chromium, server, locale):
    staged = stage(server, end_of("ugo-4"), "Wolfgang Amadeus Schmidt")
    small = {"width": 360, "height": 640}
    anna = at_home(chromium, server, staged, viewport=small, locale=locale)
    anna.by("played-game").wait_for()
    assert anna.fits(360)
    title = {"de-DE": "Meine Spiele", "fr-FR": "Mes parties"}[locale]
    assert anna.page.get_by_role("heading", level=1).inner_text() == title
