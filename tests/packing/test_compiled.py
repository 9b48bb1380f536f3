"""Calls of the kernels: no numba in the second process, nothing forgotten, arrays of the right kind."""

import subprocess
import sys
from ctypes import ArgumentError

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.packing import compiled
from spieltisch.packing.placement_table import as_int

SOLVE = """
import sys
from spieltisch.packing import solver
from spieltisch.packing.puzzle import puzzle
from tests.packing.classics import box, soma
row = puzzle(box(66, 1, 1), [[(0, 0, 0), (1, 0, 0)]] * 33)
print(solver.count(soma(), "all").solutions, len([*solver.solutions(row)]), "numba" in sys.modules)
"""


def run(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_the_second_process_solves_without_numba():
    """Symmetries and all solutions, one word and two: every kernel is called."""
    assert run(SOLVE).startswith("240 1 ")
    assert run(SOLVE) == "240 1 False"


@st.composite
def lists_of_masks(draw):
    """Draw placements in a target of up to 128 cells, as numbers and as an array."""
    cells = draw(st.integers(1, 128))
    some = st.sets(st.integers(0, cells - 1), min_size=1, max_size=4)
    numbers = [sum(1 << cell for cell in each) for each in draw(st.lists(some, min_size=1))]
    words = 1 if cells <= 64 else 2
    split = [[number >> 64 * word & (2**64 - 1) for word in range(words)] for number in numbers]
    return cells, numbers, np.array(split, np.uint64)


@settings(deadline=None)
@given(lists_of_masks(), st.data())
def test_images_are_where_a_permutation_takes_cells(drawn, data):
    cells, numbers, masks = drawn
    way = data.draw(st.permutations(range(cells)))
    ways = np.array([range(cells), way], np.int32)
    same, moved = compiled.images(masks, ways)
    assert [as_int(mask) for mask in same] == numbers
    assert [as_int(mask) for mask in moved] == [
        sum(1 << way[cell] for cell in range(cells) if number >> cell & 1) for number in numbers
    ]


@settings(deadline=None)
@given(lists_of_masks(), st.data())
def test_ways_beside_count_what_leaves_the_taken_cells_alone(drawn, data):
    cells, numbers, masks = drawn
    begin = data.draw(st.integers(0, len(numbers)))
    end = data.draw(st.integers(begin, len(numbers)))
    taken = masks[data.draw(st.lists(st.integers(0, len(numbers) - 1), min_size=1, max_size=3))]
    rest = [number for place, number in enumerate(numbers) if not begin <= place < end]
    beside = [[number for number in rest if not number & as_int(mask)] for mask in taken]
    assert compiled.ways_beside(masks, taken, cells, begin, end).tolist() == [
        [sum(number >> cell & 1 for number in there) for cell in range(cells)] for there in beside
    ]


@pytest.mark.parametrize(
    "masks",
    [np.zeros((2, 1), np.int32), np.zeros(2, np.uint64), np.zeros((4, 1), np.uint64)[::2]],
    ids=["other numbers", "too flat", "not in a row"],
)
def test_a_wrong_kind_of_array_is_refused(masks):
    ways = np.zeros((1, 3), np.int32)
    assert compiled.images(np.zeros((2, 1), np.uint64), ways).shape == (1, 2, 1)
    with pytest.raises((ArgumentError, TypeError)):
        compiled.images(masks, ways)
