"""Who hears that something has to be compiled first: commands say so, lest they seem to be stuck."""

from collections.abc import Callable

listeners: list[Callable[[str], None]] = []
"""Called with the first package that this process has to compile, and no more after that."""


def tell(module: str) -> None:
    """Say that a package's kernels are about to be compiled, here or by another process."""
    told, listeners[:] = [*listeners], []
    for listener in told:
        listener(module)
