"""The public tables at one moment, encoded once for all pages that show them."""

from collections.abc import Iterable
from functools import cached_property

import msgspec

from spieltisch.server.messages import Beat, LobbyNews, PublicNews, TableSummary

_ENCODER = msgspec.json.Encoder()


def written(news: LobbyNews) -> str:
    """Encode a message."""
    return _ENCODER.encode(news).decode()


BEAT = written(Beat())


class Edition:
    """The public tables, and what has changed since the previous edition."""

    def __init__(
        self, number: int, tables: Iterable[TableSummary], before: "Edition | None"
    ) -> None:
        """Take the tables, and compare them with those of the previous edition."""
        self.number = number
        self.tables = {table.id: table for table in tables}
        self._known = {} if before is None else before.tables

    @property
    def is_new(self) -> bool:
        """Whether anything has changed since the previous edition."""
        return self.tables != self._known

    @cached_property
    def whole(self) -> str:
        """The message with all tables, for pages that know none."""
        return written(PublicNews(tuple(self.tables.values()), (), whole=True))

    @cached_property
    def changes(self) -> str:
        """The message with the changes, for pages that know the previous edition."""
        new = (table for table in self.tables.values() if self._known.get(table.id) != table)
        gone = self._known.keys() - self.tables.keys()
        return written(PublicNews(tuple(new), tuple(sorted(gone))))

    def after(self, known: int) -> str:
        """Return the message for a page that knows the edition with this number."""
        return self.changes if known == self.number - 1 else self.whole
