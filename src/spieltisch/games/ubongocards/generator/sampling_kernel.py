"""Deals and measures hands by the thousand in compiled code: the source of a round's figures.

It draws from SplitMix64, so the same seed deals the same hands on every machine.
"""

import numpy as np

from spieltisch.games.ubongocards.ai import layout_kernel
from spieltisch.games.ubongocards.ai.codes import CARD, Array
from spieltisch.games.ubongocards.ai.layout_kernel import NUMBER_OF_WAYS
from spieltisch.games.ubongocards.compiling import compiled

SUCCESSES, MOST_STARTS = 5, 1000
"""How many random layouts must succeed to measure the effort, and after how many attempts to give up."""

ENDLESS = 1_000_000
"""The effort recorded for a hand whose goal was never reached."""


@compiled
def draw(state: Array, below: int) -> int:
    """Draw a whole number below a small one; `state` is a word that advances."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    word = state[0]
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    word ^= word >> np.uint64(31)
    return int((word >> np.uint64(33)) % np.uint64(below))


@compiled
def deal(state: Array, stack: int, hand: Array) -> None:
    """Deal a hand of different cards from a stack."""
    cards = np.arange(stack)
    for place in range(hand.shape[0]):
        other = place + draw(state, stack - place)
        cards[place], cards[other] = cards[other], cards[place]
        hand[place] = cards[place]


@compiled
def fits_of(fits: Array, hand: Array) -> Array:
    """Select a hand's correct contacts from those of its stack."""
    many = hand.shape[0]
    own = np.empty((many, fits.shape[1], many), np.uint32)
    for one in range(many):
        for turn in range(fits.shape[1]):
            for other in range(many):
                own[one, turn, other] = fits[hand[one], turn, hand[other]]
    return own


@compiled
def lay_at_random(
    fits: Array, state: Array, goal: int, layout: Array, places: Array
) -> tuple[int, int]:
    """Lay a random card, then random cards in random places, until `goal` cards lie or nothing fits.

    Return the number of cards laid, and how often a person who picks card, neighbour and way at random holds
    a card against a laid one: t / f times with t combinations of which f fit, or t times if none fits.
    """
    many = fits.shape[0]
    layout[0, :] = 0
    layout[0, CARD] = draw(state, many)
    laid, held, left = 1, 0, (1 << many) - 1 - (1 << layout[0, CARD])
    found = layout_kernel.new_places(fits, layout, laid, left, places[0], 0)
    while laid < goal:
        held += laid * (many - laid) * NUMBER_OF_WAYS // max(found, 1)
        if found == 0:
            break
        before, after = places[(laid - 1) % 2], places[laid % 2]
        layout[laid] = before[draw(state, found)]
        left &= ~(1 << layout[laid, CARD])
        laid += 1
        found = layout_kernel.old_places(fits, layout[laid - 1], before[:found], after, 0)
        found = layout_kernel.new_places(fits, layout, laid, left, after, found)
    return laid, held


@compiled
def effort(fits: Array, state: Array, goal: int) -> int:
    """Return how often a card is held against another until `goal` cards lie, starting over when stuck.

    This is the mean over `SUCCESSES`; a hand that never succeeds gets `ENDLESS`.
    """
    many = fits.shape[0]
    layout = np.zeros((many, 4), np.int8)
    places = np.empty((2, many * many * NUMBER_OF_WAYS, 4), np.int8)
    held, wins = 0, 0
    for _ in range(MOST_STARTS):
        laid, more = lay_at_random(fits, state, goal, layout, places)
        held += more
        wins += laid >= goal
        if wins == SUCCESSES:
            break
    return held // wins if wins else ENDLESS


@compiled
def measure(fits: Array, state: Array, goal: int, hands: Array, figures: Array) -> None:
    """Deal hands and measure each: cards that can be laid, possible contacts, effort."""
    best = np.zeros((hands.shape[1], 4), np.int8)
    for number in range(hands.shape[0]):
        deal(state, fits.shape[0], hands[number])
        own = fits_of(fits, hands[number])
        laid, _ = layout_kernel.search(own, goal, best)
        figures[number, 0] = laid
        figures[number, 1] = layout_kernel.count_contacts(own).sum() // 2
        figures[number, 2] = effort(own, state, goal) if laid >= goal else ENDLESS
