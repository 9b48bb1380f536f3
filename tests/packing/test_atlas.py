"""The atlas of all puzzles, and batches of tasks: both equal to the plain twin."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.packing import atlas, plain
from spieltisch.packing.areas import areas_of
from spieltisch.packing.kinds import PIECES, filling
from spieltisch.packing.solver import try_areas

SQUARE = [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2]]


def test_the_areas_of_each_size():
    assert [len(areas_of(squares)) for squares in (1, 2, 3, 4, 5)] == [1, 1, 2, 5, 12]
    assert [len(areas_of(squares)) for squares in PIECES] == [35, 108, 369, 1285, 4655]


def test_the_number_of_puzzles():
    sizes = {squares: len(atlas.sets_of(squares)) for squares in PIECES}
    assert sum(len(areas_of(squares)) * sets for squares, sets in sizes.items()) == 1_775_145


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_the_atlas_and_batches_equal_the_twin(data):
    squares = data.draw(st.sampled_from(list(PIECES)))
    area = data.draw(st.sampled_from(areas_of(squares)))
    sheet = atlas.sheet([area])
    drawn = data.draw(st.lists(st.integers(0, len(sheet.sets) - 1), min_size=1, max_size=4))
    tasks = [(area, sheet.sets[column]) for column in drawn]
    twins = [plain.count(filling(area, kinds, 2)) for _, kinds in tasks]
    assert [int(sheet.solutions[0, column]) for column in drawn] == twins
    assert counts_of(tasks) == twins


def test_every_solvable_puzzle_of_the_smallest_size_is_found():
    sheet = atlas.build([6], threads=1)[6]
    assert msgspec.to_builtins(atlas.summary_of(sheet)) == {
        "squares": 6,
        "areas": 35,
        "puzzles": 2100,
        "solvable": 479,
        "unique": 190,
        "solutions": 1252,
    }
    unique = list(atlas.find(sheet, 1, frozenset({9, 8})))
    assert unique
    assert all({9, 8} <= set(kinds) and count == 1 for _, kinds, count in unique)
    assert sum(count for _, _, count in atlas.find(sheet)) == 1252


@pytest.mark.slow
def test_the_whole_atlas(tmp_path):
    told: list[int] = []
    whole = atlas.build(threads=2, progress=told.append)
    assert sum(told) == 6452
    assert sum(sheet.solutions.size for sheet in whole.values()) == 1_775_145
    assert [atlas.summary_of(sheet).solvable for sheet in whole.values()] == [
        479,
        1120,
        11_082,
        53_159,
        16_475,
    ]
    atlas.save(whole, tmp_path / "atlas.npz")
    again = atlas.load(tmp_path / "atlas.npz")
    for squares, sheet in whole.items():
        assert (again[squares].solutions == sheet.solutions).all()
        assert (again[squares].areas, again[squares].sets) == (sheet.areas, sheet.sets)


def counts_of(tasks):
    """Count areas two levels high in one call; none for what has to be solved alone."""
    areas, pieces = [area for area, _ in tasks], [kinds for _, kinds in tasks]
    counts = try_areas(areas, pieces, [2] * len(tasks))
    return [None if counted is None else counted.solutions for counted in counts]


def test_batches_take_repeated_kinds_and_nothing_but_no_wide_areas():
    far = [[0, 0], [1, 0], [100, 0], [101, 0], [0, 1], [100, 1]]
    tasks = [(SQUARE, [16, 16, 16]), (SQUARE, [8, 16, 7]), (far, [8, 8, 8, 8])]
    twins = [plain.count(filling(area, kinds, 2)) for area, kinds in tasks]
    assert counts_of(tasks) == [*twins[:2], None]
    assert counts_of([]) == []


@pytest.mark.parametrize(
    "task",
    [
        (SQUARE, [8, 16, 77]),
        (SQUARE, [8, 16]),
        ([[0, 0], [0, 0]], [16]),
        ([[x, 0] for x in range(65)], [16]),
    ],
    ids=["unknown kind", "volume", "a square twice", "too many cells"],
)
def test_what_cannot_be_posed_is_left_alone(task):
    assert counts_of([(SQUARE, [8, 16, 7]), task])[1] is None
