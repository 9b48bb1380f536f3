"""Draws boards and rolls the die, and finds the task that follows. (U3D-3, U3D-15, U3D-30)"""

from typing import Final

from spieltisch.core.rng import Rng
from spieltisch.games.ubongo3d.boards import TaskPlace, box
from spieltisch.games.ubongo3d.material import DIE, SIDES
from spieltisch.games.ubongo3d.options import Options, Side

WITHOUT_DIE: Final = "3|4"
"""The task that everyone builds when the game is played without the die. (U3D-30)"""


def roll(options: Options, rng: Rng) -> int | None:
    """Roll the die, if there is one."""
    return rng.choice(DIE) if options.die else None


def task_on(board: int, side: Side, die: int | None) -> TaskPlace:
    """Return which task the die selects on a board."""
    return TaskPlace(side, board, WITHOUT_DIE if die is None else SIDES[side].task_of(die))


def boards_of(animal: str | None) -> list[int]:
    """List the boards of an animal."""
    return [board.number for board in box().boards if board.animal == animal]
