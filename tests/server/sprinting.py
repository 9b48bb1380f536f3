"""`spieltisch` with Sprint among its games: `python -m tests.server.sprinting serve`."""

from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.games.registry import GAMES
from tests.core.sprint import SPRINT

MODULE = "tests.server.sprinting"

if __name__ == "__main__":
    cast("dict[str, Any]", GAMES)["sprint"] = SPRINT
    app()
