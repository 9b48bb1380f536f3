"""`spieltisch backup`: copies everything while people play, and verifies the copy."""

from pathlib import Path
from typing import Annotated

import typer

from spieltisch.cli.errors import refusals
from spieltisch.cli.serve import Data
from spieltisch.core.folders import default_data

Target = Annotated[Path, typer.Argument(help="A new folder for the backup.")]


def backup(target: Target, data: Data = None) -> None:
    """Copy all tables and the secret while people play, and replay every table of the copy."""
    from spieltisch.tables.backup import back_up  # noqa: PLC0415 - nothing else needs the store

    with refusals():
        found = back_up(data or default_data(), target)
    typer.echo(f"{target}: {found.sentence()}")
    tell_damaged(found.damaged)


def tell_damaged(damaged: tuple[tuple[str, str], ...]) -> None:
    """List the tables that cannot be read, and exit with an error if there are any."""
    for table, why in damaged:
        typer.echo(f"spieltisch: table {table}: {why}", err=True)
    if damaged:
        raise typer.Exit(1)
