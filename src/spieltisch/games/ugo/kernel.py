"""The game in compiled code, without the GIL: the same moves and scores as rules.py, by whole numbers.

A card is its number in the order of `Card`: 9 times its colour, plus its value. A hand is a mask of cards.
A trick is packed by places from the leader on, six bits a card. A kingdom is one number: the values on top
from section A on (four bits each), the section of each colour (three bits each, 7 is none), the number of
open sections, the farmers. Piles below their tops change nothing and are not kept. Seats, places and
masks are signed here, for a signed and an unsigned number together would become a fraction.

A table, one moment of a round with all that is hidden, is one array of sixteen numbers: four hands, four
kingdoms, and the places named below. One array, because taking several out of a tuple costs more than a play.
"""

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from spieltisch.games.ugo.compiling import compiled
from spieltisch.games.ugo.material import (
    FARMER_PLACES,
    FARMERS_NEEDED,
    HAND,
    PENALTY,
    POINTS_PRINTED,
    ROUNDS,
    SECTIONS,
)

Array = np.ndarray[Any, Any]

HANDS, KINGDOMS = 0, 4
PLAYERS, LEADER, PLACED, CARDS, BEST, PLACE, SUPPLY, SHOWN = range(8, 16)
"""Places in a table: who plays and leads, the trick, its best card and whose, farmers left and shown."""
SIZE = 16

COLOURS, VALUES, NUMBER = 5, 9, 45
SUIT = (1 << VALUES) - 1
CARD_BITS, CARD_MASK = 6, 63
WHERE, OPEN, FARMERS = 20, 35, 40
"""Where in a kingdom the sections of colours, the count of open sections and the farmers begin."""
NOWHERE = 7
EMPTY = ((1 << 3 * COLOURS) - 1) << WHERE
LOST_OTHER, LOST_SAME = 2 << 2 | 1 << 4, 1 << 2
"""Farmers of a 1 and a 2 that lose, to another colour or to their own, two bits for each value."""


def _satisfied(farmers: int) -> int:
    return sum(sum(FARMERS_NEEDED[: section + 1]) <= farmers for section in range(len(SECTIONS)))


def _fixed_points(sections: int, farmers: int) -> int:
    """Give what the tops do not tell: the penalties, and the points printed on empty sections."""
    points, left = 0, farmers
    for section, needed in enumerate(FARMERS_NEEDED):
        missing = max(0, needed - left)
        left -= needed - missing
        points -= PENALTY * missing if section < sections else 0
        points += POINTS_PRINTED[section] if section >= sections and not missing else 0
    return points


FULL = np.array([_satisfied(farmers) for farmers in range(FARMER_PLACES + 1)], np.int64)
"""By farmers: the sections that have all of theirs."""
FIXED = np.array(
    [[_fixed_points(open_, f) for f in range(FARMER_PLACES + 1)] for open_ in range(6)], np.int64
)
NTH = np.array(
    [
        ([value for value in range(VALUES) if suit >> value & 1] + [0] * VALUES)[nth]
        for suit in range(SUIT + 1)
        for nth in range(VALUES)
    ],
    np.int8,
)
"""For each set of values of one colour, its first, second ... value."""


def _count(_: Any, __: Any) -> Any:
    """Count the bits that are set."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _lowest(_: Any, __: Any) -> Any:
    """Give the number of the lowest bit that is set."""

    def generate(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


count: Any = intrinsic(_count)
lowest: Any = intrinsic(_lowest)


@compiled
def colour_of(card: int) -> int:
    """Give a card's colour, 0 to 4: a ninth of its number, without a division."""
    return card * 57 >> 9


@compiled
def next_word(word: np.uint64) -> np.uint64:
    """Give the word that follows in a stream of draws, by xorshift; no word is ever zero."""
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    return word ^ word << np.uint64(17)


@compiled
def below(word: np.uint64, n: int) -> int:
    """Read a whole number from 0 to n - 1 off a word."""
    return (int(word >> np.uint64(33)) * n) >> 31


@compiled
def put(kingdom: int, colour: int, value: int) -> int:
    """Lay a card on its colour's pile, or open the leftmost free section with it. (UGO-16, UGO-17)"""
    found = kingdom >> (WHERE + 3 * colour) & 7
    section = kingdom >> OPEN & 7 if found == NOWHERE else found
    kingdom += (found == NOWHERE) << OPEN
    kingdom ^= (found ^ section) << (WHERE + 3 * colour)
    return kingdom & ~(15 << 4 * section) | value << 4 * section


