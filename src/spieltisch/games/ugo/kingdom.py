"""A kingdom: five sections with their piles of land, and farmers that fill them from the left."""

import msgspec

from spieltisch.games.ugo.material import FARMER_PLACES, FARMERS_NEEDED, SECTIONS, Card, Colour


class Kingdom(msgspec.Struct, frozen=True, gc=False):
    """One player's kingdom; a pile lists its cards from the bottom to the top."""

    piles: tuple[tuple[Card, ...], ...] = ((),) * len(SECTIONS)
    farmers: int = 0

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The land types laid so far, from section A on."""
        return tuple(pile[-1].colour for pile in self.piles if pile)

    def farmers_in(self, section: int) -> int:
        """Count the farmers that stand in a section: they fill C, then D, then E. (UGO-24)"""
        standing_before = sum(FARMERS_NEEDED[:section])
        return max(0, min(FARMERS_NEEDED[section], self.farmers - standing_before))

    def missing_in(self, section: int) -> int:
        """Count the farmers that a section still lacks."""
        return FARMERS_NEEDED[section] - self.farmers_in(section)

    def room(self) -> int:
        """Count the farmers that the kingdom can still take."""
        return FARMER_PLACES - self.farmers

    def with_farmers(self, more: int) -> "Kingdom":
        """Return the kingdom after farmers have moved in."""
        return msgspec.structs.replace(self, farmers=self.farmers + more)
