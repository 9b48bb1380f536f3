"""Ubongo, the card game, in plain text: for the terminal and for golden games that a person can read."""

from collections.abc import Iterable

from spieltisch.core.setup import Seat
from spieltisch.games.ubongocards.moves import Agree, Call, Finish, Lay, Move, Ready, Spot, Take
from spieltisch.games.ubongocards.results import PlayerChecked
from spieltisch.games.ubongocards.state import State
from spieltisch.games.ubongocards.view import CardView, PlayerView, View


def tell(state: State, seat: Seat, move: Move) -> str:
    """Describe a move in one line, given the state before it."""
    return f"round {state.awaited or state.round}: seat {seat} {_doing(move)}"


def _doing(move: Move) -> str:
    match move:
        case Ready():
            return "is ready"
        case Lay(spot):
            return f"lays {_spot(spot)}"
        case Take(card):
            return f"takes {card} back"
        case Call():
            return "calls Ubongo!"
        case Agree(how):
            return "wishes to end the round" if how == "wish" else "would let the round end"
    return "ends the practice" if isinstance(move, Finish) else "wants to go on"


def draw(view: View) -> str:
    """Draw a view: each player, the check, and the viewer's own hand."""
    lines = [_headline(view)]
    lines += [_player_line(seat, player) for seat, player in enumerate(view.players)]
    if view.checked is not None:
        lines += [_checked_line(each) for each in view.checked.players]
    return "\n".join([*lines, *_own_lines(view)])


def _headline(view: View) -> str:
    who = "spectator" if view.seat is None else f"seat {view.seat}"
    how = ", agreed" if view.checked is not None and view.checked.is_agreed else ""
    return f"{who}: round {view.round}/{view.rounds}, {view.colour}, {view.phase}{how}"


def _player_line(seat: Seat, player: PlayerView) -> str:
    laid = " ".join(_spot(each.at) for each in player.laid if each.at is not None)
    called = "" if player.called_at is None else ", called"
    agreed = "" if player.agreed is None else f", {player.agreed.how}"
    ready = ", ready" if player.is_ready else ""
    return f"  {seat}: {player.total} points; {laid or 'nothing'} laid{called}{agreed}{ready}"


def _checked_line(each: PlayerChecked) -> str:
    breaches = [f"{breach.wrong} {_numbers(breach.cards)}" for breach in each.breaches]
    contacts = " ".join(_numbers(contact.cards) for contact in each.contacts)
    wrong = "; ".join(breaches) or "correct"
    return f"  {each.seat} gets {each.points}: contacts {contacts or 'none'}; {wrong}"


def _own_lines(view: View) -> list[str]:
    """Show the hand: with its symbols at first, later only by the cards' numbers."""
    if view.seat is None or view.phase not in {"countdown", "laying"}:
        return []
    own = view.players[view.seat]
    is_new = len(view.players) == 1 and not own.laid
    if view.phase == "countdown" or is_new:
        return [f"  card {_card(card)}" for card in view.hand]
    call = "may call" if view.call is None else view.call.code
    marks = "".join(f", {each.wrong} {_numbers(each.cards)}" for each in view.breaches)
    return [f"  hand: {_numbers((card.card for card in view.hand), ' ')}; {call}{marks}"]


def _card(card: CardView) -> str:
    return f"{card.card}: {' '.join(card.symbols)}"


def _spot(spot: Spot) -> str:
    return f"{spot.card}@{spot.x},{spot.y}{'^>v<'[spot.turn]}"


def _numbers(cards: Iterable[int], between: str = "-") -> str:
    return between.join(str(card) for card in cards)
