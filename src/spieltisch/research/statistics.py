"""The statistics of a tournament. A deal is one observation: its games with rotated seats correlate."""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import log10, sqrt
from statistics import fmean, stdev

import msgspec

from spieltisch.core.rng import Rng

CONFIDENCE = 1.96
"""The half-width of a 95% confidence interval, in standard errors."""
RESAMPLES = 200
"""How many bootstrap resamples of the deals give the interval of an Elo rating."""
ELO_STEPS = 400


class Result(msgspec.Struct, frozen=True):
    """The result of one game."""

    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """How a bot did; `within` is the half-width of the 95% confidence interval.

    A single deal gives no interval: `within` is infinite, and `null` in JSON.
    """

    bot: str
    games: int
    win_share: float
    win_within: float
    par: float
    """The share of wins that its seats would get by chance."""
    mean_score: float
    lead: float
    """Points above the mean of all others at its tables."""
    lead_within: float
    elo: float
    elo_within: float


class Pair(msgspec.Struct, frozen=True):
    """How many more points per game one bot got than another at the same tables."""

    bot: str
    other: str
    difference: float
    within: float


class Ranking(msgspec.Struct, frozen=True):
    """The whole tournament."""

    game: str
    seed: str
    players: int
    games: int
    deals: int
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]


def figures(game: str, seed: str, players: int, results: Sequence[Result]) -> Ranking:
    """Compute the standings, the best bot first."""
    bots = tuple(dict.fromkeys(bot for result in results for bot in result.bots))
    ratings, margins = _ratings(bots, results, seed)
    standings = [_standing(bot, results, ratings[bot], margins[bot]) for bot in bots]
    return Ranking(
        game=game,
        seed=seed,
        players=players,
        games=len(results),
        deals=len({result.deal for result in results}),
        standings=tuple(sorted(standings, key=lambda bot: -bot.elo)),
        pairs=tuple(_pair(bot, other, results) for bot, other in combinations(bots, 2)),
    )


def _standing(bot: str, results: Sequence[Result], elo: float, elo_within: float) -> Standing:
    played = [result for result in results if bot in result.bots]
    wins, win_within = estimate(_by_deal(played, lambda result: _win_share(bot, result)))
    lead, lead_within = estimate(_by_deal(played, lambda result: _lead(bot, result)))
    return Standing(
        bot=bot,
        games=len(played),
        win_share=wins,
        win_within=win_within,
        par=fmean(result.bots.count(bot) / len(result.bots) for result in played),
        mean_score=fmean(fmean(_scores(bot, result)) for result in played),
        lead=lead,
        lead_within=lead_within,
        elo=elo,
        elo_within=elo_within,
    )


def _by_deal(results: Sequence[Result], measure: Callable[[Result], float]) -> list[float]:
    deals: dict[int, list[float]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(measure(result))
    return [fmean(each) for each in deals.values()]


def estimate(numbers: Sequence[float]) -> tuple[float, float]:
    """Return a mean and the half-width of its interval, which is infinite for a single number."""
    if len(numbers) < 2:
        return fmean(numbers), float("inf")
    return fmean(numbers), CONFIDENCE * stdev(numbers) / sqrt(len(numbers))


def _scores(bot: str, result: Result) -> list[int]:
    return [score for name, score in zip(result.bots, result.scores, strict=True) if name == bot]


def _win_share(bot: str, result: Result) -> float:
    """Return the share of the win that a bot got on all its seats together; tied winners share it."""
    winners = [name for name, place in zip(result.bots, result.places, strict=True) if place == 1]
    return winners.count(bot) / len(winners)


def _lead(bot: str, result: Result) -> float:
    others = [score for name, score in zip(result.bots, result.scores, strict=True) if name != bot]
    return fmean(_scores(bot, result)) - fmean(others)


def _pair(bot: str, other: str, results: Sequence[Result]) -> Pair:
    met = [result for result in results if bot in result.bots and other in result.bots]
    if not met:
        return Pair(bot, other, 0.0, float("inf"))
    between = _by_deal(met, lambda each: fmean(_scores(bot, each)) - fmean(_scores(other, each)))
    return Pair(bot, other, *estimate(between))


Duels = Mapping[tuple[str, str], float]
"""For each pair of bots, how often the first placed ahead of the second; a tie counts half."""


def _ratings(
    bots: Sequence[str], results: Sequence[Result], seed: str
) -> tuple[dict[str, float], dict[str, float]]:
    """Return each bot's Elo rating, with mean 0, and its half-width, by resampling the deals."""
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result)
    duels = [_duels(each) for each in deals.values()]
    rng = Rng(seed, "elo resamples")
    if len(duels) < 2:
        return elo(bots, _summed(duels)), dict.fromkeys(bots, float("inf"))
    drawn = [elo(bots, _summed([rng.choice(duels) for _ in duels])) for _ in range(RESAMPLES)]
    margins = {bot: CONFIDENCE * stdev(each[bot] for each in drawn) for bot in bots}
    return elo(bots, _summed(duels)), margins


def _duels(results: Sequence[Result]) -> Duels:
    won: dict[tuple[str, str], float] = defaultdict(float)
    for result in results:
        for (bot, place), (other, behind) in combinations(
            zip(result.bots, result.places, strict=True), 2
        ):
            if bot != other:
                share = 0.5 if place == behind else float(place < behind)
                won[bot, other] += share
                won[other, bot] += 1 - share
    return won


def _summed(duels: Sequence[Duels]) -> Duels:
    whole: dict[tuple[str, str], float] = defaultdict(float)
    for each in duels:
        for pair, won in each.items():
            whole[pair] += won
    return whole


def elo(bots: Sequence[str], won: Duels) -> dict[str, float]:
    """Fit ratings to who placed ahead of whom, with one tied duel added for each pair that met."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ELO_STEPS):
        for bot in bots:
            met = [other for other in bots if (bot, other) in won]
            points = sum(won[bot, other] + 0.5 for other in met)
            faced = sum(
                (won[bot, other] + won[other, bot] + 1) / (strength[bot] + strength[other])
                for other in met
            )
            strength[bot] = points / faced if faced else 1.0
    ratings = {bot: 400 * log10(strength[bot]) for bot in bots}
    mean = fmean(ratings.values())
    return {bot: rating - mean for bot, rating in ratings.items()}
