"""Folded tables in memory: all those that are watched, and as many of the others as fit."""

from cachetools import LRUCache

from spieltisch.tables.table import Table

MOST_BYTES = 256 * 1024 * 1024
"""How many bytes unwatched tables may take; beyond that, a table is refolded from its log when needed."""
BYTES_A_TABLE = 12_000
BYTES_A_MOVE = 1_000
"""Measured by tracemalloc, a golden game and its last state take 500 to 1,050 bytes a move."""


def weight(table: Table) -> int:
    """Estimate a table's bytes in memory."""
    return BYTES_A_TABLE + BYTES_A_MOVE * len(table.moves)


class TableCache:
    """The newest known state of each table."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._watched: dict[str, Table | None] = {}
        self._others: LRUCache[str, Table] = LRUCache(most_bytes, getsizeof=weight)

    def __len__(self) -> int:
        return len(self._watched) + len(self._others)

    def get(self, table_id: str) -> Table | None:
        """Return a table, if it is here."""
        if table_id in self._watched:
            return self._watched[table_id]
        return self._others.get(table_id)

    def put(self, table: Table) -> None:
        """Keep a table."""
        if table.id in self._watched:
            self._watched[table.id] = table
        elif weight(table) <= self._others.maxsize:
            self._others[table.id] = table

    def pop(self, table_id: str) -> None:
        """Forget a table."""
        if table_id in self._watched:
            self._watched[table_id] = None
        self._others.pop(table_id, None)

    def drop_unwatched(self) -> None:
        """Forget all tables that nobody watches."""
        self._others.clear()

    def pin(self, table_id: str) -> None:
        """Keep a table from now on, because somebody watches it."""
        if table_id not in self._watched:
            self._watched[table_id] = self._others.pop(table_id, None)

    def unpin(self, table_id: str) -> None:
        """Let a table go when memory runs short, because nobody watches it any more."""
        table = self._watched.pop(table_id, None)
        if table is not None:
            self.put(table)
