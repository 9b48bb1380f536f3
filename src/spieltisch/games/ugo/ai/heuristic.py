"""A heuristic value for each card of a hand, without a search: how a casual player judges the table.

The constants were tuned in games against `beginner`; docs/guide/ugo-bots.md has the results.
"""

from collections.abc import Sequence

from spieltisch.core.setup import Seat
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo.ai.observation import kingdom_of, unseen
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import PENALTY, POINTS_PRINTED, SECTIONS, Card
from spieltisch.games.ugo.trick import farmers_due, winning_place
from spieltisch.games.ugo.view import View

HOPE = 0.6
"""Farmers that a kingdom can expect from each trick to come."""
FARMER = 2.0
"""Points that a farmer is worth beyond the penalty that they save now."""
SPITE = 0.4
"""The weight of another player's gain relative to the bot's own."""
CAUTION = 0.4
"""How likely a later player is to beat the card: 0 never, 1 as often as a random card would."""
WEIGHT = 0.6
"""Points for getting rid of a card, for each of its value: high cards are dangerous late in a round."""


class Heuristic:
    """Judges the cards of one seat."""

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("a spectator does not play")
        self._view = view
        self._me: Seat = view.seat
        self._kingdoms = [kingdom_of(each) for each in view.kingdoms]
        self._left = view.tricks_in_round - view.trick_number
        self._unseen = unseen(view)
        to_come = view.players - len(view.trick) - 1
        self._to_come = [(self._me + 1 + number) % view.players for number in range(to_come)]

    def value_of(self, card: Card) -> float:
        """Estimate the points that a card brings, averaged over whether its trick holds or is beaten."""
        trick = (*self._view.trick, card)
        holds = self._probability_to_hold(trick)
        points = holds * self._as_it_stands(trick)
        if holds < 1:
            points += (1 - holds) * self._when_beaten(trick)
        return points + WEIGHT * card.number

    def _probability_to_hold(self, trick: Sequence[Card]) -> float:
        probability = 1.0
        for seat in self._to_come:
            pool = self._likely_cards(seat, trick[0])
            beating = sum(_beats(card, trick) for card in pool)
            probability *= (1 - beating / len(pool)) ** CAUTION if pool else 1.0
        return probability

    def _likely_cards(self, seat: Seat, led: Card) -> Sequence[Card]:
        """List the cards that a seat may play: those of the led colour, unless it is known to lack it."""
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
        """Assume that a later player beats the trick with the median of the cards that can."""
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
        """Compare the outlook of a kingdom before and after a trick that took farmers from the supply."""
        supply = self._view.supply
        return outlook(after, self._left, supply - taken) - outlook(before, self._left + 1, supply)


def outlook(kingdom: Kingdom, tricks_left: int, supply: int) -> float:
    """Estimate what a kingdom will score, with the farmers that it can still expect."""
    hope, points = min(HOPE * tricks_left, supply), FARMER * kingdom.farmers
    for section in range(len(SECTIONS)):
        missing = kingdom.missing_in(section)
        coming = min(missing, hope)
        hope -= coming
        points += _section_outlook(kingdom, section, missing - coming)
    return points


def _section_outlook(kingdom: Kingdom, section: int, missing: float) -> float:
    pile = kingdom.piles[section]
    full = max(0.0, 1.0 - missing)
    value = pile[-1].number if pile else POINTS_PRINTED[section]
    return full * value - (PENALTY * missing if pile else 0.0)


def _beats(card: Card, trick: Sequence[Card]) -> bool:
    return winning_place((*trick, card)) == len(trick)
