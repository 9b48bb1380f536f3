"""Information-set Monte Carlo tree search in compiled code: one tree over what one seat knows.

Each simulation starts from a new determinization of the hidden cards and descends the tree along the cards
that are legal in it. The searching seat selects a child by UCB, where the number of times that the child was
available takes the place of its parent's visits. The other seats draw their cards from the policy, each from
its hand in this determinization. One node is expanded, the policy plays the round out, and the reward is
backpropagated.
"""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import lowest
from spieltisch.games.ugo.ai.codes import (
    AVAILABLE,
    CHILD,
    KINGDOMS,
    LEADER,
    MOST_BEHIND,
    MOVE,
    NODE,
    NONE,
    PLACED,
    PLAYERS,
    POINTS,
    REWARD,
    REWARD_UNIT,
    SIBLING,
    VISITS,
    Array,
    Hidden,
    Ucb,
    Workspace,
    Worth,
)
from spieltisch.games.ugo.ai.determinization_kernel import deal_into, determinize, slots_in_hands
from spieltisch.games.ugo.ai.kingdom_kernel import score
from spieltisch.games.ugo.ai.policy_kernel import draw_by_policy
from spieltisch.games.ugo.ai.rollout_kernel import rollout
from spieltisch.games.ugo.ai.table_kernel import lay, legal, play
from spieltisch.games.ugo.compiling import compiled, inlined

EXPAND_AFTER = 4
"""Visits of a node before it gets children: a smaller tree stays in the cache."""


@compiled
def rewards(table: Array, totals: Array, odds: Array, lead_weight: float, gains: Array) -> None:
    """Write each seat's reward into `gains`: its win probability, plus a little for its lead."""
    players, most, whole, mean = table[PLAYERS], -1_000_000, 0.0, 0
    for seat in range(np.uint64(players)):
        gains[seat] = totals[seat] + score(table[np.uint64(KINGDOMS) + seat])
        most = max(most, gains[seat])
        mean += gains[seat]
    for seat in range(np.uint64(players)):
        whole += odds[np.uint64(min(most - gains[seat], MOST_BEHIND))]
    for seat in range(np.uint64(players)):
        share = odds[np.uint64(min(most - gains[seat], MOST_BEHIND))] / whole
        ahead = gains[seat] - mean / players
        gains[seat] = np.int64(REWARD_UNIT * (share + lead_weight * ahead))


@compiled
def select_child(tree: Array, parent: int, cards: int, explore: Array, inverse_root: Array) -> int:
    """Select the legal child with the highest upper confidence bound; none if a legal card has no node yet.

    The bound is the mean reward plus c * sqrt(ln available / visits), from the tables of
    `evaluation.ucb_terms`.
    """
    found, most, child = NONE, -1e300, tree[np.uint64(NODE * parent + CHILD)]
    while child != NONE:
        at = NODE * child
        bit = 1 << tree[np.uint64(at + MOVE)]
        if cards & bit:
            cards ^= bit
            available = tree[np.uint64(at + AVAILABLE)] + 1
            tree[np.uint64(at + AVAILABLE)] = available
            root = inverse_root[np.uint64(tree[np.uint64(at + VISITS)])]
            bound = root * (root * tree[np.uint64(at + REWARD)] + explore[np.uint64(available)])
            if bound > most:
                found, most = child, bound
        child = tree[np.uint64(at + SIBLING)]
    return NONE if cards else found


@compiled
def unexpanded(tree: Array, parent: int, cards: int) -> int:
    """Return the mask of the cards that have no node below a parent."""
    child = tree[np.uint64(NODE * parent + CHILD)]
    while child != NONE:
        cards &= ~(1 << tree[np.uint64(NODE * child + MOVE)])
        child = tree[np.uint64(NODE * child + SIBLING)]
    return cards


@compiled
def visit_lead(tree: Array) -> int:
    """Return how many visits the root's most visited child is ahead of the next one."""
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
    """Find the child that a move leads to, if it has a node."""
    child = tree[np.uint64(NODE * parent + CHILD)]
    while child != NONE and tree[np.uint64(NODE * child + MOVE)] != move:
        child = tree[np.uint64(NODE * child + SIBLING)]
    return child


@compiled
def add_child(tree: Array, parent: int, node: int, move: int) -> None:
    """Add a new node to a parent's children."""
    at = NODE * node
    tree[at + MOVE], tree[at + VISITS], tree[at + AVAILABLE] = move, 0, 1
    tree[at + REWARD], tree[at + POINTS], tree[at + CHILD] = 0, 0, NONE
    tree[at + SIBLING], tree[NODE * parent + CHILD] = tree[NODE * parent + CHILD], node


