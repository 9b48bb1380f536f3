"""Handles eight masks at once: vector operations that numba cannot express, written for LLVM.

Each function reads eight placements of a list, possibly past its end, so lists are padded by that much.
`CAN_COMPRESS` says whether the processor can compress vectors; if not, the kernel uses plain loops. The
arguments of an intrinsic are types; only the first one matters, because the others are plain numbers.
"""

from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils as untyped_cgutils
from numba.extending import intrinsic

LANES = 8
PLANES = 6
"""The bits of a count; all counts of 64 or more look the same."""
CAN_COMPRESS = bool(llvm.get_host_cpu_features().get("avx512vl"))

_WORD, _LONG = ir.IntType(64), ir.IntType(64)
_VECTOR, _FLAGS = ir.VectorType(_WORD, LANES), ir.VectorType(ir.IntType(1), LANES)
_NUMBER, _MASK = types.int64, types.uint64

cgutils: Any = untyped_cgutils


def _constant(*numbers: int) -> Any:
    return ir.Constant(ir.VectorType(_WORD, len(numbers)), list(numbers))


_NONE = _constant(*[0] * LANES)


def _splat(builder: Any, word: Any) -> Any:
    one = builder.insert_element(ir.Constant(_VECTOR, ir.Undefined), word, ir.Constant(_LONG, 0))
    numbers = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, ir.Constant(_VECTOR, ir.Undefined), numbers)


def _row(context: Any, builder: Any, kind: Any, masks: Any, word: int) -> Any:
    """Return a pointer to the masks' low or high words."""
    array = context.make_array(kind)(context, builder, masks)
    if not word:
        return array.data
    width = builder.extract_value(array.shape, 1)
    return builder.gep(array.data, [width])


def _at(builder: Any, row: Any, place: Any) -> Any:
    return builder.bitcast(builder.gep(row, [place]), ir.PointerType(_VECTOR))


def _loaded(builder: Any, row: Any, place: Any) -> Any:
    return builder.load(_at(builder, row, place), align=8)


def _within(builder: Any, count: Any) -> Any:
    """Return flags for the lanes that are still within the list."""
    return builder.icmp_signed("<", _constant(*range(LANES)), _splat(builder, count))


def _bits(builder: Any, flags: Any) -> Any:
    return builder.zext(builder.bitcast(flags, ir.IntType(LANES)), _WORD)


def _clashes(context: Any, builder: Any, signature: Any, arguments: Any, words: int) -> Any:
    """Return the bits that eight masks share with one mask, all words combined."""
    masks, place, *wanted = arguments
    found = _NONE
    for word in range(words):
        row = _row(context, builder, signature.args[0], masks, word)
        both = builder.and_(_loaded(builder, row, place), _splat(builder, wanted[word]))
        found = builder.or_(found, both)
    return found


def meets_of(words: int) -> Any:
    """Return the function that tells which of eight placements overlap a mask, as one bit each."""

    def meets(_: Any, masks: Any, place: Any, low: Any, high: Any) -> Any:  # noqa: ARG001 - types
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            common = _clashes(context, builder, signature, arguments, words)
            return _bits(builder, builder.icmp_unsigned("!=", common, _NONE))

        return _MASK(masks, _NUMBER, _MASK, _MASK), generate

    return intrinsic(meets)


def equals_of(words: int) -> Any:
    """Return the function that tells which of eight placements equal a mask, as one bit each."""

    def equals(_: Any, masks: Any, place: Any, low: Any, high: Any) -> Any:  # noqa: ARG001 - types
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            different = _NONE
            for word in range(words):
                row = _row(context, builder, signature.args[0], arguments[0], word)
                wanted = _splat(builder, arguments[2 + word])
                other = builder.xor(_loaded(builder, row, arguments[1]), wanted)
                different = builder.or_(different, other)
            return _bits(builder, builder.icmp_unsigned("==", different, _NONE))

        return _MASK(masks, _NUMBER, _MASK, _MASK), generate

    return intrinsic(equals)


