"""The games that can be reviewed and that give hints, by name."""

from collections.abc import Callable, Mapping
from typing import Any

from spieltisch.core.game import AnyGame
from spieltisch.core.record import Record
from spieltisch.core.wire import convert
from spieltisch.games.reviewed import Advice, GameReview, Reason, Weighed

__all__ = [
    "HINTS",
    "REVIEWS",
    "Advice",
    "GameReview",
    "Progress",
    "Reason",
    "Weighed",
    "gives_hints",
]

Progress = Callable[[int, int], None]
"""Is told how many moves of how many are weighed."""


def _review_of_ugo(record: Record, simulations: int, progress: Progress) -> GameReview:
    from spieltisch.games.ugo.review import review  # noqa: PLC0415 - compiled code, loaded late

    return review(record, simulations, progress)


def _hint_of_ugo(view: Any) -> Advice:
    from spieltisch.games.ugo.review import advise  # noqa: PLC0415 - compiled code, loaded late

    return advise(view)


REVIEWS: Mapping[str, Callable[[Record, int, Progress], GameReview]] = {"ugo": _review_of_ugo}
HINTS: Mapping[str, Callable[[Any], Advice]] = {"ugo": _hint_of_ugo}
"""A hint is found from the view of the seat that is to move, and from nothing else."""


def gives_hints(game: AnyGame, options: dict[str, Any]) -> bool:
    """Ask whether hints may be had in a game with these options."""
    return game.name in HINTS and bool(convert(options, game.options_type).hints)
