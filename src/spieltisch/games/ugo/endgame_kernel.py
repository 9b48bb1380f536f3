"""The last tricks played out in full: in each deal that could be, everyone plays what is best for himself."""

import numpy as np

from spieltisch.games.ugo.compiling import compiled
from spieltisch.games.ugo.dealing_kernel import Hidden, deal_into, dealt, take_deal
from spieltisch.games.ugo.kernel import (
    KINGDOMS,
    LEADER,
    PLACED,
    PLAYERS,
    SIZE,
    Array,
    lay,
    legal,
    lowest,
    play,
    score,
)
from spieltisch.games.ugo.search_kernel import (
    CHILD,
    NODE,
    NONE,
    POINTS,
    REWARD,
    VISITS,
    add_child,
    rewards,
)

DEEPEST = 24
"""Cards that are left at most where an end is solved, and one more."""
NOTHING = -(1 << 60)


@compiled
def solve(
    tables: Array,
    left: Array,
    totals: Array,
    odds: Array,
    lead: float,
    gains: Array,
    points: Array,
) -> None:
    """Find what everybody gets from the first table on, and all points; one row for each depth."""
    depth, is_fresh = 0, True
    while depth >= 0:
        table = tables[depth]
        if is_fresh:
            left[depth], is_fresh = legal(table), False
            gains[depth, :] = NOTHING
            if left[depth] == 0:
                rewards(table, totals, odds, lead, gains[depth])
                for seat in range(table[PLAYERS]):
                    points[depth, seat] = score(table[KINGDOMS + seat])
        if left[depth] == 0:
            depth -= 1
            if depth >= 0:
                take_better(tables[depth], depth, gains, points)
            continue
        card = lowest(left[depth])
        left[depth] &= left[depth] - 1
        tables[depth + 1, :] = table
        if play(tables[depth + 1], card):
            lay(tables[depth + 1])
        depth, is_fresh = depth + 1, True


@compiled
def take_better(table: Array, depth: int, gains: Array, points: Array) -> None:
    """Keep what follows from the card just tried where it is better for the seat that plays."""
    players = table[PLAYERS]
    seat = table[LEADER] + table[PLACED]
    seat -= players if seat >= players else 0
    if gains[depth + 1, seat] > gains[depth, seat]:
        for other in range(players):
            gains[depth, other] = gains[depth + 1, other]
            points[depth, other] = points[depth + 1, other]


@compiled
def weigh_ends(
    start: Array,
    hidden: Hidden,
    likely: Array,
    tree: Array,
    totals: Array,
    odds: Array,
    lead: float,
    deals: int,
    draws: Array,
) -> None:
    """Solve so many deals for every card that may be played; leave the sums at the root's children."""
    tables, left = np.empty((DEEPEST, SIZE), np.int64), np.empty(DEEPEST, np.int64)
    gains, points = np.empty((DEEPEST, 4), np.int64), np.empty((DEEPEST, 4), np.int64)
    cards, owners, may = hidden.cards, hidden.owners, hidden.may
    players, nodes = start[PLAYERS], 1
    hands = dealt(owners, players)
    me = start[LEADER] + start[PLACED]
    me -= players if me >= players else 0
    tree[CHILD] = NONE
    possible = legal(start)
    while possible:
        add_child(tree, 0, nodes, lowest(possible))
        possible &= possible - 1
        nodes += 1
    for _ in range(deals):
        draws[0] = take_deal(likely, cards, owners, may, hands, draws[0])
        for node in range(1, nodes):
            table = tables[0]
            deal_into(table, start, cards, owners, hands)
            if play(table, tree[NODE * node]):
                lay(table)
            solve(tables, left, totals, odds, lead, gains, points)
            tree[NODE * node + VISITS] += 1
            tree[NODE * node + REWARD] += gains[0, me]
            tree[NODE * node + POINTS] += points[0, me]
