"""No text is cut, nothing lies over something else, every target can be hit: measured in the DOM."""

import pytest

from tests.browser.measure import PHONE, SCREENS, faults
from tests.browser.player import Player

LOCALES = ("en-GB", "de-DE", "fr-FR")
SQUARE = "<div role=gridcell>"
GAMES = ("ugo", "ubongo3d", "ubongocards")


def names_of(screen) -> str:
    return f"{screen['width']}x{screen['height']}"


@pytest.mark.parametrize(
    ("wrong", "markup"),
    [
        ("cut", "<p style='width:4rem;overflow:hidden;white-space:nowrap'>Too long for it</p>"),
        (
            "ends in dots",
            "<p style='width:4rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis'>"
            "Too long for it</p>",
        ),
        ("cut", "<p style='height:0.6rem;overflow:hidden'>Too high for it</p>"),
        ("outside", "<p style='position:fixed;left:300px;white-space:nowrap'>Over the edge</p>"),
        ("overlap", "<div><p>One line</p><p style='margin-top:-2rem'>Another line</p></div>"),
        ("overlap", "<div><p>Words</p><button style='margin-top:-3rem'>Press</button></div>"),
        ("broken", "<p style='width:3rem;overflow-wrap:anywhere'>Unbreakable</p>"),
        ("cut", "<select style='width:6rem'><option>Much too long for it</option></select>"),
        ("small", "<button style='width:20px;height:20px'>x</button>"),
        ("small", "<button style='width:40px;height:40px'>x</button>"),
        ("small", f"{SQUARE}<button style='width:30px;height:30px'>x</button></div>"),
    ],
)
def test_every_kind_of_fault_is_found(chromium, server, wrong, markup):
    anna = Player(chromium, server, viewport=PHONE)
    anna.page.set_content(f"<body style='margin:8px'><div id=here>{markup}</div></body>")
    assert any(wrong in each for each in faults(anna.page)), faults(anna.page)


def test_what_is_meant_so_is_no_fault(chromium, server):
    anna = Player(chromium, server, viewport=PHONE)
    anna.page.set_content(
        """<body style='margin:8px'>
        <div style='overflow:auto;height:3rem'><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>
        <button style='width:8rem;height:3rem'><span>Inside its button</span></button>
        <p style='position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'>
        Only said</p>
        <p>A <a href='/'>link</a> in a sentence</p>
        """
        f"{SQUARE}<button style='width:32px;height:32px'>x</button></div></body>"
    )
    assert faults(anna.page) == []


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("screen", SCREENS, ids=names_of)
def test_lobby_settings_help_and_seats_have_room(chromium, server, screen, locale):
    anna = Player(chromium, server, viewport=screen, locale=locale)
    anna.enter("Anna")
    for game in GAMES:
        anna.by(f"game-{game}").check(force=True)
        assert faults(anna.page) == [], game
        anna.by("how-to-play").click()
        anna.page.locator("dialog h3").first.wait_for()
        assert faults(anna.page) == [], f"help of {game}"
        anna.page.keyboard.press("Escape")
        anna.page.locator("dialog").wait_for(state="detached")
    anna.by("settings").click()
    assert faults(anna.page) == [], "settings"
    anna.page.keyboard.press("Escape")
    for game in GAMES:
        anna.lay_new_table(game)
        anna.open_table("friend", "casual")
        anna.page.wait_for_load_state("networkidle")
        assert faults(anna.page) == [], f"seats of {game}"
    assert anna.faults == []
