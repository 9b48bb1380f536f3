"""What is in the box: 45 land cards, kingdoms of five sections, farmers. (UGO-1 to UGO-4)"""

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

    RED_0 = "red 0"
    RED_1 = "red 1"
    RED_2 = "red 2"
    RED_3 = "red 3"
    RED_4 = "red 4"
    RED_5 = "red 5"
    RED_6 = "red 6"
    RED_7 = "red 7"
    RED_8 = "red 8"
    BLUE_0 = "blue 0"
    BLUE_1 = "blue 1"
    BLUE_2 = "blue 2"
    BLUE_3 = "blue 3"
    BLUE_4 = "blue 4"
    BLUE_5 = "blue 5"
    BLUE_6 = "blue 6"
    BLUE_7 = "blue 7"
    BLUE_8 = "blue 8"
    GREEN_0 = "green 0"
    GREEN_1 = "green 1"
    GREEN_2 = "green 2"
    GREEN_3 = "green 3"
    GREEN_4 = "green 4"
    GREEN_5 = "green 5"
    GREEN_6 = "green 6"
    GREEN_7 = "green 7"
    GREEN_8 = "green 8"
    YELLOW_0 = "yellow 0"
    YELLOW_1 = "yellow 1"
    YELLOW_2 = "yellow 2"
    YELLOW_3 = "yellow 3"
    YELLOW_4 = "yellow 4"
    YELLOW_5 = "yellow 5"
    YELLOW_6 = "yellow 6"
    YELLOW_7 = "yellow 7"
    YELLOW_8 = "yellow 8"
    GREY_0 = "grey 0"
    GREY_1 = "grey 1"
    GREY_2 = "grey 2"
    GREY_3 = "grey 3"
    GREY_4 = "grey 4"
    GREY_5 = "grey 5"
    GREY_6 = "grey 6"
    GREY_7 = "grey 7"
    GREY_8 = "grey 8"

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
"""Farmers shown on a card of value 0 to 8. The one table to correct if your box differs. (UGO-4)"""

SECTIONS: Final = ("A", "B", "C", "D", "E")
FARMERS_NEEDED: Final = (0, 0, 2, 3, 4)
"""Farmers that each section needs; those of A and B are printed. (UGO-3)"""

POINTS_PRINTED: Final = (0, 0, 1, 3, 5)
"""Points of a section that has its farmers but no land. (UGO-27)"""

PENALTY: Final = 5
"""Points lost for each farmer missing under land. (UGO-26)"""

FARMER_PLACES: Final = sum(FARMERS_NEEDED)
SUPPLY: Final = {2: 12, 3: 36, 4: 36}
"""Farmers in the common supply by the number of players. (UGO-2, UGO-30)"""

HAND: Final = 10
"""Cards dealt to each player, and so tricks in a round. (UGO-5, UGO-6)"""

ROUNDS: Final = 4
