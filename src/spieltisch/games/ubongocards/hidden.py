"""Redeals the hidden cards, to prove that a view does not depend on them."""

import msgspec

from spieltisch.core.rng import Rng
from spieltisch.core.setup import Seat, seed_from
from spieltisch.games.ubongocards.material import STACK, deal_of
from spieltisch.games.ubongocards.state import Board, State

replace = msgspec.structs.replace


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Redeal the others' unseen cards and all hands to come in a way that is possible."""
    setup = replace(state.setup, seed=seed_from(str(rng.below(2**64))))
    seen = [_seen(state, each, seat) for each in range(len(state.boards))]
    shown = {card for cards in seen for card in cards}
    pile = list(rng.shuffled([card for card in range(STACK) if card not in shown]))
    boards = []
    for board, kept in zip(state.boards, seen, strict=True):
        new = [pile.pop() for _ in range(len(board.cards) - len(kept))]
        boards.append(replace(board, cards=tuple(sorted([*kept, *new]))))
    return replace(state, setup=setup, boards=tuple(boards))


def _seen(state: State, seat: Seat, by: Seat | None) -> set[int]:
    """Return the cards of a seat that another seat knows: those on the table, now or at the last check."""
    board: Board = state.boards[seat]
    if seat == by:
        return set(board.cards)
    checked = [each for each in state.ended if deal_of(each.number) == deal_of(state.round)]
    lay = {placed.card for each in checked for placed in each.checked[seat].laid}
    return lay | {placed.card for placed in board.laid}
