"""How fast is the solver beside others? One run, CPU seconds, one table; `--json FILE` keeps the rows.

Each row times what a user does: a whole command, or a call of the library. Peers are measured in the same
run; otherwise the row says "not run here" and has no ratio. `--limit` is in CPU seconds; `--only` selects
groups of rows, `--puzzles` some of the classics. POLYCUBE and BURRTXT name the programs polycube and burrTxt
(BurrTools), and SPIELTISCH_OLD a checkout of version 0.1.0 with a `.venv`.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from benchmarks.peers import first_version, libraries, programs
from benchmarks.peers.measuring import (
    NOT_RUN,
    Row,
    Seconds,
    arguments,
    command,
    cpu,
    number,
    report,
)
from tests.packing.classics import BEDLAM, PENTOMINOES, TETRIS, box, flat, pentominoes, soma

from spieltisch.games.ubongo3d.boards import box as game_box
from spieltisch.games.ubongo3d.boards import places
from spieltisch.packing import atlas, solver
from spieltisch.packing.kinds import KINDS, filling
from spieltisch.packing.puzzle import Puzzle, puzzle

OLD = "0.1.0"
PEERS = ("xcover", "exact_cover", "polycube", "BurrTools", OLD, "one core")
GROUPS = ("commands", "calls", "classics", "first", "cores")
COMMAND, CALL, SEARCH, CLOCK = "whole command", "call", "search", "wall time, whole command"
LOOP = "`count` in a loop over the 504"
SOLVE = [sys.executable, "-m", "spieltisch", "solve"]

EACH = 1.0
"""The limit in CPU seconds for a peer on each puzzle of five to eight pieces."""

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
"""Each puzzle with its number of solutions (None if not counted here) and that number up to symmetry."""

FIRST = {
    "most constrained first, one word": "Soma",
    "most constrained first, two words": "Conway 5×5×5",
    "first hole, one word": "24 dominoes 6×8",
    "first hole, two words": "16 bricks 4×4×8",
}
"""A puzzle for each kernel; up to symmetry, none takes much longer to search than its kernel to load."""

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
    """Time batches of tasks and single solves, each in its own process."""
    sheets = [atlas.build([squares], threads=1)[squares] for squares in (7, 8, 9)]
    every = [(area, kinds) for sheet in sheets for area, kinds, _ in atlas.find(sheet)]
    for many in (504, 5_040, 50_400):
        lines = tasks() if many == 504 else list(islice(every[:: len(every) // many], many))
        yield from batches(folder, limit, lines)
    yield Row("Soma in a new process", COMMAND, ours([sys.executable, "-c", SOMA]))
    one = [*SOLVE, "--count", "--area", "###/###/#..", "--pieces", "9,7,15"]
    yield Row("14 cells", COMMAND, ours(one))


def batches(folder: Path, limit: float, lines: list[tuple[Any, Any]]) -> Iterator[Row]:
    """Time a file of tasks: counts, all solutions, counts up to symmetry (as in BurrTools), and a mixture.

    Version 0.1.0 must give the same counts to the byte, and the same solutions. It listed them as its search
    found them; now they come in the order of the plain twin, which recorded games depend on.
    """
    file, work = folder / "tasks.jsonl", f"{len(lines):,} tasks"
    asked = [{"area": area, "pieces": kinds} for area, kinds in lines]
    batch = [*SOLVE, "--jobs", "1", "--batch", str(file)]
    write_lines(file, asked)
    counted = subprocess.run(batch, capture_output=True, check=True).stdout
    old = {OLD: first_version.solve(["--batch", str(file)], 600, counted.__eq__)}
    if len(lines) > 50_000:
        yield Row(work, COMMAND, ours(batch), old)
        return
    puzzles = [filling(area, kinds, 2) for area, kinds in lines]
    counts, classes = (sum_of(puzzles, symmetry) for symmetry in ("none", "all"))
    theirs = {"polycube": programs.polycube_batch(puzzles, folder, limit, counts)}
    yield Row(work, COMMAND, ours(batch), theirs | old)
    listed = subprocess.run([*batch, "--all"], capture_output=True, check=True).stdout
    is_same = partial(are_the_same, listed)
    old = {OLD: first_version.solve(["--batch", str(file), "--all"], 600, is_same)}
    yield Row(f"{work}, all solutions", COMMAND, ours([*batch, "--all"]), old)
    flags: list[dict[str, Any]] = [{"up_to_symmetry": True}]
    write_lines(file, [each | flags[0] for each in asked])
    theirs = {"BurrTools": programs.burrtools(puzzles, folder, limit, classes)}
    yield Row(f"{work}, up to symmetry", COMMAND, ours(batch), theirs)
    flags += [{}, {"reflections": True}, {"levels": 2}]
    write_lines(file, [each | flags[n % 4] for n, each in enumerate(asked)])
    yield Row(f"{work}, some up to symmetry, some with mirrored pieces", COMMAND, ours(batch))


def write_lines(file: Path, asked: Iterable[dict[str, Any]]) -> None:
    file.write_text("".join(json.dumps(each) + "\n" for each in asked))


def sum_of(puzzles: list[Puzzle], symmetry: solver.Symmetry) -> int:
    return sum(each.solutions for each in solver.count_each(puzzles, symmetry))


def are_the_same(ours: bytes, theirs: bytes) -> bool:
    """Return whether two batches list the same solutions of each puzzle, in whatever order."""
    mine, others = ([*map(solutions_in, each.splitlines())] for each in (ours, theirs))
    return mine == others


def solutions_in(line: bytes) -> list[Any]:
    """Return the solutions of an answer, sorted, each with its pieces sorted."""
    placed = json.loads(line)["placements"]
    return sorted(sorted((p["piece"], sorted(p["cells"])) for p in each) for each in placed)


def ours(arguments: list[str]) -> float:
    """Return the CPU seconds of our own command, which must succeed."""
    seconds = command(arguments, 600, runs=7)
    assert isinstance(seconds, float), arguments
    return seconds


def of_five_to_eight() -> list[Puzzle]:
    """Return random puzzles of five to eight kinds on boxes, the same each time; most are unsolvable."""
    rng = random.Random(1)
    found: list[Puzzle] = []
    while len(found) < 50:
        target = rng.choice([box(2, 3, 4), box(2, 4, 4), box(3, 3, 3), box(3, 3, 4)])
        kinds = rng.sample(sorted(KINDS), rng.randint(5, 8))
        if sum(len(KINDS[kind]) for kind in kinds) == len(target):
            found.append(puzzle(target, [KINDS[kind] for kind in kinds]))
    return found


def calls(limit: float) -> Iterator[Row]:
    """Time calls of the library on small puzzles, and the first solution of a large one."""
    areas = tasks()
    puzzles = [filling(*task, 2) for task in areas]
    counts = sum_of(puzzles, "none")
    listing = {
        name: libraries.seconds_with_options(count, puzzles, limit)
        for name, count in libraries.COUNTERS.items()
    }
    ready = loop_of(puzzles, limit, counts)
    seconds = cpu(lambda: [solver.count(filling(*task, 2)) for task in areas])
    yield Row(f"{LOOP}, posing them too; peers list options", CALL, seconds, listing)
    yield Row(f"{LOOP}, posing them too; peers get options", CALL, seconds, ready)
    old = {OLD: first_version.count(puzzles, "none", limit, counts)}
    yield Row(LOOP, CALL, cpu(lambda: [*map(solver.count, puzzles)]), ready | old)
    yield Row("`count_each` of the 504", CALL, cpu(lambda: solver.count_each(puzzles)), ready)
    once = {OLD: first_version.count(puzzles, "all", limit)}
    seconds = cpu(lambda: [solver.count(each, "all") for each in puzzles])
    yield Row(f"{LOOP}, up to symmetry; peers all", CALL, seconds, ready | once)
    seconds = cpu(lambda: [[*solver.solutions(each)] for each in puzzles])
    yield Row("`solutions` in a loop over the 504; peers count", CALL, seconds, ready)
    covers = lambda: [*map(libraries.cover_of, puzzles)]  # noqa: E731
    first = libraries.seconds(libraries.first_by_xcover, covers, limit, len(puzzles))
    seconds = cpu(lambda: [*map(solver.solve, puzzles)])
    yield Row("`solve` in a loop over the 504", CALL, seconds, {"xcover": first})
    yield from larger_ones()
    posed = puzzle(box(5, 5, 5), [flat("####", ".#..")] * 25)
    first = libraries.seconds(
        libraries.first_by_xcover, lambda: [libraries.cover_of(posed)], limit, 1
    )
    seconds = cpu(lambda: solver.solve(posed))
    yield Row("25 Y pentacubes in 5×5×5, the first", CALL, seconds, {"xcover": first})
    yield Row("the atlas, 1,775,145 puzzles", CALL, cpu(lambda: atlas.build(threads=1), runs=1))


def larger_ones() -> Iterator[Row]:
    """Time puzzles of five to eight pieces: all of them, then only those that every peer counts in time."""
    puzzles = of_five_to_eight()
    taken = {
        name: [libraries.seconds_of(count, each, EACH) for each in puzzles]
        for name, count in libraries.COUNTERS.items()
    }
    told: dict[str, Seconds] = {name: in_time(each) for name, each in taken.items()}
    seconds = cpu(lambda: [*map(solver.count, puzzles)])
    yield Row("`count` in a loop, 50 of 5 to 8 pieces", CALL, seconds, told)
    counted = [
        posed
        for posed, *peers in zip(puzzles, *taken.values(), strict=True)
        if all(isinstance(each, float) for each in peers)
    ]
    if counted:
        seconds = cpu(lambda: [*map(solver.count, counted)])
        peers = loop_of(counted, 60, sum_of(counted, "none"))
        work = f"the same, those {len(counted)} alone that each peer counts within {EACH:g} s"
        yield Row(work, CALL, seconds, peers)


def in_time(taken: list[Seconds]) -> Seconds:
    """Return a peer's time for all puzzles, or a note on how many it did not count in time."""
    done = [each for each in taken if isinstance(each, float)]
    if NOT_RUN in taken or len(done) == len(taken):
        return NOT_RUN if NOT_RUN in taken else sum(done)
    late = len(taken) - len(done)
    return f"{number(sum(done))} for {len(done)}; {late} > {EACH:g} each"


