"""Bit operations on one word, for kernels: the lowest set bit, and the number of set bits."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic


def _lowest(_: Any, __: Any) -> Any:
    """Return the index of the lowest set bit."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


lowest: Any = intrinsic(_lowest)


def _bits_in(_: Any, __: Any) -> Any:
    """Count the set bits."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


bits_in: Any = intrinsic(_bits_in)
