"""The moves of Ubongo, the card game, as they travel and as they stand in records."""

from typing import Annotated, Final, Literal

import msgspec

from spieltisch.core.codec import verbs
from spieltisch.games.ubongocards.layout import TURNS, Placed
from spieltisch.games.ubongocards.material import STACK

FAR: Final = 60
"""Squares from the middle of the table, beyond which no card is laid."""

CardNumber = Annotated[int, msgspec.Meta(ge=0, le=STACK - 1)]
Coordinate = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""The rules allow far less; this only keeps numbers small."""

Agreement = Literal["wish", "give_way"]
"""Whoever agrees to end a round wishes it, or only does not stand in the way."""


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
        """Write down where a card lies."""
        return cls(placed.card, placed.x, placed.y, placed.turn)

    @property
    def placed(self) -> Placed:
        """The card as it would lie there."""
        return Placed(self.card, self.x, self.y, self.turn)


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I have loaded everything, and have seen how the round before ended: begin round `ready`."""

    ready: int


class Lay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lay a card of the hand, or move and turn one that lies; it may be laid wrongly."""

    lay: Spot


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take the card with this number back into the hand."""

    take: CardNumber


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Call “Ubongo!” with seven cards laid or more. Whether they are laid correctly is checked then."""

    call: Literal[True] = True


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Agree to end the round without a call.

    A person sends `wish`: let us end it. `give_way` is what bots say, who have no wish of their own:
    the round may end as far as I am concerned. It ends when everyone has said either, and so alone at once.
    """

    agree: Agreement


class Disagree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take back that one agreed."""

    disagree: Literal[True] = True


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End one's practice after a hand was checked; only for one who plays alone."""

    finish: Literal[True] = True


Move = Ready | Lay | Take | Call | Agree | Disagree | Finish
MOVES = verbs(Ready, Lay, Take, Call, Agree, Disagree, Finish)
