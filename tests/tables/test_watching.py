"""Players are notified at once, a crowd of spectators a few at a time; news in between is merged."""

import asyncio

from spieltisch.tables import watching
from spieltisch.tables.view import own_view, table_view
from spieltisch.tables.watching import AT_ONCE, Watchers
from tests.tables.people import ANNA, BEN, open_tables, play_one, started


async def test_players_are_told_before_spectators_and_those_in_turns(monkeypatch):
    monkeypatch.setattr(watching, "PAUSE", 0.0)
    watchers, told = Watchers(), []
    many = 3 * AT_ONCE

    async def look(watch, who):
        while True:
            await watch.wait()
            watch.clear()
            told.append(who)

    player = watchers.watch("a")
    spectators = [watchers.watch("a") for _ in range(many)]
    watches = [each.__enter__() for each in (player, *spectators)]
    for watch in watches[1:]:
        watch.spectates = True
    tasks = [asyncio.create_task(look(watch, n)) for n, watch in enumerate(watches)]
    await asyncio.sleep(0)
    watchers.wake("a")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert told[0] == 0
    assert len(told) <= AT_ONCE + 1
    for _ in range(5):
        watchers.wake("a")
    await asyncio.gather(*watchers._telling.values())
    await asyncio.sleep(0.01)
    assert set(told) == set(range(many + 1))
    assert (
        max(told.count(n) for n in range(1, many + 1)) <= 3
    )  # five more wakings: at most two more views
    for task in tasks:
        task.cancel()
    for each in (player, *spectators):
        each.__exit__(None, None, None)
    assert "a" not in watchers


async def test_a_view_that_shares_what_everyone_sees_is_the_one_made_alone(tmp_path):
    async with open_tables(tmp_path) as tables:
        table = await started(tables)
        for _ in range(6):
            table = await play_one(tables, table)
            with tables.watch(table.id):
                common = tables.common_view(table)
                assert tables.common_view(table) is common
                for guest in (ANNA, BEN, None):
                    alone = table_view(table, guest, tables.presence, common.view.now)
                    assert own_view(common.present, common.view, guest) == alone
                tables.wake(table.id)
                assert tables.common_view(table) is not common
