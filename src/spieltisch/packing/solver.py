"""The solver's interface: counts and lists solutions, up to symmetry, within limits, of one puzzle or many.

Packing is an exact cover problem: every cell of the target is covered once, and every piece is used once.
Callers do not choose the algorithm:

- small puzzles are solved in one compiled call (`single.py`), many of them together (`batch.py`);
- puzzles with repeated pieces are counted by a first-hole search with memoisation, and up to symmetry by
  Burnside's lemma (`repeated.py`);
- all others are searched most constrained first, branching on a cell or a piece (`searching.py`).

Limits do not change this choice, so a limited search finds what a longer one finds first. `plain.py` is the
specification; solutions of small puzzles come in its order.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count as numbers
from types import ModuleType
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from spieltisch.packing import plain
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle, is_slice_by_slice, symmetries

if TYPE_CHECKING:  # code that solves nothing does not need numpy
    from spieltisch.packing.threads import Threads
    from spieltisch.packing.workspace import Puzzles

FEW_PIECES, FEW_CELLS = 8, 40
"""The most a small puzzle may have; the compiled call may still find that it needs a longer search."""
TINY_PIECES, TINY_CELLS = 4, 20
"""The most a puzzle may have for the plain twin to list it."""
PLAINLY = 64
"""After how many tiny puzzles, listed by the twin, loading the kernel pays off."""
PATIENTLY = 20_000
"""After how many compiling the kernel pays off: until then, a server leaves that to its warm-up."""
LEVELS = 2
"""How high an area is filled by default."""

Area = Sequence[Sequence[int]]

Symmetry = Literal["none", "rotations", "all"]
"""Count every solution, or one of those that rotations, or rotations and reflections, make equivalent."""

Progress = Callable[[int, int], None]
"""Called with the number of parts of a search that are done, and the number of all parts."""


class Limits(msgspec.Struct, frozen=True):
    """When a search gives up; None means never."""

    nodes: int | None = None
    """The most placements to try. The same puzzle with the same limit gives the same result."""
    seconds: float | None = None
    """The most CPU time, so that a busy machine makes no difference."""


NO_LIMITS = Limits()


class Kernel:
    """The compiled call for small puzzles; the twin lists tiny ones until loading the call pays off."""

    def __init__(self) -> None:
        """Start without it."""
        self._is_loaded, self._listed_by_twin = False, numbers(1)

    def batch(self) -> ModuleType:
        """Load it and return its module."""
        from spieltisch.packing import batch  # noqa: PLC0415 - with numpy and llvmlite

        self._is_loaded = True
        return batch

    def is_due(self) -> bool:
        """Return whether it is loaded, or enough tiny puzzles have been listed to load or compile it."""
        if self._is_loaded:
            return True
        listed = next(self._listed_by_twin)
        return listed > PATIENTLY or (listed % PLAINLY == 0 and _is_kernel_kept())


_kernel = Kernel()


class Unfinished(TimeoutError):
    """A limit ended the search before it was complete."""

    def __init__(self, limit: str, nodes: int) -> None:
        super().__init__(f"the search reached its limit of {limit}")
        self.nodes = nodes


class Count(msgspec.Struct, frozen=True):
    """The number of solutions; if `is_complete` is false, a limit ended the search."""

    solutions: int
    is_complete: bool
    nodes: int
    limit: str = ""
    """The limit that ended the search."""


def count(
    posed: Puzzle,
    symmetry: Symmetry = "none",
    limits: Limits = NO_LIMITS,
    threads: "int | Threads" = 1,
    progress: Progress | None = None,
) -> Count:
    """Count the solutions; several threads share independent parts of the search."""
    _verify(symmetry, threads)
    if _is_small(posed):
        from spieltisch.packing import single  # noqa: PLC0415

        batch = _kernel.batch()
        most = batch.MOST_NODES if limits.nodes is None else limits.nodes
        found, nodes, is_complete = single.solver().count(posed, batch.TURNS[symmetry], most)
        if found != batch.ALONE:
            return Count(found, is_complete, nodes, "" if is_complete else limit_of(most))
    if not posed.target:
        return Count(1, is_complete=True, nodes=0)
    from spieltisch.packing import searching  # noqa: PLC0415

    return searching.count(posed, symmetry, limits, threads, progress)


def count_each(
    puzzles: Sequence[Puzzle],
    symmetry: Symmetry = "none",
    limits: Limits = NO_LIMITS,
    threads: "int | Threads" = 1,
) -> list[Count]:
    """Count the solutions of each puzzle, with the small ones in one compiled call."""
    from spieltisch.packing.threads import threads_of  # noqa: PLC0415

    _verify(symmetry, threads)
    batch = _kernel.batch()
    posed = batch.posed_puzzles(puzzles, [batch.TURNS[symmetry]] * len(puzzles))
    with threads_of(threads) as shared:
        together = try_counts(posed, limits, shared)
        left = [each for each, counted in zip(puzzles, together, strict=True) if counted is None]
        rest = shared.map(lambda each: count(each, symmetry, limits, shared), left)
        return [next(rest) if counted is None else counted for counted in together]


def try_areas(
    areas: Sequence[Area], kinds: Sequence[Sequence[int]], levels: Sequence[int]
) -> list[Count | None]:
    """Count many tasks in one compiled call; None for a task that is not small, or invalid."""
    batch = _kernel.batch()
    numbered = batch.kinds_by_number(kinds, [False] * len(kinds))
    return try_counts(batch.on_areas(areas, numbered, levels))


def try_counts(
    posed: "Puzzles", limits: Limits = NO_LIMITS, threads: "int | Threads" = 1
) -> list[Count | None]:
    """Count puzzles in arrays; None for a puzzle that has to be solved on its own, or is invalid."""
    batch = _kernel.batch()
    return [
        None if found < 0 or _is_more(tried, limits) else Count(found, True, tried)
        for found, tried in zip(*batch.count(posed, threads), strict=True)
    ]


def _is_more(nodes: int, limits: Limits) -> bool:
    return limits.nodes is not None and nodes > limits.nodes


def limit_of(nodes: int) -> str:
    """Describe a node limit."""
    return f"{nodes:,} nodes"


def is_small(pieces: int, cells: int) -> bool:
    """Return whether a puzzle is small enough to try in one compiled call."""
    return pieces <= FEW_PIECES and 0 < cells <= FEW_CELLS


def _is_small(posed: Puzzle) -> bool:
    return is_small(len(posed.order), len(posed.target))


def is_tiny(posed: Puzzle) -> bool:
    """Return whether a puzzle is so small that the twin lists it in an instant."""
    return len(posed.order) <= TINY_PIECES and len(posed.target) <= TINY_CELLS


def _verify(symmetry: str, threads: "int | Threads") -> None:
    if symmetry not in get_args(Symmetry):
        raise ValueError(f"symmetry must be one of {get_args(Symmetry)}, not {symmetry!r}")
    if isinstance(threads, int) and threads < 1:
        raise ValueError("at least one thread is needed")


def solutions(
    posed: Puzzle,
    limits: Limits = NO_LIMITS,
    symmetry: Symmetry = "none",
    threads: "Threads | None" = None,
) -> Iterator[Solution]:
    """Return an iterator over the solutions, as they are found; up to symmetry, only one of each class.

    At a limit the iterator raises Unfinished, after it has yielded everything found so far; so it does once
    the threads, among which it may run, are stopped.
    """
    _verify(symmetry, 1)
    return _found(posed, limits, symmetry, wanted=0, threads=threads)


def _found(
    posed: Puzzle,
    limits: Limits,
    symmetry: Symmetry,
    wanted: int,
    threads: "Threads | None" = None,
) -> Iterator[Solution]:
    """Return as many solutions as wanted (zero for all), from the compiled call if possible."""
    is_listed = _is_listed_at_once(posed)
    is_plain = limits == NO_LIMITS and is_tiny(posed) and not (is_listed and _kernel.is_due())
    if not posed.target or is_plain:
        return _unlike(plain.solutions(posed), posed, symmetry)
    if is_listed:
        from spieltisch.packing import single  # noqa: PLC0415

        batch = _kernel.batch()
        most = batch.MOST_NODES if limits.nodes is None else limits.nodes
        terms = batch.TURNS[symmetry], most, wanted
        found, nodes, is_complete = single.solver().solutions(posed, *terms)
        if found is not None:
            return iter(found) if is_complete else _cut(found, nodes, limit_of(most))
        if is_tiny(posed):  # tiny puzzles are always listed in the twin's order
            return _unlike(plain.solutions(posed), posed, symmetry)
    from spieltisch.packing import searching  # noqa: PLC0415

    return _unlike(searching.solutions(posed, limits, threads), posed, symmetry)


def _is_listed_at_once(posed: Puzzle) -> bool:
    """Return whether the compiled call can list a puzzle: it requires the cells in slice order."""
    return _is_small(posed) and is_slice_by_slice(posed.target)


def _is_kernel_kept() -> bool:
    from spieltisch.packing import compiled  # noqa: PLC0415

    return compiled.is_kept()


def _cut(found: Sequence[Solution], nodes: int, limit: str) -> Iterator[Solution]:
    yield from found
    raise Unfinished(limit, nodes)


def _unlike(found: Iterator[Solution], posed: Puzzle, symmetry: Symmetry) -> Iterator[Solution]:
    """Keep one solution of each class under the symmetry."""
    if symmetry == "none" or not posed.target:
        return found
    group = symmetries(posed, mirrors=symmetry == "all")
    return (each for each in found if plain.is_smallest(each, group))


def solve(posed: Puzzle, limits: Limits = NO_LIMITS) -> Solution | None:
    """Return one solution, or None if there is none."""
    return next(_found(posed, limits, "none", wanted=1), None)


def solve_each(
    puzzles: Sequence[Puzzle], limits: Limits = NO_LIMITS, threads: "int | Threads" = 1
) -> list[Solution | None]:
    """Return one solution of each puzzle, or None if it has none; small puzzles share one compiled call."""
    together = _listed(puzzles, limits, "none", wanted=1, threads=threads)
    return [
        solve(each, limits) if found is None else next(iter(found), None)
        for each, found in zip(puzzles, together, strict=True)
    ]


def solutions_each(
    puzzles: Sequence[Puzzle],
    limits: Limits = NO_LIMITS,
    symmetry: Symmetry = "none",
    threads: "int | Threads" = 1,
) -> Iterator[list[Solution]]:
    """Return an iterator over the solutions of each puzzle; small puzzles share one compiled call."""
    _verify(symmetry, threads)
    together = _listed(puzzles, limits, symmetry, wanted=0, threads=threads)
    return (
        list(solutions(each, limits, symmetry)) if found is None else found
        for each, found in zip(puzzles, together, strict=True)
    )


def _listed(
    puzzles: Sequence[Puzzle],
    limits: Limits,
    symmetry: Symmetry,
    wanted: int,
    threads: "int | Threads",
) -> list[list[Solution] | None]:
    batch = _kernel.batch()
    small = [each for each in puzzles if _is_listed_at_once(each)]
    posed = batch.posed_puzzles(small, [batch.TURNS[symmetry]] * len(small))
    found = iter(try_solutions(posed, limits, threads, wanted))
    return [next(found) if _is_listed_at_once(each) else None for each in puzzles]


def try_solutions(
    posed: "Puzzles", limits: Limits = NO_LIMITS, threads: "int | Threads" = 1, wanted: int = 0
) -> list[list[Solution] | None]:
    """List the solutions of small puzzles in arrays: all, or as many as wanted.

    A puzzle that has to be solved on its own, or is invalid, gets None.
    """
    batch = _kernel.batch()
    return [
        None if _is_more(tried, limits) else found
        for found, tried in zip(*batch.solutions(posed, wanted, threads), strict=True)
    ]
