"""The contents of the box: boards of nine animals, 40 pieces of 16 kinds, a die, gems. (U3D-1 to U3D-6)"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

import msgspec

ANIMALS: Final = (
    "hedgehog",
    "otter",
    "owl",
    "fox",
    "tortoise",
    "seal",
    "badger",
    "heron",
    "lynx",
)
BOARDS_OF_AN_ANIMAL: Final = 4
BOARDS: Final = len(ANIMALS) * BOARDS_OF_AN_ANIMAL

DIE: Final = range(1, 11)
"""The faces of the die. (U3D-6)"""

LEVELS: Final = 2
"""How many levels high an area is filled."""

SideName = str
"""`A` or `B`."""

Numbers = str
"""The die numbers of a task as printed, such as `5|6|7`."""


class SideLaw(msgspec.Struct, frozen=True):
    """The rules for one side of every board."""

    pieces: int
    """The number of pieces in a task."""
    squares: tuple[int, ...]
    """How many squares an area may have. (U3D-10)"""
    upper: tuple[Numbers, ...]
    """The tasks on the upper area, by die numbers."""
    lower: tuple[Numbers, ...]

    @property
    def tasks(self) -> tuple[Numbers, ...]:
        """All tasks of the side, upper ones first."""
        return self.upper + self.lower

    def task_of(self, die: int) -> Numbers:
        """Return which task a number on the die selects."""
        return next(numbers for numbers in self.tasks if str(die) in numbers.split("|"))


SIDES: Final[Mapping[SideName, SideLaw]] = {
    "A": SideLaw(3, (6, 7), ("1|2", "3|4"), ("5|6|7", "8|9|10")),
    "B": SideLaw(4, (8, 9, 10), ("1", "2", "3", "4", "5"), ("6", "7", "8", "9", "10")),
}
"""The easy side and the hard side. (U3D-1 to U3D-3)"""

PIECES: Final[Mapping[int, int]] = {
    1: 2,
    2: 2,
    3: 3,
    4: 2,
    5: 2,
    6: 2,
    7: 3,
    8: 4,
    9: 3,
    10: 3,
    11: 2,
    12: 2,
    13: 2,
    14: 2,
    15: 2,
    16: 4,
}
"""How many pieces there are of each kind. (U3D-4)"""


class Colour(StrEnum):
    """A piece's colour."""

    YELLOW = "yellow"
    BLUE = "blue"
    RED = "red"
    GREEN = "green"


COLOURS: Final[Mapping[int, Colour]] = {
    kind: colour
    for first, colour in zip((1, 5, 9, 13), Colour, strict=True)
    for kind in range(first, first + 4)
}
"""The colour of each kind: four kinds share each colour. (U3D-5)"""

MIRROR_TWINS: Final = ((2, 11), (3, 10), (5, 14), (6, 13))
"""Pairs of kinds that are mirror images of each other. (U3D-5)"""


class Gem(StrEnum):
    """A gem. (U3D-6)"""

    RUBY = "ruby"
    SAPPHIRE = "sapphire"
    EMERALD = "emerald"
    AMBER = "amber"


POINTS: Final[Mapping[Gem, int]] = {
    Gem.RUBY: 4,
    Gem.SAPPHIRE: 3,
    Gem.EMERALD: 2,
    Gem.AMBER: 1,
}
GEMS: Final[Mapping[Gem, int]] = {
    Gem.RUBY: 10,
    Gem.SAPPHIRE: 19,
    Gem.EMERALD: 10,
    Gem.AMBER: 19,
}
"""How many gems there are of each kind."""
