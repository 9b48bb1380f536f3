"""The frozen generator: all randomness of a game follows from its seed, today and in ten years' time.

The algorithm (docs/decisions/rng.md): a stream is named by a seed and a label. Its block i is

    SHA-256( "spieltisch chance 1" NL seed NL label NL i )

with NL a line feed and i written in decimal from 0. A block is read as four 64-bit big-endian words.
`below(n)` takes the next word w, rejects it while w >= n * floor(2**64 / n), and returns w mod n.
`shuffled` is Fisher-Yates from the last place down. The branch b of a stream labelled a is the stream
labelled "a / b" of the same seed. None of this may change as long as records exist.
"""

from collections.abc import Generator, Sequence
from hashlib import sha256
from inspect import GEN_CREATED, getgeneratorstate
from typing import TypeVar

T = TypeVar("T")

WORDS = 2**64


class Rng:
    """A stream of draws, the same for the same seed and label."""

    def __init__(self, seed: str, label: str) -> None:
        self._seed = seed
        self._label = label
        self._words = _words(seed, label)

    def __reduce__(self) -> tuple[type["Rng"], tuple[str, str]]:
        """Pickle a stream that nothing has been drawn from yet; it starts at the beginning again."""
        if getgeneratorstate(self._words) != GEN_CREATED:
            raise ValueError("a stream cannot be pickled after the first draw")
        return Rng, (self._seed, self._label)

    def branch(self, label: str) -> "Rng":
        """Open a separate stream below this one; it does not depend on what was drawn from this one."""
        return Rng(self._seed, f"{self._label} / {label}")

    def below(self, n: int) -> int:
        """Draw a whole number from 0 to n - 1, each equally likely (n from 1 to 2**64)."""
        if not 1 <= n <= WORDS:
            raise ValueError(f"n must be from 1 to 2**64, not {n}")
        limit = WORDS - WORDS % n
        while True:
            word = next(self._words)
            if word < limit:
                return word % n

    def choice(self, things: Sequence[T]) -> T:
        """Draw one of the things uniformly."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """Return the things in a random order."""
        pile = list(things)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)


def _words(seed: str, label: str) -> Generator[int, None, None]:
    index = 0
    while True:
        block = sha256(f"spieltisch chance 1\n{seed}\n{label}\n{index}".encode()).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        index += 1


def commitment(seed: str) -> str:
    """Return the hash that is shown before the first card and commits the table to its seed."""
    return sha256(f"spieltisch seed 1\n{seed}".encode()).hexdigest()
