"""Plans the tasks of one area: near the target difficulty, fair to four players, all pieces in use."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

import msgspec

from spieltisch.core.rng import Rng
from spieltisch.games.ubongo3d.boards import Task
from spieltisch.games.ubongo3d.generator.difficulty import grade
from spieltisch.games.ubongo3d.material import BOARDS_OF_AN_ANIMAL, LEVELS, PIECES
from spieltisch.games.ubongo3d.solutions import straight_solution_of
from spieltisch.packing import solver
from spieltisch.packing.areas import Area
from spieltisch.packing.kinds import KINDS

BEGINNINGS: Final = 8
"""How many first tasks are tried for a slot; the fairest result is taken."""
BALANCE: Final = 2.0
"""How many points of difficulty may be given up to use neglected pieces."""

Slot = tuple[Task, ...]
"""The tasks that an animal's four boards have under the same numbers."""


class AreaTasks(msgspec.Struct, frozen=True):
    """An area with a slot for each of its task numbers."""

    area: Area
    slots: tuple[Slot, ...]
    fault: float
    """The mean distance of the tasks from their targets, plus a quarter of the widest slot's spread."""
    surplus: float
    """How much harder than their targets the tasks are on average."""


def choose_tasks(
    area: Area, pieces: int, aims: Sequence[float], rng: Rng, used: Counter[int]
) -> AreaTasks | None:
    """Find four tasks with this many pieces for each target; None if the area has too few."""
    left = list(rng.shuffled(_tasks_on(area, pieces)))
    in_use = Counter(used)
    slots = []
    for aim in aims:
        slot = _slot(area, left, aim, in_use)
        if slot is None:
            return None
        slots.append(rng.shuffled(slot))
    off = [task.difficulty - aim for slot, aim in zip(slots, aims, strict=True) for task in slot]
    fault = sum(map(abs, off)) / len(off) + max(map(_range, slots)) / 4
    return AreaTasks(area, tuple(slots), fault, surplus=sum(off) / len(off))


def _range(slot: Slot) -> float:
    numbers = [task.difficulty for task in slot]
    return max(numbers) - min(numbers)


@lru_cache(maxsize=512)  # one area may be tried for several animals
def _tasks_on(area: Area, pieces: int) -> list[Task]:
    """List every task on an area that has a solution."""
    volume = LEVELS * len(area)
    sets = [
        kinds
        for kinds in combinations(KINDS, pieces)
        if sum(len(KINDS[kind]) for kind in kinds) == volume
    ]
    counts = solver.try_areas([area] * len(sets), sets, [LEVELS] * len(sets))
    solvable = [
        kinds for kinds, found in zip(sets, counts, strict=True) if not found or found.solutions
    ]
    graded = [(kinds, grade(area, kinds)) for kinds in solvable]
    return [Task(kinds, each.solutions, each.number) for kinds, each in graded if each is not None]


def _slot(area: Area, left: list[Task], aim: float, used: Counter[int]) -> Slot | None:
    """Take the four fairest tasks: those whose worst one is nearest to the target."""
    worn = _worn(used)
    firsts = sorted(left, key=lambda task: _price(task, aim, worn))[:BEGINNINGS]
    tried = [_filled(area, first, left, aim, used) for first in firsts]
    slots = [slot for slot in tried if slot is not None]
    best = min(slots, key=lambda slot: max(abs(t.difficulty - aim) for t in slot), default=None)
    for task in best or ():
        left.remove(task)
        used.update(task.kinds)
    return best


def _filled(
    area: Area, first: Task, left: list[Task], aim: float, used: Counter[int]
) -> Slot | None:
    """Add three tasks to a first one, so that the pieces suffice for all four at once. (U3D-9)"""
    slot: list[Task] = []
    able, in_use, free = [first], Counter(used), Counter(PIECES)
    while able:
        worn = _worn(in_use)
        task = min(able, key=lambda task: _price(task, aim, worn))
        able.remove(task)
        if _is_buildable(area, task.kinds):
            slot.append(task)
            if len(slot) == BOARDS_OF_AN_ANIMAL:
                return tuple(slot)
            in_use.update(task.kinds)
            free.subtract(task.kinds)
            pool = left if len(slot) == 1 else able
            able = [each for each in pool if each not in slot and all(free[k] for k in each.kinds)]
    return None


def _price(task: Task, aim: float, worn: Mapping[int, float]) -> float:
    """Return the cost of taking a task: how far it is from the target, and how overused its pieces are."""
    return abs(task.difficulty - aim) + BALANCE * sum(worn[kind] for kind in task.kinds)


def _worn(used: Counter[int]) -> dict[int, float]:
    """Return how much more each kind was used than the others, relative to its number of pieces."""
    rounds = used.total() / sum(PIECES.values())
    return {kind: used[kind] / count - rounds for kind, count in PIECES.items()}


@lru_cache(maxsize=8192)
def _is_buildable(area: Area, kinds: tuple[int, ...]) -> bool:
    return straight_solution_of(area, kinds) is not None
