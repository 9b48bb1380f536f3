"""Reviewing a record in the terminal: how the chances went, and which moves cost most."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress, TaskID

from spieltisch.cli.refusing import refusals
from spieltisch.cli.replaying import read_record
from spieltisch.core.errors import Refused
from spieltisch.core.record import Record
from spieltisch.core.setup import Seat
from spieltisch.games.reviewed import GameReview
from spieltisch.games.reviews import REVIEWS, here, review

BARS = "▁▂▃▄▅▆▇█"
"""Chances from 0 to 1."""
WIDTH = 60
"""Columns of a line of chances, or fewer in a short game."""


def review_file(file: Path, simulations: int, *, as_json: bool) -> None:
    """Read a record, weigh its moves and print what they were worth."""
    with refusals():
        record = read_record(file)
        reviewed = _reviewed(record, simulations)
    typer.echo(
        msgspec.json.encode(reviewed).decode()
        if as_json
        else "\n".join(
            line for seat in range(reviewed.players) for line in _lines(record, reviewed, seat)
        )
    )


def _reviewed(record: Record, simulations: int) -> GameReview:
    if record.game not in REVIEWS:
        known = ", ".join(REVIEWS)
        raise Refused("no_review", f"{record.game} cannot be reviewed; these can: {known}.")
    bar = Console(stderr=True)
    with Progress(console=bar, disable=not bar.is_terminal, transient=True) as shown:
        tell = partial(_tell, shown, shown.add_task("weighing", total=None))
        return asyncio.run(review(record, simulations, tell, here))


def _tell(shown: Progress, task: TaskID, done: int, of: int) -> None:
    shown.update(task, completed=done, total=of)


def _lines(record: Record, reviewed: GameReview, seat: Seat) -> Iterator[str]:
    """Say how a seat played; what a bot did for somebody who was away is not counted."""
    own = [each for each in reviewed.moves if each.seat == seat and each.bot is None]
    lost = sum(each.cost for each in own)
    best, good = (sum(each.grade == grade for each in own) for grade in ("best", "good"))
    yield (
        f"{record.seats[seat].name} (seat {seat}): {best} of {len(own)} choices were the best, "
        f"{good} about as good; all together cost {lost:.2f} wins"
    )
    if chances := reviewed.chances[seat]:
        line = sparkline(chances, len(record.moves))
        yield f"  chance to win {line} {chances[0][1]:.0%} to {chances[-1][1]:.0%}"
    for each in reviewed.costly[seat]:
        yield f"  move {each.number}: {each.words}"


def sparkline(chances: Sequence[tuple[int, float]], moves: int) -> str:
    """Draw chances over the moves of a game, from the first one that is known."""
    width = min(WIDTH, moves)
    columns = ""
    for column in range(1, width + 1):
        until = moves * column / width
        known = [chance for number, chance in chances if number <= until]
        columns += BARS[round(known[-1] * (len(BARS) - 1))] if known else " "
    return columns
