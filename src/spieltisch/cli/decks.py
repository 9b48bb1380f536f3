"""`spieltisch decks ...`: shows, makes and measures decks of Ubongo, the card game."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import read_bytes, verify_writable
from spieltisch.cli.progress import progress_bar, tracked
from spieltisch.games.ubongocards.decks import Card, Decks, Stack, decode, encode, frozen_decks
from spieltisch.games.ubongocards.material import HEIGHT, ROUNDS, SYMBOLS, WIDTH, Side

if TYPE_CHECKING:
    from spieltisch.games.ubongocards.generator.generate import Figures

EXAMPLES = 3
"""How many cards of each stack the overview draws."""

HANDS = 10_000
"""How many hands of each round are dealt to measure new decks."""

WIDEST = max(len(symbol) for symbol in SYMBOLS)


app = typer.Typer(
    help="The decks of Ubongo, the card game: show, make, measure.",
    add_completion=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def show_decks(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="Print all cards as JSON.")] = False,
) -> None:
    """Show the three stacks of 36 cards."""
    if context.invoked_subcommand is not None:
        return
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


@app.command("make")
def make_decks(
    seed: Annotated[int, typer.Option(min=0, help="The same seed makes the same decks.")],
    out: Annotated[
        Path | None, typer.Option(help="The file to write; standard output otherwise.")
    ] = None,
    steps: Annotated[
        int,
        typer.Option(
            min=100, max=10_000_000, help="Steps of search for each round; few make poor decks."
        ),
    ] = 40_000,
) -> None:
    """Search for your own decks; it takes a few minutes."""
    from spieltisch.games.ubongocards.generator.generate import Effort, decks_from, make  # noqa: PLC0415

    with refusals():
        verify_writable(out)
    effort = Effort(steps=steps)
    with progress_bar() as bar:
        task = bar.add_task("making", total=effort.in_all)
        for rounds in make(str(seed), effort):
            bar.update(task, advance=1, description=f"round {len(rounds)}")
    decks = decks_from(rounds)
    if out is None:
        typer.echo(encode(decks).decode(), nl=False)
    else:
        out.write_bytes(encode(decks))
    _print_figures(_measured(decks, HANDS, seed), err=True)


@app.command()
def report(
    file: Annotated[
        Path | None, typer.Option("--decks", help="A file of decks; by default the box's own.")
    ] = None,
    hands: Annotated[int, typer.Option(min=1, max=10_000_000, help="Hands a round.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed deals the same hands.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
) -> None:
    """Measure how many hands can lay seven, their possible contacts and the effort, round by round."""
    with refusals():
        decks = frozen_decks() if file is None else decode(read_bytes(file))
    measured = _measured(decks, hands, seed)
    if as_json:
        typer.echo(msgspec.json.encode(measured).decode())
        return
    typer.echo(f"{hands} hands of nine in each round, seed {seed}")
    _print_figures(measured)
    typer.echo(
        "possible contacts: the mean number in a hand; effort: how often a player who lays at random\n"
        "holds a card against another until seven lie, the median of all hands"
    )


def _measured(decks: Decks, hands: int, seed: int) -> list["Figures"]:
    from spieltisch.games.ubongocards.generator.generate import figures  # noqa: PLC0415

    rounds = tracked(range(1, ROUNDS + 1), "dealing", ROUNDS)
    return [figures(decks, number, hands, str(seed)) for number in rounds]


def _print_figures(measured: list["Figures"], *, err: bool = False) -> None:
    typer.echo("round  can lay seven  possible contacts  effort", err=err)
    for each in measured:
        typer.echo(
            f"{each.round:5}  {each.solvable:13.2%}  {each.contacts:17.2f}  {each.effort:6.0f}",
            err=err,
        )
