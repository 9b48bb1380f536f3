"""The timeline of a race: each round on its own clock, with what everyone had built at every moment."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec

from spieltisch.core.setup import Millis


class TimelineRound(msgspec.Struct, frozen=True):
    """A finished round of a race, or a finished task of a lone player.

    `moves` counts the moves of the game before the round: it can be replayed from there. `lasted` is the
    round's length in milliseconds, without pauses; `shown` is what the game shows of it. `made` lists when
    each of its moves was made, on the same clock: the game can be continued from any of them.
    """

    number: int
    moves: int
    lasted: Millis
    shown: Any
    made: tuple[Millis, ...]


def rising(times: Sequence[Millis]) -> tuple[Millis, ...]:
    """Lower times so that none exceeds the next, as may happen before the clock starts or in a pause."""
    return tuple(accumulate(reversed(times), min))[::-1]


class Scene(msgspec.Struct, frozen=True):
    """A moment of a game after a change: its time, how many moves were made before it, and the state."""

    at: Millis
    moves: int
    state: Any


class TimelineMaker(NamedTuple):
    """How the timeline of a finished race is made."""

    timeline: Callable[[Iterable[Scene]], tuple[TimelineRound, ...]]
    """Makes the rounds from all scenes of a game, in their order."""
    shown_type: type
    """The struct of what is shown of a round."""
