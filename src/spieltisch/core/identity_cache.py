"""A cache by object identity: every seat's view asks for the same results of the same frozen values."""

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any, TypeVar

from cachetools import LRUCache

Value = TypeVar("Value")
Result = TypeVar("Result")
Function = Callable[[Value], Result]


def once_each(most: int) -> Callable[[Function[Value, Result]], Function[Value, Result]]:
    """Cache a pure function of a frozen value by the identity of the value, for the last `most` values.

    The cache keeps each value alive, so no other object can take over its identity.
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
