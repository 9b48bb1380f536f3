"""The leaderboards: cached for some seconds, rebuilt at once when a guest is deleted."""

import pytest

from spieltisch.server.leaderboards import FRESH, KeptLeaderboards
from spieltisch.tables.ratings import Ratings
from tests.tables.finished_tables import finish
from tests.tables.people import ANNA, BEN, SetClock, open_tables
from tests.tables.sprint_tables import register_sprint


@pytest.fixture(autouse=True)
def sprint(monkeypatch):
    register_sprint(monkeypatch)


async def test_it_is_made_from_the_index_once_in_some_seconds(tmp_path):
    clock = SetClock()
    async with open_tables(tmp_path) as tables:
        await tables.store.rename(ANNA, "Anna")
        await tables.store.rename(BEN, "Ben")
        await finish(tables.store, "one", [ANNA, BEN])
        boards = KeptLeaderboards(tables.store, Ratings(tables.store), clock.steady)
        first = await boards.seen_by(ANNA)
        assert [(row.name, row.games, row.you) for row in first.regulars] == [
            ("Anna", 1, True),
            ("Ben", 1, False),
        ]
        await finish(tables.store, "two", [ANNA, BEN])
        again = await boards.seen_by(BEN)
        assert [(row.games, row.you) for row in again.regulars] == [(1, False), (1, True)]
        clock.now += int(FRESH * 1000)
        assert [row.games for row in (await boards.seen_by(None)).regulars] == [2, 2]
        await tables.store.rename(BEN, "Benjamin")
        boards.forget()
        assert "Benjamin" in [row.name for row in (await boards.seen_by(None)).regulars]


async def test_somebody_who_goes_while_it_is_made_is_not_kept_on_it(tmp_path, monkeypatch):
    async with open_tables(tmp_path) as tables:
        await tables.store.rename(ANNA, "Anna")
        await finish(tables.store, "one", [ANNA, BEN])
        boards = KeptLeaderboards(tables.store, Ratings(tables.store), SetClock().steady)
        names = tables.store.names

        async def names_then_gone():
            found = await names()
            monkeypatch.setattr(tables.store, "names", names)
            await tables.store.rename(ANNA, "N. N.")
            boards.forget()
            return found

        monkeypatch.setattr(tables.store, "names", names_then_gone)
        assert [row.name for row in (await boards.seen_by(None)).regulars] == ["Anna"]
        assert [row.name for row in (await boards.seen_by(None)).regulars] == ["N. N."]
