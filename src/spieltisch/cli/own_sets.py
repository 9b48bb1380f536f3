"""Reads boards that a user made from a file; without a file, uses the box's own."""

from pathlib import Path
from typing import Annotated

import typer

from spieltisch.cli.files import read_bytes
from spieltisch.games.ubongo3d.boards import Box, box, own_boards
from spieltisch.games.ubongo3d.puzzles import Posed, posed_named

Boards = Annotated[
    Path | None,
    typer.Option("--file", help="A set that `boards make` wrote; by default the box's own."),
]
Number = Annotated[
    int, typer.Option("--number", min=1, help="Which solution; 1 is the one in the booklet.")
]


def box_from(file: Path | None) -> Box:
    """Return the frozen box, or the one in a file."""
    return box() if file is None else own_boards(read_bytes(file))


def posed_from(name: str, file: Path | None) -> Posed:
    """Find a task of our box or of the one in a file, or a puzzle of the atlas, by its name."""
    return posed_named(name, None if file is None else own_boards(read_bytes(file)))
