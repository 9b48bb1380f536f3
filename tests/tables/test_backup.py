"""Backups while people play, and restoring them."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from spieltisch.core.errors import Refused
from spieltisch.tables import backup, retention
from spieltisch.tables.store import Store
from tests.tables.finished_tables import finish
from tests.tables.people import ANNA, BEN
from tests.tables.sprint_tables import register_sprint


@pytest.fixture
async def folder(tmp_path, monkeypatch):
    """A data folder with three finished games, and its open store."""
    register_sprint(monkeypatch)
    data = tmp_path / "data"
    data.mkdir()
    (data / "secret").write_bytes(b"s" * 32)
    store = Store(f"sqlite:///{data / 'tables.sqlite'}")
    await store.migrate()
    for number in range(3):
        await finish(store, f"t{number}", (ANNA, BEN), when=number * retention.A_DAY)
    yield data, store
    await store.close()


async def test_a_backup_taken_while_people_play_replays_whole(folder, tmp_path):
    data, store = folder
    copying = asyncio.create_task(
        asyncio.to_thread(backup.back_up, data, tmp_path / "saved"),
    )
    number = 0
    while not copying.done():
        await finish(store, f"busy{number}", (ANNA, BEN))
        number += 1
    found = await copying
    assert found.tables >= 3
    assert found.damaged == ()
    assert found.entries > 3 * 10
    assert (tmp_path / "saved" / "secret").read_bytes() == b"s" * 32
    assert backup.verified(tmp_path / "saved") == found


async def test_a_backup_ends_although_somebody_writes_without_a_pause(folder, tmp_path):
    """SQLite copies from the start again if another connection writes between two of its steps."""
    data, _ = folder
    ends, has_begun = threading.Event(), threading.Event()

    def write() -> None:
        other = sqlite3.connect(data / "tables.sqlite", timeout=30)
        other.execute("CREATE TABLE filling (bytes BLOB)")
        while not ends.is_set():
            with other:
                other.execute("INSERT INTO filling VALUES (randomblob(20000))")
            if (data / "tables.sqlite-wal").stat().st_size > 4_000_000:
                has_begun.set()
        other.close()

    writing = threading.Thread(target=write)
    writing.start()
    try:
        await asyncio.to_thread(has_begun.wait, 60)
        async with asyncio.timeout(60):
            found = await asyncio.to_thread(backup.back_up, data, tmp_path / "saved")
    finally:
        ends.set()
        writing.join()
    assert (found.tables, found.damaged) == (3, ())


async def test_a_backup_is_restored_and_what_was_there_is_kept(folder, tmp_path):
    data, store = folder
    backup.back_up(data, tmp_path / "saved")
    await finish(store, "later", (ANNA, BEN))
    await store.close()
    (data / "secret").write_bytes(b"x" * 32)
    assert backup.restore(tmp_path / "saved", data).tables == 3
    assert backup.verified(data).tables == 3
    assert (data / "secret").read_bytes() == b"s" * 32
    aside = [file.name for file in data.iterdir() if "before-restore" in file.name]
    assert len([name for name in aside if name.startswith("tables.sqlite.")]) == 1
    assert len([name for name in aside if name.startswith("secret.")]) == 1


async def test_damage_is_found_and_named(folder, tmp_path):
    data, store = folder
    await store.close()
    with sqlite3.connect(data / "tables.sqlite") as connection:
        connection.execute('DELETE FROM log WHERE "table" = ? AND n = 3', ("t1",))
    found = backup.back_up(data, tmp_path / "saved")
    assert [table for table, _ in found.damaged] == ["t1"]
    assert "1 are damaged" in found.sentence()


async def test_a_file_that_is_no_database_is_refused(folder, tmp_path):
    data, _ = folder
    backup.back_up(data, tmp_path / "saved")
    (tmp_path / "saved" / "tables.sqlite").write_bytes(b"nonsense" * 1000)
    with pytest.raises(Refused) as refused:
        backup.restore(tmp_path / "saved", data)
    assert refused.value.code == "database_unusable"
    assert backup.verified(data).tables == 3, "nothing was touched"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("source", "target", "code"),
    [("nowhere", "saved", "no_tables"), ("data", "data", "backup_there")],
)
async def test_what_cannot_be_backed_up_is_said_in_a_sentence(tmp_path, source, target, code):
    with pytest.raises(Refused) as refused:
        backup.back_up(tmp_path / source, tmp_path / target)
    assert refused.value.code == code
    assert not list(tmp_path.glob(".*"))


async def test_only_a_backup_is_restored(folder, tmp_path):
    with pytest.raises(Refused) as refused:
        backup.restore(tmp_path, folder[0])
    assert refused.value.code == "no_backup"


async def test_a_deleted_game_is_no_damage(folder, tmp_path):
    data, store = folder
    await retention.delete_before(store, retention.A_DAY + 1, list)
    found = backup.back_up(data, tmp_path / "saved")
    assert (found.tables, found.damaged) == (3, ())


INTERRUPTED = """
import itertools, os, shutil, sys
from pathlib import Path
from spieltisch.tables import backup

