"""Paper shows pieces and areas as the screen does, line for line; U3D-5 names the pieces."""

import re
from itertools import combinations, pairwise, product
from pathlib import Path

import pytest
from msgspec.structs import replace

from spieltisch.games.drawings import drawings, pictures
from spieltisch.games.ubongo3d.boards import box
from spieltisch.games.ubongo3d.material import COLOURS, PIECES, Colour
from spieltisch.games.ubongo3d.printing.boards import HEIGHT, WIDTH, cutout
from spieltisch.games.ubongo3d.printing.pictures import (
    GREYS,
    PAINT,
    building,
    label_of,
    level_map,
    paint_of,
    stage,
)
from spieltisch.games.ubongo3d.solutions import PlacedPiece, is_slid, solution_of
from spieltisch.packing.cells import forms
from spieltisch.packing.kinds import KINDS

ROOT = Path(__file__).parents[3]
CELL = re.compile(r"\[(\d), (\d), (\d)\]")
SCREEN = drawings("ubongo3d")
AREA = ((0, 0), (1, 0), (1, 1))


@pytest.mark.parametrize("kind", PIECES)
def test_u3d_5_a_piece_is_drawn_as_on_the_screen(kind):
    drawn = [building([(COLOURS[kind], form)]) for form in forms(KINDS[kind])]
    assert drawn.count(SCREEN[f"piece {kind}"]) == 1


def test_a_building_of_several_pieces_is_drawn_as_on_the_screen():
    """Paper draws every solution this way; the client draws the building of `art/scene.ts` this way."""
    source = (ROOT / "web/src/games/ubongo3d/art/scene.ts").read_text()
    filled = source.partition("FILLED")[2].partition("\n];")[0]
    pieces = [
        (Colour(colour), [tuple(map(int, cell)) for cell in CELL.findall(cells)])
        for colour, cells in re.findall(
            r'colour: "(\w+)",\s*cells: \[(.*?)\n    \]', filled, re.DOTALL
        )
    ]
    assert [len(cells) for _, cells in pieces] == [4, 4, 4]
    assert building(pieces) == SCREEN["building"]
    assert building(pieces[:2]) != SCREEN["building"]


def test_u3d_5_a_number_has_the_dot_of_its_mirror_twin_as_on_the_screen():
    ((shown,),) = pictures("ubongo3d")["U3D-5"]
    bold = [
        part for piece in shown["parts"] for part in piece["parts"][1]["parts"] if "role" in part
    ]
    assert [part["parts"][0]["text"] for part in bold] == [label_of(kind) for kind in PIECES]
    assert [label_of(kind) for kind in (2, 11, 8)] == ["•2", "11•", "8"]


def test_a_map_is_drawn_as_on_the_screen():
    laid = [PlacedPiece(8, ((0, 0, 0), (0, 0, 1), (1, 0, 0)))]
    assert level_map(AREA, laid) == SCREEN["map"]


def test_every_stage_of_a_task_has_the_same_frame():
    area = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2))
    steps = solution_of(area, (9, 7, 15))
    frames = {stage(area, steps[:count]).partition("xmlns")[0] for count in range(4)}
    assert len(frames) == 1


def test_a_piece_below_another_is_slid_in():
    above, below = PlacedPiece(8, ((0, 0, 1), (1, 0, 1), (0, 0, 0))), PlacedPiece(8, ((1, 0, 0),))
    assert is_slid(below, [above, below])
    assert not is_slid(above, [below, above])


def test_without_colours_four_greys_are_far_apart_on_every_face():
    greys = sorted(int(GREYS[paint.front][1:3], 16) for paint in PAINT.values())
    assert min(b - a for a, b in pairwise(greys)) >= 40
    for paint in PAINT.values():
        assert paint_of(GREYS[paint.front]).light == GREYS[paint.light]


ROOM = re.compile(r'<svg x="([-\d.e]+)" y="([-\d.e]+)" width="([-\d.e]+)" height="([-\d.e]+)"')
LARGE = (*product(range(5), range(2)), *((x, y) for x in (0, 4) for y in (2, 3)))
"""An area as wide and as high as any that `boards make` makes."""


def with_large_area(board):
    """Return a board whose hard side has this area at the top."""
    hard = replace(board.sides["B"], upper=tuple(sorted(LARGE)))
    return replace(board, sides={**board.sides, "B": hard})


@pytest.mark.parametrize("board", [*box().boards[::4], with_large_area(box().boards[0])])
def test_every_piece_of_a_board_has_room_inside_it(board):
    printed = cutout(board, "Otter")
    for side, tasks in ((printed.front, 4 * 3), (printed.back, 10 * 4)):
        rooms = [[float(each) for each in room] for room in ROOM.findall(side.art)]
        assert len(rooms) == 1 + tasks
        for x, y, width, height in rooms:
            assert width > 2
            assert height > 2
            assert x >= 2
            assert y >= 2
            assert x + width <= WIDTH - 2
            assert y + height <= HEIGHT - 2
        for one, other in combinations(rooms, 2):
            apart = [
                max(
                    one[axis] - other[axis] - other[axis + 2],
                    other[axis] - one[axis] - one[axis + 2],
                )
                for axis in (0, 1)
            ]
            assert max(apart) >= 0
