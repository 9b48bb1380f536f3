"""The search in compiled code: a tree over what one seat knows, and a new deal of the rest every time.

Each simulation deals the hidden cards anew, as they could lie, and goes down the tree by the cards that are
legal in that deal. The others play by habit, each from the hand that it has in this deal; the seat itself
takes the more promising branch more often. Then it adds a node, plays the round out by habit, and tells every
node what the seat got.
"""

import numpy as np

from spieltisch.games.ugo.compiling import compiled, inlined
from spieltisch.games.ugo.dealing_kernel import Hidden, deal_into, dealt, take_deal
from spieltisch.games.ugo.habit_kernel import ALL, drawn_by, weigh_at
from spieltisch.games.ugo.kernel import (
    KINGDOMS,
    LEADER,
    NUMBER,
    PLACED,
    PLAYERS,
    SIZE,
    Array,
    lay,
    legal,
    lowest,
    next_word,
    play,
    score,
)
from spieltisch.games.ugo.rollout_kernel import finish_by_habit

DEPTH = 48
"""No path is longer: ten tricks of four cards, and a laying."""
NONE = -1
RIPE = 4
"""Visits of a node before it gets children: fewer nodes are found faster."""
FARTHEST = 199
"""Points behind the best that are told apart."""


MOVE, VISITS, CHANCES, REWARD, POINTS, CHILD, SIBLING = range(7)
"""Places in a node, which is a row of eight numbers, a line of a processor's memory: the card or the laying
that leads to it, how often it was visited, and could have been since it is there, the sums of the searching
seat's rewards and points, its newest child, the next older child of its parent; the last is not used."""
NODE = 8
REWARD_UNIT = 1 << 20
"""A reward of 1, for rewards are whole numbers too."""


@compiled
def rewards(table: Array, totals: Array, odds: Array, lead: float, gains: Array) -> None:
    """Tell each seat's chance to win from the scores: `odds` are by points behind the best."""
    players, most, whole, mean = table[PLAYERS], -1_000_000, 0.0, 0
    for seat in range(np.uint64(players)):
        gains[seat] = totals[seat] + score(table[np.uint64(KINGDOMS) + seat])
        most = max(most, gains[seat])
        mean += gains[seat]
    for seat in range(np.uint64(players)):
        whole += odds[np.uint64(min(most - gains[seat], FARTHEST))]
    for seat in range(np.uint64(players)):
        share = odds[np.uint64(min(most - gains[seat], FARTHEST))] / whole
        ahead = gains[seat] - mean / players
        gains[seat] = np.int64(REWARD_UNIT * (share + lead * ahead))


@compiled
def best_child(tree: Array, parent: int, cards: int, curious: Array, rare: Array) -> int:
    """Find the child to visit, of those possible now; where one has no node yet, none.

    Its bound is its mean reward and what curiosity adds. By how often a node was possible, `curious` has
    the root of the logarithm; by how often it was visited, `rare` has one over the root.
    """
    found, most, child = NONE, -1e300, tree[np.uint64(NODE * parent + CHILD)]
    while child != NONE:
        at = NODE * child
        bit = 1 << tree[np.uint64(at + MOVE)]
        if cards & bit:
            cards ^= bit
            chances = tree[np.uint64(at + CHANCES)] + 1
            tree[np.uint64(at + CHANCES)] = chances
            seldom = rare[np.uint64(tree[np.uint64(at + VISITS)])]
            bound = seldom * (seldom * tree[np.uint64(at + REWARD)] + curious[np.uint64(chances)])
            if bound > most:
                found, most = child, bound
        child = tree[np.uint64(at + SIBLING)]
    return NONE if cards else found


@compiled
def without_node(tree: Array, parent: int, cards: int) -> int:
    """Give the mask of the cards that have no node below a parent."""
    child = tree[np.uint64(NODE * parent + CHILD)]
    while child != NONE:
        cards &= ~(1 << tree[np.uint64(NODE * child + MOVE)])
        child = tree[np.uint64(NODE * child + SIBLING)]
    return cards


@compiled
def lead_of(tree: Array) -> int:
    """Say how much oftener the root's first child was visited than any other."""
    most, second, child = 0, 0, tree[CHILD]
    while child != NONE:
        visits = tree[NODE * child + VISITS]
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = tree[NODE * child + SIBLING]
    return most - second


@compiled
def child_by(tree: Array, parent: int, move: int) -> int:
    """Find the child that a move leads to; none where there is none yet."""
    child = tree[np.uint64(NODE * parent + CHILD)]
    while child != NONE and tree[np.uint64(NODE * child + MOVE)] != move:
        child = tree[np.uint64(NODE * child + SIBLING)]
    return child


