"""Records of games played alone: kept per guest, broken only by something better."""

import pytest

from tests.core.sprint import Call, Tap
from tests.tables.people import ANNA, BEN, house
from tests.tables.racing import LONG, all_ready, make, race, register_sprint


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


async def alone(tables, monkeypatch, rounds_won: int, glass: int = LONG) -> str:
    """Play Sprint alone: win some rounds, and let the sandglass run out in the others."""
    table = await race(tables, 1, glass=glass)
    for number in (1, 2):
        table = await all_ready(tables, table)
        if number <= rounds_won:
            for _ in range(table.state.numbers[0]):
                table = await make(tables, table, ANNA, Tap())
            table = await make(tables, table, ANNA, Call())
        else:
            later = tables.now(table) + 2 * glass + 1
            with monkeypatch.context() as patched:
                patched.setattr(type(tables), "now", lambda *_, later=later: later)
                table = await tables.ticked(table.id)
    assert table.phase == "over"
    return table.id


async def test_the_first_result_is_a_record_and_a_better_one_breaks_it(tmp_path, monkeypatch):
    async with house(tmp_path) as tables:
        first = await alone(tables, monkeypatch, 1)
        assert [
            (b.kind, b.value, b.before, b.table) for b in await tables.store.bests_of(ANNA)
        ] == [("points", 1, None, first)]
        better = await alone(tables, monkeypatch, 2)
        [best] = await tables.store.bests_of(ANNA)
        assert (best.game, best.value, best.before, best.table) == ("sprint", 2, 1, better)
        await alone(tables, monkeypatch, 1)
        await alone(tables, monkeypatch, 2)
        assert await tables.store.bests_of(ANNA) == [best]
        assert await tables.store.bests_of(BEN) == []


async def test_what_does_not_count_is_no_record(tmp_path, monkeypatch):
    async with house(tmp_path) as tables:
        await alone(tables, monkeypatch, 2, glass=999)
        assert await tables.store.bests_of(ANNA) == []
