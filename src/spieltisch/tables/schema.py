"""The store's tables. The log is the truth; the other columns are an index of it."""

import sqlalchemy as sql

metadata = sql.MetaData()

guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(60), nullable=False),
)

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("opened", sql.BigInteger, nullable=False),  # milliseconds since 1970, UTC
    sql.Column("phase", sql.String(8), nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Index("ix_tables_lobby", "listed", "phase", "opened"),
)

log = sql.Table(
    "log",
    metadata,
    sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),  # milliseconds since the table opened
    sql.Column("entry", sql.LargeBinary, nullable=False),
)

seated = sql.Table(
    "seated",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
)

bests = sql.Table(
    "bests",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(40), primary_key=True),
    sql.Column("kind", sql.String(60), primary_key=True),
    sql.Column("value", sql.BigInteger, nullable=False),
    sql.Column("before", sql.BigInteger, nullable=True),  # the value that this one beat
    sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), nullable=False),
)
