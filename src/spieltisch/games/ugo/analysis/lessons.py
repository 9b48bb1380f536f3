"""Teaching marks: what each card of a hand may earn or cost now, from the rules alone, without a search."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

import msgspec

from spieltisch.core.setup import Seat
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.games.ugo.scoring import kingdom_score
from spieltisch.games.ugo.trick import farmers_due, winning_place


class Gain(msgspec.Struct, frozen=True):
    """What a card brings its player at the end of the trick."""

    farmers: int
    """The fewest farmers that the player can get."""
    farmers_most: int
    """The most farmers that the player can get: those for a lost 1 or 2 depend on the winner's colour."""
    points: int
    """The change in what the player's kingdom would score, with the fewest farmers; it may be negative."""
    points_most: int
    """The same with the most farmers."""
    opens: int
    """How many new sections it opens."""


class Lesson(msgspec.Struct, frozen=True):
    """A card's two outcomes."""

    wins: Gain | None
    """What happens if it takes the trick as it lies now; none if it can no longer take it."""
    loses: Gain | None
    """What happens if it does not take the trick; none if it certainly takes it."""


class Sight(msgspec.Struct, frozen=True):
    """What a lesson needs to know, all of which the seat to play can see."""

    seat: Seat
    leader: Seat
    trick: tuple[Card, ...]
    kingdoms: tuple[Kingdom, ...]
    supply: int
    unseen: tuple[Card, ...]
    """Cards of this round that the player has not seen."""
    voids: tuple[tuple[Colour, ...], ...]
    """For each seat, the colours that it has shown that it does not hold."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in the order of this trick."""
        players = len(self.kingdoms)
        return tuple((self.leader + place) % players for place in range(players))

    @property
    def own(self) -> Kingdom:
        """The player's own kingdom."""
        return self.kingdoms[self.seat]


EARNS_BY_LOSING = frozenset(
    card for card in Card if any(farmers_due(card, other) for other in Card if other != card)
)
Beaters = Sequence[tuple[Card, Seat]]
"""The cards that may still be played to a trick, and who may play them."""


def lesson(sight: Sight, card: Card) -> Lesson:
    """Return what a card may earn or cost."""
    return lessons(sight, (card,))[card]


def lessons(sight: Sight, cards: Iterable[Card]) -> dict[Card, Lesson]:
    """Return what each of these cards may earn or cost."""
    beaters = _beaters(sight)
    return {card: _lesson(sight, card, beaters) for card in cards}


def _lesson(sight: Sight, card: Card, beaters: Beaters) -> Lesson:
    trick = (*sight.trick, card)
    is_ahead = winning_place(trick) == len(sight.trick)
    return Lesson(_winning(sight, trick) if is_ahead else None, _losing(sight, trick, beaters))


def taking(sight: Sight, trick: tuple[Card, ...]) -> tuple[int, Kingdom]:
    """Lay the cards of the trick so far the sensible way, with the farmers that the last of them earns."""
    got = _share(sight, trick, sight.seats[: len(trick)])
    richer = sight.own.with_farmers(got)
    return got, lands.lay(richer, trick, lands.sensible(richer, trick))


def _winning(sight: Sight, trick: tuple[Card, ...]) -> Gain:
    got, laid = taking(sight, trick)
    opens = len(lands.new_colours(sight.own, trick))
    points = kingdom_score(laid) - kingdom_score(sight.own)
    return Gain(got, got, points, points, opens)


def _losing(sight: Sight, trick: tuple[Card, ...], beaters: Beaters) -> Gain | None:
    ways = _lost(sight, trick, beaters)
    if trick[-1] not in EARNS_BY_LOSING:
        ways = islice(ways, 1)  # they all bring the same: nothing
    shares = [_share(sight, cards, seats) for cards, seats in ways]
    if not shares:
        return None
    least, most = min(shares), max(shares)
    return Gain(least, most, _richer_by(sight, least), _richer_by(sight, most), 0)


def _richer_by(sight: Sight, farmers: int) -> int:
    """Return the points that extra farmers alone bring, which is never negative."""
    return kingdom_score(sight.own.with_farmers(farmers)) - kingdom_score(sight.own)


def _lost(
    sight: Sight, trick: tuple[Card, ...], beaters: Beaters
) -> Iterator[tuple[tuple[Card, ...], tuple[Seat, ...]]]:
    """Yield the ways in which the last card of a trick can lose: to an earlier card, or to a later one.

    A later seat that does not win gets its farmers later, so its card does not matter.
    """
    placed, seats = len(trick), sight.seats
    if winning_place(trick) != placed - 1:
        yield trick, seats[:placed]
    for card, seat in beaters:
        if winning_place((*trick, card)) == placed:
            yield (*trick, card), (*seats[:placed], seat)


def _beaters(sight: Sight) -> Beaters:
    """Return the cards that later seats may hold: of those with the same effect, only the highest."""
    found: dict[tuple[Colour, int, int], tuple[Card, Seat]] = {}
    for seat in sight.seats[len(sight.trick) + 1 :]:
        room = sight.kingdoms[seat].room()
        for card in sight.unseen:
            if card.colour not in sight.voids[seat]:
                alike = card.colour, card.farmers, room
                if alike not in found or found[alike][0].number < card.number:
                    found[alike] = card, seat
    return tuple(found.values())


def _share(sight: Sight, cards: tuple[Card, ...], seats: tuple[Seat, ...]) -> int:
    return rules.shares(cards, seats, sight.kingdoms, sight.supply)[sight.seat]
