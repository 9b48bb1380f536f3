"""How good are the bots of Ubongo 3-D? Times over all tasks of the box, and games of each level pair.

python -m benchmarks.ubongo3d_bots [--games 100]
"""

from collections.abc import Iterator
from itertools import pairwise
from statistics import mean, median, quantiles

from benchmarks.peers.measuring import Row, arguments, report

from spieltisch.core.playout import play_out
from spieltisch.core.rng import Rng
from spieltisch.core.setup import seed_from
from spieltisch.games.ubongo3d.ai.script import Level, thinking_time
from spieltisch.games.ubongo3d.boards import TaskPlace, box, places
from spieltisch.games.ubongo3d.bots import BEGINNER, CASUAL, CLUB, MASTER
from spieltisch.games.ubongo3d.game import UBONGO_3D
from spieltisch.games.ubongo3d.options import SANDGLASS
from spieltisch.games.ubongo3d.state import Work
from spieltisch.games.ubongo3d.view import task_view

MODELS = {"beginner": BEGINNER, "casual": CASUAL, "club": CLUB, "master": MASTER}
DRAWS = 20


def times(level: Level, side: str) -> list[float]:
    """Draw the seconds for every task of a side; infinite if the level gives up."""
    found = []
    for number, (_, place) in enumerate(places(box().boards)):
        if place.side == side:
            task = task_view(Work(TaskPlace(side, place.board, place.numbers), 0, 0))
            for draw in range(DRAWS):
                rng = Rng(f"{number} {draw}", "benchmark")
                millis = thinking_time(level, task, rng)
                found.append(millis / 1000 if task.difficulty < level.gives_up else float("inf"))
    return found


def time_rows() -> Iterator[Row]:
    """Yield the seconds of each level on all tasks, and how many tasks it solves in time."""
    for side in "AB":
        for name, level in MODELS.items():
            drawn, work = times(level, side), f"{name}, a task of side {side}"
            if median(drawn) < float("inf"):  # it does not give up on most of them
                yield Row(work, "median on the game's clock", median(drawn), unit="s")
            yield Row(work, "fastest tenth", quantiles(drawn, n=10)[0], unit="s")
            for glasses, what in ((1, "in one sandglass"), (2, "in two")):
                done = mean(each < glasses * SANDGLASS[side] for each in drawn)
                yield Row(work, what, 100 * done, unit="%", is_more_better=True)
            never = mean(each == float("inf") for each in drawn)
            yield Row(work, "gives up", 100 * never, unit="%")


def game_rows(games: int) -> Iterator[Row]:
    """Let each level play against the next one, on both seats in turn."""
    for weak, strong in pairwise(MODELS):
        for side in "AB":
            wins = 0
            for number in range(games):
                levels = (strong, weak) if number % 2 else (weak, strong)
                seed = seed_from(f"bots {number}")
                _, outcome = play_out(UBONGO_3D, levels, seed, {"side": side})
                wins += levels[outcome.winners[0]] == strong
            work = f"{strong} against {weak} on side {side}"
            yield Row(
                work, f"won of {games} games", 100 * wins / games, unit="%", is_more_better=True
            )


def rows(games: int) -> Iterator[Row]:
    yield from time_rows()
    yield from game_rows(games)


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=40)
    asked = parser.parse_args()
    report(__doc__, rows(asked.games), asked.json)
