"""What a phone is felt to do: how it shakes for each moment."""

import json

from tests.browser.player import Player

FEEL = """(() => {
  window.shakes = [];
  const shake = navigator.vibrate.bind(navigator);
  navigator.vibrate = pattern => {
    const isDone = shake(pattern);
    if (isDone) window.shakes.push(pattern.join(" "));
    return isDone;
  };
})()"""
"""Keeps the shaking that the browser agreed to."""

LIFT, TURN, PLACE, TAKE = "6", "4", "14", "8"
REFUSED = "22 60 22"


def preferring(*, haptics: bool) -> str:
    """Return the script that records vibrations, for a player who has switched them on or not."""
    chosen = json.dumps(json.dumps({"haptics": haptics}))
    return f"{FEEL}; localStorage['spieltisch.preferences'] = {chosen}"


def shakes(anna: Player) -> list[str]:
    return list(anna.page.evaluate("window.shakes.splice(0)"))


def feels(anna: Player, wanted: str) -> list[str]:
    """Wait until the phone has shaken so, and give all shakings until then."""
    felt: list[str] = []

    def is_felt() -> bool:
        felt.extend(shakes(anna))
        return wanted in felt

    anna.until(is_felt)
    return felt
