"""How the card game's kernels are compiled: without the GIL, and named after all of their sources.

numba looks only into the file in which a function stands, and these call each other across files; named so,
each is compiled anew when any of them changes.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import njit

from spieltisch.packing.machine_code import bound_to

Function = TypeVar("Function", bound=Callable[..., Any])

HERE = Path(__file__)
SOURCES = [
    HERE.with_name(f"{name}.py")
    for name in ("kernel", "sampling", "annealing", "layout", "material", "compiling")
]

_bound = bound_to(SOURCES)


def compiled(function: Function) -> Function:
    """Compile a function when it is first called."""
    return cast("Function", njit(cache=True, nogil=True)(_bound(function)))
