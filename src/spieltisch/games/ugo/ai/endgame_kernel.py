"""The exact endgame in compiled code: a max^n search solves the last tricks of each determinization.

Every seat plays the card that is best for itself, with all hands open.
"""

from spieltisch.games.ugo.ai.bits_kernel import lowest
from spieltisch.games.ugo.ai.codes import (
    CHILD,
    KINGDOMS,
    LEADER,
    NODE,
    NONE,
    PLACED,
    PLAYERS,
    POINTS,
    REWARD,
    SIZE,
    VISITS,
    Array,
    EndgameWorkspace,
    Hidden,
    Worth,
)
from spieltisch.games.ugo.ai.determinization_kernel import deal_into, determinize, slots_in_hands
from spieltisch.games.ugo.ai.kingdom_kernel import score
from spieltisch.games.ugo.ai.search_kernel import add_child, rewards
from spieltisch.games.ugo.ai.table_kernel import lay, legal, play
from spieltisch.games.ugo.compiling import compiled

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
    """Find every seat's reward and points, starting from the first table; each array has a row per depth."""
    depth, is_fresh = 0, True
    while depth >= 0:
        table = tables[depth]
        if is_fresh:
            left[depth], is_fresh = legal(table), False
            for seat in range(4):
                gains[depth, seat] = NOTHING
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
        for place in range(SIZE):
            tables[depth + 1, place] = table[place]
        if play(tables[depth + 1], card):
            lay(tables[depth + 1])
        depth, is_fresh = depth + 1, True


@compiled
def keep_better(table: Array, depth: int, gains: Array, points: Array) -> None:
    """Keep the result of the card just tried if it is better for the seat that played it."""
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
    worth: Worth,
    number: int,
    draws: Array,
    work: EndgameWorkspace,
) -> None:
    """Solve this many determinizations for every legal card; add up the results in the root's children."""
    tables, left, gains, points = work.tables, work.left, work.gains, work.points
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
            solve(tables, left, worth.totals, worth.odds, worth.lead_weight, gains, points)
            tree[NODE * node + VISITS] += 1
            tree[NODE * node + REWARD] += gains[0, me]
            tree[NODE * node + POINTS] += points[0, me]
