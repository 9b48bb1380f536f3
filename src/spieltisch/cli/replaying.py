"""Replaying a record in the terminal."""

from pathlib import Path

import msgspec
import typer

from spieltisch.cli.refusing import refusals
from spieltisch.core import fold
from spieltisch.core.errors import BadRecord
from spieltisch.core.outcome import Outcome
from spieltisch.core.record import MOST_BYTES, Record, decode
from spieltisch.core.record import verify as verify_record
from spieltisch.games.register import game_named


def replay_file(file: Path, *, verify: bool, promise: str | None, as_json: bool) -> None:
    """Read, check and print a record."""
    with refusals():
        record = read_record(file)
        if verify:
            verify_record(record, promise)
        if as_json:
            _print_json(record)
        else:
            _print_game(record)
        if verify:
            typer.echo(_verdict(record, promise), err=as_json)


def _verdict(record: Record, promise: str | None) -> str:
    proved = "verified: the seed fits the fingerprint, and every move follows the rules."
    if promise is not None:
        return f"{proved}\nThe fingerprint is the one that you were promised: the deal was fair."
    return f"{proved}\nCompare the fingerprint with the one that your table showed: {record.commitment}"


def read_record(file: Path) -> Record:
    """Read a record's file, or raise BadRecord."""
    return decode(_read(file))


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadRecord("record_missing", f"{file} cannot be read: {error.strerror}.") from None


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
