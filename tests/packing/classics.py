"""Classical puzzles with known numbers of solutions."""

from spieltisch.packing.puzzle import Puzzle, puzzle


def box(x: int, y: int, z: int) -> list[tuple[int, int, int]]:
    return [(a, b, c) for a in range(x) for b in range(y) for c in range(z)]


def flat(*rows: str) -> list[tuple[int, int, int]]:
    return [(x, y, 0) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]


PENTOMINOES = [
    flat("#####"),
    flat("####", "#..."),
    flat("####", ".#.."),
    flat("###", ".##"),
    flat("###", "#.#"),
    flat("###", ".#.", ".#."),
    flat("###", "#..", "#.."),
    flat("##.", ".##", "..#"),
    flat(".#.", "###", ".#."),
    flat("##.", ".#.", ".##"),
    flat(".##", "##.", ".#."),
    flat("##..", ".###"),
]
"""The twelve flat shapes of five squares: I L Y P U T V W X Z F N."""

SOMA = [
    flat("##", "#."),
    flat("###", "#.."),
    flat("###", ".#."),
    flat("##.", ".##"),
    [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 0, 1)],
    [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 1)],
    [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)],
]


def soma() -> Puzzle:
    return puzzle(box(3, 3, 3), SOMA)


def pentominoes(x: int, y: int, z: int = 1) -> Puzzle:
    return puzzle(box(x, y, z), PENTOMINOES)
