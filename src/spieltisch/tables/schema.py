"""The store's tables. The log is the truth; the other columns are an index of it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("opened", BigInteger, nullable=False),  # milliseconds since 1970, UTC
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Index("ix_tables_lobby", "listed", "phase", "opened"),
)

log = Table(
    "log",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since the table opened
    Column("entry", LargeBinary, nullable=False),
)

seated = Table(
    "seated",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
)

bests = Table(
    "bests",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("kind", String(60), primary_key=True),
    Column("value", BigInteger, nullable=False),
    Column("before", BigInteger, nullable=True),  # the record that this one broke
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
)
