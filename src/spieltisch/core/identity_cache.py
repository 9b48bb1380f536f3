"""Remembering what was computed of a frozen value, by the very object: views ask for it once a seat."""

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, TypeVar

from cachetools import LRUCache

Value = TypeVar("Value")
Result = TypeVar("Result")
Function = Callable[[Value], Result]


def once_each(most: int) -> Callable[[Function[Value, Result]], Function[Value, Result]]:
    """Compute a pure function of a frozen value once for each object; the results of `most` are kept.

    The object is kept beside its result, so that no other can have its identity meanwhile.
    """

    def remembering(function: Function[Value, Result]) -> Function[Value, Result]:
        known: LRUCache[int, tuple[Any, Result]] = LRUCache(most)
        lock = Lock()

        @wraps(function)
        def remembered(value: Value) -> Result:
            with lock:
                found = known.get(id(value))
            if found is not None:
                return found[1]
            result = function(value)
            with lock:
                known[id(value)] = value, result
            return result

        return remembered

    return remembering
