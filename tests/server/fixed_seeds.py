"""`spieltisch` whose deals are the same in every run: `python -m tests.server.fixed_seeds serve`.

A deal follows from the game, and from how many tables of it the same guest has opened before. Each browser
of a test is a guest of its own, so neither the other tests nor their order change what is dealt.
"""

from collections import Counter

import msgspec

from spieltisch.cli.main import app
from spieltisch.core.setup import seed_from
from spieltisch.tables import openings
from spieltisch.tables.openings import Order
from spieltisch.tables.store import Writing

MODULE = "tests.server.fixed_seeds"


def fix() -> None:
    """Give each guest's first table of a game one seed, the next one another, always the same ones."""
    begin = openings._opening
    opened: Counter[tuple[str, str]] = Counter()

    def begin_fixed(guest: str, order: Order, when: int) -> Writing:
        opened[guest, order.game] += 1
        seed = order.seed or seed_from(f"{order.game} {opened[guest, order.game]}")
        return begin(guest, msgspec.structs.replace(order, seed=seed), when)

    openings._opening = begin_fixed


if __name__ == "__main__":
    fix()
    app()
