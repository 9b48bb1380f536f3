"""`spieltisch` with Sprint among its games: `python -m tests.server.sprint_server serve`."""

from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.games.registry import GAMES
from tests.core.sprint import SPRINT
from tests.server import fixed_seeds

MODULE = "tests.server.sprint_server"

if __name__ == "__main__":
    fixed_seeds.fix()
    cast("dict[str, Any]", GAMES)["sprint"] = SPRINT
    app()
