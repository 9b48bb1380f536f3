"""Rollouts in compiled code: all seats play a round to its end by rules of thumb."""

import numpy as np
from numba import njit

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
    below,
    colour_of,
    count,
    drawn_card,
    give_farmers,
    lay,
    lowest,
    next_word,
    rank,
)
from spieltisch.games.ugo.thumb_kernel import WHIM, weighed


@njit(cache=True, nogil=True)
def finish_by_thumb(table: Array, thumb: Array, draws: Array) -> int:
    """Play the round to its end by the rules of thumb, with a whim now and then; count the cards.

    As in `finish_at_random`, the trick is kept in registers.
    """
    plays, players, word = 0, table[PLAYERS], draws[0]
    placed, cards, best, place = table[PLACED], table[CARDS], table[BEST], table[PLACE]
    leader, supply, shown = table[LEADER], table[SUPPLY], table[SHOWN]
    winner = leader + place if placed else leader
    winner -= players if winner >= players else 0
    seat = leader + placed
    seat -= players if seat >= players else 0
    left = count(table[np.uint64(HANDS + seat)]) - 1
    while table[np.uint64(HANDS + seat)]:
        while placed < players:
            hand = table[np.uint64(HANDS + seat)]
            mask = hand
            if placed:
                mask = hand & SUIT << VALUES * colour_of(cards & CARD_MASK)
                mask = mask or hand
            else:
                cards, best, winner = 0, 0, seat
            if mask & (mask - 1) == 0:
                card = lowest(mask)
            else:
                word = next_word(word)
                if below(word, 64) < thumb[WHIM]:
                    word = next_word(word)
                    card = drawn_card(mask, word)
                else:
                    kingdom = table[np.uint64(KINGDOMS + seat)]
                    rival = table[np.uint64(KINGDOMS + winner)]
                    to_come = players - placed - 1
                    card = weighed(
                        mask,
                        left,
                        kingdom,
                        rival,
                        cards,
                        placed,
                        to_come,
                        best,
                        supply,
                        shown,
                        thumb,
                    )
            cards |= card << CARD_BITS * placed
            led = colour_of(cards & CARD_MASK)
            takes = placed == 0 or rank(card, led) > rank(best, led)
            best = card if takes else best
            place = placed if takes else place
            winner = seat if takes else winner
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