def loop_of(puzzles: list[Puzzle], limit: float, expected: int) -> dict[str, Seconds]:
    """Time both libraries on many covers built in advance."""
    return {
        name: libraries.seconds(count, lambda: [*map(libraries.cover_of, puzzles)], limit, expected)
        for name, count in libraries.COUNTERS.items()
    }


def classics(folder: Path, limit: float, names: Sequence[str]) -> Iterator[Row]:
    """Time single-threaded searches (libraries get their options in advance) and whole commands."""
    for name in names:
        posed, every, classes = CLASSICS[name]
        if every is not None:
            assert solver.count(posed).solutions == every
            raw = covers(partial(libraries.cover_of, posed), limit, every)
            raw[OLD] = first_version.count([posed], "none", limit, every)
            yield Row(f"{name}, all", SEARCH, cpu(partial(solver.count, posed)), raw)
            theirs = {"polycube": programs.polycube(posed, folder, limit, every)}
            yield Row(f"{name}, all", COMMAND, ours(counting(posed, folder)), theirs)
        assert solver.count(posed, "all").solutions == classes
        once = {OLD: first_version.count([posed], "all", limit, classes)}
        if libraries.up_to_symmetry(posed) is not None:
            once |= covers(partial(libraries.up_to_symmetry, posed), limit, classes)
        seconds = cpu(partial(solver.count, posed, "all"))
        yield Row(f"{name}, up to symmetry", SEARCH, seconds, once)
        if min(posed.counts) == 1:
            option = programs.redundancy_filter(posed)
            filtered = programs.polycube(posed, folder, limit, classes, option)
            mine = ours([*counting(posed, folder), "--up-to-symmetry"])
            yield Row(f"{name}, up to symmetry", COMMAND, mine, {"polycube": filtered})


