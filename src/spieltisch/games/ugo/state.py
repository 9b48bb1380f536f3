"""The whole state of a game of UGO!, including what is hidden. Only rules and views read it."""

import msgspec

from spieltisch.core.setup import Seat, Setup
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.laying import Laying
from spieltisch.games.ugo.material import ROUNDS, Card
from spieltisch.games.ugo.trick import Trick


class Won(msgspec.Struct, frozen=True, gc=False):
    """The last trick's cards until their winner leads: laid as chosen, and changeable that long."""

    winner: Seat
    cards: tuple[Card, ...]
    onto: Kingdom
    """The winner's kingdom without these cards, but with the farmers earned."""
    laying: Laying | None = None
    times: int = 0
    """How often the cards were laid."""


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a game."""

    setup: Setup
    round: int
    starter: Seat
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[Card, ...]
    kingdoms: tuple[Kingdom, ...]
    supply: int
    leader: Seat
    trick: tuple[Card, ...] = ()
    won: Won | None = None
    tricks: tuple[Trick, ...] = ()
    ended: tuple[tuple[Kingdom, ...], ...] = ()
    """The kingdoms at the end of each finished round."""
    past: tuple[tuple[Trick, ...], ...] = ()
    """The tricks of each finished round."""

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setup.players

    @property
    def is_over(self) -> bool:
        """Whether the last round is scored."""
        return len(self.ended) == ROUNDS

    @property
    def must_lay(self) -> bool:
        """Whether a won trick waits to be laid."""
        return self.won is not None and self.won.laying is None

    @property
    def turn(self) -> Seat:
        """The seat that must play a card or lay a trick."""
        return (self.leader + len(self.trick)) % self.players
