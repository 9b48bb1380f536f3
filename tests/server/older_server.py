"""`spieltisch` as an earlier version was: `python -m tests.server.older_server serve`.

It knows the first rules of Ubongo 3-D only, and no master of UGO!.
"""

from typing import Any, cast

from spieltisch.cli.main import app
from spieltisch.games.ubongo3d.game import Ubongo3d
from spieltisch.games.ugo.game import Ugo
from tests.server import fixed_seeds

MODULE = "tests.server.older_server"

if __name__ == "__main__":
    fixed_seeds.fix()
    Ubongo3d.rules_version = 1
    cast("dict[str, Any]", Ugo.bots).pop("master")
    app()
