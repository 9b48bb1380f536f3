"""Backups of a data folder: taken while people play, and checked by replaying every table."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from spieltisch.core.errors import Refused
from spieltisch.tables.database import engine_at, startup_errors, verify_whole
from spieltisch.tables.verification import Verified, verify

DATABASE = "tables.sqlite"
LOG = f"{DATABASE}-wal"
"""SQLite's write-ahead log, which belongs to the database beside it."""
SECRET = "secret"  # noqa: S105 - the name of a file


def back_up(data: Path, target: Path, tell: Callable[[int], object] | None = None) -> Verified:
    """Copy a folder's database and secret to a new folder, and replay every table in the copy."""
    verify_tables(data)
    if target.exists():
        raise Refused("backup_there", f"{target} already exists; name a new folder.")
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    draft.mkdir(mode=0o700, parents=True)
    try:
        _copy(data, draft)
        found = verified(draft, tell)
        draft.rename(target)
        _sync(target.parent)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return found


def verify_tables(data: Path) -> None:
    """Refuse a folder without tables: its name was probably mistyped."""
    if not (data / DATABASE).exists():
        raise Refused("no_tables", f"There are no tables in {data}; name their folder with --data.")


def restore(source: Path, data: Path, tell: Callable[[int], object] | None = None) -> Verified:
    """Replace a folder with a backup, after replaying it; the old folder is kept beside it."""
    if not (source / DATABASE).exists() or not (source / SECRET).exists():
        raise Refused("no_backup", f"{source} is not a backup: {DATABASE} or {SECRET} is missing.")
    found = verified(source, tell)
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = data / ".restore"
    shutil.rmtree(draft, ignore_errors=True)  # left by a restore that was interrupted
    draft.mkdir(mode=0o700)
    try:
        _copy(source, draft)
        _keep_aside(data)
        for file in (SECRET, DATABASE):
            (draft / file).replace(data / file)
        _sync(data)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return found


def verified(folder: Path, tell: Callable[[int], object] | None = None) -> Verified:
    """Check a folder's database page by page, and replay its tables."""
    engine = engine_at(f"sqlite:///{folder / DATABASE}")
    try:
        with startup_errors(engine), engine.connect() as connection:
            verify_whole(connection)
            return verify(connection, tell)
    finally:
        engine.dispose()


def copy_database(source: Path, target: Path) -> None:
    """Copy a consistent snapshot of a database with SQLite's online backup, without blocking writers."""
    reading, writing = sqlite3.connect(source), sqlite3.connect(target)
    try:
        # in one step: readers block no writer, but a write between two steps would restart the backup
        reading.backup(writing)
    except sqlite3.Error as error:
        raise Refused("backup_failed", f"{source} cannot be copied: {error}.") from None
    finally:
        reading.close()
        writing.close()


def _copy(source: Path, draft: Path) -> None:
    """Copy a database and its secret to a new folder, safe from a power cut."""
    copy_database(source / DATABASE, draft / DATABASE)
    shutil.copy2(source / SECRET, draft / SECRET)
    for path in (draft / DATABASE, draft / SECRET, draft):
        _sync(path)


def _keep_aside(data: Path) -> None:
    """Give the existing files a second name; they keep the first until others take it.

    The log of the old database would damage the new one, so it goes; usually it is empty by then.
    """
    _empty_log(data)
    kept = time.strftime(f"before-restore-%Y%m%d-%H%M%S-{os.getpid()}", time.gmtime())
    names = {
        DATABASE: f"{DATABASE}.{kept}",
        LOG: f"{DATABASE}.{kept}-wal",
        SECRET: f"{SECRET}.{kept}",
    }
    for file, name in names.items():
        if (data / file).exists():
            os.link(data / file, data / name)
    _sync(data)
    for file in (LOG, f"{DATABASE}-shm"):
        (data / file).unlink(missing_ok=True)


def _empty_log(data: Path) -> None:
    """Move what is in a database's write-ahead log into the database, unless it is damaged or being read."""
    if (data / DATABASE).exists():
        with suppress(sqlite3.Error), closing(sqlite3.connect(data / DATABASE)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _sync(path: Path) -> None:
    """Wait until a file's content, or a folder's names, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
