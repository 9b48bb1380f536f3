"""Counting many small tasks at once: areas some levels high, filled with pieces of the sixteen kinds."""

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

import numpy as np

from spieltisch.packing import batch_kernel as kernel
from spieltisch.packing.cells import forms
from spieltisch.packing.kinds import KINDS, filling
from spieltisch.packing.puzzle import FARTHEST, BadPuzzle
from spieltisch.packing.solver import LEVELS, Area, Task, count
from spieltisch.packing.stacks import stacks_for

WIDEST = 64
"""Wider areas are solved one by one."""
MOST_NODES = 1_000_000
"""A task that needs more is solved by itself."""
ALONE = -1
"""Stands for a task that is to be solved by itself."""


def count_tasks(tasks: Sequence[Task], levels: int = LEVELS) -> list[int]:
    """Count the solutions of every task, or raise BadPuzzle for the first that cannot be posed."""
    try:
        keys = [tuple(map(tuple, area)) for area, _ in tasks]
        numbers = {key: number for number, key in enumerate(dict.fromkeys(keys))}
        together = all(_is_small(area, levels) for area in numbers) and _are_kinds(tasks)
    except TypeError:  # something is no list of numbers; one by one it will be found and named
        together = False
    counts: Sequence[int] = [ALONE] * len(tasks)
    if tasks and together:
        areas = posed_areas(list(numbers), levels)
        posed = _posed(tasks, [numbers[key] for key in keys])
        if _fit(posed, areas):
            counts = _count(posed, areas)
    return [
        _alone(number, tasks[number], levels) if found == ALONE else found
        for number, found in enumerate(counts)
    ]


def _is_small(area: tuple[tuple[Any, ...], ...], levels: int) -> bool:
    """Ask whether an area is well formed and fits one word."""
    if not area or len(area) * levels > 64 or len(set(area)) != len(area):
        return False
    if not all(len(square) == 2 and type(square[0]) is type(square[1]) is int for square in area):
        return False
    axes = list(zip(*area, strict=True))
    reach = max(max(axis) for axis in axes), -min(min(axis) for axis in axes)
    return max(reach) <= FARTHEST and all(max(axis) - min(axis) < WIDEST for axis in axes)


def _are_kinds(tasks: Sequence[Task]) -> bool:
    named = list(chain.from_iterable(kinds for _, kinds in tasks))
    return {*map(type, named)} <= {int} and {*named} <= KINDS.keys()


def posed_areas(areas: Sequence[Area], levels: int) -> kernel.Areas:
    """Put areas into arrays, each moved to where its smallest coordinates are 0."""
    lengths = [len(area) for area in areas]
    squares = np.array(list(chain.from_iterable(areas)), np.int32)
    starts = np.cumsum([0, *lengths])
    lowest = np.minimum.reduceat(squares, starts[:-1])
    return kernel.Areas(squares - np.repeat(lowest, lengths, axis=0), starts, levels, WIDEST)


def _posed(tasks: Sequence[Task], areas: list[int]) -> kernel.Tasks:
    pieces = np.array(list(chain.from_iterable(kinds for _, kinds in tasks)), np.int64) - 1
    starts = np.cumsum([0, *(len(kinds) for _, kinds in tasks)])
    return kernel.Tasks(np.array(areas), pieces, starts)


def _fit(posed: kernel.Tasks, areas: kernel.Areas) -> bool:
    """Ask whether the pieces of every task have the cubes that its area needs."""
    cubes = np.concatenate([[0], np.cumsum(kinds_of().sizes[posed.pieces])])
    volumes = np.diff(cubes[posed.starts])
    return bool(np.all(volumes == np.diff(areas.starts)[posed.areas] * areas.levels))


@cache
def kinds_of() -> kernel.Kinds:
    """Put the turned forms of the sixteen kinds into arrays."""
    turned = [forms(shape) for shape in KINDS.values()]
    sizes = [len(shape) for shape in KINDS.values()]
    packed = np.zeros((sum(map(len, turned)), max(sizes), 3), np.int32)
    for row, form in enumerate(chain.from_iterable(turned)):
        packed[row, : len(form)] = form
    return kernel.Kinds(packed, np.cumsum([0, *map(len, turned)]), np.array(sizes))


def _count(posed: kernel.Tasks, areas: kernel.Areas) -> list[int]:
    masks, begins = kernel.place_all(areas, kinds_of())
    pieces = int(np.diff(posed.starts).max())
    placements = pieces * int(np.diff(begins, axis=1).max())
    stacks = stacks_for(pieces, placements, pieces, words=1)
    found = kernel.count_tasks(posed, areas, masks, begins, stacks, MOST_NODES)
    return list(found.tolist())


def _alone(number: int, task: Task, levels: int) -> int:
    try:
        return count(filling(*task, levels)).solutions
    except BadPuzzle as bad:
        field = str(bad.details["field"])
        why = bad.why.removeprefix(f"{field}: ")
        raise BadPuzzle(bad.code, f"tasks[{number}].{field}", why) from None
