"""Belief weighting in compiled code: how likely the others' plays are in a deal, and deals resampled by that.

A deal is weighted by replaying the round so far with it: wherever another seat had a choice, the policy says
how likely it was to play its card from that hand. Not everyone plays by this policy, so part of the plays is
assumed to be uniformly random, and the likelihoods are flattened until enough different deals count. Won
cards are assumed to be laid the sensible way.
"""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import below, count, next_word
from spieltisch.games.ugo.ai.codes import (
    EMPTY,
    KINGDOMS,
    LEADER,
    PLACED,
    PLAYERS,
    SIZE,
    SUPPLY,
    Array,
    DealWorkspace,
    Hidden,
)
from spieltisch.games.ugo.ai.determinization_kernel import (
    deal_into,
    resample_hidden,
    slots_in_hands,
)
from spieltisch.games.ugo.ai.policy_kernel import weigh_at
from spieltisch.games.ugo.ai.table_kernel import lay, legal, play
from spieltisch.games.ugo.compiling import compiled

FLATTENING = 0.8
"""The factor by which the log-likelihoods shrink at each step of flattening."""
FLATTEST = 0.02
DEALS_PER_EFFECTIVE = 20
"""The effective sample size must be at least one in this many deals."""


@compiled
def log_likelihood(
    table: Array, me: int, plays: Array, policy: Array, policy_confidence: float, sums: Array
) -> float:
    """Return the log-likelihood of the others' plays; this changes the table."""
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
def flatten(log_weights: Array, weights: Array) -> None:
    """Turn log-likelihoods into weights, flattened until the effective sample size is large enough."""
    most, sharpness = log_weights[0], 1.0
    for each in log_weights:
        most = max(most, each)
    while True:
        total, squares = 0.0, 0.0
        for row in range(log_weights.shape[0]):
            weight = np.exp(sharpness * (log_weights[row] - most))
            weights[row] = weight
            total += weight
            squares += weight * weight
        effective = total * total / squares
        if effective * DEALS_PER_EFFECTIVE >= log_weights.shape[0] or sharpness < FLATTEST:
            return
        sharpness *= FLATTENING


@compiled
def likely_deals(
    start: Array,
    hidden: Hidden,
    me: int,
    plays: Array,
    policy: Array,
    policy_confidence: float,
    draws: Array,
    work: DealWorkspace,
    chosen: Array,
) -> None:
    """Draw as many deals as there is room for, in proportion to their weights, one to a row of `chosen`.

    `start` is the start of the round with the known cards: the seat's own, and all that were played since.
    """
    cards, owners, may = hidden.cards, hidden.owners, hidden.may
    hands = slots_in_hands(owners, start[PLAYERS])
    deals, table = work.deals, work.table
    for row in range(deals.shape[0]):
        draws[0] = resample_hidden(cards, owners, may, hands, draws[0])
        deal_into(table, start, cards, owners, hands)
        for slot in range(cards.shape[0]):
            deals[row, slot] = cards[slot]
        work.log_weights[row] = log_likelihood(
            table, me, plays, policy, policy_confidence, work.sums
        )
    flatten(work.log_weights, work.weights)
    resample(work.weights, deals, draws, chosen)


@compiled
def resample(weights: Array, deals: Array, draws: Array, chosen: Array) -> None:
    """Resample the deals by their weights: systematic resampling, in even steps, for low variance."""
    number, at, total = deals.shape[0], 0, 0.0
    for weight in weights:
        total += weight
    draws[0] = next_word(draws[0])
    step = total / number
    reach, passed = below(draws[0], 1 << 20) / (1 << 20) * step, weights[0]
    for row in range(number):
        while passed < reach and at < number - 1:
            at += 1
            passed += weights[at]
        for slot in range(deals.shape[1]):
            chosen[row, slot] = deals[at, slot]
        reach += step


@compiled
def rewind(start: Array, plays: Array, starter: int, supply: int, replayed: Array) -> None:
    """Take a table back to the start of its round, with every played card back in its hand."""
    players = start[PLAYERS]
    for seat in range(players):
        start[KINGDOMS + seat] = EMPTY
    start[LEADER], start[PLACED], start[SUPPLY] = starter, 0, supply
    for place in range(SIZE):
        replayed[place] = start[place]
    for card in plays:
        seat = replayed[LEADER] + replayed[PLACED]
        seat -= players if seat >= players else 0
        start[seat] |= 1 << card
        replayed[seat] |= 1 << card
        if play(replayed, card):
            lay(replayed)
