"""What one seat sees: its own hand, and everything that lies open. Nothing else gets out of a state."""

import msgspec

from spieltisch.core.game import Refusal, refusal_of
from spieltisch.core.identity_cache import once_each
from spieltisch.core.setup import Seat
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.analysis.lessons import Lesson, Sight, lessons
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.laying import Laying
from spieltisch.games.ugo.material import (
    FARMERS_NEEDED,
    HAND,
    PENALTY,
    POINTS_PRINTED,
    ROUNDS,
    SECTIONS,
    Card,
    Colour,
)
from spieltisch.games.ugo.scoring import kingdom_score, section_score
from spieltisch.games.ugo.state import State
from spieltisch.games.ugo.trick import Trick


class SectionView(msgspec.Struct, frozen=True):
    """A section as it stands: its pile from the bottom up, its farmers, and what it scores now."""

    name: str
    colour: Colour | None
    pile: tuple[Card, ...]
    needed: int
    farmers: int
    missing: int
    printed: int
    """Points that it scores if it has all its farmers but no land."""
    penalty: int
    """Points that its missing farmers cost now, 0 or less."""
    score: int


class KingdomView(msgspec.Struct, frozen=True):
    """A kingdom as it stands, with what it would score now."""

    sections: tuple[SectionView, ...]
    farmers: int
    score: int


class HandCard(msgspec.Struct, frozen=True):
    """A card in your own hand; `refusal` says why it cannot be played now."""

    card: Card
    refusal: Refusal | None
    lesson: Lesson | None = None
    """What the card may earn or cost, if the table shows teaching marks and it is your turn to play."""


class LayingView(msgspec.Struct, frozen=True):
    """A won trick that is still to be laid, or laid and still changeable."""

    winner: Seat
    cards: tuple[Card, ...]
    new: tuple[Colour, ...]
    """Colours that open a section, in the order laid or offered now."""
    choices: tuple[tuple[Card, ...], ...]
    """For each colour of the trick, its cards: one of them lies on top."""
    offer: Laying
    """The sensible choice, ready to accept."""
    laid: Laying | None
    ways: int
    """How many layings are legal; if there is only one, there is nothing to choose."""
    preview: KingdomView
    """The winner's kingdom with the cards as laid, or as the offer would lay them."""