def counting(posed: Puzzle, folder: Path) -> list[str]:
    """Write a puzzle to a file, and return the command that counts it on one core."""
    file = folder / "target.json"
    pieces = [posed.kinds[kind] for kind in posed.order]
    file.write_text(json.dumps({"target": posed.target, "pieces": pieces}))
    return [*SOLVE, "--target", str(file), "--count", "--jobs", "1"]


def first_solves(folder: Path) -> Iterator[Row]:
    """Time the first solve with each kernel in a new process: wall time, with the kernel cached before."""
    for kernel, name in FIRST.items():
        asked = [*counting(CLASSICS[name][0], folder), "--up-to-symmetry"]
        took = [clock(partial(command, asked, 600, runs=0)) for _ in range(6)]
        yield Row(f"first solve: {kernel} ({name})", CLOCK, min(took[1:]), unit="s")


def clock(work: Callable[[], Any]) -> float:
    """Return the wall time of some work in seconds."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def covers(make: Any, limit: float, expected: int) -> dict[str, Seconds]:
    """Time both libraries on one cover."""
    return {
        name: libraries.seconds(count, lambda: [make()], limit, expected)
        for name, count in libraries.COUNTERS.items()
    }


def undisturbed(work: Callable[[], Any]) -> float | None:
    """Return the wall time of some work in seconds, or None if other processes were busy meanwhile."""
    before, idle, began = os.times(), _idle(), time.perf_counter()
    work()
    after, wall = os.times(), time.perf_counter() - began
    own = sum(after[:4]) - sum(before[:4])
    others = (os.cpu_count() or 1) * wall - (_idle() - idle) - own
    return wall if others < 0.1 * wall else None


def _idle() -> float:
    """Return the total idle time of all cores in seconds."""
    return float(Path("/proc/uptime").read_text().split()[1])


def two_cores(folder: Path, notes: list[str]) -> Iterator[Row]:
    """Time the command on one core and on two, alternately, if no other process is busy."""
    for name in ("pentominoes 3×4×5", "Bedlam", "Tetris cube"):
        posed, _, classes = CLASSICS[name]
        asked = [*counting(posed, folder)[:-2], "--up-to-symmetry"]
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
        else:
            notes.append(f"{name} on two cores was not measured: the machine was busy.")


def rows(folder: Path, asked: Namespace, notes: list[str]) -> Iterator[Row]:
    """Yield every row of the requested groups as it is measured."""
    groups: dict[str, Callable[[], Iterator[Row]]] = {
        "commands": partial(commands, folder, asked.limit),
        "calls": partial(calls, asked.limit),
        "classics": partial(classics, folder, asked.limit, asked.puzzles),
        "first": partial(first_solves, folder),
        "cores": partial(two_cores, folder, notes),
    }
    for group in asked.only:
        yield from groups[group]()


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--limit", type=float, default=60.0)
    parser.add_argument("--only", nargs="+", choices=GROUPS, default=GROUPS)
    parser.add_argument("--puzzles", nargs="+", choices=CLASSICS, default=CLASSICS)
    asked = parser.parse_args()
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    with tempfile.TemporaryDirectory() as name:
        notes: list[str] = []
        report(__doc__, rows(Path(name), asked, notes), asked.json, PEERS, notes)


if __name__ == "__main__":
    main()
