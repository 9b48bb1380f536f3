"""How fast is the solver beside others? Our counts and theirs in one run, preparation included on both sides.

Peers (the extra `bench`): xcover and exact_cover solve exact covers, CP-SAT is a constraint solver. Ours
counts up to symmetry where a puzzle has any; the peers cannot, and count every solution.
"""

import multiprocessing
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import Any

import numpy as np
from tests.packing.classics import BEDLAM, pentominoes, soma
from tests.packing.classics import box as cells_of_box

from spieltisch.games.ubongo3d.boards import box, places
from spieltisch.packing import atlas, plain, solver
from spieltisch.packing.kinds import filling
from spieltisch.packing.puzzle import Puzzle, placements, puzzle
from spieltisch.packing.solver import count_tasks

LIMIT = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
"""Seconds after which a peer is stopped."""
RUNS = 5
PROCESSES = 10
"""New processes, of which the median counts."""

Option = list[int]
"""An option of an exact cover: the piece, then the cells."""
Peer = Callable[[list[Option], int, int], int]


def by_xcover(options: list[Option], pieces: int, cells: int) -> int:
    from xcover import covers  # noqa: PLC0415

    return sum(1 for _ in covers(options, primary=list(range(pieces + cells))))


def by_exact_cover(options: list[Option], pieces: int, cells: int) -> int:
    from exact_cover import get_solution_count  # noqa: PLC0415

    matrix = np.zeros((len(options), pieces + cells), np.int32)
    for row, option in enumerate(options):
        matrix[row, option] = 1
    return int(get_solution_count(matrix))


def by_cp_sat(options: list[Option], pieces: int, cells: int) -> int:
    from ortools.sat.python import cp_model  # noqa: PLC0415

    model = cp_model.CpModel()
    taken = [model.new_bool_var("") for _ in options]
    items: list[list[Any]] = [[] for _ in range(pieces + cells)]
    for variable, option in zip(taken, options, strict=True):
        for item in option:
            items[item].append(variable)
    for there in items:
        model.add_exactly_one(there)
    search = cp_model.CpSolver()
    search.parameters.enumerate_all_solutions = True
    search.parameters.num_workers = 1

    class Counter(cp_model.CpSolverSolutionCallback):
        found = 0

        def on_solution_callback(self) -> None:
            self.found += 1

    counter = Counter()
    search.solve(model, counter)
    return counter.found


PEERS: dict[str, Peer] = {
    "xcover": by_xcover,
    "exact_cover": by_exact_cover,
    "CP-SAT": by_cp_sat,
}


def options_of(posed: Puzzle, known: dict[Any, Sequence[int]]) -> list[Option]:
    """List all placements as options; those of a piece in a target are made once."""
    pieces, options = len(posed.order), []
    for piece, kind in enumerate(posed.order):
        key = posed.kinds[kind], posed.target
        if key not in known:
            known[key] = placements(posed, kind)
        for mask in known[key]:
            covered = [pieces + cell for cell in range(len(posed.target)) if mask >> cell & 1]
            options.append([piece, *covered])
    return options


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    before = time.perf_counter()
    result = work()
    return time.perf_counter() - before, result


def best(work: Callable[[], Any], runs: int = RUNS) -> tuple[float, Any]:
    results = [timed(work) for _ in range(runs)]
    return min(seconds for seconds, _ in results), results[-1][1]


def _peer_alone(name: str, posed: Puzzle, answers: Any) -> None:
    def work() -> int:
        return PEERS[name](options_of(posed, {}), len(posed.order), len(posed.target))

    PEERS[name]([[0, 1]], 1, 1)  # compiled and imported before the clock starts
    answers.put(timed(work))


def peer(name: str, posed: Puzzle) -> tuple[float, int | None]:
    """Let a peer solve in a process of its own, and stop it at the limit."""
    answers: Any = multiprocessing.Queue()
    process = multiprocessing.Process(target=_peer_alone, args=(name, posed, answers))
    process.start()
    process.join(LIMIT)
    if process.is_alive():
        process.terminate()
        process.join()
        return LIMIT, None
    return answers.get()  # type: ignore[no-any-return]


def show(what: str, who: str, seconds: float, ours: float, note: str = "") -> None:
    print(f"  {what:24} {who:12} {seconds * 1000:12.3f} ms   ratio {seconds / ours:8.1f}   {note}")


