"""The solver: known counts, the kernel equal to its plain twin, limits, symmetry, bad puzzles."""

import subprocess
import sys

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from spieltisch.packing import plain, searching, solver
from spieltisch.packing.cells import canonical, forms, is_connected, mirrored
from spieltisch.packing.puzzle import BadPuzzle, Puzzle, puzzle
from spieltisch.packing.solver import NO_LIMITS, Limits
from tests.packing.classics import BEDLAM, DIABOLICAL, SOMA, box, pentominoes, soma

quick = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize(
    ("symmetry", "number"), [("none", 11_520), ("rotations", 480), ("all", 240)]
)
def test_soma(symmetry, number):
    counted = solver.count(soma(), symmetry)
    assert (counted.solutions, counted.is_complete) == (number, True)


@pytest.mark.parametrize(
    ("sides", "number"), [((3, 20), 2), ((4, 15), 368), ((2, 3, 10), 12), ((2, 5, 6), 264)]
)
def test_pentominoes(sides, number):
    assert solver.count(pentominoes(*sides), "all").solutions == number


@pytest.mark.slow
@pytest.mark.parametrize(("sides", "number"), [((5, 12), 1010), ((6, 10), 2339), ((3, 4, 5), 3940)])
def test_pentominoes_that_take_longer(sides, number):
    assert solver.count(pentominoes(*sides), "all").solutions == number


@pytest.mark.slow
def test_bedlam():
    assert solver.count(puzzle(box(4, 4, 4), BEDLAM), "all", threads=2).solutions == 19_186


def test_the_diabolical_cube():
    assert solver.count(puzzle(box(3, 3, 3), DIABOLICAL), "all").solutions == 13


def test_progress_is_told_part_by_part():
    told = []
    solver.count(soma(), "all", progress=lambda done, parts: told.append((done, parts)))
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]
    assert len(told) > 1


