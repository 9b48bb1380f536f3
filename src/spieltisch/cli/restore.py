"""`spieltisch restore`: replaces the tables that are there by a backup."""

from pathlib import Path
from typing import Annotated

import typer

from spieltisch.cli.backup import tell_damaged
from spieltisch.cli.errors import refusals
from spieltisch.cli.serve import Data
from spieltisch.core.folders import default_data

Source = Annotated[Path, typer.Argument(help="The folder that `spieltisch backup` made.")]


def restore(source: Source, data: Data = None) -> None:
    """Verify a backup by replaying it, then put it in place; the old tables are kept."""
    from spieltisch.server.folder_lock import FolderLock  # noqa: PLC0415
    from spieltisch.tables import backup  # noqa: PLC0415

    folder = data or default_data()
    with refusals():
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FolderLock(folder)
        lock.acquire()
        try:
            found = backup.restore(source, folder)
        finally:
            lock.release()
    typer.echo(f"{folder}: {found.sentence()}")
    tell_damaged(found.damaged)
