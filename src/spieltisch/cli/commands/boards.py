"""The commands `spieltisch boards ...`. What they do is in cli/boards.py, which is imported late."""

from pathlib import Path
from typing import Annotated

import typer

File = Annotated[
    Path | None, typer.Option(help="A set that `boards make` wrote; our own box otherwise.")
]

boards = typer.Typer(help="The 36 boards of Ubongo 3-D: show, make, solve.", rich_markup_mode=None)


@boards.callback(invoke_without_command=True)
def show_boards(
    context: typer.Context,
    file: File = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the boards as JSON.")] = False,
) -> None:
    """Show the box of 36 boards and 504 tasks."""
    if context.invoked_subcommand is None:
        from spieltisch.cli.boards import print_boards  # noqa: PLC0415

        print_boards(file, as_json=as_json)


@boards.command("make")
def make_boards(
    seed: Annotated[int, typer.Option(min=0, help="The same seed makes the same boards.")],
    out: Annotated[
        Path | None, typer.Option(help="The file to write; standard output otherwise.")
    ] = None,
) -> None:
    """Make a set of boards of one's own; it takes about half a minute."""
    from spieltisch.cli import boards as box  # noqa: PLC0415

    box.make_boards(seed, out)


@boards.command("solution")
def show_solution(
    task: Annotated[str, typer.Argument(help="A task's name, such as “A25 - 1|2”.")],
    file: File = None,
) -> None:
    """Draw a solution of a task, piece by piece."""
    from spieltisch.cli.boards import print_solution  # noqa: PLC0415

    print_solution(task, file)
