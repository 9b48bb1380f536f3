"""Rollouts in compiled code: all seats play a round to its end by habit."""

import numpy as np

from spieltisch.games.ugo.compiling import compiled
from spieltisch.games.ugo.habit_kernel import ALL, drawn_by, weigh
from spieltisch.games.ugo.kernel import (
    BEST,
    CARD_BITS,
    CARD_MASK,
    CARDS,
    HANDS,
    KINGDOMS,
    LEADER,
    PLACE,
    PLACED,
    PLAYERS,
    SHOWN,
    SUIT,
    SUPPLY,
    VALUES,
    Array,
    colour_of,
    count,
    give_farmers,
    lay,
    lowest,
    next_word,
    rank,
)


@compiled
def finish_by_habit(table: Array, aside: int, habits: Array, sums: Array, draws: Array) -> int:
    """Play the round to its end by habit; count the cards. `aside` are those in nobody's hand.

    As in `finish_at_random`, the trick is kept in registers.
    """
    plays, players, word = 0, table[PLAYERS], draws[0]
    placed, cards, best, place = table[PLACED], table[CARDS], table[BEST], table[PLACE]
    supply, shown = table[SUPPLY], table[SHOWN]
    seat = table[LEADER] + placed
    seat -= players if seat >= players else 0
    left = count(table[np.uint64(HANDS + seat)]) - 1
    gone = ALL & ~(aside | table[0] | table[1] | table[2] | table[3])
    while table[np.uint64(HANDS + seat)]:
        while placed < players:
            hand = table[np.uint64(HANDS + seat)]
            mask = hand
            if placed:
                mask = hand & SUIT << VALUES * colour_of(cards & CARD_MASK)
                mask = mask or hand
            else:
                cards, best = 0, 0
            if mask & (mask - 1) == 0:
                card = lowest(mask)
            else:
                word = next_word(word)
                total = weigh(
                    mask,
                    hand,
                    gone,
                    table[np.uint64(KINGDOMS + seat)],
                    placed,
                    players - placed - 1,
                    best,
                    colour_of(cards & CARD_MASK),
                    left,
                    supply,
                    shown,
                    habits,
                    sums,
                )
                card = drawn_by(mask, sums, total, word)
            gone |= 1 << card
            cards |= card << CARD_BITS * placed
            led = colour_of(cards & CARD_MASK)
            takes = placed == 0 or rank(card, led) > rank(best, led)
            best = card if takes else best
            place = placed if takes else place
            table[np.uint64(HANDS + seat)] = hand ^ 1 << card
            placed += 1
            plays += 1
            seat = seat + 1 if seat + 1 < players else 0
        table[CARDS], table[BEST], table[PLACE] = cards, best, place
        give_farmers(table)
        lay(table)
        supply, placed, seat = table[SUPPLY], 0, table[LEADER]
        left -= 1
    draws[0] = word
    return plays
