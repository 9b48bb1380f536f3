"""The search as a plain tree of objects: the slow twin of `search_kernel.search`."""

import numpy as np

from spieltisch.games.ugo.ai import codes, kingdom_kernel, policy_kernel, table_kernel
from spieltisch.games.ugo.ai import search_kernel as fast
from spieltisch.games.ugo.ai.determinization_kernel import determinize, slots_in_hands
from spieltisch.games.ugo.ai.evaluation import ucb_terms
from spieltisch.games.ugo.ai.rollout_kernel import rollout


class Node:
    """A move in the tree: how often it was tried, how often it was available, and its results."""

    def __init__(self, move=None):
        self.move, self.visits, self.available, self.reward, self.points = move, 0, 1, 0, 0
        self.children = []

    def child(self, move):
        return next((child for child in self.children if child.move == move), None)

    def with_child(self, move):
        self.children.insert(0, Node(move))
        return self.children[0]


class PlainSearch:
    """Simulates from a root as the kernel does, with the same draws."""

    def __init__(self, problem, layings, deals, policy, config):
        self.problem, self.layings, self.deals = problem, layings, deals
        self.policy, self.config = policy, config
        self.explore, self.inverse_root = ucb_terms(config.simulations, config.exploration)
        self.tree, self.sums, self.draws = Node(), np.empty(codes.NUMBER), problem.draws
        self.me = self.turn(problem.start)

    def turn(self, table):
        seat = table[codes.LEADER] + table[codes.PLACED]
        return seat % table[codes.PLAYERS]

    def simulate(self):
        table = self.deal()
        path = self.descend(table)
        rollout(table, self.aside, self.policy, self.sums, self.draws)
        gains = np.empty(4, np.int64)
        fast.rewards(table, *self.problem.worth, gains)
        for node in path:
            node.visits += 1
            node.reward += gains[self.me]
            node.points += kingdom_kernel.score(table[codes.KINGDOMS + self.me])

    def deal(self):
        start, hidden = self.problem.start, self.problem.hidden
        hands = slots_in_hands(hidden.owners, start[codes.PLAYERS])
        self.draws[0] = determinize(self.deals, *hidden, hands, self.draws[0])
        table = start.copy()
        for card, owner in zip(hidden.cards[:hands], hidden.owners[:hands], strict=True):
            table[owner] |= 1 << card
        self.aside = int(sum(1 << card for card in hidden.cards[hands:]))
        return table

    def descend(self, table):
        node, path = self.tree, []
        if len(self.layings):
            options = range(len(self.layings))
            child = self.best(node, options)
            is_new = child is None
            if is_new:
                child = node.with_child(next(move for move in options if not node.child(move)))
            table[codes.KINGDOMS + self.me] = self.layings[child.move]
            node, path = child, [child]
            if is_new:
                return path
        while cards := [
            card for card in range(codes.NUMBER) if table_kernel.legal(table) >> card & 1
        ]:
            if node is not self.tree and node.visits < fast.EXPAND_AFTER:
                break
            child, is_new = self.chosen(table, node, cards)
            path.append(child)
            if table_kernel.play(table, child.move):
                table_kernel.lay(table)
            if is_new:
                break
            node = child
        return path

    def chosen(self, table, node, cards):
        """Return the child to visit next, and whether it is new."""
        if len(cards) == 1:
            card = cards[0]
        elif self.turn(table) != self.me:
            card = self.by_policy(table, cards)
        else:
            best = self.best(node, cards)
            if best is not None:
                return best, False
            card = self.by_policy(table, [card for card in cards if not node.child(card)])
        known = node.child(card)
        return known or node.with_child(card), known is None

    def by_policy(self, table, cards):
        mask = sum(1 << card for card in cards)
        return policy_kernel.draw_by_policy(
            table, mask, self.aside, self.policy, self.sums, self.draws
        )

    def best(self, node, moves):
        """Return the child with the highest bound; None while one of the moves has no child."""
        explore = self.explore * (self.config.root_exploration if node is self.tree else 1.0)
        children = [child for child in node.children if child.move in moves]
        for child in children:
            child.available += 1
        if len(children) < len(moves):
            return None
        return max(children, key=lambda child: self.bound(child, explore))

    def bound(self, child, explore):
        root = self.inverse_root[child.visits]
        return root * (root * child.reward + explore[child.available])
