"""Verification of a database: every table's log is folded from its first entry to its last."""

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, select

from spieltisch.core.errors import Refused
from spieltisch.tables import schema
from spieltisch.tables.loading import loaded
from spieltisch.tables.store import Damaged, read_log


class Verified(msgspec.Struct, frozen=True):
    """What was found."""

    tables: int
    entries: int
    outdated: int
    """Tables that another version made; that version can read them."""
    damaged: tuple[tuple[str, str], ...]
    """Tables that cannot be read, and why."""

    def sentence(self) -> str:
        """The findings in one sentence."""
        said = f"{self.tables} tables with {self.entries} entries, all of them replayed"
        if self.outdated:
            said += f", except {self.outdated} of another version"
        return f"{said}." if not self.damaged else f"{said}; {len(self.damaged)} are damaged."


def verify(
    connection: Connection,
    tell: Callable[[int], object] | None = None,
    newest: int | None = None,
) -> Verified:
    """Read and fold every table, or only the newest; `tell` is called with the number done so far."""
    of = schema.tables.c
    query = select(of.id).order_by(of.opened.desc()).limit(newest)
    table_ids = list(connection.execute(query).scalars())
    entries, outdated, damaged = 0, 0, []
    for done, table_id in enumerate(table_ids):
        try:
            log = read_log(connection, table_id)
            entries += len(log)
            if log:  # --keep-finished may have deleted the moves of a game that ended long ago
                loaded(table_id, log)
        except Damaged as error:
            damaged.append((table_id, str(error)))
        except Refused:
            outdated += 1
        if tell is not None:
            tell(done + 1)
    return Verified(len(table_ids), entries, outdated, tuple(damaged))
