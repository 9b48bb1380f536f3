"""The tasks of a tie-break: all of one animal, and none shown before in this game. (U3D-24)"""

from collections.abc import Mapping
from itertools import permutations

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Seat
from spieltisch.games.ubongo3d.boards import TaskPlace
from spieltisch.games.ubongo3d.material import DIE
from spieltisch.games.ubongo3d.state import State
from spieltisch.games.ubongo3d.tasks import boards_of, task_on

Drawn = tuple[int | None, Mapping[Seat, TaskPlace]]
"""The number on the die, and each builder's task."""


def draw_new_tasks(state: State, rng: Rng) -> Drawn:
    """Roll until the animal's boards, played or still in the box, have enough tasks that nobody has seen.

    Only one number was rolled in the animal's round, so another number always leads to new tasks. Even a game
    without the die needs it here if too few of the animal's boards are left in the box.
    """
    seen = {work.task for each in state.ended for work in each.works if work is not None}
    rolls = rng.shuffled(DIE)
    boards = rng.shuffled(boards_of(state.animal))
    for die in rolls if state.options.die else (None, *rolls):
        for drawn in permutations(boards, len(state.tie)):
            tasks = {
                seat: task_on(board, state.options.side_of(seat), die)
                for seat, board in zip(state.tie, drawn, strict=True)
            }
            if seen.isdisjoint(tasks.values()):
                return die, tasks
    raise ValueError("every task of the animal was shown")
