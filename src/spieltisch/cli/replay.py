"""`spieltisch replay`: replays, prints and verifies a record."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import read_record
from spieltisch.core import fold
from spieltisch.core.outcome import Outcome
from spieltisch.core.record import Record
from spieltisch.core.record import verify as verify_record
from spieltisch.games.registry import game_named


def replay(
    record: Annotated[Path, typer.Argument(help="A record, as downloaded from the end screen.")],
    verify: Annotated[
        bool,
        typer.Option(help="Check that the seed matches its fingerprint, and every move the rules."),
    ] = False,
    promise: Annotated[
        str | None,
        typer.Option(help="The fingerprint that the table showed before the first card."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the outcome and the scores.")
    ] = False,
) -> None:
    """Replay a record and print the game."""
    verified = verify or promise is not None
    with refusals():
        played = read_record(record)
        if verified:
            verify_record(played, promise)
        if as_json:
            _print_json(played)
        else:
            _print_game(played)
    if verified:
        typer.echo(_verdict(played, promise), err=as_json)


def _verdict(record: Record, promise: str | None) -> str:
    proved = "verified: the seed matches the fingerprint, and every move follows the rules."
    if promise is not None:
        return f"{proved}\nThe fingerprint is the one that you were promised: the deal was fair."
    return f"{proved}\nCompare the fingerprint with the one that your table showed: {record.commitment}"


def _print_json(record: Record) -> None:
    game = game_named(record.game)
    outcome = game.outcome(fold.fold(game, record))
    scores = None if outcome is None else outcome.scores
    typer.echo(msgspec.json.encode({"outcome": _outcome(outcome), "scores": scores}).decode())


def _outcome(outcome: Outcome | None) -> dict[str, object] | None:
    if outcome is None:
        return None
    return {"places": outcome.places, "winners": outcome.winners}


def _print_game(record: Record) -> None:
    game = game_named(record.game)
    names = ", ".join(f"{seat} {each.name}" for seat, each in enumerate(record.seats))
    typer.echo(f"{game.name}, rules {record.rules}; seats: {names}")
    state = fold.start(game, record)
    for step in fold.steps(game, record):
        typer.echo(f"{_time(step.at)}  {game.tell(step.before, step.seat, step.move)}")
        state = step.after
    state = fold.ended(game, record, state)
    typer.echo(game.draw(game.view(state, None)))
    _print_places(record, game.outcome(state))


def _time(at: int) -> str:
    return f"{at // 60000:3d}:{at % 60000 / 1000:06.3f}"


def _print_places(record: Record, outcome: Outcome | None) -> None:
    if outcome is None:
        typer.echo("the game is not over.")
        return
    order = sorted(range(len(record.seats)), key=lambda seat: outcome.places[seat])
    for seat in order:
        name = f"{record.seats[seat].name} (seat {seat})"
        typer.echo(f"{outcome.places[seat]}. {name}: {outcome.scores[seat]}")
