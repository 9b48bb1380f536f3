"""Preferences of a person: chosen at any time, kept in the browser, silent until sound is chosen."""

import json
from typing import Any

import pytest

from tests.browser.measure import PHONE, faults
from tests.browser.player import Player, seated

OVERHEAR = """
window.made = { contexts: 0, tones: 0, shakes: [], asked: 0 };
const Usual = window.AudioContext;
window.AudioContext = class extends Usual {
  constructor(...more) { super(...more); window.made.contexts += 1; }
  createOscillator() { window.made.tones += 1; return super.createOscillator(); }
};
navigator.vibrate = pattern => { window.made.shakes.push(pattern); return true; };
const ask = Notification.requestPermission.bind(Notification);
Notification.requestPermission = () => { window.made.asked += 1; return ask(); };
"""
"""Counts what would be heard, felt and asked."""


def overheard(anna: Player) -> dict[str, Any]:
    return dict(anna.page.evaluate("window.made"))


def stored(anna: Player) -> dict[str, Any]:
    return dict(json.loads(anna.page.evaluate("localStorage['spieltisch.preferences'] ?? '{}'")))


def choose_everything(anna: Player) -> None:
    anna.by("settings").click()
    for pace in ("bot-pace-fast", "motion-pace-slow"):
        anna.by(pace).check(force=True)
    for flag in ("confirm", "autoLay", "teaching", "hints", "sound"):
        box = anna.by(f"prefer-{flag}")
        box.set_checked(not box.is_checked())
    anna.by("volume").fill("0.3")
    anna.by("theme").select_option("dark")


CHOSEN = {
    "botPace": "fast",
    "motionPace": "slow",
    "confirm": True,
    "autoLay": False,
    "teaching": False,
    "hints": False,
    "sound": True,
    "volume": 0.3,
    "theme": "dark",
}


def test_everything_is_chosen_in_the_lobby_and_found_again_at_the_table(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    choose_everything(anna)
    assert stored(anna).items() >= CHOSEN.items()
    anna.page.keyboard.press("Escape")
    anna.open_table("casual")
    anna.begin()
    anna.wait_for("table")
    anna.page.reload()
    anna.wait_for("table")
    anna.by("settings").click()
    assert anna.by("bot-pace-fast").is_checked()
    assert anna.by("motion-pace-slow").is_checked()
    assert not anna.by("prefer-autoLay").is_checked()
    assert anna.by("volume").input_value() == "0.3"
    anna.by("bot-pace-slow").check(force=True)
    assert stored(anna)["botPace"] == "slow", "changeable during the game, too"
    assert anna.faults == []


DURATION = """() => {
  const one = document.body.appendChild(document.createElement('i'));
  one.style.transition = 'opacity var(--settle)';
  return parseFloat(getComputedStyle(one).transitionDuration) * 1000;
}"""


def test_one_token_is_the_pace_of_every_movement(chromium, server):
    anna = Player(chromium, server)
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.enter("Anna")
    anna.by("settings").click()
    for pace, settle in {"slow": 280, "normal": 160, "fast": 80}.items():
        anna.by(f"motion-pace-{pace}").check(force=True)
        assert anna.page.evaluate(DURATION) == pytest.approx(settle)
    anna.by("less-motion").check()
    assert anna.page.evaluate(DURATION) == 0


def test_sound_is_off_until_it_is_chosen_and_can_be_tried_before(chromium, server):
    anna = Player(chromium, server)
    anna.context.add_init_script(OVERHEAR)
    anna.enter("Anna")
    anna.by("settings").click()
    assert not anna.by("prefer-sound").is_checked()
    assert overheard(anna)["contexts"] == 0
    anna.by("try-sound").click()
    anna.until(lambda: overheard(anna)["tones"] > 0)
    assert not anna.by("prefer-sound").is_checked()
    assert anna.faults == []


@pytest.mark.slow
def test_a_phone_shakes_when_it_may_and_the_settings_fit_it(chromium, server):
    anna = Player(chromium, server, viewport=PHONE, has_touch=True, is_mobile=True)
    anna.context.add_init_script(OVERHEAR)
    anna.enter("Anna")
    anna.by("settings").click()
    close = anna.page.get_by_role("button", name="Close")
    for down in (0, 300, 5000):
        anna.page.evaluate("y => document.querySelector('dialog').scrollTo(0, y)", down)
        box = close.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"], "close is always in reach"
        assert faults(anna.page) == []
    sizes = "all => all.map(each => parseFloat(getComputedStyle(each).fontSize))"
    words = anna.page.locator("dialog .button:visible").evaluate_all(sizes)
    assert min(words) >= 14, "what is small in the bar above is not small here"
    assert anna.axe() == []
    anna.by("try-haptics").click()
    assert len(overheard(anna)["shakes"]) == 1
    anna.by("prefer-haptics").check()
    assert stored(anna)["haptics"] is True
    close.click()
    anna.page.locator("dialog").wait_for(state="detached")


@pytest.mark.slow
def test_a_computer_says_that_it_does_not_shake(chromium, server):
    anna = Player(chromium, server)
    anna.enter("Anna")
    anna.by("settings").click()
    assert anna.by("prefer-haptics").is_disabled()
    assert "does not vibrate" in anna.by("settings-dialog").inner_text()


@pytest.mark.parametrize("allowed", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_the_browser_is_asked_only_when_notifications_are_switched_on(chromium, server, allowed):
    anna = Player(chromium, server)
    anna.context.add_init_script(OVERHEAR)
    anna.context.add_init_script(
        f"""let state = 'default';
        Object.defineProperty(Notification, 'permission', {{ get: () => state }});
        Notification.requestPermission = () => {{
          window.made.asked += 1;
          state = '{"granted" if allowed else "denied"}';
          return Promise.resolve(state);
        }};"""
    )
    anna.enter("Anna")
    anna.by("settings").click()
    box = anna.by("prefer-notifications")
    assert not box.is_checked()
    assert overheard(anna)["asked"] == 0
    box.click()
    anna.until(lambda: overheard(anna)["asked"] == 1)
    anna.until(lambda: stored(anna)["notifications"] is allowed)
    assert box.is_checked() is allowed
    said = "does not allow it" in anna.by("settings-dialog").inner_text()
    assert said is not allowed
    assert anna.faults == []


@pytest.mark.slow
def test_the_way_out_of_a_game_is_at_the_top_of_the_settings(chromium, server):
    anna = seated(chromium, server, "casual", viewport=PHONE)
    anna.by("settings").click()
    box = anna.by("leave").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    assert faults(anna.page) == []
