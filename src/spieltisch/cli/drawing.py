"""Drawing a solution for a terminal, level by level, in the order in which its pieces go in."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from spieltisch.games.ubongo3d.building import Step
from spieltisch.games.ubongo3d.material import COLOURS, LEVELS
from spieltisch.packing.building import building_order
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle, cells_of

LEGEND = "lower level left, upper level right"

Squares = Sequence[Sequence[int]]


def steps_of(
    asked: Puzzle, solution: Solution, names: Sequence[int]
) -> tuple[tuple[Step, ...], bool]:
    """Give the pieces by the names that they were asked for with, and whether they are in building order."""
    waiting = [list(names_of) for names_of in _names_by_kind(asked, names)]
    steps = [Step(waiting[kind].pop(0), tuple(cells_of(asked, mask))) for kind, mask in solution]
    order = building_order([step.cells for step in steps])
    return tuple(steps[place] for place in order or range(len(steps))), order is not None


def _names_by_kind(asked: Puzzle, names: Sequence[int]) -> list[list[int]]:
    """Sort names by kind, so that equal pieces get theirs one after another."""
    return [
        [name for name, place in zip(names, asked.order, strict=True) if place == kind]
        for kind in range(len(asked.kinds))
    ]


def placements(asked: Puzzle, solution: Solution, names: Sequence[int]) -> list[dict[str, Any]]:
    """Give the pieces and their cells as plain values, in building order where there is one."""
    return [
        {"piece": step.kind, "cells": step.cells} for step in steps_of(asked, solution, names)[0]
    ]


def draw_steps(area: Squares, steps: Sequence[Step]) -> None:
    """Draw how a solution is built, a picture for each piece."""
    console = Console()
    for count, step in enumerate(steps, start=1):
        console.print(f"\n{count}. put in {step.kind} ({COLOURS[step.kind]})", highlight=False)
        _draw(console, area, steps[:count], new=step.kind)
    console.print(f"\n{LEGEND}", highlight=False)


def draw_whole(area: Squares, steps: Sequence[Step], *, is_buildable: bool) -> None:
    """Draw a solution in one picture, and say in which order its pieces go in."""
    console = Console()
    _draw(console, area, steps)
    order = ", ".join(str(step.kind) for step in steps)
    says = f"put in: {order}" if is_buildable else "they hold each other: none goes in last"
    console.print(f"{says}\n", highlight=False)


def _draw(console: Console, area: Squares, steps: Sequence[Step], new: int | None = None) -> None:
    owner = {cell: step.kind for step in steps for cell in step.cells}
    for y in range(1 + max(square[1] for square in area)):
        line = Text()
        for z in range(LEVELS):
            for x in range(1 + max(square[0] for square in area)):
                _mark(line, owner.get((x, y, z)), new, is_inside=(x, y) in map(tuple, area))
            line.append("     ")
        line.rstrip()
        console.print(line)


def _mark(line: Text, kind: int | None, new: int | None, *, is_inside: bool) -> None:
    """Write a cell: a piece's number in its colour, a dot where it is still empty."""
    if kind is None:
        line.append("  ·" if is_inside else "   ")
    else:
        weight = "bold" if new in {None, kind} else "dim"
        line.append(f"{kind:3d}", style=f"{weight} {COLOURS[kind]}")
