"""The model of difficulty: its counts equal those by hand or by the twin, and its order is sensible."""

from itertools import combinations
from math import log2
from random import Random
from statistics import fmean, stdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.ubongo3d.area_cells import area_cells
from spieltisch.games.ubongo3d.boards import board_numbered, box, places, task_named
from spieltisch.games.ubongo3d.generator.difficulty import bulk, grade
from spieltisch.games.ubongo3d.solutions import solutions_of
from spieltisch.packing import plain
from spieltisch.packing.areas import areas_of
from spieltisch.packing.kinds import KINDS, filling
from spieltisch.packing.puzzle import BadPuzzle, placements

SQUARE = ((0, 0), (1, 0), (0, 1), (1, 1))
AREAS = [area for size in (4, 5, 6, 7) for area in areas_of(size)]


@st.composite
def tasks(draw):
    """An area and different kinds of its volume."""
    area = draw(st.sampled_from(AREAS))
    fitting = [
        kinds
        for count in (2, 3)
        for kinds in combinations(KINDS, count)
        if sum(len(KINDS[kind]) for kind in kinds) == 2 * len(area)
    ]
    return area, draw(st.sampled_from(fitting))


def turned(area, quarter, mirror):
    for _ in range(quarter):
        area = tuple((-y, x) for x, y in area)
    return tuple((-x, y) for x, y in area) if mirror else area


@pytest.mark.slow
@given(tasks())
@settings(deadline=None)
def test_solutions_and_placements_are_those_of_the_plain_twin(task):
    area, kinds = task
    posed = filling(area, kinds, 2)
    graded = grade(area, kinds)
    count = plain.count(posed)
    assert sum(1 for _ in solutions_of(area, kinds)) == count
    if graded is None:
        assert count == 0
    else:
        assert graded.solutions == count
        assert list(graded.placements) == [len(placements(posed, kind)) for kind in posed.order]


@pytest.mark.slow
@given(tasks(), st.integers(0, 3), st.booleans(), st.randoms())
@settings(deadline=None)
def test_turning_the_board_or_the_list_changes_nothing(task, quarter, mirror, random):
    area, kinds = task
    squares, order = list(turned(area, quarter, mirror)), list(kinds)
    random.shuffle(squares)
    random.shuffle(order)
    one, other = grade(area, kinds), grade(tuple(squares), order)
    if one is None:
        assert other is None
    else:
        assert (one.number, one.solutions, one.dead_ends) == (
            other.number,
            other.solutions,
            other.dead_ends,
        )
        assert dict(zip(kinds, one.placements, strict=True)) == dict(
            zip(order, other.placements, strict=True)
        )


def person(area, kinds, random):
    """Let a person try places in a random order until the task is solved; count the dead ends."""
    ground = area_cells(area)
    order = sorted(
        kinds, key=lambda kind: (bulk(kind), -len(ground.ways[kind]), -kind), reverse=True
    )
    dead_ends = 0

    def solve(empty, left):
        nonlocal dead_ends
        if not left:
            return True
        ways = [mask for mask in ground.ways[left[0]] if mask & empty == mask]
        random.shuffle(ways)
        for mask in ways:
            if solve(empty ^ mask, left[1:]):
                return True
            if len(left) > 1 and fits_in_pockets(ground.cells_of(empty ^ mask), left[1:]):
                dead_ends += 1
        return False

    assert solve(ground.whole, order)
    return dead_ends


def fits_in_pockets(cells, kinds):
    """Return whether every pocket has as many cells as some subset of the pieces."""
    sums = {
        sum(len(KINDS[kind]) for kind in some)
        for count in range(1, len(kinds) + 1)
        for some in combinations(kinds, count)
    }
    left = set(cells)
    while left:
        pocket, edge = 0, [left.pop()]
        while edge:
            x, y, z = edge.pop()
            pocket += 1
            near = {c for c in left if abs(c[0] - x) + abs(c[1] - y) + abs(c[2] - z) == 1}
            left -= near
            edge.extend(near)
        if pocket not in sums:
            return False
    return True


@pytest.mark.parametrize("name", ["A1 - 1|2", "A20 - 8|9|10", "B9 - 3", "B30 - 10"])
def test_dead_ends_are_what_a_person_meets_on_average(name):
    """A few hundred simulated people try; their mean lies within four standard errors of the model's."""
    place = task_named(name)
    board, people = board_numbered(place.board), Random(1)
    area = board.area(place.side, place.numbers)
    kinds = board.task(place.side, place.numbers).kinds
    met = [person(area, kinds, people) for _ in range(400)]
    error = max(stdev(met), 0.1) / len(met) ** 0.5
    assert grade(area, kinds).dead_ends == pytest.approx(fmean(met), abs=4 * error)


def test_the_number_is_made_of_its_parts():
    for board, place in places(box().boards)[::7]:
        kinds = board.task(place.side, place.numbers).kinds
        graded = grade(board.area(place.side, place.numbers), kinds)
        choices = sum(log2(count) for count in graded.placements) - log2(graded.solutions)
        number = 8 * log2(1 + graded.dead_ends) + 1.5 * choices + 4 * graded.twins
        assert graded.number == pytest.approx(number, abs=0.1)
        assert 0 <= graded.number <= 100


def test_mirror_twins_are_counted():
    twins = {
        kinds: grade(board.area(place.side, place.numbers), kinds).twins
        for board, place in places(box().boards)
        for kinds in [board.task(place.side, place.numbers).kinds]
    }
    assert set(twins.values()) >= {0, 1}
    for kinds, count in twins.items():
        pairs = [pair for pair in ((2, 11), (3, 10), (5, 14), (6, 13)) if set(pair) <= set(kinds)]
        assert count == len(pairs)


def test_the_bulkiest_piece_has_most_cubes_and_then_the_largest_box():
    assert bulk(8) < bulk(16) < bulk(3) < bulk(7) < bulk(9) < bulk(1)


def test_what_has_no_solution_has_no_difficulty():
    assert grade(SQUARE, (8, 16)) is None
    assert grade(SQUARE, ()) is None
    assert grade(tuple((x, 0) for x in range(4)), (9, 8)) is None


@pytest.mark.parametrize(("kinds", "code"), [((8, 8), "repeated_kind"), ((8, 17), "unknown_kind")])
def test_impossible_tasks_are_refused(kinds, code):
    with pytest.raises(BadPuzzle) as refused:
        grade(SQUARE, kinds)
    assert refused.value.code == code


def test_the_box_is_graded_by_this_model():
    for board, place in places(box().boards):
        task = board.task(place.side, place.numbers)
        graded = grade(board.area(place.side, place.numbers), task.kinds)
        assert (graded.number, graded.solutions) == (task.difficulty, task.solutions), place.name
