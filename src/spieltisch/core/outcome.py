"""How a game ended: places from 1, shared on a tie."""

from collections.abc import Sequence

import msgspec

from spieltisch.core.setup import Seat


class Outcome(msgspec.Struct, frozen=True):
    """Each seat's place and score; equal results share a place, and the places after it stay empty."""

    places: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Achievement(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a lone player achieved, to be compared with their earlier games."""

    kind: str
    """The category: only achievements of the same kind are compared."""
    value: int
    more_is_better: bool
    counts: bool
    """Whether it can be a personal best: the game was finished without help."""
    puzzle: str | None = None
    """The name of the single puzzle that was played; only runs of the same puzzle are compared."""

    def beats(self, other: int) -> bool:
        """Return whether it is better than an earlier value."""
        return self.value > other if self.more_is_better else self.value < other


def by_score(scores: Sequence[int]) -> Outcome:
    """Rank seats by their score, the highest first."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Outcome(places=places, scores=tuple(scores))
