"""What the search for layouts works on, apart from the kernel: nobody needs a compiler to read a layout."""

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]

CARD, X, Y, TURN = 0, 1, 2, 3
"""Columns of a layout."""

FREE, WRONG = -1, -2
"""Two cards do not touch; they touch wrongly or overlap. Anything else is a way to touch."""


class Room(NamedTuple):
    """Where a search works, a row for each depth: `search_in` allocates nothing."""

    places: Array
    length: Array
    at: Array
    layout: Array
    links: Array
    order: Array
    counts: Array


class Desk(NamedTuple):
    """Where a hand is solved: how its cards touch, the best layout, how many cards were tried for it."""

    fits: Array
    best: Array
    tried: Array
    room: Room
