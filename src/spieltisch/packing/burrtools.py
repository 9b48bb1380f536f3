"""Reading BurrTools' .xmpuzzle: XML whose shapes are boxes of characters, with x running fastest.

Its one problem must be an exact cover: cubes in one colour, and a number of each shape about which its ranges
and the target's volume leave no choice. Groups and weights only matter for taking puzzles apart.
"""

import re
from xml.etree import ElementTree as ET

from spieltisch.packing.cells import Cell
from spieltisch.packing.puzzle import MOST_CELLS, BadPuzzle

GRIDS = {
    "0": "cubes",
    "1": "triangular prisms",
    "2": "spheres",
    "3": "rhombic tetrahedra",
    "4": "tetrahedra and octahedra",
}
FILLED, MAY_BE_FILLED, EMPTY = "#", "+", "_"

Range = tuple[int, int]
"""The least and the most pieces of a shape."""
Counts = tuple[int, ...]


def from_burrtools(text: bytes) -> dict[str, list[Cell] | list[list[Cell]]]:
    """Return the target and the pieces of the only problem, or refuse it and name what is not supported."""
    root = _root(text)
    grid = root.find("gridType")
    number = "0" if grid is None else grid.get("type", "0")
    if number != "0":
        named = GRIDS.get(number, "something else")
        raise BadPuzzle(
            "not_cubes", "gridType", f"this grid is of {named}; only cubes are supported."
        )
    problems = root.findall("problems/problem")
    if not problems:
        raise BadPuzzle("not_a_puzzle", "problems", "there is no problem in this file.")
    if len(problems) > 1:
        why = f"this file has {len(problems)} problems; keep one and save it again."
        raise BadPuzzle("several_problems", "problems", why)
    problem = problems[0]
    voxels, result = root.findall("shapes/voxel"), problem.find("result")
    must, may = _voxels(voxels, "" if result is None else result.get("id", ""))
    asked = problem.findall("shapes/shape")
    shapes = [_piece(voxels, shape.get("id", "")) for shape in asked]
    sizes, ranges = [*map(len, shapes)], [*map(_range, asked)]
    counts = _only_counts(sizes, ranges, len(must), len(may))
    volume = sum(size * count for size, count in zip(sizes, counts, strict=True))
    pieces = [shape for shape, count in zip(shapes, counts, strict=True) for _ in range(count)]
    return {"target": must + may if volume > len(must) else must, "pieces": pieces}


def _root(text: bytes) -> ET.Element:
    """Parse the XML; BurrTools writes names and comments as they were typed, so they may not be UTF-8."""
    if b"<!" in text.replace(b"<!--", b""):
        raise BadPuzzle("not_a_puzzle", "file", "document types are not supported.")
    try:
        unicode = text.decode()
    except UnicodeDecodeError:
        unicode = text.decode("latin-1")
    try:
        return ET.fromstring(unicode)  # noqa: S314 - without a document type it has no entities
    except (ET.ParseError, ValueError) as error:
        raise BadPuzzle("not_a_puzzle", "file", f"this is not valid XML: {error}.") from None


def _range(shape: ET.Element) -> Range:
    least, most = (shape.get("count", shape.get(name, "")) for name in ("min", "max"))
    if any(not word.isdecimal() or len(word) > 3 for word in (least, most)):
        raise BadPuzzle("optional", "problems", "the number of a shape must be at most 999.")
    return int(least), int(most)


def _only_counts(sizes: list[int], ranges: list[Range], must: int, may: int) -> Counts:
    """Return how many pieces there are of each shape, or refuse a choice.

    The pieces fill the cells that must be filled, or all cells: anything between leaves a choice, too.
    """
    if must > MOST_CELLS:
        raise BadPuzzle("too_many_cells", "target", f"it may have at most {MOST_CELLS} cells.")
    reached: dict[int, Counts | None] = {0: ()}
    for size, (least, most) in zip(sizes, ranges, strict=True):
        before, reached = reached, {}
        for volume, counts in before.items():
            for count in range(least, min(most, (must + may - volume) // size) + 1):
                whole = volume + count * size
                is_new = whole not in reached and counts is not None
                reached[whole] = (*counts, count) if is_new and counts is not None else None
    fitting = {volume: counts for volume, counts in reached.items() if volume >= must}
    if not fitting:
        raise BadPuzzle("volume", "problems", "no number of these pieces fills the target.")
    (volume, counts), *others = fitting.items()
    if others or counts is None:
        why = "the number of pieces is left open; give each shape a fixed count."
        raise BadPuzzle("optional", "problems", why)
    if volume not in {must, must + may}:
        why = "some cells may stay empty; only targets that are filled everywhere are supported."
        raise BadPuzzle("optional", "problems", why)
    return counts


def _piece(voxels: list[ET.Element], name: str) -> list[Cell]:
    cells, optional = _voxels(voxels, name)
    if optional or not cells:
        raise BadPuzzle("not_cubes", f"shapes[{name}]", "a piece must consist of whole cubes.")
    return cells


def _voxels(voxels: list[ET.Element], name: str) -> tuple[list[Cell], list[Cell]]:
    """Return the cells that are filled, and those that may be."""
    if not name.isdecimal() or int(name) >= len(voxels):
        raise BadPuzzle("unknown_shape", "problems", f"there is no shape {name!r}.")
    voxel, field = voxels[int(name)], f"shapes[{name}]"
    sides = [int(side) for axis in "xyz" if (side := voxel.get(axis, "")).isdecimal()]
    marks = re.sub(r"\s", "", voxel.text or "")
    if re.search(r"\d", marks):
        raise BadPuzzle("not_cubes", field, "colours are not supported.")
    if len(sides) != 3 or len(marks) != sides[0] * sides[1] * sides[2]:
        raise BadPuzzle("not_cubes", field, "its size and its cells do not agree.")
    if set(marks) - {FILLED, MAY_BE_FILLED, EMPTY}:
        raise BadPuzzle("not_cubes", field, "a cell is marked with #, + or _.")
    width, depth, _ = sides
    found: dict[str, list[Cell]] = {FILLED: [], MAY_BE_FILLED: [], EMPTY: []}
    for place, mark in enumerate(marks):
        found[mark].append((place % width, place // width % depth, place // (width * depth)))
    return found[FILLED], found[MAY_BE_FILLED]
