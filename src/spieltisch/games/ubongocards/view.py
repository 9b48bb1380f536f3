"""What one seat sees: its own hand, and what everyone has laid. Nothing else gets out of a state."""

from functools import lru_cache

import msgspec

from spieltisch.core.game import NOT_SEATED, Refusal, refusal_of
from spieltisch.core.setup import Millis, Seat
from spieltisch.games.ubongocards import rules
from spieltisch.games.ubongocards.ai.completion import largest_with
from spieltisch.games.ubongocards.layout import Breach, check
from spieltisch.games.ubongocards.material import (
    GOAL,
    Colour,
    Side,
    Symbol,
    colour_of,
)
from spieltisch.games.ubongocards.moves import Spot
from spieltisch.games.ubongocards.results import (
    RoundChecked,
    RoundLine,
    checked_of,
    line_of,
)
from spieltisch.games.ubongocards.scoring import tens, total
from spieltisch.games.ubongocards.spots import spots
from spieltisch.games.ubongocards.state import (
    MOST_STEPS,
    Agreed,
    Board,
    Laid,
    Phase,
    State,
    sides_in,
)


class CardView(msgspec.Struct, frozen=True):
    """A card and the six symbols of its upward side, in reading order, two in a row.

    `at` is where it lies; none while it is in the hand.
    """

    card: int
    symbols: tuple[Symbol, ...]
    at: Spot | None

    @property
    def side(self) -> Side:
        """The symbols as the rules represent them."""
        one, two, three, four, five, six = self.symbols
        return (one, two, three, four, five, six)


class PlayerView(msgspec.Struct, frozen=True):
    """A player as everyone sees them.

    `laid` lists their cards on the table, in the order they were laid; `in_hand` counts the others.
    `is_ready`: they are ready for the awaited round. `called_at` is when they called, `agreed` how (`wish`,
    or only `give_way`) and when they agreed to end the round. `steps` counts their laying moves in this
    round (at most the view's `most_steps`), `moved_at` is when they made the last. `total` is their points
    from all finished rounds, `tens` the number of rounds in which they got 10.
    """

    laid: tuple[CardView, ...]
    in_hand: int
    is_ready: bool
    called_at: Millis | None
    agreed: Agreed | None
    steps: int
    moved_at: Millis | None
    total: int
    tens: int

    @property
    def layout(self) -> Laid:
        """What they have laid, as the rules represent it."""
        return tuple(each.at.placed for each in self.laid if each.at is not None)


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know. Seats count from 0, clockwise; times are the table's.

    `phase`: `ready` (before round 1), `countdown` (hands are shown, laying begins at `starts_at`),
    `laying`, `window` (somebody has called, all stop; players who have laid `goal` cards may still call
    until `ends_at`), `checked` (the result), `over`. `awaited` is the number to send with `ready` once
    everything is loaded and seen; none while nobody is waiting for that. `hand` lists your own cards that
    are not laid, with `at` none. `call` is why a call would be refused now; none if it is allowed. `marks`:
    the table marks breaches during laying. Then `breaches` lists those of your own layout, and `spots` the
    places where your own cards, in hand or laid, would touch the other laid ones correctly; otherwise both
    are empty. `checked` is the result of the last round, in the phases `checked` and `over`. In these phases
    `possible` shows how your own nine cards could have been laid: a correct layout of `goal` cards, or a
    largest one if there is none; it is empty before, and for spectators. `ended` summarizes all finished
    rounds.
    """

    seat: Seat | None
    """Whose view it is; a spectator has none."""
    players: tuple[PlayerView, ...]
    phase: Phase
    round: int
    rounds: int
    """How many rounds the game has (`ended` lists those that are over); practice may stop earlier."""
    colour: Colour
    """The side of the cards that is up in this round."""
    goal: int
    """How many cards must be laid for a call."""
    since: Millis | None
    """When this phase began; none at the very beginning."""
    starts_at: Millis | None
    """When laying begins or began in this round."""
    ends_at: Millis | None
    """When calls no longer count; none before the first call."""
    window: Millis
    marks: bool
    most_steps: int
    awaited: int | None
    hand: tuple[CardView, ...]
    call: Refusal | None
    breaches: tuple[Breach, ...]
    spots: tuple[Spot, ...]
    checked: RoundChecked | None
    possible: tuple[Spot, ...]
    ended: tuple[RoundLine, ...]


def view_of(state: State, seat: Seat | None) -> View:
    """Return what a seat may see; None is a spectator."""
    own = None if seat is None or not state.boards else state.boards[seat]
    last = state.ended[-1:] if state.phase in {"checked", "over"} else ()
    return View(
        seat=seat,
        players=tuple(_player(state, each) for each in range(state.players)),
        phase=state.phase,
        round=state.round,
        rounds=state.most_rounds,
        colour=colour_of(state.round),
        goal=GOAL,
        since=state.since,
        starts_at=state.starts if state.boards else None,
        ends_at=state.ends,
        window=state.options.window,
        marks=state.options.marks,
        most_steps=MOST_STEPS,
        awaited=state.awaited,
        hand=() if own is None else _hand(state, own),
        call=NOT_SEATED if seat is None else refusal_of(rules.verify_call, state, seat),
        breaches=() if own is None else _breaches(state, own),
        spots=() if own is None else _spots(state, own),
        checked=next((checked_of(each) for each in last), None),
        possible=possible(own.cards, state.round) if own is not None and last else (),
        ended=tuple(line_of(each) for each in state.ended),
    )


def _player(state: State, seat: Seat) -> PlayerView:
    board = state.boards[seat] if state.boards else Board(())
    return PlayerView(
        laid=tuple(
            CardView(placed.card, state.sides[placed.card], Spot.of(placed))
            for placed in board.laid
        ),
        in_hand=len(board.hand),
        is_ready=seat in state.ready,
        called_at=board.called,
        agreed=board.agreed,
        steps=board.steps,
        moved_at=board.moved,
        total=total(state.ended, seat),
        tens=tens(state.ended, seat),
    )


def _hand(state: State, own: Board) -> tuple[CardView, ...]:
    return tuple(CardView(card, state.sides[card], None) for card in own.hand)


def _breaches(state: State, own: Board) -> tuple[Breach, ...]:
    return marked(own.laid, state.round) if state.options.marks else ()


@lru_cache(maxsize=256)
def marked(laid: Laid, number: int) -> tuple[Breach, ...]:
    """Show learners what is wrong in a layout during laying."""
    return check(laid, sides_in(number))


def _spots(state: State, own: Board) -> tuple[Spot, ...]:
    is_shown = state.options.marks and state.phase == "laying"
    return fitting(own.cards, own.laid, state.round) if is_shown else ()


@lru_cache(maxsize=256)
def fitting(cards: tuple[int, ...], laid: Laid, number: int) -> tuple[Spot, ...]:
    """Show learners the places where each of their cards would touch the others correctly."""
    return tuple(
        Spot.of(spot)
        for card in cards
        for spot in spots(rules.without(laid, card), card, sides_in(number))
    )


@lru_cache(maxsize=256)
def possible(cards: tuple[int, ...], number: int) -> tuple[Spot, ...]:
    """Show how a hand could have been laid; it depends only on the cards and is computed once. (UC-6)"""
    sides = sides_in(number)
    return tuple(
        Spot.of(placed) for placed in largest_with((), {each: sides[each] for each in cards})
    )
