"""The compiled rules of thumb take short cuts; a plain twin without any weighs every card in full."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.games.ugo import bits, kernel
from spieltisch.games.ugo import thumb_kernel as fast
from spieltisch.games.ugo.evaluating import thumb_table
from spieltisch.games.ugo.material import FARMER_PLACES
from tests.games.ugo.walks import whole_game

games = st.builds(whole_game, st.integers(2, 4), st.text(max_size=4))
some = settings(max_examples=80, deadline=None)


class Plainly:
    """One seat's choice of a card, weighed card by card."""

    def __init__(self, table):
        self.thumb = thumb_table()
        self.placed, self.players = int(table[kernel.PLACED]), int(table[kernel.PLAYERS])
        seat = (table[kernel.LEADER] + self.placed) % self.players
        winner = (table[kernel.LEADER] + table[kernel.PLACE]) % self.players
        self.left = int(table[kernel.HANDS + seat]).bit_count() - 1
        self.mine, self.his = table[kernel.KINGDOMS + seat], table[kernel.KINGDOMS + winner]
        self.cards = int(table[kernel.CARDS]) if self.placed else 0
        self.best = int(table[kernel.BEST])
        self.shown = int(table[kernel.SHOWN])
        self.room = min(table[kernel.SUPPLY], FARMER_PLACES - (self.mine >> kernel.FARMERS))
        self.is_last = self.placed == self.players - 1

    def choose(self, mask):
        cards = [card for card in range(kernel.NUMBER) if mask >> card & 1]
        return max(cards, key=self.worth)  # the first of equals

    def worth(self, card):
        value = card % kernel.VALUES
        lost = self.promise(self.with_farmers(self.due_lost(card)))
        if self.takes(card):
            won = self.with_farmers(self.shown >> 2 * value & 3)
            rich = self.promise(self.laid(won, card))
            holds = self.thumb[fast.HOLD + (self.players - self.placed - 1) * kernel.VALUES + value]
            worth = holds * rich + (64 - holds) * lost
        else:
            worth = 64 * lost - self.spite(card)
        return worth + 64 * self.thumb[fast.WEIGHT] * value

    def takes(self, card):
        if not self.placed:
            return True
        led = kernel.colour_of(self.cards & kernel.CARD_MASK)
        return kernel.rank(card, led) > kernel.rank(self.best, led)

    def due_lost(self, card):
        """Give the farmers for losing: to whom one does not know yet, if it takes the trick so far."""
        if self.takes(card):
            return {1: 2, 2: 1}.get(card % kernel.VALUES, 0)
        return kernel.due_lost(card, self.best)

    def spite(self, card):
        """Whoever plays last thinks of what the winner gets."""
        if not self.is_last:
            return 0
        gain = self.promise(self.laid(self.his, card)) - self.promise(self.his)
        return self.thumb[fast.SPITE] * gain

    def with_farmers(self, due):
        return self.mine + (min(due, self.room) << kernel.FARMERS)

    def laid(self, kingdom, card):
        cards = self.cards | card << kernel.CARD_BITS * self.placed
        return kernel.laid_sensibly(kingdom, cards, self.placed + 1)

    def promise(self, kingdom):
        return fast.promise(self.thumb, kingdom, self.left)


@some
@given(games, st.data())
def test_every_short_cut_leads_to_the_card_that_is_worth_most(states, data):
    """Also when few farmers are left, which real games hardly know."""
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    supply = data.draw(st.sampled_from([state.supply, 0, 1]))
    table = bits.table_of(state.hands, state.kingdoms, state.leader, state.trick, supply)
    while mask := int(kernel.legal(table)):
        card = fast.thumb_card(table, mask, thumb_table())
        assert card == Plainly(table).choose(mask)
        if kernel.play(table, card):
            kernel.lay(table)


@some
@given(games, st.data())
def test_one_card_more_is_laid_as_if_all_were_laid_at_once(states, data):
    state = data.draw(st.sampled_from([each for each in states[:-1] if not each.must_lay]))
    cards = data.draw(st.permutations(range(kernel.NUMBER)))[: data.draw(st.integers(2, 4))]
    *others, card = cards
    packed = sum(each << kernel.CARD_BITS * place for place, each in enumerate(cards))
    before = packed & ((1 << kernel.CARD_BITS * len(others)) - 1)
    colours = int(np.bitwise_or.reduce([1 << kernel.colour_of(each) for each in others]))
    for kingdom in state.kingdoms:
        number = bits.number_of(kingdom)
        laid = kernel.laid_sensibly(number, before, len(others))
        found = fast.laid_with(number, laid, colours, card, before, len(others))
        assert found == kernel.laid_sensibly(number, packed, len(cards))
