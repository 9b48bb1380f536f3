"""Rules of thumb: what a card is worth now, guessed from a view as a person at the table would.

The numbers below were fitted by play against `beginner`; docs/guide/ugo-bots.md says how well they do.
"""

from collections.abc import Sequence

from spieltisch.core.setup import Seat
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import PENALTY, POINTS_PRINTED, SECTIONS, Card
from spieltisch.games.ugo.trick import farmers_due, winning_place
from spieltisch.games.ugo.view import KingdomView, View

HOPE = 0.6
"""Farmers that a kingdom may hope for in each trick to come."""
FARMER = 2.0
"""Points that a farmer is worth beyond what he saves now."""
SPITE = 0.4
"""How much another's gain hurts, against one's own."""
CAUTION = 0.4
"""How sure a player still to come is to play a card that beats mine: 0 never, 1 as often as drawn."""
WEIGHT = 0.6
"""Points by which one rather plays a card, for each of its value: high ones later are dangerous."""


class Table:
    """What can be guessed at a table from one seat."""

    def __init__(self, view: View) -> None:
        """Look at the table."""
        if view.seat is None:
            raise ValueError("a spectator does not play")
        self._view = view
        self._me: Seat = view.seat
        self._kingdoms = [kingdom_of(each) for each in view.kingdoms]
        self._left = view.tricks_in_round - view.trick_number
        self._unseen = unseen(view)
        to_come = view.players - len(view.trick) - 1
        self._to_come = [(self._me + 1 + number) % view.players for number in range(to_come)]

    def worth_of(self, card: Card) -> float:
        """Guess the points that a card brings: as the trick stands, and when it is beaten yet."""
        trick = (*self._view.trick, card)
        holds = self._chance_to_hold(trick)
        points = holds * self._as_it_stands(trick)
        if holds < 1:
            points += (1 - holds) * self._when_beaten(trick)
        return points + WEIGHT * card.number

    def _chance_to_hold(self, trick: Sequence[Card]) -> float:
        chance = 1.0
        for seat in self._to_come:
            pool = self._likely_cards(seat, trick[0])
            beating = sum(_beats(card, trick) for card in pool)
            chance *= (1 - beating / len(pool)) ** CAUTION if pool else 1.0
        return chance

    def _likely_cards(self, seat: Seat, led: Card) -> Sequence[Card]:
        """Give the cards of which a seat will play one: the led colour, unless it showed a lack."""
        following = [card for card in self._unseen if card.colour == led.colour]
        lacks = led.colour in self._view.voids[seat]
        return self._unseen if lacks or not following else following

    def _as_it_stands(self, trick: Sequence[Card]) -> float:
        place = winning_place(trick)
        if place == len(trick) - 1:
            return self._gain_by_winning(self._me, trick, trick[-1])
        winner = (self._view.leader + place) % self._view.players
        mine = self._gain_by_losing(trick[-1], trick[place], winner)
        return mine - SPITE * self._gain_by_winning(winner, trick, trick[place])

    def _when_beaten(self, trick: Sequence[Card]) -> float:
        """Imagine that a middling one of the cards that beat the trick comes, from anybody."""
        beating = [card for card in self._unseen if _beats(card, trick)]
        if not beating:
            return 0.0
        likely = [card for card in beating if card.colour == trick[0].colour] or beating
        winning = likely[len(likely) // 2]
        whole = (*trick, winning)
        gains = [self._gain_by_winning(seat, whole, winning) for seat in self._to_come]
        mine = self._gain_by_losing(trick[-1], winning, self._to_come[0])
        return mine - SPITE * sum(gains) / len(gains)

    def _gain_by_winning(self, seat: Seat, trick: Sequence[Card], winning: Card) -> float:
        kingdom, got = self._kingdoms[seat], self._earned_by_winning(seat, winning)
        richer = kingdom.with_farmers(got)
        laid = lands.lay(richer, trick, lands.sensible(richer, trick))
        return self._gain(kingdom, laid, got)

    def _gain_by_losing(self, card: Card, winning: Card, winner: Seat) -> float:
        kingdom, first = self._kingdoms[self._me], self._earned_by_winning(winner, winning)
        got = min(farmers_due(card, winning), kingdom.room(), self._view.supply - first)
        return self._gain(kingdom, kingdom.with_farmers(got), first + got)

    def _earned_by_winning(self, seat: Seat, winning: Card) -> int:
        return min(winning.farmers, self._kingdoms[seat].room(), self._view.supply)

    def _gain(self, before: Kingdom, after: Kingdom, taken: int) -> float:
        """Compare what a kingdom promises before and after a trick that took farmers from the supply."""
        supply = self._view.supply
        return promise(after, self._left, supply - taken) - promise(before, self._left + 1, supply)


def promise(kingdom: Kingdom, tricks_left: int, supply: int) -> float:
    """Guess what a kingdom will score, with the farmers that it may still hope for."""
    hope, points = min(HOPE * tricks_left, supply), FARMER * kingdom.farmers
    for section in range(len(SECTIONS)):
        missing = kingdom.missing_in(section)
        coming = min(missing, hope)
        hope -= coming
        points += _section_promise(kingdom, section, missing - coming)
    return points


def _section_promise(kingdom: Kingdom, section: int, missing: float) -> float:
    pile = kingdom.piles[section]
    full = max(0.0, 1.0 - missing)
    value = pile[-1].number if pile else POINTS_PRINTED[section]
    return full * value - (PENALTY * missing if pile else 0.0)


def kingdom_of(view: KingdomView) -> Kingdom:
    """Read a kingdom back from its view."""
    return Kingdom(tuple(section.pile for section in view.sections), view.farmers)


def unseen(view: View) -> list[Card]:
    """List the cards that the seat has not seen in this round."""
    seen = {card for trick in view.tricks for card in trick.cards}
    seen |= {held.card for held in view.hand} | set(view.trick)
    return [card for card in Card if card not in seen]


def _beats(card: Card, trick: Sequence[Card]) -> bool:
    return winning_place((*trick, card)) == len(trick)
