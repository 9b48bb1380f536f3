"""Guests who are forgotten or merged: nothing leads back, and nothing of others is lost."""

import asyncio
from functools import partial

import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables import (
    daily_results,
    history,
    identities,
    personal_bests,
    rewriting,
    solved_puzzles,
    transfers,
)
from spieltisch.tables.commands import Sit, Stand
from spieltisch.tables.entries import Daily
from spieltisch.tables.indexing import index_finished
from spieltisch.tables.table import record
from tests.tables.finished_tables import change_rows, dump, finish, forget_results
from tests.tables.people import ANNA, BEN, CLEO, open_tables, order, play_one, started
from tests.tables.sprint_tables import register_sprint

TODAY = Daily("2026-11-18", "race")


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


async def results(tables, guest):
    return await tables.store.query(history.all_of, guest)


async def forget(tables, guest):
    await rewriting.leave_all(tables, guest)
    await rewriting.rewrite(tables, guest, lambda connection: identities.forget(connection, guest))


async def merge(tables, old, new):
    await rewriting.leave_all(tables, old, beside=new)
    return await rewriting.rewrite(
        tables, old, lambda connection: identities.merge(connection, old, new)
    )


async def test_nothing_leads_back_to_a_guest_who_is_forgotten(database):
    async with open_tables(database) as tables:
        await tables.store.rename(ANNA, "Anna")
        await tables.store.rename(BEN, "Ben")
        together = await finish(tables.store, "together", [ANNA, BEN])
        await finish(tables.store, "alone", [ANNA], origin=TODAY)
        running = await play_one(tables, await started(tables, 3))
        await tables.store.change(solved_puzzles.note, ANNA, "ubongo3d", "A1", 5, 5)
        await tables.store.change(transfers.give, ANNA, 0)
        before = await results(tables, BEN)
        await forget(tables, ANNA)
        text = dump(tables.store)
        assert ANNA not in text
        assert "Anna" not in text
        assert await results(tables, BEN) == before
        after = await tables.newest("together")
        assert after.state == together.state
        assert [seat.name for seat in record(after).seats] == [identities.NOBODY, "Ben"]
        assert len({await host(tables, name) for name in ("together", "alone", running.id)}) == 3
        going_on = await tables.newest(running.id)
        assert going_on.phase == "playing"
        assert going_on.places[0].bot is not None


async def host(tables, table_id):
    return (await tables.newest(table_id)).opening.host


async def test_the_name_of_somebody_who_left_before_the_end_is_forgotten_too(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "one", [ANNA, BEN])
        left = "UPDATE results SET guest = NULL, bot = 'slow' WHERE seat = 1"
        change_rows(tables.store, left)
        await forget(tables, BEN)
    assert "Ben" not in dump(tables.store)


async def test_the_index_is_still_what_the_logs_say(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "one", [ANNA, BEN])
        await finish(tables.store, "two", [CLEO, "slow", ANNA])
        await forget(tables, ANNA)
        await merge(tables, CLEO, BEN)
        kept = await tables.store.query(history.results_at, ["one", "two"])
        forget_results(tables.store)
        await index_finished(tables.store)
        assert await tables.store.query(history.results_at, ["one", "two"]) == kept
        assert [each.table for each in await results(tables, BEN)] == ["one", "two"]


async def test_two_become_one_with_the_better_of_everything(database):
    async with open_tables(database) as tables:
        store = tables.store
        await finish(store, "a1", [ANNA], when=100_000)
        await finish(store, "a2", [ANNA, "slow"], first=[1, 0], origin=TODAY, when=200_000)
        await finish(store, "b1", [BEN, "slow"], origin=TODAY, when=300_000)
        await finish(store, "b2", [BEN], when=400_000)
        await finish(store, "both", [BEN, ANNA], when=500_000)
        await store.rename(BEN, "Benno")
        await store.change(solved_puzzles.note, ANNA, "ubongo3d", "A1", 50, 5)
        await store.change(solved_puzzles.note, BEN, "ubongo3d", "A1", 40, 6)
        merged = await merge(tables, BEN, ANNA)
        assert (merged.games, merged.apart) == (2, 1)
        mine = [each.table for each in await results(tables, ANNA)]
        assert mine == ["a1", "a2", "b1", "b2", "both"]
        assert await results(tables, BEN) == []
        [day] = await store.query(daily_results.of_guest, ANNA)
        [puzzle] = await store.query(solved_puzzles.of_guest, ANNA)
        assert (day.table, day.value) == ("b1", 4)
        assert (puzzle.best, puzzle.count) == (40, 2)
        assert await store.name_of(ANNA) == "Benno"
        [best] = await store.query(personal_bests.all_of, ANNA)
        assert (best.table, best.before) == ("a1", None)


