"""U3D-17: pieces fall, rest on each other, and a call is right when they fill the area exactly."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.errors import IllegalMove
from spieltisch.games.ubongo3d import placing
from spieltisch.games.ubongo3d.boards import box, places
from spieltisch.games.ubongo3d.forms import pieces_to_draw
from spieltisch.games.ubongo3d.material import MIRROR_TWINS
from spieltisch.games.ubongo3d.moves import Call, Dropped, Put, Take
from spieltisch.games.ubongo3d.placing import Laid, carried, drops, fault, taken
from spieltisch.games.ubongo3d.state import solution
from spieltisch.packing.cells import forms
from spieltisch.packing.kinds import KINDS
from tests.games.ubongo3d.races import building, built, dropped, played, put
from tests.games.ubongo3d.test_rules import refused

TASKS = [
    (board.area(place.side, place.numbers), board.task(place.side, place.numbers).kinds)
    for board, place in places(box().boards)
]


@cache
def near_drops(area, kind):
    """List the drops of which at least one cube is above the area."""
    return [
        Dropped(kind, tuple((x + a, y + b, z) for x, y, z in form))
        for form in forms(KINDS[kind])
        for a in range(-2, 7)
        for b in range(-2, 7)
        if any((x + a, y + b) in area for x, y, _ in form)
    ]


@st.composite
def buildings(draw):
    """Build on a random task with random moves, or with its solution's moves, some left out or added."""
    area, kinds = draw(st.sampled_from(TASKS))
    laid = ()
    for piece in solution(area, kinds):
        for _ in range(draw(st.integers(0, 1))):
            kind = draw(st.sampled_from(kinds))
            laid = put(laid, draw(st.sampled_from(near_drops(area, kind))))
        if draw(st.booleans()):
            laid = put(laid, dropped(piece))
        if laid and draw(st.integers(0, 9)) == 0:
            laid = taken(laid, draw(st.sampled_from(laid)).kind)
    return area, kinds, laid


@st.composite
def nearly_solved(draw):
    """Take a solution, perhaps with some pieces shifted to where nothing else is."""
    area, kinds = draw(st.sampled_from(TASKS))
    laid = list(solution(area, kinds))
    for place, piece in enumerate(laid):
        if draw(st.booleans()):
            a, b, c = (draw(st.integers(-low, 2)) for low in (2, 2, 0))
            shifted = tuple((x + a, y + b, z + c) for x, y, z in piece.cells)
            others = {cell for each in laid if each != piece for cell in each.cells}
            if not others & set(shifted):
                laid[place] = Laid(piece.kind, shifted)
    return area, kinds, tuple(laid)


def is_solved_plainly(area, kinds, laid):
    cells = [cell for piece in laid for cell in piece.cells]
    wanted = [(x, y, z) for x, y in area for z in (0, 1)]
    used = sorted(piece.kind for piece in laid)
    return sorted(cells) == sorted(wanted) and used == sorted(kinds)


@given(st.one_of(buildings(), nearly_solved()))
def test_a_call_is_right_exactly_when_the_area_is_filled(built_up):
    """U3D-17: compared with a plain check of the cubes."""
    area, kinds, laid = built_up
    assert (fault(area, kinds, laid) is None) == is_solved_plainly(area, kinds, laid)


@given(buildings())
def test_pieces_never_overlap_and_always_rest_on_something(built_up):
    _, _, laid = built_up
    cells = {cell for piece in laid for cell in piece.cells}
    assert len(cells) == sum(len(piece.cells) for piece in laid)
    for piece in laid:
        others = cells - set(piece.cells)
        assert any(z == 0 or (x, y, z - 1) in others for x, y, z in piece.cells)
        assert all(z >= 0 for _, _, z in piece.cells)


@given(buildings(), st.data())
def test_a_taken_piece_leaves_the_rest_standing(built_up, data):
    _, _, laid = built_up
    if not laid:
        return
    kind = data.draw(st.sampled_from(laid)).kind
    rest = taken(laid, kind)
    assert {piece.kind for piece in laid} - {kind, *carried(laid, kind)} == {
        piece.kind for piece in rest
    }
    assert set(rest) <= set(laid)
    for piece in rest:
        below = {cell for each in rest if each != piece for cell in each.cells}
        assert any(z == 0 or (x, y, z - 1) in below for x, y, z in piece.cells)


@pytest.mark.parametrize("task", TASKS[:60])
def test_every_solution_can_be_built_piece_by_piece(task):
    """U3D-17"""
    area, kinds = task
    laid = ()
    for piece in solution(area, kinds):
        assert fault(area, kinds, laid).code == "piece_left_over"
        laid = put(laid, dropped(piece))
        assert laid[-1] == Laid(piece.kind, tuple(sorted(piece.cells)))
    assert fault(area, kinds, laid) is None


SQUARE = ((0, 0), (1, 0), (0, 1), (1, 1))
"""With two levels there is room for 8 cubes: kinds 3 and 10, for one."""


