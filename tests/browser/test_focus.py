"""The focus is never lost: whatever goes away, it lands where people can go on."""

import msgspec
import pytest

from tests.browser.card_player import CardPlayer
from tests.browser.looker import Looker
from tests.browser.measure import PHONE
from tests.browser.player import Player
from tests.browser.staging import look_at_end
from tests.browser.states import all_states
from tests.browser.test_accessibility import tab_to

GAMES = ("ugo", "ubongo3d", "ubongocards")
LAPTOP = {"width": 1280, "height": 720}

SETTLED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 30)))"


def has_focus(anna: Player) -> bool:
    """Whether something has the focus, once the page has drawn what changed."""
    anna.page.evaluate(SETTLED)
    return bool(anna.page.evaluate("document.activeElement !== document.body"))


def press_on(anna: Player, test_id: str) -> None:
    """Go to something by Tab alone and press Enter."""
    tab_to(anna, test_id)
    anna.page.keyboard.press("Enter")


def look_into(anna: Player, opener: str) -> None:
    """Open a dialog by keyboard and close it; the focus is back where it was."""
    press_on(anna, opener)
    leave_dialog(anna, opener)


def leave_dialog(anna: Player, opener: str) -> None:
    """Close an open dialog with Escape; the focus is back at what opened it."""
    anna.page.locator("dialog").wait_for()
    assert has_focus(anna), f"in {opener}"
    assert anna.page.evaluate("document.activeElement.closest('dialog') !== null")
    anna.page.keyboard.press("Escape")
    anna.page.locator("dialog").wait_for(state="detached")
    assert has_focus(anna), f"after {opener}"
    assert anna.page.evaluate("document.activeElement.dataset.testid") == opener


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_focus_is_always_somewhere_from_the_lobby_into_a_game(chromium, server, game):
    anna = Player(chromium, server)
    anna.page.goto(server.address)
    anna.wait_for("lobby")
    assert has_focus(anna), "when the page has come"
    press_on(anna, f"new-{game}")
    anna.wait_for("new")
    assert has_focus(anna), "at the form"
    tab_to(anna, "name-input")
    anna.page.keyboard.type("Anna")
    anna.page.keyboard.press("Enter")
    anna.until(lambda: "✓" in anna.by("name-save").inner_text())
    assert has_focus(anna), "after the name"
    look_into(anna, "settings")
    look_into(anna, "how-to-play")
    press_on(anna, "open-table")
    anna.wait_for("seats")
    assert has_focus(anna), "at the seats"
    anna.by("bot-1").select_option("casual")
    press_on(anna, "ready")
    anna.wait_for("table")
    anna.page.locator("main").wait_for()
    assert has_focus(anna), "at the start of the game"
    look_into(anna, "how-to-play-short")
    look_into(anna, "settings")
    anna.page.go_back()
    anna.wait_for("new")
    assert has_focus(anna), "after going back"
    assert anna.faults == []


