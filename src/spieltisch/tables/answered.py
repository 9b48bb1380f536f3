"""Recent refusals, so that a move that arrives again gets the same answer."""

from cachetools import FIFOCache

from spieltisch.core.errors import Refused
from spieltisch.tables.entries import MoveId

MOST = 10_000
"""How many refusals are kept; a move's copies arrive within the life of a connection."""

Key = tuple[str, str, MoveId]
"""Table, guest, move."""


class Answered:
    """Remembers refusals: a player who was told "no" must not see a late copy of the move played.

    Moves that counted need not be remembered here: they are in the table's log.
    """

    def __init__(self) -> None:
        """Start with nothing refused."""
        self._refused: FIFOCache[Key, Refused] = FIFOCache(MOST)

    def verify_new(self, key: Key) -> None:
        """Refuse a move again if it was refused before."""
        refused = self._refused.get(key)
        if refused is not None:
            raise Refused(refused.code, refused.why, **refused.details)

    def note(self, key: Key, refused: Refused) -> None:
        """Remember a refusal."""
        self._refused[key] = refused