@inlined
def backpropagate(tree: Array, path: Array, length: int, reward: int, points: int) -> None:
    """Add a result to all nodes on a path."""
    for step in range(np.uint64(length)):
        at = NODE * path[step]
        tree[np.uint64(at + VISITS)] += 1
        tree[np.uint64(at + REWARD)] += reward
        tree[np.uint64(at + POINTS)] += points


@inlined
def next_laying(tree: Array, nodes: int, options: int, ucb: Ucb) -> int:
    """Choose the laying to descend to; one without a node is added as number `nodes`."""
    child = select_child(tree, 0, options, ucb.root_explore, ucb.inverse_root)
    if child == NONE:
        child = nodes
        add_child(tree, 0, child, lowest(unexpanded(tree, 0, options)))
    return child


@inlined
def next_child(
    table: Array,
    possible: int,
    tree: Array,
    parent: int,
    nodes: int,
    is_me: bool,
    aside: int,
    policy: Array,
    sums: Array,
    ucb: Ucb,
    draws: Array,
) -> int:
    """Choose the card to descend to: the searching seat by UCB, the others by the policy.

    A card without a node is added as number `nodes`.
    """
    card, child = NONE, NONE
    if possible & (possible - 1) == 0:
        card = lowest(possible)
    elif not is_me:
        card = draw_by_policy(table, possible, aside, policy, sums, draws)
    else:
        explore = ucb.explore if parent else ucb.root_explore
        child = select_child(tree, parent, possible, explore, ucb.inverse_root)
        if child == NONE:
            new = unexpanded(tree, parent, possible)
            card = draw_by_policy(table, new, aside, policy, sums, draws)
    if card != NONE:
        child = child_by(tree, parent, card)
        if child == NONE:
            child = nodes
            add_child(tree, parent, child, card)
    return child


@compiled
def search(
    start: Array,
    layings: Array,
    hidden: Hidden,
    deals: Array,
    tree: Array,
    nodes: int,
    policy: Array,
    worth: Worth,
    ucb: Ucb,
    simulations: int,
    draws: Array,
    work: Workspace,
) -> int:
    """Run simulations from a table; the root's children hold the result. Return the number of nodes.

    A tree that already has nodes is grown further. If the seat must lay a won trick first, `layings` lists
    the kingdoms to choose from. Determinizations are drawn from `deals`, if there are any.
    """
    table, path, gains, sums = work.table, work.path, work.gains, work.sums
    cards, owners, may = hidden.cards, hidden.owners, hidden.may
    players = start[PLAYERS]
    me, hands, unseen = start[LEADER] + start[PLACED], slots_in_hands(owners, players), 0
    me -= players if me >= players else 0
    for slot in range(cards.shape[0]):
        unseen |= 1 << cards[slot]
    options = (1 << layings.shape[0]) - 1
    if nodes == 0:
        nodes, tree[CHILD] = 1, NONE
    for _ in range(simulations):
        draws[0] = determinize(deals, cards, owners, may, hands, draws[0])
        deal_into(table, start, cards, owners, hands)
        aside = unseen & ~(table[0] | table[1] | table[2] | table[3])
        node, length, is_new = 0, 0, False
        if options:
            node = next_laying(tree, nodes, options, ucb)
            path[0], length, is_new = node, 1, node == nodes
            table[KINGDOMS + me] = layings[tree[NODE * node + MOVE]]
        while not is_new:
            possible = legal(table)
            if possible == 0 or (node and tree[np.uint64(NODE * node + VISITS)] < EXPAND_AFTER):
                break
            seat = table[LEADER] + table[PLACED]
            seat -= players if seat >= players else 0
            node = next_child(
                table, possible, tree, node, nodes, seat == me, aside, policy, sums, ucb, draws
            )
            path[np.uint64(length)], is_new = node, node == nodes
            length += 1
            if play(table, tree[np.uint64(NODE * node + MOVE)]):
                lay(table)
        nodes += is_new
        rollout(table, aside, policy, sums, draws)
        points = score(table[np.uint64(KINGDOMS + me)])
        rewards(table, worth.totals, worth.odds, worth.lead_weight, gains)
        backpropagate(tree, path, length, gains[np.uint64(me)], points)
    return nodes
