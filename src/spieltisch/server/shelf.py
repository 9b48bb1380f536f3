"""A shelf for costly things that many ask for: made once, kept for a while, and only so many waited for."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from spieltisch.core.errors import Refused

Thing = TypeVar("Thing")


class Shelf(Generic[Thing]):
    """Things by the tables that they are of; those in the making are never forgotten."""

    def __init__(self, kept: int, waiting: int, is_waiting: Callable[[Thing], bool]) -> None:
        """Keep so many finished things, and let so many wait behind the one that is being made."""
        self._kept, self._most_waiting = kept, waiting
        self._is_waiting = is_waiting
        self._things: OrderedDict[str, Thing] = OrderedDict()

    def __len__(self) -> int:
        """Count the things, those in the making too."""
        return len(self._things)

    def find(self, table_id: str) -> Thing | None:
        """Give a thing, which is then the last to be forgotten."""
        if table_id in self._things:
            self._things.move_to_end(table_id)
        return self._things.get(table_id)

    def make_room(self, why_not: str) -> None:
        """Forget the oldest finished things for a new one; refuse where too many are in the making."""
        done = [key for key, each in self._things.items() if not self._is_waiting(each)]
        if len(self._things) - len(done) > self._most_waiting:
            raise Refused("busy", why_not)
        for key in done[: max(0, len(done) - self._kept + 1)]:
            del self._things[key]

    def put(self, table_id: str, thing: Thing) -> Thing:
        """Put a new thing on the shelf."""
        self._things[table_id] = thing
        self._things.move_to_end(table_id)
        return thing

    def drop(self, table_id: str) -> None:
        """Forget a thing."""
        del self._things[table_id]
