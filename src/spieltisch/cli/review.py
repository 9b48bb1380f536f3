"""`spieltisch review`: the course of a game's win probabilities, and the moves that cost most."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import read_record
from spieltisch.cli.progress import progress_bar
from spieltisch.core import review as reviewing
from spieltisch.core.analysis import GameReview
from spieltisch.core.errors import Refused
from spieltisch.core.record import Record
from spieltisch.core.setup import Seat
from spieltisch.games.registry import GAMES, game_named

BARS = "▁▂▃▄▅▆▇█"
"""Win probabilities from 0 to 1."""
WIDTH = 60
"""The columns of a sparkline; a short game has fewer."""


def review(
    record: Annotated[Path, typer.Argument(help="A record, as downloaded from the end screen.")],
    simulations: Annotated[
        int, typer.Option(min=100, max=1_000_000, help="How thoroughly each move is evaluated.")
    ] = 12_000,
    as_json: Annotated[bool, typer.Option("--json", help="Print every move as JSON.")] = False,
) -> None:
    """Show which moves of a game cost most, judged by what their players could see."""
    with refusals():
        played = read_record(record)
        made = _made(played, simulations)
    lines = (line for seat in range(made.players) for line in _lines(played, made, seat))
    typer.echo(msgspec.json.encode(made).decode() if as_json else "\n".join(lines))


def _made(record: Record, simulations: int) -> GameReview:
    game = game_named(record.game)
    if game.analysis.gather is None:
        known = ", ".join(each.name for each in GAMES.values() if each.analysis.gather is not None)
        raise Refused(
            "no_review", f"{record.game} cannot be reviewed; games with reviews: {known}."
        )
    with progress_bar() as shown:
        task = shown.add_task("evaluating", total=None)

        def tell(done: int, of: int) -> None:
            shown.update(task, completed=done, total=of)

        return asyncio.run(reviewing.review(game, record, simulations, tell, reviewing.here))


def _lines(record: Record, made: GameReview, seat: Seat) -> Iterator[str]:
    """Say how a seat played; moves that a bot made for an absent person do not count."""
    own = [each for each in made.moves if each.seat == seat and each.bot is None]
    lost = sum(each.cost for each in own)
    best, good = (sum(each.grade == grade for each in own) for grade in ("best", "good"))
    yield (
        f"{record.seats[seat].name} (seat {seat}): {best} of {len(own)} choices were the best, "
        f"{good} about as good; all together cost {lost:.2f} wins"
    )
    if course := made.win_probabilities[seat]:
        line = sparkline(course, len(record.moves))
        yield f"  chance to win {line} {course[0][1]:.0%} to {course[-1][1]:.0%}"
    for each in made.costly[seat]:
        yield f"  move {each.number}: {each.words}"


def sparkline(course: Sequence[tuple[int, float]], moves: int) -> str:
    """Draw win probabilities over the moves of a game, from the first one known."""
    width = min(WIDTH, moves)
    columns = ""
    for column in range(1, width + 1):
        until = moves * column / width
        known = [probability for number, probability in course if number <= until]
        columns += BARS[round(known[-1] * (len(BARS) - 1))] if known else " "
    return columns
