"""How the kernels are compiled: without the GIL, kept in numba's cache, bound to all of their sources.

numba looks only into the file in which a function stands. Kernels call each other and share constants; so
each is named after the content of all of them, and is compiled anew when any changes.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import njit

from spieltisch.packing.machine_code import bound_to

Function = TypeVar("Function", bound=Callable[..., Any])

HERE = Path(__file__)
SOURCES = [*sorted(HERE.parent.glob("*kernel.py")), HERE.with_name("material.py"), HERE]

_bound = bound_to(SOURCES)


def compiled(function: Function, *, is_inlined: bool = False) -> Function:
    """Compile a function when it is first called."""
    made: Any = njit(cache=True, nogil=True, forceinline=is_inlined)(_bound(function))
    return cast("Function", made)


def inlined(function: Function) -> Function:
    """Compile a function into every place that calls it: where a call costs more than it does."""
    return compiled(function, is_inlined=True)
