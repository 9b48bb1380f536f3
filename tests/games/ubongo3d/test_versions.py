"""Games under older rules continue, and their records replay as they were played."""

from typing import Any

import msgspec
import pytest

from spieltisch.core import fold
from spieltisch.core.errors import BadRecord
from spieltisch.core.record import Record, RecordSeat, TimedMove, decode, encode, recorded
from spieltisch.core.setup import seed_from
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.placing import Laid, carried, drops, fallen
from spieltisch.tables.table import record
from tests.games.ubongo3d.races import building
from tests.server.finished import golden_table


def lifted_from_below() -> tuple[dict[str, Any], ...]:
    """Put a piece, hang another one over it that also stands on the table, and lift the first."""
    work = building(2, "lifting").work_of(0)
    low, high, _ = work.kinds
    for first in drops(work.area, low):
        below = Laid(low, fallen((), first.cells))
        for second in drops(work.area, high):
            laid = (below, Laid(high, fallen((below,), second.cells)))
            if carried(laid, low) == () and carried(laid, low, rules=1) == (high,):
                return ({"put": first}, {"put": second}, {"take": low})
    raise AssertionError


def record_by(rules: int) -> Record:
    moves = [TimedMove(at=1000, seat=seat, move={"ready": 1}) for seat in (0, 1)]
    for number, move in enumerate(lifted_from_below()):
        moves.append(TimedMove(5000 + number, 0, msgspec.to_builtins(move)))
    seats = [RecordSeat("Anna"), RecordSeat("Ben")]
    return recorded(UBONGO_3D, {}, seats, seed_from("lifting"), moves, rules=rules)


@pytest.mark.parametrize(("rules", "stays"), [(1, 0), (2, 1)])
def test_a_record_replays_by_the_rules_by_which_it_was_played(rules, stays):
    written = record_by(rules)
    assert encode(decode(encode(written))) == encode(written)
    state = fold.fold(UBONGO_3D, written)
    assert state.rules == rules
    assert len(state.work_of(0).laid) == stays


def test_a_new_game_is_played_by_the_newest_rules():
    assert building(2).rules == UBONGO_3D.rules_version == 2


@pytest.mark.parametrize("rules", [0, 3])
def test_unknown_rules_are_refused(rules):
    with pytest.raises(BadRecord) as bad:
        fold.fold(UBONGO_3D, record_by(rules))
    assert bad.value.code == "record_rules"


def test_a_table_of_the_first_rules_opens_and_writes_a_record_of_them():
    table = golden_table("ubongo3d-2")
    assert table.state.rules == 1
    assert record(table).rules == 1
