"""Notifies listeners before a compilation, so that a command can explain the delay."""

from collections.abc import Callable

listeners: list[Callable[[str], None]] = []
"""Called once, with the first package that this process has to compile."""


def tell(module: str) -> None:
    """Notify all listeners that a package's kernels are about to be compiled, here or in another process."""
    told, listeners[:] = [*listeners], []
    for listener in told:
        listener(module)
