"""Laying won cards into a kingdom, sorted by colour. (UGO-15 to UGO-19)"""

from collections.abc import Iterator, Sequence
from itertools import permutations, product

import msgspec

from spieltisch.core.errors import IllegalMove
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import Card, Colour


class Laying(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The winner's choice: new colours from left to right, and the top card of each colour laid."""

    new: tuple[Colour, ...]
    tops: tuple[Card, ...]


def by_colour(cards: Sequence[Card]) -> dict[Colour, tuple[Card, ...]]:
    """Group cards by colour, each colour's cards in the order given."""
    colours = dict.fromkeys(card.colour for card in cards)
    return {colour: tuple(card for card in cards if card.colour == colour) for colour in colours}


def new_colours(kingdom: Kingdom, cards: Sequence[Card]) -> tuple[Colour, ...]:
    """Return the colours among the cards that have no section yet."""
    return tuple(colour for colour in by_colour(cards) if colour not in kingdom.colours)


def sensible(kingdom: Kingdom, cards: Sequence[Card]) -> Laying:
    """Return the default choice: the highest card on top, the highest new colour leftmost."""
    best = {
        colour: max(pile, key=lambda card: card.number) for colour, pile in by_colour(cards).items()
    }
    new = sorted(new_colours(kingdom, cards), key=lambda colour: -best[colour].number)
    return Laying(tuple(new), _in_section_order(kingdom, new, best))


def layings(kingdom: Kingdom, cards: Sequence[Card]) -> Iterator[Laying]:
    """List every legal laying."""
    piles = by_colour(cards)
    for new in permutations(new_colours(kingdom, cards)):
        for tops in product(*piles.values()):
            best = {card.colour: card for card in tops}
            yield Laying(new, _in_section_order(kingdom, new, best))


def _in_section_order(
    kingdom: Kingdom, new: Sequence[Colour], tops: dict[Colour, Card]
) -> tuple[Card, ...]:
    return tuple(tops[colour] for colour in (*kingdom.colours, *new) if colour in tops)


def verify(kingdom: Kingdom, cards: Sequence[Card], laying: Laying) -> None:
    """Raise IllegalMove if a laying does not fit the won cards."""
    if sorted(laying.new) != sorted(new_colours(kingdom, cards)):
        raise IllegalMove(
            "wrong_new_colours",
            "Name every colour that is new in your kingdom once, from left to right, and no other.",
        )
    if any(top not in cards for top in laying.tops):
        raise IllegalMove("top_not_won", "Only a card of this trick can lie on top.")
    if sorted(top.colour for top in laying.tops) != sorted(by_colour(cards)):
        raise IllegalMove("wrong_tops", "Name one top card for each colour of the trick.")


def in_order(kingdom: Kingdom, laying: Laying) -> Laying:
    """Sort the top cards by their sections, so that equivalent layings compare equal."""
    tops = {top.colour: top for top in laying.tops}
    return Laying(laying.new, _in_section_order(kingdom, laying.new, tops))


def lay(kingdom: Kingdom, cards: Sequence[Card], laying: Laying) -> Kingdom:
    """Lay won cards; the chosen top card of a colour comes last."""
    piles = [*kingdom.piles]
    sections = (*kingdom.colours, *laying.new)
    tops = {top.colour: top for top in laying.tops}
    for colour, won in by_colour(cards).items():
        below = tuple(card for card in won if card != tops[colour])
        piles[sections.index(colour)] += (*below, tops[colour])
    return msgspec.structs.replace(kingdom, piles=tuple(piles))
