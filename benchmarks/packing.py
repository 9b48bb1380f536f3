"""How fast is the solver beside others? One run, CPU seconds, one table; `--json FILE` keeps the rows.

Each row times what a user does: a whole command where they run a command, a call where they call the library.
Peers run in the same run, or the row says "not run here" and has no ratio. `--limit` is in CPU seconds.
"""

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from benchmarks.peers import libraries, programs
from benchmarks.peers.measuring import Row, Seconds, arguments, command, cpu, report
from tests.packing.classics import BEDLAM, PENTOMINOES, TETRIS, box, flat, pentominoes, soma

from spieltisch.games.ubongo3d.boards import box as game_box
from spieltisch.games.ubongo3d.boards import places
from spieltisch.packing import atlas, solver
from spieltisch.packing.kinds import filling
from spieltisch.packing.puzzle import Puzzle, puzzle

PEERS = ("xcover", "exact_cover", "polycube", "BurrTools", "one core")
COMMAND, CALL, SEARCH, CLOCK = "whole command", "call", "search", "wall time, whole command"
SOLVE = [sys.executable, "-m", "spieltisch", "solve"]

HOLED = [cell for cell in box(8, 8, 1) if cell[0] not in (3, 4) or cell[1] not in (3, 4)]
DOMINO, BRICK = box(2, 1, 1), box(1, 2, 4)
REST = [*[box(1, 1, 3)] * 3, box(1, 2, 2), box(2, 2, 2)]
CLASSICS: dict[str, tuple[Puzzle, int | None, int]] = {
    "Soma": (soma(), 11_520, 240),
    "pentominoes 6×10": (pentominoes(6, 10), 9356, 2339),
    "pentominoes 2×5×6": (pentominoes(2, 5, 6), 2112, 264),
    "pentominoes 3×4×5": (pentominoes(3, 4, 5), 31_520, 3940),
    "pentominoes 8×8 with a hole": (puzzle(HOLED, PENTOMINOES), 520, 65),
    "Conway 5×5×5": (puzzle(box(5, 5, 5), [*[BRICK] * 13, *REST]), 27_456, 572),
    "Tetris cube": (puzzle(box(4, 4, 4), TETRIS), None, 9839),
    "Bedlam": (puzzle(box(4, 4, 4), BEDLAM), None, 19_186),
    "16 bricks 4×4×8": (puzzle(box(4, 4, 8), [BRICK] * 16), 527_010, 52_739),
    "24 dominoes 6×8": (puzzle(box(6, 8, 1), [DOMINO] * 24), 167_089, 42_873),
}
"""A puzzle, all its solutions where we count them here, and those up to symmetry."""

SOMA = """
from spieltisch.packing import solver
from tests.packing.classics import soma
print(solver.count(soma(), "all").solutions)
"""


def tasks() -> list[tuple[Any, Any]]:
    """List the 504 tasks of the box."""
    return [
        (board.area(place.side, place.numbers), board.task(place.side, place.numbers).kinds)
        for board, place in places(game_box().boards)
    ]