class RoundView(msgspec.Struct, frozen=True):
    """A finished round: every kingdom as it was scored, and the tricks that led there."""

    kingdoms: tuple[KingdomView, ...]
    scores: tuple[int, ...]
    tricks: tuple[Trick, ...]


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know. Seats count from 0, clockwise."""

    seat: Seat | None
    """Whose view it is; a spectator has none."""
    players: int
    round: int
    rounds: int
    """How many rounds the game has; `ended` lists those that are over."""
    trick_number: int
    """The trick being played or laid, 1 to 10."""
    tricks_in_round: int
    starter: Seat
    leader: Seat
    turn: Seat | None
    """The seat that must act now; none when the game is over."""
    must_lay: bool
    """Whether the seat to act must lay a won trick; otherwise it plays a card."""
    trick: tuple[Card, ...]
    """The cards played so far, clockwise from the leader."""
    hand: tuple[HandCard, ...]
    hand_sizes: tuple[int, ...]
    aside: int
    """How many cards are set aside in this round."""
    supply: int
    """Farmers that anyone can still earn."""
    kingdoms: tuple[KingdomView, ...]
    laying: LayingView | None
    tricks: tuple[Trick, ...]
    """The complete tricks of this round."""
    ended: tuple[RoundView, ...]
    totals: tuple[int, ...]
    """Points from the rounds that are over."""
    voids: tuple[tuple[Colour, ...], ...]
    """For each seat, the colours that it has shown that it does not hold."""


def view_of(state: State, seat: Seat | None) -> View:
    """Return what a seat may see; None is a spectator."""
    return msgspec.structs.replace(_open_view(state), seat=seat, hand=_hand(state, seat))


@once_each(64)
def _open_view(state: State) -> View:
    """Return what lies open for everyone."""
    ended = tuple(_round_view(*each) for each in zip(state.ended, state.past, strict=True))
    return View(
        seat=None,
        players=state.players,
        round=state.round,
        rounds=ROUNDS,
        trick_number=_trick_number(state),
        tricks_in_round=HAND,
        starter=state.starter,
        leader=state.leader,
        turn=None if state.is_over else state.turn,
        must_lay=state.must_lay,
        trick=state.trick,
        hand=(),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        aside=len(state.aside),
        supply=state.supply,
        kingdoms=tuple(kingdom_view(kingdom) for kingdom in state.kingdoms),
        laying=_laying(state),
        tricks=state.tricks,
        ended=ended,
        totals=tuple(sum(each.scores[of] for each in ended) for of in range(state.players)),
        voids=voids(state),
    )


def _trick_number(state: State) -> int:
    whole = len(state.tricks)
    return whole if state.must_lay or state.is_over else whole + 1


def _hand(state: State, seat: Seat | None) -> tuple[HandCard, ...]:
    if seat is None:
        return ()
    teaches = state.setup.options.teaching and not state.is_over and seat == state.turn
    cards = state.hands[seat]
    refusals = {card: refusal_of(rules.verify_play, state, seat, card) for card in cards}
    playable = [card for card, refusal in refusals.items() if refusal is None]
    taught = lessons(_sight(state, seat), playable) if teaches and playable else {}
    return tuple(HandCard(card, refusals[card], taught.get(card)) for card in cards)


def _sight(state: State, seat: Seat) -> Sight:
    """Return what a lesson may know: what lies open, and the seat's own hand."""
    seen = {card for trick in state.tricks for card in trick.cards}
    seen |= {*state.hands[seat], *state.trick}
    return Sight(
        seat=seat,
        leader=state.leader,
        trick=state.trick,
        kingdoms=state.kingdoms,
        supply=state.supply,
        unseen=tuple(card for card in Card if card not in seen),
        voids=voids(state),
    )


def _laying(state: State) -> LayingView | None:
    won = state.won
    if won is None or state.is_over:
        return None
    offer = lands.sensible(won.onto, won.cards)
    shown = won.laying or offer
    return LayingView(
        winner=won.winner,
        cards=won.cards,
        new=shown.new,
        choices=tuple(lands.by_colour(won.cards).values()),
        offer=offer,
        laid=won.laying,
        ways=sum(1 for _ in lands.layings(won.onto, won.cards)),
        preview=kingdom_view(lands.lay(won.onto, won.cards, shown)),
    )


@once_each(4096)
def kingdom_view(kingdom: Kingdom) -> KingdomView:
    """Show a kingdom."""
    sections = tuple(_section(kingdom, number) for number in range(len(SECTIONS)))
    return KingdomView(sections, kingdom.farmers, kingdom_score(kingdom))


def _section(kingdom: Kingdom, number: int) -> SectionView:
    pile, missing = kingdom.piles[number], kingdom.missing_in(number)
    return SectionView(
        name=SECTIONS[number],
        colour=pile[-1].colour if pile else None,
        pile=pile,
        needed=FARMERS_NEEDED[number],
        farmers=kingdom.farmers_in(number),
        missing=missing,
        printed=POINTS_PRINTED[number],
        penalty=-PENALTY * missing if pile else 0,
        score=section_score(kingdom, number),
    )


def _round_view(kingdoms: tuple[Kingdom, ...], tricks: tuple[Trick, ...]) -> RoundView:
    views = tuple(kingdom_view(kingdom) for kingdom in kingdoms)
    return RoundView(views, tuple(view.score for view in views), tricks)


def voids(state: State) -> tuple[tuple[Colour, ...], ...]:
    """Return the colours that each seat has shown that it does not hold, by not following suit."""
    shown: list[dict[Colour, None]] = [{} for _ in range(state.players)]
    open_trick = [(state.leader, state.trick)] if state.trick else []
    for leader, cards in [*((trick.leader, trick.cards) for trick in state.tricks), *open_trick]:
        for place, card in enumerate(cards):
            if card.colour != cards[0].colour:
                shown[(leader + place) % state.players][cards[0].colour] = None
    return tuple(tuple(colours) for colours in shown)
