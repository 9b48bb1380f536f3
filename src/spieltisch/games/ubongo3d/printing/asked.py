"""Tasks that somebody asks for in words, as in an address: a sheet of twelve, or a single puzzle."""

from collections.abc import Mapping
from typing import Final

from spieltisch.core.errors import Refused
from spieltisch.core.paper import Language, Pages
from spieltisch.games.ubongo3d.boards import Box
from spieltisch.games.ubongo3d.material import SIDES, SideName
from spieltisch.games.ubongo3d.printing.worksheet import chosen, picked, puzzle, worksheet
from spieltisch.games.ubongo3d.puzzles import posed_named

Asked = Mapping[str, str]

HARDEST: Final = 100
LONGEST: Final = 40
"""The most letters of a seed."""
DIGITS: Final = 6
"""The most digits of a solution's number."""


def asked_worksheet(language: Language, asked: Asked, own: Box | None = None) -> Pages:
    """Give a sheet of picked tasks, or of some as hard as asked for, of our boards or own ones."""
    if "tasks" in asked:
        return worksheet(language, picked(asked["tasks"].split(","), own))
    easiest, hardest = (
        _grade(asked, name, usual) for name, usual in (("easiest", 0), ("hardest", HARDEST))
    )
    seed = asked.get("seed", "1")[:LONGEST]
    tasks = chosen(easiest, hardest, side_named(asked.get("side")), seed, own)
    return worksheet(language, tasks)


def asked_puzzle(language: Language, asked: Asked, own: Box | None = None) -> Pages:
    """Give a single puzzle with one of its solutions; a day is written above it."""
    if "puzzle" not in asked:
        raise Refused("unknown_task", "Name a puzzle, such as “A25 - 1|2”, or a day.")
    posed = posed_named(asked["puzzle"], own)
    return puzzle(language, posed, asked.get("day"), _number(asked.get("number", "1")))


def side_named(name: str | None) -> SideName | None:
    """Find a side of the boards, or refuse; no name stands for both."""
    if name is not None and name.upper() not in SIDES:
        raise Refused("unknown_side", "A board has the sides A and B.")
    return None if name is None else name.upper()


def _number(said: str) -> int:
    """Read the number of a solution; what is none is none there is."""
    return int(said) if said.isascii() and said.isdigit() and len(said) <= DIGITS else 0


def _grade(asked: Asked, name: str, usual: int) -> int:
    """Read how hard tasks may be, from 0 to 100."""
    said = asked.get(name, f"{usual}")
    if not (said.isascii() and said.isdigit() and int(said[:4]) <= HARDEST):
        raise Refused("bad_difficulty", f"{name} is a whole number from 0 to {HARDEST}.")
    return int(said)
