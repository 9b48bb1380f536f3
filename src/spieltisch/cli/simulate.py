"""`spieltisch simulate`: lets bots play games against each other."""

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import open_to_write
from spieltisch.cli.progress import tracked
from spieltisch.cli.words import Option, names_in, options_of
from spieltisch.core.record import encode_line
from spieltisch.games.registry import game_named
from spieltisch.research.simulate import (
    Figures,
    Series,
    figures,
    levels_for,
    play_series,
    verify_series,
    verify_table,
)


def simulate(
    game: Annotated[str, typer.Argument(help="The game's name, such as ugo.")],
    players: Annotated[int, typer.Option(min=1, max=16, help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="A level for each player, separated by commas, or one for all.")
    ] = "casual",
    option: Option = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    records: Annotated[
        Path | None, typer.Option(help="Write every game as a record, one per line.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
) -> None:
    """Let bots play games against each other."""
    with refusals(), ExitStack() as stack:
        options = options_of(game, option)
        verify_table(game_named(game), players, options)
        series = Series(game, levels_for(players, names_in(bots)), games, seed, options)
        verify_series(series)
        file = None if records is None else stack.enter_context(open_to_write(records))
        outcomes = []
        for record, outcome in tracked(play_series(series), "playing", games):
            outcomes.append(outcome)
            if file is not None:
                file.write(encode_line(record) + b"\n")
    result = figures(series, outcomes)
    typer.echo(msgspec.json.encode(result).decode() if as_json else _told(result))


def _told(result: Figures) -> str:
    lines = [f"{result.games} games of {result.game}, seed {result.seed}"]
    for seat, level in enumerate(result.bots):
        share, mean = result.win_shares[seat], result.mean_scores[seat]
        lines.append(f"  seat {seat}  {level:10}  wins {share:6.1%}  mean score {mean:7.2f}")
    return "\n".join(lines)
