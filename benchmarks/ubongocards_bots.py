"""How good are the bots of the card game? What they lay on dealt hands, and games of each level pair.

python -m benchmarks.ubongocards_bots [--games 100]
"""

from collections.abc import Iterator
from itertools import pairwise
from statistics import mean, median, quantiles

from benchmarks.peers.measuring import Row, arguments, report

from spieltisch.core.fold import fold
from spieltisch.core.playout import play_out
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Setup, seed_from
from spieltisch.games.ubongocards.ai.script import Level, Script, laid_after, script
from spieltisch.games.ubongocards.bots import BEGINNER, CASUAL, CLUB, MASTER
from spieltisch.games.ubongocards.game import UBONGO_CARDS
from spieltisch.games.ubongocards.layout import check
from spieltisch.games.ubongocards.material import ROUNDS
from spieltisch.games.ubongocards.moves import Call
from spieltisch.games.ubongocards.rounds import deal
from spieltisch.games.ubongocards.state import sides_in

MODELS = {"beginner": BEGINNER, "casual": CASUAL, "club": CLUB, "master": MASTER}
DEALS = 50
"""Deals of four hands for each round."""


def scripts(level: Level, number: int) -> list[tuple[Script, bool]]:
    """Let a level lay dealt hands of a round; return each script, and whether its layout was right."""
    sides, found = sides_in(number), []
    for each in range(DEALS):
        for seat, cards in enumerate(deal(Setup(4, seed_from(f"bots {each}")), number)):
            hand = tuple((card, sides[card]) for card in cards)
            luck = Rng(f"{each} {seat}", f"benchmark {number}").below(2**64)
            steps = script(level, hand, luck)
            laid = laid_after([step.move for step in steps])
            found.append((steps, not check(laid, dict(hand))))
    return found


def laying_rows() -> Iterator[Row]:
    """Yield how many cards each level lays in each round, and how long it takes until its call."""
    for number in range(1, ROUNDS + 1):
        for name, level in MODELS.items():
            found, work = scripts(level, number), f"{name}, round {number}"
            called = [steps for steps, _ in found if isinstance(steps[-1].move, Call)]
            times = [sum(step.after for step in steps) / 1000 for steps in called]
            laid = mean(len(laid_after([step.move for step in steps])) for steps, _ in found)
            wrong = mean(not is_right for _, is_right in found)
            seven = len(called) / len(found)
            yield Row(work, "lays seven", 100 * seven, unit="%", is_more_better=True)
            yield Row(work, "cards laid, mean", laid, unit="cards", is_more_better=True)
            yield Row(work, "laid wrongly", 100 * wrong, unit="%")
            yield Row(work, "to the call, median", median(times), unit="s")
            yield Row(work, "to the call, fastest tenth", quantiles(times, n=10)[0], unit="s")


def game_rows(games: int) -> Iterator[Row]:
    """Let each level play against the next one, on both seats in turn, and four of it together."""
    for weak, strong in pairwise(MODELS):
        wins = 0.0
        for number in range(games):
            levels = (strong, weak) if number % 2 else (weak, strong)
            _, outcome = play_out(UBONGO_CARDS, levels, seed_from(f"bots {number}"))
            wins += levels.index(strong) in outcome.winners and 1 / len(outcome.winners)
        won, what = 100 * wins / games, f"won of {games} games"
        yield Row(f"{strong} against {weak}", what, won, unit="%", is_more_better=True)
    for level in MODELS:
        records = [
            play_out(UBONGO_CARDS, (level,) * 4, seed_from(f"four {number}"))[0]
            for number in range(max(1, games // 4))
        ]
        minutes = mean((record.until or record.moves[-1].at) / 60_000 for record in records)
        agreed = mean(
            each.is_agreed for record in records for each in fold(UBONGO_CARDS, record).ended
        )
        yield Row(f"four of {level}", "a game on its own clock", minutes, unit="minutes")
        yield Row(f"four of {level}", "rounds agreed", 100 * agreed, unit="%")


def rows(games: int) -> Iterator[Row]:
    yield from laying_rows()
    yield from game_rows(games)


if __name__ == "__main__":
    parser = arguments(__doc__)
    parser.add_argument("--games", type=int, default=40)
    asked = parser.parse_args()
    report(__doc__, rows(asked.games), asked.json)
