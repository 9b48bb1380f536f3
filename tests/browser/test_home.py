"""The home: a game at one tap, a form that remembers, a seat at one tap."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.measure import faults
from tests.browser.player import Player
from tests.browser.replay import Watcher
from tests.browser.staging import end_of, stage, take_seat

PHONE, LAPTOP, DESKTOP = (
    {"width": 390, "height": 844},
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
)
GAMES = ("ugo", "ubongo3d", "ubongocards")


def name_of(player: Player) -> str:
    """Return a guest's name, as the server knows it."""
    answer = player.page.evaluate("fetch('/api/me').then(answer => answer.json())")
    return str(answer["name"])


def options_of(player: Player) -> dict[str, Any]:
    """Read the options of a player's newest table from the messages that it received."""
    return dict(player.page.evaluate("() => window.newest.options"))


OVERHEAR = """() => {
  const Usual = window.WebSocket;
  window.WebSocket = class extends Usual {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({data}) => {
        const {table} = JSON.parse(data);
        if (table) window.newest = table;
      });
    }
  };
}"""


def test_play_now_leads_to_the_first_card_in_one_tap(chromium, server):
    """A new visitor types nothing and says nothing: the offered name is theirs, and the cards are dealt."""
    anna = Player(chromium, server)
    anna.context.add_init_script(f"({OVERHEAR})()")
    anna.page.goto(server.address)
    offered = anna.by("my-name").inner_text()
    assert offered
    anna.by("play-ugo").click()
    anna.by("hand").wait_for()
    assert len(anna.hand) == 10
    assert name_of(anna) == offered
    assert options_of(anna) == {"hints": False, "teaching": True}, "somebody's first game teaches"
    anna.until(lambda: anna.is_to_move)
    assert anna.move()
    anna.page.goto(server.address)
    assert anna.by("my-name").inner_text() == offered
    anna.by("play-ugo").click()
    anna.by("hand").wait_for()
    assert options_of(anna) == {"hints": False, "teaching": False}
    assert anna.faults == []


@pytest.mark.parametrize("game", ["ubongo3d", "ubongocards"])
def test_play_now_begins_a_race_without_anybody_saying_ready(chromium, race_server, game):
    anna = Player(chromium, race_server)
    anna.context.add_init_script(f"({OVERHEAR})()")
    anna.page.goto(race_server.address)
    anna.by(f"play-{game}").click()
    anna.wait_for("table")
    anna.until(lambda: anna.page.evaluate("window.newest?.view.phase") in ("building", "laying"))
    assert anna.faults == []


def test_a_name_is_changed_from_anywhere(chromium, server):
    anna = Player(chromium, server)
    anna.page.goto(server.address)
    anna.by("my-name").click()
    anna.by("name-input").fill("  ")
    anna.by("name-save").click()
    expect(anna.by("name-input")).to_have_attribute("aria-invalid", "true")
    anna.by("name-input").fill("Anna")
    anna.by("name-save").click()
    expect(anna.by("name-dialog")).to_have_count(0)
    expect(anna.by("my-name")).to_contain_text("Anna")
    assert name_of(anna) == "Anna"


