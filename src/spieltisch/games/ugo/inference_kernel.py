"""What others played tells what they hold: deals that explain it better are tried more often.

A deal is judged by playing the round so far again with it. Wherever another seat had a choice, the habits
say how likely it was to play what it played from that hand. Not everybody has these habits: so now and then
any card is taken to be played, and the likelihood is softened until enough different deals are left.
Won cards are taken to be laid the sensible way.
"""

import numpy as np

from spieltisch.games.ugo.compiling import compiled
from spieltisch.games.ugo.dealing_kernel import Hidden, deal_anew, deal_into, dealt
from spieltisch.games.ugo.habit_kernel import weigh_at
from spieltisch.games.ugo.kernel import (
    EMPTY,
    KINGDOMS,
    LEADER,
    NUMBER,
    PLACED,
    PLAYERS,
    SIZE,
    SUPPLY,
    Array,
    below,
    count,
    lay,
    legal,
    next_word,
    play,
)

SOFTER = 0.8
"""How much the likelihood is softened at a time."""
SOFTEST = 0.02
ENOUGH = 20
"""One deal of so many must count, as it were, when the others count nothing."""


@compiled
def likelihood(
    table: Array, me: int, plays: Array, habits: Array, trust: float, sums: Array
) -> float:
    """Give the logarithm of the likelihood that the others make these plays; the table is used up."""
    players, found, gone = table[PLAYERS], 1.0, 0
    for card in plays:
        seat = table[LEADER] + table[PLACED]
        seat -= players if seat >= players else 0
        possible = legal(table)
        if seat != me and possible & (possible - 1):
            total = weigh_at(table, possible, gone, habits, sums)
            before = count(possible & ((1 << card) - 1))
            weight = sums[before] - (sums[before - 1] if before else 0.0)
            weight = weight if possible >> card & 1 else 0.0  # a deal against what was shown
            found *= trust * weight / total + (1.0 - trust) / count(possible)
        gone |= 1 << card
        if play(table, card):
            lay(table)
    return float(np.log(found))


@compiled
def softened(weights: Array) -> Array:
    """Turn logarithms of likelihoods into weights, softened until enough deals count."""
    most, sharp = weights.max(), 1.0
    while True:
        found: Array = np.exp(sharp * (weights - most))
        counting = found.sum() ** 2 / (found * found).sum()
        if counting * ENOUGH >= weights.shape[0] or sharp < SOFTEST:
            return found
        sharp *= SOFTER


@compiled
def likely_deals(
    start: Array,
    hidden: Hidden,
    me: int,
    plays: Array,
    habits: Array,
    trust: float,
    number: int,
    draws: Array,
) -> Array:
    """Draw so many deals of the hidden cards, the likelier the more often; one deal a row.

    `start` is the beginning of the round, with the cards that are known: those played since and one's own.
    """
    cards, owners, may = hidden.cards, hidden.owners, hidden.may
    slots, hands = cards.shape[0], dealt(owners, start[PLAYERS])
    deals, weights = np.empty((number, slots), np.int64), np.empty(number)
    table, sums = np.empty(SIZE, np.int64), np.empty(NUMBER)
    for row in range(number):
        draws[0] = deal_anew(cards, owners, may, hands, draws[0])
        deal_into(table, start, cards, owners, hands)
        deals[row] = cards
        weights[row] = likelihood(table, me, plays, habits, trust, sums)
    return resampled(softened(weights), deals, draws)


@compiled
def resampled(weights: Array, deals: Array, draws: Array) -> Array:
    """Draw as many deals anew, by their weights: at even steps, so that hardly any luck is in it."""
    number, at = deals.shape[0], 0
    chosen = np.empty_like(deals)
    draws[0] = next_word(draws[0])
    step = weights.sum() / number
    reach, passed = below(draws[0], 1 << 20) / (1 << 20) * step, weights[0]
    for row in range(number):
        while passed < reach and at < number - 1:
            at += 1
            passed += weights[at]
        chosen[row] = deals[at]
        reach += step
    return chosen


@compiled
def beginning(table: Array, plays: Array, starter: int, supply: int) -> Array:
    """Give the beginning of a round from a table within it, with all cards that were played in hand."""
    start = table.copy()
    players = table[PLAYERS]
    start[KINGDOMS : KINGDOMS + players] = EMPTY
    start[LEADER], start[PLACED], start[SUPPLY] = starter, 0, supply
    walked = start.copy()
    for card in plays:
        seat = walked[LEADER] + walked[PLACED]
        seat -= players if seat >= players else 0
        start[seat] |= 1 << card
        walked[seat] |= 1 << card
        if play(walked, card):
            lay(walked)
    return start
