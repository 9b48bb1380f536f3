"""Draws a solution in a terminal, level by level, in the order in which its pieces go in."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from spieltisch.games.ubongo3d.material import COLOURS, LEVELS
from spieltisch.games.ubongo3d.solutions import PlacedPiece, is_slid
from spieltisch.packing.areas import rows_of
from spieltisch.packing.building import building_order, sliding_order
from spieltisch.packing.cells import Shape
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle

if TYPE_CHECKING:  # a batch draws nothing and should not wait for the import
    from rich.console import Console
    from rich.text import Text

LEGEND = "lower level left, upper level right; the near edge is at the bottom"

Squares = Sequence[Sequence[int]]


class Building:
    """Lists the pieces of one puzzle's solutions in an order in which they can be put in."""

    def __init__(self, target: Shape, order: Sequence[int], names: Sequence[int]) -> None:
        """Keep the target's cells, the kind of each piece, and the pieces' names in the request."""
        self._target = target
        self._names: list[list[int]] = [[] for _ in {*order}]
        for kind, name in zip(order, names, strict=True):
            self._names[kind].append(name)
        self._known: dict[int, Shape] = {}

    def steps(self, solution: Solution) -> list[tuple[int, Shape]]:
        """Return each piece's name and cells; pieces of one kind get their names one after another."""
        waiting = [*map(iter, self._names)]
        cells = [self._cells(mask) for _, mask in solution]
        placed = [
            (next(waiting[kind]), there) for (kind, _), there in zip(solution, cells, strict=True)
        ]
        order = building_order(cells)
        return [placed[place] for place in (sliding_order(cells) if order is None else order)]

    def placements(self, solution: Solution) -> list[dict[str, Any]]:
        """Return the same as plain values."""
        return [{"piece": name, "cells": cells} for name, cells in self.steps(solution)]

    def _cells(self, mask: int) -> Shape:
        """Return the cells of a placement, which many solutions may share."""
        if mask not in self._known:
            there = enumerate(self._target)
            self._known[mask] = tuple(cell for number, cell in there if mask >> number & 1)
        return self._known[mask]


def building_of(asked: Puzzle, names: Sequence[int]) -> Building:
    """Prepare to build the solutions of a puzzle."""
    return Building(asked.target, asked.order, names)


@contextmanager
def bar(what: str) -> Iterator[Callable[[int], None]]:
    """Show progress on standard error if it is a terminal; the callback counts what is done."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done: shown.advance(task, done)


def _console() -> "Console":
    from rich.console import Console  # noqa: PLC0415

    return Console()


def draw_steps(area: Squares, steps: Sequence[PlacedPiece]) -> None:
    """Draw how a solution is built, a picture for each piece."""
    console = _console()
    for count, step in enumerate(steps, start=1):
        how = "slide in" if is_slid(step, steps[:count]) else "put in"
        console.print(f"\n{count}. {how} {step.kind} ({COLOURS[step.kind]})", highlight=False)
        _draw(console, area, steps[:count], new=step.kind)
    console.print(f"\n{LEGEND}", highlight=False)


def draw_whole(area: Squares, steps: Sequence[PlacedPiece]) -> None:
    """Draw a solution in one picture, and list the order its pieces go in."""
    console = _console()
    _draw(console, area, steps)
    order = ", ".join(
        f"{step.kind} (slid in)" if is_slid(step, steps[:count]) else f"{step.kind}"
        for count, step in enumerate(steps)
    )
    console.print(f"put in: {order}\n", highlight=False)


def draw_levels(steps: Sequence[PlacedPiece]) -> None:
    """Draw a solution level by level, the lowest first, each cell with the name of its piece."""
    owner = {cell: step.kind for step in steps for cell in step.cells}
    levels = sorted({z for _, _, z in owner})
    width = 1 + max(len(str(step.kind)) for step in steps) if steps else 0
    xs, ys = sorted({x for x, _, _ in owner}), sorted({y for _, y, _ in owner})
    for y in reversed(ys):
        rows = ["".join(f"{owner.get((x, y, z), '.'):>{width}}" for x in xs) for z in levels]
        print("   ".join(rows))
    print()


def _draw(
    console: "Console", area: Squares, steps: Sequence[PlacedPiece], new: int | None = None
) -> None:
    from rich.text import Text  # noqa: PLC0415

    owner = {cell: step.kind for step in steps for cell in step.cells}
    inside = {(x, y) for x, y in area}
    for row in rows_of(inside):
        line = Text()
        for z in range(LEVELS):
            for x, y in row:
                _mark(line, owner.get((x, y, z)), new, is_inside=(x, y) in inside)
            line.append("     ")
        line.rstrip()
        console.print(line)


def _mark(line: "Text", kind: int | None, new: int | None, *, is_inside: bool) -> None:
    """Write a cell: a piece's number in its colour, a dot where it is still empty."""
    if kind is None:
        line.append("  ·" if is_inside else "   ")
    else:
        weight = "bold" if new in {None, kind} else "dim"
        line.append(f"{kind:3d}", style=f"{weight} {COLOURS[kind]}")
