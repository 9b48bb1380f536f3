"""The compiled search for layouts: a copy of the plain twin, tested against it, that releases the GIL.

A hand is read once into `fits`: for each card, each of its turns and each other card, the ways in which
they touch correctly, one bit for each of the 28 `WAYS` in `layout.py`. After that no symbol is read again.

The search lays a first card, lists every place where another card touches it correctly, and branches on
these places in turn: with a place, then without it for good. So it visits each layout exactly once. A branch
ends when the cards that can still be reached would not beat the best layout. A layout of more than b of n
cards contains at least one of any n - b cards, so only n - b cards are tried as the first one.
"""

import numpy as np

from spieltisch.games.ubongocards.ai.codes import (
    CARD,
    FREE,
    TURN,
    WRONG,
    Array,
    Stacks,
    Workspace,
    X,
    Y,
)
from spieltisch.games.ubongocards.compiling import compiled
from spieltisch.games.ubongocards.layout import TURNS, WAYS, Placed, meetings, squares, touch
from spieltisch.games.ubongocards.material import HEIGHT

NUMBER_OF_WAYS = len(WAYS[0])


def _numbers_of_ways() -> Array:
    """Tabulate the number of the way in which two cards touch, by their turns and offset."""
    span = range(-HEIGHT, HEIGHT + 1)
    table = np.full((TURNS, TURNS, len(span), len(span)), FREE, np.int8)
    for turn, other in np.ndindex(TURNS, TURNS):
        for x, y in ((x, y) for x in span for y in span):
            placed = Placed(1, x, y, other)
            if placed in WAYS[turn]:
                table[turn, other, x, y] = WAYS[turn].index(placed)
            elif touch(Placed(0, 0, 0, turn), placed):
                table[turn, other, x, y] = WRONG
    return table


def _meetings_of_ways() -> Array:
    """Tabulate which symbols of two cards meet in each way: two of the one, two of the other."""
    table = np.zeros((TURNS, NUMBER_OF_WAYS, 4), np.int8)
    for turn, way in np.ndindex(TURNS, NUMBER_OF_WAYS):
        home, other = Placed(0, 0, 0, turn), WAYS[turn][way]
        (one, facing_one), (two, facing_two) = meetings(home, other)
        mine, theirs = squares(home), squares(other)
        table[turn, way] = (
            *(mine.index(one), mine.index(two)),
            *(theirs.index(facing_one), theirs.index(facing_two)),
        )
    return table


WAY = _numbers_of_ways()
"""By both turns and the offset x, y; negative offsets count from the end."""
MEETS = _meetings_of_ways()
STEP = np.array([[[way.x, way.y, way.turn] for way in WAYS[turn]] for turn in range(TURNS)], "i1")


@compiled
def read_pair(sides: Array, fits: Array, one: int, other: int) -> None:
    """Record the ways in which another card correctly touches this one, in each turn."""
    for turn in range(TURNS):
        ways = np.uint32(0)
        for way in range(NUMBER_OF_WAYS):
            a, b, c, d = MEETS[turn, way]
            if sides[one, a] == sides[other, c] and sides[one, b] == sides[other, d]:
                ways |= np.uint32(1) << np.uint32(way)
        fits[one, turn, other] = ways


@compiled
def read_into(sides: Array, fits: Array) -> None:
    """Record the ways in which the cards of a hand touch correctly."""
    for one in range(sides.shape[0]):
        for other in range(sides.shape[0]):
            if one != other:
                read_pair(sides, fits, one, other)


@compiled
def read_hand(sides: Array) -> Array:
    """Return the ways in which the cards of a hand touch correctly."""
    fits = np.zeros((sides.shape[0], TURNS, sides.shape[0]), np.uint32)
    read_into(sides, fits)
    return fits


@compiled
def ones(ways: int) -> int:
    """Count the bits of a number."""
    count = 0
    while ways:
        ways &= ways - 1
        count += 1
    return count


@compiled
def count_into(fits: Array, counts: Array) -> int:
    """Count for each card the ways in which it touches others correctly; return the sum."""
    total = 0
    for one in range(fits.shape[0]):
        counts[one] = 0
        for other in range(fits.shape[0]):
            counts[one] += ones(int(fits[one, 0, other]))
        total += counts[one]
    return total


@compiled
def count_contacts(fits: Array) -> Array:
    """Return for each card the number of ways in which it touches others correctly."""
    counts = np.zeros(fits.shape[0], np.int64)
    count_into(fits, counts)
    return counts


@compiled
def contacts_in(sides: Array, work: Workspace) -> int:
    """Read a hand and count its possible contacts, each from both sides."""
    read_into(sides, work.fits)
    return count_into(work.fits, work.stacks.counts)


@compiled
def relation(fits: Array, one: Array, other: Array) -> int:
    """Return how two laid cards touch: not at all, wrongly, or in which way."""
    x, y = other[X] - one[X], other[Y] - one[Y]
    if x > HEIGHT or x < -HEIGHT or y > HEIGHT or y < -HEIGHT:
        return FREE
    way = WAY[one[TURN], other[TURN], x, y]
    if way < 0 or (fits[one[CARD], one[TURN], other[CARD]] >> np.uint32(way)) & np.uint32(1):
        return int(way)
    return WRONG


