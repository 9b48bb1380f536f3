"""The whole numbers that kernels work on: the layout of a kingdom, a table, a node and a policy.

They live apart from the kernels, so that reading what a kernel wrote needs no compiler.
"""

from typing import Any, NamedTuple

import numpy as np

from spieltisch.games.ugo.material import FARMER_PLACES, FARMERS_NEEDED, SECTIONS

Array = np.ndarray[Any, Any]

COLOURS, VALUES, NUMBER = 5, 9, 45
SUIT = (1 << VALUES) - 1
"""All cards of the first colour, as a mask."""
ALL = (1 << NUMBER) - 1

CARD_BITS, CARD_MASK = 6, 63
"""A trick is packed into one number, six bits a card, the leader's card lowest."""
WHERE, OPEN, FARMERS = 20, 35, 40
"""The first bits of the colours' sections, of the number of open sections and of the farmers."""
NOWHERE = 7
EMPTY = ((1 << 3 * COLOURS) - 1) << WHERE


def _satisfied(farmers: int) -> int:
    return sum(sum(FARMERS_NEEDED[: section + 1]) <= farmers for section in range(len(SECTIONS)))


FULL = np.array([_satisfied(farmers) for farmers in range(FARMER_PLACES + 1)], np.int64)
"""By the number of farmers: how many sections have all the farmers they need."""

HANDS, KINGDOMS = 0, 4
PLAYERS, LEADER, PLACED, CARDS, BEST, PLACE, SUPPLY, SHOWN = range(8, 16)
"""Places in a table: the number of players, the leader, the cards in the trick and their number, the best of
them and its place, the farmers left, and the farmers shown on cards (two bits for each value)."""
SIZE = 16
LOST_OTHER, LOST_SAME = 2 << 2 | 1 << 4, 1 << 2
"""Farmers earned by losing, two bits for each value (only 1 and 2 earn any): to another colour, and to the
same colour."""

MOST_BEHIND = 199
"""The largest gap to the best score that counts; larger gaps are treated like it."""
NONE = -1
MOVE, VISITS, AVAILABLE, REWARD, POINTS, CHILD, SIBLING = range(7)
"""Places in a node: the card or laying that leads to it, how often it was visited and how often available,
the sums of the searching seat's rewards and points, its newest child, and the next older child of its
parent."""
NODE = 8
"""A node has eight numbers, one of them unused: it fills a cache line."""
REWARD_UNIT = 1 << 20
"""A reward of 1, because rewards are whole numbers too."""

LEADS, TAKES_LAST, TAKES, FOLLOWS, THROWS = range(5)
"""The role of a card in its trick: it leads; takes the trick, for good or for now; or loses, in the led
colour or not. The policy's table has a row for each role."""
ROLES = 5
VALUE = 0
"""The first feature of a row: stage of the round (3) and value (9)."""
LAND = VALUE + 3 * VALUES
"""The colour in the player's kingdom: new, by the number of open sections (6); or in a section (5), by
whether the card is far or a little below or above the top of its pile (4), and whether the section has all
its farmers (2)."""
FARMING = LAND + 6 + 5 * 4 * 2
"""Farmers needed (0 to 4, or none to be had) and farmers that the card brings (3)."""
LENGTH = FARMING + 6 * 3
"""Cards of the colour in hand (0 to 5 or more), and whether this is the highest or the lowest of them (4)."""
HIGHER = LENGTH + 6 * 4
"""Higher cards of the colour that are still out (0 to 3 or more) and players still to come (4)."""
APART = HIGHER + 4 * 4
"""Whether anyone is still to come (2), and the distance to the value of the best card so far (9)."""
ROW = APART + 2 * VALUES
NO_ROOM = 5

DEPTH = 48
"""More than the longest path, which is ten tricks of four cards and a laying."""
DEEPEST = 24
"""One more than the number of cards that an endgame can have."""


class Hidden(NamedTuple):
    """The cards that a seat cannot see, in slots: those in hands first, then those set aside."""

    cards: Array
    """The card in each slot; together they are always a possible deal."""
    owners: Array
    """The owner of each slot: a seat, or the number of players for cards set aside."""
    may: Array
    """For each owner, the mask of colours that it may hold."""


class Worth(NamedTuple):
    """What a final table is worth: points so far, odds of winning by points behind, reward for a lead."""

    totals: Array
    odds: Array
    lead_weight: float


class Ucb(NamedTuple):
    """The terms of UCB (`evaluation.ucb_terms`); the root has its own exploration constant."""

    explore: Array
    root_explore: Array
    inverse_root: Array


class Workspace(NamedTuple):
    """A search's working memory. Kernels allocate nothing: the caller provides it."""

    table: Array
    path: Array
    gains: Array
    sums: Array


class EndgameWorkspace(NamedTuple):
    """The working memory for solving endgames, with a row for each depth."""

    tables: Array
    left: Array
    gains: Array
    points: Array


class DealWorkspace(NamedTuple):
    """The working memory for drawing and weighting deals, with a row for each deal."""

    deals: Array
    log_weights: Array
    weights: Array
    table: Array
    sums: Array
