"""The search as a plain tree of objects: the slow twin of `search_kernel.search`."""

import numpy as np

from spieltisch.games.ugo import kernel
from spieltisch.games.ugo import search_kernel as fast
from spieltisch.games.ugo.dealing_kernel import dealt, take_deal
from spieltisch.games.ugo.evaluating import bounds
from spieltisch.games.ugo.rollout_kernel import finish_by_habit


class Node:
    """A move that was tried: how often, how often it could have been, and what came of it."""

    def __init__(self, move=None):
        self.move, self.visits, self.chances, self.reward, self.points = move, 0, 1, 0, 0
        self.children = []

    def child(self, move):
        return next((child for child in self.children if child.move == move), None)

    def with_child(self, move):
        self.children.insert(0, Node(move))
        return self.children[0]


class PlainSearch:
    """Simulates from a question as the kernel does, with the same draws."""

    def __init__(self, question, layings, deals, habits, thinking):
        self.question, self.layings, self.deals = question, layings, deals
        self.habits, self.lead, self.evenness = habits, thinking.lead, thinking.evenness
        self.curious, self.rare = bounds(thinking.simulations, thinking.curiosity)
        self.root, self.sums, self.draws = Node(), np.empty(kernel.NUMBER), question.draws
        self.me = self.turn(question.start)

    def turn(self, table):
        return (table[kernel.LEADER] + table[kernel.PLACED]) % table[kernel.PLAYERS]

    def simulate(self):
        table = self.deal()
        path = self.descend(table)
        finish_by_habit(table, self.aside, self.habits, self.sums, self.draws)
        gains = np.empty(4, np.int64)
        fast.rewards(table, self.question.totals, self.question.odds, self.lead, gains)
        for node in path:
            node.visits += 1
            node.reward += gains[self.me]
            node.points += kernel.score(table[kernel.KINGDOMS + self.me])

    def deal(self):
        start, hidden = self.question.start, self.question.hidden
        hands = dealt(hidden.owners, start[kernel.PLAYERS])
        self.draws[0] = take_deal(self.deals, *hidden, hands, self.draws[0])
        table = start.copy()
        for card, owner in zip(hidden.cards[:hands], hidden.owners[:hands], strict=True):
            table[owner] |= 1 << card
        self.aside = int(sum(1 << card for card in hidden.cards[hands:]))
        return table

    def descend(self, table):
        node, path = self.root, []
        if len(self.layings):
            options = range(len(self.layings))
            child = self.best(node, options)
            is_new = child is None
            if is_new:
                child = node.with_child(next(move for move in options if not node.child(move)))
            table[kernel.KINGDOMS + self.me] = self.layings[child.move]
            node, path = child, [child]
            if is_new:
                return path
        while cards := [card for card in range(kernel.NUMBER) if kernel.legal(table) >> card & 1]:
            if node is not self.root and node.visits < fast.RIPE:
                break
            child, is_new = self.chosen(table, node, cards)
            path.append(child)
            if kernel.play(table, child.move):
                kernel.lay(table)
            if is_new:
                break
            node = child
        return path

    def chosen(self, table, node, cards):
        """The child that is visited next, and whether it is new."""
        if len(cards) == 1:
            card = cards[0]
        elif self.turn(table) != self.me:
            card = self.by_habit(table, cards)
        else:
            best = self.best(node, cards)
            if best is not None:
                return best, False
            card = self.by_habit(table, [card for card in cards if not node.child(card)])
        known = node.child(card)
        return known or node.with_child(card), known is None

    def by_habit(self, table, cards):
        mask = sum(1 << card for card in cards)
        return fast.by_habit(table, mask, self.aside, self.habits, self.sums, self.draws)

    def best(self, node, moves):
        """The child with the highest bound; none while one of the moves has no child."""
        curious = self.curious * (self.evenness if node is self.root else 1.0)
        children = [child for child in node.children if child.move in moves]
        for child in children:
            child.chances += 1
        if len(children) < len(moves):
            return None
        return max(children, key=lambda child: self.bound(child, curious))

    def bound(self, child, curious):
        seldom = self.rare[child.visits]
        return seldom * (seldom * child.reward + curious[child.chances])
