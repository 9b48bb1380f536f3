"""What the search for layouts works on, apart from the kernel, so that reading a layout needs no compiler."""

from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]

CARD, X, Y, TURN = 0, 1, 2, 3
"""Columns of a layout."""

FREE, WRONG = -1, -2
"""Two cards do not touch; two cards touch wrongly or overlap. All other numbers are ways to touch."""


class Stacks(NamedTuple):
    """A search's working memory, with a row for each depth: `search_in` allocates nothing."""

    places: Array
    length: Array
    at: Array
    layout: Array
    links: Array
    order: Array
    counts: Array


class Workspace(NamedTuple):
    """The workspace for solving a hand: how its cards touch, the best layout, how many cards were tried."""

    fits: Array
    best: Array
    tried: Array
    stacks: Stacks
