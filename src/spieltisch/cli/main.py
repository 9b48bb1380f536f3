"""The command `spieltisch`: a list of its subcommands. What one imports is loaded when it is called."""

import os
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from spieltisch import __version__
from spieltisch.compiling import notices

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy starts a thread for each core otherwise

COMMANDS: Mapping[str, str] = {
    "play": "Serve on this machine and open a browser.",
    "serve": "Serve without opening a browser.",
    "migrate": "Copy all tables to a PostgreSQL database, and replay each to verify it.",
    "doctor": "Check everything that a server needs, and say how to fix what is wrong.",
    "backup": "Copy all tables and the secret while people play, and replay every table of the copy.",
    "restore": "Verify a backup by replaying it, then put it in place; the old tables are kept.",
    "replay": "Replay a record and print the game.",
    "review": "Show which moves of a game cost most, judged by what their players could see.",
    "simulate": "Let bots play games against each other.",
    "tournament": "Let bots play every seat of the same deals, and rank them.",
    "atlas": "Every possible Ubongo 3-D puzzle, with its number of solutions.",
    "boards": "The 36 boards of Ubongo 3-D: show, make, solve.",
    "decks": "The decks of Ubongo, the card game: show, make, measure.",
    "mesh": "The pieces of Ubongo 3-D for a 3-D printer, and solutions for any viewer.",
    "print": "Boxes, solutions and worksheets as PDF, to print and cut out.",
}
"""Each command is a module of the same name in this folder; these are the descriptions in `--help`."""


class LazyGroup(TyperGroup):
    """Lists commands without loading them, and loads only the one that is called."""

    def __init__(self, **attributes: Any) -> None:
        """Add a placeholder with the name and help of each command."""
        super().__init__(**attributes)
        listed = {name: TyperCommand(name, help=says) for name, says in COMMANDS.items()}
        self.commands = {**listed, **self.commands}

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """Find the command that was typed."""
        name, command, rest = super().resolve_command(ctx, args)
        if name is not None and name in COMMANDS:
            command = load(name)
        return name, command, rest


def load(name: str) -> Any:
    """Load a command: its module has a function of the same name, or subcommands in `app`."""
    module = import_module(f"spieltisch.cli.{name}")
    if hasattr(module, "app"):
        return typer.main.get_command(module.app)
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name)(getattr(module, name))
    return typer.main.get_command(alone)


app = typer.Typer(
    cls=LazyGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Play three tabletop games in the browser; simulate, replay, solve and study them here.",
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"spieltisch {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[  # noqa: ARG001 - its callback has ended the program
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Read the options before a command, and announce compilations before they make the user wait."""
    notices.listeners[:] = [_say_that_it_compiles]


def _say_that_it_compiles(module: str) -> None:
    typer.echo(
        f"Compiling {module}, once on this machine: this takes about half a minute.", err=True
    )


@app.command()
def solve(
    area: Annotated[
        str,
        typer.Option(help="An area as seen from above, such as ###/###/#.., rows separated by /."),
    ] = "",
    pieces: Annotated[str, typer.Option(help="Kinds of pieces by number, such as 9,7,15.")] = "",
    target: Annotated[
        Path | None,
        typer.Option(
            exists=True,
            dir_okay=False,
            help="A file with a puzzle: JSON as in a batch, BurrTools' .xmpuzzle, polycube's definition.",
        ),
    ] = None,
    batch: Annotated[
        typer.FileBinaryRead | None,
        typer.Option(help="A file of puzzles as JSON lines, or - for standard input."),
    ] = None,
    count: Annotated[bool, typer.Option("--count", help="Only count the solutions.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="Show every solution.")] = False,
    up_to_symmetry: Annotated[
        bool, typer.Option("--up-to-symmetry", help="Count rotated and mirrored solutions once.")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=64, help="How many cores to use; by default all.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, help="Give up on a puzzle after this many seconds of CPU time."),
    ] = None,
    nodes: Annotated[
        int | None,
        typer.Option(min=1, help="Give up on a puzzle after trying this many placements."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    picture: Annotated[
        Path | None, typer.Option(help="Also draw the solution into this file, .svg or .png.")
    ] = None,
    glb: Annotated[
        Path | None, typer.Option(help="Also write the solution into this file for 3-D viewers.")
    ] = None,
) -> None:
    """Fill an area two levels high, or any target, with polycubes."""
    if (picture or glb) and (batch or count or everything):
        raise typer.BadParameter("--picture and --glb show one solution.")
    if batch is not None:
        from spieltisch.cli import solve_batch  # noqa: PLC0415

        if area or pieces or count or target or up_to_symmetry:
            raise typer.BadParameter("--batch reads its puzzles from the lines and always counts.")
        solve_batch.solve_batch(batch, everything, solve_batch.bounds_of(nodes, seconds), jobs)
        return
    from spieltisch.cli import solve as solving  # noqa: PLC0415
    from spieltisch.packing.solver import Limits  # noqa: PLC0415

    if picture or glb:
        from spieltisch.cli.solution_files import verify_files  # noqa: PLC0415

        verify_files(picture, glb)
    limits = Limits(nodes, seconds)
    wanted = solving.Wanted(count, everything, as_json, up_to_symmetry, limits, jobs, picture, glb)
    if target is None:
        solving.solve_one(area, pieces, wanted)
    elif area or pieces:
        raise typer.BadParameter("--target brings its own pieces.")
    else:
        solving.solve_target(target, wanted)
