"""How a finished round is shown: every layout with its contacts and breaches, and the points."""

import msgspec

from spieltisch.core.setup import Millis, Seat
from spieltisch.games.ubongocards.layout import Breach, Contact, Wrong
from spieltisch.games.ubongocards.state import Checked, Round

Square = tuple[int, ...]
"""A square of the table as x and y."""


class MeetingView(msgspec.Struct, frozen=True):
    """Two squares side by side where two cards meet."""

    one: Square
    other: Square


class ContactView(msgspec.Struct, frozen=True):
    """Two cards, by their numbers, that touch as they should, and where their symbols meet."""

    cards: tuple[int, ...]
    meetings: tuple[MeetingView, ...]


class BreachView(msgspec.Struct, frozen=True):
    """What is wrong, with which cards, and on which squares.

    `one_pair`, `three_pairs`: cards touch with one symbol or with three. `crosswise`, `unequal`:
    symbols that face each other differ. `apart`: cards that are not connected to the rest.
    """

    wrong: Wrong
    cards: tuple[int, ...]
    squares: tuple[Square, ...]


class PlayerChecked(msgspec.Struct, frozen=True):
    """One player's layout as it was checked; `is_correct`: it has no breach. The cards stay on the table."""

    seat: Seat
    laid: int
    called: bool
    is_correct: bool
    points: int
    contacts: tuple[ContactView, ...]
    breaches: tuple[BreachView, ...]


class RoundChecked(msgspec.Struct, frozen=True):
    """How a round ended; `is_agreed`: by agreement, without any call."""

    round: int
    is_agreed: bool
    players: tuple[PlayerChecked, ...]


class PlayerLine(msgspec.Struct, frozen=True):
    """What one player did in a round, in short."""

    seat: Seat
    laid: int
    called: bool
    is_correct: bool
    points: int


class RoundLine(msgspec.Struct, frozen=True):
    """A finished round in short; `lasted` is in milliseconds."""

    round: int
    is_agreed: bool
    lasted: Millis
    players: tuple[PlayerLine, ...]


def checked_of(ended: Round) -> RoundChecked:
    """Show a finished round."""
    players = tuple(_checked(seat, each) for seat, each in enumerate(ended.checked))
    return RoundChecked(ended.number, ended.is_agreed, players)


def _checked(seat: Seat, each: Checked) -> PlayerChecked:
    return PlayerChecked(
        seat=seat,
        laid=len(each.laid),
        called=each.called,
        is_correct=not each.breaches,
        points=each.points,
        contacts=tuple(_contact(contact) for contact in each.contacts),
        breaches=tuple(breach_view(breach) for breach in each.breaches),
    )


def line_of(ended: Round) -> RoundLine:
    """Summarize a finished round."""
    players = tuple(
        PlayerLine(seat, len(each.laid), each.called, not each.breaches, each.points)
        for seat, each in enumerate(ended.checked)
    )
    return RoundLine(ended.number, ended.is_agreed, ended.lasted, players)


def _contact(contact: Contact) -> ContactView:
    met = tuple(MeetingView(one, other) for one, other in contact.meetings)
    return ContactView(contact.cards, met)


def breach_view(breach: Breach) -> BreachView:
    """Show a breach."""
    return BreachView(breach.wrong, breach.cards, breach.squares)
