"""Belief weighting in compiled code: the likelihood of what the others played, and deals resampled by it.

A deal is weighed by replaying the round so far with it: wherever another seat had a choice, the policy says
how likely it was to play the card that it played from that hand. Not everyone plays by this policy, so part
of the plays is taken to be uniformly random, and the likelihoods are flattened until enough different deals
count. Won cards are taken to be laid the sensible way.
"""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import NUMBER, Array, below, count, next_word
from spieltisch.games.ugo.ai.determinization_kernel import (
    Hidden,
    deal_into,
    resample_hidden,
    slots_in_hands,
)
from spieltisch.games.ugo.ai.kingdom_kernel import EMPTY
from spieltisch.games.ugo.ai.policy_kernel import weigh_at
from spieltisch.games.ugo.ai.table_kernel import (
    KINGDOMS,
    LEADER,
    PLACED,
    PLAYERS,
    SIZE,
    SUPPLY,
    lay,
    legal,
    play,
)
from spieltisch.games.ugo.compiling import compiled

FLATTENING = 0.8
"""The factor by which the log-likelihoods shrink at each step of flattening."""
FLATTEST = 0.02
DEALS_PER_EFFECTIVE = 20
"""The effective sample size must reach one deal in this many."""


@compiled
def log_likelihood(
    table: Array, me: int, plays: Array, policy: Array, policy_confidence: float, sums: Array
) -> float:
    """Return the log-likelihood that the others make these plays; the table is changed."""
    players, found, played = table[PLAYERS], 1.0, 0
    for card in plays:
        seat = table[LEADER] + table[PLACED]
        seat -= players if seat >= players else 0
        possible = legal(table)
        if seat != me and possible & (possible - 1):
            total = weigh_at(table, possible, played, policy, sums)
            before = count(possible & ((1 << card) - 1))
            weight = sums[before] - (sums[before - 1] if before else 0.0)
            weight = weight if possible >> card & 1 else 0.0  # this deal contradicts a void
            by_policy = policy_confidence * weight / total
            found *= by_policy + (1.0 - policy_confidence) / count(possible)
        played |= 1 << card
        if play(table, card):
            lay(table)
    return float(np.log(found))


@compiled
def flattened(log_weights: Array) -> Array:
    """Turn log-likelihoods into weights, flattened until the effective sample size suffices."""
    most, sharpness = log_weights.max(), 1.0
    while True:
        found: Array = np.exp(sharpness * (log_weights - most))
        effective = found.sum() ** 2 / (found * found).sum()
        if effective * DEALS_PER_EFFECTIVE >= log_weights.shape[0] or sharpness < FLATTEST:
            return found
        sharpness *= FLATTENING


@compiled
def likely_deals(
    start: Array,
    hidden: Hidden,
    me: int,
    plays: Array,
    policy: Array,
    policy_confidence: float,
    number: int,
    draws: Array,
) -> Array:
    """Draw deals of the hidden cards in proportion to their weights, one to a row.

    `start` is the start of the round with the cards that are known: the seat's own and all that were played
    since.
    """
    cards, owners, may = hidden.cards, hidden.owners, hidden.may
    slots, hands = cards.shape[0], slots_in_hands(owners, start[PLAYERS])
    deals, log_weights = np.empty((number, slots), np.int64), np.empty(number)
    table, sums = np.empty(SIZE, np.int64), np.empty(NUMBER)
    for row in range(number):
        draws[0] = resample_hidden(cards, owners, may, hands, draws[0])
        deal_into(table, start, cards, owners, hands)
        deals[row] = cards
        log_weights[row] = log_likelihood(table, me, plays, policy, policy_confidence, sums)
    return resampled(flattened(log_weights), deals, draws)


@compiled
def resampled(weights: Array, deals: Array, draws: Array) -> Array:
    """Resample the deals by their weights: systematically, in even steps, for little variance."""
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
def start_of_round(table: Array, plays: Array, starter: int, supply: int) -> Array:
    """Rebuild the start of the round from a later table, with every played card back in its hand."""
    start = table.copy()
    players = table[PLAYERS]
    start[KINGDOMS : KINGDOMS + players] = EMPTY
    start[LEADER], start[PLACED], start[SUPPLY] = starter, 0, supply
    replayed = start.copy()
    for card in plays:
        seat = replayed[LEADER] + replayed[PLACED]
        seat -= players if seat >= players else 0
        start[seat] |= 1 << card
        replayed[seat] |= 1 << card
        if play(replayed, card):
            lay(replayed)
    return start
