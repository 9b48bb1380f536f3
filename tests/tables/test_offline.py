"""What was played offline is replayed by the rules: true results are accepted, and no others."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.errors import Refused
from spieltisch.core.record import verify
from spieltisch.tables import daily_results, personal_bests, solved_puzzles
from spieltisch.tables.daily_puzzles import order_for
from spieltisch.tables.entries import Moved, Opened
from spieltisch.tables.history import counted_achievement
from spieltisch.tables.offline import OfflineMove, begun, frames, played, verify_times
from spieltisch.tables.table import folded, record
from tests.tables.offline_runs import DAY, NOON, easy, run_of
from tests.tables.people import ANNA, BEN, open_tables

replace = msgspec.structs.replace
LATER = NOON + 3_600_000


def code_of(attempt, *arguments):
    with pytest.raises(Refused) as refusal:
        attempt(*arguments)
    assert len(refusal.value.why) > 20
    return refusal.value.code


@pytest.mark.parametrize("kind", ["easy", "hard"])
def test_a_task_begins_with_its_countdown_and_is_solved(kind):
    order = order_for(DAY, kind)
    shown = list(frames(begun(ANNA, "Anna", order, NOON)[-1].table))
    assert [each.view.phase for each in shown] == ["countdown", "building"]
    assert [each.now for each in shown] == [0, 3000]
    table = played(ANNA, "Anna", order, NOON, run_of(order))[-1].table
    achieved = counted_achievement(table)
    assert (table.phase, table.opening.is_offline, table.guests) == ("over", True, (ANNA,))
    assert achieved is not None
    assert achieved.value == run_of(order)[-1].at - 3000


def test_a_hand_of_cards_begins_at_once_and_a_wrong_call_counts_for_nothing():
    order = order_for(DAY, "hand")
    (shown,) = frames(begun(ANNA, "Anna", order, NOON)[-1].table)
    assert (shown.view.phase, len(shown.view.hand)) == ("laying", 9)
    cards = [each.card for each in shown.view.hand[:7]]
    moves = [
        OfflineMove(1000 * number, {"lay": {"card": card, "x": 4 * number - 16, "y": 0, "turn": 0}})
        for number, card in enumerate(cards, 1)
    ]
    calls = OfflineMove(9000, {"call": True})
    table = played(ANNA, "Anna", order, NOON, [*moves, calls])[-1].table
    assert table.phase == "over"
    assert counted_achievement(table) is None


def test_the_log_is_that_of_any_table_and_its_record_proves_itself():
    writings = played(ANNA, "Anna", easy(), NOON, run_of(easy()))
    log = [(each.entry, each.table.at) for each in writings]
    assert [each.table.n for each in writings] == list(range(len(writings)))
    again = folded(writings[0].table.id, log)
    assert again == writings[-1].table
    verify(record(again))


def test_the_same_result_is_the_same_table_and_another_one_is_not():
    moves = run_of(easy())
    first, again = (played(ANNA, "Anna", easy(), NOON, moves)[0].table.id for _ in range(2))
    assert first == again
    assert len(first) == 10
    others = {
        played(BEN, "Ben", easy(), NOON, moves)[0].table.id,
        played(ANNA, "Anna", easy(), NOON + 1, moves)[0].table.id,
        played(ANNA, "Anna", easy(), NOON, [*moves[:-1], replace(moves[-1], at=90_000)])[
            0
        ].table.id,
    }
    assert len(others | {first}) == 4


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda moves: moves[:-1], "offline_unfinished"),
        (lambda moves: moves[1:], "offline_moves"),
        (lambda moves: [*moves, moves[-1]], "offline_moves"),
        (lambda _: [OfflineMove(4000, {"call": True})], "offline_moves"),
        (lambda moves: [OfflineMove(4000, {"ready": 1}), *moves], "offline_moves"),
        (lambda moves: [OfflineMove(4000, {"win": True}), *moves], "offline_moves"),
        (lambda moves: [replace(moves[0], at=2999), *moves[1:]], "offline_moves"),
        (lambda moves: [*moves[:-1], replace(moves[-1], at=3_700_000)], "offline_moves"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(change, code):
    assert code_of(played, ANNA, "Anna", easy(), NOON, change(run_of(easy()))) == code


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 20) | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
VERBS = st.sampled_from(
    ["put", "take", "call", "aside", "hint", "pause", "resume", "ready", "next"]
)
MOVES = st.dictionaries(VERBS, PLAIN, max_size=2) | st.sampled_from(
    [{"take": kind} for kind in range(1, 17)] + [{"pause": True}, {"resume": True}, {"aside": 1}]
)


@st.composite
def mutated(draw):
    """Change a true result: leave moves out, double, swap, insert or alter some, or shift their times."""
    moves = run_of(easy())
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, max(0, len(moves) - 1)))
        match draw(st.sampled_from(["drop", "double", "insert", "time", "swap"])):
            case "drop" if moves:
                del moves[place]
            case "double" if moves:
                moves.insert(place, moves[place])
            case "insert":
                at = moves[place].at if moves else 5000
                moves.insert(place, OfflineMove(at, draw(MOVES)))
            case "time" if moves:
                moves[place] = replace(moves[place], at=draw(st.integers(0, 80_000)))
            case "swap" if moves:
                moves[place], moves[-1] = (
                    replace(moves[-1], at=moves[place].at),
                    replace(moves[place], at=moves[-1].at),
                )
    return moves


@settings(max_examples=300, deadline=None)
@given(mutated())
def test_a_changed_result_is_refused_or_is_truly_solved(moves):
    """Every accepted result ends with all pieces filling the area, according to the rules themselves."""
    try:
        verify_times(NOON, NOON, moves, LATER)
        table = played(ANNA, "Anna", easy(), NOON, moves)[-1].table
    except Refused as refused:
        assert refused.code in {"offline_moves", "offline_unfinished", "offline_time"}
        return
    achieved = counted_achievement(table)
    if achieved is None:
        assert table.state.solo.solved == 0  # given up: nothing counts
        return
    laid = {tuple(cell) for piece in table.state.work_of(0).laid for cell in piece.cells}
    area = table.state.work_of(0).area
    assert laid == {(x, y, level) for x, y in area for level in (0, 1)}
    assert achieved.value <= moves[-1].at - 3000


@pytest.mark.parametrize(
    ("issued", "began", "times", "now"),
    [
        (NOON, NOON, [], LATER),
        (NOON, NOON, [5000, 4000], LATER),
        (NOON, NOON - 180_000, [4000, 9000], LATER),
        (NOON, 0, [4000, 9000], LATER),
        (NOON, LATER, [4000, 200_000], LATER),
        (NOON, 2**53, [4000, 9000], LATER),
        (NOON, NOON, [4000, 4000, 4000, 4000], LATER),
        (NOON, NOON, [4000, *(4499 for _ in range(9))], LATER),
        (NOON, NOON, [4000, *(9000 for _ in range(399))], LATER),
    ],
)
def test_times_that_cannot_be_are_refused(issued, began, times, now):
    moves = [OfflineMove(at, {"take": 1}) for at in times]
    assert code_of(verify_times, issued, began, moves, now) == "offline_time"


def test_a_clock_that_is_a_little_off_is_no_crime():
    moves = [OfflineMove(at, {"take": 1}) for at in (4000, 60_000)]
    verify_times(NOON, NOON - 60_000, moves, LATER)
    verify_times(NOON, LATER, moves, LATER)


async def test_it_is_written_once_and_marks_what_it_may(database):
    async with open_tables(database) as tables:
        writings = played(ANNA, "Anna", easy(), NOON, run_of(easy()))
        table = await tables.keep_played(writings, ANNA)
        assert await tables.keep_played(writings, ANNA) == table
        [day] = await tables.store.query(daily_results.of_guest, ANNA)
        [puzzle] = await tables.store.query(solved_puzzles.of_guest, ANNA)
        assert await tables.store.query(personal_bests.all_of, ANNA) == []
        assert (day.kind, day.offline, day.table) == ("easy", True, table.id)
        assert day.ended == day.first == NOON + run_of(easy())[-1].at
        assert (puzzle.count, puzzle.best, puzzle.table) == (1, day.value, table.id)
        assert isinstance((await tables.store.read(table.id))[0][2], Opened)
        assert isinstance((await tables.store.read(table.id))[-1][2], Moved)


async def test_a_result_with_the_server_replaces_a_better_one_without_it_but_not_its_day(database):
    async with open_tables(database) as tables:
        table = await tables.keep_played(played(ANNA, "Anna", easy(), NOON, run_of(easy())), ANNA)
        [offline] = await tables.store.query(daily_results.of_guest, ANNA)
        slow = replace(offline, offline=False, value=99_000, ended=LATER, first=LATER)
        for each in (slow, offline):
            await tables.store.change(daily_results.keep_best, each)
            kept = await tables.store.query(daily_results.of_guest, ANNA)
            assert kept == [replace(slow, first=offline.first)]
        assert table.phase == "over"
