"""Documents on request, with parameters as in a URL: a sheet of twelve tasks, or a single puzzle."""

from typing import Final

from msgspec.structs import replace

from spieltisch.core.errors import Refused
from spieltisch.core.paper import Language, Pages, Request, file_part
from spieltisch.games.ubongo3d.boards import Box
from spieltisch.games.ubongo3d.material import SIDES, SideName
from spieltisch.games.ubongo3d.printing.worksheet import chosen, picked, puzzle, worksheet
from spieltisch.games.ubongo3d.puzzles import posed_named

CHOICE: Final = {"easiest", "hardest", "side", "seed"}
"""The parameters that choose tasks, where none are named."""
DAILY: Final = {"A": "easy", "B": "hard"}
"""The kinds of daily puzzles, by side."""
HARDEST: Final = 100
LONGEST: Final = 40
"""The most characters of a seed."""
DIGITS: Final = 6
"""The most digits of a solution's number."""


def asked_worksheet(language: Language, asked: Request, own: Box | None = None) -> Pages:
    """Return a sheet of named tasks, or of tasks of a given difficulty, from our boards or a person's own."""
    if "tasks" in asked:
        if CHOICE & asked.keys():
            why = "Name tasks, or choose them by difficulty, side and seed, but not both."
            raise Refused("tasks_and_choice", why)
        named = picked(asked["tasks"].split(","), own)
        return _about(worksheet(language, named), *(each.name for each in named))
    easiest, hardest = (
        _grade(asked, name, usual) for name, usual in (("easiest", 0), ("hardest", HARDEST))
    )
    seed, side = asked.get("seed", "1")[:LONGEST], side_named(asked.get("side"))
    tasks = chosen(easiest, hardest, side, seed, own)
    return _about(worksheet(language, tasks), f"{easiest}-to-{hardest}", side or "", f"seed-{seed}")


def asked_puzzle(language: Language, asked: Request, own: Box | None = None) -> Pages:
    """Return a single puzzle with one of its solutions; a day, if given, is written above it."""
    if "puzzle" not in asked:
        raise Refused("unknown_task", "Name a puzzle, such as “A25 - 1|2”, or a day.")
    if own is not None and "day" in asked:
        raise Refused("own_day", "The puzzle of a day is not on your boards; name one that is.")
    posed, day = posed_named(asked["puzzle"], own), asked.get("day")
    number = _number(asked.get("number", "1"))
    what = [posed.name] if day is None else [day, DAILY[posed.side]]
    solution = f"solution-{number}" if number > 1 else ""
    return _about(puzzle(language, posed, day, number), *what, solution)


def _about(pages: Pages, *words: str) -> Pages:
    """Add what was requested to the name, so that different requests make different files."""
    return replace(pages, name=f"{pages.name}-{file_part(*words)}")


def side_named(name: str | None) -> SideName | None:
    """Return a side of the boards, or refuse; None stands for both."""
    if name is not None and name.upper() not in SIDES:
        raise Refused("unknown_side", "A board has the sides A and B.")
    return None if name is None else name.upper()


def _number(said: str) -> int:
    """Read the number of a solution; 0, which no solution has, if it is not a number."""
    return int(said) if said.isascii() and said.isdigit() and len(said) <= DIGITS else 0


def _grade(asked: Request, name: str, usual: int) -> int:
    """Read a difficulty from 0 to 100."""
    said = asked.get(name, f"{usual}")
    if not (said.isascii() and said.isdigit() and int(said[:4]) <= HARDEST):
        raise Refused("bad_difficulty", f"{name} must be a whole number from 0 to {HARDEST}.")
    return int(said)
