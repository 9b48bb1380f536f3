"""The public tables at one moment, encoded once for all pages that show them."""

from collections.abc import Iterable
from functools import cached_property

import msgspec

from spieltisch.server.messages import Beat, LobbyNews, PublicNews, TableSummary

_ENCODER = msgspec.json.Encoder()


def written(news: LobbyNews) -> str:
    """Write a message."""
    return _ENCODER.encode(news).decode()


BEAT = written(Beat())


class Edition:
    """The public tables, and what has changed since the edition before."""

    def __init__(
        self, number: int, tables: Iterable[TableSummary], before: "Edition | None"
    ) -> None:
        """Take the tables, to be compared with those of the edition before."""
        self.number = number
        self.tables = {table.id: table for table in tables}
        self._known = {} if before is None else before.tables

    @property
    def is_new(self) -> bool:
        """Whether anything differs from the edition before."""
        return self.tables != self._known

    @cached_property
    def whole(self) -> str:
        """All tables, for those who know none."""
        return written(PublicNews(tuple(self.tables.values()), (), whole=True))

    @cached_property
    def changes(self) -> str:
        """What is new, for those who know the edition before."""
        new = (table for table in self.tables.values() if self._known.get(table.id) != table)
        gone = self._known.keys() - self.tables.keys()
        return written(PublicNews(tuple(new), tuple(sorted(gone))))

    def after(self, known: int) -> str:
        """Return what somebody must hear who knows the edition of that number."""
        return self.changes if known == self.number - 1 else self.whole
