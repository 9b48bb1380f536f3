"""Duplicate tournaments: every bot plays the same deals on every seat, so luck cancels out."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from typing import Any

import msgspec

from spieltisch.core.errors import Refused
from spieltisch.core.playout import play_out
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import game_named
from spieltisch.research.simulate import verify_table
from spieltisch.research.statistics import Result


class Contest(msgspec.Struct, frozen=True):
    """What to play: tables of this many players, filled with these bots."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: str
    options: dict[str, Any] = {}


class Pairing(msgspec.Struct, frozen=True):
    """One game: which bot sits where, and which deal they play."""

    game: str
    levels: tuple[str, ...]
    deal: int
    seed: str
    options: dict[str, Any] = {}


def contest(
    game: str,
    bots: Sequence[str],
    players: int | None,
    games: int,
    seed: str,
    options: dict[str, Any],
) -> Contest:
    """Fill in what was left out, or refuse; the default is the strongest levels, as many as a table seats."""
    played = game_named(game)
    known, most = list(played.bots), max(played.players)
    chosen = tuple(bots) or tuple(reversed(known))[:most]
    seats = players or min(len(chosen), most)
    unknown = [bot for bot in chosen if bot not in known]
    if unknown or len(set(chosen)) < 2:
        wrong = f"{', '.join(unknown)}: no such level; " if unknown else ""
        raise Refused(
            "wrong_bots",
            f"{wrong}--bots must name at least two different levels of: {', '.join(known)}.",
        )
    if seats not in played.players or not 2 <= seats <= len(chosen):
        raise Refused(
            "wrong_players",
            f"{len(chosen)} bots cannot play {game} at a table for {seats}; "
            "you may name a bot several times.",
        )
    verify_table(played, seats, options)
    return Contest(game, chosen, seats, games, seed, options)


def pairings_of(contest: Contest) -> Iterator[Pairing]:
    """Yield the games, deal by deal: every table that the bots can form, in every rotation of the seats.

    If a bot is named twice, some rotations coincide; the same bots on the same seats play only once.
    """
    players = contest.players
    tables = [table for table in combinations(contest.bots, players) if len(set(table)) > 1]
    turned = ((*table[turn:], *table[:turn]) for table in tables for turn in range(players))
    seatings = tuple(dict.fromkeys(turned))
    deals = -(-contest.games // len(seatings))
    for deal in range(deals):
        seed = seed_from(f"{contest.seed} {deal}")
        for levels in seatings:
            yield Pairing(contest.game, levels, deal, seed, contest.options)


def play_all(pairings: Sequence[Pairing], jobs: int) -> Iterator[Result]:
    """Play all games on several cores; yield the results in order."""
    if jobs == 1:
        yield from map(play, pairings)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, pairings)


def play(pairing: Pairing) -> Result:
    """Play one game."""
    game = game_named(pairing.game)
    _, outcome = play_out(game, pairing.levels, pairing.seed, pairing.options)
    return Result(pairing.deal, pairing.levels, outcome.scores, outcome.places)