@compiled
def key_of(cards: int, place: int, firsts: int) -> int:
    """Give what a card is laid by: the highest first, of equals the colour that was played first."""
    card = cards >> CARD_BITS * place & CARD_MASK
    colour = colour_of(card)
    first = firsts >> 2 * colour & 3
    return (card - VALUES * colour) << 8 | (3 - first) << CARD_BITS | card


@compiled
def put_once(kingdom: int, key: int, done: int) -> tuple[int, int]:
    """Put a card unless a higher one of its colour was put; `done` are the colours, as bits."""
    card = key & CARD_MASK
    colour = colour_of(card)
    if done >> colour & 1:
        return kingdom, done
    return put(kingdom, colour, card - VALUES * colour), done | 1 << colour


@compiled
def laid_sensibly(kingdom: int, cards: int, placed: int) -> int:
    """Lay so many packed cards: the highest on top, the highest new colour leftmost.

    Keys of one to four cards are sorted by comparisons that are always the same.
    """
    firsts = 0
    for place in range(placed - 1, -1, -1):
        at = 2 * colour_of(cards >> CARD_BITS * place & CARD_MASK)
        firsts = firsts & ~(3 << at) | place << at
    a = key_of(cards, 0, firsts)
    b = key_of(cards, 1, firsts) if placed > 1 else -1
    a, b = max(a, b), min(a, b)
    c = d = -1
    if placed > 2:
        c = key_of(cards, 2, firsts)
        d = key_of(cards, 3, firsts) if placed > 3 else -1
        c, d = max(c, d), min(c, d)
        a, c = max(a, c), min(a, c)
        b, d = max(b, d), min(b, d)
        b, c = max(b, c), min(b, c)
    kingdom, done = put_once(kingdom, a, 0)
    if b >= 0:
        kingdom, done = put_once(kingdom, b, done)
    if c >= 0:
        kingdom, done = put_once(kingdom, c, done)
    if d >= 0:
        kingdom, done = put_once(kingdom, d, done)
    return kingdom


@compiled
def laid_so(kingdom: int, tops: int, piles: int) -> int:
    """Lay by choice: so many top cards, packed, new colours among them from left to right."""
    for place in range(piles):
        card = tops >> CARD_BITS * place & CARD_MASK
        colour = colour_of(card)
        kingdom = put(kingdom, colour, card - VALUES * colour)
    return kingdom


@compiled
def score(kingdom: int) -> int:
    """Score a kingdom. (UGO-25 to UGO-28)"""
    sections, farmers = kingdom >> OPEN & 7, kingdom >> FARMERS
    scoring = min(sections, FULL[np.uint64(farmers)])
    tops = kingdom & ((1 << 4 * scoring) - 1)
    pairs = (tops & 0xF0F0F) + (tops >> 4 & 0xF0F0F)
    return (pairs * 0x10101 >> 16 & 255) + FIXED[np.uint64(sections), np.uint64(farmers)]


@compiled
def rank(card: int, led: int) -> int:
    """Rank a card in its trick: by value, then the led colour; the first of equals wins. (UGO-11 to 13)"""
    colour = colour_of(card)
    return 2 * (card - VALUES * colour) + (colour == led)


@compiled
def due_lost(card: int, winning: int) -> int:
    """Count the farmers that a card earns by losing to another. (UGO-22, UGO-23)"""
    colour = colour_of(card)
    lost = LOST_SAME if colour == colour_of(winning) else LOST_OTHER
    return lost >> 2 * (card - VALUES * colour) & 3


@compiled
def legal(table: Array) -> int:
    """Give the mask of cards that the seat to play may play. (UGO-9, UGO-10)"""
    seat = table[LEADER] + table[PLACED]
    seat -= table[PLAYERS] if seat >= table[PLAYERS] else 0
    hand = table[np.uint64(HANDS + seat)]
    if table[PLACED] == 0:
        return hand
    following = hand & SUIT << VALUES * colour_of(table[CARDS] & CARD_MASK)
    return following or hand


@compiled
def play(table: Array, card: int) -> bool:
    """Play a card; true where it ends the trick, whose farmers are given and whose cards must be laid."""
    placed, players = table[PLACED], table[PLAYERS]
    seat = table[LEADER] + placed
    seat -= players if seat >= players else 0
    table[np.uint64(HANDS + seat)] ^= 1 << card
    if placed == 0:
        table[CARDS], table[BEST], table[PLACE] = card, card, 0
    else:
        cards, best = table[CARDS], table[BEST]
        led = colour_of(cards & CARD_MASK)
        takes = rank(card, led) > rank(best, led)
        table[CARDS] = cards | card << CARD_BITS * placed
        table[BEST] = card if takes else best
        table[PLACE] = placed if takes else table[PLACE]
    table[PLACED] = placed + 1
    if placed + 1 < players:
        return False
    give_farmers(table)
    return True


