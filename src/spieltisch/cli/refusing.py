"""How the command line refuses: one line with code and sentence, and exit code 2."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from spieltisch.core.errors import Refused


@contextmanager
def refusals() -> Iterator[None]:
    """Print a refusal as one line instead of a trace."""
    try:
        yield
    except Refused as refused:
        typer.echo(f"spieltisch: {refused}", err=True)
        raise typer.Exit(2) from None


def verify_writable(file: Path | None) -> None:
    """Refuse a file that cannot be written before any time is spent on it."""
    try:
        if file is not None:
            file.open("ab").close()
    except OSError as error:
        raise Refused("no_file", f"{file} cannot be written: {error.strerror}.") from None
