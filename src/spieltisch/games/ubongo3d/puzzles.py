"""Single puzzles: the tasks of the box and every solvable puzzle of the atlas, by name. (U3D-32)

The atlas is frozen in `data/` with its checksum; `tools/freeze_atlas.py` makes it.
"""

import io
import re
from functools import cache
from typing import Any, ClassVar, Final

import msgspec

from spieltisch.games.frozen_data import frozen
from spieltisch.games.ubongo3d.boards import (
    Box,
    TaskPlace,
    UnknownTask,
    own_task_named,
    task_named,
)
from spieltisch.games.ubongo3d.material import SideName
from spieltisch.packing.areas import Area
from spieltisch.packing.kinds import PIECES, Kinds

Column = Any
"""A numpy array; numpy itself is imported with the atlas."""

FILE: Final = "ubongo3d-atlas.npz"
PUZZLE_NAME: Final = re.compile(r"(\d{1,2})\.(\d{1,4})-(\d{1,2}(?:\.\d{1,2}){2,3})", re.ASCII)


class Puzzle(msgspec.Struct, frozen=True):
    """A puzzle of the atlas, written like `7.23-3.9.15`: squares, number of the area, pieces."""

    name: str
    area: Area
    kinds: Kinds
    solutions: int
    difficulty: float

    @property
    def side(self) -> SideName:
        """The side whose tasks have the same number of pieces."""
        return "A" if len(self.kinds) == 3 else "B"

    board: ClassVar[None] = None
    numbers: ClassVar[None] = None
    animal: ClassVar[None] = None


Posed = TaskPlace | Puzzle
"""What a player builds: a task of the box, or a puzzle that is on no board."""


class Atlas(msgspec.Struct, frozen=True):
    """All solvable puzzles, one per row: the numbers of its area and of its set of kinds, both from 0."""

    areas: tuple[Area, ...]
    area_names: tuple[str, ...]
    sets: tuple[Kinds, ...]
    area: Column
    set: Column
    solutions: Column
    difficulty: Column
    """In tenths."""

    def __len__(self) -> int:
        """Count the puzzles."""
        return len(self.area)

    def puzzle(self, row: int) -> Puzzle:
        """Return a puzzle by its row."""
        area, kinds = int(self.area[row]), self.sets[self.set[row]]
        name = f"{self.area_names[area]}-{'.'.join(map(str, kinds))}"
        solutions, difficulty = int(self.solutions[row]), int(self.difficulty[row]) / 10
        return Puzzle(name, self.areas[area], kinds, solutions, difficulty)

    def find(self, area: str, kinds: Kinds) -> Puzzle | None:
        """Find a puzzle by the name of its area and its pieces in order."""
        if area not in self.area_names or kinds not in self.sets:
            return None
        there = self.area == self.area_names.index(area)
        (rows,) = (there & (self.set == self.sets.index(kinds))).nonzero()
        return self.puzzle(int(rows[0])) if len(rows) else None


@cache
def atlas() -> Atlas:
    """Read the frozen atlas; refuse damaged data."""
    import numpy as np  # noqa: PLC0415 - most games and commands need neither the atlas nor numpy

    with np.load(io.BytesIO(frozen(FILE)), allow_pickle=False) as columns:
        areas = {n: columns[f"areas{n}"].tolist() for n in PIECES}
        sets = [kinds for n in PIECES for kinds in columns[f"sets{n}"].tolist()]
        return Atlas(
            areas=tuple(tuple((x, y) for x, y in each) for n in PIECES for each in areas[n]),
            area_names=tuple(f"{n}.{number}" for n in PIECES for number in _from_1(areas[n])),
            sets=tuple(tuple(kinds) for kinds in sets),
            **{name: columns[name] for name in ("area", "set", "solutions", "difficulty")},
        )


def _from_1(things: list[object]) -> range:
    return range(1, len(things) + 1)


def posed_named(name: str, own: Box | None = None) -> Posed:
    """Find a task of the box or of the user's own box, or a puzzle of the atlas, or raise UnknownTask."""
    read = PUZZLE_NAME.fullmatch(name)
    if read is None:
        return task_named(name) if own is None else own_task_named(name, own)
    kinds = tuple(sorted(int(kind) for kind in read[3].split(".")))
    found = atlas().find(f"{int(read[1])}.{int(read[2])}", kinds)
    if found is None:
        why = f"There is no puzzle “{name[:40]}”: no such area, or these pieces do not fill it."
        raise UnknownTask("unknown_task", why)
    return found