def test_a_button_that_goes_away_leaves_its_focus_to_the_heading(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    anna.open_table("friend")
    tab_to(anna, "ready")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")  # stand up: both buttons go
    anna.by("ready").wait_for(state="detached")
    assert has_focus(anna)
    assert anna.page.evaluate("scrollY") == 0


def test_a_click_beside_everything_is_left_alone(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    anna.by("settings").focus()
    anna.page.mouse.click(640, 20)
    anna.page.evaluate(SETTLED)
    anna.by("players-2").check(force=True)
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.evaluate("document.body.appendChild(document.createElement('i'))")
    anna.page.evaluate(SETTLED)
    assert anna.page.evaluate("document.activeElement === document.body")


@pytest.mark.slow
def test_after_the_name_at_a_friends_table_the_free_seat_has_the_focus(chromium, server):
    anna, ben = Player(chromium, server), Player(chromium, server)
    anna.enter("Anna")
    link = anna.open_table("friend")
    ben.page.goto(server.address + link)
    ben.wait_for("seats")
    assert has_focus(ben)
    tab_to(ben, "name-input")
    ben.page.keyboard.type("Ben")
    ben.page.keyboard.press("Enter")
    ben.by("sit-1").wait_for()
    assert has_focus(ben)
    press_on(ben, "join")
    ben.by("ready").wait_for()
    assert has_focus(ben), "the seat's button is gone"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ugo-2", "ubongo3d-4", "ubongocards-4"])
def test_from_the_end_of_a_game_to_the_replay_and_back(chromium, server, name):
    ben = Player(chromium, server)
    look_at_end(ben, name)
    assert has_focus(ben)
    for fold in ("end-details", "end-proof"):
        press_on(ben, fold)
        assert has_focus(ben), f"after {fold}"
    look_into(ben, "settings")
    if ben.by("look-again").count():
        go_through_replay(ben)
    press_on(ben, "to-lobby")
    ben.wait_for("lobby")
    assert has_focus(ben), "in the lobby"
    assert ben.faults == []


def go_through_replay(ben: Player) -> None:
    """Replay the game by keyboard, and come back to its end."""
    press_on(ben, "look-again")
    ben.wait_for("replay")
    assert has_focus(ben), "at the replay"
    look_into(ben, "settings")
    tab_to(ben, "timeline-slider")
    for key in ("End", "Home", "ArrowRight"):
        ben.page.keyboard.press(key)
        assert has_focus(ben), f"in the replay after {key}"
    press_on(ben, "timeline-play")
    assert has_focus(ben), "while the timeline runs"
    press_on(ben, "to-result")
    ben.wait_for("end")
    assert has_focus(ben), "back at the end"


@pytest.mark.slow
def test_the_focus_stays_through_a_round_of_the_card_game(chromium, server):
    """The call goes away with the laying, the next round's button with the check."""
    anna = CardPlayer(chromium, server)
    anna.enter("Anna")
    anna.deal("beginner", marks=True)
    assert has_focus(anna), "in the countdown"
    anna.until_phase("laying")
    assert has_focus(anna), "when the laying begins"
    look_into(anna, "places")
    anna.lay_all(anna.solution())
    anna.tab_to(testid="call")
    anna.page.keyboard.press("Enter")
    anna.until_phase("checked")
    assert has_focus(anna), "at the check"
    anna.tab_to(testid="next-round")
    anna.page.keyboard.press("Enter")
    anna.until_phase("countdown", "laying")
    assert has_focus(anna), "in the next round"
    anna.until_phase("laying")
    assert has_focus(anna), "when the next laying begins"
    assert anna.faults == []


DIALOGS = {
    "ubongo3d-4-keys": "shortcuts",
    "ugo-4-scores": "scores",
    "ugo-4-tricks": "tricks",
    "ugo-4-change": "lay-change",
    "ugo-4-marks-help": "lesson-legend",
    "ugo-4-follow": "chip-1",
    "ubongo3d-alone": "aside",
    "ubongocards-alone-leave": "another",
}
"""States by name, with what opens a dialog there."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "opener"), DIALOGS.items(), ids=DIALOGS.values())
def test_after_every_dialog_the_focus_is_where_it_was(
    chromium, chromium_in_space, race_server, name, opener
):
    state = next(each for each in all_states() if each.name == name)
    browser = chromium_in_space if state.in_space else chromium
    anna = Looker(browser, race_server, viewport=PHONE if opener == "chip-1" else LAPTOP)
    anna.come(msgspec.structs.replace(state, clicks=()))
    look_into(anna, opener)
    assert anna.faults == []


@pytest.mark.slow
def test_the_focus_is_somewhere_after_a_task_or_a_hand_was_left(chromium, race_server):
    """What opened these dialogs has other work then, or is gone."""
    for name, *ways in (
        ("ubongo3d-alone", "aside", "aside-yes"),
        ("ubongocards-alone-leave", "another", "another-yes"),
    ):
        state = next(each for each in all_states() if each.name == name)
        anna = Looker(chromium, race_server, viewport=LAPTOP)
        anna.come(msgspec.structs.replace(state, clicks=(), in_space=False, until="main"))
        for each in ways:
            press_on(anna, each)
            assert has_focus(anna), f"after {each}"
        if name.startswith("ubongo3d"):
            anna.page.locator("dialog .left-task").wait_for()
            assert has_focus(anna), "while one looks at what was left"
            anna.page.keyboard.press("Escape")
        anna.page.locator("dialog").wait_for(state="detached")
        assert has_focus(anna), f"when {name} goes on"
        assert anna.faults == []


@pytest.mark.slow
def test_after_the_name_the_focus_is_on_its_button(chromium, server):
    anna = Player(chromium, server)
    anna.page.goto(server.address)
    look_into(anna, "my-name")
    press_on(anna, "my-name")
    anna.page.keyboard.type("Anna")
    anna.page.keyboard.press("Enter")
    anna.page.locator("dialog").wait_for(state="detached")
    assert has_focus(anna)
    assert anna.page.evaluate("document.activeElement.dataset.testid") == "my-name"
    assert anna.faults == []


@pytest.mark.slow
def test_dialogs_in_the_bar_of_a_table_give_the_focus_back_one_by_one(chromium, race_server):
    """Leaving is asked for within the settings, and the company sheet is no dialog that blocks the rest."""
    anna = Looker(chromium, race_server, viewport=LAPTOP)
    anna.come(next(each for each in all_states() if each.name == "ugo-4-away"))
    press_on(anna, "company")
    anna.by("company-sheet").wait_for()
    anna.by("react-hello").wait_for()
    anna.page.keyboard.press("Tab")
    assert anna.page.evaluate("document.activeElement.closest('[popover]') !== null")
    anna.page.keyboard.press("Escape")
    anna.by("company-sheet").wait_for(state="hidden")
    assert anna.page.evaluate("document.activeElement.dataset.testid") == "company"
    press_on(anna, "settings")
    press_on(anna, "leave")
    anna.by("leave-confirm").wait_for()
    assert has_focus(anna)
    anna.page.keyboard.press("Escape")
    anna.by("leave-confirm").wait_for(state="detached")
    assert anna.page.evaluate("document.activeElement.dataset.testid") == "leave"
    leave_dialog(anna, "settings")
    assert anna.faults == []


def test_only_a_click_that_begins_beside_a_dialog_closes_it(chromium, server):
    """Selecting a text goes beyond the edge easily."""
    anna = Player(chromium, server)
    anna.page.goto(server.address)
    anna.by("my-name").click()
    text = anna.by("name-dialog").get_by_test_id("name-input").bounding_box()
    sheet = anna.by("name-dialog").bounding_box()
    beside = sheet["x"] - 40, sheet["y"] + 40
    anna.page.mouse.move(text["x"] + text["width"] / 2, text["y"] + text["height"] / 2)
    anna.page.mouse.down()
    anna.page.mouse.move(*beside, steps=3)
    anna.page.mouse.up()
    anna.page.evaluate(SETTLED)
    assert anna.by("name-dialog").is_visible()
    anna.page.mouse.click(*beside)
    anna.by("name-dialog").wait_for(state="detached")
    assert anna.faults == []
