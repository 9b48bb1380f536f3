"""U3D-17: a piece may go wherever it fits, even below another, so that every solution can be built."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.game import refusal_of
from spieltisch.games.ubongo3d import placing, rules
from spieltisch.games.ubongo3d.boards import box, places
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.moves import Call, Dropped, Hint, Put, Take
from spieltisch.games.ubongo3d.placing import Laid, carried, drops, fallen, on_level, taken, way_to
from spieltisch.games.ubongo3d.solo import next_piece
from spieltisch.games.ubongo3d.solutions import solutions_of
from spieltisch.games.ubongo3d.state import State, Work, solution
from spieltisch.games.ubongo3d.view import view_of
from tests.games.ubongo3d import vectors
from tests.games.ubongo3d.races import building, played
from tests.games.ubongo3d.test_rules import refused

TASKS = places(box().boards)
LOCKED = "A33 - 3|4"
"""A task with two solutions; in one of them the pieces lock each other."""


def on_task(place, **options) -> State:
    """Give a lone player a chosen task."""
    state = building(1, **options)
    work = Work(place, begun=state.work_of(0).begun, ends=state.work_of(0).ends)
    return msgspec.structs.replace(state, works=(work,))


def laid_in_order(solution_):
    return [Laid(step.kind, step.cells) for step in solution_.steps]


def locked():
    """Return the task with the solution that cannot be built straight down."""
    board, place = next((board, place) for board, place in TASKS if place.name == LOCKED)
    area, task = board.area(place.side, place.numbers), board.task(place.side, place.numbers)
    (found,) = [each for each in solutions_of(area, task.kinds) if not each.is_straight]
    return place, area, task.kinds, laid_in_order(found)


def test_every_solution_of_every_task_can_be_built_by_moves_of_the_game():
    """U3D-17: all 2,150; pieces must be slid in for 24 of them."""
    fillings = slid = 0
    for board, place in TASKS:
        area, task = board.area(place.side, place.numbers), board.task(place.side, place.numbers)
        found = list(solutions_of(area, task.kinds))
        assert len(found) == len({frozenset(each.steps) for each in found}) == task.solutions
        for each in found:
            state = on_task(place)
            levels = []
            for piece in laid_in_order(each):
                way = way_to(state.work_of(0).laid, piece)
                levels.append(way.level)
                state = rules.play(state, 0, Put(way), 5000)
            assert rules.play(state, 0, Call(), 6000).solo.solved == 1, place.name
            assert (set(levels) == {None}) == each.is_straight, place.name
            fillings, slid = fillings + 1, slid + (not each.is_straight)
    assert (fillings, slid) == (2150, 24)


def test_a_piece_is_slid_in_below_another():
    """U3D-17"""
    place, _, _, (first, *rest) = locked()
    state = played(on_task(place), 0, Put(way_to((), first)), 5000)
    for piece in rest:
        way = way_to(state.work_of(0).laid, piece)
        state = played(state, 0, Put(way), 6000)
        assert state.work_of(0).laid[-1] == Laid(piece.kind, tuple(sorted(piece.cells)))
    assert rules.can_call(state, 0)


def test_without_a_level_a_piece_falls():
    place, _, _, pieces = locked()
    state, fell = on_task(place), []
    for piece in pieces:
        state = played(state, 0, Put(Dropped(piece.kind, on_level(piece.cells, 0))), 5000)
        fell.append(state.work_of(0).laid[-1] == piece)
    assert not all(fell)
    assert refusal_of(rules.verify_call, state, 0).code in {"gap", "third_level"}


def test_a_place_on_a_level_must_be_free_and_held():
    place, area, _, (first, second, *_) = locked()
    state = played(on_task(place), 0, Put(way_to((), first)), 5000)
    there = next(
        each for each in drops(area, second.kind) if set(on_level(each.cells, 0)) & set(first.cells)
    )
    taken_place = msgspec.structs.replace(there, level=0)
    assert refused("place_taken", state, 0, Put(taken_place)).details == {"kind": first.kind}
    floating = msgspec.structs.replace(way_to((), first), level=1)
    refused("nothing_below", state, 0, Put(floating))
    assert played(state, 0, Take(first.kind), 6000).work_of(0).laid == ()


@pytest.mark.parametrize("level", [-1, 16, "0", 0.5])
def test_a_level_is_read_strictly(level):
    put = {"put": {"kind": 8, "cells": [[0, 0, 0], [0, 1, 0], [1, 0, 0]], "level": level}}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(put, UBONGO_3D.move_types["put"])


def test_a_move_without_a_level_is_written_as_before():
    piece = Dropped(8, ((0, 0, 0), (0, 1, 0), (1, 0, 0)))
    assert set(msgspec.to_builtins(piece)) == {"kind", "cells"}


HOOK = Laid(8, ((0, 0, 0), (0, 0, 1), (1, 0, 1)))
"""A piece that stands on the table and reaches over the square beside it."""
LOW = Laid(3, ((1, 0, 0), (1, 1, 0), (2, 0, 0), (2, 0, 1)))


def test_a_piece_is_pulled_out_from_below_one_that_is_held_otherwise():
    """Pieces that the table or other pieces hold stay; those that nothing holds go back to the tray."""
    laid = (HOOK, LOW)
    assert carried(laid, LOW.kind) == ()
    assert taken(laid, LOW.kind) == (HOOK,)
    on_top = Laid(16, ((0, 0, 2), (1, 0, 2), (2, 0, 2), (2, 1, 2)))
    tower = (*laid, on_top)
    assert carried(tower, LOW.kind) == ()
    assert carried((HOOK, on_top), HOOK.kind) == (16,)
    assert carried(tower, on_top.kind) == ()


def test_by_rules_1_a_piece_takes_along_all_that_is_above_it():
    """Records of rules 1 replay as they were played."""
    assert carried((LOW, HOOK), LOW.kind, rules=1) == (HOOK.kind,)
    assert carried((HOOK, LOW), LOW.kind, rules=1) == (HOOK.kind,)
    assert taken((LOW, HOOK), LOW.kind, rules=1) == ()
    assert taken((LOW, HOOK), HOOK.kind, rules=1) == (LOW,)


@st.composite
def puts(draw):
    """Draw a building of pieces that fell or were slid in, and one more drop above the area."""
    board, place = draw(st.sampled_from(TASKS))
    area, kinds = board.area(place.side, place.numbers), board.task(place.side, place.numbers).kinds
    laid = ()
    for kind in draw(st.permutations(kinds))[:-1]:
        piece = draw(st.sampled_from(drops(area, kind)))
        low = Laid(kind, on_level(piece.cells, 0))
        slides = placing.no_room(laid, low) is None
        laid = (*laid, low if slides else Laid(kind, fallen(laid, piece.cells)))
    (last,) = set(kinds) - {each.kind for each in laid}
    return laid, draw(st.sampled_from(drops(area, last)))


@given(puts())
def test_there_is_never_room_on_two_levels(drawn):
    """So nobody has to choose a level: a client lets a piece fall, and slides it in if that fails."""
    laid, piece = drawn
    levels = [
        level
        for level in (0, 1)
        if max(z for _, _, z in on_level(piece.cells, level)) <= 1
        and placing.no_room(laid, Laid(piece.kind, on_level(piece.cells, level))) is None
    ]
    assert len(levels) <= 1
    falls = fallen(laid, piece.cells)
    if max(z for _, _, z in falls) <= 1:
        assert [min(z for _, _, z in falls)] == levels


@given(puts())
def test_any_building_can_be_rebuilt(drawn):
    laid, _ = drawn
    for piece in laid:
        rest = taken(laid, piece.kind)
        again = placing.put(rest, way_to(rest, piece))
        assert again[-1] == Laid(piece.kind, tuple(sorted(piece.cells)))


def test_a_hint_knows_the_solutions_that_need_sliding():
    """U3D-29: pieces that such a solution has in place stay, and following the hints solves the task."""
    place, area, kinds, pieces = locked()
    only_there = [piece for piece in pieces if piece not in solution(area, kinds)]
    first, second, *_ = only_there
    laid = (first, second)
    assert next_piece(area, kinds, laid) in pieces
    assert next_piece(area, kinds, laid, rules=1) in solution(area, kinds)
    state = on_task(place, hints=True)
    for piece in laid:
        state = played(state, 0, Put(way_to(state.work_of(0).laid, piece)), 5000)
    while not rules.can_call(state, 0):
        for stage in ("piece", "place"):
            state = played(state, 0, Hint(stage), 6000)
        hint = view_of(state, 0).solo.hint
        way = way_to(state.work_of(0).laid, Laid(hint.kind, hint.cells))
        state = played(state, 0, Put(way), 6000)
        assert view_of(state, 0).solo.hint is None
    assert set(laid) <= set(state.work_of(0).laid)


def test_the_client_is_tested_with_what_the_rules_do():
    assert vectors.FILE.read_bytes() == vectors.encoded()