def batches() -> None:
    print("\n504 tasks of the box, from lists to all counts, kernels warm")
    tasks = [
        (
            [list(square) for square in board.area(place.side, place.numbers)],
            list(board.task(place.side, place.numbers).kinds),
        )
        for board, place in places(box().boards)
    ]
    count_tasks(tasks)
    ours, counts = best(lambda: count_tasks(tasks))
    show("all 504", "spieltisch", ours, ours)
    for name, by in PEERS.items():
        by([[0, 1]], 1, 1)
        seconds, theirs = timed(partial(_solved, by, tasks))
        assert theirs == counts, name
        show("all 504", name, seconds, ours)
    seconds, theirs = timed(lambda: [plain.count(filling(*task, 2)) for task in tasks])
    assert theirs == counts
    show("all 504", "plain twin", seconds, ours)


def _solved(by: Peer, tasks: Sequence[tuple[list[list[int]], list[int]]]) -> list[int]:
    known: dict[Any, Sequence[int]] = {}
    puzzles = [filling(area, kinds, 2) for area, kinds in tasks]
    return [by(options_of(each, known), len(each.order), len(each.target)) for each in puzzles]


CLASSICS = {
    "Soma": (soma(), 240, 0.021),
    "pentominoes 6×10": (pentominoes(6, 10), 2339, 0.56),
    "pentominoes 3×4×5": (pentominoes(3, 4, 5), 3940, 17.3),
    "Bedlam": (puzzle(cells_of_box(4, 4, 4), BEDLAM), 19_186, 33.7),
}
"""A puzzle, its solutions up to symmetry, and the seconds that polycube 1.2.1 needed on such a machine."""


def classics() -> None:
    print(
        f"\nclassics, ours up to symmetry on one thread, peers raw and stopped after {LIMIT:.0f} s"
    )
    for name, (posed, number, polycube) in CLASSICS.items():
        runs = RUNS if polycube < 1 else 1
        ours, counted = best(partial(solver.count, posed, "all"), runs)
        assert counted.solutions == number
        show(name, "spieltisch", ours, ours, f"{counted.nodes:,} nodes")
        show(name, "(polycube)", polycube, ours, "as measured elsewhere, not in this run")
        for other in PEERS:
            seconds, found = peer(other, posed)
            show(name, other, seconds, ours, "stopped" if found is None else f"{found:,} raw")


def whole_atlas() -> None:
    print("\nthe whole atlas, two threads")
    seconds, built = timed(lambda: atlas.build(threads=2))
    puzzles = sum(sheet.solutions.size for sheet in built.values())
    print(f"  {puzzles:,} puzzles in {seconds:.2f} s")
    sheet = built[9]
    some = [(area, sheet.sets[place % len(sheet.sets)]) for place, area in enumerate(sheet.areas)]
    each, _ = best(lambda: count_tasks(some))
    show("a puzzle of 9 squares", "atlas", seconds / puzzles, seconds / puzzles)
    show("a puzzle of 9 squares", "batch", each / len(some), seconds / puzzles)


SOMA_BY_KERNEL = """
from spieltisch.packing import solver
from tests.packing.classics import soma
assert solver.count(soma(), "all").solutions == 240
"""
SMALL = ["--area", "###/###/#..", "--pieces", "9,7,15"]
LARGE = ["--area", "#######/#######", "--pieces", "1,7,9,10,11,15"]


def first_solves() -> None:
    print(f"\nthe first solve in a new process, everything kept, median of {PROCESSES}")
    solve = ["-m", "spieltisch", "solve", "--count"]
    ours, note = first_solve(["-c", SOMA_BY_KERNEL])
    show("Soma", "kernel", ours, ours, note)
    for what, who, arguments in (
        ("28 cells", "command", [*solve, *LARGE]),
        ("14 cells, plain twin", "command", [*solve, *SMALL]),
        ("import numpy", "alone", ["-c", "import numpy"]),
        ("import numba", "alone", ["-c", "import numba"]),
    ):
        seconds, note = first_solve(arguments)
        show(what, who, seconds, ours, note)


def first_solve(arguments: list[str]) -> tuple[float, str]:
    """Give the median of the seconds that new processes take, and of their CPU time in words."""
    _process(arguments)  # what is not kept yet is kept now
    runs = [_process(arguments) for _ in range(PROCESSES)]
    cpu = median(cpu for _, cpu in runs)
    return median(seconds for seconds, _ in runs), f"{cpu * 1000:.0f} ms of CPU time"


def _process(arguments: list[str]) -> tuple[float, float]:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds, _ = timed(
        lambda: subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


if __name__ == "__main__":
    batches()
    classics()
    whole_atlas()
    first_solves()
