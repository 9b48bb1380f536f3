"""Reading puzzles from files: our own JSON, BurrTools' .xmpuzzle, polycube's definitions.

A polycube definition has one directive per line, its settings separated by colons.
"""

import re
import zlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spieltisch.core.codec import read
from spieltisch.packing.burrtools import from_burrtools
from spieltisch.packing.cells import Cell
from spieltisch.packing.puzzle import BadPuzzle

LARGEST = 1 << 22
"""The most bytes of a file, uncompressed."""
GZIP = b"\x1f\x8b"


def read_puzzle(file: Path) -> dict[str, Any]:
    """Read a file into the same form as a line of a batch: an area or a target, and pieces."""
    data = file.read_bytes()
    if data.startswith(GZIP):
        data = zlib.decompressobj(wbits=31).decompress(data, LARGEST + 1)
    if len(data) > LARGEST:
        raise BadPuzzle("too_long", "file", f"a file may have at most {LARGEST} bytes.")
    text = data.lstrip()
    if text.startswith(b"<"):
        return from_burrtools(text)
    if text.startswith((b"{", b"[")):
        asked = read(text)
        if not isinstance(asked, dict):
            raise BadPuzzle("not_a_puzzle", "file", "expected a JSON object.")
        return asked
    return from_polycube(data.decode("utf-8", "replace"))


def from_polycube(text: str) -> dict[str, Any]:
    """Read the first definition: a box, mobile pieces, and stationary pieces whose cells are not filled."""
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
                "not_a_puzzle", "file", f"this line does not belong in a definition: {row[:40]!r}"
            )
    if not sides:
        raise BadPuzzle(
            "not_a_puzzle",
            "file",
            "this is neither JSON, nor an .xmpuzzle, nor a polycube definition (D).",
        )
    taken = {cell for name in fixed for cell in pieces[name]}
    box = [
        (x, y, z) for x in range(sides["x"]) for y in range(sides["y"]) for z in range(sides["z"])
    ]
    mobile = [cells for name, cells in pieces.items() if name not in fixed]
    return {"target": [cell for cell in box if cell not in taken], "pieces": mobile}


def _rows(text: str) -> Iterator[str]:
    """Return the lines that are not blank or comments."""
    return (row for line in text.splitlines() if (row := line.partition("#")[0].strip()))


def _sides(named: dict[str, str]) -> dict[str, int]:
    if "oneSide" in named:
        raise BadPuzzle("one_sided", "D", "pieces that may not be turned over are not supported.")
    words = {axis: named.get(f"{axis}Dim", "1").strip() for axis in "xyz"}
    if not all(word.isdecimal() and 1 <= int(word) <= 128 for word in words.values()):
        raise BadPuzzle(
            "not_a_puzzle", "D", "xDim, yDim and zDim must be whole numbers from 1 to 128."
        )
    return {axis: int(word) for axis, word in words.items()}


def _coordinates(layout: str) -> list[Cell]:
    triples = [triple.split() for triple in layout.split(",")]
    if not all(len(triple) == 3 and _are_whole(triple) for triple in triples):
        raise BadPuzzle("not_a_cell", "C", "a layout is a list of x y z, separated by commas.")
    return [(int(x), int(y), int(z)) for x, y, z in triples]


def _are_whole(words: list[str]) -> bool:
    return all(re.fullmatch(r"-?\d{1,5}", word) for word in words)


def _layout(rows: Iterator[str], sides: dict[str, int]) -> Iterator[tuple[str, Cell]]:
    """Read a drawing: the farthest row first, levels separated by commas, a name or a dot for each cell."""
    y = sides.get("y", 0) - 1
    for row in rows:
        if row == "~L":
            return
        for z, level in enumerate(row.split(",")):
            for x, name in enumerate(level.split()):
                if name != ".":
                    yield name, (x, y, z)
        y -= 1
    raise BadPuzzle("not_a_puzzle", "L", "a drawing must end with ~L.")
