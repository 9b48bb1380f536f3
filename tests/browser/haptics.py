"""What a phone feels like: how it vibrates at each moment."""

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
"""Records the vibrations that the browser accepted."""

LIFT, TURN, PLACE, TAKE = "6", "4", "14", "8"
REFUSED = "22 60 22"


def preferring(*, haptics: bool) -> str:
    """Return the script that records vibrations, for a player who has them on or off."""
    chosen = json.dumps(json.dumps({"haptics": haptics}))
    return f"{FEEL}; localStorage['spieltisch.preferences'] = {chosen}"


def shakes(anna: Player) -> list[str]:
    return list(anna.page.evaluate("window.shakes.splice(0)"))


def feels(anna: Player, wanted: str) -> list[str]:
    """Wait until the phone has vibrated like this, and return all vibrations until then."""
    felt: list[str] = []

    def is_felt() -> bool:
        felt.extend(shakes(anna))
        return wanted in felt

    anna.until(is_felt)
    return felt
