"""The timeline of a race: all its rounds, each on a clock of its own, with what everyone had built when."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec

from spieltisch.core.setup import Millis


class TimelineRound(msgspec.Struct, frozen=True):
    """A finished round of a race, or a task of somebody who plays alone.

    `moves` is how many moves of the game were made before it: from there it can be played again. `lasted`
    is its length in milliseconds, without pauses; `shown` is what the game shows of it. `made` is when each
    of its moves was made, on the same clock: the game can be played on from any of them.
    """

    number: int
    moves: int
    lasted: Millis
    shown: Any
    made: tuple[Millis, ...]


def rising(times: Sequence[Millis]) -> tuple[Millis, ...]:
    """Give times in which none is later than one after it, as before a round's clock starts or in a pause."""
    return tuple(accumulate(reversed(times), min))[::-1]


class Scene(msgspec.Struct, frozen=True):
    """A moment of a game after a change: when that was, how many moves were made, and the state."""

    at: Millis
    moves: int
    state: Any


class TimelineMaker(NamedTuple):
    """How the timeline of a finished race is made."""

    timeline: Callable[[Iterable[Scene]], tuple[TimelineRound, ...]]
    """Makes the rounds from all scenes of a game, in their order."""
    shown_type: type
    """The struct of what is shown of a round."""
