"""The frozen box obeys its rules, U3D-1 to U3D-11; the plain twin counts the solutions."""

from collections import Counter
from functools import cache
from hashlib import sha256
from statistics import fmean, pstdev

import pytest

from spieltisch.core.errors import BadSetup
from spieltisch.games import frozen_data as freezer
from spieltisch.games.ubongo3d.boards import (
    FILE,
    TaskPlace,
    UnknownTask,
    board_numbered,
    box,
    encode,
    places,
    task_named,
)
from spieltisch.games.ubongo3d.generator.areas import is_pleasant, lying
from spieltisch.games.ubongo3d.generator.generate import make
from spieltisch.games.ubongo3d.material import ANIMALS, PIECES, SIDES
from spieltisch.games.ubongo3d.solutions import solution_of
from spieltisch.packing import plain
from spieltisch.packing.areas import canonical
from spieltisch.packing.building import building_order
from spieltisch.packing.cells import canonical as canonical_shape
from spieltisch.packing.cells import is_connected
from spieltisch.packing.kinds import KINDS
from spieltisch.packing.puzzle import cells_of, puzzle

BOARDS = box().boards
TASKS = places(BOARDS)
ANIMAL_BOARDS = [BOARDS[first : first + 4] for first in range(0, 36, 4)]


@cache
def posed(area, kinds):
    target = [(x, y, z) for x, y in area for z in (0, 1)]
    return puzzle(target, [KINDS[kind] for kind in kinds])


def tasks_of(animal, side):
    return [task for board in animal for task in board.sides[side].tasks.values()]


def test_the_box_is_36_boards_animal_by_animal():
    """U3D-1"""
    assert [board.number for board in BOARDS] == list(range(1, 37))
    assert [board.animal for board in BOARDS] == [animal for animal in ANIMALS for _ in range(4)]
    assert all(tuple(board.sides) == ("A", "B") for board in BOARDS)
    for board, place in TASKS:
        assert len(board.task(place.side, place.numbers).kinds) == (3 if place.side == "A" else 4)


def test_every_side_has_two_connected_areas_that_differ():
    """U3D-2"""
    for board in BOARDS:
        for side in board.sides.values():
            assert canonical(side.upper) != canonical(side.lower)
            for area in (side.upper, side.lower):
                assert len(set(area)) == len(area)
                assert is_connected((x, y, 0) for x, y in area)


def test_504_tasks_on_their_areas():
    """U3D-3"""
    assert len({place.name for _, place in TASKS}) == 504
    for board in BOARDS:
        easy, hard = board.sides["A"], board.sides["B"]
        assert tuple(easy.tasks) == ("1|2", "3|4", "5|6|7", "8|9|10")
        assert tuple(hard.tasks) == tuple(str(number) for number in range(1, 11))
        assert board.area("A", "3|4") == easy.upper
        assert board.area("A", "5|6|7") == easy.lower
        assert board.area("B", "5") == hard.upper
        assert board.area("B", "6") == hard.lower


def test_every_task_has_the_solutions_that_the_plain_twin_counts():
    """U3D-10"""
    for board, place in TASKS:
        area, task = board.area(place.side, place.numbers), board.task(place.side, place.numbers)
        assert len(set(task.kinds)) == len(task.kinds), place.name
        assert sum(len(KINDS[kind]) for kind in task.kinds) == 2 * len(area), place.name
        assert task.solutions >= 1
        assert plain.count(posed(area, task.kinds)) == task.solutions, place.name


def test_every_task_can_be_built_straight_down():
    """Some solution of the plain twin has an order in which no piece goes under one that is already there."""
    for board, place in TASKS:
        area, task = board.area(place.side, place.numbers), board.task(place.side, place.numbers)
        asked = posed(area, task.kinds)
        orders = (
            building_order([cells_of(asked, mask) for _, mask in solution])
            for solution in plain.solutions(asked)
        )
        assert any(order is not None for order in orders), place.name


def test_the_booklet_shows_a_solution_of_every_task():
    """U3D-7"""
    for board, place in TASKS:
        area, task = board.area(place.side, place.numbers), board.task(place.side, place.numbers)
        steps = solution_of(area, task.kinds)
        assert steps is not None
        assert sorted(step.kind for step in steps) == sorted(task.kinds)
        assert all(canonical_shape(step.cells) == KINDS[step.kind] for step in steps)
        filled = [cell for step in steps for cell in step.cells]
        assert sorted(filled) == sorted((x, y, z) for x, y in area for z in (0, 1))
        height = {}
        for step in steps:
            for x, y, z in sorted(step.cells, key=lambda cell: cell[2]):
                assert height.get((x, y), -1) < z, place.name
                height[x, y] = z


def test_an_animals_boards_share_areas_and_differ_in_pieces():
    """U3D-8"""
    for animal in ANIMAL_BOARDS:
        for side in SIDES:
            assert (
                len({(board.sides[side].upper, board.sides[side].lower) for board in animal}) == 1
            )
            for numbers in SIDES[side].tasks:
                assert len({board.task(side, numbers).kinds for board in animal}) == 4


