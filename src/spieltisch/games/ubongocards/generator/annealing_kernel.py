"""The generator's compiled search: it changes one side at a time and keeps what improves the whole stack.

A stack's side is good when it has as many possible contacts as the round wants and when hardly any
sampled hand falls short of seven cards. The sampled hands are one card smaller than real ones: more of
them fall short, so a sample says more. A change that makes things worse by no more than a sinking
threshold is kept too (threshold accepting). All numbers are whole, so a seed gives the same result on every
machine.
"""

import numpy as np

from spieltisch.games.ubongocards.ai import layout_kernel
from spieltisch.games.ubongocards.ai.codes import Array
from spieltisch.games.ubongocards.compiling import compiled
from spieltisch.games.ubongocards.generator.sampling_kernel import draw, fits_of

TOTAL, SHORT = 0, 1
"""Indices into the array that rates a stack: possible contacts; cards that sampled hands lack."""


BAND = 9
"""How far a stack may drift from its target contacts once it meets them: about half a contact in a hand."""


@compiled
def lacking(fits: Array, hand: Array, goal: int, best: Array) -> int:
    """Count the cards that a hand's largest layout lacks."""
    laid, _ = layout_kernel.search(fits_of(fits, hand), goal, best)
    return max(0, goal - laid)


@compiled
def read_card(sides: Array, fits: Array, card: int) -> None:
    """Recompute what one card touches, and what touches it."""
    for other in range(sides.shape[0]):
        if other != card:
            layout_kernel.read_pair(sides, fits, card, other)
            layout_kernel.read_pair(sides, fits, other, card)


@compiled
def contacts_of(fits: Array, card: int) -> int:
    """Count the ways in which a card touches others correctly."""
    count = 0
    for other in range(fits.shape[0]):
        count += layout_kernel.ones(int(fits[card, 0, other]))
    return count


@compiled
def is_there(sides: Array, card: int) -> bool:
    """Return whether another side of the stack is equal, upright or upside down."""
    for other in range(sides.shape[0]):
        upright, turned = other != card, other != card
        for place in range(6):
            upright = upright and sides[other, place] == sides[card, place]
            turned = turned and sides[other, 5 - place] == sides[card, place]
        if upright or turned:
            return True
    return False


@compiled
def change(sides: Array, uses: Array, card: int, place: int, symbol: int) -> None:
    """Put a symbol into a place; if the side already has it, the two symbols swap places."""
    old = sides[card, place]
    for other in range(6):
        if sides[card, other] == symbol:
            sides[card, other] = old
            sides[card, place] = symbol
            return
    uses[old] -= 1
    uses[symbol] += 1
    sides[card, place] = symbol


@compiled
def begin(state: Array, sides: Array, uses: Array, fits: Array) -> int:
    """Draw a stack of sides with six different symbols each; return the number of possible contacts."""
    symbols = uses.shape[0]
    for card in range(sides.shape[0]):
        bag = np.arange(symbols)
        for place in range(6):
            other = place + draw(state, symbols - place)
            bag[place], bag[other] = bag[other], bag[place]
            sides[card, place] = bag[place]
            uses[bag[place]] += 1
    for card in range(sides.shape[0]):
        read_card(sides, fits, card)
    return int(layout_kernel.count_contacts(fits).sum()) // 2


@compiled
def judge(
    fits: Array, hands: Array, holders: Array, lack: Array, goal: int, most: int, fresh: Array
) -> int:
    """Count the cards that all sampled hands lack after a change; stop once there are too many.

    Hands that already lack cards come first: only they can reduce the count.
    """
    best = np.zeros((hands.shape[1], 4), np.int8)
    short = int(lack.sum())
    for is_short in (True, False):
        for hand in holders:
            if (lack[hand] > 0) == is_short and (is_short or short <= most):
                fresh[hand] = lacking(fits, hands[hand], goal, best)
                short += int(fresh[hand] - lack[hand])
    return short


@compiled
def improve(
    state: Array,
    sides: Array,
    uses: Array,
    fits: Array,
    hands: Array,
    holders: Array,
    starts: Array,
    lack: Array,
    worth: Array,
    wanted: int,
    goal: int,
    fewest_uses: int,
    weight: int,
    threshold: int,
    steps: int,
) -> None:
    """Change sides for this many steps; `holders` lists the sampled hands by card, starting at `starts`.

    A card that a sampled hand lacks weighs as much as `weight` contacts too many or too few. With weight 0
    only the contacts count, and the hands are ignored.
    """
    fresh = lack.copy()
    for _ in range(steps):
        card, place = draw(state, sides.shape[0]), draw(state, 6)
        symbol = draw(state, uses.shape[0])
        old = sides[card].copy()
        allowed = abs(worth[TOTAL] - wanted) + weight * worth[SHORT] + draw(state, threshold + 1)
        total = worth[TOTAL] - contacts_of(fits, card)
        change(sides, uses, card, place, symbol)
        read_card(sides, fits, card)
        total += contacts_of(fits, card)
        short = worth[SHORT]
        band = max(BAND, abs(worth[TOTAL] - wanted))
        is_kept = uses[old[place]] >= fewest_uses and abs(total - wanted) <= band
        is_kept = is_kept and not is_there(sides, card)
        spare = allowed - abs(total - wanted)
        if is_kept and spare >= 0 and weight > 0:
            holding = holders[starts[card] : starts[card + 1]]
            short = judge(fits, hands, holding, lack, goal, spare // weight, fresh)
        if is_kept and weight * short <= spare:
            worth[TOTAL], worth[SHORT] = total, short
            lack[:] = fresh
        else:
            for place in range(6):
                uses[sides[card, place]] -= 1
                uses[old[place]] += 1
            sides[card] = old
            read_card(sides, fits, card)
            fresh[:] = lack
