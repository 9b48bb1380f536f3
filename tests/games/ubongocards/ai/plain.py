"""The plain twins of the search: every place of a card and every correct layout, with nothing skipped."""

from collections.abc import Iterator

from spieltisch.games.ubongocards.layout import (
    TURNS,
    WAYS,
    Layout,
    Placed,
    Sides,
    breaches_between,
    check,
)
from spieltisch.games.ubongocards.material import HEIGHT, WIDTH

Grown = tuple[Placed, ...]


def largest(sides: Sides, goal: int) -> Grown:
    """Find a correct layout of `goal` cards, or else a largest one."""
    best: Grown = ()
    seen: set[Grown] = set()
    for card in sides:
        for grown in _layouts((Placed(card, 0, 0, 0),), sides, seen):
            best = max(best, grown, key=len)
            if len(best) >= min(goal, len(sides)):
                return best
    return best


def _layouts(layout: Grown, sides: Sides, seen: set[Grown]) -> Iterator[Grown]:
    """Yield a layout and all that grow from it, except those seen before."""
    known = same_for_all(layout)
    if known in seen:
        return
    seen.add(known)
    yield layout
    laid = {placed.card for placed in layout}
    for card in sides:
        if card not in laid:
            for place in places(layout, card, sides):
                yield from _layouts((*layout, place), sides, seen)


def same_for_all(layout: Layout) -> Grown:
    """Move and turn a layout so that its lowest card lies upright at the origin."""
    turned = list(layout)
    while min(turned, key=lambda placed: placed.card).turn:
        turned = [quarter_turned(placed) for placed in turned]
    lowest = min(turned, key=lambda placed: placed.card)
    moved = [
        Placed(placed.card, placed.x - lowest.x, placed.y - lowest.y, placed.turn)
        for placed in turned
    ]
    return tuple(sorted(moved, key=lambda placed: placed.card))


def quarter_turned(placed: Placed) -> Placed:
    """Turn a card about the origin by a quarter clockwise; y points downwards."""
    height = WIDTH if placed.turn % 2 else HEIGHT
    left = -(placed.y + height) + 1
    return Placed(placed.card, left, placed.x, (placed.turn + 1) % TURNS)


def contacts_in(sides: Sides) -> int:
    """Count the ways in which two cards of a hand can touch correctly."""
    cards = sorted(sides)
    return sum(
        not check((Placed(one, 0, 0, 0), Placed(other, way.x, way.y, way.turn)), sides)
        for one in cards
        for other in cards
        if one < other
        for way in WAYS[0]
    )


def places(layout: Layout, card: int, sides: Sides) -> tuple[Placed, ...]:
    """List every place where a card can be laid correctly against a layout, each once."""
    beside = {
        Placed(card, placed.x + way.x, placed.y + way.y, way.turn)
        for placed in layout
        for way in WAYS[placed.turn]
    }
    fitting = (
        spot
        for spot in beside
        if not any(breaches_between(placed, spot, sides) for placed in layout)
    )
    return tuple(sorted(fitting, key=lambda spot: (spot.y, spot.x, spot.turn)))