async def test_a_running_game_goes_on_under_the_other_guest(database):
    async with open_tables(database) as tables:
        table = await play_one(tables, await started(tables, 2))
        await merge(tables, ANNA, CLEO)
        assert await tables.store.seated(CLEO, ("playing",), 9) == [table.id]
        later = await play_one(tables, await tables.newest(table.id))
        assert later.guests == (CLEO, BEN)


async def test_where_both_sat_the_old_guest_stands_up_and_nothing_leads_back(database):
    async with open_tables(database) as tables:
        await finish(tables.store, "over", [ANNA, BEN, CLEO], first=[1, 0, 2], origin=TODAY)
        waiting = await tables.open(BEN, "Ben", order(2))
        await tables.act(waiting.id, partial(Sit(1).entry, guest=ANNA, name="Anna"))
        running = await play_one(tables, await started(tables, 3))
        await merge(tables, BEN, ANNA)
        assert "Ben" not in dump(tables.store)
        assert BEN not in dump(tables.store)
        assert (await tables.newest(waiting.id)).guests == (ANNA,)
        going_on = await tables.newest(running.id)
        assert (going_on.phase, going_on.guests) == ("playing", (ANNA, CLEO))
        over = await tables.newest("over")
        assert [place.name for place in over.places] == ["Anna", identities.NOBODY, "Cleo"]
        days = await tables.store.query(daily_results.on_day, TODAY.day)
        assert {each.guest: each.value for each in days}[ANNA] == max(over.outcome.scores[:2])
        assert len(days) == 2
        await forget(tables, ANNA)
        assert "Anna" not in dump(tables.store)


async def test_a_table_where_one_sat_after_the_other_is_merged(database):
    async with open_tables(database) as tables:
        table = await tables.open(BEN, "Ben", order(2))
        await tables.act(table.id, partial(Sit(1).entry, guest=CLEO, name="Cleo"))
        await tables.act(table.id, partial(Stand().entry, guest=BEN))
        before = await tables.act(table.id, partial(Sit(0).entry, guest=ANNA, name="Anna"))
        await merge(tables, BEN, ANNA)
        after = await tables.newest(table.id)
        assert (after.places, after.opening.host) == (before.places, ANNA)
        assert BEN not in dump(tables.store)


async def take(tables, code, you, now):
    return await tables.store.change(transfers.take, code, you, now)


async def give(tables, guest, now):
    return (await tables.store.change(transfers.give, guest, now)).code


async def test_a_code_is_valid_once_and_for_ten_minutes(database):
    async with open_tables(database) as tables:
        code = await give(tables, ANNA, 0)
        assert code not in dump(tables.store)
        assert await take(tables, f" {code[:8].upper()}-{code[8:]} ", BEN, 599_999) == ANNA
        with pytest.raises(Refused, match="transfer_unknown"):
            await take(tables, code, BEN, 599_999)
        code = await give(tables, ANNA, 0)
        with pytest.raises(Refused, match="transfer_unknown"):
            await take(tables, code, BEN, 600_000)


async def test_of_two_browsers_that_take_a_code_at_once_one_gets_it(database):
    async with open_tables(database) as tables:
        code = await give(tables, ANNA, 0)
        takers = [take(tables, code, guest, 1) for guest in (BEN, CLEO, None, "d" * 32)]
        taken = await asyncio.gather(*takers, return_exceptions=True)
    assert taken.count(ANNA) == 1
    assert [str(each)[:16] for each in taken if each != ANNA] == ["transfer_unknown"] * 3


async def test_a_new_code_replaces_the_old_one_and_is_not_for_oneself(database):
    async with open_tables(database) as tables:
        old = await give(tables, ANNA, 0)
        new = await give(tables, ANNA, 1)
        with pytest.raises(Refused, match="transfer_unknown"):
            await take(tables, old, BEN, 2)
        with pytest.raises(Refused, match="transfer_own"):
            await take(tables, new, ANNA, 2)
        assert await take(tables, new, None, 2) == ANNA
