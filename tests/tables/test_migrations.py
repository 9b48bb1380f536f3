"""The migrations of the schema: numbered, complete, and never without a copy of an SQLite file."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from spieltisch.tables import schema
from spieltisch.tables import store as store_module
from spieltisch.tables.database import MIGRATIONS, engine_at, for_writing
from spieltisch.tables.store import Store
from tests.tables.people import open_tables

VERSIONS = Path(schema.__file__).parent / "migrations/versions"


def test_each_migration_has_a_number_of_its_own():
    numbers = sorted(file.name[:4] for file in VERSIONS.glob("0*.py"))
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]


async def test_they_lead_to_the_schema(tmp_path):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async with open_tables(tmp_path) as tables:
        assert await tables.store.query(differences) == []


def write_older(file, name):
    """Make a database as the version before left it, with a guest."""
    engine = engine_at(f"sqlite:///{file}")
    with for_writing(engine).begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, f"{len(list(VERSIONS.glob('0*.py'))) - 1:04}")
        connection.execute(schema.guests.insert().values(id="a" * 32, name=name))
    engine.dispose()


def upgrade(file):
    store = Store(f"sqlite:///{file}")
    store.prepare()
    store._engine.dispose()


def names_in(file):
    with closing(sqlite3.connect(file)) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM guests")]


def test_going_back_and_upgrading_again_copies_what_is_there_then(tmp_path):
    file = tmp_path / "tables.sqlite"
    for written, name in ((1_700_000_000, "Anna"), (1_700_100_000, "Ben")):
        file.unlink(missing_ok=True)
        write_older(file, name)
        os.utime(file, (written, written))
        upgrade(file)
        assert names_in(file) == [name]
    copies = sorted(tmp_path.glob("tables.sqlite.before-upgrade-from-*"))
    assert [copy.name[-15:] for copy in copies] == ["20231114-221320", "20231116-020000"]
    assert [names_in(copy) for copy in copies] == [["Anna"], ["Ben"]]


def test_a_start_that_fails_again_and_again_leaves_one_copy(tmp_path, monkeypatch):
    def fail(*_):
        raise OSError("no room")

    file = tmp_path / "tables.sqlite"
    write_older(file, "Anna")
    monkeypatch.setattr(store_module, "upgrade", fail)
    for _ in range(3):
        with pytest.raises(OSError, match="no room"):
            upgrade(file)
    assert len(list(tmp_path.glob("*.before-upgrade-*"))) == 1
