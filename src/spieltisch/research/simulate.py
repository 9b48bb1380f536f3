"""Plays series of games between bots, and sums up the results of each seat."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.fold import setup_of
from spieltisch.core.game import AnyGame
from spieltisch.core.outcome import Outcome
from spieltisch.core.playout import play_out
from spieltisch.core.record import Record
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import game_named


class Series(msgspec.Struct, frozen=True):
    """What to play: the same seed and options give the same games."""

    game: str
    levels: tuple[str, ...]
    """The level of the bot on each seat."""
    games: int
    seed: str
    options: dict[str, Any] = {}


class Figures(msgspec.Struct, frozen=True, omit_defaults=True):
    """The results of each seat; a shared win counts as a fraction."""

    game: str
    seed: str
    games: int
    bots: tuple[str, ...]
    wins: tuple[float, ...]
    win_shares: tuple[float, ...]
    mean_scores: tuple[float, ...]
    options: dict[str, Any] = {}
    """The options that were chosen; the others have their defaults."""


def verify_table(game: AnyGame, players: int, options: dict[str, Any]) -> None:
    """Refuse a table that cannot be set up."""
    if players not in game.players:
        allowed = ", ".join(str(number) for number in game.players)
        raise Refused("wrong_players", f"{game.name} is for {allowed} players.")
    game.start(setup_of(game, players, seed_from("verify"), options))


def levels_for(players: int, named: Sequence[str]) -> tuple[str, ...]:
    """Give each player a level from those named: one for each, or one for all."""
    levels = tuple(named) * players if len(named) == 1 else tuple(named)
    if len(levels) != players:
        raise Refused(
            "wrong_bots", f"Name one level for each of the {players} players, or one for all."
        )
    return levels


def verify_series(series: Series) -> None:
    """Refuse a series that cannot be played."""
    game, players = game_named(series.game), len(series.levels)
    verify_table(game, players, series.options)
    unknown = [level for level in series.levels if level not in game.bots]
    if unknown:
        raise Refused(
            "wrong_bots", f"{', '.join(unknown)}: no such level; there are: {', '.join(game.bots)}."
        )


def play_series(series: Series) -> Iterator[tuple[Record, Outcome]]:
    """Play the games one after another."""
    game = game_named(series.game)
    for number in range(series.games):
        yield play_out(game, series.levels, seed_from(f"{series.seed} {number}"), series.options)


def figures(series: Series, outcomes: Sequence[Outcome]) -> Figures:
    """Compute each seat's wins and mean score."""
    seats, games = range(len(series.levels)), len(outcomes)
    wins = [
        sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        for seat in seats
    ]
    means = [sum(outcome.scores[seat] for outcome in outcomes) / games for seat in seats]
    return Figures(
        game=series.game,
        seed=series.seed,
        games=games,
        bots=series.levels,
        wins=tuple(round(each, 3) for each in wins),
        win_shares=tuple(round(each / games, 4) for each in wins),
        mean_scores=tuple(round(mean, 3) for mean in means),
        options=series.options,
    )
