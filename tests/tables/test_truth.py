"""Truth on disk: damage is a server fault, is logged once, and closes one table but no other."""

import sqlite3

import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables import identities, rewriting
from tests.tables.people import (
    ANNA,
    BEN,
    SetClock,
    legal_move,
    open_tables,
    order,
    play_one,
    started,
)
from tests.tables.test_legacy import OLD

DAMAGE = {
    "a missing entry": 'delete from log where "table" = ? and n = 2',
    "a missing beginning": 'delete from log where "table" = ? and n = 0',
    "an unreadable entry": "update log set entry = x'7b22' where \"table\" = ? and n = 3",
    "an entry with another type's fields": (
        'update log set entry = cast(\'{"type":"sat"}\' as blob) where "table" = ? and n = 3'
    ),
    "a move that the rules refuse": (
        'update log set entry = cast(\'{"type":"moved","seat":0,"move":{"play":"red 99"}}\''
        ' as blob) where "table" = ? and n = 6'
    ),
    "a second opening": (
        'update log set entry = (select entry from log where n = 0 limit 1) where "table" = ? and n = 4'
    ),
}


def damage(folder, table_id, how):
    connection = sqlite3.connect(folder / "tables.sqlite")
    connection.execute(DAMAGE[how], [table_id])
    connection.commit()
    connection.close()


async def two_tables(folder):
    async with open_tables(folder) as tables:
        good, bad = await started(tables), await started(tables)
        for _ in range(4):
            good, bad = await play_one(tables, good), await play_one(tables, bad)
    return good, bad


@pytest.mark.parametrize("how", DAMAGE)
async def test_damage_is_logged_once_and_stays_alone(tmp_path, caplog, how):
    good, bad = await two_tables(tmp_path)
    damage(tmp_path, bad.id, how)
    async with open_tables(tmp_path) as tables:
        for _ in range(3):
            with pytest.raises(Refused, match="table_damaged"):
                await tables.newest(bad.id)
        with pytest.raises(Refused, match="table_damaged"):
            await tables.act(bad.id, lambda table: legal_move(table)[1])
        assert await tables.newest(good.id) == good
        assert (await play_one(tables, good)).n == good.n + 1
        assert len(tables.quarantine) == 1
    assert caplog.text.count(f"table {bad.id} is damaged on disk") == 1


async def test_an_entry_of_a_newer_version_is_no_damage(tmp_path):
    _, newer = await two_tables(tmp_path)
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    line = b'{"type":"danced","seat":1}'
    connection.execute('update log set entry = ? where "table" = ? and n = 5', [line, newer.id])
    connection.commit()
    connection.close()
    async with open_tables(tmp_path) as tables:
        with pytest.raises(Refused, match="table_outdated"):
            await tables.newest(newer.id)
        assert len(tables.quarantine) == 0


async def test_a_guest_of_a_damaged_table_can_be_forgotten_and_leave_their_others(tmp_path):
    good, bad = await two_tables(tmp_path)
    damage(tmp_path, bad.id, "an unreadable entry")
    async with open_tables(tmp_path) as tables:
        await rewriting.leave_all(tables, ANNA, beside=BEN)
        await rewriting.rewrite(tables, ANNA, lambda c: identities.forget(c, ANNA))
        assert ANNA not in (await tables.newest(good.id)).guests
    assert ANNA.encode() not in (tmp_path / "tables.sqlite").read_bytes()


async def test_time_goes_on_after_the_clock_was_set_back(tmp_path):
    """A machine whose clock was a day ahead is started again with the right time."""
    clock = SetClock(1_000_000_000)
    async with open_tables(tmp_path, clock=clock) as tables:
        table = await started(tables)
        clock.now += 5_000
        table = await play_one(tables, table)
    clock = SetClock(1_000_000_000 - 86_400_000)
    async with open_tables(tmp_path, clock=clock) as tables:
        table = await tables.newest(table.id)
        assert tables.now(table) == 5_000
        clock.now += 3_000
        assert tables.now(table) == 8_000
        assert (await play_one(tables, table)).at == 8_000


async def test_clocks_that_differ_a_little_are_left_alone(tmp_path):
    ahead, behind = SetClock(1_000_000), SetClock(999_500)
    async with (
        open_tables(tmp_path, clock=ahead) as here,
        open_tables(tmp_path, clock=behind) as there,
    ):
        table = await here.open(ANNA, "Anna", order())
        assert there.now(await there.newest(table.id)) == 0
        behind.now += 700
        assert there.now(await there.newest(table.id)) == 200


def broken_file(folder):
    """Damage a page in the middle of a database."""
    file = folder / "tables.sqlite"
    with file.open("r+b") as out:
        out.seek(4096 * 3)
        out.write(b"\xff" * 4096)
    return file


async def test_a_database_with_damaged_pages_is_not_written_to(tmp_path):
    async with open_tables(tmp_path) as tables:
        for _ in range(20):
            await started(tables)
    broken_file(tmp_path)
    with pytest.raises(Refused, match="database_damaged"):
        async with open_tables(tmp_path):
            pass


def revision_in(file):
    connection = sqlite3.connect(file)
    (revision,) = connection.execute("select version_num from alembic_version").fetchone()
    connection.close()
    return revision


async def test_an_older_database_is_copied_before_it_is_changed(tmp_path):
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.executescript((OLD / "tables.sql").read_text())
    connection.close()
    before = revision_in(tmp_path / "tables.sqlite")
    for _ in range(2):  # the second time there is nothing to copy
        async with open_tables(tmp_path):
            pass
    [copy] = tmp_path.glob("*.before-*")
    assert revision_in(copy) == before
    assert revision_in(tmp_path / "tables.sqlite") != before
