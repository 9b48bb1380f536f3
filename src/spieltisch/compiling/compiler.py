"""Compiles a game's kernels: without the GIL, kept in numba's cache, bound to all of their sources.

numba checks only the file that defines a function. Kernels call each other and share constants, so each one's
name contains a hash of all the files, and all are recompiled when any of them changes.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

from spieltisch.compiling.cache import bound_to

Function = TypeVar("Function", bound=Callable[..., Any])


class Compiler:
    """Compiles the kernels of one game."""

    def __init__(self, sources: Sequence[Path]) -> None:
        """Bind the kernels to these files, and to this one."""
        self.sources = [*sources, Path(__file__)]
        self._bound = bound_to(self.sources)

    def __call__(self, function: Function, *, is_inlined: bool = False) -> Function:
        """Return a function that is compiled when it is first called."""
        from numba import njit  # noqa: PLC0415 - needed only to compile

        options: Any = {"cache": True, "nogil": True, "forceinline": is_inlined}
        options["error_model"] = "numpy"  # cached code cannot raise; no kernel divides by zero
        made: Any = njit(**options)(self._bound(function))
        return cast("Function", made)
