"""UGO! in plain text: for the terminal and for golden games that a person can read."""

from collections.abc import Sequence

from spieltisch.core.setup import Seat
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.rules import Move, Play
from spieltisch.games.ugo.state import State
from spieltisch.games.ugo.view import KingdomView, SectionView, View


def tell(state: State, seat: Seat, move: Move) -> str:
    """Say in a line what a move is, given the state before it."""
    trick = len(state.tricks) + isinstance(move, Play)
    return f"round {state.round}, trick {trick}: seat {seat} {_deed(state, move)}"


def _deed(state: State, move: Move) -> str:
    if isinstance(move, Play):
        return f"{'plays' if state.trick else 'leads'} {move.play}"
    again = "" if state.must_lay else " again"
    opens = f", opening {_list(move.lay.new)}" if move.lay.new else ""
    return f"lays{again} with {_list(move.lay.tops)} on top{opens}"


def draw(view: View) -> str:
    """Draw a view: what lies open, each kingdom, and the hand."""
    lines = [_headline(view), *_trick_lines(view)]
    lines += [_kingdom_line(view, seat) for seat in range(view.players)]
    lines += [_round_line(number, each.scores) for number, each in enumerate(view.ended, 1)]
    if view.seat is not None:
        lines.append("  hand: " + (_hand(view) or "none"))
    return "\n".join(lines)


def _headline(view: View) -> str:
    who = "spectator" if view.seat is None else f"seat {view.seat}"
    turn = (
        "over" if view.turn is None else f"seat {view.turn} {'lays' if view.must_lay else 'plays'}"
    )
    return (
        f"{who}: round {view.round}/{view.rounds}, trick {view.trick_number}, {turn}; "
        f"supply {view.supply}, aside {view.aside}"
    )


def _trick_lines(view: View) -> list[str]:
    lines = []
    if view.trick:
        lines.append(f"  trick from seat {view.leader}: {_list(view.trick)}")
    if view.laying is not None:
        state = "laid" if view.laying.laid else "to lay"
        lines.append(f"  won by seat {view.laying.winner}, {state}: {_list(view.laying.cards)}")
    return lines


def _kingdom_line(view: View, seat: Seat) -> str:
    kingdom = view.kingdoms[seat]
    return (
        f"  {seat}: {_kingdom(kingdom)} = {kingdom.score}"
        f" (total {view.totals[seat]}, {view.hand_sizes[seat]} cards)"
    )


def _kingdom(kingdom: KingdomView) -> str:
    return " | ".join(_section(section) for section in kingdom.sections)


def _section(section: SectionView) -> str:
    farmers = f" {section.farmers}/{section.needed}" if section.needed else ""
    land = f" {section.pile[-1]} of {len(section.pile)}" if section.pile else " -"
    return f"{section.name}{farmers}{land}"


def _round_line(number: int, scores: Sequence[int]) -> str:
    return f"  round {number}: " + " ".join(str(score) for score in scores)


def _hand(view: View) -> str:
    return ", ".join(f"{held.card}{'' if held.refusal is None else '*'}" for held in view.hand)


def _list(things: Sequence[str | Card]) -> str:
    return ", ".join(str(thing) for thing in things)
