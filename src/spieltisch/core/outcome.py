"""How a game ended: places from 1, shared on a tie."""

from collections.abc import Sequence

import msgspec

from spieltisch.core.setup import Seat


class Outcome(msgspec.Struct, frozen=True):
    """Each seat's place and score; equal results share a place and leave the next ones empty."""

    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Achievement(msgspec.Struct, frozen=True):
    """What somebody achieved alone, to be compared with what they achieved before."""

    kind: str
    """What is compared with what, in short words of the game."""
    value: int
    more_is_better: bool
    counts: bool
    """Whether it may be a record: it was reached to the end and without help."""

    def beats(self, other: int) -> bool:
        """Ask whether it is better than an earlier value."""
        return self.value > other if self.more_is_better else self.value < other


def by_score(scores: Sequence[int]) -> Outcome:
    """Rank seats by their score, the highest first."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(places=places, scores=tuple(scores))
