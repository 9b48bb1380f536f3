"""What is shown, when it is shown, and what stays hidden."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.rng import Rng
from spieltisch.games.ubongo3d import placing, rules
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.hidden import resample_hidden
from spieltisch.games.ubongo3d.material import GEMS, Gem
from spieltisch.games.ubongo3d.moves import Call, Put, Take
from spieltisch.games.ubongo3d.scoring import NO_GEMS
from spieltisch.games.ubongo3d.state import MOST_PAST, solution
from spieltisch.games.ubongo3d.text import draw, tell
from spieltisch.games.ubongo3d.view import view_of
from tests.games.ubongo3d.races import (
    acted,
    building,
    built,
    dropped,
    game_won_by,
    played,
    put,
    round_won_by,
    run_out,
    solved,
    started,
)
from tests.games.ubongo3d.walks import whole_game

LEVELS = ["beginner", "casual", "club", "master"]
games = st.builds(
    whole_game,
    st.lists(st.sampled_from(LEVELS), min_size=2, max_size=4).map(tuple),
    st.sampled_from("abc"),
    st.sampled_from([(), (("side", "B"),), (("variant", "without_luck"),)]),
)
whole = settings(max_examples=10, deadline=None)


@whole
@given(games)
def test_58_gems_are_always_there(states):
    """U3D-14, U3D-21"""
    for state in states:
        for gem in Gem:
            lying = [state.supply.display, state.supply.bag, *state.gems]
            assert sum(each.of(gem) for each in lying) == GEMS[gem]


@whole
@given(games)
def test_every_round_takes_one_sapphire_and_one_amber_from_the_display(states):
    """U3D-21"""
    if states[0].options.variant == "gems":
        for state in states:
            gone = min(len(state.ended), 9)
            assert state.supply.display == NO_GEMS.plus(*[Gem.SAPPHIRE, Gem.AMBER] * (9 - gone))


@whole
@given(games, st.data())
def test_the_future_changes_no_byte_of_a_view(states, data):
    state = data.draw(st.sampled_from(states))
    other = resample_hidden(state, 0, Rng(data.draw(st.text(max_size=3)), "exchange"))
    assert other != state
    for seat in (None, *range(state.players)):
        seen, still = (msgspec.json.encode(view_of(each, seat)) for each in (state, other))
        assert seen == still
        assert state.setup.seed.encode() not in seen


def test_resampling_really_changes_the_future():
    state = started(3)
    other = resample_hidden(state, None, Rng("1", "exchange"))
    ends = [round_won_by(each, 0) for each in (state, other)]
    assert ends[0].ended[0].works != ends[1].ended[0].works
    assert ends[0].animal == ends[1].animal


@whole
@given(games)
def test_the_view_says_what_the_rules_say(states):
    for state in states:
        for seat in range(state.players):
            view = view_of(state, seat)
            me = view.players[seat]
            assert me.is_building == (seat in state.building)
            assert me.points == state.gems[seat].points
            assert (view.call is None) == _is_call_right(state, seat)
            assert (view.shown is not None) == (state.phase in {"shown", "over"})
            assert view.bag == state.supply.bag.count


def _is_call_right(state, seat):
    return Call() in UBONGO_3D.moves(state, seat)


def test_the_call_lights_up_when_it_is_solved():
    state = building(2)
    assert view_of(state, 0).call.code == "piece_left_over"
    state = built(state, 0, 10_000)
    assert view_of(state, 0).call is None
    assert view_of(state, 1).call.code == "piece_left_over"
    assert view_of(state, None).call is not None
    state = played(state, 0, Call(), 11_000)
    assert view_of(state, 0).call.code == "solved_already"
    assert view_of(state, 1).players[0].place == 1
    assert view_of(state, 1).players[0].solved == 7000
    assert view_of(game_won_by(started(2), *[(0,)] * 9), 0).call.code == "game_over"


def test_everyone_sees_every_building():
    state = built(building(3), 2, 10_000)
    for seat in (None, 0, 1, 2):
        pieces = view_of(state, seat).players[2].task.pieces
        assert {(each.kind, each.cells) for each in pieces} == {
            (each.kind, each.cells) for each in state.work_of(2).laid
        }
        assert view_of(state, seat).players[2].laid == 3
        assert all(each.cells is None for each in view_of(state, seat).players[0].task.pieces)


def test_a_view_has_its_players_past_so_that_undo_survives_a_reload():
    state = building(2)
    first, second, third = solution(state.work_of(0).area, state.work_of(0).kinds)
    state = played(state, 0, Put(dropped(first)), 5000)
    state = played(state, 0, Put(dropped(second)), 6000)
    assert view_of(state, 0).past == ((), (first,))
    assert view_of(state, 1).past == ()
    assert view_of(state, None).past == ()
    undone = played(state, 0, Take(second.kind), 7000)
    assert view_of(undone, 0).past == ((),)  # not what was undone
    assert view_of(played(undone, 0, Put(dropped(third)), 8000), 0).past == ((), (first,))
    assert view_of(run_out(state), 0).past == ()


def test_the_past_is_bounded():
    state = building(2)
    work = state.work_of(0)
    drops = placing.drops(work.area, work.kinds[0])
    for number, each in enumerate(drops[: MOST_PAST + 5]):
        state = played(state, 0, Put(each), 5000 + number)
    assert len(state.work_of(0).steps) > MOST_PAST
    assert len(view_of(state, 0).past) == MOST_PAST
    assert view_of(state, 0).past[-1] == put((), drops[MOST_PAST + 3])


def test_a_piece_says_what_it_carries():
    state = building(2)
    low, high, _ = state.work_of(0).kinds
    area = state.work_of(0).area
    state = played(state, 0, Put(placing.drops(area, low)[0]), 5000)
    on_top = next(
        each
        for each in placing.drops(area, high)
        if placing.carried(put(state.work_of(0).laid, each), low) == (high,)
    )
    state = played(state, 0, Put(on_top), 6000)
    carries = {each.kind: each.carries for each in view_of(state, 0).players[0].task.pieces}
    assert (carries[low], carries[high]) == ((high,), ())


def test_a_shown_building_can_be_built_again_step_by_step():
    state = building(2)
    work = state.work_of(0)
    for number, piece in enumerate(placing.drops(work.area, work.kinds[0])[:4]):
        state = played(state, 0, Put(piece), 5000 + number)
    state = played(state, 0, Take(work.kinds[0]), 6000)
    state = run_out(solved(state, 0, 20_000))
    shown = view_of(state, 1).shown.builders[0]
    lying = {}
    for step in shown.steps:
        for kind in step.back:
            del lying[kind]
        if step.put is not None:
            lying[step.put.kind] = step.put.cells
    assert lying == {piece.kind: piece.cells for piece in state.ended[0].works[0].laid}
    assert [step.at for step in shown.steps][:4] == [1000, 1001, 1002, 1003]
    assert shown.solutions >= 1
    assert shown.place == 1
    assert shown.won[0] == "sapphire"
    again = ()
    for piece in shown.solution:
        again = put(again, dropped(piece))
    assert placing.fault(work.area, work.kinds, again) is None


def test_the_second_chance_is_seen():
    state = building(2)
    assert view_of(state, 0).glass == "first"
    assert view_of(acted(state), 0).glass == "second"
    assert view_of(acted(state), 0).players[1].ends_at == 124_000


def test_a_line_says_what_a_move_is():
    state = building(2)
    work = state.work_of(1)
    piece = placing.drops(work.area, work.kinds[0])[0]
    told = tell(state, 1, Put(piece))
    assert told.startswith(f"round 1: seat 1 puts {piece.kind} at ")
    assert tell(state, 0, Call()) == "round 1: seat 0 calls Ubongo!"


def test_a_view_can_be_drawn():
    drawn = draw(view_of(built(building(2), 0, 10_000), 0))
    assert "seat 0: round 1, building, " in drawn
    assert drawn.endswith("call: right")
    assert "seat 1" not in draw(view_of(started(1), None))


def test_a_view_shows_who_is_ready():
    state = started(2)
    assert [player.is_ready for player in view_of(state, 0).players] == [False, False]
    assert rules.to_move(state) == {0, 1}
