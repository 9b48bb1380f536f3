"""A check of a database that several workers share: whether it answers, fits this version, and replays."""

import msgspec
from sqlalchemy import Connection, text

from spieltisch.core.errors import Refused
from spieltisch.tables.database import engine_at, is_newer, is_older, startup_errors
from spieltisch.tables.verification import verify

SAMPLE = 200
"""How many of the newest tables are replayed; replaying all would strain a busy database."""


class Finding(msgspec.Struct, frozen=True):
    """One thing that was checked."""

    about: str
    says: str
    advice: str = ""
    """What to do; empty if all is well."""


def shared_database(address: str) -> list[Finding]:
    """Check a database without changing anything."""
    try:
        engine = engine_at(address)
        try:
            with startup_errors(engine), engine.connect() as connection:
                return [_server(connection), *_content(connection)]
        finally:
            engine.dispose()
    except Refused as refused:
        return [Finding("database", refused.why, "Check its address, and whether it is running.")]


def _server(connection: Connection) -> Finding:
    if connection.dialect.name != "postgresql":
        why = "Only PostgreSQL can be shared; name a folder with --data instead."
        return Finding("database", "SQLite", why)
    if connection.execute(text("SHOW transaction_read_only")).scalar_one() == "on":
        why = "Name the primary server, not a read-only replica."
        return Finding("database", "read-only", why)
    version = connection.execute(text("SHOW server_version")).scalar_one()
    return Finding("database", f"PostgreSQL {version} answers")


def _content(connection: Connection) -> list[Finding]:
    """Check the schema, and replay some tables if this version can read them."""
    if not connection.dialect.has_table(connection, "tables"):
        return [Finding("schema", "empty; the first start creates it")]
    if is_newer(connection):
        return [Finding("schema", "from a newer version", "Upgrade this installation as well.")]
    if is_older(connection):
        why = "The next start upgrades it. Run pg_dump first, so that you can go back."
        return [Finding("schema", "from an older version", why)]
    return [Finding("schema", "fits this version"), _tables(connection)]


def _tables(connection: Connection) -> Finding:
    found = verify(connection, newest=SAMPLE)
    if not found.damaged:
        return Finding("tables", f"the newest: {found.sentence()}")
    worst = "; ".join(f"{table}: {why}" for table, why in found.damaged[:5])
    return Finding("tables", found.sentence(), f"All others are served. {worst}.")
