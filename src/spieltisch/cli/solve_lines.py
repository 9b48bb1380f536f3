"""A puzzle as a JSON object, and the answer to it."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import msgspec

from spieltisch.cli.drawing import Building, Squares, building_of
from spieltisch.core.codec import read
from spieltisch.games.ubongo3d.material import LEVELS
from spieltisch.packing.kinds import KINDS, filling
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import FARTHEST, BadPuzzle, Puzzle
from spieltisch.packing.puzzle import puzzle as pose
from spieltisch.packing.solver import Count, Symmetry, Unfinished

LONGEST_LINE = 1 << 20
MOST_LEVELS = 10
ON_AREA = frozenset({"area", "levels", "pieces", "reflections", "up_to_symmetry"})
ON_TARGET = frozenset({"target", "pieces", "reflections", "up_to_symmetry"})
"""The fields of a puzzle."""

Number = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
Kind = Annotated[int, msgspec.Meta(ge=1, le=len(KINDS))]
Cells = tuple[tuple[Number, Number, Number], ...]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A puzzle in its usual form; anything else is parsed by hand to find out what is wrong."""

    pieces: list[Kind | Cells]
    area: list[tuple[Number, Number]] | msgspec.UnsetType = msgspec.UNSET
    target: Cells | msgspec.UnsetType = msgspec.UNSET
    levels: Annotated[int, msgspec.Meta(ge=1, le=MOST_LEVELS)] | msgspec.UnsetType = msgspec.UNSET
    reflections: bool = False
    up_to_symmetry: bool = False


decode = msgspec.json.Decoder(Line).decode


class Asked(msgspec.Struct, frozen=True):
    """A puzzle as posed, with the names of its pieces, and its squares if it is to be drawn on an area."""

    puzzle: Puzzle
    names: Sequence[int]
    squares: Squares | None = None
    symmetry: Symmetry = "none"


def asked_in(line: bytes) -> Asked:
    """Read the puzzle of a line, or refuse it."""
    if not line:
        raise BadPuzzle("too_long", "line", f"a line may have at most {LONGEST_LINE} bytes.")
    asked = read(line)
    if not isinstance(asked, dict):
        raise BadPuzzle("not_a_puzzle", "line", "expected a JSON object.")
    return asked_by(asked)


def asked_by(asked: dict[str, Any]) -> Asked:
    """Pose the puzzle of an object, or refuse it; a target's pieces are numbered from 0."""
    symmetry: Symmetry = "all" if _flag(asked, "up_to_symmetry") else "none"
    puzzle = _posed(asked)
    names = asked["pieces"] if "area" in asked else range(len(puzzle.order))
    return Asked(puzzle, names, symmetry=symmetry)


def _posed(asked: dict[str, Any]) -> Puzzle:
    """Pose the puzzle of a line, or refuse it and name the field at fault."""
    known = ON_AREA if "area" in asked else ON_TARGET
    for field in asked:
        if field not in known:
            raise BadPuzzle(
                "unknown_field", field[:40], f"the fields are {', '.join(sorted(known))}."
            )
    if "area" not in asked and "target" not in asked:
        raise BadPuzzle("nothing_asked", "line", "expected an area or a target.")
    if not isinstance(asked.get("pieces"), list):
        raise BadPuzzle("not_pieces", "pieces", "expected a list of pieces.")
    reflections = _flag(asked, "reflections")
    if "area" not in asked:
        return pose(asked["target"], asked["pieces"], reflections=reflections)
    levels = asked.get("levels", LEVELS)
    if type(levels) is not int or not 1 <= levels <= MOST_LEVELS:
        raise BadPuzzle("levels", "levels", f"expected a whole number from 1 to {MOST_LEVELS}.")
    if not isinstance(asked["area"], list):
        raise BadPuzzle("not_an_area", "area", "expected a list of squares [x, y].")
    return filling(asked["area"], asked["pieces"], levels, reflections=reflections)


def _flag(asked: dict[str, Any], field: str) -> bool:
    value = asked.get(field, False)
    if not isinstance(value, bool):
        raise BadPuzzle("not_a_flag", field, "expected true or false.")
    return value


def counted_answer(counted: Count) -> dict[str, Any]:
    """Return the number of solutions and, for an incomplete search, its limit and nodes."""
    answer: dict[str, Any] = {"solutions": counted.solutions}
    if counted.is_complete:
        return answer
    return answer | unfinished(f"the search reached its limit of {counted.limit}", counted.nodes)


def listed_answer(asked: Asked, solutions: Iterable[Solution], most: int) -> dict[str, Any]:
    """List at most `most` solutions, until there are no more or a limit ends the search."""
    return listed(building_of(asked.puzzle, asked.names), solutions, most)


def listed(building: Building, solutions: Iterable[Solution], most: int) -> dict[str, Any]:
    """List solutions as placements, at most `most` of them."""
    found: list[Any] = []
    more: dict[str, Any] = {}
    try:
        for solution in solutions:
            if len(found) == most:
                more = _incomplete(f"no more than {most} are listed")
                break
            found.append(building.placements(solution))
    except Unfinished as late:
        more = unfinished(str(late), late.nodes)
    return {"solutions": len(found), "placements": found} | more


def unfinished(why: str, nodes: int) -> dict[str, Any]:
    """Mark an answer as incomplete, with the nodes searched: `--nodes` repeats it."""
    return _incomplete(why) | {"nodes": nodes}


def _incomplete(why: str) -> dict[str, Any]:
    return {"incomplete": f"{why}; there are at least this many"}
