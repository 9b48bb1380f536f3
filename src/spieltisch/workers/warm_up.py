"""Compiles and keeps every kernel before anyone waits for one: `python -m spieltisch.workers.warm_up`.

`make play` does that while it sets up. Where it was not done, a server does it at its first start, in
processes of their own; of several workers one compiles each kernel, and the others wait for it. Long batches
alone (the atlas, new decks) compile their kernels when they begin.
"""

import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import spieltisch
from spieltisch.compiling import cache
from spieltisch.games.registry import GAMES
from spieltisch.packing import compiled

HERE = Path(__file__)
NAME = "spieltisch.all"
"""What the mark is called that says that everything is kept."""

KERNELS: Mapping[str, Callable[[], None]] = {
    "packing": compiled.load,
    **{
        game.name: partial(game.prepare, game.searching)
        for game in GAMES.values()
        if game.searching
    },
}
"""What compiles each set of kernels, where nothing of it is kept; games that search have one."""


def is_warm() -> bool:
    """Ask whether everything was kept, just as the sources are now."""
    return cache.read(HERE, NAME, key()) is not None


def mark_warm(before: bytes) -> None:
    """Note that everything is kept, unless a source has changed since."""
    if before == key():
        cache.keep(HERE, NAME, before, b"")


def key() -> bytes:
    """Give a digest of everything that kernels can depend on."""
    folder = Path(spieltisch.__file__).parent
    parts = [folder / each for each in ("compiling", "packing", "games")]
    sources = sorted(file for part in parts for file in part.rglob("*.py"))
    return cache.key_of(cache.surroundings(), cache.contents(sources))


def warm_up(name: str) -> None:
    """Load a set of kernels: compile and keep what nobody has kept."""
    KERNELS[name]()


def main() -> None:
    """Load every set, and say so."""
    before = key()
    for name in KERNELS:
        began = time.monotonic()
        sys.stdout.write(f"{name}: ")
        sys.stdout.flush()
        warm_up(name)
        sys.stdout.write(f"ready after {time.monotonic() - began:.1f} s\n")
    mark_warm(before)


if __name__ == "__main__":
    main()