def commands(folder: Path, limit: float) -> Iterator[Row]:
    """Time batches of tasks and first solves, each a process."""
    sheets = [atlas.build([squares], threads=1)[squares] for squares in (7, 8, 9)]
    every = [(area, kinds) for sheet in sheets for area, kinds, _ in atlas.find(sheet)]
    for many in (504, 5_040, 50_400):
        lines = tasks() if many == 504 else list(islice(every[:: len(every) // many], many))
        file = folder / "tasks.jsonl"
        asked = [json.dumps({"area": area, "pieces": kinds}) + "\n" for area, kinds in lines]
        file.write_text("".join(asked))
        peers: dict[str, Seconds] = {}
        if many < 50_000:
            puzzles = [filling(area, kinds, 2) for area, kinds in lines]
            peers["polycube"] = programs.polycube_batch(puzzles, folder, limit)
            peers["BurrTools"] = programs.burrtools(puzzles, folder, limit)
        batch = [*SOLVE, "--jobs", "1", "--batch", str(file)]
        yield Row(f"{many:,} tasks", COMMAND, ours(batch), peers)
        if many < 50_000:
            yield Row(f"{many:,} tasks, all solutions", COMMAND, ours([*batch, "--all"]))
    yield Row("Soma in a new process", COMMAND, ours([sys.executable, "-c", SOMA]))
    one = [*SOLVE, "--count", "--area", "###/###/#..", "--pieces", "9,7,15"]
    yield Row("14 cells", COMMAND, ours(one))


def ours(arguments: list[str]) -> float:
    """Give the CPU seconds of our own command, which has to work."""
    seconds = command(arguments, 600, runs=7)
    assert isinstance(seconds, float), arguments
    return seconds


def calls(limit: float) -> Iterator[Row]:
    """Time calls of the library on small puzzles, and the first solution of a large one."""
    areas = tasks()
    puzzles = [filling(*task, 2) for task in areas]
    solver.count(puzzles[0])
    peers = {
        name: libraries.seconds_with_options(count, puzzles, limit)
        for name, count in libraries.COUNTERS.items()
    }
    seconds = cpu(lambda: [solver.count(filling(*task, 2)) for task in areas])
    yield Row("`count` in a loop over the 504, posing them too", CALL, seconds, peers)
    yield Row("`count_each` of the 504", CALL, cpu(lambda: solver.count_each(puzzles)), peers)
    posed = puzzle(box(5, 5, 5), [flat("####", ".#..")] * 25)
    first = libraries.seconds(
        libraries.first_by_xcover, lambda: [libraries.cover_of(posed)], limit, 1
    )
    seconds = cpu(lambda: solver.solve(posed))
    yield Row("25 Y pentacubes in 5×5×5, the first", CALL, seconds, {"xcover": first})
    yield Row("the atlas, 1,775,145 puzzles", CALL, cpu(lambda: atlas.build(threads=1), runs=1))


def classics(folder: Path, limit: float) -> Iterator[Row]:
    """Time one-threaded searches; libraries get their options in advance, polycube is a whole command."""
    for name, (posed, every, classes) in CLASSICS.items():
        if every is not None:
            assert solver.count(posed).solutions == every
            raw = covers(partial(libraries.cover_of, posed), limit, every)
            raw["polycube"] = programs.polycube(posed, folder, limit, every)
            yield Row(f"{name}, all", SEARCH, cpu(partial(solver.count, posed)), raw)
        assert solver.count(posed, "all").solutions == classes
        once = {}
        if libraries.up_to_symmetry(posed) is not None:
            once = covers(partial(libraries.up_to_symmetry, posed), limit, classes)
        if min(posed.counts) == 1:
            filtered = "--redundancyFilter=#"
            once["polycube"] = programs.polycube(posed, folder, limit, classes, filtered)
        seconds = cpu(partial(solver.count, posed, "all"))
        yield Row(f"{name}, up to symmetry", SEARCH, seconds, once)


def covers(make: Any, limit: float, expected: int) -> dict[str, Seconds]:
    """Time both libraries on one cover."""
    return {
        name: libraries.seconds(count, lambda: [make()], limit, expected)
        for name, count in libraries.COUNTERS.items()
    }


def undisturbed(work: Callable[[], Any]) -> float | None:
    """Give the seconds of some work on the clock, or nothing where others were working meanwhile."""
    before, idle, began = os.times(), _idle(), time.perf_counter()
    work()
    after, wall = os.times(), time.perf_counter() - began
    own = sum(after[:4]) - sum(before[:4])
    others = (os.cpu_count() or 1) * wall - (_idle() - idle) - own
    return wall if others < 0.1 * wall else None


def _idle() -> float:
    """Give the seconds that all cores were idle."""
    return float(Path("/proc/uptime").read_text().split()[1])


def two_cores(folder: Path) -> Iterator[Row]:
    """Time the command on one core and on two, in turns, where nobody else is working."""
    for name in ("pentominoes 3×4×5", "Bedlam", "Tetris cube"):
        posed, _, classes = CLASSICS[name]
        file = folder / "target.json"
        pieces = [posed.kinds[kind] for kind in posed.order]
        file.write_text(json.dumps({"target": posed.target, "pieces": pieces}))
        asked = [*SOLVE, "--target", str(file), "--count", "--up-to-symmetry"]
        times: dict[int, list[float]] = {1: [], 2: []}
        for jobs in (1, 2) * 3:
            mine = [*asked, "--jobs", str(jobs)]
            took = undisturbed(
                partial(command, mine, 600, runs=0, is_right=lambda out: int(out) > 0)
            )
            times[jobs] += [took] if took else []
        if times[1] and times[2]:
            one = {"one core": min(times[1])}
            yield Row(f"{name} ({classes:,}), two cores", CLOCK, min(times[2]), one, "s")


def rows(folder: Path, limit: float) -> Iterator[Row]:
    """Give every row as it is measured."""
    yield from commands(folder, limit)
    yield from calls(limit)
    yield from classics(folder, limit)
    yield from two_cores(folder)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--limit", type=float, default=60.0)
    asked = parser.parse_args()
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    with tempfile.TemporaryDirectory() as name:
        report(__doc__, rows(Path(name), asked.limit), asked.json, PEERS)


if __name__ == "__main__":
    main()
