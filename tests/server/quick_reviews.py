"""`spieltisch` with Sprint among its games, and with very short reviews, so that no test waits long."""

import sys
from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.games.registry import GAMES
from tests.core.sprint import SPRINT
from tests.server import fixed_seeds

MODULE = "tests.server.quick_reviews"

if __name__ == "__main__":
    fixed_seeds.fix()
    cast("dict[str, Any]", GAMES)["sprint"] = SPRINT
    app([*sys.argv[1:], "--review-simulations=400"])
