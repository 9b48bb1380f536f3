"""How a searching bot thinks, apart from the search itself, which is compiled and loaded late."""

import msgspec

LEAD = 0.002
"""What a point ahead of the mean counts beside the chance to win, so that no game is given up."""
CURIOSITY = 0.3
"""How much a move that was seldom tried is preferred, against its mean reward."""


CALM = 2.0
"""How much wider apart points are taken to be than they are before a game is thought decided."""
TRUST = 0.9
"""How often others are taken to play by habit, when their plays tell what they hold."""

MOST_ENDS = 5
"""Cards in hand from which an end can be solved at most: the compiled code has room for no more."""


class Thinking(msgspec.Struct, frozen=True):
    """How a bot thinks; each part can be left out, to learn what it is worth."""

    simulations: int
    """How often it simulates, at most."""
    seconds: float | None = None
    """How long it searches at most; without it, the same draws always give the same answer."""
    trust: float = TRUST
    """How far what others played tells what they hold: 0 is not at all."""
    remembers: bool = True
    """Whether it remembers who failed to follow which colour."""
    lays: bool = True
    """Whether it searches layings too, or takes the offer."""
    stops_early: bool = True
    """Whether it stops when no other move can be tried as often any more as the one that leads."""
    ends: int = 2
    """From so many cards in hand on, every deal that is tried is played out in full."""
    curiosity: float = CURIOSITY
    """How much a move that was seldom tried is preferred."""
    evenness: float = 1.0
    """How much more curious it is about its own next move."""
    calm: float = CALM
    """How much less decisive points are taken to be than they are; 1 is for the truth."""
    lead: float = LEAD
    """What a point ahead of the mean counts beside the chance to win."""
    habits: str | None = None
    """A file of habits to play by, instead of those of the box."""

    def __post_init__(self) -> None:
        """Refuse what compiled code could not hold."""
        if self.ends > MOST_ENDS:
            raise ValueError(f"an end is solved from {MOST_ENDS} cards in hand at most")
