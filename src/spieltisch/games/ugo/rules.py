"""The rules of UGO!: verify, then do. One rule, one place. (UGO-5 to UGO-32)"""

from collections.abc import Iterator, Sequence

import msgspec

from spieltisch.core.errors import BadSetup, IllegalMove
from spieltisch.core.game import refusal_of
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Seat, Setup, left_of, with_at
from spieltisch.games.ugo import laying as lands
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.laying import Laying
from spieltisch.games.ugo.material import HAND, ROUNDS, SUPPLY, Card
from spieltisch.games.ugo.moves import Lay, Move, Play
from spieltisch.games.ugo.state import State, Won
from spieltisch.games.ugo.trick import Trick, farmers_due, follows, winning_place

replace = msgspec.structs.replace


MOST_LAYINGS = 50
"""How often one trick may be laid: more than anyone needs, but it bounds the size of a record."""


def start(setup: Setup) -> State:
    """Choose a dealer and deal the first round. (UGO-5, UGO-7)"""
    if setup.players not in SUPPLY:
        raise BadSetup("wrong_players", f"UGO! is for 2 to 4 players, not {setup.players}.")
    dealer = Rng(setup.seed, "ugo dealer").below(setup.players)
    return deal(setup, 1, left_of(dealer, setup.players))


def deal(setup: Setup, number: int, starter: Seat) -> State:
    """Shuffle all cards and deal ten to each player, with empty kingdoms and a full supply. (UGO-8)"""
    cards = Rng(setup.seed, f"ugo round {number}").shuffled(tuple(Card))
    dealt = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(setup.players)]
    order = list(Card).index
    return State(
        setup=setup,
        round=number,
        starter=starter,
        hands=tuple(tuple(sorted(hand, key=order)) for hand in dealt),
        aside=cards[setup.players * HAND :],
        kingdoms=(Kingdom(),) * setup.players,
        supply=SUPPLY[setup.players],
        leader=starter,
    )


def verify_turn(state: State, seat: Seat) -> None:
    """Raise IllegalMove unless it is the seat's turn."""
    if state.is_over:
        raise IllegalMove("game_over", "The game is over.")
    if seat != state.turn:
        raise IllegalMove("not_your_turn", "It is not your turn.", seat=state.turn)


def verify_play(state: State, seat: Seat, card: Card) -> None:
    """Raise IllegalMove unless the seat may play the card now. (UGO-9, UGO-10)"""
    verify_turn(state, seat)
    if state.must_lay:
        raise IllegalMove("lay_first", "Lay the cards that you won before you lead.")
    hand = state.hands[seat]
    if card not in hand:
        raise IllegalMove("card_not_held", f"The {card} is not in your hand.", card=card)
    if state.trick and card.colour != state.trick[0].colour and follows(hand, state.trick[0]):
        led = state.trick[0].colour
        raise IllegalMove("must_follow", f"You have {led}, so you must play {led}.", colour=led)


def verify_lay(state: State, seat: Seat, laying: Laying) -> Won:
    """Raise IllegalMove unless the seat may lay its trick this way; return it laid. (UGO-15 to UGO-19)"""
    verify_turn(state, seat)
    won = state.won
    if won is None or state.trick:
        raise IllegalMove("nothing_to_lay", "You have no won cards to lay now.")
    lands.verify(won.onto, won.cards, laying)
    laying = lands.in_order(won.onto, laying)
    if won.laying == laying:
        raise IllegalMove("same_laying", "The cards already lie like this.")
    if won.times >= MOST_LAYINGS:
        raise IllegalMove("laid_too_often", "You have changed these cards often enough; lead now.")
    return replace(won, laying=laying, times=won.times + 1)


def play(state: State, seat: Seat, move: Move) -> State:
    """Play a move, or raise IllegalMove."""
    if isinstance(move, Play):
        return _play_card(state, seat, move.play)
    return _lay(state, seat, move.lay)


def _play_card(state: State, seat: Seat, card: Card) -> State:
    verify_play(state, seat, card)
    rest = tuple(other for other in state.hands[seat] if other != card)
    played = replace(
        state,
        hands=with_at(state.hands, seat, rest),
        trick=(*state.trick, card),
        won=None,
    )
    return _take_trick(played) if len(played.trick) == played.players else played


def _take_trick(state: State) -> State:
    """Give the trick to its winner, and the farmers to the players who earned them."""
    seats = [(state.leader + place) % state.players for place in range(state.players)]
    winner = seats[winning_place(state.trick)]
    shared = shares(state.trick, seats, state.kingdoms, state.supply)
    earned = tuple(shared[seat] for seat in range(state.players))
    pairs = zip(state.kingdoms, earned, strict=True)
    kingdoms = tuple(kingdom.with_farmers(got) for kingdom, got in pairs)
    trick = Trick(state.leader, state.trick, winner, earned)
    return replace(
        state,
        kingdoms=kingdoms,
        supply=state.supply - sum(earned),
        leader=winner,
        trick=(),
        won=Won(winner, state.trick, onto=kingdoms[winner]),
        tricks=(*state.tricks, trick),
    )


def shares(
    cards: Sequence[Card], seats: Sequence[Seat], kingdoms: Sequence[Kingdom], supply: int
) -> dict[Seat, int]:
    """Share out a trick's farmers: to the winner first, then to the others clockwise. (UGO-31)"""
    winning, got = winning_place(cards), dict[Seat, int]()
    for place in _winner_first(winning, len(cards)):
        seat, due = seats[place], farmers_due(cards[place], cards[winning])
        got[seat] = min(due, supply - sum(got.values()), kingdoms[seat].room())
    return got


def _winner_first(place: int, players: int) -> Iterator[int]:
    yield place
    yield from (number for number in range(players) if number != place)


def _lay(state: State, seat: Seat, laying: Laying) -> State:
    won = verify_lay(state, seat, laying)
    kingdom = lands.lay(won.onto, won.cards, laying)
    laid = replace(state, kingdoms=with_at(state.kingdoms, seat, kingdom), won=won)
    return laid if any(laid.hands) else _end_round(laid)


def _end_round(state: State) -> State:
    """Keep the kingdoms and tricks to look back at, then deal again or end. (UGO-6 to UGO-8)"""
    ended, past = (*state.ended, state.kingdoms), (*state.past, state.tricks)
    if len(ended) < ROUNDS:
        starter = left_of(state.starter, state.players)
        state = deal(state.setup, state.round + 1, starter)
    return replace(state, ended=ended, past=past)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """List a seat's legal moves."""
    if state.is_over or seat != state.turn:
        return ()
    found: list[Move] = [Play(card) for card in state.hands[seat] if can_play(state, seat, card)]
    if state.won is not None and state.won.times < MOST_LAYINGS:
        choices = lands.layings(state.won.onto, state.won.cards)
        found += [Lay(laying) for laying in choices if laying != state.won.laying]
    return found


def can_play(state: State, seat: Seat, card: Card) -> bool:
    """Return whether a seat may play a card now."""
    return refusal_of(verify_play, state, seat, card) is None
