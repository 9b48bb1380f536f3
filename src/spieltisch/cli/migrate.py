"""`spieltisch migrate`: from one server's file to a PostgreSQL database that several servers share."""

from typing import Annotated

import typer
from sqlalchemy import make_url

from spieltisch.cli.errors import refusals
from spieltisch.cli.serve import Data
from spieltisch.core.folders import default_data


def migrate(
    to: Annotated[
        str, typer.Option(help="An empty PostgreSQL database: postgresql://user@host/name.")
    ],
    data: Data = None,
) -> None:
    """Copy all tables to a PostgreSQL database, and replay each to verify it."""
    from spieltisch.server.store_migration import migrate_folder  # noqa: PLC0415 - loads the server

    folder = data or default_data()
    with refusals():
        done = migrate_folder(folder, to)
    rows = sum(done.rows.values())
    typer.echo(f"Copied {rows:,} rows; {done.replayed:,} tables replay exactly as before.")
    for table_id in done.unreadable:
        typer.echo(
            f"Table {table_id} could not be replayed before the move either; it is copied unchanged."
        )
    shown = make_url(to).render_as_string(hide_password=True)
    typer.echo(f"To serve it: spieltisch serve --database {shown} --workers 2")
