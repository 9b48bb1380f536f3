"""The commands `spieltisch decks ...`. What they do is in cli/decks.py, which is imported late."""

from pathlib import Path
from typing import Annotated

import typer

decks = typer.Typer(
    help="The decks of Ubongo, the card game: show, make, measure.", rich_markup_mode=None
)


@decks.callback(invoke_without_command=True)
def show_decks(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="Print all cards as JSON.")] = False,
) -> None:
    """Show the three stacks of 36 cards."""
    if context.invoked_subcommand is None:
        from spieltisch.cli.decks import print_decks  # noqa: PLC0415

        print_decks(as_json=as_json)


@decks.command("make")
def make_decks(
    seed: Annotated[int, typer.Option(min=0, help="The same seed makes the same decks.")],
    out: Annotated[
        Path | None, typer.Option(help="The file to write; standard output otherwise.")
    ] = None,
    steps: Annotated[
        int,
        typer.Option(min=100, max=10_000_000, help="Steps of search a round; few make poor decks."),
    ] = 40_000,
) -> None:
    """Search for decks of one's own; it takes a few minutes."""
    from spieltisch.cli.decks import make_decks as make  # noqa: PLC0415

    make(seed, out, steps)


@decks.command("report")
def report_decks(
    file: Annotated[
        Path | None, typer.Option("--decks", help="A file of decks; those of the box otherwise.")
    ] = None,
    hands: Annotated[int, typer.Option(min=1, max=10_000_000, help="Hands a round.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, help="The same seed deals the same hands.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
) -> None:
    """Measure how many hands can lay seven, their possible contacts and the effort, round by round."""
    from spieltisch.cli.decks import report  # noqa: PLC0415

    report(file, hands, seed, as_json=as_json)
