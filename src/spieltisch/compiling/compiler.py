"""How a game's kernels are compiled: without the GIL, kept in numba's cache, bound to all of their sources.

numba looks only into the file in which a function stands. Kernels call each other and share constants; so
each is named after the content of all of them, and is compiled again when any changes.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

from spieltisch.compiling.cache import bound_to

Function = TypeVar("Function", bound=Callable[..., Any])


class Compiler:
    """Compiles the kernels of one game."""

    def __init__(self, sources: Sequence[Path]) -> None:
        """Bind them to these files, and to this one."""
        self.sources = [*sources, Path(__file__)]
        self._bound = bound_to(self.sources)

    def __call__(self, function: Function, *, is_inlined: bool = False) -> Function:
        """Compile a function when it is first called."""
        from numba import njit  # noqa: PLC0415 - needed where something is compiled, and nowhere else

        options: Any = {"cache": True, "nogil": True, "forceinline": is_inlined}
        options["error_model"] = "numpy"  # kept code cannot raise; no kernel divides by zero
        made: Any = njit(**options)(self._bound(function))
        return cast("Function", made)