@compiled
def give_farmers(table: Array) -> None:
    """Give the farmers, the winner's first, and let him lead. (UGO-14, UGO-24, UGO-30, UGO-31)"""
    players, cards, winning = table[PLAYERS], table[CARDS], table[BEST]
    seat = table[LEADER] + table[PLACE]
    winner = seat - players if seat >= players else seat
    kingdom = table[np.uint64(KINGDOMS + winner)]
    due = table[SHOWN] >> 2 * (winning - VALUES * colour_of(winning)) & 3
    got = min(due, table[SUPPLY], FARMER_PLACES - (kingdom >> FARMERS))
    table[np.uint64(KINGDOMS + winner)] = kingdom + (got << FARMERS)
    supply, seat = table[SUPPLY] - got, table[LEADER]
    for _ in range(players):
        card = cards & CARD_MASK
        cards >>= CARD_BITS
        due = 0 if card == winning else due_lost(card, winning)
        kingdom = table[np.uint64(KINGDOMS + seat)]
        got = min(due, supply, FARMER_PLACES - (kingdom >> FARMERS))
        table[np.uint64(KINGDOMS + seat)] = kingdom + (got << FARMERS)
        supply -= got
        seat = seat + 1 if seat + 1 < players else 0
    table[SUPPLY], table[LEADER], table[PLACED] = supply, winner, 0


@compiled
def lay(table: Array) -> None:
    """Lay the won trick the sensible way."""
    at = np.uint64(KINGDOMS + table[LEADER])
    table[at] = laid_sensibly(table[at], table[CARDS], table[PLAYERS])


@compiled
def drawn_card(mask: int, word: np.uint64) -> int:
    """Draw one of the cards of a mask: its colour by counting, its value by looking up.

    There is no branch in it, for no processor foresees a draw.
    """
    nth = below(word, count(mask))
    colour = 0
    for colours in range(1, COLOURS):
        colour += nth >= count(mask & ((1 << VALUES * colours) - 1))
    first = VALUES * colour
    nth -= count(mask & ((1 << first) - 1))
    return first + NTH[np.uint64((mask >> first & SUIT) * VALUES + nth)]


@compiled
def deal(table: Array, deck: Array, leader: int, supply: int, draws: Array) -> None:
    """Shuffle the deck, in place, and begin a round. (UGO-5, UGO-8)"""
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
def finish_at_random(table: Array, draws: Array) -> int:
    """Play the round to its end by any cards; give how many were played.

    It does what `legal`, `play` and `lay` do, trick by trick, with the trick kept in registers.
    """
    plays, players, word = 0, table[PLAYERS], draws[0]
    placed, cards, best, place = table[PLACED], table[CARDS], table[BEST], table[PLACE]
    leader = table[LEADER]
    seat = leader + placed
    seat -= players if seat >= players else 0
    while table[np.uint64(HANDS + seat)]:
        suit = SUIT << VALUES * colour_of(cards & CARD_MASK)
        while placed < players:
            hand, word = table[np.uint64(HANDS + seat)], next_word(word)
            if placed == 0:
                card = drawn_card(hand, word)
                cards, best, place = card, card, 0
                suit = SUIT << VALUES * colour_of(card)
            else:
                following = hand & suit
                card = drawn_card(following or hand, word)
                led = colour_of(cards & CARD_MASK)
                takes = rank(card, led) > rank(best, led)
                cards |= card << CARD_BITS * placed
                best = card if takes else best
                place = placed if takes else place
            table[np.uint64(HANDS + seat)] = hand ^ 1 << card
            placed += 1
            plays += 1
            seat = seat + 1 if seat + 1 < players else 0
        table[CARDS], table[BEST], table[PLACE] = cards, best, place
        give_farmers(table)
        lay(table)
        placed, leader = 0, table[LEADER]
        seat = leader
    draws[0] = word
    return plays


@compiled
def random_games(
    table: Array, deck: Array, supply: int, games: int, draws: Array, totals: Array
) -> int:
    """Play whole games of four rounds by any cards; add up each seat's points; count the cards."""
    plays, players = 0, table[PLAYERS]
    for _ in range(games):
        draws[0] = next_word(draws[0])
        starter = below(draws[0], players)
        for _ in range(ROUNDS):
            deal(table, deck, starter, supply, draws)
            plays += finish_at_random(table, draws)
            for seat in range(players):
                totals[seat] += score(table[KINGDOMS + seat])
            starter = starter + 1 if starter + 1 < players else 0
    return plays
