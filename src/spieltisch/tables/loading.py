"""From a log on disk to a table: whole and readable, or refused as damaged or of another version."""

import logging
from collections.abc import Sequence

from spieltisch.core.errors import BadRecord, Refused
from spieltisch.tables.log_rows import Damaged, Logged
from spieltisch.tables.table import Table, after, folded

logger = logging.getLogger(__name__)

FAULTS = (Refused, ValueError, LookupError, TypeError, AttributeError)
"""What the fold of a log raises that was never written like this."""


def loaded(table_id: str, log: Sequence[Logged]) -> Table:
    """Fold a whole log."""
    try:
        return folded(table_id, ((entry, at) for _, at, entry in log))
    except BadRecord as bad:
        raise Refused(
            "table_outdated", f"This table was made by another version. {bad.why}"
        ) from None
    except FAULTS as error:
        raise Damaged(f"its entries do not follow from each other: {error}") from None


def carried_on(table: Table, log: Sequence[Logged]) -> Table:
    """Fold what was written since."""
    try:
        for _, at, entry in log:
            table = after(table, entry, at)
    except FAULTS as error:
        raise Damaged(f"its entries do not follow from each other: {error}") from None
    return table


class Quarantine:
    """Tables whose logs are damaged: each is logged once and refused from then on, and no other is."""

    def __init__(self) -> None:
        """Start without any."""
        self._why: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._why)

    def add(self, table_id: str, damaged: Damaged) -> Refused:
        """Note a damaged table; give the refusal."""
        if table_id not in self._why:
            logger.error("table %s is damaged on disk: %s", table_id, damaged)
            self._why[table_id] = str(damaged)
        return _refusal()

    def verify(self, table_id: str) -> None:
        """Refuse a table that is known to be damaged."""
        if table_id in self._why:
            raise _refusal()


def _refusal() -> Refused:
    why = "This table is damaged on the server's disk; all others are fine."
    return Refused("table_damaged", why)