@compiled
def reach(begin: int, links: Array, left: int) -> int:
    """Count the cards that can be reached from some cards through the cards that are left."""
    reached = begin & left
    todo = reached
    while todo:
        card = ones((todo & -todo) - 1)
        todo &= todo - 1
        more = links[card] & left & ~reached
        reached |= more
        todo |= more
    return ones(reached)


@compiled
def link(fits: Array, links: Array) -> None:
    """Record for each card the cards that it can touch, one bit per card."""
    for one in range(fits.shape[0]):
        links[one] = 0
        for other in range(fits.shape[0]):
            if fits[one, 0, other] != 0:
                links[one] |= 1 << other


@compiled
def sort_by(counts: Array, order: Array) -> None:
    """Write the numbers from 0 on into `order`, sorted by their counts; equal ones keep their order."""
    for number in range(counts.shape[0]):
        at = number
        while at > 0 and counts[order[at - 1]] > counts[number]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = number


@compiled
def copy_place(to: Array, row: int, place: Array) -> None:
    """Copy a card's place into a row."""
    for column in range(4):
        to[row, column] = place[column]


@compiled
def new_places(fits: Array, layout: Array, laid: int, left: int, places: Array, found: int) -> int:
    """Add the places that only the newest card opens; return how many places there are in all."""
    newest = layout[laid - 1]
    card, turn = newest[CARD], newest[TURN]
    for other in range(fits.shape[0]):
        ways = fits[card, turn, other] if (left >> other) & 1 else np.uint32(0)
        for way in range(NUMBER_OF_WAYS):
            if not (ways >> np.uint32(way)) & np.uint32(1):
                continue
            place = places[found]
            place[CARD] = other
            place[X] = newest[X] + STEP[turn, way, 0]
            place[Y] = newest[Y] + STEP[turn, way, 1]
            place[TURN] = STEP[turn, way, 2]
            is_new = True
            for older in range(laid - 1):
                # a place that an older card touches too was listed when that card was laid
                is_new = is_new and relation(fits, layout[older], place) == FREE
            found += is_new
    return found


@compiled
def old_places(fits: Array, newest: Array, before: Array, places: Array, found: int) -> int:
    """Keep the earlier places that are still correct beside the newest card."""
    for place in before:
        if place[CARD] != newest[CARD] and relation(fits, newest, place) != WRONG:
            copy_place(places, found, place)
            found += 1
    return found


@compiled
def search(fits: Array, goal: int, best_layout: Array) -> tuple[int, int]:
    """Find a correct layout of `goal` cards, else a largest one; return its size and the cards tried."""
    many = fits.shape[0]
    stacks = Stacks(
        np.empty((many, many * many * NUMBER_OF_WAYS, 4), np.int8),
        np.empty(many, np.int64),
        np.empty(many, np.int64),
        np.zeros((many, 4), np.int8),
        np.empty(many, np.int64),
        np.empty(many, np.int64),
        np.empty(many, np.int64),
    )
    return search_in(fits, goal, best_layout, stacks)


@compiled
def search_in(fits: Array, goal: int, best_layout: Array, stacks: Stacks) -> tuple[int, int]:
    """Do what `search` does, in working memory whose layout is all zeros."""
    places, length, at, layout = stacks.places, stacks.length, stacks.at, stacks.layout
    links, order, many = stacks.links, stacks.order, fits.shape[0]
    link(fits, links)
    count_into(fits, stacks.counts)
    sort_by(stacks.counts, order)
    best, tried, left = 0, 0, (1 << many) - 1
    for number in range(many):
        if many - number <= best or best >= goal:
            break
        layout[0, CARD] = order[number]
        left &= ~(1 << order[number])
        tried += 1
        if best == 0:
            best = 1
            copy_place(best_layout, 0, layout[0])
        length[0] = new_places(fits, layout, 1, left, places[0], 0)
        at[0], laid = 0, 1
        while laid > 0 and best < goal:
            depth, i = laid - 1, at[laid - 1]
            begin = 0
            for place in places[depth, i : length[depth]]:
                begin |= 1 << place[CARD]
            if laid + reach(begin, links, left) <= best:
                if depth > 0:
                    left |= 1 << layout[depth, CARD]
                laid -= 1
                continue
            at[depth] = i + 1
            copy_place(layout, laid, places[depth, i])
            left &= ~(1 << layout[laid, CARD])
            laid += 1
            tried += 1
            if laid > best:
                best = laid
                for row in range(laid):
                    copy_place(best_layout, row, layout[row])
            found = new_places(fits, layout, laid, left, places[laid - 1], 0)
            before = places[depth, i + 1 : length[depth]]
            length[laid - 1] = old_places(fits, layout[laid - 1], before, places[laid - 1], found)
            at[laid - 1] = 0
    return best, tried


@compiled
def largest(sides: Array, goal: int, work: Workspace) -> int:
    """Read a hand and search it; return the number of cards in the best layout."""
    read_into(sides, work.fits)
    laid, work.tried[0] = search_in(work.fits, goal, work.best, work.stacks)
    return laid
