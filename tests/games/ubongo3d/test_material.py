"""U3D-1 to U3D-6: the contents of the box."""

import pytest

from spieltisch.games.ubongo3d.material import (
    ANIMALS,
    BOARDS,
    COLOURS,
    DIE,
    GEMS,
    MIRROR_TWINS,
    PIECES,
    POINTS,
    SIDES,
    Colour,
    Gem,
)
from spieltisch.packing.cells import canonical, mirrored
from spieltisch.packing.kinds import KINDS


def test_nine_animals_and_36_boards():
    """U3D-1"""
    assert len(set(ANIMALS)) == 9
    assert BOARDS == 36
    assert {name: law.pieces for name, law in SIDES.items()} == {"A": 3, "B": 4}


@pytest.mark.parametrize("side", SIDES)
def test_every_number_of_the_die_means_one_task(side):
    """U3D-3"""
    law = SIDES[side]
    printed = [number for numbers in law.tasks for number in numbers.split("|")]
    assert printed == [str(number) for number in DIE]
    assert all(str(number) in law.task_of(number).split("|") for number in DIE)


def test_tasks_on_the_upper_and_the_lower_area():
    """U3D-3"""
    assert [SIDES["A"].task_of(number) for number in (1, 4, 5, 10)] == [
        "1|2",
        "3|4",
        "5|6|7",
        "8|9|10",
    ]
    assert SIDES["A"].upper == ("1|2", "3|4")
    assert SIDES["A"].lower == ("5|6|7", "8|9|10")
    assert SIDES["B"].upper == ("1", "2", "3", "4", "5")
    assert SIDES["B"].lower == ("6", "7", "8", "9", "10")
    assert BOARDS * sum(len(law.tasks) for law in SIDES.values()) == 504


def test_forty_pieces_of_sixteen_kinds():
    """U3D-4"""
    printed = "1:2 2:2 3:3 4:2 5:2 6:2 7:3 8:4 9:3 10:3 11:2 12:2 13:2 14:2 15:2 16:4"
    assert " ".join(f"{kind}:{count}" for kind, count in PIECES.items()) == printed
    assert sum(PIECES.values()) == 40


def test_shapes_colours_and_mirror_twins():
    """U3D-5"""
    assert set(COLOURS) == set(KINDS) == set(PIECES)
    assert [COLOURS[kind] for kind in (1, 4, 5, 8, 9, 12, 13, 16)] == [
        colour
        for colour in (Colour.YELLOW, Colour.BLUE, Colour.RED, Colour.GREEN)
        for _ in range(2)
    ]
    assert all(canonical(shape) == shape for shape in KINDS.values())
    twins = [
        (one, other)
        for one in KINDS
        for other in KINDS
        if one < other and mirrored(KINDS[one]) == KINDS[other]
    ]
    assert twins == list(MIRROR_TWINS) == [(2, 11), (3, 10), (5, 14), (6, 13)]


def test_a_die_and_58_gems():
    """U3D-6"""
    assert list(DIE) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert sum(GEMS.values()) == 58
    assert {gem: (GEMS[gem], POINTS[gem]) for gem in Gem} == {
        "sapphire": (19, 3),
        "amber": (19, 1),
        "ruby": (10, 4),
        "emerald": (10, 2),
    }