def keep_of(words: int) -> Any:
    """Return the function that stores those of up to eight placements that do not overlap a mask."""

    def keep(_: Any, masks: Any, place: Any, low: Any, high: Any, count: Any, kept: Any) -> Any:  # noqa: ARG001 - types
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            masks_, place_, low_, high_, count_, kept_ = arguments
            common = _clashes(context, builder, signature, [masks_, place_, low_, high_], words)
            free = builder.icmp_unsigned("==", common, _NONE)
            free = builder.and_(free, _within(builder, count_))
            kind = ir.FunctionType(_VECTOR, [_VECTOR, _FLAGS, _VECTOR])
            name = "llvm.experimental.vector.compress.v8i64"
            compress = cgutils.get_or_insert_function(builder.module, kind, name)
            for word in range(words):
                row = _row(context, builder, signature.args[0], masks_, word)
                there = _loaded(builder, row, place_)
                packed = builder.call(compress, [there, free, _NONE])
                builder.store(packed, _at(builder, row, kept_), align=8)
            return builder.ctpop(_bits(builder, free))

        return _NUMBER(masks, _NUMBER, _MASK, _MASK, _NUMBER, _NUMBER), generate

    return intrinsic(keep)


def _added(builder: Any, one: list[Any], other: list[Any]) -> list[Any]:
    """Add counts in bit planes; the last plane marks overflow."""
    sums, carry = [], None
    for a, b in zip(one[:-1], other[:-1], strict=True):
        either, both = builder.xor(a, b), builder.and_(a, b)
        if carry is None:
            sums.append(either)
            carry = both
        else:
            sums.append(builder.xor(either, carry))
            carry = builder.or_(both, builder.and_(either, carry))
    return [*sums, builder.or_(carry, builder.or_(one[-1], other[-1]))]


def _halves(builder: Any, planes: list[Any], lanes: int) -> tuple[list[Any], list[Any]]:
    def part(plane: Any, first: int) -> Any:
        numbers = [first + lane for lane in range(lanes)]
        wanted = ir.Constant(ir.VectorType(ir.IntType(32), lanes), numbers)
        return builder.shuffle_vector(plane, plane, wanted)

    return [part(each, 0) for each in planes], [part(each, lanes) for each in planes]


def _planes(_: Any, masks: Any, word: Any, begin: Any, end: Any, planes: Any) -> Any:  # noqa: ARG001 - types
    """Count how many placements cover each of 64 cells, in bit planes and one overflow plane."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        masks_, word_, begin_, end_, planes_ = arguments
        array = context.make_array(signature.args[0])(context, builder, masks_)
        offset = builder.mul(word_, builder.extract_value(array.shape, 1))
        row = builder.gep(array.data, [offset])
        room = [cgutils.alloca_once_value(builder, _NONE) for _ in range(PLANES + 1)]
        step = ir.Constant(_LONG, LANES)
        with cgutils.for_range_slice(builder, begin_, end_, step) as (place, _count):
            within = _within(builder, builder.sub(end_, place))
            carry = builder.select(within, _loaded(builder, row, place), _NONE)
            for plane in room[:-1]:
                old = builder.load(plane)
                builder.store(builder.xor(old, carry), plane)
                carry = builder.and_(old, carry)
            builder.store(builder.or_(builder.load(room[-1]), carry), room[-1])
        found, lanes = [builder.load(plane) for plane in room], LANES
        while lanes > 1:
            lanes //= 2
            found = _added(builder, *_halves(builder, found, lanes))
        out = context.make_array(signature.args[4])(context, builder, planes_).data
        for number, plane in enumerate(found):
            value = builder.extract_element(plane, ir.Constant(_LONG, 0))
            builder.store(value, builder.gep(out, [ir.Constant(_LONG, number)]))
        return context.get_dummy_value()

    return types.void(masks, _NUMBER, _NUMBER, _NUMBER, planes), generate


add_planes: Callable[..., None] = intrinsic(_planes)