def test_the_form_remembers_what_was_chosen_for_each_game(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    anna.by("hints").check()
    anna.by("turn-clock-30").check(force=True)
    anna.by("listed").check()
    anna.open_table("friend", "club")
    anna.lay_new_table()
    expect(anna.by("players-3")).to_be_checked()
    expect(anna.by("seat-2-kind")).to_have_value("club")
    expect(anna.by("hints")).to_be_checked()
    expect(anna.by("turn-clock-30")).to_be_checked()
    expect(anna.by("listed")).to_be_checked()
    anna.by("game-ubongo3d").check(force=True)
    expect(anna.by("players-2")).to_be_checked()
    assert anna.page.url.endswith("/new/ubongo3d")
    expect(anna.by("listed")).not_to_be_checked()


@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", GAMES)
def test_the_button_that_opens_a_table_is_in_sight_without_scrolling(
    chromium, server, game, screen
):
    anna = Player(chromium, server, viewport=screen, locale="de-DE")
    anna.lay_new_table(game)
    anna.by("players-4").check(force=True)
    expect(anna.by("open-table")).to_be_in_viewport(ratio=1)
    anna.by("options").click()
    expect(anna.by("open-table")).to_be_in_viewport(ratio=1)
    assert faults(anna.page) == []


def test_a_name_that_was_typed_stays_when_another_game_is_chosen(chromium, server):
    anna = Player(chromium, server)
    anna.page.goto(f"{server.address}/new/ugo")
    anna.by("name-input").fill("Anna")
    anna.by("game-ubongocards").check(force=True)
    anna.until(lambda: anna.page.url.endswith("/new/ubongocards"))
    assert anna.by("name-input").input_value() == "Anna"
    anna.by("open-table").click()
    anna.wait_for("seats")
    assert "Anna" in anna.page.locator("main").inner_text()


def test_joining_by_link_is_one_tap_for_those_with_a_name(chromium, server):
    anna, ben = Player(chromium, server), Player(chromium, server)
    anna.enter("Anna")
    link = anna.open_table("friend")
    ben.enter("Ben")
    ben.page.goto(server.address + link)
    ben.by("join").click()
    expect(ben.by("ready")).to_be_visible()
    expect(anna.page.locator(".seats")).to_contain_text("Ben")


def test_somebody_without_a_name_joins_under_the_offered_one(chromium, server):
    anna, ben = Player(chromium, server), Player(chromium, server)
    anna.enter("Anna")
    link = anna.open_table("friend")
    ben.page.goto(server.address + link)
    offered = ben.by("name-input").input_value()
    ben.by("join").click()
    expect(ben.by("ready")).to_be_visible()
    assert name_of(ben) == offered


def test_a_game_that_is_on_goes_on_and_says_whose_turn_it_is(chromium, server):
    anna = Player(chromium, server)
    anna.page.goto(server.address)
    own = anna.page.locator(".continue").get_by_test_id("table-line")
    assert own.count() == 0
    anna.by("play-ugo").click()
    anna.by("hand").wait_for()
    anna.until(lambda: anna.is_to_move)
    link = anna.page.url
    anna.page.goto(server.address)
    expect(own).to_contain_text("Your turn")
    own.click()
    anna.by("hand").wait_for()
    assert anna.page.url == link


@pytest.mark.parametrize(
    ("name", "title"),
    [("ugo-4", "UGO!"), ("ubongo3d-2", "Ubongo 3-D"), ("ubongocards-2", "Ubongo, the card game")],
)
def test_the_last_games_lead_to_their_replays(chromium, server, name, title):
    """And from there, a link leads anyone to that moment."""
    anna = Watcher(chromium, server, permissions=["clipboard-read", "clipboard-write"])
    staged = stage(server, end_of(name))
    take_seat(anna, staged)
    anna.page.goto(server.address)
    expect(anna.by("recent-game")).to_contain_text(title)
    expect(anna.by("recent-game")).to_contain_text(" : ")
    anna.by("recent-game").click()
    anna.wait_for("replay")
    assert staged.path in anna.page.url
    anna.by("told").wait_for()
    for _ in range(3):
        anna.page.keyboard.press("ArrowRight")
    anna.until(lambda: re.search(r"(move|at)=[1-9]", anna.page.url) is not None)
    told = anna.by("told").inner_text()
    assert told != ""
    link = anna.copied_link()
    ben = Watcher(chromium, server)
    ben.page.goto(link)
    ben.wait_for("replay")
    expect(ben.by("told")).to_have_text(told)
    assert ben.page.url == link
    assert anna.faults == ben.faults == []


def test_a_public_table_is_watched_and_a_private_one_is_not_shown(chromium, server):
    anna, ben = Player(chromium, server), Player(chromium, server)
    anna.enter("Anna")
    anna.by("listed").check()
    shown = anna.open_table("casual")
    anna.lay_new_table()
    anna.by("listed").uncheck()
    hidden = anna.open_table("casual")
    ben.page.goto(f"{server.address}/watch")
    links = ben.page.locator("a.table-line")
    links.first.wait_for()
    found = links.evaluate_all("all => all.map(each => each.getAttribute('href'))")
    assert shown in found
    assert hidden not in found
    assert ben.axe() == []
    ben.page.locator(f"a[href='{shown}']").click()
    ben.wait_for("table")
    assert ben.by("hand").count() == 0


@pytest.mark.parametrize(
    ("screen", "scheme"),
    [
        pytest.param(PHONE, "light", id="phone-light"),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.slow),
        pytest.param(DESKTOP, "light", id="desktop-light", marks=pytest.mark.slow),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing_at_home(chromium, server, screen, scheme):
    anna = Player(chromium, server, viewport=screen, color_scheme=scheme)
    anna.page.goto(server.address)
    anna.wait_for("lobby")
    assert anna.axe() == []
    anna.by("my-name").click()
    assert anna.axe() == []
    anna.page.goto(f"{server.address}/watch")
    anna.wait_for("watch")
    assert anna.axe() == []
    for game in GAMES:
        anna.lay_new_table(game)
        anna.by("players-4").check(force=True)
        if not anna.by("listed").is_visible():
            anna.by("options").click()
        assert anna.axe() == []
    assert anna.faults == []
