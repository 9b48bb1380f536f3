"""The migrations of the schema follow each other, one number each, and lead to the schema that is used."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from spieltisch.tables import schema
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
