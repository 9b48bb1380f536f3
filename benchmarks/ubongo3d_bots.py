"""How good are the bots of Ubongo 3-D? Times over all tasks of the box, and games of each level pair.

python benchmarks/ubongo3d_bots.py [games]
"""

import sys
from itertools import pairwise
from statistics import mean, median, quantiles

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
    """Draw the seconds for every task of a side; infinite where the level gives up."""
    found = []
    for number, (_, place) in enumerate(places(box().boards)):
        if place.side == side:
            task = task_view(Work(TaskPlace(side, place.board, place.numbers), 0, 0))
            for draw in range(DRAWS):
                rng = Rng(f"{number} {draw}", "benchmark")
                millis = thinking_time(level, task, rng)
                found.append(millis / 1000 if task.difficulty < level.gives_up else float("inf"))
    return found


def show_times() -> None:
    print("side  level      median  fastest tenth  in one glass  in two  gives up")
    for side in "AB":
        for name, level in MODELS.items():
            drawn = times(level, side)
            glass = SANDGLASS[side]
            one, two = (mean(t < glasses * glass for t in drawn) for glasses in (1, 2))
            never = mean(t == float("inf") for t in drawn)
            print(
                f"{side:4}  {name:9} {median(drawn):6.1f} s  {quantiles(drawn, n=10)[0]:10.1f} s"
                f"  {one:12.0%}  {two:6.0%}  {never:8.0%}"
            )


def show_games(games: int) -> None:
    """Let each level play against the next one, on both seats in turn."""
    names = list(MODELS)
    for weak, strong in pairwise(names):
        for side in "AB":
            wins = 0.0
            for number in range(games):
                levels = (strong, weak) if number % 2 else (weak, strong)
                seed = seed_from(f"bots {number}")
                _, outcome = play_out(UBONGO_3D, levels, seed, {"side": side})
                wins += levels[outcome.winners[0]] == strong
            print(f"{strong} beats {weak} on side {side}: {wins / games:.0%} of {games} games")


if __name__ == "__main__":
    show_times()
    show_games(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
