"""Rules of thumb in compiled code: what thumb.py weighs, from tables, for the rollouts of a search.

A rollout plays for all seats, thousands of times a second. So it takes whole numbers, in 64ths of a point,
and guesses from a table whether a card will hold, where thumb.py counts the cards that are out.
"""

import numpy as np
from numba import njit

from spieltisch.games.ugo.kernel import (
    BEST,
    CARD_BITS,
    CARD_MASK,
    CARDS,
    FARMERS,
    HANDS,
    KINGDOMS,
    LEADER,
    NOWHERE,
    OPEN,
    PLACE,
    PLACED,
    PLAYERS,
    SHOWN,
    SUIT,
    SUPPLY,
    VALUES,
    WHERE,
    Array,
    below,
    colour_of,
    count,
    drawn_card,
    due_lost,
    give_farmers,
    laid_sensibly,
    lay,
    lowest,
    next_word,
    rank,
)
from spieltisch.games.ugo.material import FARMER_PLACES

ROW = 16
"""Numbers in a row of the thumb's table: five weights of tops, six fixed points, then none."""
HOLD = 11 * 10 * ROW
"""Where the chances to hold begin: 64ths by players to come (0 to 3) and value."""
WEIGHT = HOLD + 4 * VALUES
SPITE = WEIGHT + 1
WHIM = WEIGHT + 2
"""How often of 64 any card is played instead."""
LENGTH = WEIGHT + 3
NOT_YET = -(1 << 60)


@njit(cache=True, nogil=True)
def promise(thumb: Array, kingdom: int, left: int) -> int:
    """Guess what a kingdom will score with so many tricks to come, in 64ths of a point."""
    row = (left * (FARMER_PLACES + 1) + (kingdom >> FARMERS)) * ROW
    points = thumb[np.uint64(row + 5 + (kingdom >> OPEN & 7))]
    for section in range(5):
        points += thumb[np.uint64(row + section)] * (kingdom >> 4 * section & 15)
    return points


@njit(cache=True, nogil=True)
def weighed(
    mask: int,
    left: int,
    kingdom: int,
    rival: int,
    cards: int,
    placed: int,
    to_come: int,
    best: int,
    supply: int,
    shown: int,
    thumb: Array,
) -> int:
    """Choose the card of a mask that seems worth most; `rival` is the kingdom of who wins so far."""
    led = colour_of(cards & CARD_MASK) if placed else -1
    best_rank = rank(best, led) if placed else -1
    unmoved, is_plain, plays = promise(thumb, kingdom, left), True, CARD_BITS * placed
    one_more = two_more = NOT_YET  # what the kingdom promises with so many farmers more
    farmers, fresh = kingdom >> FARMERS, kingdom >> OPEN & 7
    row, room = (left * (FARMER_PLACES + 1) + farmers) * ROW, min(supply, FARMER_PLACES - farmers)
    for place in range(1, placed):
        is_plain &= colour_of(cards >> CARD_BITS * place & CARD_MASK) == led
    found, most, spite = -1, -(1 << 60), thumb[SPITE] if to_come == 0 else 0
    base = promise(thumb, rival, left) if spite else 0
    is_covered, covered = False, base  # his gain by any lower card of his own, led colour
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        colour = colour_of(card)
        value = card - VALUES * colour
        takes = rank(card, led) > best_rank
        lost, due = unmoved, shown >> 2 * value & 3
        if 1 <= value <= 2:  # shown on neither: so only one of the two dues is ever there
            due = 3 - value if takes else due_lost(card, best)
        due = min(due, room)
        rich = unmoved
        if due == 1:
            if one_more == NOT_YET:
                one_more = promise(thumb, kingdom + (1 << FARMERS), left)
            rich = one_more
        elif due == 2:
            if two_more == NOT_YET:
                two_more = promise(thumb, kingdom + (2 << FARMERS), left)
            rich = two_more
        if 1 <= value <= 2:
            lost, rich, due = rich, unmoved, 0
        if takes:
            if is_plain and (colour == led or placed == 0):
                at, section = row + due * ROW, kingdom >> (WHERE + 3 * colour) & 7
                if section == NOWHERE:
                    section = fresh
                    rich += thumb[np.uint64(at + 6 + fresh)] - thumb[np.uint64(at + 5 + fresh)]
                rich += thumb[np.uint64(at + section)] * (value - (kingdom >> 4 * section & 15))
            else:
                laid = kingdom + (due << FARMERS)
                laid = laid_sensibly(laid, cards | card << plays, placed + 1)
                rich = promise(thumb, laid, left)
            holds = thumb[np.uint64(HOLD + to_come * VALUES + value)]
            worth = holds * rich + (64 - holds) * lost
        else:
            worth = lost << 6
            if spite:
                below_his = (
                    colour == led and best_rank & 1 == 1
                )  # his card lies on it, whatever it is
                if not (below_his and is_covered):
                    given = laid_sensibly(rival, cards | card << plays, placed + 1)
                    covered, is_covered = promise(thumb, given, left), below_his
                worth -= spite * (covered - base)
        worth += thumb[WEIGHT] * value << 6
        if worth > most:
            found, most = card, worth
    return found


@njit(cache=True, nogil=True)
def thumb_card(table: Array, mask: int, thumb: Array) -> int:
    """Choose a card of a mask for the seat to play."""
    placed, players, leader = table[PLACED], table[PLAYERS], table[LEADER]
    seat, winner = leader + placed, leader + table[PLACE] if placed else leader
    seat -= players if seat >= players else 0
    winner -= players if winner >= players else 0
    return weighed(
        mask,
        count(table[np.uint64(HANDS + seat)]) - 1,
        table[np.uint64(KINGDOMS + seat)],
        table[np.uint64(KINGDOMS + winner)],
        table[CARDS] if placed else 0,
        placed,
        players - placed - 1,
        table[BEST],
        table[SUPPLY],
        table[SHOWN],
        thumb,
    )


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
