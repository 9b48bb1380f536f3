"""`spieltisch` whose tables draw the same seeds whenever it is started: for measuring before and after."""

from itertools import count
from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.core.setup import seed_from
from spieltisch.tables import live

MODULE = "tests.browser.fixed_seeds"


def fix() -> None:
    """Give the first table one seed, the next one another, always the same ones."""
    numbers = count(1)
    cast("Any", live).new_seed = lambda: seed_from(f"fixed {next(numbers)}")


if __name__ == "__main__":
    fix()
    app()
