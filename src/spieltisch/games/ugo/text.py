"""UGO! in plain text: for the terminal and for golden games that a person can read."""

from collections.abc import Mapping, Sequence

from spieltisch.core.analysis import Reason
from spieltisch.core.setup import Seat
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.moves import Move, Play
from spieltisch.games.ugo.state import State
from spieltisch.games.ugo.view import KingdomView, SectionView, View

Details = Mapping[str, str | int]


def tell(state: State, seat: Seat, move: Move) -> str:
    """Describe a move in one line, given the state before it."""
    trick = len(state.tricks) + isinstance(move, Play)
    return f"round {state.round}, trick {trick}: seat {seat} {_doing(state, move)}"


def _doing(state: State, move: Move) -> str:
    if isinstance(move, Play):
        return f"{'plays' if state.trick else 'leads'} {move.play}"
    again = "" if state.must_lay else " again"
    opens = f", opening {_list(move.lay.new)}" if move.lay.new else ""
    return f"lays{again} with {_list(move.lay.tops)} on top{opens}"


def done(view: View, move: Move) -> str:
    """Describe a move without saying who made it, given the view before it."""
    if isinstance(move, Play):
        return f"{'played' if view.trick else 'led'} {move.play}"
    opened = f", opening {_list(move.lay.new)}" if move.lay.new else ""
    return f"laid {_list(move.lay.tops)} on top{opened}"


def sentence(reason: Reason) -> str:
    """Return what stands out about a move, as a continuation of its description; empty if nothing does."""
    told, words = reason.details, ""
    match reason.code:
        case "led_while_out":
            words = f" while {_out(told)} still out"
        case "led_highest":
            words = f" when nobody else could have a higher {told['colour']}"
        case "took":
            words = f", taking the trick{_with_farmers(told)}{_covering(told)}"
        case "took_new_colours":
            least = "at least " if told["to_come"] else ""
            words = f", taking {least}{_count(told['colours'], 'new colour')}{_with_farmers(told)}"
            words += _covering(told)
        case "ahead":
            words = f", ahead so far{_for_colours(told)}"
        case "lost":
            words = ", losing the trick" + (f" for {_earned(told)}" if told["farmers"] else "")
        case "kept":
            words = ", when it mattered which card stays in hand"
        case "laid_order":
            words = ", where the order of the new lands counted"
        case "laid_low":
            words = f", with {str(told['cards']).replace(', ', ' and ')} over a higher card"
    return words


def _out(told: Details) -> str:
    named = str(told["cards"])
    if not named:
        return f"{told['higher']} higher {told['colour']} cards were"
    return named.replace(", ", " and ") + (" was" if told["higher"] == 1 else " were")


def _with_farmers(told: Details) -> str:
    return f" with {_count(told['farmers'], 'farmer')}" if told["farmers"] else ""


def _covering(told: Details) -> str:
    return f" and covering {told['covered']} with {told['covering']}" if told["covered"] else ""


def _for_colours(told: Details) -> str:
    return f" for {_count(told['colours'], 'new colour')}" if told["colours"] else ""


def _earned(told: Details) -> str:
    is_sure = told["least"] == told["farmers"]
    return ("" if is_sure else "up to ") + _count(told["farmers"], "farmer")


def _count(number: str | int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


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
