"""Backups of a data folder: taken while people play, and checked by replaying every table."""

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from spieltisch.core.errors import Refused
from spieltisch.tables.database import engine_at, startup_errors, verify_whole
from spieltisch.tables.verification import Verified, verify

DATABASE = "tables.sqlite"
SECRET = "secret"  # noqa: S105 - the name of a file


def back_up(data: Path, target: Path, tell: Callable[[int], object] | None = None) -> Verified:
    """Copy a folder's database and secret to a new folder, and replay every table in the copy."""
    verify_tables(data)
    if target.exists():
        raise Refused("backup_there", f"{target} already exists; name a new folder.")
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    draft.mkdir(mode=0o700, parents=True)
    try:
        copy_database(data / DATABASE, draft / DATABASE)
        shutil.copy2(data / SECRET, draft / SECRET)
        found = verified(draft, tell)
        draft.rename(target)
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
    draft = data / f".{DATABASE}.{os.getpid()}"
    copy_database(source / DATABASE, draft)
    _set_aside(data)
    draft.rename(data / DATABASE)
    shutil.copy2(source / SECRET, data / SECRET)
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


def _set_aside(data: Path) -> None:
    """Rename the existing files; nothing is deleted."""
    moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    for file in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", SECRET):
        if (data / file).exists():
            (data / file).rename(data / f"{file}.before-restore-{moment}")