def laid_on_square(*rows):
    return tuple(Laid(kind, cells) for kind, cells in zip((3, 10), rows, strict=True))


@pytest.mark.parametrize(
    ("code", "second"),
    [
        ("overhang", ((2, 0, 0), (2, 1, 0), (3, 0, 0), (3, 1, 0))),
        ("third_level", ((0, 0, 1), (0, 1, 1), (1, 0, 1), (1, 0, 2))),
        ("gap", ((1, 1, 1), (0, 0, 1), (1, 0, 1), (0, 1, 1))),
    ],
)
def test_a_wrong_call_is_refused_with_the_reason(code, second):
    """U3D-17: each kind of fault, and a piece that is left over."""
    first = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0))
    if code == "gap":
        first = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (2, 0, 0))
    laid = laid_on_square(first, second)
    assert fault(SQUARE, (3, 10), laid).code == code
    assert fault(SQUARE, (3, 10), laid[:1]).code == "piece_left_over"
    assert fault(SQUARE, (3, 10), laid[:1]).details == {"left": 1}


def test_a_refused_call_costs_nothing():
    """U3D-17"""
    state = building(2)
    refused("piece_left_over", state, 0, Call())
    state = built(state, 0, 10_000)
    last = state.work_of(0).laid[-1].kind
    less = played(state, 0, Take(last), 11_000)
    refused("piece_left_over", less, 0, Call(), 12_000)
    moved = _moved_aside(less, last)
    refused(_why(moved), moved, 0, Call(), 12_000)
    assert played(state, 0, Call(), 12_000).called == (0,)


def _moved_aside(state, kind):
    work = state.work_of(0)
    for each in near_drops(work.area, kind):
        if any((x, y) not in work.area for x, y, _ in each.cells):
            return played(state, 0, Put(each), 11_000)
    raise AssertionError


def _why(state):
    work = state.work_of(0)
    return fault(work.area, work.kinds, work.laid).code


def test_a_lifted_piece_takes_along_what_lies_on_it():
    area = ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))
    low = put((), Dropped(16, ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0))))
    middle = put(low, Dropped(15, ((0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0))))
    assert middle[-1].cells == ((0, 0, 1), (1, 0, 1), (1, 1, 1), (2, 0, 1))
    high = put(middle, Dropped(8, ((1, 1, 0), (2, 1, 0), (2, 0, 0))))
    assert {z for _, _, z in high[-1].cells} == {2}
    assert carried(high, 16) == (15, 8)
    assert carried(high, 15) == (8,)
    assert taken(high, 15) == low
    again = put(high, Dropped(16, ((0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0))))
    assert [piece.kind for piece in again] == [16]
    assert {(x, y) for x, y, _ in again[0].cells} <= set(area)


def test_where_a_piece_is_held_does_not_matter_only_where_it_falls():
    low = Dropped(8, ((0, 0, 0), (1, 0, 0), (0, 1, 0)))
    high = Dropped(8, ((0, 0, 9), (1, 0, 9), (0, 1, 9)))
    assert put((), low) == put((), high)


@pytest.mark.parametrize(("one", "other"), MIRROR_TWINS)
def test_a_mirrored_piece_is_another_piece(one, other):
    """U3D-5"""
    for form in forms(KINDS[one]):
        placing.verify_form(Dropped(one, form))
        with pytest.raises(IllegalMove, match="wrong_form"):
            placing.verify_form(Dropped(other, form))


@given(st.sampled_from(TASKS), st.data())
def test_listed_drops_are_wholly_above_the_area_and_all_are_listed(task, data):
    area, kinds = task
    kind = data.draw(st.sampled_from(kinds))
    listed = drops(area, kind)
    assert len(set(listed)) == len(listed)
    wholly = [
        each for each in near_drops(area, kind) if all((x, y) in area for x, y, _ in each.cells)
    ]
    assert sorted(each.cells for each in listed) == sorted(each.cells for each in wholly)


def test_the_forms_to_draw_go_round_in_four_quarter_turns():
    for piece in pieces_to_draw():
        shapes = [
            tuple(tuple(int(digit) for digit in cube) for cube in form.split())
            for form in piece["forms"]
        ]
        assert tuple(shapes) == forms(KINDS[piece["kind"]])
        reached = {0}
        for _ in shapes:
            reached |= {piece["turns"][axis][form] for axis in "xyz" for form in reached}
        assert reached == set(range(len(shapes)))
        for axis in "xyz":
            turns = piece["turns"][axis]
            assert all(turns[turns[turns[turns[form]]]] == form for form in range(len(shapes)))


def test_a_quarter_turn_about_z_takes_x_to_y():
    piece = pieces_to_draw()[15]  # kind 16: three in a row and one beside an end
    lying = piece["forms"].index("000 010 100 200")
    assert piece["forms"][piece["turns"]["z"][lying]] == "000 100 110 120"
