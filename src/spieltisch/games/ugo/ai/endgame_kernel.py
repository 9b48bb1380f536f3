"""The exact endgame in compiled code: in each determinization, the last tricks are solved by max^n search.

Every seat plays the card that is best for itself, with all hands open.
"""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import Array, lowest
from spieltisch.games.ugo.ai.determinization_kernel import (
    Hidden,
    deal_into,
    determinize,
    slots_in_hands,
)
from spieltisch.games.ugo.ai.kingdom_kernel import score
from spieltisch.games.ugo.ai.search_kernel import (
    CHILD,
    NODE,
    NONE,
    POINTS,
    REWARD,
    VISITS,
    add_child,
    rewards,
)
from spieltisch.games.ugo.ai.table_kernel import (
    KINGDOMS,
    LEADER,
    PLACED,
    PLAYERS,
    SIZE,
    lay,
    legal,
    play,
)
from spieltisch.games.ugo.compiling import compiled

DEEPEST = 24
"""One more than the most cards that are left in an endgame."""
NOTHING = -(1 << 60)


@compiled
def solve(
    tables: Array,
    left: Array,
    totals: Array,
    odds: Array,
    lead_weight: float,
    gains: Array,
    points: Array,
) -> None:
    """Find every seat's reward and points from the first table on; each array has a row for each depth."""
    depth, is_fresh = 0, True
    while depth >= 0:
        table = tables[depth]
        if is_fresh:
            left[depth], is_fresh = legal(table), False
            gains[depth, :] = NOTHING
            if left[depth] == 0:
                rewards(table, totals, odds, lead_weight, gains[depth])
                for seat in range(table[PLAYERS]):
                    points[depth, seat] = score(table[KINGDOMS + seat])
        if left[depth] == 0:
            depth -= 1
            if depth >= 0:
                keep_better(tables[depth], depth, gains, points)
            continue
        card = lowest(left[depth])
        left[depth] &= left[depth] - 1
        tables[depth + 1, :] = table
        if play(tables[depth + 1], card):
            lay(tables[depth + 1])
        depth, is_fresh = depth + 1, True


@compiled
def keep_better(table: Array, depth: int, gains: Array, points: Array) -> None:
    """Keep the result of the card just tried if it is better for the seat that plays it."""
    players = table[PLAYERS]
    seat = table[LEADER] + table[PLACED]
    seat -= players if seat >= players else 0
    if gains[depth + 1, seat] > gains[depth, seat]:
        for other in range(players):
            gains[depth, other] = gains[depth + 1, other]
            points[depth, other] = points[depth + 1, other]


@compiled
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
    """Solve this many determinizations for every legal card; add up the results in the root's children."""
    tables, left = np.empty((DEEPEST, SIZE), np.int64), np.empty(DEEPEST, np.int64)
    gains, points = np.empty((DEEPEST, 4), np.int64), np.empty((DEEPEST, 4), np.int64)
    cards, owners, may = hidden.cards, hidden.owners, hidden.may
    players, nodes = start[PLAYERS], 1
    hands = slots_in_hands(owners, players)
    me = start[LEADER] + start[PLACED]
    me -= players if me >= players else 0
    tree[CHILD] = NONE
    possible = legal(start)
    while possible:
        add_child(tree, 0, nodes, lowest(possible))
        possible &= possible - 1
        nodes += 1
    for _ in range(number):
        draws[0] = determinize(deals, cards, owners, may, hands, draws[0])
        for node in range(1, nodes):
            table = tables[0]
            deal_into(table, start, cards, owners, hands)
            if play(table, tree[NODE * node]):
                lay(table)
            solve(tables, left, totals, odds, lead_weight, gains, points)
            tree[NODE * node + VISITS] += 1
            tree[NODE * node + REWARD] += gains[0, me]
            tree[NODE * node + POINTS] += points[0, me]
