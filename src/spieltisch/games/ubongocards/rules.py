"""The rules of Ubongo, the card game: verify, then do. One rule, one place. (UC-4 to UC-16)"""

from collections.abc import Sequence

import msgspec

from spieltisch.core.errors import IllegalMove
from spieltisch.core.setup import Millis, Seat, Setup
from spieltisch.games.ubongocards import options, rounds
from spieltisch.games.ubongocards.layout import TURNS, WAYS, Placed, squares
from spieltisch.games.ubongocards.material import GOAL
from spieltisch.games.ubongocards.moves import (
    FAR,
    Agree,
    Agreement,
    Call,
    Disagree,
    Finish,
    Lay,
    Move,
    Ready,
    Spot,
    Take,
)
from spieltisch.games.ubongocards.state import MOST_DOUBTS, MOST_STEPS, Agreed, Board, Laid, State

replace = msgspec.structs.replace

LISTED_ONCE_IN = 4
"""Of the spots around the newest card, one in this many is listed, because all of them are too many."""


def start(setup: Setup) -> State:
    """Set the game up, or raise BadSetup."""
    options.verify(setup.players, setup.options)
    return State(setup)


def play(state: State, seat: Seat, move: Move, at: Millis) -> State:
    """Play a move, or raise IllegalMove."""
    if state.phase == "over":
        raise IllegalMove("game_over", "The game is over.")
    match move:
        case Ready(number):
            return _ready(state, seat, number, at)
        case Lay(spot):
            return _lay(state, seat, spot.placed, at)
        case Take(card):
            return _take(state, seat, card, at)
        case Call():
            verify_call(state, seat)
            return rounds.called(state, seat, at)
    return _end(state, seat, move, at)


def _end(state: State, seat: Seat, move: Agree | Disagree | Finish, at: Millis) -> State:
    """Play a move about the end of a round, or of practice."""
    match move:
        case Agree(how):
            return _agree(state, seat, how, at)
        case Disagree():
            return _disagree(state, seat)
    return _finish(state, at)


def _ready(state: State, seat: Seat, number: int, at: Millis) -> State:
    """Note who is ready; the last one starts the countdown."""
    if number != state.awaited:
        raise IllegalMove("not_awaited", "Nobody is waiting for this now.")
    if seat in state.ready:
        raise IllegalMove("already_so", "You have said so already.")
    noted = replace(state, ready=state.ready | {seat})
    return noted if len(noted.ready) < state.players else rounds.begin(noted, number, at)


def verify_laying(state: State, seat: Seat) -> Board:
    """Raise IllegalMove unless the round is running; return the seat's board. (UC-10, UC-12)"""
    if state.phase == "over":
        raise IllegalMove("game_over", "The game is over.")
    if state.phase == "window":
        raise IllegalMove("all_stop", "Somebody has called: all stop.")
    if state.phase != "laying":
        raise IllegalMove("not_laying", "Cards are laid only while a round runs.")
    return state.boards[seat]


def _lay(state: State, seat: Seat, spot: Placed, at: Millis) -> State:
    """Lay a card, or move and turn a laid one; the layout may be wrong, but not impossible. (UC-10)"""
    board = verify_laying(state, seat)
    if spot.card not in board.cards:
        why = f"Card {spot.card} is not one of your nine."
        raise IllegalMove("not_your_card", why, card=spot.card)
    if max(abs(spot.x), abs(spot.y)) > FAR:
        raise IllegalMove("far_outside", "Too far out: lay your cards nearer to the middle.")
    if spot in board.laid:
        raise IllegalMove("card_lies_there", "The card already lies there.")
    rest = without(board.laid, spot.card)
    below = next((other.card for other in rest if overlap(spot, other)), None)
    if below is not None:
        raise IllegalMove("cards_overlap", "Another card lies there.", card=below)
    return _laid(state, seat, (*rest, spot), at)


def _take(state: State, seat: Seat, card: int, at: Millis) -> State:
    """Take a card back into the hand. (UC-10)"""
    board = verify_laying(state, seat)
    rest = without(board.laid, card)
    if rest == board.laid:
        why = f"Card {card} does not lie on your table."
        raise IllegalMove("card_not_laid", why, card=card)
    return _laid(state, seat, rest, at)


def _laid(state: State, seat: Seat, laid: Laid, at: Millis) -> State:
    board = state.boards[seat]
    if board.steps >= MOST_STEPS:
        why = "You have moved cards too often in this round."
        raise IllegalMove("cards_moved_too_often", why)
    changed = replace(board, laid=laid, steps=board.steps + 1, moved=at)
    return rounds.with_board(state, seat, changed)


def without(laid: Laid, card: int) -> Laid:
    """Return a layout without a card."""
    return tuple(placed for placed in laid if placed.card != card)


