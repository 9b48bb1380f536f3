"""The compiled search, called without numba once its machine code is kept."""

from ctypes import c_double, c_int64
from typing import Any

import numpy as np
from numpy.ctypeslib import ndpointer

from spieltisch.compiling.machine_code import Library
from spieltisch.games.ugo.ai.codes import (
    DEEPEST,
    DEPTH,
    NUMBER,
    SIZE,
    Array,
    DealRoom,
    EndgameRoom,
    Hidden,
    Room,
)
from spieltisch.games.ugo.compiling import compiled


def _array(dtype: type, dimensions: int) -> Any:
    return ndpointer(dtype, dimensions, flags="C_CONTIGUOUS")


_NUMBERS, _ROWS = _array(np.int64, 1), _array(np.int64, 2)
_FLOATS, _WORDS = _array(np.float64, 1), _array(np.uint64, 1)
_HIDDEN = Hidden(_NUMBERS, _NUMBERS, _NUMBERS)
_ROOM = Room(_NUMBERS, _NUMBERS, _NUMBERS, _FLOATS)
_ENDGAME_ROOM = EndgameRoom(_ROWS, _NUMBERS, _ROWS, _ROWS)
_DEAL_ROOM = DealRoom(_ROWS, _FLOATS, _FLOATS, _NUMBERS, _FLOATS)

_SEARCH = [_NUMBERS, _NUMBERS, *_HIDDEN, _ROWS, _NUMBERS, _FLOATS, _NUMBERS, *[_FLOATS] * 4]
_ENDGAMES = [_NUMBERS, *_HIDDEN, _ROWS, _NUMBERS, _NUMBERS, _FLOATS, _WORDS, *_ENDGAME_ROOM]
_DEALS = [_NUMBERS, *_HIDDEN, _NUMBERS, _FLOATS, _WORDS, *_DEAL_ROOM, _ROWS]

_library = Library(
    "spieltisch.games.ugo.ai.entry_kernel",
    compiled.sources,
    {
        "put": [c_int64] * 3,
        "laid_as_chosen": [c_int64] * 3,
        "play": [_NUMBERS, c_int64],
        "visit_lead": [_NUMBERS, c_int64],
        "rewind": [*[_NUMBERS] * 3, *[c_int64] * 3],
        "search": [*_SEARCH, _WORDS, *_ROOM, *[c_int64] * 9, c_double],
        "solve_endgames": [*_ENDGAMES, *[c_int64] * 6, c_double],
        "likely_deals": [*_DEALS, *[c_int64] * 5, c_double],
    },
)

load = _library.load


def put(kingdom: int, colour: int, value: int) -> int:
    """Lay a card onto a kingdom."""
    return _library.function("put")(kingdom, colour, value)


def laid_as_chosen(kingdom: int, tops: int, piles: int) -> int:
    """Lay so many packed top cards as the player chose."""
    return _library.function("laid_as_chosen")(kingdom, tops, piles)


def play(table: Array, card: int) -> bool:
    """Play a card at a table; say whether it ends the trick."""
    return bool(_library.function("play")(table, card))


def visit_lead(tree: Array) -> int:
    """Return by how many visits the root's most visited child leads the next one."""
    return _library.function("visit_lead")(tree, len(tree))


def start_of_round(table: Array, plays: Array, starter: int, supply: int) -> Array:
    """Rebuild the start of the round from a later table, with every played card back in its hand."""
    start = table.copy()
    rewind = _library.function("rewind")
    rewind(start, plays, np.empty(SIZE, np.int64), len(plays), starter, supply)
    return start


def search(
    start: Array,
    layings: Array,
    hidden: Hidden,
    deals: Array,
    tree: Array,
    nodes: int,
    policy: Array,
    totals: Array,
    odds: Array,
    lead_weight: float,
    explore: Array,
    inverse_root: Array,
    root_exploration: float,
    simulations: int,
    draws: Array,
) -> int:
    """Run simulations; the result is in the children of the tree's root. Return the number of nodes.

    `root_exploration` multiplies the exploration term at the root; `search_kernel.py` has the rest.
    """
    room = Room(
        np.empty(SIZE, np.int64), np.empty(DEPTH, np.int64), np.empty(4, np.int64), np.empty(NUMBER)
    )
    terms = explore, root_exploration * explore, inverse_root
    arrays = (start, layings, *hidden, deals, tree, policy, totals, odds, *terms, draws, *room)
    sizes = (len(layings), len(hidden.cards), len(hidden.may), len(deals))
    more = (len(tree), len(totals), len(explore), nodes, simulations, lead_weight)
    return _library.function("search")(*arrays, *sizes, *more)


def solve_endgames(
    start: Array,
    hidden: Hidden,
    deals: Array,
    tree: Array,
    totals: Array,
    odds: Array,
    lead_weight: float,
    number: int,
    draws: Array,
) -> None:
    """Solve this many determinizations for every legal card; the result is in the root's children."""
    rows = (SIZE, 4, 4)
    tables, gains, points = (np.empty((DEEPEST, each), np.int64) for each in rows)
    room = EndgameRoom(tables, np.empty(DEEPEST, np.int64), gains, points)
    arrays = (start, *hidden, deals, tree, totals, odds, draws, *room)
    sizes = (len(hidden.cards), len(hidden.may), len(deals), len(tree), len(totals), number)
    _library.function("solve_endgames")(*arrays, *sizes, lead_weight)


def likely_deals(
    start: Array,
    hidden: Hidden,
    me: int,
    plays: Array,
    policy: Array,
    policy_confidence: float,
    number: int,
    draws: Array,
) -> Array:
    """Draw this many deals of the hidden cards in proportion to their weights, one to a row."""
    slots = len(hidden.cards)
    chosen, deals = (np.empty((number, slots), np.int64) for _ in range(2))
    table, sums = np.empty(SIZE, np.int64), np.empty(NUMBER)
    room = DealRoom(deals, np.empty(number), np.empty(number), table, sums)
    arrays = (start, *hidden, plays, policy, draws, *room, chosen)
    sizes = (slots, len(hidden.may), len(plays), number, me)
    _library.function("likely_deals")(*arrays, *sizes, policy_confidence)
    return chosen
