"""What a kingdom is worth. (UGO-25 to UGO-28)"""

from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import PENALTY, POINTS_PRINTED, SECTIONS


def section_score(kingdom: Kingdom, section: int) -> int:
    """Score one section: its top card, its penalty, or its printed points."""
    pile, missing = kingdom.piles[section], kingdom.missing_in(section)
    if pile:
        return -PENALTY * missing if missing else pile[-1].number
    return 0 if missing else POINTS_PRINTED[section]


def section_scores(kingdom: Kingdom) -> tuple[int, ...]:
    """Score every section, A to E."""
    return tuple(section_score(kingdom, section) for section in range(len(SECTIONS)))


def kingdom_score(kingdom: Kingdom) -> int:
    """Score a kingdom; it may be negative."""
    return sum(section_scores(kingdom))
