"""Loading tables: a log on disk becomes a table, or is refused as damaged or made by another version."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from spieltisch.core.errors import BadRecord, Refused
from spieltisch.core.options import read_options
from spieltisch.games.registry import GAMES
from spieltisch.tables.entries import AnyEntry, Opened
from spieltisch.tables.log_rows import Damaged, Logged, newer
from spieltisch.tables.table import Table, after, folded

logger = logging.getLogger(__name__)

FAULTS = (Refused, ValueError, LookupError, TypeError, AttributeError)
"""The exceptions that folding a damaged log can raise."""


def loaded(table_id: str, log: Sequence[Logged]) -> Table:
    """Fold a whole log."""
    for _, _, opening in log[:1]:
        _verify_rules(opening)
    with _told_apart():
        table = folded(table_id, ((entry, at) for _, at, entry in log))
    _verify_options(table)
    _verify_levels(table)
    return table


def carried_on(table: Table, log: Sequence[Logged]) -> Table:
    """Fold the entries that were written since into a table."""
    before = table.opening
    with _told_apart():
        for _, at, entry in log:
            table = after(table, entry, at)
    if table.opening is not before:
        _verify_options(table)
    _verify_levels(table)
    return table


def outdated(why: str) -> Refused:
    """Return the refusal of a table that this version cannot show."""
    return Refused("table_outdated", f"This table was made by another version. {why}")


@contextmanager
def _told_apart() -> Iterator[None]:
    """Distinguish damaged logs from games of other versions."""
    try:
        yield
    except BadRecord as bad:
        if bad.code == "record_setup":  # an option that this version does not know
            raise newer(bad.why) from None
        raise outdated(bad.why) from None
    except FAULTS as error:
        raise Damaged(f"its entries do not fit together: {error}") from None


def _verify_rules(opening: AnyEntry) -> None:
    """Refuse a game, or a version of its rules, that this version does not know yet."""
    if not isinstance(opening, Opened):
        return
    game = GAMES.get(opening.game)
    if game is None:
        raise newer(f"There is no game {opening.game[:40]} here.")
    if opening.rules > game.rules_version:
        raise newer(f"It is played by rules {opening.rules}, here by rules {game.rules_version}.")


def _verify_options(table: Table) -> None:
    """Refuse options that this version does not know yet; nothing reads them before the game begins."""
    if table.phase != "open":
        return
    try:
        read_options(table.opening.options, table.game.options_type)
    except Refused as refused:
        raise newer(refused.why) from None


def _verify_levels(table: Table) -> None:
    """Refuse bots that this version does not know yet: nothing could play for them."""
    levels = {place.bot for place in table.places if place.bot is not None}
    unknown = levels - table.game.bots.keys()
    if unknown and table.phase in {"open", "playing"}:
        raise newer(f"There is no bot {min(unknown)[:40]} here.")


class Quarantine:
    """Tables with damaged logs: each is reported once and refused from then on; all others stay available."""

    def __init__(self) -> None:
        self._why: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._why)

    def add(self, table_id: str, damaged: Damaged) -> Refused:
        """Note a damaged table; return the refusal."""
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
