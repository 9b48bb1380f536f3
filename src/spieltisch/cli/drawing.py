"""Drawing a solution for a terminal, level by level, in the order in which its pieces go in."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from spieltisch.packing.building import building_order
from spieltisch.packing.cells import Cell
from spieltisch.packing.plain import Solution
from spieltisch.packing.puzzle import Puzzle, cells_of

COLOURS = ("bright_yellow", "bright_blue", "bright_red", "bright_green", "magenta", "cyan", "white")


def _names(asked: Puzzle, kinds: Sequence[int]) -> dict[int, int]:
    """Give the number of each kind of a puzzle, as it was asked for."""
    return {place: kind for kind, place in zip(kinds, asked.order, strict=True)}


def placements(asked: Puzzle, solution: Solution, kinds: Sequence[int]) -> list[dict[str, Any]]:
    """Give the pieces and their cells as plain values, in building order where there is one."""
    names = _names(asked, kinds)
    parts = [(names[kind], cells_of(asked, mask)) for kind, mask in solution]
    order = building_order([cells for _, cells in parts]) or range(len(parts))
    return [{"piece": parts[place][0], "cells": parts[place][1]} for place in order]


def draw(asked: Puzzle, solution: Solution, kinds: Sequence[int]) -> None:
    """Draw a solution level by level, and say in which order its pieces go in."""
    names = _names(asked, kinds)
    parts = [(names[kind], cells_of(asked, mask)) for kind, mask in solution]
    order = building_order([cells for _, cells in parts])
    owner = {cell: place for place, (_, cells) in enumerate(parts) for cell in cells}
    console = Console()
    for y in range(1 + max(cell[1] for cell in owner)):
        line = Text()
        for z in sorted({cell[2] for cell in owner}):
            for x in range(1 + max(cell[0] for cell in owner)):
                _mark(line, owner.get((x, y, z)), parts)
            line.append("   ")
        console.print(line)
    steps = "they hold each other" if order is None else ", ".join(str(parts[p][0]) for p in order)
    console.print(f"lower level left, upper level right; put in: {steps}\n")


def _mark(line: Text, place: int | None, parts: list[tuple[int, list[Cell]]]) -> None:
    if place is None:
        line.append(" . ")
    else:
        line.append(f"{parts[place][0]:2d} ", style=f"bold {COLOURS[place % len(COLOURS)]}")
