"""`spieltisch doctor`: checks this installation, and says how to fix what is wrong."""

import typer

from spieltisch.cli.serve import Data, Database
from spieltisch.core.folders import default_data


def doctor(data: Data = None, database: Database = None) -> None:
    """Check everything that a server needs, and say how to fix what is wrong."""
    from spieltisch.server.doctor import look_at  # noqa: PLC0415 - nothing else needs the server

    is_well = True
    for finding in look_at(data or default_data(), address=database):
        mark = "!!" if finding.advice else "ok"
        typer.echo(f"{mark}  {finding.about}: {finding.says}")
        if finding.advice:
            is_well = False
            typer.echo(f"      {finding.advice}")
    if not is_well:
        raise typer.Exit(1)