def test_four_players_find_their_pieces():
    """U3D-9"""
    for animal in ANIMAL_BOARDS:
        for side in SIDES:
            for numbers in SIDES[side].tasks:
                taken = Counter(k for board in animal for k in board.task(side, numbers).kinds)
                assert all(count <= PIECES[kind] for kind, count in taken.items())


def test_sizes_of_areas():
    """U3D-10"""
    easy = {
        len(area) for board in BOARDS for area in (board.sides["A"].upper, board.sides["A"].lower)
    }
    hard = {
        len(area) for board in BOARDS for area in (board.sides["B"].upper, board.sides["B"].lower)
    }
    assert easy == {6, 7}
    assert hard == {8, 9, 10}


def test_three_four_is_the_easiest_on_average():
    """U3D-11"""
    means = {
        numbers: fmean(board.task("A", numbers).difficulty for board in BOARDS)
        for numbers in SIDES["A"].tasks
    }
    assert min(means, key=means.__getitem__) == "3|4"
    assert sorted(means.values())[1] - means["3|4"] > 4


def test_all_areas_are_pleasant_and_all_different():
    areas = [
        area
        for animal in ANIMAL_BOARDS
        for side in animal[0].sides.values()
        for area in (side.upper, side.lower)
    ]
    assert len({canonical(area) for area in areas}) == len(areas) == 36
    assert all(is_pleasant(area) and lying(area) == area for area in areas)


@pytest.mark.parametrize(
    ("drawn", "pleasant"),
    [
        ("###/###", True),
        ("####/.##.", True),
        ("######", False),  # long
        ("##../.##./..##", False),  # a staircase without a block of two by two
        ("###./..##/...#", False),  # the same in another form
        ("#.../#.../##../####", False),  # mostly thin
        ("#####/#..../##.../#....", False),  # ragged, and its box half empty
    ],
)
def test_snakes_are_not_pleasant(drawn, pleasant):
    rows = drawn.split("/")
    area = tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")
    assert is_pleasant(area) is pleasant


def test_no_two_tasks_on_an_area_and_so_no_two_boards_are_alike():
    printed = [
        (board.area(place.side, place.numbers), board.task(place.side, place.numbers).kinds)
        for board, place in TASKS
    ]
    assert len(set(printed)) == 504


def test_difficulty_is_spread_evenly():
    for side, limit in (("A", 1.0), ("B", 0.5)):
        means = [
            fmean(task.difficulty for task in tasks_of(animal, side)) for animal in ANIMAL_BOARDS
        ]
        assert pstdev(means) < limit
    easy, hard = (fmean(task.difficulty for task in tasks_of(BOARDS, side)) for side in ("A", "B"))
    assert hard - easy > 15


def test_all_kinds_are_used_in_proportion_to_their_number():
    used = Counter(kind for side in SIDES for task in tasks_of(BOARDS, side) for kind in task.kinds)
    for kind, count in PIECES.items():
        assert used[kind] == pytest.approx(used.total() * count / 40, rel=0.1)


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("A25 - 1|2", TaskPlace("A", 25, "1|2")),
        ("a25-1|2", TaskPlace("A", 25, "1|2")),
        (" A07 - 9 ", TaskPlace("A", 7, "8|9|10")),
        ("B36 - 10", TaskPlace("B", 36, "10")),
    ],
)
def test_a_task_is_found_by_its_name(name, place):
    """U3D-3"""
    assert task_named(name) == place


def test_names_lead_back_to_their_tasks():
    """U3D-3"""
    assert [task_named(place.name) for _, place in TASKS] == [place for _, place in TASKS]
    assert all(board_numbered(place.board) is board for board, place in TASKS)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "named like"),
        ("C1 - 1", "named like"),
        ("A1", "named like"),
        ("A0 - 1|2", "1 to 36"),
        ("A37 - 1|2", "1 to 36"),
        ("A1 - 2|3", "1|2, 3|4, 5|6|7, 8|9|10"),
        ("B1 - 11", "the tasks are 1, 2"),
        ("B1 - 1|2", "the tasks are 1, 2"),
        ("x" * 5000, "named like"),
    ],
)
def test_other_names_are_refused_with_advice(name, says):
    with pytest.raises(UnknownTask) as refused:
        task_named(name)
    assert refused.value.code == "unknown_task"
    assert says in refused.value.why
    assert len(refused.value.why) < 200


def test_a_changed_box_is_refused(tmp_path, monkeypatch):
    content = freezer.frozen(FILE)
    (tmp_path / FILE).write_bytes(content.replace(b"otter", b"eagle"))
    (tmp_path / freezer.CHECKSUMS).write_text(f"{sha256(content).hexdigest()}  {FILE}\n")
    monkeypatch.setattr(freezer, "_folder", lambda: tmp_path)
    with pytest.raises(BadSetup) as refused:
        freezer.frozen(FILE)
    assert refused.value.code == "data_changed"


def test_the_file_is_exactly_as_we_encode_it():
    assert encode(box()) == freezer.frozen(FILE)


@pytest.mark.slow
def test_the_same_seed_makes_the_same_box():
    told = []
    assert encode(make(box().seed, lambda: told.append(1))) == freezer.frozen(FILE)
    assert len(told) == 36