saved, data, folder = map(Path, sys.argv[1:])

def restore(there, left):
    def count(event, _):
        nonlocal left
        left -= event in {"os.rename", "os.link", "os.remove"}
        if left == 0:
            os._exit(9)

    sys.addaudithook(count)
    backup.restore(saved, there)
    os._exit(0)

for number in itertools.count(1):
    there = folder / f"{number:02}"
    shutil.copytree(data, there)
    if os.fork() == 0:
        restore(there, number)
    if os.waitstatus_to_exitcode(os.wait()[1]) != 9:
        break
"""
"""Restores a backup again and again, each time in a fresh folder, and dies before the next of its changes."""


async def test_a_restore_that_is_interrupted_anywhere_leaves_a_whole_database(folder, tmp_path):
    """Otherwise the next start would find none, and begin with an empty one."""
    data, store = folder
    saved, tried = tmp_path / "saved", tmp_path / "tried"
    backup.back_up(data, saved)
    await finish(store, "later", (ANNA, BEN))  # it is in the log beside the database
    (data / "secret").write_bytes(b"x" * 32)
    words = [sys.executable, "-c", INTERRUPTED, saved, data, tried]
    assert await asyncio.to_thread(subprocess.call, words) == 0
    folders = sorted(tried.iterdir())
    found = [(backup.verified(each).tables, (each / "secret").read_bytes()) for each in folders]
    assert (found[0], found[-1]) == ((4, b"x" * 32), (3, b"s" * 32))
    assert {tables for tables, _ in found} == {3, 4}
    assert len(found) > 5
    for each in folders:
        assert backup.restore(saved, each).tables == 3, "a second try succeeds"
        assert not (each / ".restore").exists()


async def test_a_database_that_another_program_reads_is_kept_with_its_log(folder, tmp_path):
    """What is in the log cannot be moved into the database as long as somebody reads the state before it."""
    data, store = folder
    backup.back_up(data, tmp_path / "saved")
    with closing(sqlite3.connect(data / "tables.sqlite")) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM guests").fetchall()
        await finish(store, "later", (ANNA, BEN))
        await store.close()
        assert backup.restore(tmp_path / "saved", data).tables == 3
    assert backup.verified(data).tables == 3
    (log,) = data.glob("tables.sqlite.before-restore-*-wal")
    kept = tmp_path / "kept"
    kept.mkdir()
    shutil.copy(log, kept / backup.LOG)
    shutil.copy(log.with_name(log.name.removesuffix("-wal")), kept / backup.DATABASE)
    assert backup.verified(kept).tables == 4


async def test_what_is_restored_is_on_the_disk_before_it_has_its_name(
    folder, tmp_path, monkeypatch
):
    data, store = folder
    backup.back_up(data, tmp_path / "saved")
    await store.close()
    steps, sync, rename = [], os.fsync, Path.replace

    def note_sync(handle):
        steps.append(("sync", Path(f"/proc/self/fd/{handle}").readlink().name))
        sync(handle)

    def note_rename(self, target):
        steps.append(("rename", target.name))
        return rename(self, target)

    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(Path, "replace", note_rename)
    backup.restore(tmp_path / "saved", data)
    first = steps.index(("rename", backup.SECRET))
    assert {("sync", backup.DATABASE), ("sync", backup.SECRET)} <= set(steps[:first])
    assert steps[first + 1 :] == [("rename", backup.DATABASE), ("sync", "data")]