def test_a_small_puzzle_does_not_load_the_kernel():
    code = """
import sys
from spieltisch.packing import solver
from spieltisch.packing.kinds import filling
area = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2)]
print(solver.count(filling(area, [9, 7, 15], 2)).solutions, "numba" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "6 False\n"


def test_threads_count_the_same():
    assert solver.count(soma(), "all", threads=2).solutions == 240
    assert solver.count(soma(), threads=2).solutions == 11_520


def test_all_solutions_are_given_once_and_fill_the_target():
    posed = soma()
    seen = set()
    for solution in solver.solutions(posed):
        assert sum(mask for _, mask in solution) == 2**27 - 1
        assert sorted(kind for kind, _ in solution) == list(range(7))
        seen.add(solution)
    assert len(seen) == 11_520


def test_limits_end_with_a_partial_result_that_says_so():
    counted = solver.count(pentominoes(6, 10), limits=Limits(nodes=2000))
    assert not counted.is_complete
    assert counted.nodes <= 2000
    counted = solver.count(pentominoes(6, 10), limits=Limits(seconds=0.0))
    assert (counted.is_complete, counted.solutions) == (False, 0)
    with pytest.raises(TimeoutError):
        list(solver.solutions(pentominoes(6, 10), Limits(nodes=500)))


def test_first():
    assert solver.first(soma()) is not None
    assert (
        solver.first(puzzle(box(1, 1, 4), [[(0, 0, 0), (1, 0, 0), (0, 1, 0)], [(0, 0, 0)]])) is None
    )


def test_the_empty_puzzle_has_one_solution():
    empty = puzzle([], [])
    assert solver.count(empty).solutions == plain.count(empty) == 1
    assert list(solver.solutions(empty)) == list(plain.solutions(empty)) == [()]


@st.composite
def grown(draw, size):
    """Draw a connected shape, cell by cell."""
    cells = [(0, 0, 0)]
    while len(cells) < size:
        x, y, z = draw(st.sampled_from(cells))
        axis, step = draw(st.integers(0, 2)), draw(st.sampled_from([-1, 1]))
        near = tuple(c + step * (a == axis) for a, c in enumerate((x, y, z)))
        if near not in cells:
            cells.append(near)
    return cells


@st.composite
def puzzles(draw) -> Puzzle:
    """Draw a puzzle that mostly has a solution: pieces cut off a target with holes, some repeated."""
    sides = draw(st.tuples(st.integers(1, 4), st.integers(1, 4), st.integers(1, 3)))
    cells = box(*sides)
    holes = draw(st.sets(st.sampled_from(cells), max_size=min(3, len(cells) - 1)))
    left = {cell for cell in cells if cell not in holes}
    target, pieces = sorted(left), []
    while left:
        piece = [left.pop()]
        while len(piece) < draw(st.integers(1, 5)):
            near = [cell for cell in left if any(_touch(cell, other) for other in piece)]
            if not near:
                break
            piece.append(draw(st.sampled_from(sorted(near))))
            left.remove(piece[-1])
        pieces.append(piece)
    assume(len(pieces) <= 9)
    return puzzle(target, pieces, reflections=draw(st.booleans()))


def _touch(a, b):
    return sum(abs(p - q) for p, q in zip(a, b, strict=True)) == 1


@quick
@given(puzzles())
def test_kernel_equals_twin(posed):
    twin = set()
    for solution in plain.solutions(posed):
        twin.add(solution)
        assume(len(twin) < 3000)
    assert set(searching.solutions(posed, NO_LIMITS)) == twin
    assert set(solver.solutions(posed)) == twin
    assert solver.count(posed).solutions == len(twin)
    for symmetry in ("rotations", "all"):
        mirrors = symmetry == "all"
        classes = plain.count_classes(posed, mirrors=mirrors)
        assert solver.count(posed, symmetry).solutions == classes


@pytest.mark.parametrize("length", [1, 2, 63, 64, 65, 66, 127, 128])
def test_long_rows_up_to_128_cells(length):
    """Dominoes (and one cube) in a row: the cube may stand at every second place."""
    pieces = [[(0, 0, 0), (1, 0, 0)]] * (length // 2) + [[(0, 0, 0)]] * (length % 2)
    row = puzzle(box(length, 1, 1), pieces)
    number = length // 2 + 1 if length % 2 else 1
    assert solver.count(row).solutions == number
    assert len(list(solver.solutions(row))) == number


def test_two_words_equal_one():
    """A target of 70 cells of which only two cubes can fill the last six."""
    far = [(x + 50, 0, 0) for x in range(6)]
    posed = puzzle([*box(4, 4, 4), *far], [*[box(2, 2, 2)] * 8, far[:3], far[3:]])
    assert solver.count(posed).solutions == plain.count(posed)


@quick
@given(st.integers(1, 8).flatmap(grown))
def test_forms_and_canonical_shapes(cells):
    assert is_connected(cells)
    all_forms = forms(cells)
    assert 24 % len(all_forms) == 0
    assert {canonical(form) for form in all_forms} == {canonical(cells)}
    assert mirrored(mirrored(cells)) == canonical(cells)
    assert set(forms(cells, reflections=True)) == {*all_forms, *forms(mirrored(cells))}


def test_equal_pieces_do_not_multiply_solutions():
    squares = puzzle(box(4, 4, 1), [box(2, 2, 1)] * 4)
    assert solver.count(squares).solutions == 1


CUBE = [(0, 0, 0)]


@pytest.mark.parametrize(
    ("target", "pieces", "code", "field"),
    [
        (box(2, 1, 1), [CUBE], "volume", "pieces"),
        (box(1, 1, 1), [[]], "empty", "pieces[0]"),
        ([], [CUBE], "empty", "target"),
        (box(2, 1, 1), [[(0, 0, 0), (2, 0, 0)]], "disconnected", "pieces[0]"),
        ([(0, 0, 0), (0, 0, 0)], [CUBE, CUBE], "duplicate_cell", "target"),
        ([(0, 0)], [CUBE], "not_a_cell", "target[0]"),
        ([(0, 0, 0.5)], [CUBE], "not_a_cell", "target[0]"),
        ([(0, 0, True)], [CUBE], "not_a_cell", "target[0]"),
        ([(0, 0, 10**9)], [CUBE], "not_a_cell", "target[0]"),
        ("abc", [CUBE], "not_cells", "target"),
        (box(129, 1, 1), [CUBE] * 129, "too_many_cells", "target"),
        (box(11, 1, 1), [box(11, 1, 1)], "too_many_cells", "pieces[0]"),
    ],
)
def test_bad_puzzles_name_the_field(target, pieces, code, field):
    with pytest.raises(BadPuzzle) as bad:
        puzzle(target, pieces)
    assert (bad.value.code, bad.value.details["field"]) == (code, field)


def test_soma_pieces_mirror_each_other():
    assert mirrored(SOMA[4]) == canonical(SOMA[5])
    assert mirrored(SOMA[6]) == canonical(SOMA[6])
