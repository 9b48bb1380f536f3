"""Paper shows pieces and areas as the screen does, line for line; U3D-5 names the pieces."""

from itertools import pairwise

import pytest

from spieltisch.games.drawings import drawings
from spieltisch.games.ubongo3d.material import COLOURS, PIECES
from spieltisch.games.ubongo3d.printing.pictures import (
    GREYS,
    PAINT,
    building,
    level_map,
    paint_of,
    stage,
)
from spieltisch.games.ubongo3d.solutions import Step, is_slid, solution_of
from spieltisch.packing.cells import forms
from spieltisch.packing.kinds import KINDS

SCREEN = drawings("ubongo3d")
AREA = ((0, 0), (1, 0), (1, 1))


@pytest.mark.parametrize("kind", PIECES)
def test_u3d_5_a_piece_is_drawn_as_on_the_screen(kind):
    drawn = [building([(COLOURS[kind], form)]) for form in forms(KINDS[kind])]
    assert drawn.count(SCREEN[f"piece {kind}"]) == 1


def test_a_map_is_drawn_as_on_the_screen():
    laid = [Step(8, ((0, 0, 0), (0, 0, 1), (1, 0, 0)))]
    assert level_map(AREA, laid) == SCREEN["map"]


def test_every_stage_of_a_task_has_the_same_frame():
    area = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2))
    steps = solution_of(area, (9, 7, 15))
    frames = {stage(area, steps[:count]).partition("xmlns")[0] for count in range(4)}
    assert len(frames) == 1


def test_a_piece_below_another_is_slid_in():
    above, below = Step(8, ((0, 0, 1), (1, 0, 1), (0, 0, 0))), Step(8, ((1, 0, 0),))
    assert is_slid(below, [above, below])
    assert not is_slid(above, [below, above])


def test_without_colours_four_greys_are_far_apart_on_every_face():
    greys = sorted(int(GREYS[paint.front][1:3], 16) for paint in PAINT.values())
    assert min(b - a for a, b in pairwise(greys)) >= 40
    for paint in PAINT.values():
        assert paint_of(GREYS[paint.front]).light == GREYS[paint.light]