@compiled
def add_child(tree: Array, parent: int, node: int, move: int) -> None:
    """Make a node a child."""
    at = NODE * node
    tree[at + MOVE], tree[at + VISITS], tree[at + CHANCES] = move, 0, 1
    tree[at + REWARD], tree[at + POINTS], tree[at + CHILD] = 0, 0, NONE
    tree[at + SIBLING], tree[NODE * parent + CHILD] = tree[NODE * parent + CHILD], node


@inlined
def tell(tree: Array, path: Array, length: int, reward: int, points: int) -> None:
    """Tell all nodes of a path what came of it."""
    for step in range(np.uint64(length)):
        at = NODE * path[step]
        tree[np.uint64(at + VISITS)] += 1
        tree[np.uint64(at + REWARD)] += reward
        tree[np.uint64(at + POINTS)] += points


@compiled
def by_habit(table: Array, mask: int, aside: int, habits: Array, sums: Array, draws: Array) -> int:
    """Draw a card of a mask as the seat to play would choose; `aside` are those in nobody's hand."""
    gone = ALL & ~(aside | table[0] | table[1] | table[2] | table[3])
    total = weigh_at(table, mask, gone, habits, sums)
    draws[0] = next_word(draws[0])
    return drawn_by(mask, sums, total, draws[0])


@compiled
def search(
    start: Array,
    layings: Array,
    hidden: Hidden,
    deals: Array,
    tree: Array,
    nodes: int,
    habits: Array,
    totals: Array,
    odds: Array,
    lead: float,
    curious: Array,
    rare: Array,
    evenness: float,
    simulations: int,
    draws: Array,
) -> int:
    """Simulate so often from a moment; the root's children tell. Give the number of nodes.

    It goes on with a tree of so many nodes, and begins one where there are none. Where there are
    layings, kingdoms of the seat to lead, they are the first choice. Where there are deals, the hidden
    cards are always as in one of them. `evenness` says how much more curious the first choice is than
    those below it.
    """
    table, path = np.empty(SIZE, np.int64), np.empty(DEPTH, np.int64)
    gains, sums = np.empty(4, np.int64), np.empty(NUMBER)
    cards, owners, may = hidden.cards, hidden.owners, hidden.may
    players = start[PLAYERS]
    me, hands, unseen = start[LEADER] + start[PLACED], dealt(owners, players), 0
    me -= players if me >= players else 0
    for slot in range(cards.shape[0]):
        unseen |= 1 << cards[slot]
    options, first_curious = (1 << layings.shape[0]) - 1, evenness * curious
    if nodes == 0:
        nodes, tree[CHILD] = 1, NONE
    for _ in range(simulations):
        draws[0] = take_deal(deals, cards, owners, may, hands, draws[0])
        deal_into(table, start, cards, owners, hands)
        aside = unseen & ~(table[0] | table[1] | table[2] | table[3])
        node, length, is_new = 0, 0, False
        if options:
            child = best_child(tree, 0, options, first_curious, rare)
            if child == NONE:
                child = nodes
                add_child(tree, 0, child, lowest(without_node(tree, 0, options)))
                nodes, is_new = nodes + 1, True
            node, path[0], length = child, child, 1
            table[KINGDOMS + me] = layings[tree[NODE * node + MOVE]]
        while not is_new:
            possible = legal(table)
            if possible == 0 or (node and tree[np.uint64(NODE * node + VISITS)] < RIPE):
                break
            seat = table[LEADER] + table[PLACED]
            seat -= players if seat >= players else 0
            card, child = NONE, NONE
            if possible & (possible - 1) == 0:
                card = lowest(possible)
            elif seat != me:
                card = by_habit(table, possible, aside, habits, sums, draws)
            else:
                child = best_child(tree, node, possible, curious if node else first_curious, rare)
                if child == NONE:
                    new = without_node(tree, node, possible)
                    card = by_habit(table, new, aside, habits, sums, draws)
            if card != NONE:
                child = child_by(tree, node, card)
                if child == NONE:
                    child = nodes
                    add_child(tree, node, child, card)
                    nodes, is_new = nodes + 1, True
            node, path[np.uint64(length)] = child, child
            length += 1
            if play(table, tree[np.uint64(NODE * node + MOVE)]):
                lay(table)
        finish_by_habit(table, aside, habits, sums, draws)
        points = score(table[np.uint64(KINGDOMS + me)])
        rewards(table, totals, odds, lead, gains)
        tell(tree, path, length, gains[np.uint64(me)], points)
    return nodes
