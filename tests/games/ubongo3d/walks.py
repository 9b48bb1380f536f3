"""Whole games of Ubongo 3-D by bots, to look at every state on the way."""

from functools import cache
from typing import Any

from spieltisch.core import fold
from spieltisch.core.playout import play_out
from spieltisch.core.setup import seed_from
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.state import State


@cache
def whole_game(levels: tuple[str, ...], words: str, options: tuple[tuple[str, Any], ...] = ()):
    """Let bots play and return every state, including those after time acted."""
    record, _ = play_out(UBONGO_3D, levels, seed_from(words), dict(options))
    state = fold.start(UBONGO_3D, record)
    states: list[State] = [state]
    for step in fold.steps(UBONGO_3D, record):
        states += [after for _, after in fold.acts(UBONGO_3D, states[-1], step.at)]
        states.append(step.after)
    states += [after for _, after in fold.acts(UBONGO_3D, states[-1], record.until or 0)]
    return states
