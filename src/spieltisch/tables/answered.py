"""What was refused lately, so that a move which comes again gets the same answer."""

from cachetools import FIFOCache

from spieltisch.core.errors import Refused
from spieltisch.tables.entries import MoveId

MOST = 10_000
"""Refusals kept; a move's copies come within the life of a connection."""

Key = tuple[str, str, MoveId]
"""Table, guest, move."""


class Answered:
    """Remembers refusals: a player who was told "no" must not see the move played by a late copy.

    Moves that counted need no memory of their own: the table's log has them.
    """

    def __init__(self) -> None:
        """Begin with nothing refused."""
        self._refused: FIFOCache[Key, Refused] = FIFOCache(MOST)

    def verify_new(self, key: Key) -> None:
        """Refuse a move again that was refused before."""
        refused = self._refused.get(key)
        if refused is not None:
            raise Refused(refused.code, refused.why, **refused.details)

    def note(self, key: Key, refused: Refused) -> None:
        """Remember a refusal."""
        self._refused[key] = refused
