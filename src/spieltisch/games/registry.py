"""The games of Spieltisch, by name."""

from collections.abc import Callable, Mapping

from spieltisch.core.errors import Refused
from spieltisch.core.game import AnyGame
from spieltisch.core.guide import Guide
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.guide import guide as guide_ubongo3d
from spieltisch.games.ubongocards.game import UBONGO_CARDS
from spieltisch.games.ubongocards.guide import guide as guide_ubongocards
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.guide import guide as guide_ugo

GAMES: Mapping[str, AnyGame] = {game.name: game for game in (UGO, UBONGO_3D, UBONGO_CARDS)}

PUZZLE_GAME = UBONGO_3D
"""The game that offers single puzzles to choose from."""

GUIDES: Mapping[str, Callable[[], Guide]] = {
    "ugo": guide_ugo,
    "ubongo3d": guide_ubongo3d,
    "ubongocards": guide_ubongocards,
}
"""The guided first games."""


def game_named(name: str) -> AnyGame:
    """Find a game, or refuse and list the known names."""
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise Refused("unknown_game", f"There is no game “{name[:40]}”; there are: {known}.")
    return GAMES[name]
