"""How fast is the solver beside others? One run, CPU seconds, one table in markdown.

Each row times what a user does: a whole command where they run a command, a call where they call the library.
xcover and exact_cover come with `make .venv/.benching`; polycube and burrTxt (BurrTools) are run where they
are found on the PATH. What is not there is not run here, and has no ratio.
"""

import json
import multiprocessing
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from tests.packing.classics import BEDLAM, PENTOMINOES, TETRIS, flat, pentominoes, soma
from tests.packing.classics import box as cells_of_box

from spieltisch.games.ubongo3d.boards import box, places
from spieltisch.packing import atlas, solver
from spieltisch.packing.kinds import filling
from spieltisch.packing.puzzle import Puzzle, placements, puzzle

LIMIT = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
"""CPU seconds after which a peer is stopped."""
NOT_RUN, STOPPED = "not run here", f"> {LIMIT:.0f}"
PEERS = ("xcover", "exact_cover", "polycube", "BurrTools")

Option = list[int]
"""An option of an exact cover: the piece, then the cells."""
Result = float | str
"""CPU seconds, or why there are none."""


def cpu(work: Callable[[], Any], runs: int = 3) -> float:
    """Give the least CPU time of some runs; of one where it is long."""
    times: list[float] = []
    while len(times) < runs and sum(times) < 5:
        before = time.process_time()
        work()
        times.append(time.process_time() - before)
    return min(times)


