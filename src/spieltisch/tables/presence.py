"""Who is at the table right now. It is known only while the server runs, and never logged."""

from collections import Counter
from collections.abc import Callable

from spieltisch.tables.table import Place, Table

Seconds = float


class Presence:
    """Counts each guest's connections to a table, and since when somebody is away."""

    def __init__(self, grace: Seconds, clock: Callable[[], Seconds]) -> None:
        """Take how long a person may be away before a bot plays for him, and a steady clock."""
        self._grace = grace
        self._clock = clock
        self._here: Counter[tuple[str, str]] = Counter()
        self._away_since: dict[tuple[str, str], Seconds] = {}

    def come(self, table_id: str, guest: str) -> None:
        """Note one more connection."""
        self._here[table_id, guest] += 1
        self._away_since.pop((table_id, guest), None)

    def go(self, table_id: str, guest: str) -> None:
        """Note one connection fewer."""
        self._here[table_id, guest] -= 1
        if self._here[table_id, guest] <= 0:
            del self._here[table_id, guest]

    def is_here(self, table_id: str, guest: str) -> bool:
        """Ask whether a guest is connected to a table."""
        return (table_id, guest) in self._here

    def forget(self, table_id: str) -> None:
        """Drop what is known of a table that nobody looks at any more."""
        for key in [key for key in self._away_since if key[0] == table_id]:
            del self._away_since[key]

    def grace_left(self, table: Table, place: Place) -> Seconds | None:
        """Say how long until a bot may play for a person; none while he is here, or all are away.

        When nobody is there to wait, the table sleeps: who closes the lid finds his game as he left it.
        """
        if place.guest is None or self.is_here(table.id, place.guest):
            return None
        if not any(self.is_here(table.id, guest) for guest in table.guests):
            return None
        # counted from when it is first asked, which the nudge of his going does at once
        since = self._away_since.setdefault((table.id, place.guest), self._clock())
        return max(0.0, since + self._grace - self._clock())

    def stand_in(self, table: Table, place: Place) -> str | None:
        """Give the level of the bot that plays for a person now."""
        if table.phase != "playing" or self.grace_left(table, place) != 0.0:
            return None
        return table.game.stand_in
