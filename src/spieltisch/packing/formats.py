"""Reading puzzles from files: our own JSON, BurrTools' .xmpuzzle, polycube's definitions.

An .xmpuzzle is XML, mostly packed with gzip: shapes as boxes of characters with x fastest, then problems that
name shapes by their place. A definition of polycube has a line for each directive, its settings parted by
colons.
"""

import re
import zlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

from spieltisch.core.codec import read
from spieltisch.packing.cells import Cell
from spieltisch.packing.puzzle import BadPuzzle

LARGEST = 1 << 22
"""Bytes of a file, unpacked."""
GZIP = b"\x1f\x8b"


def read_puzzle(file: Path) -> dict[str, Any]:
    """Read a file as a line of a batch would be: an area or a target, and pieces."""
    data = file.read_bytes()
    if data.startswith(GZIP):
        data = zlib.decompressobj(wbits=31).decompress(data, LARGEST + 1)
    if len(data) > LARGEST:
        raise BadPuzzle("too_long", "file", f"at most {LARGEST} bytes are taken.")
    text = data.lstrip()
    if text.startswith(b"<"):
        return from_burrtools(text)
    if text.startswith((b"{", b"[")):
        asked = read(text)
        if not isinstance(asked, dict):
            raise BadPuzzle("not_a_puzzle", "file", "an object is wanted.")
        return asked
    return from_polycube(data.decode("utf-8", "replace"))


def from_burrtools(text: bytes) -> dict[str, Any]:
    """Read the first problem of an .xmpuzzle: cubes only, all shapes used, nothing optional."""
    if b"<!" in text.replace(b"<!--", b""):
        raise BadPuzzle("not_a_puzzle", "file", "no document types are taken.")
    try:
        root = ET.fromstring(text)  # noqa: S314 - without a document type it has no entities
    except ET.ParseError as error:
        raise BadPuzzle("not_a_puzzle", "file", f"this is no XML: {error}.") from None
    grid = root.find("gridType")
    if grid is not None and grid.get("type", "0") != "0":
        raise BadPuzzle("not_cubes", "gridType", "only puzzles of cubes are taken.")
    problem = root.find("problems/problem")
    if problem is None:
        raise BadPuzzle("not_a_puzzle", "problems", "a problem is wanted.")
    shapes = root.findall("shapes/voxel")
    result = problem.find("result")
    pieces = [
        _voxels(shapes, shape.get("id", ""))
        for shape in problem.findall("shapes/shape")
        for _ in range(_how_many(shape))
    ]
    wanted = "" if result is None else result.get("id", "")
    return {"target": _voxels(shapes, wanted), "pieces": pieces}


def _how_many(shape: ET.Element) -> int:
    least, most = shape.get("min"), shape.get("max")
    count = shape.get("count") or (most if least == most else None)
    if count is None or not count.isdecimal() or len(count) > 3:
        raise BadPuzzle(
            "optional", "problems", "every shape has to be used a fixed number of times."
        )
    return int(count)


def _voxels(shapes: list[ET.Element], name: str) -> list[Cell]:
    if not name.isdecimal() or int(name) >= len(shapes):
        raise BadPuzzle("unknown_shape", "problems", f"there is no shape {name!r}.")
    shape, field = shapes[int(name)], f"shapes[{name}]"
    sides = [int(side) for axis in "xyz" if (side := shape.get(axis, "")).isdecimal()]
    marks = re.sub(r"\s", "", shape.text or "")
    if len(sides) != 3 or len(marks) != sides[0] * sides[1] * sides[2] or set(marks) - {"#", "_"}:
        raise BadPuzzle(
            "not_cubes", field, "whole cubes without colours or variable cells are wanted."
        )
    width, depth, _ = sides
    return [
        (place % width, place // width % depth, place // (width * depth))
        for place, mark in enumerate(marks)
        if mark == "#"
    ]


def from_polycube(text: str) -> dict[str, Any]:
    """Read the first definition: a box, mobile pieces, and stationary ones that keep their cells."""
    rows = _rows(text)
    sides: dict[str, int] = {}
    pieces: dict[str, list[Cell]] = defaultdict(list)
    fixed: set[str] = set()
    for row in rows:
        directive, *settings = [part.strip() for part in row.split(":")]
        named = dict(setting.partition("=")[::2] for setting in settings)
        if directive == "~D":
            break
        if directive == "D":
            sides = _sides(named)
        elif directive == "C" and "name" in named:
            pieces[named["name"]] += _coordinates(named.get("layout", ""))
            fixed |= {named["name"]} if named.get("type") == "S" else set()
        elif directive == "L":
            for name, cell in _layout(rows, sides):
                pieces[name].append(cell)
            fixed.update(named.get("stationary", "").split())
        else:
            raise BadPuzzle(
                "not_a_puzzle", "file", f"this is no line of a definition: {row[:40]!r}"
            )
    if not sides:
        raise BadPuzzle(
            "not_a_puzzle", "file", "neither JSON, nor .xmpuzzle, nor a definition (D)."
        )
    taken = {cell for name in fixed for cell in pieces[name]}
    box = [
        (x, y, z) for x in range(sides["x"]) for y in range(sides["y"]) for z in range(sides["z"])
    ]
    mobile = [cells for name, cells in pieces.items() if name not in fixed]
    return {"target": [cell for cell in box if cell not in taken], "pieces": mobile}


def _rows(text: str) -> Iterator[str]:
    """Give the lines that say something."""
    return (row for line in text.splitlines() if (row := line.partition("#")[0].strip()))


def _sides(named: dict[str, str]) -> dict[str, int]:
    if "oneSide" in named:
        raise BadPuzzle("one_sided", "D", "pieces that may not be turned over are not taken.")
    words = {axis: named.get(f"{axis}Dim", "1").strip() for axis in "xyz"}
    if not all(word.isdecimal() and 1 <= int(word) <= 128 for word in words.values()):
        raise BadPuzzle("not_a_puzzle", "D", "xDim, yDim and zDim are whole numbers from 1 to 128.")
    return {axis: int(word) for axis, word in words.items()}


def _coordinates(layout: str) -> list[Cell]:
    triples = [triple.split() for triple in layout.split(",")]
    if not all(len(triple) == 3 and _are_whole(triple) for triple in triples):
        raise BadPuzzle("not_a_cell", "C", "a layout is made of x y z, parted by commas.")
    return [(int(x), int(y), int(z)) for x, y, z in triples]


def _are_whole(words: list[str]) -> bool:
    return all(re.fullmatch(r"-?\d{1,5}", word) for word in words)


def _layout(rows: Iterator[str], sides: dict[str, int]) -> Iterator[tuple[str, Cell]]:
    """Read a drawing: the farthest row first, its levels parted by commas, a name or a dot for each cell."""
    y = sides.get("y", 0) - 1
    for row in rows:
        if row == "~L":
            return
        for z, level in enumerate(row.split(",")):
            for x, name in enumerate(level.split()):
                if name != ".":
                    yield name, (x, y, z)
        y -= 1
    raise BadPuzzle("not_a_puzzle", "L", "a drawing ends with ~L.")
