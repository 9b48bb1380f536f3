"""Groups by table: members belong to a group while they stay, and the last to leave closes it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

Member = TypeVar("Member")


@contextmanager
def staying(groups: dict[str, set[Member]], table_id: str, member: Member) -> Iterator[Member]:
    """Keep a member in a table's group until the block ends; a group without members is forgotten."""
    group = groups.setdefault(table_id, set())
    group.add(member)
    try:
        yield member
    finally:
        group.discard(member)
        if not group:
            groups.pop(table_id, None)
