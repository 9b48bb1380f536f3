"""Tournaments of bots by duplicate deals: every bot plays every seat of the same deals, so luck cancels."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import isfinite
from multiprocessing import get_context
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from spieltisch.cli.refusing import refusals, verify_writable
from spieltisch.cli.tournament_figures import Result, Standing, Table, figures
from spieltisch.cli.tournament_plot import drawn
from spieltisch.core.errors import Refused
from spieltisch.core.game import AnyGame
from spieltisch.core.playing import play_out
from spieltisch.core.setup import seed_from
from spieltisch.games.register import game_named


class Contest(msgspec.Struct, frozen=True):
    """What is to be played: a table for so many players, by the bots that are named."""

    game: str
    bots: tuple[str, ...]
    players: int | None
    games: int
    seed: str
    jobs: int


class Pairing(msgspec.Struct, frozen=True):
    """One game: which bot sits where, and which deal it is."""

    game: str
    levels: tuple[str, ...]
    deal: int
    seed: str


def play_tournament(contest: Contest, plot: Path | None, *, as_json: bool) -> None:
    """Play all games and print, or draw, how the bots stand."""
    with refusals():
        contest = _with_bots(contest)
        game, players = _verified(contest)
        _verify_plot(plot)
        pairings = list(pairings_of(contest, players))
        results = _played(pairings, contest.jobs)
    table = figures(game.name, contest.seed, players, results)
    if plot is not None:
        plot.write_text(drawn(table), encoding="utf-8")
    typer.echo(msgspec.json.encode(table).decode() if as_json else "\n".join(_lines(table)))


def _with_bots(contest: Contest) -> Contest:
    """Let the strongest levels play where none are named, as many as a table holds."""
    game = game_named(contest.game)
    strongest = tuple(reversed([*game.bots]))[: max(game.players)]
    return contest if contest.bots else msgspec.structs.replace(contest, bots=strongest)


def _verified(contest: Contest) -> tuple[AnyGame, int]:
    game = game_named(contest.game)
    unknown = [bot for bot in contest.bots if bot not in game.bots]
    if unknown or len(set(contest.bots)) < 2:
        known = ", ".join(game.bots)
        wrong = f"{', '.join(unknown)}: no such level; " if unknown else ""
        raise Refused(
            "wrong_bots", f"{wrong}--bots names two different levels or more, of: {known}."
        )
    players = contest.players or min(len(contest.bots), max(game.players))
    if players not in game.players or players > len(contest.bots) or players < 2:
        raise Refused(
            "wrong_players",
            f"{len(contest.bots)} bots cannot play {game.name} at a table for {players}; "
            "a bot may be named several times.",
        )
    return game, players


def _verify_plot(plot: Path | None) -> None:
    if plot is not None and plot.suffix != ".svg":
        raise Refused("no_file", f"{plot} does not end in .svg, and the picture is SVG.")
    verify_writable(plot)


def pairings_of(contest: Contest, players: int) -> Iterator[Pairing]:
    """Give the games, deal by deal: every table that the bots can fill, turned to every seat.

    Where a bot is named twice, tables turn into each other; the same bots on the same seats play once.
    """
    tables = [table for table in combinations(contest.bots, players) if len(set(table)) > 1]
    turned = ((*table[turn:], *table[:turn]) for table in tables for turn in range(players))
    seatings = tuple(dict.fromkeys(turned))
    deals = -(-contest.games // len(seatings))
    for deal in range(deals):
        seed = seed_from(f"{contest.seed} {deal}")
        for levels in seatings:
            yield Pairing(contest.game, levels, deal, seed)


def _played(pairings: Sequence[Pairing], jobs: int) -> list[Result]:
    bar = Console(stderr=True)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        mapped = pool.map(play_pairing, pairings) if jobs > 1 else map(play_pairing, pairings)
        shown = track(mapped, "playing", len(pairings), console=bar, disable=not bar.is_terminal)
        return list(shown)


def play_pairing(pairing: Pairing) -> Result:
    """Play one game."""
    _, outcome = play_out(game_named(pairing.game), pairing.levels, pairing.seed)
    return Result(pairing.deal, pairing.levels, outcome.scores, outcome.places)


def _lines(table: Table) -> Iterator[str]:
    lonely = table.deals == 1
    deals, intervals = ("1 deal", "") if lonely else (f"{table.deals} deals", "; 95 % intervals")
    yield (
        f"{table.games} games of {table.game} on {deals}, {table.players} players, "
        f"seed {table.seed}{intervals}"
    )
    for bot in table.standings:
        yield _line(bot)
    for pair in table.pairs:
        yield f"  {pair.bot} - {pair.other}: {pair.difference:+.2f}{_off(pair.within, '.2f')} points a game"
    if lonely:
        yield "  One deal does not tell how far these figures may be off: play more --games."


def _line(bot: Standing) -> str:
    return (
        f"  {bot.bot:10} wins {bot.win_share:6.1%}{_off(bot.win_within, '.1%')} (par {bot.par:.1%})  "
        f"mean score {bot.mean_score:7.2f}  lead {bot.lead:+.2f}{_off(bot.lead_within, '.2f')}  "
        f"Elo {bot.elo:+.0f}{_off(bot.elo_within, '.0f')}"
    )


def _off(within: float, style: str) -> str:
    """Say how far a figure may be off, if that is known."""
    return f" ± {within:{style}}" if isfinite(within) else ""
