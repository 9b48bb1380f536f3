"""The games that can be reviewed, by name."""

from collections.abc import Callable, Mapping

from spieltisch.core.record import Record
from spieltisch.games.reviewed import GameReview
from spieltisch.games.ugo.review import review

Progress = Callable[[int, int], None]
"""Is told how many moves of how many are weighed."""

REVIEWS: Mapping[str, Callable[[Record, int, Progress], GameReview]] = {"ugo": review}
