"""`spieltisch` that allows an address little: `python -m tests.server.tight_server serve`.

What an address may really do takes minutes to use up; tests ask whether it is counted, and what is answered.
"""

from collections.abc import Mapping

from spieltisch.cli.main import app
from spieltisch.server import limits
from spieltisch.server.counters import Rate
from spieltisch.server.limits import Action, Kind
from tests.server import fixed_seeds

MODULE = "tests.server.tight_server"
FEW = 3
TIGHT: Mapping[Action, Mapping[Kind, Rate]] = {
    "review": {"address": Rate(FEW, 600)},
    "hint": {"address": Rate(FEW, 600)},
    "message": {"address": Rate(20, 2)},
}


if __name__ == "__main__":
    fixed_seeds.fix()
    limits.Limits.__init__.__defaults__ = (TIGHT, limits.SOCKETS, None)
    app()
