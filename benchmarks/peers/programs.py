"""polycube and BurrTools, run where POLYCUBE and BURRTXT, or the PATH, name their programs."""

import os
import re
import shutil
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from benchmarks.peers.measuring import NOT_RUN, Seconds, command
from tests.packing.classics import box

from spieltisch.packing.cells import Shape
from spieltisch.packing.puzzle import Puzzle


def _run(
    name: str, options: Sequence[str], file: Path, limit: float, is_right: Callable[[bytes], bool]
) -> Seconds:
    path = os.environ.get(name.upper()) or shutil.which(name)
    return NOT_RUN if path is None else command([path, *options, str(file)], limit, 3, is_right)


def burrtools(puzzles: Sequence[Puzzle], folder: Path, limit: float) -> Seconds:
    """Let it count every puzzle up to symmetry, as it always does."""
    file = as_xmpuzzle(puzzles, folder / "tasks.xmpuzzle")
    return _run("burrTxt", ["-q", "-o", "all"], file, limit, bool)


def polycube_batch(puzzles: Sequence[Puzzle], folder: Path, limit: float) -> Seconds:
    """Let it count every puzzle."""
    file = as_definitions(puzzles, folder / "tasks.txt")
    return _run("polycube", ["--quiet=1", "-b", "99"], file, limit, lambda _: True)


def polycube(posed: Puzzle, folder: Path, limit: float, least: int, *options: str) -> Seconds:
    """Give its best time of some of its algorithms; it has to find at least this many solutions."""
    file = as_definitions([posed], folder / "puzzle.txt")
    tries = (["-b", "99"], ["-m", "99", "-e", "9"], ["-m", "11", "-e", "8"], ["-m", "8", "-e", "6"])
    general, is_right = ["--quiet=1", "--info=1", *options], partial(_tells, least)
    results = [_run("polycube", [*general, *each], file, limit, is_right) for each in tries]
    return min((each for each in results if isinstance(each, float)), default=results[0])


def _tells(least: int, output: bytes) -> bool:
    return sum(map(int, re.findall(rb"^SOLUTIONS=(\d+)", output, re.MULTILINE))) >= least


def as_definitions(puzzles: Sequence[Puzzle], file: Path) -> Path:
    """Write puzzles down as polycube reads them: cells of the box that are no target are stationary."""
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
    """Write puzzles down as BurrTools reads them, a problem each."""
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
