"""Rollouts in compiled code: every seat plays the round to its end, by the learned policy or uniformly."""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import (
    colour_of,
    count,
    draw_card,
    lowest,
    next_word,
)
from spieltisch.games.ugo.ai.codes import (
    ALL,
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
)
from spieltisch.games.ugo.ai.policy_kernel import draw_weighted, weigh
from spieltisch.games.ugo.ai.table_kernel import give_farmers, lay, rank
from spieltisch.games.ugo.compiling import compiled


@compiled
def rollout(table: Array, aside: int, policy: Array | None, sums: Array, draws: Array) -> int:
    """Play the round to its end and return the number of cards; without a policy, play uniformly.

    `aside` is the mask of cards in nobody's hand. The current trick is kept in registers; the outcome is the
    same as with `legal`, `play` and `lay`. The compiler drops the branch that the type of `policy` rules out.
    """
    plays, players, word = 0, table[PLAYERS], draws[0]
    placed, cards, best, place = table[PLACED], table[CARDS], table[BEST], table[PLACE]
    led, supply, shown = colour_of(cards & CARD_MASK), table[SUPPLY], table[SHOWN]
    seat = table[LEADER] + placed
    seat -= players if seat >= players else 0
    left = count(table[np.uint64(HANDS + seat)]) - 1
    played = ALL & ~(aside | table[0] | table[1] | table[2] | table[3])
    while table[np.uint64(HANDS + seat)]:
        while placed < players:
            hand = table[np.uint64(HANDS + seat)]
            following = hand & SUIT << VALUES * led if placed else hand
            mask = following or hand
            if policy is None:
                word = next_word(word)
                card = draw_card(mask, word)
            elif mask & (mask - 1) == 0:
                card = lowest(mask)
            else:
                word = next_word(word)
                total = weigh(
                    mask,
                    hand,
                    played,
                    table[np.uint64(KINGDOMS + seat)],
                    placed,
                    players - placed - 1,
                    best,
                    led,
                    left,
                    supply,
                    shown,
                    policy,
                    sums,
                )
                card = draw_weighted(mask, sums, total, word)
            played |= 1 << card
            if placed:
                cards |= card << CARD_BITS * placed
                takes = rank(card, led) > rank(best, led)
                best = card if takes else best
                place = placed if takes else place
            else:
                cards, best, place, led = card, card, 0, colour_of(card)
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
