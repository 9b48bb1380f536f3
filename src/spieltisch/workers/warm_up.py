"""Compiles and caches every kernel ahead of time: `python -m spieltisch.workers.warm_up`.

`make play` does this during setup. Otherwise, a server does it at its first start, in separate processes; of
several workers, one compiles each kernel while the others wait. Only long batches (the atlas, new decks)
compile their kernels when they start.
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
"""The name of the marker that says that everything is cached."""

KERNELS: Mapping[str, Callable[[], None]] = {
    "packing": compiled.load,
    **{
        game.name: partial(game.prepare, game.searching)
        for game in GAMES.values()
        if game.searching
    },
}
"""The function that loads each set of kernels and compiles what is missing; games that search have one."""


def is_warm() -> bool:
    """Return whether everything is cached for the current sources."""
    return cache.read(HERE, NAME, key()) is not None


def mark_warm(before: bytes) -> None:
    """Record that everything is cached, unless a source has changed since."""
    if before == key():
        cache.keep(HERE, NAME, before, b"")


def key() -> bytes:
    """Return a digest of everything that kernels may depend on."""
    folder = Path(spieltisch.__file__).parent
    parts = [folder / each for each in ("compiling", "packing", "games")]
    sources = sorted(file for part in parts for file in part.rglob("*.py"))
    return cache.key_of(cache.surroundings(), cache.contents(sources))


def warm_up(name: str) -> None:
    """Load a set of kernels, and compile and cache what is missing."""
    KERNELS[name]()


def main() -> None:
    """Load every set and report progress."""
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
