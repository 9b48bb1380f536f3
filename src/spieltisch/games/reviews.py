"""The games that can be reviewed and that give hints, by name."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from spieltisch.core.game import AnyGame
from spieltisch.core.record import Record
from spieltisch.core.wire import convert
from spieltisch.games.reviewed import Advice, GameReview, Weighed

Progress = Callable[[int, int], None]
"""Is told how many moves of how many are weighed."""
Call = Callable[..., Awaitable[Any]]
"""Calls a function, here or away from who waits."""

T = TypeVar("T")


PART = 5
"""Choices that are weighed at a time: about as many tenths of a second at most."""


class Review(NamedTuple):
    """How a game is reviewed: in parts, so that others can be served in between."""

    weigh_some: Callable[[Record, int, int, int], tuple[Sequence[Weighed], int]]
    """Weighs, with so many simulations, the choices from one on, at most so many; counts them all."""
    gather: Callable[[Record, int, Sequence[Weighed]], GameReview]
    """Puts the weighed moves together."""


class Hinting(NamedTuple):
    """How a game finds hints: from the view of the seat that is to move, and from nothing else."""

    find: Callable[[Any], Advice]
    needs: Sequence[str]
    """The levels of bots whose compiled code it uses, which is loaded before anybody asks."""


def _some_of_ugo(
    record: Record, simulations: int, first: int, most: int
) -> tuple[Sequence[Weighed], int]:
    from spieltisch.games.ugo.review import weigh_some  # noqa: PLC0415 - compiled code, loaded late

    return weigh_some(record, simulations, first, most)


def _gathered_of_ugo(record: Record, simulations: int, weighed: Sequence[Weighed]) -> GameReview:
    from spieltisch.games.ugo.review import gathered  # noqa: PLC0415 - compiled code, loaded late

    return gathered(record, simulations, weighed)


def _hint_of_ugo(view: Any) -> Advice:
    from spieltisch.games.ugo.advising import advise  # noqa: PLC0415 - compiled code, loaded late

    return advise(view)


def _hint_of_cards(view: Any) -> Advice:
    from spieltisch.games.ubongocards.advising import advise  # noqa: PLC0415 - found only if asked

    return advise(view)


REVIEWS: Mapping[str, Review] = {"ugo": Review(_some_of_ugo, _gathered_of_ugo)}
HINTS: Mapping[str, Hinting] = {
    "ugo": Hinting(_hint_of_ugo, needs=("master",)),
    "ubongocards": Hinting(_hint_of_cards, needs=()),
}


async def review(record: Record, simulations: int, progress: Progress, call: Call) -> GameReview:
    """Weigh every move of a record that left a choice; its game must be one that can be reviewed."""
    weigh_some, gather = REVIEWS[record.game]
    weighed: list[Weighed] = []
    done, of = 0, 1
    while done < of:
        some, of = await call(weigh_some, record, simulations, done, PART)
        weighed += some
        done = min(done + PART, of)
        progress(done, of)
    made: GameReview = await call(gather, record, simulations, weighed)
    return made


async def here(function: Callable[..., T], *arguments: object) -> T:
    """Make a call in this very process, where nobody waits."""
    return function(*arguments)


def gives_hints(game: AnyGame, options: dict[str, Any]) -> bool:
    """Ask whether hints may be had in a game with these options."""
    return game.name in HINTS and bool(convert(options, game.options_type).hints)
