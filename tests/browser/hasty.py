"""`spieltisch` with a hasty Ubongo 3-D: sandglass, countdown and bots take a tenth of their time."""

from collections.abc import Callable
from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.core.chance import Chance
from spieltisch.core.game import Planned
from spieltisch.games.ubongo3d import rounds, solo
from spieltisch.games.ubongo3d.bots import LEVELS
from spieltisch.games.ubongo3d.options import Options
from spieltisch.games.ubongo3d.view import View

MODULE = "tests.browser.hasty"
HASTE = 10


def hasten() -> None:
    """Let every time of the game be a tenth; its rules stay as they are."""
    usual = Options.glass
    changed: Any = Options
    changed.glass = lambda options, seat: usual(options, seat) // HASTE
    for module in (rounds, solo):
        cast("Any", module).COUNTDOWN = rounds.COUNTDOWN // HASTE
    levels = cast("dict[str, Any]", LEVELS)
    levels |= {name: hasty(bot) for name, bot in LEVELS.items()}


def hasty(bot: Callable[[View, Chance], Any]) -> Callable[[View, Chance], Planned[Any]]:
    def plan(view: View, chance: Chance) -> Planned[Any]:
        planned, since = bot(view, chance), view.since or 0
        return Planned(planned.move, since + max(0, planned.at - since) // HASTE)

    return plan


if __name__ == "__main__":
    hasten()
    app()
