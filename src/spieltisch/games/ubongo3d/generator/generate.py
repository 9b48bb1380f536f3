"""Makes a set of boards from a seed: pleasant areas, tasks of a target difficulty, all pieces in use."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from spieltisch.core.rng import Rng
from spieltisch.games.ubongo3d.boards import FORMAT, Board, Box, Side, Task
from spieltisch.games.ubongo3d.generator.areas import is_pleasant, lying
from spieltisch.games.ubongo3d.generator.tasks import AreaTasks, choose_tasks
from spieltisch.games.ubongo3d.material import (
    ANIMALS,
    BOARDS_OF_AN_ANIMAL,
    SIDES,
    Numbers,
    SideLaw,
    SideName,
)
from spieltisch.packing.areas import Area, areas_of

STEPS: Final = len(ANIMALS) * len(SIDES) * 2
"""The number of areas to make, for progress bars."""

SIZES: Final[Mapping[SideName, tuple[tuple[int, int], ...]]] = {
    "A": ((7, 6),) * 6 + ((7, 7),) * 3,
    "B": ((10, 8),) * 4 + ((9, 8),) * 2 + ((9, 9),) * 3,
}
"""The squares of each animal's two areas, the larger first. This mix uses small and large pieces as often as
the box has them, 4.45 cubes on average."""

AIMS: Final[Mapping[SideName, tuple[tuple[float, ...], tuple[float, ...]]]] = {
    "A": ((24.0, 17.0), (25.0, 27.0)),
    "B": ((39.0, 43.0, 47.0, 51.0, 55.0), (39.0, 43.0, 47.0, 51.0, 55.0)),
}
"""The target difficulty of the tasks on the upper and the lower area, the same for all animals. The easy
ones keep this order, so that `3|4` is the easiest (U3D-11); the hard ones are shuffled."""

MOST_FAULT: Final = 3.5
"""Tasks with a larger fault are used only if no remaining area has better ones."""


def make(seed: str, tell: Callable[[], None] = lambda: None) -> Box:
    """Make a set; the same seed makes the same set. `tell` is called after each area."""
    used: Counter[int] = Counter()
    sides = {
        side: list(_sides(side, Rng(seed, f"ubongo3d boards {side}"), used, tell)) for side in SIDES
    }
    boards = [
        Board(
            number=place + 1,
            animal=ANIMALS[place // BOARDS_OF_AN_ANIMAL],
            sides={side: sides[side][place] for side in SIDES},
        )
        for place in range(len(ANIMALS) * BOARDS_OF_AN_ANIMAL)
    ]
    return Box(FORMAT, seed, tuple(boards))


def _sides(
    side: SideName, rng: Rng, used: Counter[int], tell: Callable[[], None]
) -> Iterator[Side]:
    """Make one side of all boards, animal by animal."""
    law = SIDES[side]
    pools = {
        size: list(rng.shuffled([lying(area) for area in areas_of(size) if is_pleasant(area)]))
        for size in law.squares
    }
    for sizes in rng.shuffled(SIZES[side]):
        halves: dict[int, AreaTasks] = {}
        surplus = 0.0
        for size, place in zip(sizes, rng.shuffled((0, 1)), strict=True):
            aims = AIMS[side][place] if side == "A" else rng.shuffled(AIMS[side][place])
            # an easier small area makes up for a large one that is too hard
            wanted = [aim - surplus for aim in aims]
            halves[place] = _choose(pools[size], law, wanted, rng, used)
            surplus = halves[place].surplus
            tell()
        yield from _deal(law, halves[0], halves[1])


def _deal(law: SideLaw, upper: AreaTasks, lower: AreaTasks) -> Iterator[Side]:
    """Give each of the four boards one task of every slot."""
    for board in range(BOARDS_OF_AN_ANIMAL):
        tasks: dict[Numbers, Task] = {
            numbers: slot[board]
            for numbers, slot in zip(law.tasks, upper.slots + lower.slots, strict=True)
        }
        yield Side(upper.area, lower.area, tasks)


def _choose(
    pool: list[Area], law: SideLaw, aims: Sequence[float], rng: Rng, used: Counter[int]
) -> AreaTasks:
    """Take from the pool the first area whose tasks meet their targets, or else the best one."""
    best: AreaTasks | None = None
    for area in pool:
        found = choose_tasks(area, law.pieces, aims, rng, used)
        if found is not None and (best is None or found.fault < best.fault):
            best = found
            if found.fault <= MOST_FAULT:
                break
    if best is None:
        raise RuntimeError("no remaining area has enough tasks")
    pool.remove(best.area)
    for slot in best.slots:
        used.update(kind for task in slot for kind in task.kinds)
    return best
