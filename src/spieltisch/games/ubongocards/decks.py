"""The game's decks: three stacks of 36 cards, frozen in `data`. (UC-1 to UC-3)"""

from functools import cache

import msgspec

from spieltisch.core.errors import BadSetup
from spieltisch.games.frozen_data import frozen
from spieltisch.games.ubongocards.material import (
    ROUNDS,
    STACK,
    STACKS,
    Colour,
    Side,
    colour_of,
    smallest,
    stack_of,
)

FILE = "ubongocards-decks.json"


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card with its two sides."""

    white: Side
    black: Side

    def side(self, colour: Colour) -> Side:
        """Return the side of a colour."""
        return self.white if colour == "white" else self.black


class Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of two rounds."""

    rounds: tuple[int, int]
    cards: tuple[Card, ...]


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards of the game."""

    stacks: tuple[Stack, ...]


def verify(decks: Decks) -> None:
    """Refuse decks that are not three stacks of 36 different cards. (UC-1, UC-3)"""
    rounds = [stack.rounds for stack in decks.stacks]
    if rounds != [(2 * n + 1, 2 * n + 2) for n in range(STACKS)]:
        raise BadSetup("wrong_stacks", "The decks are three stacks, for two rounds each.")
    for number in range(1, ROUNDS + 1):
        sides = sides_of(decks, number)
        if len(sides) != STACK:
            raise BadSetup(
                "wrong_stack", f"The stack of round {number} does not have {STACK} cards."
            )
        if len({smallest(side) for side in sides}) != STACK:
            raise BadSetup("equal_cards", f"Two cards of round {number} are equal.")


def sides_of(decks: Decks, number: int) -> tuple[Side, ...]:
    """Return the sides of a round in the order of their cards."""
    colour = colour_of(number)
    return tuple(card.side(colour) for card in decks.stacks[stack_of(number)].cards)


def encode(decks: Decks) -> bytes:
    """Write decks as JSON, one card per line."""
    stacks = []
    for stack in decks.stacks:
        cards = b",\n".join(msgspec.json.encode(card) for card in stack.cards)
        rounds = msgspec.json.encode(stack.rounds)
        stacks.append(b'{"rounds":' + rounds + b',"cards":[\n' + cards + b"\n]}")
    return b'{"stacks":[\n' + b",\n".join(stacks) + b"\n]}\n"


def decode(content: bytes) -> Decks:
    """Read decks from JSON and verify them."""
    try:
        decks = msgspec.json.decode(content, type=Decks)
    except msgspec.MsgspecError as error:
        raise BadSetup("not_decks", f"This is not a file of decks: {error}.") from None
    verify(decks)
    return decks


@cache
def frozen_decks() -> Decks:
    """Read the decks of the box, verified by their checksum."""
    return decode(frozen(FILE))
