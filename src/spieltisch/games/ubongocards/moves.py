"""The moves of Ubongo, the card game, as sent by clients and kept in records."""

from typing import Annotated, Final, Literal

import msgspec

from spieltisch.core.codec import verbs
from spieltisch.games.ubongocards.layout import TURNS, Placed
from spieltisch.games.ubongocards.material import STACK

FAR: Final = 60
"""The distance from the middle of the table, in squares, beyond which no card is laid."""

CardNumber = Annotated[int, msgspec.Meta(ge=0, le=STACK - 1)]
Coordinate = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""The rules need far less; this only keeps numbers small."""

Agreement = Literal["wish", "give_way"]
"""How a player agrees to end a round: they wish it, or they merely do not object."""


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card and a place for it: the square at the top left of what it covers, and quarter turns.

    x goes to the right, y downwards; a square is as large as one symbol. `turn` counts quarters
    clockwise, 0 to 3. A card covers the squares `SQUARES[turn]`, counted from x and y, in the order of
    its symbols.
    """

    card: CardNumber
    x: Coordinate
    y: Coordinate
    turn: Annotated[int, msgspec.Meta(ge=0, le=TURNS - 1)]

    @classmethod
    def of(cls, placed: Placed) -> "Spot":
        """Make it from a laid card."""
        return cls(placed.card, placed.x, placed.y, placed.turn)

    @property
    def placed(self) -> Placed:
        """The card as it would lie there."""
        return Placed(self.card, self.x, self.y, self.turn)


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I have loaded everything, and have seen how the previous round ended: begin round `ready`."""

    ready: int


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lay a card from the hand, or move and turn a laid one; it may be wrong."""

    lay: Spot


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take the card with this number back into the hand."""

    take: CardNumber


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Call “Ubongo!” with seven or more cards laid. Only then is their layout checked."""

    call: Literal[True] = True


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to end the round without a call.

    A person sends `wish`: let us end it. Bots, which have no wishes of their own, send `give_way`: I do not
    object. The round ends when everyone has sent either; for a lone player it ends at once.
    """

    agree: Agreement


class Disagree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take your agreement back."""

    disagree: Literal[True] = True


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End your practice after a hand was checked; only for a lone player."""

    finish: Literal[True] = True


Move = Ready | Lay | Take | Call | Agree | Disagree | Finish
MOVES = verbs(Ready, Lay, Take, Call, Agree, Disagree, Finish)
