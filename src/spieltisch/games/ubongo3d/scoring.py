"""Gems: the display, the bag, a round's rewards, what gems are worth. (U3D-14, U3D-20 to U3D-25)"""

from collections.abc import Sequence
from typing import Final

import msgspec

from spieltisch.core.outcome import Outcome
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Seat
from spieltisch.games.ubongo3d.material import GEMS, POINTS, Gem
from spieltisch.games.ubongo3d.options import Variant

ROUNDS: Final = 9
"""Rounds in a game; the display counts them. (U3D-14)"""

FROM_DISPLAY: Final = (Gem.SAPPHIRE, Gem.AMBER)
"""The gems that leave the display in every round: for the fastest, for the second. (U3D-20, U3D-21)"""

WITHOUT_LUCK: Final = (Gem.RUBY, Gem.SAPPHIRE, Gem.EMERALD, Gem.AMBER)
"""The rewards from the fastest to the fourth. (U3D-25)"""


class Gems(msgspec.Struct, frozen=True, gc=False):
    """How many gems there are of each kind."""

    ruby: int
    sapphire: int
    emerald: int
    amber: int

    @property
    def count(self) -> int:
        """How many there are in all."""
        return sum(self.of(gem) for gem in Gem)

    @property
    def points(self) -> int:
        """What they are worth. (U3D-23)"""
        return sum(POINTS[gem] * self.of(gem) for gem in Gem)

    def of(self, gem: Gem) -> int:
        """Count one kind."""
        return int(getattr(self, gem))

    def plus(self, *gems: Gem) -> "Gems":
        """Add gems."""
        return Gems(*(self.of(gem) + gems.count(gem) for gem in Gem))

    def minus(self, gem: Gem) -> "Gems":
        """Take a gem away."""
        if not self.of(gem):
            raise ValueError(f"there is no {gem} left")
        return Gems(*(self.of(each) - (each == gem) for each in Gem))


NO_GEMS: Final = Gems(0, 0, 0, 0)


class Supply(msgspec.Struct, frozen=True, gc=False):
    """The gems that nobody has won yet: in the display, and hidden in the bag."""

    display: Gems
    bag: Gems


Reward = tuple[Gem, ...]
"""What one player wins in one round."""


def supply_of(variant: Variant) -> Supply:
    """Lay out the gems: in the display and the bag or, without luck, all in the open. (U3D-14)"""
    every = Gems(*(GEMS[gem] for gem in Gem))
    if variant == "without_luck":
        return Supply(display=every, bag=NO_GEMS)
    display = NO_GEMS.plus(*FROM_DISPLAY * ROUNDS)
    return Supply(display, Gems(*(every.of(gem) - display.of(gem) for gem in Gem)))


def reward(
    supply: Supply, variant: Variant, solvers: int, rng: Rng
) -> tuple[Supply, tuple[Reward, ...]]:
    """Reward the solvers of a round, the fastest first; return what is left and what each of them won."""
    if variant == "without_luck":
        return _reward_openly(supply, solvers)
    display, bag, won = supply.display, supply.bag, []
    for place in range(solvers):
        drawn = rng.choice([gem for gem in Gem for _ in range(bag.of(gem))])
        bag = bag.minus(drawn)
        won.append((*FROM_DISPLAY[place : place + 1], drawn))
    for gem in FROM_DISPLAY:
        display = display.minus(gem)
    return Supply(display, bag.plus(*FROM_DISPLAY[solvers:])), tuple(won)


def _reward_openly(supply: Supply, solvers: int) -> tuple[Supply, tuple[Reward, ...]]:
    display = supply.display
    for gem in WITHOUT_LUCK[:solvers]:
        display = display.minus(gem)
    return Supply(display, supply.bag), tuple((gem,) for gem in WITHOUT_LUCK[:solvers])


def leaders(gems: Sequence[Gems]) -> tuple[Seat, ...]:
    """Return the seats with the most points."""
    most = max(each.points for each in gems)
    return tuple(seat for seat, each in enumerate(gems) if each.points == most)


def outcome_of(gems: Sequence[Gems], winner: Seat | None) -> Outcome:
    """Rank by points; of the players tied for the win, the winner of the tie-break comes first. (U3D-24)"""
    ranks = [(each.points, seat == winner) for seat, each in enumerate(gems)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Outcome(places, tuple(each.points for each in gems))
