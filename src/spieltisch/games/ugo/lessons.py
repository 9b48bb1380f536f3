"""Teaching: what each card of a hand may earn or cost now, reckoned by the rules, without a search."""

from collections.abc import Iterable, Iterator

import msgspec

from spieltisch.core.setup import Seat
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import Card, Colour
from spieltisch.games.ugo.scoring import kingdom_score
from spieltisch.games.ugo.trick import winning_place


class Gain(msgspec.Struct, frozen=True):
    """What a card brings its player at the end of the trick."""

    farmers: int
    """Farmers that he gets at least."""
    farmers_most: int
    """Farmers that he gets at most: a lost 1 or 2 depends on the winner's colour."""
    points: int
    """How what his kingdom would score changes, with the most farmers; it may be negative."""
    opens: int
    """Sections that are newly opened."""


class Lesson(msgspec.Struct, frozen=True):
    """A card's two outcomes."""

    wins: Gain | None
    """If it takes the trick as it lies now; none where it cannot take it any more."""
    loses: Gain | None
    """If it does not take the trick; none where it is certain to."""


class Sight(msgspec.Struct, frozen=True):
    """What the seat to play sees, as far as a lesson needs it: nothing of it is hidden from him."""

    seat: Seat
    leader: Seat
    trick: tuple[Card, ...]
    kingdoms: tuple[Kingdom, ...]
    supply: int
    unseen: tuple[Card, ...]
    """Cards of this round that he has not seen."""
    voids: tuple[tuple[Colour, ...], ...]
    """For each seat the colours that it has shown not to hold."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in the order of this trick."""
        players = len(self.kingdoms)
        return tuple((self.leader + place) % players for place in range(players))

    @property
    def own(self) -> Kingdom:
        """His kingdom."""
        return self.kingdoms[self.seat]


def lesson(sight: Sight, card: Card) -> Lesson:
    """Say what a card may earn or cost."""
    trick = (*sight.trick, card)
    is_ahead = winning_place(trick) == len(sight.trick)
    return Lesson(_winning(sight, trick) if is_ahead else None, _losing(sight, trick))


def _winning(sight: Sight, trick: tuple[Card, ...]) -> Gain:
    """Lay the trick's cards so far the sensible way, with the farmers that the card earns."""
    got = _share(sight, trick, sight.seats[: len(trick)])
    richer = sight.own.with_farmers(got)
    laid = lands.lay(richer, trick, lands.sensible(richer, trick))
    opens = len(lands.new_colours(sight.own, trick))
    return Gain(got, got, kingdom_score(laid) - kingdom_score(sight.own), opens)


def _losing(sight: Sight, trick: tuple[Card, ...]) -> Gain | None:
    shares = [_share(sight, cards, seats) for cards, seats in _lost(sight, trick)]
    if not shares:
        return None
    richer = sight.own.with_farmers(max(shares))
    return Gain(min(shares), max(shares), kingdom_score(richer) - kingdom_score(sight.own), 0)


def _lost(
    sight: Sight, trick: tuple[Card, ...]
) -> Iterator[tuple[tuple[Card, ...], tuple[Seat, ...]]]:
    """Give the ways in which the last card of a trick loses: as it lies, and beaten by a later seat.

    Whoever comes after a seat, except the winner, is served after it, so his card does not matter.
    """
    placed, seats = len(trick), sight.seats
    if winning_place(trick) != placed - 1:
        yield trick, seats[:placed]
    for card, seat in _beating(sight, trick, seats[placed:]):
        yield (*trick, card), (*seats[:placed], seat)


def _beating(
    sight: Sight, trick: tuple[Card, ...], later: tuple[Seat, ...]
) -> Iterable[tuple[Card, Seat]]:
    """Give the cards that may beat a trick yet, and from whom; one of those that leave as much."""
    found = {}
    for card in sight.unseen if later else ():
        if winning_place((*trick, card)) == len(trick):
            for seat in later:
                if card.colour not in sight.voids[seat]:
                    room = sight.kingdoms[seat].room()
                    found[card.colour, card.farmers, room] = card, seat
    return found.values()


def _share(sight: Sight, cards: tuple[Card, ...], seats: tuple[Seat, ...]) -> int:
    return rules.shares(cards, seats, sight.kingdoms, sight.supply)[sight.seat]
