"""`spieltisch` with Sprint among its games, and with reviews at a glance, so that no test waits long."""

from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.games.register import GAMES
from spieltisch.server import reviewing
from tests.core.sprint import SPRINT

MODULE = "tests.server.glancing"

if __name__ == "__main__":
    cast("dict[str, Any]", GAMES)["sprint"] = SPRINT
    cast("Any", reviewing).SIMULATIONS = 400
    app()
