"""Moving a data folder's tables to a database that several workers share."""

import asyncio
from pathlib import Path

from spieltisch.server.folder_lock import FolderLock
from spieltisch.server.settings import Settings
from spieltisch.tables.backup import verify_tables
from spieltisch.tables.migration import Migrated, migrate
from spieltisch.tables.store import Store


def migrate_folder(data: Path, address: str) -> Migrated:
    """Copy a folder's tables and its cookie secret; no server may be running on it."""
    verify_tables(data)
    settings = Settings(data)
    secret = settings.secret()
    lock = FolderLock(data)
    lock.acquire()
    try:
        return asyncio.run(_migrated(settings, address, secret))
    finally:
        lock.release()


async def _migrated(settings: Settings, address: str, secret: bytes) -> Migrated:
    old, new = Store(settings.database), Store(Settings(settings.data, address=address).database)
    try:
        await old.migrate()
        await new.migrate()
        return await migrate(old, new, secret)
    finally:
        await old.close()
        await new.close()
