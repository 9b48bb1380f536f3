"""The decks of Ubongo, the card game, on the command line: shown, made, measured."""

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress, track

from spieltisch.cli.refusing import refusals
from spieltisch.core.errors import Refused
from spieltisch.games.ubongocards.decks import Card, Decks, Stack, decode, encode, frozen_decks
from spieltisch.games.ubongocards.making import Effort, Figures, decks_from, figures, make
from spieltisch.games.ubongocards.material import HEIGHT, ROUNDS, SYMBOLS, WIDTH, Side

EXAMPLES = 3
"""Cards of each stack that the overview draws."""

HANDS = 10_000
"""Hands a round by which new decks are measured."""

WIDEST = max(len(symbol) for symbol in SYMBOLS)


def print_decks(*, as_json: bool) -> None:
    """Print all cards as JSON, or look at each stack."""
    with refusals():
        decks = frozen_decks()
    if as_json:
        typer.echo(msgspec.json.encode(decks).decode())
        return
    for stack in decks.stacks:
        _draw_stack(stack)
    typer.echo(
        "all cards: spieltisch decks --json; how hard the rounds are: spieltisch decks report"
    )


def _draw_stack(stack: Stack) -> None:
    first, second = stack.rounds
    used = {symbol for card in stack.cards for symbol in (*card.white, *card.black)}
    typer.echo(f"rounds {first} and {second}: {len(stack.cards)} cards, {len(used)} symbols")
    for card in stack.cards[:EXAMPLES]:
        typer.echo("\n".join(_rows(card)) + "\n")


def _rows(card: Card) -> list[str]:
    """Write a card in three rows, its white side on the left, its black side on the right."""
    sides = (_grid(card.white), _grid(card.black))
    return [f"  {white}  |  {black}".rstrip() for white, black in zip(*sides, strict=True)]


def _grid(side: Side) -> list[str]:
    rows = [side[WIDTH * row : WIDTH * (row + 1)] for row in range(HEIGHT)]
    return [" ".join(symbol.ljust(WIDEST) for symbol in row) for row in rows]


def make_decks(seed: int, out: Path | None, steps: int) -> None:
    """Search for decks, write them to a file or to standard output, and say what they are like."""
    if out is not None:
        with refusals():
            _write(b"", out)  # says at once, not after minutes, that a file cannot be written
    effort = Effort(steps=steps)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("making", total=effort.in_all)
        for rounds in make(str(seed), effort):
            bar.update(task, advance=1, description=f"round {len(rounds)}")
    decks = decks_from(rounds)
    if out is None:
        typer.echo(encode(decks).decode(), nl=False)
    else:
        with refusals():
            _write(encode(decks), out)
    _print_figures(_measured(decks, HANDS, seed), err=True)


def _write(content: bytes, out: Path) -> None:
    """Write a file; nothing at all leaves what is there as it is."""
    try:
        with out.open("wb" if content else "ab") as stream:
            stream.write(content)
    except OSError as error:
        raise Refused("no_file", f"{out} cannot be written: {error.strerror}.") from None


def report(file: Path | None, hands: int, seed: int, *, as_json: bool) -> None:
    """Deal hands of every round and print what they are like."""
    with refusals():
        decks = frozen_decks() if file is None else decode(_read(file))
    measured = _measured(decks, hands, seed)
    if as_json:
        typer.echo(msgspec.json.encode(measured).decode())
        return
    typer.echo(f"{hands} hands of nine in each round, seed {seed}")
    _print_figures(measured)
    typer.echo(
        "possible contacts: the mean number in a hand; effort: how often somebody who lays at random\n"
        "holds a card against another until seven lie, the median of all hands"
    )


def _measured(decks: Decks, hands: int, seed: int) -> list[Figures]:
    bar = Console(stderr=True)
    rounds = range(1, ROUNDS + 1)
    shown = track(rounds, "dealing", console=bar, transient=True, disable=not bar.is_terminal)
    return [figures(decks, number, hands, str(seed)) for number in shown]


def _print_figures(measured: list[Figures], *, err: bool = False) -> None:
    typer.echo("round  can lay seven  possible contacts  effort", err=err)
    for each in measured:
        typer.echo(
            f"{each.round:5}  {each.solvable:13.2%}  {each.contacts:17.2f}  {each.effort:6.0f}",
            err=err,
        )


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise Refused("no_file", f"{file} cannot be read: {error.strerror}.") from None
