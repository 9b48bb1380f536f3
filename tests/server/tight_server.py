"""`spieltisch` with tight limits for an address: `python -m tests.server.tight_server serve`.

What an address may really do takes minutes to use up; tests ask whether it is counted, and what is answered.
"""

from collections.abc import Mapping

from spieltisch.cli.main import app
from spieltisch.server import limits
from spieltisch.server.counters import Rate
from spieltisch.server.limits import Action, Kind
from tests.server import fixed_seeds

MODULE = "tests.server.tight_server"
FEW, SOME = 3, 30
A_DAY = 86_400
"""So long that none is regained while a test spends them, however slow the machine is."""
TIGHT: Mapping[Action, Mapping[Kind, Rate]] = {
    "review": {"address": Rate(FEW, 600)},
    "hint": {"address": Rate(FEW, 600)},
    "message": {"address": Rate(20, 2)},
    "request": {"address": Rate(SOME, A_DAY)},
    "socket": {"address": Rate(SOME, A_DAY)},
    "cold": {"address": Rate(FEW, 600)},
    "day": {"address": Rate(FEW, 600)},
    "account": {"address": Rate(FEW, 600)},
}
SOCKETS: Mapping[Kind, int] = {"address": FEW + 1, "guest": 30, "table": FEW}


if __name__ == "__main__":
    fixed_seeds.fix()
    limits.Limits.__init__.__defaults__ = (TIGHT, SOCKETS, None)
    app()
