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

BEDLAM = [
    [(int(cube[0]), int(cube[1]), int(cube[2])) for cube in cubes.split()]
    for cubes in (
        "000 001 010 101",
        "000 001 002 010 100",
        "000 001 002 010 110",
        "000 001 002 011 100",
        "000 001 002 011 101",
        "000 001 002 011 111",
        "000 001 002 012 100",
        "000 001 010 110 120",
        "000 001 011 012 021",
        "000 001 011 012 022",
        "000 001 011 012 101",
        "000 001 011 111 112",
        "001 010 011 012 021",
    )
]
"""Twelve pieces of five cubes and one of four, for a cube of four."""

TETRIS = [
    [(int(cube[0]), int(cube[1]), int(cube[2])) for cube in cubes.split()]
    for cubes in (
        "000 001 002 003 011",
        "000 001 002 010 020",
        "000 001 002 010 110",
        "000 001 002 011 111",
        "000 001 002 012 013",
        "000 001 010 011 100",
        "000 001 010 110 120",
        "000 001 011 111 112",
        "000 001 002 010 020 110",
        "000 001 002 010 020 120",
        "000 001 010 101 102 201",
        "001 010 011 012 111 121",
    )
]
"""Eight pieces of five cubes and four of six, for a cube of four."""

DIABOLICAL = [
    flat("##"),
    flat("##", "#."),
    flat("##", "##"),
    flat("##", "#.", "##"),
    flat("###", "##.", "#.."),
    flat("###", "##.", "##."),
]
"""Six flat pieces of two to seven cubes, for a cube of three."""


def soma() -> Puzzle:
    return puzzle(box(3, 3, 3), SOMA)


def pentominoes(x: int, y: int, z: int = 1) -> Puzzle:
    return puzzle(box(x, y, z), PENTOMINOES)
