"""Reviewing a record in the terminal: which moves cost most, and how the chances went."""

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from spieltisch.cli.refusing import refusals
from spieltisch.cli.replaying import read_record
from spieltisch.core.errors import Refused
from spieltisch.core.record import Record
from spieltisch.games.reviewed import GameReview
from spieltisch.games.reviews import REVIEWS


def review_file(file: Path, simulations: int, *, as_json: bool) -> None:
    """Read a record, weigh its moves and print what they were worth."""
    with refusals():
        record = read_record(file)
        reviewed = _reviewed(record, simulations)
    if as_json:
        typer.echo(msgspec.json.encode(reviewed).decode())
    else:
        _print(record, reviewed)


def _reviewed(record: Record, simulations: int) -> GameReview:
    if record.game not in REVIEWS:
        known = ", ".join(REVIEWS)
        raise Refused("no_review", f"{record.game} cannot be reviewed; these can: {known}.")
    bar = Console(stderr=True)
    with Progress(console=bar, disable=not bar.is_terminal, transient=True) as shown:
        task = shown.add_task("weighing", total=None)
        return REVIEWS[record.game](
            record,
            simulations,
            lambda done, total: shown.update(task, completed=done, total=total),
        )


def _print(record: Record, reviewed: GameReview) -> None:
    for seat, costly in enumerate(reviewed.costly):
        own = [each for each in reviewed.moves if each.seat == seat]
        lost = sum(each.cost for each in own)
        best = sum(each.played == each.best for each in own)
        name = f"{record.seats[seat].name} (seat {seat})"
        typer.echo(
            f"{name}: {best} of {len(own)} choices were the best; "
            f"all others together cost {lost:.2f} wins"
        )
        for each in costly:
            typer.echo(f"  move {each.number}: {each.words}")