def command(arguments: Sequence[str], runs: int = 3, least: int = 0) -> Result:
    """Give the least CPU time of a whole command, once what it keeps is kept.

    Where solutions are wanted, as polycube tells them, it has to find at least so many.
    """
    times: list[float] = []
    while len(times) < runs + 1 and sum(times) < 5:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        limited = ["prlimit", f"--cpu={LIMIT:.0f}", *arguments]
        done = subprocess.run(limited, capture_output=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode or b"Exception" in done.stderr:
            return STOPPED if done.returncode < 0 else NOT_RUN
        if least and _told(done.stdout) < least:
            return "another count"
        times.append(after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime)
    return min(times[1:] or times)


def _told(output: bytes) -> int:
    return sum(map(int, re.findall(rb"^SOLUTIONS=(\d+)", output, re.MULTILINE)))


def options_of(posed: Puzzle) -> list[Option]:
    """List all placements as options, each piece by itself."""
    pieces, cells = len(posed.order), range(len(posed.target))
    return [
        [piece, *(pieces + cell for cell in cells if mask >> cell & 1)]
        for piece, kind in enumerate(posed.order)
        for mask in placements(posed, kind)
    ]


def by_xcover(options: list[Option], items: int, most: int | None = None) -> int:
    from xcover import covers  # noqa: PLC0415

    return sum(1 for _ in islice(covers(options, primary=list(range(items))), most))


def by_exact_cover(options: list[Option], items: int) -> int:
    from exact_cover import get_solution_count  # noqa: PLC0415

    matrix = np.zeros((len(options), items), np.int32)
    for row, option in enumerate(options):
        matrix[row, option] = 1
    return int(get_solution_count(matrix))


LIBRARIES = {"xcover": by_xcover, "exact_cover": by_exact_cover}


def _library_alone(name: str, puzzles: list[Puzzle], first: bool, answers: Any) -> None:
    try:
        by: Any = partial(by_xcover, most=1) if first else LIBRARIES[name]
        by([[0, 1]], 2)  # compiled and imported before the clock starts
    except ImportError:
        answers.put(NOT_RUN)
        return
    answers.put(cpu(lambda: [by(*_prepared(each)) for each in puzzles], runs=1))


def _prepared(posed: Puzzle) -> tuple[list[Option], int]:
    return options_of(posed), len(posed.order) + len(posed.target)


def library(name: str, puzzles: list[Puzzle], *, first: bool = False) -> Result:
    """Let a library count in a process of its own, its options included, and stop it at the limit."""
    answers: Any = multiprocessing.Queue()
    process = multiprocessing.Process(target=_library_alone, args=(name, puzzles, first, answers))
    process.start()
    try:
        result: Result = answers.get(timeout=2 * LIMIT)
    except Exception:
        result = STOPPED
    process.terminate()
    process.join()
    return result


def program(name: str, options: Sequence[str], file: Path, least: int = 0) -> Result:
    """Run a program where it is there."""
    path = shutil.which(name)
    return NOT_RUN if path is None else command([path, *options, str(file)], least=least)


def as_definitions(puzzles: Sequence[Puzzle], file: Path) -> Path:
    """Write puzzles down as polycube reads them: cells of the box that are no target are stationary."""
    with file.open("w") as out:
        for posed in puzzles:
            sides = [1 + max(axis) for axis in zip(*posed.target, strict=True)]
            print(f"D:xDim={sides[0]}:yDim={sides[1]}:zDim={sides[2]}", file=out)
            holes = {*cells_of_box(*sides)} - {*posed.target}
            for number, hole in enumerate(sorted(holes)):
                print(f"C:name=h{number}:type=S:layout={hole[0]} {hole[1]} {hole[2]}", file=out)
            for number, kind in enumerate(posed.order):
                layout = ", ".join(f"{x} {y} {z}" for x, y, z in posed.kinds[kind])
                print(f"C:name=p{number}:type=M:layout={layout}", file=out)
            print("~D", file=out)
    return file


def as_xmpuzzle(puzzles: Sequence[Puzzle], file: Path) -> Path:
    """Write puzzles down as BurrTools reads them, a problem each."""
    numbers: dict[Any, int] = {}
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


def _voxel(shape: Sequence[tuple[int, int, int]]) -> str:
    x, y, z = (1 + max(axis) for axis in zip(*shape, strict=True))
    there = {*shape}
    cells = [(a, b, c) for c in range(z) for b in range(y) for a in range(x)]
    marks = "".join("#" if cell in there else "_" for cell in cells)
    return f'<voxel x="{x}" y="{y}" z="{z}" type="0">{marks}</voxel>'


def show(what: str, ours: float, peers: dict[str, Result], note: str = "") -> None:
    cells = [f"{what}{note}", f"**{ours:.4g}**"]
    for name in PEERS:
        theirs = peers.get(name, "–")
        cells.append(theirs if isinstance(theirs, str) else f"{theirs:.4g} ({theirs / ours:.1f}×)")
    print(f"| {' | '.join(cells)} |", flush=True)


def batches(folder: Path) -> None:
    tasks = [
        (board.area(place.side, place.numbers), board.task(place.side, place.numbers).kinds)
        for board, place in places(box().boards)
    ]
    sheets = [atlas.build([squares], threads=1)[squares] for squares in (7, 8, 9)]
    every = [(area, kinds) for sheet in sheets for area, kinds, _ in atlas.find(sheet)]
    ours = [sys.executable, "-m", "spieltisch", "solve", "--jobs", "1", "--batch"]
    for many in (504, 5_040, 50_400):
        lines = tasks if many == 504 else list(islice(every[:: len(every) // many], many))
        file = folder / "tasks.jsonl"
        file.write_text(
            "".join(json.dumps({"area": area, "pieces": kinds}) + "\n" for area, kinds in lines)
        )
        seconds = command([*ours, str(file)])
        peers: dict[str, Result] = {}
        if many < 50_000:
            puzzles = [filling(area, kinds, 2) for area, kinds in lines]
            definitions = as_definitions(puzzles, folder / "tasks.txt")
            peers["polycube"] = program("polycube", ["--quiet=1", "-b", "99"], definitions)
            xml = as_xmpuzzle(puzzles, folder / "tasks.xmpuzzle")
            peers["BurrTools"] = program("burrTxt", ["-q", "-o", "all"], xml)
        assert isinstance(seconds, float)
        show(f"{many:,} tasks, whole command", seconds, peers)


def loops() -> None:
    tasks = [
        ([*board.area(place.side, place.numbers)], board.task(place.side, place.numbers).kinds)
        for board, place in places(box().boards)
    ]
    puzzles = [filling(*task, 2) for task in tasks]
    solver.count(puzzles[0])
    peers = {name: library(name, puzzles) for name in LIBRARIES}
    seconds = cpu(lambda: [solver.count(filling(*task, 2)) for task in tasks])
    show("`count` in a loop over the 504, posing them too", seconds, peers)
    show("`count_each` of the 504", cpu(lambda: solver.count_each(puzzles)), peers)


HOLED = [cell for cell in cells_of_box(8, 8, 1) if cell[0] not in (3, 4) or cell[1] not in (3, 4)]
DOMINO, BRICK = cells_of_box(2, 1, 1), cells_of_box(1, 2, 4)
REST = [*[cells_of_box(1, 1, 3)] * 3, cells_of_box(1, 2, 2), cells_of_box(2, 2, 2)]
CLASSICS = {
    "Soma": (soma(), 11_520, 240),
    "pentominoes 6×10": (pentominoes(6, 10), 9356, 2339),
    "pentominoes 2×5×6": (pentominoes(2, 5, 6), 2112, 264),
    "pentominoes 3×4×5": (pentominoes(3, 4, 5), 31_520, 3940),
    "pentominoes 8×8 with a hole": (puzzle(HOLED, PENTOMINOES), 520, 65),
    "Conway 5×5×5": (puzzle(cells_of_box(5, 5, 5), [*[BRICK] * 13, *REST]), 27_456, 572),
    "Tetris cube": (puzzle(cells_of_box(4, 4, 4), TETRIS), None, 9839),
    "Bedlam": (puzzle(cells_of_box(4, 4, 4), BEDLAM), None, 19_186),
    "16 bricks 4×4×8": (puzzle(cells_of_box(4, 4, 8), [BRICK] * 16), 527_010, 52_739),
    "24 dominoes 6×8": (puzzle(cells_of_box(6, 8, 1), [DOMINO] * 24), 167_089, 42_873),
}
"""A puzzle, all its solutions where we count them here, and those up to symmetry."""


def classics(folder: Path) -> None:
    for name, (posed, every, classes) in CLASSICS.items():
        if every is not None:
            assert solver.count(posed).solutions == every
            repeats = max(posed.counts) > 1  # a library would count the orders of equal pieces too
            raw = {} if repeats else {peer: library(peer, [posed]) for peer in LIBRARIES}
            raw["polycube"] = polycube(posed, folder, every)
            show(name, cpu(lambda each=posed: solver.count(each)), raw, ", all")  # type: ignore[misc]
        assert solver.count(posed, "all").solutions == classes
        once = (
            {"polycube": polycube(posed, folder, classes, "--redundancyFilter=#")}
            if min(posed.counts) == 1
            else {}
        )
        seconds = cpu(lambda each=posed: solver.count(each, "all"))  # type: ignore[misc]
        show(name, seconds, once, ", up to symmetry")


def polycube(posed: Puzzle, folder: Path, least: int, *options: str) -> Result:
    """Give its best time of some of its algorithms."""
    file = as_definitions([posed], folder / "puzzle.txt")
    tries = (["-b", "99"], ["-m", "99", "-e", "9"], ["-m", "11", "-e", "8"], ["-m", "8", "-e", "6"])
    general = ["--quiet=1", "--info=1", *options]
    results = [program("polycube", [*general, *each], file, least) for each in tries]
    return min((each for each in results if isinstance(each, float)), default=results[0])


def first_solutions() -> None:
    posed = puzzle(cells_of_box(5, 5, 5), [flat("####", ".#..")] * 25)
    peers = {"xcover": library("xcover", [posed], first=True)}
    show("25 Y pentacubes in 5×5×5, the first", cpu(lambda: solver.solve(posed)), peers)


SOMA = """
from spieltisch.packing import solver
from tests.packing.classics import soma
assert solver.count(soma(), "all").solutions == 240
"""


def processes() -> None:
    solve = ["-m", "spieltisch", "solve", "--count"]
    for what, arguments in (
        ("Soma, first solve of a new process", ["-c", SOMA]),
        ("14 cells, whole command", [*solve, "--area", "###/###/#..", "--pieces", "9,7,15"]),
    ):
        seconds = command([sys.executable, *arguments], runs=7)
        assert isinstance(seconds, float)
        show(what, seconds, {})


def whole_atlas() -> None:
    show("the atlas, 1,775,145 puzzles", cpu(lambda: atlas.build(threads=1), runs=1), {})


if __name__ == "__main__":
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    print(f"| CPU seconds, one core | spieltisch | {' | '.join(PEERS)} |")
    print(f"|---|---:|{'---:|' * len(PEERS)}")
    with tempfile.TemporaryDirectory() as name:
        there = Path(name)
        batches(there)
        loops()
        first_solutions()
        processes()
        classics(there)
    whole_atlas()
