"""The store's tables. The log is the source of truth; everything else is an index of it."""

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

named = sql.Table(  # the guests named in a table's log, even if they left before the start
    "named",
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

results = sql.Table(
    "results",
    metadata,
    sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("guest", sql.String(32), nullable=True),
    sql.Column("bot", sql.String(40), nullable=True),  # the level that held the seat at the end
    sql.Column("name", sql.String(60), nullable=True),  # the person's, even if a bot took over
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("players", sql.Integer, nullable=False),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("score", sql.Integer, nullable=False),
    sql.Column("ended", sql.BigInteger, nullable=False),  # milliseconds since 1970, UTC
    sql.Column("length", sql.BigInteger, nullable=False),  # milliseconds
    sql.Column("counts", sql.Boolean, nullable=False),  # for ratings
    sql.Column("kind", sql.String(60), nullable=True),  # of what a lone player achieved
    sql.Column("value", sql.BigInteger, nullable=True),
    sql.Column("more_is_better", sql.Boolean, nullable=True),
    sql.Column("accuracy", sql.Float, nullable=True),  # from a review, 0 to 1
    sql.Column("puzzle", sql.String(80), nullable=True),  # empty if it was none, null if unknown
    sql.Column("day", sql.String(10), nullable=True),  # of a puzzle of the day: YYYY-MM-DD
    sql.Column("daily", sql.String(40), nullable=True),  # which of the day's puzzles
    sql.Index("ix_results_guest", "guest", "ended"),
    sql.Index("ix_results_ended", "ended", "table"),
)

daily = sql.Table(
    "daily",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("day", sql.String(10), primary_key=True),  # YYYY-MM-DD
    sql.Column("game", sql.String(40), primary_key=True),
    sql.Column("kind", sql.String(40), primary_key=True),
    sql.Column("value", sql.BigInteger, nullable=False),
    sql.Column("more_is_better", sql.Boolean, nullable=False),
    sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), nullable=False),
    sql.Column("ended", sql.BigInteger, nullable=False),  # milliseconds since 1970, UTC
    sql.Column("first", sql.BigInteger, nullable=False),  # when it was first done, like `ended`
    sql.Column("offline", sql.Boolean, nullable=False),  # whether the best run was played offline
    sql.Index("ix_daily_day", "day", "game", "kind"),
)

solved = sql.Table(
    "solved",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(40), primary_key=True),
    sql.Column("puzzle", sql.String(80), primary_key=True),
    sql.Column("best", sql.BigInteger, nullable=False),  # milliseconds
    sql.Column("table", sql.String(16), sql.ForeignKey("tables.id"), nullable=True),
    sql.Column("count", sql.Integer, nullable=False),
    sql.Column("first", sql.BigInteger, nullable=False),  # milliseconds since 1970, UTC
    sql.Column("last", sql.BigInteger, nullable=False),  # milliseconds since 1970, UTC
)

workers = sql.Table(
    "workers",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("until", sql.DateTime(timezone=True), nullable=False),  # by the database's clock
)

runners = sql.Table(
    "runners",
    metadata,
    sql.Column("table", sql.String(16), primary_key=True),
    sql.Column(
        "worker", sql.String(16), sql.ForeignKey("workers.id", ondelete="CASCADE"), nullable=False
    ),
    sql.Index("ix_runners_worker", "worker"),
)

secrets = sql.Table(
    "secrets",
    metadata,
    sql.Column("name", sql.String(40), primary_key=True),
    sql.Column("value", sql.LargeBinary, nullable=False),
)

COOKIES = "cookies"
"""The name of the key that signs cookies."""

transfers = sql.Table(
    "transfers",
    metadata,
    sql.Column("code", sql.String(64), primary_key=True),  # the code's SHA-256, never the code
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("until", sql.BigInteger, nullable=False),  # milliseconds since 1970, UTC
    sql.Index("ix_transfers_guest", "guest"),
)
