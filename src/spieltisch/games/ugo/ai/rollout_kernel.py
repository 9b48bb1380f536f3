"""Rollouts in compiled code: every seat plays the round to its end, by the learned policy or uniformly."""

import numpy as np

from spieltisch.games.ugo.ai.bits_kernel import (
    below,
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
    EMPTY,
    HANDS,
    KINGDOMS,
    LEADER,
    NUMBER,
    PLACE,
    PLACED,
    PLAYERS,
    SHOWN,
    SUIT,
    SUPPLY,
    VALUES,
    Array,
)
from spieltisch.games.ugo.ai.kingdom_kernel import score
from spieltisch.games.ugo.ai.policy_kernel import draw_weighted, weigh
from spieltisch.games.ugo.ai.table_kernel import give_farmers, lay, rank
from spieltisch.games.ugo.compiling import compiled
from spieltisch.games.ugo.material import HAND, ROUNDS


@compiled
def rollout(table: Array, aside: int, policy: Array | None, sums: Array, draws: Array) -> int:
    """Play the round to its end and count the cards; without a policy every legal card is equally likely.

    `aside` is the mask of cards in nobody's hand. The current trick is kept in registers; the outcome is
    that of `legal`, `play` and `lay`. The compiler drops the branch that the type of `policy` rules out.
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
            mask = hand
            if placed:
                mask = hand & SUIT << VALUES * led
                mask = mask or hand
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


@compiled
def deal(table: Array, deck: Array, leader: int, supply: int, draws: Array) -> None:
    """Shuffle the deck in place and start a round. (UGO-5, UGO-8)"""
    players, word = table[PLAYERS], draws[0]
    for place in range(players * HAND):
        word = next_word(word)
        other = place + below(word, NUMBER - place)
        deck[np.uint64(place)], deck[np.uint64(other)] = (
            deck[np.uint64(other)],
            deck[np.uint64(place)],
        )
    draws[0] = word
    for seat in range(players):
        hand = 0
        for place in range(seat * HAND, (seat + 1) * HAND):
            hand |= 1 << deck[np.uint64(place)]
        table[np.uint64(HANDS + seat)], table[np.uint64(KINGDOMS + seat)] = hand, EMPTY
    table[LEADER], table[PLACED], table[SUPPLY] = leader, 0, supply


@compiled
def random_games(
    table: Array, deck: Array, supply: int, games: int, draws: Array, totals: Array
) -> int:
    """Play whole games of four rounds uniformly; add up each seat's points and count the cards."""
    plays, players, sums = 0, table[PLAYERS], np.empty(0)
    for _ in range(games):
        draws[0] = next_word(draws[0])
        starter = below(draws[0], players)
        for _ in range(ROUNDS):
            deal(table, deck, starter, supply, draws)
            plays += rollout(table, 0, None, sums, draws)
            for seat in range(players):
                totals[seat] += score(table[KINGDOMS + seat])
            starter = starter + 1 if starter + 1 < players else 0
    return plays
