"""Passes arguments to compiled kernels in one block of memory: the wrapper between Python and cached code.

A caller packs all arguments into a row of 64-bit slots: a number, or an array's address and open sizes. The
compiled side unpacks them into the arrays and tuples that the kernel takes.
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np


class Number(NamedTuple):
    """A number in one slot."""

    code: str
    """The code in `struct`: q for a signed 64-bit integer, Q for an unsigned one, d for a float."""


class ArrayKind(NamedTuple):
    """An array in C order; sizes known to the kernel are checked, and are constants in it."""

    dtype: np.dtype[Any]
    shape: tuple[int | str, ...]
    """The size of each axis, or a name if only the caller knows it."""
    known: tuple[tuple[int, int], ...]
    """Each axis whose size the kernel knows, and the size."""
    open: tuple[int, ...]
    """Each axis whose size the kernel does not know."""


Kind = Any
"""A number, an array, or a named tuple of kinds."""

INTEGER: Kind = Number("q")
WORD: Kind = Number("Q")
FLOAT: Kind = Number("d")


def array(dtype: type | np.dtype[Any], *shape: int | str) -> Any:
    """Describe a kind of array by its number type and its sizes."""
    known = tuple((axis, size) for axis, size in enumerate(shape) if isinstance(size, int))
    named = tuple(axis for axis, size in enumerate(shape) if isinstance(size, str))
    return ArrayKind(np.dtype(dtype), shape, known, named)


def fixed(kind: Kind, **sizes: int) -> Any:
    """Fix some of the named sizes, so that the kernel knows them."""
    if isinstance(kind, Number):
        return kind
    if isinstance(kind, ArrayKind):
        return array(kind.dtype, *(sizes.get(str(size), size) for size in kind.shape))
    parts = [fixed(part, **sizes) for part in kind]
    return tuple(parts) if type(kind) is tuple else type(kind)(*parts)


def zeros(kind: Kind, **sizes: int) -> Any:
    """Make zeroed arrays of a kind; sizes are given by name."""
    if isinstance(kind, ArrayKind):
        return np.zeros([sizes.get(str(size), size) for size in kind.shape], kind.dtype)
    return type(kind)(*(zeros(part, **sizes) for part in kind))


class Packed(list[int]):
    """Slots packed earlier, for arrays that their owner keeps alive."""


def slots(kind: Kind, value: Any) -> Sequence[Any]:
    """Return the slots of an argument, or refuse one of the wrong kind."""
    if isinstance(value, Packed):
        return value
    if isinstance(kind, Number):
        return (value,)
    if not isinstance(kind, ArrayKind):
        return [slot for part, each in zip(kind, value, strict=True) for slot in slots(part, each)]
    shape = value.shape
    if value.dtype != kind.dtype or len(shape) != len(kind.shape) or not value.flags.c_contiguous:
        raise TypeError(f"expected {kind}, got {value.dtype} {shape}")
    address = value.__array_interface__["data"][0]
    if kind.known:
        if any(shape[axis] != size for axis, size in kind.known):
            raise TypeError(f"expected {kind}, got {value.dtype} {shape}")
        shape = [shape[axis] for axis in kind.open]
    return (address, *shape)


def packer(kinds: Sequence[Kind]) -> Callable[..., bytes]:
    """Return the function that packs arguments of these kinds."""
    pack = struct.Struct("".join(code for kind in kinds for code in _codes(kind))).pack

    def packed(*arguments: Any) -> bytes:
        both = zip(kinds, arguments, strict=True)
        return pack(*(slot for kind, argument in both for slot in slots(kind, argument)))

    return packed


def packer_of_numbers(kinds: Sequence[Number]) -> Callable[..., bytes]:
    """Return the function that packs numbers only."""
    return struct.Struct("".join(kind.code for kind in kinds)).pack


def _codes(kind: Kind) -> Iterator[str]:
    if isinstance(kind, Number):
        yield kind.code
    elif isinstance(kind, ArrayKind):
        yield "Q" + "q" * len(kind.open)
    else:
        for part in kind:
            yield from _codes(part)


def compile_wrapper(function: Any, kinds: Sequence[Kind]) -> Any:
    """Compile, with numba, a function that unpacks its arguments and calls the kernel."""
    from numba import cfunc, types  # noqa: PLC0415 - needed only to compile

    unpacked = _unpacking(kinds)

    def wrapper(packed: Any) -> Any:
        return function(*unpacked(packed))

    def silent_wrapper(packed: Any) -> int:
        function(*unpacked(packed))
        return 0

    is_silent = function.py_func.__annotations__.get("return", wrapper) is None
    return cfunc(types.int64(types.voidptr))(silent_wrapper if is_silent else wrapper)


def _unpacking(kinds: Sequence[Kind]) -> Any:
    from llvmlite import ir  # noqa: PLC0415
    from numba import types  # noqa: PLC0415
    from numba.extending import intrinsic  # noqa: PLC0415

    whole = _tuple_type(kinds, tuple)

    def unpacked(_: Any, packed: Any) -> Any:  # noqa: ARG001 - types
        def generate(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
            row = builder.bitcast(arguments[0], ir.IntType(64).as_pointer())
            places = (builder.gep(row, [ir.Constant(ir.IntType(64), n)]) for n in range(1 << 10))
            read = map(builder.load, places)
            parts = [_value(context, builder, kind, read) for kind in kinds]
            return context.make_tuple(builder, whole, parts)

        return whole(types.voidptr), generate

    return intrinsic(unpacked)


def _numba_type(kind: Kind) -> Any:
    from numba import from_dtype, types  # noqa: PLC0415

    if isinstance(kind, Number):
        return {"q": types.int64, "Q": types.uint64, "d": types.float64}[kind.code]
    if isinstance(kind, ArrayKind):
        return types.Array(from_dtype(kind.dtype), len(kind.shape), "C")
    return _tuple_type(kind, type(kind))


def _tuple_type(kinds: Sequence[Kind], made: type) -> Any:
    from numba import types  # noqa: PLC0415

    tuples: Any = types.BaseTuple
    parts = [_numba_type(kind) for kind in kinds]
    return tuples.from_types(parts, None if made is tuple else made)


def _value(context: Any, builder: Any, kind: Kind, read: Iterator[Any]) -> Any:
    from llvmlite import ir  # noqa: PLC0415
    from numba.np import arrayobj  # noqa: PLC0415

    if isinstance(kind, Number):
        slot = next(read)
        return builder.bitcast(slot, ir.DoubleType()) if kind == FLOAT else slot
    if not isinstance(kind, ArrayKind):
        parts = [_value(context, builder, part, read) for part in kind]
        return context.make_tuple(builder, _numba_type(kind), parts)
    long, size = ir.IntType(64), kind.dtype.itemsize
    made = context.make_array(_numba_type(kind))(context, builder)
    data = builder.inttoptr(next(read), made.data.type)
    sizes = [
        ir.Constant(long, size) if isinstance(size, int) else next(read) for size in kind.shape
    ]
    strides = [ir.Constant(long, size)]
    for inner in reversed(sizes[1:]):
        strides.insert(0, builder.mul(strides[0], inner))
    populate: Any = arrayobj.populate_array
    populate(made, data, sizes, strides, ir.Constant(long, size), meminfo=None)
    return made._getvalue()
