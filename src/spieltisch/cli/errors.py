"""How the command line refuses: a line with the code and the sentence, then exit code 2."""

from collections.abc import Iterator
from contextlib import contextmanager

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
    except OSError as error:
        about = f" ({error.filename})" if error.filename else ""
        typer.echo(f"spieltisch: file_error: {error.strerror or error}{about}.", err=True)
        raise typer.Exit(2) from None
