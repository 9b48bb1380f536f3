"""Which worker runs which table: one row per table, valid while its worker sends heartbeats.

Only workers on PostgreSQL need this. The log's primary key remains the only lock: even if two workers briefly
ran the same table, no move would be made twice.
"""

from collections.abc import Collection

from sqlalchemy import Connection, text

from spieltisch.core.setup import Seconds

EACH: Seconds = 0.5
"""How often a worker sends a heartbeat."""
VALID: Seconds = 2.0
"""How long a worker may be silent before others take its tables; with `EACH`, that is within 3 seconds."""

BEAT = text(
    "INSERT INTO workers (id, until) VALUES (:worker, clock_timestamp() + make_interval(secs => :valid))"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
BURY = text("DELETE FROM workers WHERE until < clock_timestamp() AND id <> :worker")
TAKE = text(
    'INSERT INTO runners ("table", worker) SELECT unnest(CAST(:wanted AS varchar[])), :worker'
    ' ON CONFLICT ("table") DO NOTHING'
)
LEAVE = text(
    'DELETE FROM runners WHERE worker = :worker AND "table" = ANY(CAST(:unwanted AS varchar[]))'
)
MINE = text('SELECT "table" FROM runners WHERE worker = :worker')
END = text("DELETE FROM workers WHERE id = :worker")


def renew(
    connection: Connection, worker: str, wanted: Collection[str], unwanted: Collection[str]
) -> set[str]:
    """Send a heartbeat, claim the wanted tables that are free, release unwanted ones; return those we run."""
    connection.execute(BEAT, {"worker": worker, "valid": VALID})
    connection.execute(BURY, {"worker": worker})
    if unwanted:
        connection.execute(LEAVE, {"worker": worker, "unwanted": sorted(unwanted)})
    if wanted:
        connection.execute(TAKE, {"worker": worker, "wanted": sorted(wanted)})
    return {str(table) for table in connection.execute(MINE, {"worker": worker}).scalars()}


def give_up(connection: Connection, worker: str) -> None:
    """Release all of a worker's tables at once."""
    connection.execute(END, {"worker": worker})
