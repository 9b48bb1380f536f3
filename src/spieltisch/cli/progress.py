"""Progress bars for long commands: on standard error, and only on a terminal."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress, track

T = TypeVar("T")


def tracked(things: Iterable[T], doing: str, total: int) -> Iterator[T]:
    """Yield things one by one, and show how many of them are done."""
    bar = Console(stderr=True)
    yield from track(things, doing, total, console=bar, transient=True, disable=not bar.is_terminal)


def progress_bar() -> Progress:
    """Return a bar for work that reports its own progress."""
    bar = Console(stderr=True)
    return Progress(console=bar, disable=not bar.is_terminal, transient=True)
