"""Bots against bots: whole games, their records and their figures."""

from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO

import msgspec
import typer
from rich.console import Console
from rich.progress import track

from spieltisch.cli.refusing import refusals
from spieltisch.core.errors import Refused
from spieltisch.core.game import AnyGame
from spieltisch.core.outcome import Outcome
from spieltisch.core.playing import play_out
from spieltisch.core.record import encode_line
from spieltisch.core.setup import seed_from
from spieltisch.games.register import game_named


class Wanted(msgspec.Struct, frozen=True):
    """What is to be simulated."""

    game: str
    players: int
    games: int
    levels: tuple[str, ...]
    seed: str


class Figures(msgspec.Struct, frozen=True):
    """What came out, for each seat; a shared win counts in parts."""

    game: str
    seed: str
    games: int
    bots: tuple[str, ...]
    wins: tuple[float, ...]
    win_shares: tuple[float, ...]
    mean_scores: tuple[float, ...]


def simulate_games(wanted: Wanted, records: Path | None, *, as_json: bool) -> None:
    """Play the games and print the figures."""
    with refusals(), ExitStack() as stack:
        game = _verified(wanted)
        file = None if records is None else stack.enter_context(_writing(records))
        outcomes = []
        bar = Console(stderr=True)
        for number in track(
            range(wanted.games), "playing", console=bar, disable=not bar.is_terminal
        ):
            record, outcome = play_out(game, wanted.levels, seed_from(f"{wanted.seed} {number}"))
            outcomes.append(outcome)
            if file is not None:
                file.write(encode_line(record) + b"\n")
    _print(figures(wanted, outcomes), as_json=as_json)


def _verified(wanted: Wanted) -> AnyGame:
    game = game_named(wanted.game)
    if wanted.players not in game.players:
        allowed = ", ".join(str(number) for number in game.players)
        raise Refused("wrong_players", f"{game.name} is for {allowed} players.")
    unknown = [level for level in wanted.levels if level not in game.bots]
    if len(wanted.levels) != wanted.players or unknown:
        known = ", ".join(game.bots)
        raise Refused(
            "wrong_bots",
            f"--bots names one level for each of the {wanted.players} players, of: {known}.",
        )
    return game


def _writing(records: Path) -> BinaryIO:
    try:
        return records.open("wb")
    except OSError as error:
        raise Refused("no_file", f"{records} cannot be written: {error.strerror}.") from None


def figures(wanted: Wanted, outcomes: list[Outcome]) -> Figures:
    """Count wins and mean scores of each seat."""
    seats = range(wanted.players)
    wins = tuple(
        sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)
        for seat in seats
    )
    means = tuple(
        sum(outcome.scores[seat] for outcome in outcomes) / len(outcomes) for seat in seats
    )
    return Figures(
        game=wanted.game,
        seed=wanted.seed,
        games=len(outcomes),
        bots=wanted.levels,
        wins=tuple(round(each, 3) for each in wins),
        win_shares=tuple(round(each / len(outcomes), 4) for each in wins),
        mean_scores=tuple(round(mean, 3) for mean in means),
    )


def _print(result: Figures, *, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(result).decode())
        return
    typer.echo(f"{result.games} games of {result.game}, seed {result.seed}")
    for seat, level in enumerate(result.bots):
        share, mean = result.win_shares[seat], result.mean_scores[seat]
        typer.echo(f"  seat {seat}  {level:10}  wins {share:6.1%}  mean score {mean:7.2f}")
