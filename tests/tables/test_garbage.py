"""Full garbage collections stop everyone: what tables are made of is never tracked by the collector."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from spieltisch.games.registry import GAMES
from tests.tables.recorded import helpful, tables_of, walk


def structs_in(value: Any) -> Iterator[type]:
    """Yield the type of every struct that a value consists of."""
    if isinstance(value, msgspec.Struct):
        yield type(value)
        value = msgspec.structs.astuple(value)
    if isinstance(value, Mapping):
        value = (*value.keys(), *value.values())
    if isinstance(value, tuple | list | frozenset | set):
        for each in value:
            yield from structs_in(each)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_table_is_made_of_is_not_tracked(name):
    for players in {min(GAMES[name].players), max(GAMES[name].players)}:
        tables = tables_of(walk(name, players, helpful(name, players)))
        found = {kind for table in (*tables[::20], tables[-1]) for kind in structs_in(table)}
        assert type(tables[-1].state) in found
        assert {kind.__qualname__ for kind in found if kind.__struct_config__.gc} == set()
