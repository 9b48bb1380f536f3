"""The programs polycube and BurrTools, found by POLYCUBE and BURRTXT or on the PATH."""

import os
import re
import shutil
from collections.abc import Callable, Sequence
from functools import partial
from math import prod
from pathlib import Path

from benchmarks.peers.libraries import fixed_piece
from benchmarks.peers.measuring import NOT_RUN, Seconds, command
from tests.packing.classics import box

from spieltisch.packing.cells import Shape
from spieltisch.packing.puzzle import Puzzle, symmetries

TOLD = rb"^SOLUTIONS=(\d+)"
"""How polycube reports a count."""


def _run(
    name: str, options: Sequence[str], file: Path, limit: float, is_right: Callable[[bytes], bool]
) -> Seconds:
    path = os.environ.get(name.upper()) or shutil.which(name)
    return NOT_RUN if path is None else command([path, *options, str(file)], limit, 3, is_right)


def burrtools(puzzles: Sequence[Puzzle], folder: Path, limit: float, expected: int) -> Seconds:
    """Time BurrTools as it counts every puzzle, always up to symmetry; the sum must be right."""
    file = as_xmpuzzle(puzzles, folder / "tasks.xmpuzzle")
    is_right = partial(_tells, rb"^(\d+) assembl", expected)
    return _run("burrTxt", ["-q", "-o", "all"], file, limit, is_right)


def polycube_batch(puzzles: Sequence[Puzzle], folder: Path, limit: float, expected: int) -> Seconds:
    """Time polycube as it counts every puzzle; an untimed run first checks that the sum is right."""
    file = as_definitions(puzzles, folder / "tasks.txt")
    told = ["--quiet=1", "--info=1", "-b", "99"]
    checked = _run("polycube", told, file, limit, partial(_tells, TOLD, expected))
    if not isinstance(checked, float):
        return checked
    return _run("polycube", ["--quiet=1", "-b", "99"], file, limit, lambda _: True)


def polycube(posed: Puzzle, folder: Path, limit: float, many: int, *options: str) -> Seconds:
    """Return polycube's best time over some of its algorithms; it must find this many solutions.

    Up to symmetry it may find twice as many, because it counts rotations but not reflections as equal.
    """
    file = as_definitions([posed], folder / "puzzle.txt")
    tries = (["-b", "99"], ["-m", "99", "-e", "9"], ["-m", "11", "-e", "8"], ["-m", "8", "-e", "6"])
    general, is_right = (
        ["--quiet=1", "--info=1", *options],
        partial(_tells_enough, many, bool(options)),
    )
    results = [_run("polycube", [*general, *each], file, limit, is_right) for each in tries]
    return min((each for each in results if isinstance(each, float)), default=results[0])


def redundancy_filter(posed: Puzzle) -> str:
    """Return the option that makes polycube skip symmetric solutions.

    In a box it chooses the piece to fix itself. Elsewhere it would choose a cell outside the target.
    """
    sides = [1 + max(axis) for axis in zip(*posed.target, strict=True)]
    if len(posed.target) == prod(sides):
        return "--redundancyFilter=#"
    kind, _ = fixed_piece(posed, symmetries(posed))
    return f"--redundancyFilter=p{posed.order.index(kind)}"


def _tells(told: bytes, many: int, output: bytes) -> bool:
    return sum(map(int, re.findall(told, output, re.MULTILINE))) == many


def _tells_enough(many: int, is_once: bool, output: bytes) -> bool:
    return _tells(TOLD, many, output) or (is_once and _tells(TOLD, 2 * many, output))


def as_definitions(puzzles: Sequence[Puzzle], file: Path) -> Path:
    """Write puzzles in polycube's format: cells of the box outside the target are stationary."""
    with file.open("w") as out:
        for posed in puzzles:
            sides = [1 + max(axis) for axis in zip(*posed.target, strict=True)]
            print(f"D:xDim={sides[0]}:yDim={sides[1]}:zDim={sides[2]}", file=out)
            holes = {*box(*sides)} - {*posed.target}
            for number, hole in enumerate(sorted(holes)):
                print(f"C:name=h{number}:type=S:layout={hole[0]} {hole[1]} {hole[2]}", file=out)
            for number, kind in enumerate(posed.order):
                layout = ", ".join(f"{x} {y} {z}" for x, y, z in posed.kinds[kind])
                print(f"C:name=p{number}:type=M:layout={layout}", file=out)
            print("~D", file=out)
    return file


def as_xmpuzzle(puzzles: Sequence[Puzzle], file: Path) -> Path:
    """Write puzzles in BurrTools' format, one problem each."""
    numbers: dict[Shape, int] = {}
    problems = []
    for posed in puzzles:
        target = numbers.setdefault(posed.target, len(numbers))
        shapes = [
            f'<shape id="{numbers.setdefault(kind, len(numbers))}" count="{count}"/>'
            for kind, count in zip(posed.kinds, posed.counts, strict=True)
        ]
        inside = f'<shapes>{"".join(shapes)}</shapes><result id="{target}"/><bitmap/>'
        problems.append(f'<problem state="0">{inside}</problem>')
    voxels = [_voxel(shape) for shape in numbers]
    file.write_text(
        '<?xml version="1.0"?><puzzle version="2"><gridType type="0"/><colors/>'
        f"<shapes>{''.join(voxels)}</shapes><problems>{''.join(problems)}</problems></puzzle>"
    )
    return file


def _voxel(shape: Shape) -> str:
    x, y, z = (1 + max(axis) for axis in zip(*shape, strict=True))
    cells = [(a, b, c) for c in range(z) for b in range(y) for a in range(x)]
    marks = "".join("#" if cell in {*shape} else "_" for cell in cells)
    return f'<voxel x="{x}" y="{y}" z="{z}" type="0">{marks}</voxel>'
