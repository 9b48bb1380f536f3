"""The box of the card game: 108 cards in three stacks, and a score sheet. (UC-1, UC-2)"""

from typing import Final

from spieltisch.core.paper import (
    Cutout,
    Document,
    Language,
    OwnSets,
    Printables,
    Scores,
    Sheets,
    Side,
    Stack,
)
from spieltisch.games.drawings import drawings, spoken
from spieltisch.games.ubongocards.decks import Card, Decks, decode, frozen_decks
from spieltisch.games.ubongocards.decks import Stack as Deck
from spieltisch.games.ubongocards.material import ROUNDS, Colour
from spieltisch.games.ubongocards.printing.faces import face, ground_of
from spieltisch.games.ubongocards.printing.words import WORDS

GAME: Final = "ubongocards"
SIZE: Final = (44.0, 66.0)
"""A card is two symbols wide and three symbols high."""


def box(language: Language) -> list[Document]:
    """Return everything to cut out or to write on."""
    words, title = WORDS[language], spoken(GAME, language)["title"]
    return [
        _cards(frozen_decks(), language),
        Scores(
            name=f"{GAME}-scores",
            title=f"{title} · {words['scores']}",
            rows=tuple(words["round"].format(number=number + 1) for number in range(ROUNDS)),
            total=words["total"],
            art=drawings(GAME)["white crown"],
        ),
    ]


def own_documents(language: Language, own: Decks) -> list[Document]:
    """Return the documents that depend on a person's own set."""
    return [_cards(own, language)]


def _cards(decks: Decks, language: Language) -> Sheets:
    return Sheets(
        name=f"{GAME}-cards",
        title=f"{spoken(GAME, language)['title']} · {WORDS[language]['cards']}",
        width=SIZE[0],
        height=SIZE[1],
        stacks=tuple(_stack(deck, language) for deck in decks.stacks),
    )


def _stack(deck: Deck, language: Language) -> Stack:
    first, second = deck.rounds
    return Stack(
        WORDS[language]["rounds"].format(first=first, second=second),
        tuple(
            Cutout(_side(card, "white", first), _side(card, "black", second)) for card in deck.cards
        ),
    )


def _side(card: Card, colour: Colour, number: int) -> Side:
    return Side(face(card.side(colour), colour, number), ground_of(colour))


PRINTABLES: Final = Printables(box, own_sets=OwnSets(decode, own_documents))
