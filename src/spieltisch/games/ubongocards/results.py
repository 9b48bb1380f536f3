"""How a finished round is shown: every layout with its contacts, its breaches and its points."""

import msgspec

from spieltisch.core.setup import Millis, Seat
from spieltisch.games.ubongocards.layout import Breach, Contact
from spieltisch.games.ubongocards.state import Checked, Round


class PlayerLine(msgspec.Struct, frozen=True):
    """A summary of what one player did in a round; `is_correct`: their layout has no breach."""

    seat: Seat
    laid: int
    called: bool
    is_correct: bool
    points: int


class PlayerChecked(PlayerLine, frozen=True):
    """One player's layout as it was checked. The cards stay on the table."""

    contacts: tuple[Contact, ...]
    breaches: tuple[Breach, ...]


class RoundChecked(msgspec.Struct, frozen=True):
    """How a round ended; `is_agreed`: by agreement, without any call."""

    round: int
    is_agreed: bool
    players: tuple[PlayerChecked, ...]


class RoundLine(msgspec.Struct, frozen=True):
    """A summary of a finished round; `lasted` is in milliseconds."""

    round: int
    is_agreed: bool
    lasted: Millis
    players: tuple[PlayerLine, ...]


def checked_of(ended: Round) -> RoundChecked:
    """Show a finished round."""
    players = tuple(_checked(seat, each) for seat, each in enumerate(ended.checked))
    return RoundChecked(ended.number, ended.is_agreed, players)


def line_of(ended: Round) -> RoundLine:
    """Summarize a finished round."""
    players = tuple(_line(seat, each) for seat, each in enumerate(ended.checked))
    return RoundLine(ended.number, ended.is_agreed, ended.lasted, players)


def _line(seat: Seat, each: Checked) -> PlayerLine:
    return PlayerLine(seat, len(each.laid), each.called, not each.breaches, each.points)


def _checked(seat: Seat, each: Checked) -> PlayerChecked:
    line = msgspec.structs.asdict(_line(seat, each))
    return PlayerChecked(**line, contacts=each.contacts, breaches=each.breaches)
