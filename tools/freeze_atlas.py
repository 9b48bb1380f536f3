"""Grades every solvable puzzle of the atlas and freezes them all: `python tools/freeze_atlas.py atlas.npz`.

It takes a few minutes. The file goes to `data/`, with its checksum; `tests/games/ubongo3d/test_puzzles.py`
grades a sample of it again.
"""

import sys
from pathlib import Path

import numpy as np

from spieltisch.games.ubongo3d.generator.difficulty import grade
from spieltisch.packing import atlas


def freeze(path: Path) -> None:
    """Write all areas, all sets of kinds, and one row for each solvable puzzle."""
    columns: dict[str, list[int]] = {"area": [], "set": [], "solutions": [], "difficulty": []}
    arrays: dict[str, atlas.Array] = {}
    areas, sets = 0, 0
    for squares, sheet in atlas.build().items():
        arrays[f"areas{squares}"] = np.array(sheet.areas, np.int8)
        arrays[f"sets{squares}"] = np.array(sheet.sets, np.int8)
        for row, column in np.argwhere(sheet.solutions > 0):
            graded = grade(sheet.areas[row], sheet.sets[column])
            if graded is None or graded.solutions != sheet.solutions[row, column]:
                raise ValueError("the atlas and the grading do not agree")
            columns["area"].append(areas + int(row))
            columns["set"].append(sets + int(column))
            columns["solutions"].append(graded.solutions)
            columns["difficulty"].append(round(10 * graded.number))
        areas, sets = areas + len(sheet.areas), sets + len(sheet.sets)
    packed = {name: np.array(values, np.uint16) for name, values in columns.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays, **packed)


if __name__ == "__main__":
    freeze(Path(sys.argv[1]))