def overlap(one: Placed, other: Placed) -> bool:
    """Return whether two cards overlap."""
    return not set(squares(one)).isdisjoint(squares(other))


def verify_call(state: State, seat: Seat) -> None:
    """Raise IllegalMove unless the seat has laid seven and may call. (UC-12)"""
    board = state.boards[seat] if state.phase == "window" else verify_laying(state, seat)
    if board.called is not None:
        raise IllegalMove("called_already", "You have called already.")
    laid = len(board.laid)
    if laid < GOAL:
        raise IllegalMove("too_few_laid", f"Lay {GOAL} cards before you call.", laid=laid)


def _agree(state: State, seat: Seat, how: Agreement, at: Millis) -> State:
    """Note who agrees to end the round; the last to agree ends it. (UC-16)"""
    board = verify_laying(state, seat)
    if board.agreed is not None and (board.agreed.how == "wish" or how == "give_way"):
        raise IllegalMove("already_so", "You have said so already.")
    noted = rounds.with_board(state, seat, replace(board, agreed=Agreed(how, at)))
    is_agreed = all(each.agreed is not None for each in noted.boards)
    return rounds.check(noted, at) if is_agreed else noted


def _disagree(state: State, seat: Seat) -> State:
    """Take an agreement back. (UC-16)"""
    board = verify_laying(state, seat)
    if board.agreed is None:
        raise IllegalMove("not_agreed", "You have not agreed to end the round.")
    if board.doubts >= MOST_DOUBTS:
        raise IllegalMove("doubted_too_often", "You have changed your mind too often.")
    return rounds.with_board(state, seat, replace(board, agreed=None, doubts=board.doubts + 1))


def _finish(state: State, at: Millis) -> State:
    """End practice, between two hands."""
    if not state.is_practice:
        raise IllegalMove("only_alone", "Only a lone player can end the game like this.")
    if state.phase != "checked":
        raise IllegalMove("hand_first", "Call or leave this hand before you end your practice.")
    return rounds.finish(state, at)


def due(state: State) -> Millis | None:
    """Return when time acts next: when laying begins, or when calls no longer count."""
    if state.phase == "countdown":
        return state.starts
    return state.ends if state.phase == "window" else None


def elapse(state: State, at: Millis) -> State:
    """Give the start signal, or check the layouts."""
    return rounds.lay_on(state, at) if state.phase == "countdown" else rounds.check(state, at)


def to_move(state: State) -> frozenset[Seat]:
    """Return the seats that the game waits for."""
    return frozenset(seat for seat in range(state.players) if moves(state, seat))


def awaited(state: State) -> frozenset[Seat]:
    """Return the seats that hold up the game: a call ends a round, but nobody has to make one."""
    if state.awaited is not None:
        return to_move(state)
    is_wished = any(
        board.agreed is not None and board.agreed.how == "wish" for board in state.boards
    )
    if state.phase != "laying" or not is_wished:
        return frozenset()
    return frozenset(seat for seat, board in enumerate(state.boards) if board.agreed is None)


def moves(state: State, seat: Seat) -> Sequence[Move]:
    """List legal moves of a seat: of the ways to lay a card, only some, for one card in hand."""
    if state.awaited is not None:
        ends = (Finish(),) if state.is_practice and state.phase == "checked" else ()
        return () if seat in state.ready else (Ready(state.awaited), *ends)
    if state.phase not in {"laying", "window"}:
        return ()
    board = state.boards[seat]
    calls = (Call(),) if board.may_call else ()
    return calls if state.phase == "window" else (*calls, *_laying_moves(board))


def _laying_moves(board: Board) -> Sequence[Move]:
    found: list[Move] = []
    if board.steps < MOST_STEPS:
        found += [
            Lay(Spot.of(spot)) for card in board.hand[:1] for spot in _spots(board.laid, card)
        ]
        found += [Take(placed.card) for placed in board.laid]
    if board.agreed is None:
        found += [Agree("wish"), Agree("give_way")]
    elif board.doubts < MOST_DOUBTS:
        found.append(Disagree())
    return found


def _spots(laid: Laid, card: int) -> Sequence[Placed]:
    """List some spots around the newest card, or each turn in the middle if none is laid."""
    if not laid:
        return [Placed(card, 0, 0, turn) for turn in range(TURNS)]
    newest = laid[-1]
    beside = [
        Placed(card, newest.x + way.x, newest.y + way.y, way.turn)
        for way in WAYS[newest.turn][::LISTED_ONCE_IN]
    ]
    near = [spot for spot in beside if max(abs(spot.x), abs(spot.y)) <= FAR]
    return [spot for spot in near if not any(overlap(spot, other) for other in laid)]
