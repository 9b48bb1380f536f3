"""The contents of the box: 45 land cards, kingdoms of five sections, farmers. (UGO-1 to UGO-4)"""

from enum import StrEnum
from typing import Final


class Colour(StrEnum):
    """A land type, by its colour."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    GREY = "grey"


class Card(StrEnum):
    """A land card, written as its colour and its value."""

    vars().update(
        {f"{colour.name}_{value}": f"{colour} {value}" for colour in Colour for value in range(9)}
    )

    @property
    def colour(self) -> Colour:
        """The card's land type."""
        return _COLOUR_OF[self]

    @property
    def number(self) -> int:
        """The card's value, 0 to 8."""
        return _NUMBER_OF[self]

    @property
    def farmers(self) -> int:
        """The farmers shown on the card, which it earns by winning a trick."""
        return FARMERS_SHOWN[self.number]


_COLOUR_OF: Final = {card: Colour(card.split()[0]) for card in Card}
_NUMBER_OF: Final = {card: int(card.split()[1]) for card in Card}

FARMERS_SHOWN: Final = (0, 0, 0, 2, 2, 2, 1, 1, 0)
"""Farmers shown on a card of value 0 to 8. If your box differs, correct this table and no other. (UGO-4)"""

SECTIONS: Final = ("A", "B", "C", "D", "E")
FARMERS_NEEDED: Final = (0, 0, 2, 3, 4)
"""Farmers that each section needs; those of A and B are printed. (UGO-3)"""

POINTS_PRINTED: Final = (0, 0, 1, 3, 5)
"""Points of a section that has its farmers but no land. (UGO-27)"""

PENALTY: Final = 5
"""Points lost for each farmer missing under land. (UGO-26)"""

FARMER_PLACES: Final = sum(FARMERS_NEEDED)
SUPPLY: Final = {2: 12, 3: 36, 4: 36}
"""Farmers in the common supply, by the number of players. (UGO-2, UGO-30)"""

HAND: Final = 10
"""Cards dealt to each player, and therefore tricks in a round. (UGO-5, UGO-6)"""

ROUNDS: Final = 4
